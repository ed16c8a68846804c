// What every page around the table has: its words, the head with the ways to the others, and a sentence when offline.
import { signal } from '../vendor/signals.js'
import { html, render } from '../js/core/html.js'
import { wearPrefs } from '../js/core/prefs.js'
import { readWords, say } from '../js/core/words.js'

/** Whether the browser has a network, and the page a line where it needs one. */
export const online = signal(navigator.onLine)
/**
 * What the page has to say: a refusal, or that something was done.
 * @type {import('../vendor/signals-core.js').Signal<{text: string, bad: boolean}>}
 */
export const message = signal({ text: '', bad: false })
const WAYS = [
  ['/', 'nav.lobby'],
  ['/me', 'nav.me'],
  ['/ratings', 'nav.ratings'],
  ['/check', 'nav.check'],
]

/** @param {string} text @param {boolean} [bad] */
export const tell = (text, bad = false) => {
  message.value = { text, bad }
}

/** Does something, and tells why if it is refused. @param {(event?: any) => any} doing */
export const tried = doing => async (/** @type {any} */ event) => {
  event?.preventDefault?.()
  tell('')
  try {
    await doing(event)
  } catch (no) {
    tell(navigator.onLine ? /** @type {Error} */ (no).message : say('offline.wait'), true)
  }
}

/** @param {{name: string, children?: any}} given */
const Frame = ({ name, children }) => html`
  <a class="skip sr" href="#main">${say('nav.skip')}</a>
  <header class="head">
    <a class="brand" href="/"><span aria-hidden="true">♣</span> Parlour</a>
    <nav aria-label=${say('nav.name')}>
      ${WAYS.map(
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
 * @param {any} Page
 * @param {() => Promise<unknown>} [load] what must be there before; a refusal is told on the page
 */
export const begin = async (name, Page, load) => {
  wearPrefs()
  addEventListener('online', () => {
    online.value = true
  })
  addEventListener('offline', () => {
    online.value = false
  })
  await readWords(new URL('./text/', import.meta.url))
  document.title = `${say(`title.${name}`)} · Parlour`
  if (load) await tried(load)(undefined)
  render(html`<${Frame} name=${name}><${Page}/></${Frame}>`, /** @type {Element} */ (document.getElementById('page')))
}
