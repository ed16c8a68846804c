// The title of the page: what the tournament is called, and a sign when somebody who looks elsewhere is wanted.
import { effect, signal } from '../../vendor/signals.js'
import { notify } from '../../core/notice.js'
import { facts, own, told } from './state.js'
import { nameOfTournament } from './words.js'
import { say } from './texts.js'

/** Begins to keep it. */
export const announceInTitle = () => {
  /** The table that was seen last. */
  let seen = own.peek().table ?? ''
  /** The one that was told last. */
  let notified = seen
  const isHidden = signal(document.hidden)
  document.addEventListener('visibilitychange', () => {
    isHidden.value = document.hidden
  })
  effect(() => {
    const table = own.value.table ?? ''
    const isNew = isHidden.value && table !== '' && table !== seen
    if (isNew && table !== notified)
      notify(say('next.table', { table: own.value.number ?? 0 }), nameOfTournament(facts.value), 'parlour-move')
    notified = table
    if (!isHidden.value) seen = table
    const name = told.value ? nameOfTournament(facts.value) : ''
    document.title = isNew ? `● ${say('next.table', { table: own.value.number ?? 0 })} · ${name}` : `${name} · Parlour`
  })
}
