// The whole page.
import { html } from '../../core/html.js'
import { isAsked, line, scene, seats } from '../store.js'
import { Aside, LastLine, Stream } from './aside.js'
import { Bar } from './bar.js'
import { Dialogs } from './dialogs.js'
import { Felt } from './felt.js'
import { Header } from './header.js'
import { Own } from './own.js'
import { Showdown } from './showdown.js'

export const Page = () => html`
  <div
    data-asked=${isAsked.value ? scene.value?.asked : 0}
    data-seq=${scene.value?.seq ?? 0}
    class="page${line.value.on ? '' : ' offline'}${scene.value ? '' : ' before'} ${seats.value.status}"
  >
    <${Header} />
    <main class="middle"><div class="table"><${Felt} /><${Showdown} /><${Own} /></div><${LastLine} /><${Bar} /></main>
    <${Aside} />
    <${Stream} />
    <${Dialogs} />
  </div>
`
