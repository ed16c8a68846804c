// A view whose script comes when it is first wanted.
import { useEffect, useState } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'

/** @typedef {import('../../core/html.js').Component} Component */
const Unreachable = () => html`<p>${say('connection.off')}</p>`

/** @param {{load: () => Promise<Component>, link?: string, text?: string, name?: string}} given what it is given is given on */
export const Late = ({ load, ...given }) => {
  const [found, setFound] = useState(/** @type {{Content: Component} | null} */ (null))
  useEffect(() => {
    load().then(
      Content => setFound({ Content }),
      () => setFound({ Content: Unreachable }),
    )
  }, [load])
  return found ? html`<${found.Content} ...${given} />` : null
}
