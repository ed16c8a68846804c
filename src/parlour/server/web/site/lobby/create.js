// A table of one's own: the game, a variant to begin with, house rules, and how it is played at.
import { useEffect, useRef } from '../../vendor/hooks.js'
import { batch, computed, signal } from '../../vendor/signals.js'
import { callApi, Refused } from '../../core/api.js'
import { html, inputOf } from '../../core/html.js'
import { hasText, say } from '../../core/i18n.js'
import { reportRefusal } from '../layout.js'
import { games, rulesOf } from '../games.js'
import { Invitation } from '../invite.js'
import { clearChanges, changes, HouseRules, refusal, ruleBlamed } from './house_rules.js'

/** @typedef {import('../games.js').GameRules} GameRules */
/** @template T @typedef {import('../../vendor/signals-core.js').Signal<T>} Signal */

/** The game that is being set up, or none. @type {Signal<string>} */
const game = signal('')
/** The club for whose members it is, or ''. */
const club = signal('')
/** All variants of it. @type {Signal<GameRules[]>} */
const variants = signal([])
const variant = signal('default')
/** The table that was opened. @type {Signal<{table: string, link: string} | null>} */
const opened = signal(null)
const START = {
  seats: 4,
  level: 'medium',
  public: false,
  rated: false,
  casual: true,
  clock: 'rules',
  spectators: true,
  talk: 'free',
  reveal: 'end',
  title: '',
  counting: true,
}
/** How it is played at. @type {Signal<typeof START>} */
const how = signal(START)
const facts = computed(() => games.value.find(each => each.game === game.value))
const rules = computed(() => variants.value.find(each => each.variant === variant.value) ?? null)

const set = (/** @type {Partial<typeof START>} */ more) => {
  how.value = { ...how.value, ...more }
  clearRefusal()
}
const clearRefusal = () => {
  refusal.value = { why: '', path: '' }
}

/** Opens the form for a game. @param {string} name @param {string} [forClub] */
export const setUp = (name, forClub = '') =>
  reportRefusal(async () => {
    const found = games.value.find(each => each.game === name)
    if (!found) return
    const all = await Promise.all(found.variants.map(each => rulesOf(name, each)))
    batch(() => {
      game.value = name
      club.value = forClub
      variants.value = all
      opened.value = null
      how.value = { ...START, level: found.rival }
      choose('default')
    })
  })()

/** Begins again from a variant. @param {string} name */
const choose = name => {
  variant.value = name
  clearChanges()
  const players = rules.value?.rules.players ?? { least: 2, most: 64 }
  set({ seats: Math.min(players.most, Math.max(players.least, how.value.seats)) })
}

const open = async (/** @type {Event} */ event) => {
  event.preventDefault()
  clearRefusal()
  try {
    opened.value = await openTable()
  } catch (no) {
    const why = navigator.onLine ? /** @type {Error} */ (no).message : say('offline.wait')
    refusal.value = { why, path: no instanceof Refused ? ruleBlamed(why) : '' }
  }
}

/** @returns {Promise<import('../../core/wire.js').Opened>} */
const openTable = () => {
  const { level, ...rest } = how.value
  return callApi(club.value ? `/api/clubs/${club.value}/tables` : '/api/tables', {
    game: game.value,
    variant: variant.value,
    changes: changes.value,
    ...rest,
    casual: rest.casual && !rest.rated,
    fill: level,
  })
}

