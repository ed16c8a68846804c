// The results of a game, which come from table/ending when they are opened.
import { useEffect } from '../../vendor/hooks.js'
import { signal } from '../../vendor/signals.js'
import { html } from '../../core/html.js'

/** @type {import('../../vendor/signals-core.js').Signal<import('../../core/html.js').Component | null>} */
const ending = signal(null)

export const Results = () => {
  useEffect(() => {
    import('../ending/main.js').then(found => {
      ending.value = found.Ending
    })
  }, [])
  return ending.value && html`<${ending.value} />`
}
