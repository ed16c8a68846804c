// What is left when all is over: downloads, and the proof that nobody chose the draws.
import { useState } from '../../vendor/hooks.js'
import { html } from '../../core/html.js'
import { common, path } from './state.js'
import { say } from './texts.js'

export const Downloads = () => html`
  <section class="box" aria-labelledby="downloads">
    <h2 id="downloads">${say('after.files')}</h2>
    <p class="ways">
      <a class="button" href=${`${path}/results.csv`} download>${say('after.csv')}</a>
      <a class="button" href=${`${path}/results.json`} download="results.json">${say('after.json')}</a>
      <a class="button" href=${`${path}/log.jsonl`} download="tournament.jsonl">${say('after.log')}</a>
    </p>
  </section>
`

export const Proof = () => {
  const { commitment = '', seed = '' } = common.value
  const [found, setFound] = useState('')
  if (!commitment) return null
  const check = async () => {
    const { seedCommitment } = await import('../check/shuffle.js')
    setFound(say((await seedCommitment(seed)) === commitment ? 'proof.holds' : 'proof.fails'))
  }
  return html`
    <section class="box proof" aria-labelledby="proof">
      <h2 id="proof">${say('proof.title')}</h2>
      <p class="soft">${say(seed ? 'proof.after' : 'proof.before')}</p>
      <dl>
        <dt>${say('proof.commitment')}</dt>
        <dd class="hash">${commitment}</dd>
        ${seed ? html`<dt>${say('proof.seed')}</dt><dd class="hash">${seed}</dd>` : null}
      </dl>
      ${
        seed && crypto.subtle
          ? html`
              <p class="ways">
                <button type="button" onClick=${check}>${say('proof.check')}</button> <span role="status">${found}</span>
              </p>
            `
          : null
      }
    </section>
  `
}
