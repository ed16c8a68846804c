// A game as a tile on the felt: one press plays it; below that to learn it, its rules, and a table of one's own.
import { callApi } from '../../core/api.js'
import { suitOf } from '../../core/cards.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { reportRefusal } from '../layout.js'
import { hashOf } from '../games.js'
import { playNow } from './play.js'

/** @typedef {import('../../core/wire.js').Opened} Opened */

const SPRITE = new URL('../../cards/cards.svg', import.meta.url).pathname
const FAN = 3
const PACK = 52

/** Three cards that stand for a game: always the same, and no two alike. @param {string} game */
const fanOf = game => Array.from({ length: FAN }, (_, nth) => ((hashOf(game) * 7 + nth * 17) % PACK) + 1)

/** How many play it. @param {import('../games.js').GameFacts} game */
const seatsOf = game =>
  game.least === game.most ? say('game.seats', { count: game.least }) : say('game.seats-between', { least: game.least, most: game.most })

/** @param {{game: import('../games.js').GameFacts, onSetUp: () => void}} given */
export const GameCard = ({ game, onSetUp }) => {
  const learn = reportRefusal(async () => {
    const { table } = /** @type {Opened} */ (await callApi('/api/learn', { game: game.game }))
    location.href = `/t/${table}`
  })
  return html`
    <li class="game" data-game=${game.game}>
      <button
        type="button"
        class="quick"
        title=${game.summary}
        aria-label=${say('game.play-of', { game: game.title })}
        onClick=${playNow(game.game)}
      >
        <span class="fan" aria-hidden="true">
          ${fanOf(game.game).map(
            (code, nth) => html`
              <svg class="fanned ${suitOf(code)}" viewBox="0 0 240 336" style=${{ '--nth': nth - 1 }}>
                <use href=${`${SPRITE}#f${code}`} />
              </svg>
            `,
          )}
        </span>
        <b>${game.title}</b>
        <small>${seatsOf(game)}</small>
      </button>
      <div class="ways">
        ${
          game.guided
            ? html`
                <button
                  type="button"
                  class="learn"
                  aria-label=${say('game.learn-of', { game: game.title })}
                  onClick=${learn}
                >
                  ${say('game.learn')}
                </button>
              `
            : null
        }
        <button
          type="button"
          class="set-up"
          aria-label=${say('game.set-up-of', { game: game.title })}
          onClick=${onSetUp}
        >
          ${say('game.set-up')}
        </button>
        <a class="button" href=${`/rules/${game.game}`} aria-label=${say('game.rules-of', { game: game.title })}>
          ${say('game.rules')}
        </a>
      </div>
    </li>
  `
}
