// A heap of chips that grows with the pot; the number beside it says how much it is.
import { html } from '../../../core/html.js'

const COLOURS = ['#d9433a', '#2f6fd0', '#2e2e33', '#2d9a5b', '#8a4fc7']
const MOST = 12
const HIGH = 5
const WIDE = 24
const BESIDE = 17

/** @param {{value: number}} given */
export const Chips = ({ value }) => {
  const count = value > 0 ? Math.min(MOST, 1 + Math.floor(Math.log2(value))) : 0
  if (!count) return null
  const chips = Array.from({ length: count }, (_, nth) => ({
    x: WIDE / 2 + BESIDE * Math.floor(nth / HIGH),
    y: 32 - 5 * (nth % HIGH),
    colour: COLOURS[Math.floor(nth / 2) % COLOURS.length],
  }))
  return html`
    <svg
      class="chips"
      viewBox=${`0 0 ${WIDE + BESIDE * Math.floor((count - 1) / HIGH)} 40`}
      aria-hidden="true"
      focusable="false"
    >
      ${chips.map(
        chip => html`
          <g>
            <ellipse cx=${chip.x} cy=${chip.y + 3} rx="10" ry="4.6" fill="#0007" />
            <ellipse
              cx=${chip.x}
              cy=${chip.y + 1.6}
              rx="10"
              ry="4.6"
              fill=${chip.colour}
              stroke="#0005"
              stroke-width=".6"
            />
            <ellipse
              cx=${chip.x}
              cy=${chip.y}
              rx="10"
              ry="4.6"
              fill=${chip.colour}
              stroke="#fff"
              stroke-width="1.1"
              stroke-dasharray="5 3.2"
            />
          </g>
        `,
      )}
    </svg>
  `
}
