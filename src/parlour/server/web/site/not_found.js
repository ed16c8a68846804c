// The page for an address where there is nothing.
import { html } from '../core/html.js'
import { say } from '../core/i18n.js'
import { startPage } from './layout.js'

await startPage(
  'not-found',
  () =>
    html`
      <h1>${say('lost.title')}</h1>
      <p>${say('lost.text')}</p>
      <p class="ways"><a class="button go" href="/">${say('lost.way')}</a></p>
    `,
)
