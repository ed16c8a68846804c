// The table's page starts here.
import { effect } from '../vendor/signals.js'
import { html, render } from '../core/html.js'
import { applyPrefs, isChosen, prefs } from '../core/prefs.js'
import { loadTexts } from '../core/i18n.js'
import { alertOnTurn } from './turn_alert.js'
import { connect, sit } from './state/connection.js'
import { keepFocus, listenToShortcuts } from './input/shortcuts.js'
import { isShowing } from './state/pacing.js'
import { isClosing } from './state/closing.js'
import { dialog } from './state/opened.js'
import { challenges, connection, going, hasScene, naming, scene, seats, tournament, you } from './state/store.js'
import { Page } from './view/page.js'

applyPrefs()
connect()
await loadTexts()
render(html`<${Page}/>`, /** @type {Element} */ (document.getElementById('page')))
listenToShortcuts()
keepFocus()
alertOnTurn()

// The results come up by themselves, once for each game that ends under our eyes, when the last hands have been seen.
let shownFor = 0
effect(() => {
  const now = scene.value
  if (now && !now.ending && dialog.peek() === 'results') dialog.value = ''
  if (tournament.value || !now?.ending || seats.value.status !== 'over' || isShowing.value || isClosing.value || shownFor === now.game)
    return
  shownFor = now.game
  if (now.events.length)
    setTimeout(() => {
      dialog.value ||= 'results'
    }, 900)
})

// Whoever sits down is asked for a name, where they have none or another has it.
effect(() => {
  if (naming.value) dialog.value = 'naming'
  else if (dialog.peek() === 'naming') dialog.value = ''
})

// A friend wants us elsewhere.
let isCalled = false
effect(() => {
  isCalled ||= challenges.value.length > 0
  const called = challenges.value
  if (isCalled) import('../site/people/challenges.js').then(({ showChallenges }) => showChallenges(called))
})

// Sounds come where they are wanted; whoever plays and has not said so yet is asked.
effect(() => {
  if (prefs.value.sound === 'on') import('./sound/main.js')
  else if (hasScene.value && you.value !== null && !isChosen('sound')) import('./sound/question.js')
})

// At a table of a tournament, and wherever one sends us, there is more to see.
effect(() => {
  if (tournament.value || going.value) import('./tournament/main.js')
})

// Whoever comes from the lobby to play sits down at once.
effect(() => {
  if (location.hash !== '#sit' || !connection.value.on || !seats.value.seats.length) return
  history.replaceState(null, '', location.pathname)
  if (you.value === null) sit(-1)
})
