// A tournament at the table: the strip and the card that sends somebody to another table. Loaded when there is need of it.
import { loadTexts } from '../../core/i18n.js'
import { loadStyle } from '../../core/style.js'
import { parts } from '../view/parts/tournament.js'
import { MoveCard } from './move_card.js'
import { Strip } from './strip.js'

const style = loadStyle(new URL('./strip.css', import.meta.url))
await Promise.all([style, loadTexts(new URL('../../site/tournament/text/', import.meta.url))])
parts.value = { Strip, MoveCard }
