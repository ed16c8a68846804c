// Presses what the page offers, and nothing else, until the game is over: as somebody would who knows no game.
async ({ seed, most }) => {
  let state = seed * 7919 + 1
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const all = selector => [...document.querySelectorAll(selector)]
  const any = list => list[Math.floor(random() * list.length)]
  const soon = new MessageChannel(), waiters = []
  soon.port1.onmessage = () => waiters.shift()()
  const turn = () => new Promise(done => { waiters.push(done); soon.port2.postMessage(0) }) // a timer would wait 4 ms
  const played = { decisions: 0, presses: 0, refusals: [], isOver: false, stuck: '' }
  const FREE = '.card.able:not(.picked), .panel .options button[aria-pressed=false]:not(.pick)'
  let told = document.querySelector('.notice.bad')

  const page = () => document.querySelector('.page')
  const isOver = () => page().classList.contains('over')
  const asked = () => page().dataset.asked
  const until = (test, ms) => test() ? Promise.resolve(true) : new Promise(done => {
    const leave = found => { watcher.disconnect(); clearTimeout(timer); done(found) }
    const watcher = new MutationObserver(() => { if (test()) leave(true) })
    const timer = setTimeout(() => leave(false), ms)
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const press = async element => {
    if (!element) return
    played.presses++
    element.click()
    await turn()
  }
  const isReady = async () => {
    await until(() => !document.querySelector('.panel [data-tried=false]'), 5_000) // the room says whether cards can be played
    return document.querySelector('.panel .go[aria-disabled=false]') !== null
  }
  const slide = async () => {
    const range = document.querySelector('.panel input[type=range]')
    if (!range) return
    const step = Number(range.step) || 1, steps = (Number(range.max) - Number(range.min)) / step
    range.value = String(Number(range.min) + step * Math.floor(random() * (steps + 1)))
    range.dispatchEvent(new Event('input', { bubbles: true }))
    await turn()
  }
  const fillIn = async () => {
    await press(any(all('.panel .suit')))
    await (random() < 0.6 ? press(any(all('.panel .marks button'))) : slide())
    await press(any(all('.panel .pick')))
    for (let tries = 0; tries < 60 && !(await isReady()); tries++) {
      const free = all(FREE)
      if (!free.length) break
      await press(any(free))
    }
    if (await isReady()) { await press(document.querySelector('.panel .go')); return true }
    await press(document.querySelector('.panel .plain-text'))
    return false
  }
  const pressSomething = async () => {
    const verb = any(all('.verb:not(:disabled)'))
    if (verb && verb.getAttribute('aria-pressed') !== 'true') await press(verb)
    if (verb && !verb.hasAttribute('aria-pressed')) return true
    return document.querySelector('.panel') ? fillIn() : false
  }
  const decide = async () => {
    const was = asked()
    for (let tries = 0; tries < 30 && asked() === was; tries++) if (await pressSomething()) break
    const isNews = () => asked() !== was || isOver() || (document.querySelector('.notice.bad') ?? told) !== told
    if (!(await until(isNews, 20_000))) played.stuck = `no answer to ${was}: ${document.querySelector('.bar').textContent}`
    const bad = document.querySelector('.notice.bad')
    if (bad && bad !== told) played.refusals.push(bad.textContent)
    told = bad ?? told
    played.decisions++
  }

  const isWanted = () => {
    document.querySelector('.next-round')?.click()
    return asked() !== '0' || isOver()
  }

  while (played.decisions < most && !played.stuck) {
    if (!(await until(isWanted, 60_000))) played.stuck = `never asked: ${document.querySelector('.bar').textContent}`
    if (isOver() || played.stuck) break
    await decide()
  }
  played.isOver = isOver()
  return played
}
