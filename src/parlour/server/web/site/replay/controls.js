// The scrubber, whose eyes, what can be taken along, and going on from here.
import { useState } from '../../vendor/hooks.js'
import { callApi } from '../../core/api.js'
import { html, inputOf } from '../../core/html.js'
import { hasText, say } from '../../core/i18n.js'
import { catalogue } from '../../table/state/store.js'
import { showMessage, reportRefusal } from '../layout.js'
import { place } from './frames.js'
import { at, eyes, game, goTo, isPlaying, lookThrough, momentOf, playOrStop, seat as mySeat } from './state.js'

/** @typedef {import('../../core/wire.js').Opened} Opened */

/** Drawn, since few fonts have such signs. @type {Record<string, string>} */
const SIGNS = {
  first: 'M4 3h3v14H4zM17 3v14L7 10z',
  back: 'M15 3v14L4 10z',
  play: 'M5 2v16l13-8z',
  stop: 'M4 3h4v14H4zM12 3h4v14h-4z',
  on: 'M5 3v14l11-7z',
  last: 'M3 3v14l10-7zM13 3h3v14h-3z',
}
const Sign = (/** @type {{name: string}} */ { name }) =>
  html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS[name]}/></svg>`
const Step = (/** @type {{name: string, to: number, off: boolean}} */ { name, to, off }) =>
  html`
    <button
      type="button"
      class="step ${name}"
      aria-label=${say(`replay.${name}`)}
      title=${say(`replay.${name}`)}
      disabled=${off}
      onClick=${reportRefusal(() => goTo(to))}
    >
      <${Sign} name=${name} />
    </button>
  `

export const Controls = () => {
  const moves = game.value?.moves ?? 0
  const n = at.value
  const says = say('replay.at', { n, moves })
  return html`
    <div class="controls">
      <${Step} name="first" to=${0} off=${n === 0} />
      <${Step} name="back" to=${n - 1} off=${n === 0} />
      <button
        type="button"
        class="step go play"
        aria-label=${say(isPlaying.value ? 'replay.stop' : 'replay.play')}
        onClick=${playOrStop}
        disabled=${n >= moves && !isPlaying.value}
      >
        <${Sign} name=${isPlaying.value ? 'stop' : 'play'} />
      </button>
      <${Step} name="on" to=${n + 1} off=${n >= moves} />
      <${Step} name="last" to=${moves} off=${n >= moves} />
      <input
        class="scrubber"
        type="range"
        min="0"
        max=${moves}
        value=${n}
        aria-label=${say('replay.position')}
        aria-valuetext=${says}
        onInput=${(/** @type {Event} */ event) => goTo(Number(inputOf(event).value))}
      />
      <output class="where">${says}</output>
    </div>
  `
}

/** @param {string} value of an option @returns {import('./frames.js').Eyes} */
const eyesFrom = value => (/^\d+$/.test(value) ? Number(value) : value === 'all' ? 'all' : 'public')

export const Eyes = () => {
  const now = game.value
  const seats = now?.eyes ?? []
  if (!now) return null
  const choose = (/** @type {Event} */ event) => lookThrough(eyesFrom(inputOf(event).value))
  return html`
    <label>
      ${say('replay.eyes')} <select name="eyes" value=${String(eyes.value)} onChange=${reportRefusal(choose)}>
        ${now.over ? html`<option value="public" selected=${eyes.value === 'public'}>${say('replay.public')}</option>` : null}
        ${seats.map(
          seat => html`
            <option key=${seat} value=${String(seat)} selected=${eyes.value === seat}>${now.names[seat]}</option>
          `,
        )}
        ${
          seats.length === now.names.length
            ? html`<option value="all" selected=${eyes.value === 'all'}>${say('replay.all')}</option>`
            : null
        }
      </select>
    </label>
  `
}

export const Ways = () => {
  const share = async () => {
    const link = location.origin + momentOf(at.value, eyes.value)
    try {
      await navigator.clipboard.writeText(link)
      showMessage(say('replay.shared'))
    } catch {
      showMessage(say('replay.address', { link }))
    }
  }
  return html`
    <span class="ways">
      <button type="button" class="share" onClick=${share}>${say('replay.share')}</button>
      <a class="button" href=${`${place}/export`} download>${say('replay.download')}</a>
      <a class="button" href=${`/check#${place}`}>${say('replay.check')}</a>
    </span>
  `
}

export const Fork = () => {
  const now = game.value
  const levels = catalogue.value?.levels ?? []
  const [as, setAs] = useState(mySeat.value ?? 0)
  const [level, setLevel] = useState(levels.includes('medium') ? 'medium' : (levels[0] ?? 'medium'))
  if (!now?.over) return html`<p class="soft">${say('replay.running')}</p>`
  const fork = reportRefusal(async () => {
    const { table } = /** @type {Opened} */ (await callApi(`${place}/fork`, { n: at.value, seat: as, player: level }))
    location.href = `/t/${table}`
  })
  const named = (/** @type {string} */ each) => (hasText(`make.level.${each}`) ? say(`make.level.${each}`) : each)
  return html`
    <form class="fork ways" onSubmit=${fork}>
      <button class="go" disabled=${at.value >= now.moves}>${say('replay.fork')}</button>
      <label>
        ${say('replay.fork-as')}${' '}
        <select
          name="seat"
          value=${String(as)}
          onChange=${(/** @type {Event} */ event) => setAs(Number(inputOf(event).value))}
        >
          ${now.names.map(
            (name, nth) => html`
            <option key=${nth} value=${String(nth)} selected=${nth === as}>${name}</option>
          `,
          )}
        </select>
      </label>
      <label>
        ${say('replay.fork-against')}${' '}
        <select name="level" value=${level} onChange=${(/** @type {Event} */ event) => setLevel(inputOf(event).value)}>
          ${levels.map(
            each => html`
            <option key=${each} value=${each} selected=${each === level}>${named(each)}</option>
          `,
          )}
        </select>
      </label>
    </form>
  `
}
