// The head of the page: which table this is, whether the line stands, and the ways to everything else.
import { computed } from '../../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say } from '../../core/words.js'
import { catalogue, line, scene, seats, settings } from '../store.js'
import { dialog } from './dialogs.js'

const open = (/** @type {string} */ name) => () => { dialog.value = dialog.value === name ? '' : name }

/** Whether the hands of the last showdown lie at the table. */
const isShown = computed(() => Boolean(scene.value?.zones.some(zone => zone.reprint && zone.lying === 'past' && zone.cards?.length)))

export const Header = () => {
  const { on, ended } = line.value, lookers = seats.value.watchers ?? 0, past = isShown.value
  return html`<header class="top">
    <a class="home" href="/" aria-label=${say('top.lobby')}><span aria-hidden="true">♣</span></a>
    <h1>${settings.value.title || catalogue.value?.title || say('top.table')}</h1>
    ${lookers ? html`<span class="lookers">${say('top.lookers', { count: lookers })}</span>` : null}
    <span class="line ${on ? 'on' : 'off'}" role="status">${on ? '' : say(ended ? 'line.ended' : 'line.off')}</span>
    <nav aria-label=${say('top.nav')}>
      ${past ? html`<button type="button" onClick=${open('shown')}>${say('top.shown')}</button>` : null}
      <button type="button" onClick=${open('rules')}>${say('top.rules')}</button>
      <button type="button" class="only-narrow" onClick=${open('log')}>${say('top.log')}</button>
      <button type="button" onClick=${open('menu')} aria-label=${say('top.menu')}>☰</button></nav></header>`
}
