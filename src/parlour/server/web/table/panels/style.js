// The style of what opens over the table and beside it.
import { loadStyle } from '../../core/style.js'

await loadStyle(new URL('./panels.css', import.meta.url))
