// There is nothing at this address.
import { html } from '../js/core/html.js'
import { say } from '../js/core/words.js'
import { begin } from './frame.js'

await begin(
  'not-found',
  () =>
    html`
      <h1>${say('lost.title')}</h1>
      <p>${say('lost.text')}</p>
      <p class="ways"><a class="button go" href="/">${say('lost.way')}</a></p>
    `,
)
