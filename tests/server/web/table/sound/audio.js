// A WebAudio that writes down what is played: loudest levels by the times at which they begin.

/** @type {{level: number, at: number}[]} */
export const heard = []
export const audio = { contexts: 0, now: 0 }

const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} })
const source = () => ({ frequency: param(), connect() {}, start() {}, stop() {} })

class AudioContext {
  state = 'suspended'
  sampleRate = 8
  destination = null
  constructor() {
    audio.contexts++
  }
  get currentTime() {
    return audio.now
  }
  async resume() {
    this.state = 'running'
  }
  createOscillator = source
  createBufferSource = source
  createBiquadFilter = source
  createBuffer = () => ({ getChannelData: () => [0, 0] })
  createGain = () => ({
    connect() {},
    gain: { ...param(), linearRampToValueAtTime: (/** @type {number} */ level, /** @type {number} */ at) => heard.push({ level, at }) },
  })
}
Object.assign(globalThis, { AudioContext })
