// The header: which table this is, whether it is connected, and the ways to everything else.
import { html } from '../../core/html.js'
import { say, tableTitle } from '../../core/i18n.js'
import { catalogue, connection, seats, settings } from '../state/store.js'
import { unread } from '../state/talk.js'
import { dialog } from './dialogs.js'
import { hasLastHands } from './closing.js'

const open = (/** @type {string} */ name) => () => {
  dialog.value = dialog.value === name ? '' : name
}

export const Header = () => {
  const { on, ended } = connection.value
  const lookers = seats.value.watchers ?? 0
  return html`
    <header class="top">
      <a class="home" href="/" aria-label=${say('top.lobby')}><span aria-hidden="true">♣</span></a>
      <h1>${tableTitle(settings.value.title) || catalogue.value?.title || say('top.table')}</h1>
      ${lookers ? html`<span class="lookers">${say('top.lookers', { count: lookers })}</span>` : null}
      <span class="line ${on ? 'on' : 'off'}" role="status">${on ? '' : say(ended ? 'connection.ended' : 'connection.off')}</span>
      <nav aria-label=${say('top.nav')}>
        ${
          hasLastHands.value
            ? html`
          <button type="button" class="only-wide" onClick=${open('shown')}>${say('top.shown')}</button>
        `
            : null
        }
        <button type="button" onClick=${open('rules')}>${say('top.rules')}</button>
        <${LogButton} />
        <button type="button" onClick=${open('menu')} aria-label=${say('top.menu')}>☰</button>
      </nav>
    </header>
  `
}

/** Opens the log where it is not beside the table; with how much was said since it was last open. */
const LogButton = () => {
  const count = unread.value
  return html`
    <button type="button" class="only-narrow" onClick=${open('log')} aria-label=${count ? say('top.unread', { count }) : null}>
      ${say('top.log')}${count ? html`<b class="unread">${count}</b>` : null}
    </button>
  `
}
