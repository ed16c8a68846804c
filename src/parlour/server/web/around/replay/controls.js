// The scrubber, whose eyes, what can be taken along, and going on from here.
import { useState } from '../../vendor/hooks.js'
import { ask } from '../../js/core/ask.js'
import { html } from '../../js/core/html.js'
import { hasWord, say } from '../../js/core/words.js'
import { catalogue } from '../../js/table/store.js'
import { tell, tried } from '../frame.js'
import { place } from './frames.js'
import { at, eyes, game, goTo, isPlaying, look, momentOf, playOrStop } from './state.js'

const Step = (/** @type {{name: string, sign: string, to: number, off: boolean}} */ { name, sign, to, off }) =>
  html`<button type="button" class="step ${name}" aria-label=${say(`replay.${name}`)} title=${say(`replay.${name}`)} disabled=${off} onClick=${tried(() => goTo(to))}><span aria-hidden="true">${sign}</span></button>`

export const Controls = () => {
  const moves = game.value?.moves ?? 0, n = at.value, says = say('replay.at', { n, moves })
  return html`<div class="controls"><${Step} name="first" sign="⏮" to=${0} off=${n === 0}/><${Step} name="back" sign="◀" to=${n - 1} off=${n === 0}/>
    <button type="button" class="step go play" aria-label=${say(isPlaying.value ? 'replay.stop' : 'replay.play')} onClick=${playOrStop} disabled=${n >= moves && !isPlaying.value}><span aria-hidden="true">${isPlaying.value ? '⏸' : '⏵'}</span></button>
    <${Step} name="on" sign="▶" to=${n + 1} off=${n >= moves}/><${Step} name="last" sign="⏭" to=${moves} off=${n >= moves}/>
    <input class="scrubber" type="range" min="0" max=${moves} value=${n} aria-label=${say('replay.position')} aria-valuetext=${says} onInput=${(/** @type {any} */ event) => goTo(Number(event.target.value))}/>
    <output class="where">${says}</output></div>`
}

export const Eyes = () => {
  const now = game.value, seats = now?.eyes ?? []
  if (!now) return null
  const choose = (/** @type {any} */ event) => look(/^\d+$/.test(event.target.value) ? Number(event.target.value) : event.target.value, at.value)
  return html`<label>${say('replay.eyes')} <select name="eyes" value=${String(eyes.value)} onChange=${tried(choose)}>
    ${now.over ? html`<option value="public" selected=${eyes.value === 'public'}>${say('replay.public')}</option>` : null}${seats.map(seat => html`<option key=${seat} value=${String(seat)} selected=${eyes.value === seat}>${now.names[seat]}</option>`)}
    ${seats.length === now.names.length ? html`<option value="all" selected=${eyes.value === 'all'}>${say('replay.all')}</option>` : null}</select></label>`
}

export const Ways = () => {
  const share = async () => {
    const link = location.origin + momentOf(at.value, eyes.value)
    try {
      await navigator.clipboard.writeText(link)
      tell(say('replay.shared'))
    } catch {
      tell(say('replay.address', { link }))
    }
  }
  return html`<span class="ways"><button type="button" class="share" onClick=${share}>${say('replay.share')}</button>
    <a class="button" href=${`${place}/export`} download>${say('replay.download')}</a><a class="button" href=${`/check#${place}`}>${say('replay.check')}</a></span>`
}

export const Fork = () => {
  const now = game.value, levels = catalogue.value?.levels ?? []
  const [seat, setSeat] = useState(typeof eyes.value === 'number' ? eyes.value : 0), [level, setLevel] = useState(levels.includes('medium') ? 'medium' : levels[0] ?? 'medium')
  if (!now?.over) return html`<p class="soft">${say('replay.running')}</p>`
  const fork = tried(async () => { location.href = `/t/${(await ask(`${place}/fork`, { n: at.value, seat, player: `house:${level}` })).table}` })
  const named = (/** @type {string} */ each) => hasWord(`make.level.${each}`) ? say(`make.level.${each}`) : each
  return html`<form class="fork ways" onSubmit=${fork}><button class="go" disabled=${at.value >= now.moves}>${say('replay.fork')}</button>
    <label>${say('replay.fork-as')} <select name="seat" value=${String(seat)} onChange=${(/** @type {any} */ event) => setSeat(Number(event.target.value))}>${now.names.map((name, nth) => html`<option key=${nth} value=${String(nth)} selected=${nth === seat}>${name}</option>`)}</select></label>
    <label>${say('replay.fork-against')} <select name="level" value=${level} onChange=${(/** @type {any} */ event) => setLevel(event.target.value)}>${levels.map(each => html`<option key=${each} value=${each} selected=${each === level}>${named(each)}</option>`)}</select></label></form>`
}
