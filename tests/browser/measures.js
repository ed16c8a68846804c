// Measures what a finger meets: whether the index of every card is whole, how wide what can be chosen is; and what is cut or scrolls.
async ({ narrowest, lowest, isFeltSeen, areTagsSeen }) => {
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime < Infinity) each.finish()
  const INDEX = { f: [0.2, 0.32], l: [0.46, 0.71] } // parts of a face that rank and suit take, as cards.svg draws them
  const ROWS = [0.1, 0.3, 0.5, 0.7, 0.9]
  const CHOICES = '.card.able, .verb, .panel :is(button, input[type=range]), .next-round'
  const faults = new Set()
  const boxOf = each => each.getBoundingClientRect()
  const isDrawn = each => each.getClientRects().length > 0
  const all = selector => [...document.querySelectorAll(selector)].filter(isDrawn)
  const wordsOf = each => (each.ariaLabel ?? each.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)
  const nameOf = each => `${each.className} ${wordsOf(each)}`
  // What opens over the table and is closed again hides nothing, but a form does whose cards are to be chosen.
  const isHit = (element, x, y) => {
    const hit = document.elementFromPoint(x, y)
    return element.contains(hit) || Boolean(hit?.closest('.advice-box, .closed ul, dialog'))
  }

  const freeAt = (element, y, box) => {
    let [longest, run] = [0, 0]
    for (let x = Math.floor(box.left); x < box.right; x++) {
      run = isHit(element, x + 0.5, y) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    return longest
  }
  const freeWidth = element => {
    const box = boxOf(element)
    return Math.max(...ROWS.map(part => freeAt(element, box.top + part * box.height, box)))
  }
  const isIndexWhole = card => {
    const box = boxOf(card)
    const [wide, high] = INDEX[card.querySelector('use').getAttribute('href').split('#')[1][0]]
    const parts = [0.1, 0.4, 0.7, 1]
    return parts.every(x => parts.every(y => isHit(card, box.left + x * wide * box.width, box.top + y * high * box.height)))
  }
  const measureChoices = () => {
    let narrow = [999, '']
    for (const each of all(CHOICES)) {
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const free = freeWidth(each)
      if (free < narrow[0]) narrow = [free, nameOf(each)]
      if (free < narrowest) faults.add(`${free} px wide: ${nameOf(each)}`)
    }
    return narrow
  }
  const measureCards = () => {
    const held = all('.own .hand .card')
    const read = [...held, ...(isFeltSeen ? all(':is(.centre, .rival) .spot .card') : [])].filter(each => each.querySelector('.face'))
    for (const each of document.querySelector('.panel') || !areTagsSeen ? [] : all('.felt:not(.crowd) .tag')) {
      const box = boxOf(each)
      if (!isHit(each, box.left + box.width / 2, box.top + box.height / 2)) faults.add(`a tag is covered: ${nameOf(each)}`)
    }
    const isWhole = each => [0.2, 0.5, 0.7].every(part => isHit(each, boxOf(each).left + part * boxOf(each).width, boxOf(each).top + boxOf(each).height / 2))
    const isReading = areTagsSeen && !document.querySelector('.panel')
    for (const each of isReading ? all('.felt:not(.many) .tag') : []) if (!isWhole(each)) faults.add(`a tag is not whole: ${nameOf(each)}`)
    const isAsked = each => !document.querySelector('.panel') || each.matches('.able')
    const isFanned = each => getComputedStyle(each.closest('.spot') ?? each).transform !== 'none' // a few cards, far apart
    for (const each of read.filter(each => isAsked(each) && !isFanned(each))) if (!isIndexWhole(each)) faults.add(`index is not whole: ${nameOf(each)}`)
    for (const each of held) if (each.offsetHeight < lowest) faults.add(`${each.offsetHeight} px high: ${nameOf(each)}`)
    return held.map(each => each.offsetHeight)
  }

  const measureFelt = () => {
    const clips = each => getComputedStyle(each).overflowY !== 'visible'
    for (const each of [document.documentElement, ...all('.middle, .surface, .felt, .own').filter(clips)])
      if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
        faults.add(`scrolls, ${each.scrollWidth} × ${each.scrollHeight} in ${each.clientHeight}: ${nameOf(each)}`)
    const table = boxOf(document.querySelector('.table'))
    const solid = all('.plate, .chair, .centre .card, .own .card:not(.plate .card)')
    for (const each of [...solid, ...all('.laid')]) {
      const box = boxOf(each)
      const isIn = box.left > table.left - 1 && box.right < table.right + 1 && box.top > table.top - 1 && box.bottom < table.bottom + 1
      if (!isIn) faults.add(`cut: ${nameOf(each)}`)
    }
    for (const each of all('.bar :is(button, a, input)').filter(each => !each.closest('.marks, .options'))) {
      const box = boxOf(each)
      if (box.right > innerWidth + 1 || box.left < -1) faults.add(`outside: ${nameOf(each)}`)
    }
    const meet = (low, high, from, to) => low < to - 1 && from < high - 1
    const isOver = (one, other) => meet(one.left, one.right, other.left, other.right) && meet(one.top, one.bottom, other.top, other.bottom)
    for (const one of all('.plate, .chair'))
      for (const other of solid.filter(each => each !== one && !each.matches('.picked')))
        if (isOver(boxOf(one), boxOf(other))) faults.add(`${nameOf(one)} over ${nameOf(other)}`)
    for (const each of all('.plate > .zone')) {
      const [box, plate] = [boxOf(each), boxOf(each.parentElement)]
      if (box.top < plate.top || box.bottom > plate.bottom || box.right > plate.right) faults.add(`sticks out of the plate: ${nameOf(each)}`)
      for (const other of all('.name, .counter.main').filter(other => each.parentElement.contains(other)))
        if (isOver(box, boxOf(other))) faults.add(`${nameOf(each)} over ${nameOf(other)}`)
    }
    const isBeside = (one, other) => one !== other && one.parentElement !== other.parentElement
    for (const one of all('.laid'))
      for (const other of [...solid, ...all('.laid')].filter(each => isBeside(one, each)))
        if (isOver(boxOf(one), boxOf(other))) faults.add(`${nameOf(one)} over ${nameOf(other)}`)
  }

  const [narrow, what] = narrowest ? measureChoices() : [999, '']
  const held = narrowest ? measureCards() : []
  if (isFeltSeen) measureFelt()
  return { faults: [...faults], narrow, what, held: held.length, low: Math.min(999, ...held) }
}
