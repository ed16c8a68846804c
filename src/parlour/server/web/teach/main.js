// The house teaches: hints, the worth of a hand, and the lessons of a guided game, in one box; loaded when somebody asks.
import { readWords, say } from '../js/core/words.js'
import { teacher } from '../js/table/advised.js'
import { tell } from '../js/table/store.js'
import { Box } from './box.js'

export { askHouse } from './house.js'

const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = new URL('./teach.css', import.meta.url).href
document.head.append(style)
readWords(new URL('./text/', import.meta.url)).then(
  () => {
    teacher.value = Box
  },
  () => tell(say('line.off'), true),
)
