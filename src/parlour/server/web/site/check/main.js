// Check the shuffle: a saved game is dropped here, and the browser says what holds. Nothing leaves it.
import { signal } from '../../vendor/signals.js'
import { cardText } from '../../core/cards.js'
import { html, inputOf } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { startPage, showMessage } from '../layout.js'
import { Deal } from './seed_shuffles.js'
import { Deals, placeName } from './deals.js'
import { Wrong } from './saved_file.js'
import { verify } from './verify.js'

/** @typedef {import('./verify.js').Finding} Finding */
const MOST_BYTES = 16 * 2 ** 20
const HERE = /^#(\/api\/tables\/[\w-]+\/games\/\d+)$/
/** @type {import('../../vendor/signals-core.js').Signal<{name: string, report: import('./verify.js').Report} | null>} */
const checked = signal(null)
const isOver = signal(false)

/** @param {string} name @param {() => Promise<ArrayBuffer>} read */
const check = async (name, read) => {
  showMessage(say('check.reading', { name }))
  checked.value = null
  try {
    checked.value = { name, report: await verify(new Uint8Array(await read())) }
    showMessage('')
  } catch (no) {
    showMessage(say('check.not-a-game', { why: no instanceof Wrong ? say(no.key, no.blanks) : /** @type {Error} */ (no).message }), true)
  }
}

/** @param {File | undefined} file */
const take = file =>
  file &&
  check(file.name, async () => {
    if (file.size > MOST_BYTES) throw new RangeError(say('check.too-long'))
    return file.arrayBuffer()
  })

const drop = (/** @type {DragEvent} */ event) => {
  event.preventDefault()
  isOver.value = false
  take(event.dataTransfer?.files[0])
}
const over = (/** @type {DragEvent} */ event) => {
  event.preventDefault()
  isOver.value = true
}

const Check = () => html`
  <h1>${say('check.title')}</h1>
  <p>${say('check.lead')}</p>
  ${
    crypto.subtle
      ? html`
          <label
            class="drop${isOver.value ? ' over' : ''}"
            onDragOver=${over}
            onDragLeave=${() => {
              isOver.value = false
            }}
            onDrop=${drop}
          >
            <b>${say(checked.value ? 'check.another' : 'check.choose')}</b> <span class="soft">${say('check.drop')}</span>
            <input type="file" accept=".jsonl" onChange=${(/** @type {Event} */ event) => take(inputOf(event).files?.[0])} />
          </label>
        `
      : html`<p class="message bad">${say('check.no-crypto')}</p>`
  }
  <div aria-live="polite">${checked.value ? html`<${Findings} ...${checked.value}/>` : null}</div>
`

/** @param {{name: string, report: import('./verify.js').Report}} given */
const Findings = ({ name, report }) => {
  const { header, findings, moves, seed, deals } = report
  const names = header.seats.map(each => each.name)
  const fails = findings.some(each => each.ok === false)
  const title = header.rules?.metadata?.displayName ?? header.game
  return html`
    <section class="box verdict ${fails ? 'fails' : 'holds'}">
      <h2>${fails ? `✘ ${say('check.some-fails')}` : `✔ ${say('check.all-holds')}`}</h2>
      <p class="soft">${name} · ${say('check.of', { game: title, moves, seats: names.filter(Boolean).join(', ') })}</p>
      <ul class="findings">
        ${findings.map(each => html`<${Line} key=${each.key + JSON.stringify(each.blanks)} finding=${each} names=${names} />`)}
      </ul>
      ${seed ? html`<p class="soft">${say('check.seed')}: <code>${seed}</code></p>` : null}
    </section>
    ${
      deals.length
        ? html`<${Deals} deals=${deals} names=${names}/>`
        : seed
          ? html`<${Deal} seed=${seed} rules=${header.rules ?? {}} />`
          : null
    }
  `
}

/**
 * Cards, places and seats as people call them.
 * @param {Record<string, string | number>} blanks
 * @param {string[]} names
 */
const inWords = ({ card, place, seat, ...blanks }, names) => ({
  ...blanks,
  ...(card === undefined ? {} : { card: cardText(Number(card)) }),
  ...(place === undefined ? {} : { place: placeName(String(place), names) }),
  ...(seat === undefined ? {} : { name: names[Number(seat)] ?? seat }),
})

/** @param {{finding: Finding, names: string[]}} given */
const Line = ({ finding: { ok, key, blanks = {} }, names }) => html`
  <li class=${ok === null ? 'open' : ok ? 'good' : 'bad'}>
    <span class="sign" aria-hidden="true">${ok === null ? '–' : ok ? '✔' : '✘'}</span>
    <span>
      <span class="sr">${say(ok === null ? 'check.cannot' : ok ? 'check.holds' : 'check.fails')}: </span>
      ${say(key, inWords(blanks, names))}
    </span>
  </li>
`

await startPage('check', Check, undefined, new URL('./text/', import.meta.url))
const here = HERE.exec(location.hash)
if (here && crypto.subtle) {
  await check(here[1].split('/').slice(3).join(' '), async () => {
    const answer = await fetch(`${here[1]}/export`, { credentials: 'same-origin' })
    if (!answer.ok) throw new Error((await answer.json()).why)
    return answer.arrayBuffer()
  })
}
