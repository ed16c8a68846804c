// What dialogs over the table and panels beside it show, by name; most of it comes when it is opened.
import { html } from '../../core/html.js'
import { say } from '../../core/i18n.js'
import { settings } from '../state/store.js'
import { Late } from './late.js'
import { Naming } from './parts/naming.js'
import { Log, Talk } from './side_panel.js'

const rules = async () => (await import('../panels/rules.js')).Rules
const menu = async () => (await import('../panels/menu.js')).Menu
const keys = async () => (await import('../panels/keys.js')).Keys
const shown = async () => (await import('../panels/last_hands.js')).LastHands
const results = async () => (await import('../ending/main.js')).Ending
const invitation = async () => (await import('../../site/invite.js')).Invitation
/** What a club's invitation says otherwise. */
const clubText = () => (settings.value.club ? say('invite.club') : undefined)

/** @type {Record<string, () => unknown>} */
export const CONTENTS = {
  rules: () => html`<${Late} key="rules" load=${rules} />`,
  menu: () => html`<${Late} key="menu" load=${menu} />`,
  keys: () => html`<${Late} key="keys" load=${keys} />`,
  shown: () => html`<${Late} key="shown" load=${shown} />`,
  results: () => html`<${Late} key="results" load=${results} />`,
  invite: () => html`<${Late} key="invite" load=${invitation} link=${location.href.split('#')[0]} text=${clubText()} />`,
  log: () => html`<${Log} most=${300}/><${Talk}/>`,
  naming: () => html`<${Naming}/>`,
}
