// The commands of a table beside moves: sit down, begin, play again, pause, undo, vote.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { sendCommand, sit } from '../state/connection.js'
import { open } from '../state/opened.js'
import { isHost, connection, nameOf, seats, settings, tournament, you } from '../state/store.js'
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
              <${Button} name=${say('command.invite')} what=${() => open('invite')} />
            `
          : null
      }
      ${
        you.value !== null && status === 'over' && !tournament.value
          ? html`
              <${Button} strong name=${say('command.rematch')} what=${() => sendCommand('rematch')} />
              <${Button} name=${say('command.results')} what=${() => open('results')} />
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
              <${Button} name=${say('vote.yes')} what=${() => sendCommand('vote', { yes: true })} />
              <${Button} name=${say('vote.no')} what=${() => sendCommand('vote', { yes: false })} />
            `
          : null
      }
    </p>
  `
}
