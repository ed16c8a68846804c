// What every page of the site has: its texts, the header with the navigation, messages, and a sentence when offline.
import { signal } from '../vendor/signals.js'
import { html, render } from '../core/html.js'
import { applyPrefs } from '../core/prefs.js'
import { loadTexts, say } from '../core/i18n.js'

/** Whether the browser has a network, and the page a connection where it needs one. */
export const online = signal(navigator.onLine)
/**
 * What the page has to say: a refusal, or that something was done.
 * @type {import('../vendor/signals-core.js').Signal<{text: string, bad: boolean}>}
 */
export const message = signal({ text: '', bad: false })
const NAVIGATION = [
  ['/', 'nav.lobby'],
  ['/me', 'nav.me'],
  ['/ratings', 'nav.ratings'],
  ['/check', 'nav.check'],
]

/** @param {string} text @param {boolean} [bad] */
export const showMessage = (text, bad = false) => {
  message.value = { text, bad }
}

/**
 * Does something when something happens, and shows why if it is refused.
 * @param {(event: Event) => unknown} doing
 * @returns {(event?: Event) => Promise<void>}
 */
export const reportRefusal = doing => async event => {
  event?.preventDefault()
  showMessage('')
  try {
    await doing(/** @type {Event} */ (event))
  } catch (no) {
    showMessage(navigator.onLine ? /** @type {Error} */ (no).message : say('offline.wait'), true)
  }
}

/** @param {{name: string, children?: unknown}} given */
const Layout = ({ name, children }) => html`
  <a class="skip sr" href="#main">${say('nav.skip')}</a>
  <header class="head">
    <a class="brand" href="/"><span aria-hidden="true">♣</span> Parlour</a>
    <nav aria-label=${say('nav.name')}>
      ${NAVIGATION.map(
        ([way, key]) => html`
          <a href=${way} aria-current=${way === location.pathname ? 'page' : undefined}>${say(key)}</a>
        `,
      )}
    </nav>
  </header>
  <main id="main" class=${name} tabindex="-1">
    <p class="offline" role="status">${online.value ? '' : say('offline')}</p>
    <p class="message${message.value.bad ? ' bad' : ''}" role="status">${message.value.text}</p>
    ${children}
  </main>
  <footer class="foot"><span>${say('foot.fair')}</span> <a href="/api">${say('foot.api')}</a></footer>
`

/**
 * Begins a page.
 * @param {string} name
 * @param {import('../core/html.js').Component} Page
 * @param {() => Promise<unknown>} [load] what must be there before; a refusal is told on the page
 * @param {...URL} folders texts beside those of all pages
 */
export const startPage = async (name, Page, load, ...folders) => {
  applyPrefs()
  addEventListener('online', () => {
    online.value = true
  })
  addEventListener('offline', () => {
    online.value = false
  })
  await loadTexts(new URL('./text/', import.meta.url), ...folders)
  document.title = `${say(`title.${name}`)} · Parlour`
  if (load) await reportRefusal(load)()
  render(html`<${Layout} name=${name}><${Page}/></${Layout}>`, /** @type {Element} */ (document.getElementById('page')))
  if (localStorage.getItem('parlour.likes')) (await import('./people/challenges.js')).pollChallenges()
}
