// The tutorial: hints, the worth of a hand, and the lessons of a guided game, in one box; loaded when somebody asks.
import { loadTexts, say } from '../core/i18n.js'
import { adviceBox } from '../table/state/advice.js'
import { showNotice } from '../table/state/store.js'
import { AdviceBox } from './advice_box.js'

export { askAdvice } from './advice.js'

const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = new URL('./tutorial.css', import.meta.url).href
document.head.append(style)
loadTexts(new URL('./text/', import.meta.url)).then(
  () => {
    adviceBox.value = AdviceBox
  },
  () => showNotice(say('connection.off'), true),
)
