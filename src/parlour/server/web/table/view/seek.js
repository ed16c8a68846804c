// A table that seeks its players: how long it looks for others, to begin before that, and to give it up.
import { useEffect, useState } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { sendCommand } from '../state/connection.js'
import { seats, seekEnds, you } from '../state/store.js'

const SECOND = 1000
const MINUTE = 60

/** Whether we wait at such a table. */
export const isSeeking = () => Boolean(seats.value.seek) && seats.value.status === 'open' && you.value !== null

/** Seconds until `end`, counted down. @param {number} end */
const useSecondsUntil = end => {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND / 4)
    return () => clearInterval(ticking)
  }, [end])
  return Math.max(0, Math.ceil((end - now) / SECOND))
}

/** What is looked for, and for how long. */
export const Seeking = () => {
  const seconds = useSecondsUntil(seekEnds.value)
  const kind = seats.value.seek?.kind === 'quick' ? 'quick' : 'people'
  const count = seats.value.seek?.free ?? 0
  return html`
    ${say(`seek.${kind}`, { count })}${' '}
    <span class="left">
      ${seconds > 2 * MINUTE ? say('seek.minutes', { minutes: Math.ceil(seconds / MINUTE) }) : say('seek.seconds', { seconds })}
    </span>
  `
}

/** Leaves the chair, and goes back to where one came from. */
const cancel = async () => {
  const said = await sendCommand('stand')
  if (said.t !== 'no') location.href = '/'
}

export const SeekCommands = () => html`
  ${
    seats.value.seek?.kind === 'quick'
      ? html`<button type="button" class="go" onClick=${() => sendCommand('begin')}>${say('seek.begin')}</button>`
      : null
  }
  <button type="button" onClick=${cancel}>${say('seek.cancel')}</button>
`
