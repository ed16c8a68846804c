// How each kind of sound is made: notes with their times in seconds and their levels. The knock is the loudest of all.

/**
 * A note swells for a moment and dies away. One with a `pitch` is a tone, which slides to `to`; one with a `band` is noise around that
 * pitch, which slides likewise.
 * @typedef {{at: number, length: number, level: number, pitch?: number, band?: number, to?: number, wave?: OscillatorType}} Note
 */

/** A tap on wood: a dull tone, and the touch itself. @param {number} at @returns {Note[]} */
const tap = at => [
  { at, length: 0.1, level: 0.11, pitch: 430, to: 170 },
  { at, length: 0.03, level: 0.07, band: 1500 },
]

/** A chip on others: two high tones that do not agree. @param {number} at @param {number} pitch @param {number} level @returns {Note[]} */
const clink = (at, pitch, level) => [
  { at, length: 0.07, level, pitch },
  { at, length: 0.05, level: level / 2, pitch: pitch * 1.58 },
]

/** @type {Record<string, Note[]>} */
export const VOICES = {
  deal: [{ at: 0, length: 0.03, level: 0.06, band: 3200 }],
  card: [
    { at: 0, length: 0.07, level: 0.08, band: 1300 },
    { at: 0, length: 0.05, level: 0.03, pitch: 150 },
  ],
  flip: [
    { at: 0, length: 0.04, level: 0.08, band: 2600 },
    { at: 0.05, length: 0.06, level: 0.1, band: 1500 },
  ],
  chip: clink(0, 2500, 0.035),
  sweep: [2500, 2350, 2650, 2250, 2450, 2150].flatMap((pitch, nth) => clink(nth * 0.06, pitch, 0.03)),
  knock: [...tap(0), ...tap(0.16)],
  turn: [
    { at: 0, length: 0.3, level: 0.045, pitch: 660 },
    { at: 0.13, length: 0.4, level: 0.04, pitch: 880 },
  ],
  time: [{ at: 0, length: 0.05, level: 0.045, pitch: 1000 }],
  win: [523, 659, 784].map((pitch, nth) => ({ at: nth * 0.14, length: 0.4, level: 0.045, pitch, wave: 'triangle' })),
  message: [{ at: 0, length: 0.09, level: 0.06, pitch: 380, to: 720 }],
  table: [
    { at: 0, length: 0.28, level: 0.12, band: 900, to: 3600 },
    { at: 0.24, length: 0.07, level: 0.06, band: 1400 },
  ],
}

/** How long a kind sounds. @param {string} kind */
export const lengthOf = kind => Math.max(...VOICES[kind].map(({ at, length }) => at + length))

/** The highest level that a kind can reach: all its notes of one moment together. @param {string} kind */
export const peakOf = kind => {
  const sounding = (/** @type {number} */ time) => VOICES[kind].filter(({ at, length }) => at <= time && time < at + length)
  return Math.max(...VOICES[kind].map(({ at }) => sounding(at).reduce((sum, { level }) => sum + level, 0)))
}
