// The commands of a table beside moves: sit down, begin, play again, pause, undo, vote.
import { callApi } from '../../core/api.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { sendCommand, sit } from '../state/connection.js'
import { isHost, connection, nameOf, scene, seats, settings, showNotice, table, tournament, you } from '../state/store.js'
import { dialog } from './dialogs.js'
import { isSeeking, SeekCommands } from './seek.js'

const Button = (/** @type {{key: string, what: () => void, strong?: boolean, name?: string}} */ { what, strong, name }) =>
  html`<button type="button" class=${strong ? 'go' : ''} onClick=${what}>${name}</button>`

export const Commands = () => {
  const { status, vote } = seats.value
  const mine = you.value === null ? null : seats.value.seats[you.value]
  const free = seats.value.seats.some(each => each.kind === 'empty')
  return html`
    <div class="commands">
      ${
        connection.value.on && you.value === null && free && status !== 'closed' && !tournament.value
          ? html`<${Button} strong name=${say('command.sit')} what=${() => sit(-1)} />`
          : null
      }
      ${
        mine?.house && status === 'playing'
          ? html`<p>${say('house.plays')}</p><${Button} strong name=${say('command.back')} what=${() => sendCommand('back')} />`
          : null
      }
      ${
        isHost.value && status === 'open'
          ? html`
              <${Button}
                strong
                name=${say(free && settings.value.fill ? 'command.begin-filled' : 'command.begin')}
                what=${() => sendCommand('begin')}
              />
            `
          : null
      }
      ${isSeeking() ? html`<${SeekCommands} />` : null}
      ${
        status === 'open' && !tournament.value
          ? html`
              <${Button}
                name=${say('command.invite')}
                what=${() => {
                  dialog.value = 'invite'
                }}
              />
            `
          : null
      }
      ${
        you.value !== null && status === 'over' && !tournament.value
          ? html`
              <${Button} strong name=${say('command.rematch')} what=${() => sendCommand('rematch')} />
              <${Button}
                name=${say('command.results')}
                what=${() => {
                  dialog.value = 'results'
                }}
              />
            `
          : null
      }
      ${
        tournament.value && status !== 'playing'
          ? html`<a class="button" href=${`/tournament/${tournament.value}`}>${say('command.tournament')}</a>`
          : null
      }
      ${isLeft() ? html`<${Button} name=${say('command.walkover')} what=${() => sendCommand('walkover')}/>` : null}
      ${vote ? html`<${Vote}/>` : null}
    </div>
  `
}

/** Whether all other people in the game are away. */
const isLeft = () => {
  const rivals = seats.value.seats.filter(each => each.kind === 'person' && each.seat !== you.value)
  return (
    !tournament.value &&
    you.value !== null &&
    seats.value.status === 'playing' &&
    rivals.length > 0 &&
    rivals.every(each => each.house || each.here === false)
  )
}

const Vote = () => {
  const vote = seats.value.vote
  if (!vote) return null
  const mine = you.value !== null && !vote.agreed.includes(you.value)
  return html`
    <p class="vote">
      ${say(`vote.${vote.what}`, { name: nameOf(vote.askedBy), other: nameOf(vote.seat) })}${' '}
      <small>${say('vote.count', { agreed: vote.agreed.length, needed: vote.needed })}</small>
      ${
        mine
          ? html`
              <${Button} strong name=${say('vote.yes')} what=${() => sendCommand('vote', { yes: true })} />
              <${Button} name=${say('vote.no')} what=${() => sendCommand('vote', { yes: false })} />
            `
          : null
      }
    </p>
  `
}

/** All that a player of a tournament decides at the table. */
const SitOut = () => {
  const mine = you.value === null ? null : seats.value.seats[you.value]
  if (!mine) return null
  const what = mine.house ? 'back' : 'stand'
  return html`<${Button} name=${say(mine.house ? 'command.back' : 'command.sit-out')} what=${() => sendCommand(what)} />`
}

/** Likes whoever sits there, to find them again in the lobby; they are not told. @param {number} seat @param {string} name */
const like = async (seat, name) => {
  try {
    await callApi('/api/people/like', { table, seat, on: true })
    localStorage.setItem('parlour.likes', '1')
    showNotice(say('command.liked', { name }))
  } catch (no) {
    showNotice(/** @type {Error} */ (no).message, true)
  }
  dialog.value = ''
}

/** The table's own menu, in the header. */
export const TableMenu = () => {
  const { status } = seats.value
  const playing = status === 'playing'
  const seated = you.value !== null
  const paused = scene.value?.clock?.paused
  const casual = settings.value.casual !== false
  if (tournament.value) return html`<${SitOut} />`
  return html`
    ${seated && playing && casual ? html`<${Button} name=${say('command.undo')} what=${() => sendCommand('undo')}/>` : null}
    ${
      seated && playing
        ? html`
            <${Button}
              name=${say(paused ? 'command.resume' : 'command.pause')}
              what=${() => sendCommand(paused ? 'resume' : 'pause')}
            />
          `
        : null
    }
    ${seated && playing ? html`<${Button} name=${say('command.end')} what=${() => sendCommand('end')}/>` : null}
    ${seated ? html`<${Button} name=${say('command.stand')} what=${() => sendCommand('stand')}/>` : null}
    ${
      seated
        ? seats.value.seats
            .filter(each => each.seat !== you.value && each.kind === 'person')
            .map(
              each => html`
                <${Button} name=${say('command.like', { name: each.name })} what=${() => like(each.seat, each.name)} />
                <${Button}
                  name=${say('command.kick', { name: each.name })}
                  what=${() => sendCommand('kick', { seat: each.seat })}
                />
              `,
            )
        : null
    }
    ${
      isHost.value && !playing && status !== 'closed'
        ? html`
  <${Button} name=${say('command.close')} what=${() => sendCommand('close')} />
`
        : null
    }
  `
}
