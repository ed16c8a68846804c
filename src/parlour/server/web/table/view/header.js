// The header: which table this is, whether it is connected, and the ways to everything else.
import { signal } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say, tableTitle } from '../../core/i18n.js'
import { isOpen, toggle } from '../state/opened.js'
import { catalogue, connection, seats, settings } from '../state/store.js'
import { unread } from '../state/talk.js'
import { hasLastHands } from './closing.js'

/** @typedef {import('../../core/html.js').Component} Component */
/** What stands beside the title for a while. @type {import('../../vendor/signals-core.js').Signal<Component | null>} */
export const aside = signal(null)

export const Header = () => {
  const { on, ended } = connection.value
  const lookers = seats.value.watchers ?? 0
  return html`
    <header class="top">
      <a class="home" href="/" aria-label=${say('top.lobby')}><span aria-hidden="true">♣</span></a>
      <h1>${tableTitle(settings.value.title) || catalogue.value?.title || say('top.table')}</h1>
      ${lookers ? html`<span class="lookers">${say('top.lookers', { count: lookers })}</span>` : null}
      <span class="line ${on ? 'on' : 'off'}" role="status">${on ? '' : say(ended ? 'connection.ended' : 'connection.off')}</span>
      ${aside.value ? html`<${aside.value} />` : null}
      <nav aria-label=${say('top.nav')}>
        ${
          hasLastHands.value
            ? html`
          <button type="button" class="only-wide" aria-expanded=${isOpen('shown')} onClick=${() => toggle('shown')}>
            ${say('top.shown')}
          </button>
        `
            : null
        }
        <button type="button" aria-expanded=${isOpen('rules')} onClick=${() => toggle('rules')}>${say('top.rules')}</button>
        <${LogButton} />
        <button type="button" onClick=${() => toggle('menu')} aria-label=${say('top.menu')}>☰</button>
      </nav>
    </header>
  `
}

/** Opens the log where it is not beside the table; with how much was said since it was last open. */
const LogButton = () => {
  const count = unread.value
  return html`
    <button type="button" class="only-narrow" onClick=${() => toggle('log')} aria-label=${count ? say('top.unread', { count }) : null}>
      ${say('top.log')}${count ? html`<b class="unread">${count}</b>` : null}
    </button>
  `
}
