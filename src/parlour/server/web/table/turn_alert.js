// The alert when it is our turn: the title, a vibration, and a notification for those who want it; the sound is sound/'s.
import { effect } from '../vendor/signals.js'
import { notify } from '../core/notice.js'
import { say, tableTitle } from '../core/i18n.js'
import { catalogue, going, isAsked, scene, settings } from './state/store.js'

let last = 0
/** The move to another table that was told last. @type {typeof going.value} */
let moved = null

const alertPlayer = () => {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60)
  notify(say('turn.yours'), scene.peek()?.prompt ?? '', 'parlour-turn')
}

/** Begins to call. */
export const alertOnTurn = () =>
  effect(() => {
    const title = tableTitle(settings.value.title) || catalogue.value?.title || say('top.table')
    const mark = going.value ? say('turn.move', { table: going.value.number }) : isAsked.value ? say('turn.yours') : ''
    if (going.value && going.value !== moved) notify(mark, title, 'parlour-move')
    moved = going.value
    document.title = mark ? `● ${mark} · ${title}` : `${title} · Parlour`
    const asked = isAsked.value ? (scene.value?.asked ?? 0) : 0
    if (asked && asked !== last) alertPlayer()
    last = asked
  })
