// The ways to the house's advice. What it says is drawn by web/teach, which is loaded when somebody asks, or learns.
import { effect } from '../../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say } from '../../core/words.js'
import { isBroad, isTaught, teacher } from '../advised.js'
import { settings } from '../store.js'

const ask = (/** @type {'hint' | 'hand'} */ what) => async () => (await import('../../../teach/main.js')).askHouse(what)

export const Advice = () => {
  const { casual, rated, counting } = settings.value
  return html`
    <div class="advice" role="group" aria-label=${say('advice.name')}>
      ${
        casual && !rated && !isTaught.value
          ? html`<button type="button" class="small hint" onClick=${ask('hint')}>${say('advice.hint')}</button>`
          : null
      }
      ${counting ? html`<button type="button" class="small worth" onClick=${ask('hand')}>${say('advice.hand')}</button>` : null}
    </div>
  `
}

/**
 * The box itself: beside the table, or over the bar where there is no room.
 * @param {{beside: boolean}} given
 */
export const Teacher = ({ beside }) => (teacher.value && beside === isBroad.value ? html`<${teacher.value}/>` : null)

// Whoever learns is taught from the beginning.
effect(() => {
  if (settings.value.guided) import('../../../teach/main.js')
})
