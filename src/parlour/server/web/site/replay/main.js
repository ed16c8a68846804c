// A game seen again: the table as it was, with a scrubber below it and what happened beside it.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { scene, you } from '../../table/state/store.js'
import { Surface } from '../../table/view/surface.js'
import { startPage, reportRefusal } from '../layout.js'
import { Controls, Eyes, Fork, Ways } from './controls.js'
import { at, game, goTo, listen, load, told } from './state.js'
import { useEffect, useRef } from '../../vendor/hooks.js'

const Replay = () =>
  game.value &&
  html`
    <h1>${say('replay.title', { game: game.value.catalogue.title })}</h1>
    <div class="replay-columns">
      <div class="replay-board${you.value === null ? ' no-own' : ''}">
        <div class="table"><${Surface} /></div>
        <p class="ending" role="status">${scene.value?.ending?.say ?? ''}</p>
        <${Controls} />
        <div class="replay-more"><${Eyes} /><${Ways} /><${Fork} /></div>
        <p class="soft">${say('replay.keys')}</p>
      </div>
      <${Told} />
    </div>
    <div class="sr" aria-live="polite">
      ${told.value.filter(each => each.n === at.value).map(each => html`<p key=${each.say}>${each.say}</p>`)}
    </div>
  `

const Told = () => {
  const list = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [told.value])
  return html`
    <section class="box told" aria-labelledby="told">
      <h2 id="told">${say('replay.what')}</h2>
      <ol ref=${list} tabindex="0" aria-labelledby="told">
        ${
          told.value.length
            ? told.value.map(
                (each, nth) => html`
                  <li key=${nth}>
                    <button
                      type="button"
                      class="plain${each.n === at.value ? ' now' : ''}"
                      onClick=${() => goTo(each.n)}
                    >
                      <span class="nth-move">${each.n}</span> ${each.say}
                    </button>
                  </li>
                `,
              )
            : html`<li class="soft">${say('replay.start')}</li>`
        }
      </ol>
    </section>
  `
}

await startPage('replay', Replay, load)
listen()
addEventListener('hashchange', () => {
  const n = Number(location.hash.slice(1).split('.')[0])
  if (Number.isInteger(n)) reportRefusal(() => goTo(n))()
})
if (location.hash === '#fork') document.querySelector('.fork')?.scrollIntoView()
