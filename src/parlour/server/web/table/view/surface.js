// The surface of the table: the felt and the own place. What the styles need to know of both is said here by classes: a rule that
// looks for it with :has() is worked out anew at every update.
import { computed } from '../../vendor/signals.js'
import { html } from '../../core/html.js'
import { closing } from '../state/closing.js'
import { seats, you } from '../state/store.js'
import { Felt } from './felt.js'
import { handSize, OwnHand, ROW } from './own_hand.js'

/** From so many others on there is less room for each. */
const STEPS = [3, 4, 5, 9]

const kind = computed(() => {
  const all = seats.value.seats
  const hasOwn = you.value !== null && you.value in all
  const others = all.length - Number(hasOwn)
  return [
    'surface',
    ...STEPS.filter(step => others >= step).map(step => `from-${step}`),
    hasOwn ? '' : 'without-own',
    handSize.value > ROW ? 'with-rows' : '',
    closing.value?.told ? 'is-told' : '',
  ]
    .filter(Boolean)
    .join(' ')
})

export const Surface = () => html`<div class=${kind.value}><${Felt} /><${OwnHand} /></div>`
