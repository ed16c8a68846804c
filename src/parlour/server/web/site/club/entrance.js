// The ways into a club: to found one, and to come in by the link and the password that friends have sent.
import { useRef, useState } from '../../vendor/hooks.js'
import { callApi, Refused } from '../../core/api.js'
import { fieldOf, html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { join, me, takeName } from './state.js'

/** @param {{name: string, text: string, how?: string, why?: string, field?: any, [more: string]: any}} given */
const Input = ({ name, text, how, why, field, ...more }) => html`
  <label class="field">
    ${text}
    <input
      name=${name}
      ref=${field}
      aria-invalid=${why ? 'true' : undefined}
      aria-describedby=${why ? `${name}-why` : undefined}
      ...${more}
    />
    ${how ? html`<small>${how}</small>` : null}
  </label>
  <p class="why" id=${`${name}-why`} role="alert">${why}</p>
`

/** Asked of whoever has no name yet. */
const OwnName = () =>
  me.value?.guest ? html`<${Input} name="own" text=${say('club.own-name')} required maxlength="24" autocomplete="nickname" />` : null

/**
 * Does what a form asks for; what is refused is said at the field that it is about.
 * @param {(event: Event) => Promise<unknown>} doing
 */
const useForm = doing => {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null))
  const [refused, setRefused] = useState({ why: '', code: '' })
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault()
    try {
      if (me.value?.guest) await takeName(fieldOf(event, 'own').value)
      await doing(event)
    } catch (no) {
      const why = navigator.onLine ? /** @type {Error} */ (no).message : say('offline.wait')
      setRefused({ why, code: no instanceof Refused ? no.code : '' })
      field.current?.focus()
    }
  }
  return { field, ...refused, submit }
}

export const Found = () => {
  const { field, why, code, submit } = useForm(async event => {
    const wanted = { name: fieldOf(event, 'name').value, password: fieldOf(event, 'password').value }
    const { club } = /** @type {import('../../core/wire.js').ClubOpened} */ (await callApi('/api/clubs', wanted))
    location.href = `/club/${club}`
  })
  const isOfName = code === 'club-name'
  return html`
    <section class="box entrance">
      <h1>${say('club.found-title')}</h1>
      <p>${say('club.found-how')}</p>
      <form onSubmit=${submit}>
        <${Input}
          name="name"
          text=${say('club.name')}
          why=${isOfName ? why : ''}
          field=${isOfName ? field : undefined}
          required
          maxlength="40"
          autocomplete="off"
        />
        <${Input}
          name="password"
          text=${say('club.password')}
          how=${say('club.password-how')}
          why=${isOfName ? '' : why}
          field=${isOfName ? undefined : field}
          type="password"
          maxlength="64"
          autocomplete="new-password"
        />
        <${OwnName} />
        <button class="go">${say('club.found')}</button>
      </form>
    </section>
  `
}

export const Join = () => {
  const { field, why, submit } = useForm(event => join(fieldOf(event, 'password').value))
  return html`
    <section class="box entrance">
      <p class="suits" aria-hidden="true">♠ ♥ ♣ ♦</p>
      <h1>${say('club.join-title')}</h1>
      <p>${say('club.join-how')}</p>
      <form onSubmit=${submit}>
        <${OwnName} />
        <${Input}
          name="password"
          text=${say('club.password')}
          why=${why}
          field=${field}
          type="password"
          maxlength="64"
          autocomplete="off"
        />
        <button class="go">${say('club.join')}</button>
      </form>
    </section>
  `
}