export const Create = () => {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null))
  const name = game.value
  useEffect(() => {
    if (name) box.current?.showModal()
    else box.current?.close()
  }, [name])
  const leave = () => {
    game.value = ''
  }
  return html`
    <dialog ref=${box} class="dialog create" aria-labelledby="create-title" onClose=${leave}>
      ${
        name && facts.value
          ? html`
              <div class="inside">
                <div class="dialog-top">
                  <h2 id="create-title">
                    ${say(opened.value ? 'make.ready' : 'make.title', { game: facts.value.title })}
                  </h2>
                  <button type="button" onClick=${leave}>${say('close')}</button>
                </div>
                ${
                  opened.value
                    ? html`
                        <${Invitation} link=${opened.value.link} text=${club.value ? say('invite.club') : undefined} />
                        <p class="ways">
                          <a class="button go" href=${`/t/${opened.value.table}#sit`}>${say('make.sit')}</a>
                          <a class="button" href=${`/t/${opened.value.table}`}>${say('make.watch')}</a>
                        </p>
                      `
                    : html`<${Form} />`
                }
              </div>
            `
          : null
      }
    </dialog>
  `
}

const Form = () => html`
  <form class="make" onSubmit=${open}>
    <fieldset class="presets">
      <legend>${say('make.variant')}</legend>
      ${variants.value.map(
        each => html`
          <label class="preset" key=${each.variant}>
            <input
              type="radio"
              name="variant"
              value=${each.variant}
              checked=${each.variant === variant.value}
              onChange=${() => choose(each.variant)}
            />
            <span><b>${each.title}</b><small>${each.summary}</small></span>
          </label>
        `,
      )}
    </fieldset>
    <${How} />
    ${
      rules.value
        ? html`
            <${HouseRules}
              rules=${rules.value}
              usual=${variants.value.find(each => each.variant === 'default') ?? rules.value}
              menu=${facts.value?.menu ?? []}
            />
          `
        : null
    }
    ${refusal.value.why && !refusal.value.path ? html`<p class="why" role="alert">${refusal.value.why}</p>` : null}
    <p class="ways end"><button class="go open">${say('make.open')}</button></p>
  </form>
`

/** @param {{name: keyof typeof START, choices: string[]}} given */
const Choice = ({ name, choices }) => html`
  <label>
    ${say(`make.${name}`)}
    <select
      name=${name}
      value=${how.value[name]}
      onChange=${(/** @type {Event} */ event) => set({ [name]: inputOf(event).value })}
    >
      ${choices.map(
        each => html`
          <option value=${each} selected=${each === how.value[name]}>
            ${hasText(`make.${name}.${each || 'none'}`) ? say(`make.${name}.${each || 'none'}`) : each}
          </option>
        `,
      )}
    </select>
  </label>
`

/** @param {{name: 'public' | 'rated' | 'casual' | 'spectators' | 'counting', off?: boolean}} given */
const Switch = ({ name, off }) =>
  html`
    <label class="switch">
      <input
        type="checkbox"
        name=${name}
        checked=${how.value[name] && !off}
        disabled=${off}
        onChange=${(/** @type {Event} */ event) => set({ [name]: inputOf(event).checked })}
      />
      <span>${say(`make.${name}`)}<small>${say(`make.${name}-how`)}</small></span>
    </label>
  `

const How = () => {
  const players = rules.value?.rules.players ?? { least: 2, most: 64 }
  return html`
    <fieldset class="how">
      <legend>${say('make.how')}</legend>
      <label>
        ${say('make.seats')}
        <input
          name="seats"
          type="number"
          required
          min=${players.least}
          max=${players.most}
          value=${how.value.seats}
          disabled=${players.least === players.most}
          onInput=${(/** @type {Event} */ event) => set({ seats: Number(inputOf(event).value) })}
        />
      </label>
      <${Choice} name="level" choices=${[...(facts.value?.levels ?? []), '']} />
      <${Choice} name="clock" choices=${['rules', 'none']} />
      <${Choice} name="talk" choices=${['free', 'presets', 'off']} />
      <${Choice} name="reveal" choices=${['end', 'never']} />
      <label>
        ${say('make.called')}
        <input
          name="title"
          maxlength="64"
          autocomplete="off"
          value=${how.value.title}
          onInput=${(/** @type {Event} */ event) => set({ title: inputOf(event).value })}
        />
      </label>
      ${club.value ? null : html`<${Switch} name="public" />`}
      <${Switch} name="spectators" />
      <${Switch} name="rated" />
      <${Switch} name="casual" off=${how.value.rated} />
      <${Switch} name="counting" />
    </fieldset>
  `
}
