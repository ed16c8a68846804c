// The page at /manual where no manual was built.
import { html } from '../core/html.js'
import { say } from '../core/i18n.js'
import { startPage } from './layout.js'

await startPage(
  'no-manual',
  () =>
    html`
      <h1>${say('manual.title')}</h1>
      <p>${say('manual.text')}</p>
      <p class="ways"><a class="button go" href="/">${say('lost.way')}</a></p>
    `,
)
