// The members of a club: who is here, to be seen oneself, to invite others, and to leave; a founder removes and hands over.
import { signal } from '../../vendor/signals.js'
import { html, inputOf } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { reportRefusal } from '../layout.js'
import { act, part } from './state.js'
import { Twice } from './twice.js'

/** @typedef {import('../../core/html.js').Component} Component */
/** The invitation, loaded when it is wanted. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
const invitation = signal(null)
const invite = reportRefusal(async () => {
  invitation.value = invitation.value ? null : (await import('../invite.js')).Invitation
})
const setShown = reportRefusal(event => act('presence', { shown: inputOf(event).checked }))

/** @param {{now: import('./state.js').ClubFacts}} given */
export const Members = ({ now }) => html`
  <section class="box friends" aria-labelledby="members">
    <div class="tables-top">
      <h2 id="members">${say('club.members')}</h2>
      <button type="button" class="invite-way" aria-expanded=${Boolean(invitation.value)} onClick=${invite}>${say('club.invite')}</button>
    </div>
    ${
      invitation.value
        ? html`<${invitation.value} link=${now.link} text=${say(now.password ? 'club.invite-password' : 'club.invite-link')} />`
        : null
    }
    <label class="switch">
      <input type="checkbox" name="shown" checked=${now.shown} onChange=${setShown} />
      <span>${say('club.shown')}</span>
    </label>
    <ul>${now.members.map(each => html`<${Member} key=${each.person} who=${each} isOurs=${now.founder} />`)}</ul>
    <p class="leave"><${Twice} text=${say('club.leave')} sure=${say('club.leave-sure')} onSure=${part('leave')} /></p>
  </section>
`

/** @param {{who: import('../../core/wire.js').ClubMember, isOurs: boolean}} given */
const Member = ({ who, isOurs }) => {
  const marks = [who.you ? say('club.you') : '', who.founder ? say('club.founder') : ''].filter(Boolean)
  return html`
    <li class="companion" data-person=${who.person}>
      <span class="named">
        <b>${who.name}</b>
        <span class="soft">
          ${who.here ? html`<span class="here" aria-hidden="true">●</span> ${say('friends.here')}` : null}
          ${marks.length ? `${who.here ? ' · ' : ''}${marks.join(' · ')}` : null}
        </span>
      </span>
      ${
        isOurs && !who.you
          ? html`
              <span class="ways">
                <${Twice}
                  text=${say('club.hand-over')}
                  label=${say('club.hand-over-of', { name: who.name })}
                  sure=${say('club.hand-over-sure', { name: who.name })}
                  onSure=${reportRefusal(() => act('founder', { person: who.person }))}
                />
                <${Twice}
                  text=${say('club.remove')}
                  label=${say('club.remove-of', { name: who.name })}
                  sure=${say('club.remove-sure', { name: who.name })}
                  onSure=${reportRefusal(() => act('remove', { person: who.person, on: true }))}
                />
              </span>
            `
          : null
      }
    </li>
  `
}
