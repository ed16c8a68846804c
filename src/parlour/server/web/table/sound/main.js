// The sounds of the table. Loaded where they are wanted.
import { listen } from './hearing.js'
import { hush, play } from './player.js'

listen({ play, hush })
