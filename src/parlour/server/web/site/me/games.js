// The games that are on and those that are over, with what can be done with each.
import { useState } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { dated, ordinal, say, tableTitle } from '../../core/i18n.js'
import { titleOf } from '../games.js'

/** @typedef {import('./main.js').Played} Played */
const AT_FIRST = 20

/** @type {Intl.DateTimeFormatOptions} */
const DAY_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' }

/** @param {Played} played */
const named = played => titleOf(played.game, played.variant)
/** @param {Played} played */
const others = played =>
  played.seats
    .filter((_, seat) => seat !== played.you)
    .map(each => (each.place ? `${each.name} (${each.place}.)` : each.name))
    .join(', ')

/** @param {{tables: import('../../core/wire.js').MyTable[]}} given */
export const Opened = ({ tables }) =>
  tables.length
    ? html`
        <section class="box opened">
          <h2>${say('me.tables')}</h2>
          <p class="soft">${say('me.tables-how')}</p>
          <ul>
            ${tables.map(
              each => html`
                <li class="played" key=${each.table} data-table=${each.table}>
                  <div>
                    <b>${tableTitle(each.title) || titleOf(each.game, each.variant)}</b>${' '}
                    <span class="soft">${each.title ? `${titleOf(each.game, each.variant)} · ` : ''}${dated(each.made, DAY_AND_TIME)}</span>
                    <div class="people soft">
                      ${say(`status.${each.status}`)} · ${say('tables.people', { people: each.people, seats: each.seats })}
                    </div>
                  </div>
                  <span class="ways"><a class="button" href=${`/t/${each.table}`}>${say('me.go')}</a></span>
                </li>
              `,
            )}
          </ul>
        </section>
      `
    : null

/** @param {{games: Played[]}} given */
export const Running = ({ games }) => html`
  <section class="box">
    <h2>${say('me.running')}</h2>
    ${
      games.length
        ? html`
            <ul>
              ${games.map(
                each => html`
                  <li class="played" key=${each.table}>
                    <div>
                      <b>${named(each)}</b> <span class="soft">${dated(each.began, DAY_AND_TIME)}</span>
                      <div class="people soft">${others(each)}</div>
                    </div>
                    <span class="ways"><a class="button go" href=${`/t/${each.table}`}>${say('me.back')}</a></span>
                  </li>
                `,
              )}
            </ul>
          `
        : html`<p class="none">${say('me.running-none')} <a href="/">${say('lobby.now')}</a></p>`
    }
  </section>
`

/** @param {{games: Played[]}} given */
export const Finished = ({ games }) => {
  const [all, setAll] = useState(false)
  const shown = all ? games : games.slice(0, AT_FIRST)
  const hasSeries = (/** @type {Played} */ played) => games.filter(each => each.table === played.table).length > 1
  return html`
    <section class="box">
      <h2>${say('me.finished')}</h2>
      ${
        games.length
          ? html`
              <ul>
                ${shown.map(
                  each => html`
                    <${Over} key=${`${each.table}.${each.number}`} played=${each} hasSeries=${hasSeries(each)} />
                  `,
                )}
              </ul>
            `
          : html`<p class="none">${say('me.finished-none')}</p>`
      }
      ${
        shown.length < games.length
          ? html`
              <button type="button" onClick=${() => setAll(true)}>${say('me.more', { count: games.length })}</button>
            `
          : null
      }
    </section>
  `
}

/** @param {{played: Played, hasSeries: boolean}} given */
const Over = ({ played, hasSeries }) => {
  const { table, number, you, seats } = played
  const place = you === null ? 0 : seats[you].place
  const name = `${named(played)}, ${dated(played.ended, DAY_AND_TIME)}`
  return html`
    <li class="played" data-game=${`${table}.${number}`}>
      <div>
        <b>${named(played)}</b> <span class="soft">${dated(played.ended, DAY_AND_TIME)}${played.rated ? ` · ${say('me.rated')}` : ''}</span>
        <div class="people">
          <span class=${place === 1 ? 'won' : ''}>
            ${
              place === 1
                ? `♛ ${say('me.won')}`
                : place
                  ? say('me.place', { place: ordinal(place), count: seats.length })
                  : you === null
                    ? ''
                    : say('me.no-result')
            }
          </span> <span class="soft">${others(played)}</span>
        </div>
      </div>
      <span class="ways">
        <a class="button" href=${`/g/${table}/${number}`} aria-label=${`${say('me.replay')}: ${name}`}>
          ${say('me.replay')}
        </a>
        <a
          class="button"
          href=${`/api/tables/${table}/games/${number}/export`}
          download
          aria-label=${`${say('me.download')}: ${name}`}
        >
          ${say('me.download')}
        </a>
        <a class="button" href=${`/g/${table}/${number}#fork`} aria-label=${`${say('me.fork')}: ${name}`}>
          ${say('me.fork')}
        </a>
        ${
          hasSeries
            ? html`<a class="button" href=${`/series/${table}`} aria-label=${`${say('me.series')}: ${name}`}>${say('me.series')}</a>`
            : null
        }
      </span>
    </li>
  `
}
