// When all is over, for the director alone: pairs of whom one has lost to the other more than chance brings. A hint, no verdict.
import { useEffect } from '../../../vendor/hooks.js'
import { signal } from '../../../vendor/signals.js'
import { callApi } from '../../../core/api.js'
import { html } from '../../../core/html.js'
import { reportRefusal } from '../../layout.js'
import { path } from '../state.js'
import { rounded } from '../words.js'
import { say } from '../texts.js'

/** @type {import('../../../vendor/signals-core.js').Signal<import('../../../core/wire.js').TournamentTransfers | null>} */
const found = signal(null)

const read = reportRefusal(async () => {
  found.value = await callApi(`${path}/transfers`)
})

export const Transfers = () => {
  useEffect(() => {
    read()
  }, [])
  if (!found.value) return null
  const { measured, pairs } = found.value
  return html`
    <section class="box transfers" aria-labelledby="transfers">
      <h2 id="transfers">${say('transfers.title')}</h2>
      <p class="soft">${say(measured ? 'transfers.how' : 'transfers.too-few', { count: measured })}</p>
      ${pairs.length ? html`<${Pairs} pairs=${pairs} />` : null}
      ${measured && !pairs.length ? html`<p class="none">${say('transfers.none')}</p>` : null}
    </section>
  `
}

/** @param {{pairs: import('../../../core/wire.js').UnusualPair[]}} given */
const Pairs = ({ pairs }) => html`
  <div class="wide" tabindex="0" role="region" aria-labelledby="transfers">
    <table>
      <thead>
        <tr>
          ${['loser', 'winner'].map(each => html`<th scope="col">${say(`transfers.${each}`)}</th>`)}
          ${['games', 'amount', 'expected', 'z'].map(each => html`<th scope="col" class="number">${say(`transfers.${each}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${pairs.map(
          each => html`
            <tr key=${`${each.loser}.${each.winner}`}>
              <td>${each.loserName}</td>
              <td>${each.winnerName}</td>
              <td class="number">${each.games}</td>
              ${[each.amount, each.expected, each.z].map(value => html`<td class="number">${rounded(value)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`
