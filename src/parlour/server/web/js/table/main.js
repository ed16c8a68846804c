// The table's page begins here.
import { effect } from '../../vendor/signals.js'
import { html, render } from '../core/html.js'
import { wearPrefs } from '../core/prefs.js'
import { readWords } from '../core/words.js'
import { callForAttention } from './attention.js'
import { connect } from './hear.js'
import { keepFocus, listenToKeys } from './keys.js'
import { isShowing } from './pacing.js'
import { showdown } from './showdown.js'
import { sit } from './sitting.js'
import { line, scene, seats, you } from './store.js'
import { dialog } from './view/dialogs.js'
import { Page } from './view/page.js'

wearPrefs()
connect()
await readWords()
render(html`<${Page}/>`, /** @type {Element} */ (document.getElementById('page')))
listenToKeys()
keepFocus()
callForAttention()

// The results come up by themselves, once for each game that ends under our eyes, when the last hands have been seen.
let shownFor = 0
effect(() => {
  const now = scene.value
  if (now && !now.ending && dialog.peek() === 'results') dialog.value = ''
  if (!now?.ending || seats.value.status !== 'over' || isShowing.value || showdown.value || shownFor === now.game) return
  shownFor = now.game
  if (now.events.length)
    setTimeout(() => {
      dialog.value ||= 'results'
    }, 900)
})

// Whoever comes from the lobby to play sits down at once.
effect(() => {
  if (location.hash !== '#sit' || !line.value.on || !seats.value.seats.length) return
  history.replaceState(null, '', location.pathname)
  if (you.value === null) sit(-1)
})
