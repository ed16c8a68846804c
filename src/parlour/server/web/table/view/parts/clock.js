// Whose time runs, as a ring around the face of a seat.
import { signal } from '../../../vendor/signals.js'
import { html } from '../../../core/html.js'
import { clockOf, roomNow, scene } from '../../state/store.js'

const TICK = 250
const AROUND = 2 * Math.PI * 20
const now = signal(Date.now())
setInterval(() => {
  if (scene.peek()?.clock && !document.hidden) now.value = Date.now()
}, TICK)

/** Seconds left for a seat and its share of the whole, or null. @param {number} seat */
export const timeLeft = seat => {
  const clock = clockOf(seat)
  if (!clock?.of) return null
  void now.value
  const left = clock.paused || !clock.due ? (clock.left ?? 0) : Math.max(0, clock.due - roomNow())
  return { seconds: Math.ceil(left / 1000), share: Math.min(1, left / clock.of) }
}

/** The second that the game counts now, of the last few before the time is up; 0 where it counts none. */
export const secondCounted = () => {
  const clock = scene.value?.clock
  const time = clock?.count ? timeLeft(clock.seats?.[0] ?? -1) : null
  return time && !clock?.paused && time.seconds <= (clock?.count ?? 0) ? time.seconds : 0
}

/** @param {{seat: number, name: string, bot: boolean}} given */
export const Ring = ({ seat, name, bot }) => {
  const time = timeLeft(seat)
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  return html`
    <svg
      class="ring${time && time.share < 0.2 ? ' late' : ''}"
      viewBox="0 0 46 46"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="head" cx="23" cy="23" r="17" style=${{ '--hue': hue }} />
      <text x="23" y="28.5" text-anchor="middle">${bot ? '⚙' : ([...name.trim()][0] ?? '?').toUpperCase()}</text>
      ${
        time
          ? html`
              <circle class="rail" cx="23" cy="23" r="20" />
              <circle
                class="left"
                cx="23"
                cy="23"
                r="20"
                transform="rotate(-90 23 23)"
                stroke-dasharray=${`${AROUND * time.share} ${AROUND}`}
              />
            `
          : null
      }
    </svg>
  `
}
