// Makes what stands in the bar fit into it: the bar keeps its height, and long words are set smaller, in steps that the styles know.

const STEPS = ['1', '1 2', '1 2 3']

/** @param {HTMLElement} bar */
const fit = bar => {
  const inside = /** @type {HTMLElement} */ (bar.firstElementChild)
  delete bar.dataset.tight
  for (const step of STEPS) {
    if (Math.max(inside.scrollHeight, inside.getBoundingClientRect().height) <= bar.clientHeight) return
    bar.dataset.tight = step
  }
}

/** @type {{disconnect(): void}[]} */
let watching = []
/** Fits the bar whenever its size or what stands in it changes; null ends that. @param {HTMLElement | null} bar */
export const keepFitting = bar => {
  for (const each of watching.splice(0)) each.disconnect()
  if (!bar) return
  const words = new MutationObserver(() => fit(bar))
  words.observe(bar, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] })
  const size = new ResizeObserver(() => fit(bar))
  size.observe(bar)
  watching = [words, size]
}
