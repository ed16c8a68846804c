// Plays sounds: one context of WebAudio, which is begun when somebody has pressed something, as browsers demand.
import { prefs } from '../../core/prefs.js'
import { silent } from './kinds.js'
import { lengthOf, VOICES } from './voices.js'

/** @typedef {import('./voices.js').Note} Note */
const SWELL = 0.004
const SILENCE = 0.0001
/** These call somebody who looks elsewhere. */
const CALLS = ['turn', 'message']

/** @type {AudioContext | null} */
let context = null
/** @type {AudioBuffer | null} */
let noise = null
/** When the last sound of a kind is over, by the context's clock. @type {Record<string, number>} */
const endings = {}
/** Sounds that are still to come. @type {Set<number>} */
const waiting = new Set()

/** Begins or wakes the context, where the browser lets us. @param {boolean} isPressed whether something is pressed just now */
const wake = async isPressed => {
  if (prefs.peek().sound !== 'on' || (!context && !(navigator.userActivation?.hasBeenActive ?? isPressed))) return
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
}
for (const press of ['pointerup', 'keydown']) addEventListener(press, () => wake(true), { capture: true, passive: true })

const isWanted = (/** @type {string} */ kind) =>
  prefs.peek().sound === 'on' && !silent.peek().includes(kind) && (!document.hidden || CALLS.includes(kind))

/** Plays a sound now, unless it is not wanted, or one of its kind is still heard. @param {string} kind */
const playNow = kind => {
  if (!isWanted(kind)) return
  wake(false)
  if (context?.state !== 'running' || context.currentTime < (endings[kind] ?? 0)) return
  endings[kind] = context.currentTime + lengthOf(kind)
  for (const note of VOICES[kind]) playNote(context, note)
}

/** Plays a sound after so many milliseconds. @param {string} kind @param {number} [after] */
export const play = (kind, after = 0) => {
  if (!after) return playNow(kind)
  const timer = setTimeout(() => {
    waiting.delete(timer)
    playNow(kind)
  }, after)
  waiting.add(timer)
}

/** Plays a sound for whoever has just pressed something to hear it. @param {string} kind */
export const playSample = async kind => {
  await wake(true)
  playNow(kind)
}

/** Leaves out what is still to come: nobody waits for it any more. */
export const hush = () => {
  for (const timer of waiting) clearTimeout(timer)
  waiting.clear()
}

/** A second of noise, made once. @param {AudioContext} audio */
const noiseOf = audio => {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = 2 * Math.random() - 1
  return noise
}

/** What a note is made of, and where it comes out. @param {AudioContext} audio @param {Note} note */
const sourceOf = (audio, { band, pitch = 0, wave = 'sine' }) => {
  if (!band) {
    const tone = audio.createOscillator()
    tone.type = wave
    return { source: tone, out: tone, frequency: tone.frequency, first: pitch }
  }
  const hiss = audio.createBufferSource()
  hiss.buffer = noiseOf(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  hiss.connect(filter)
  return { source: hiss, out: filter, frequency: filter.frequency, first: band }
}

const playNote = (/** @type {AudioContext} */ audio, /** @type {Note} */ note) => {
  const begin = audio.currentTime + note.at
  const end = begin + note.length
  const { source, out, frequency, first } = sourceOf(audio, note)
  frequency.setValueAtTime(first, begin)
  if (note.to) frequency.exponentialRampToValueAtTime(note.to, end)
  const volume = audio.createGain()
  volume.gain.setValueAtTime(SILENCE, begin)
  volume.gain.linearRampToValueAtTime(note.level, begin + SWELL)
  volume.gain.exponentialRampToValueAtTime(SILENCE, end)
  out.connect(volume)
  volume.connect(audio.destination)
  source.start(begin)
  source.stop(end)
}
