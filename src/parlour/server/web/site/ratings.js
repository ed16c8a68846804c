// The ratings: the ranking of each game.
import { signal } from '../vendor/signals.js'
import { callApi, currentPerson } from '../core/api.js'
import { html } from '../core/html.js'
import { locale, say } from '../core/i18n.js'
import { startPage, reportRefusal } from './layout.js'
import { games, readGames } from './games.js'

/** @typedef {import('../core/wire.js').Rated} Rated */
const chosen = signal('')
const mine = signal('')
/** @type {import('../vendor/signals-core.js').Signal<Rated[]>} */
const ladder = signal([])

const show = async (/** @type {string} */ game) => {
  ladder.value = await callApi(`/api/ratings/${encodeURIComponent(game)}`)
  chosen.value = game
  history.replaceState(null, '', `#${game}`)
}
const load = async () => {
  const [person] = await Promise.all([currentPerson(), readGames()])
  mine.value = person.person
  const wanted = location.hash.slice(1)
  await show(games.value.find(each => each.game === wanted)?.game ?? games.value[0].game)
}
const rounded = (/** @type {number} */ value) => value.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const Ratings = () => html`
  <h1>${say('rate.title')}</h1>
  <p class="soft">${say('rate.how')}</p>
  <div class="tabs" role="group" aria-label=${say('rate.game')}>
    ${games.value.map(
      each => html`
        <button
          type="button"
          key=${each.game}
          aria-pressed=${each.game === chosen.value}
          onClick=${reportRefusal(() => show(each.game))}
        >
          ${each.title}
        </button>
      `,
    )}
  </div>
  <section class="box wide">
    ${
      ladder.value.length
        ? html`
            <table>
              <thead>
                <tr>
                  <th scope="col" class="number">${say('rate.place')}</th>
                  <th scope="col">${say('rate.name')}</th>
                  <th scope="col" class="number">${say('rate.shown')}</th>
                  <th scope="col" class="number">${say('rate.mean')}</th>
                  <th scope="col" class="number">${say('rate.games')}</th>
                </tr>
              </thead>
              <tbody>
                ${ladder.value.map(
                  (each, nth) => html`
                    <tr key=${each.person} class=${each.person === mine.value ? 'mine' : ''}>
                      <td class="number">${nth + 1}</td>
                      <td class="called">${each.name}${each.person === mine.value ? ` (${say('rate.you')})` : ''}</td>
                      <td class="number"><b>${rounded(each.shown)}</b></td>
                      <td class="number">${rounded(each.mean)} ± ${rounded(each.spread)}</td>
                      <td class="number">${each.games}</td>
                    </tr>
                  `,
                )}
              </tbody>
            </table>
          `
        : html`<p class="none">${say('rate.none')}</p>`
    }
  </section>
`

await startPage('ratings', Ratings, load)
