// The buttons for advice, and its box, which is loaded from web/tutorial when somebody asks, or learns.
import { effect } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { adviceBox, advicePlace, hasLesson } from '../state/advice.js'
import { catalogue, settings } from '../state/store.js'

const ask = (/** @type {'hint' | 'hand'} */ what) => async () => (await import('../../tutorial/main.js')).askAdvice(what)

export const Advice = () => {
  const { casual, rated, counting } = settings.value
  return html`
    <div class="advice" role="group" aria-label=${say('advice.name')}>
      ${
        casual && !rated && !hasLesson.value
          ? html`<button type="button" class="small hint" onClick=${ask('hint')}>${say('advice.hint')}</button>`
          : null
      }
      ${
        counting && catalogue.value?.appraises !== false
          ? html`<button type="button" class="small worth" onClick=${ask('hand')}>${say('advice.hand')}</button>`
          : null
      }
    </div>
  `
}

/** The box itself, where there is room for it. @param {{where: string}} given */
export const AdviceBox = ({ where }) => (adviceBox.value && where === advicePlace.value ? html`<${adviceBox.value}/>` : null)

// Whoever learns is taught from the beginning.
effect(() => {
  if (settings.value.guided) import('../../tutorial/main.js')
})
