// The table's page, put together from its views.
import { html } from '../../core/html.js'
import { isAsked, connection, movesInFlight, scene, seats } from '../state/store.js'
import { SidePanel, Stream } from './side_panel.js'
import { Bar } from './bar.js'
import { Dialogs } from './dialogs.js'
import { Header } from './header.js'
import { Surface } from './surface.js'
import { Move, Strip } from './parts/tournament.js'

export const Page = () => html`
  <div
    data-asked=${isAsked.value ? scene.value?.asked : 0}
    data-sent=${movesInFlight.value}
    data-seq=${scene.value?.seq ?? 0}
    class="page${connection.value.on ? '' : ' offline'}${scene.value ? '' : ' before'} ${seats.value.status}"
  >
    <${Header} />
    <main class="middle">
      <${Strip} />
      <div class="table">
        <${Surface} />
        <${Move} />
      </div>
      <${Bar} />
    </main>
    <${SidePanel} />
    <${Stream} />
    <${Dialogs} />
  </div>
`
