// The card that sends somebody to another table: why, and then the new table by itself.
import { useEffect, useState } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { clearChoice } from '../input/choice.js'
import { sortHand } from '../input/hand_order.js'
import { moveToTable } from '../state/connection.js'
import { isClosing } from '../state/closing.js'
import { isShowing, logSentence } from '../state/pacing.js'
import { going, hasSat, table, tournament } from '../state/store.js'
import { hasText, say } from '../../site/tournament/texts.js'

/** @typedef {import('../../core/wire.js').Go} Go */
const SECONDS = 4
/** A showdown is seen to its end, but nobody is kept from the next table for longer. */
const LONGEST = 10

/** Where one moves. @param {Go} go */
const titleOf = go => say(go.fromNumber || hasSat.value ? 'move.title' : 'move.first', { table: go.number })
/** Why one moves. @param {Go} go */
const becauseOf = go => (hasText(`move.because.${go.why}`) ? say(`move.because.${go.why}`, { from: go.fromNumber ?? 0 }) : '')

/** Whether the new table comes by itself: not for whoever looks on, or sits at a table that is no part of it. @param {Go} go */
const comesAlone = go => tournament.value === go.tournament && (hasSat.value || go.from === table)

/** @param {{go: Go}} given */
export const MoveCard = ({ go }) => {
  const [left, setLeft] = useState(SECONDS)
  const alone = comesAlone(go)
  const move = () => {
    clearChoice()
    sortHand()
    logSentence(`${titleOf(go)}, ${becauseOf(go)}`, true)
    moveToTable(go.table)
  }
  useEffect(() => {
    if (!alone) return
    let [waited, counted] = [0, 0]
    const timer = setInterval(() => {
      waited += 1
      const isSeen = (isShowing.peek() || isClosing.peek()) && waited < LONGEST
      counted = isSeen ? 0 : counted + 1
      setLeft(Math.max(0, SECONDS - counted))
      if (counted >= SECONDS || document.hidden) move()
    }, 1000)
    return () => clearInterval(timer)
  }, [go.table, go.at])
  return html`
    <section class="move-card" aria-labelledby="move-title">
      <h2 id="move-title" role="status">${titleOf(go)}</h2>
      <p>${becauseOf(go)} ${say('move.chair', { chair: go.seat + 1 })}</p>
      <p class="move-ways">
        <button type="button" class="gold" onClick=${move}>${say('move.go')}</button>
        ${
          alone
            ? html`<span>${say('move.soon', { seconds: left })}</span>`
            : html`
                <button
                  type="button"
                  onClick=${() => {
                    going.value = null
                  }}
                >
                  ${say('move.stay')}
                </button>
              `
        }
      </p>
    </section>
  `
}
