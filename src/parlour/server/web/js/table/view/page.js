// The whole page.
import { html } from '../../core/html.js'
import { line, scene, seats } from '../store.js'
import { Aside, LastLine, Stream } from './aside.js'
import { Bar } from './bar.js'
import { Dialogs } from './dialogs.js'
import { Felt } from './felt.js'
import { Header } from './header.js'
import { Own } from './own.js'
import { Showdown } from './showdown.js'

export const Page = () => html`<div class="page${line.value.on ? '' : ' offline'}${scene.value ? '' : ' before'} ${seats.value.status}">
  <${Header}/>
  <main class="main"><div class="table"><${Felt}/><${Showdown}/><${Own}/></div><${LastLine}/><${Bar}/></main>
  <${Aside}/><${Stream}/><${Dialogs}/></div>`
