// The clubs one is in, with how many of each are here; their pages and the way to a new one.
import { signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'

/** @type {import('../../vendor/signals-core.js').Signal<import('../../core/wire.js').ClubLine[]>} */
const clubs = signal([])
const EVERY = 20_000
let isPolling = false

/** Reads them, and again now and then while somebody looks who is in one. */
export const loadClubs = async () => {
  clubs.value = await callApi('/api/clubs')
  if (isPolling || !clubs.value.length) return
  isPolling = true
  setInterval(() => {
    if (!document.hidden && navigator.onLine) loadClubs().catch(() => undefined)
  }, EVERY)
}

/** @param {import('../../core/wire.js').ClubLine} club */
const newsOf = ({ here, members, tables }) =>
  [say('clubs.here', { here, count: members }), tables ? say('clubs.tables', { count: tables }) : ''].filter(Boolean).join(' · ')

export const Clubs = () => html`
  <h2 class="clubs-title">${say('clubs.title')}</h2>
  ${
    clubs.value.length
      ? html`
          <ul class="clubs">
            ${clubs.value.map(
              each => html`
                <li key=${each.club} data-club=${each.club}>
                  <a class="club-way" href=${`/club/${each.club}`}><span aria-hidden="true">♣</span> ${each.name}</a>
                  <span class="soft">${newsOf(each)}</span>
                </li>
              `,
            )}
          </ul>
        `
      : html`<p class="soft">${say('clubs.none')}</p>`
  }
  <p><a href="/club">${say('clubs.found')}</a></p>
`
