// The table's page begins here.
import { effect } from '../../vendor/signals.js'
import { html, render } from '../core/html.js'
import { wearPrefs } from '../core/prefs.js'
import { readWords } from '../core/words.js'
import { callForAttention } from './attention.js'
import { listenToKeys } from './keys.js'
import { scene, seats } from './store.js'
import { dialog } from './view/dialogs.js'
import { Page } from './view/page.js'

wearPrefs()
await readWords()
render(html`<${Page}/>`, /** @type {Element} */ (document.getElementById('page')))
listenToKeys()
callForAttention()

// The results come up by themselves, once for each game that ends under our eyes.
let shownFor = 0
effect(() => {
  const now = scene.value
  if (now?.ending && seats.value.status === 'over' && shownFor !== now.game) {
    shownFor = now.game
    if (now.events.length) setTimeout(() => { dialog.value = 'results' }, 1200)
  }
  if (now && !now.ending && dialog.peek() === 'results') dialog.value = ''
})
