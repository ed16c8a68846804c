// Whether somebody wants to hear the table: asked beside its title at the first game in this browser, and never again.
import { html } from '../../core/html.js'
import { loadTexts, say } from '../../core/i18n.js'
import { isChosen, prefs, setPref } from '../../core/prefs.js'
import { loadStyle } from '../../core/style.js'
import { aside } from '../view/header.js'

const answer = async (/** @type {string} */ sound) => {
  aside.value = null
  setPref('sound', sound)
  if (sound === 'on') (await import('./player.js')).playSample('turn')
}

/** A setting that was changed elsewhere is an answer, too. */
const Question = () => {
  void prefs.value
  if (isChosen('sound')) return null
  return html`
    <div class="sound-question" role="group" aria-label=${say('sound.ask-whole')}>
      <span aria-hidden="true"><span class="sign">♪?</span><span class="word">${say('sound.ask')}</span></span>
      <button type="button" onClick=${() => answer('on')}>${say('sound.yes')}</button>
      <button type="button" onClick=${() => answer('off')}>${say('sound.no')}</button>
    </div>
  `
}

await Promise.all([loadStyle(new URL('./sound.css', import.meta.url)), loadTexts(new URL('./text/', import.meta.url))])
aside.value = Question
