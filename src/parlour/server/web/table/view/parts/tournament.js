// What a table shows of its tournament: a strip, and a card when one moves; both come from table/tournament when needed.
import { signal } from '../../../vendor/signals.js'
import { html } from '../../../core/html.js'
import { going, tournament } from '../../state/store.js'

/** @typedef {import('../../../core/html.js').Component} Component */
/** @template T @typedef {import('../../../vendor/signals-core.js').Signal<T>} Signal */
/** The parts, once they are there. @type {Signal<{Strip: Component, MoveCard: Component} | null>} */
export const parts = signal(null)

/** The place of the strip is kept free from the beginning: the felt never moves. */
export const Strip = () =>
  tournament.value ? html`<div class="strip-place">${parts.value ? html`<${parts.value.Strip} />` : null}</div>` : null

export const Move = () => (going.value && parts.value ? html`<${parts.value.MoveCard} go=${going.value} />` : null)
