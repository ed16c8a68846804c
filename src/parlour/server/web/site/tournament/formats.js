// The formats in which tournaments are played, as the room tells them: the pages know none by its name.
import { signal } from '../../vendor/signals.js'
import { callApi } from '../../core/api.js'
import { language } from '../../core/i18n.js'

/** @typedef {import('../../core/wire.js').FormatFacts} FormatFacts */
/** @type {import('../../vendor/signals-core.js').Signal<FormatFacts[]>} */
export const formats = signal([])

/** Reads them once. */
export const readFormats = async () => {
  formats.value = await callApi(`/api/formats?language=${language()}`)
}

/** @param {string} name @returns {FormatFacts} */
export const formatOf = name => formats.value.find(each => each.format === name) ?? { ...UNKNOWN, format: name, title: name }

/** Of a format that the room no longer has. @type {FormatFacts} */
const UNKNOWN = {
  format: '',
  title: '',
  how: '',
  howOne: '',
  ends: '',
  options: [],
  leastChairs: 2,
  mostChairs: 64,
  stacks: false,
  late: false,
  points: false,
  rounds: true,
}
