/** A table on the server; answers its id, or why there is none. */
import { never, type Refusal, refuse } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import { Connection, type Deed } from '../session/connection.ts'
import { browserGuest } from '../session/guest.ts'
import type { Wish } from './wish.ts'

/** Seconds added for each decision that passes on, when playing with a clock. */
const INCREMENT = 10
const PATIENCE = 8000

/** Who can come: whoever has the link, whoever looks around, or the next who looks for the same. */
export type Openness = 'by link' | 'for all' | 'search'

export function openTable(face: TableFace, wish: Wish, how: Openness): Promise<string | Refusal> {
  return new Promise((resolve) => {
    const finish = (end: string | Refusal) => {
      clearTimeout(timer)
      connection.close()
      resolve(end)
    }
    const connection = new Connection(browserGuest, {
      heard: () => {},
      line: () => {},
      turnedAway: (why) => finish(refuse(`server.${why.code}`)),
      ready: async () => {
        const end = await connection.request(deedOf(face, wish, how))
        if ('code' in end) finish(end.refusal ?? refuse(`server.${end.code}`, undefined, end.args))
        else finish(end.match ?? refuse('server.internal'))
      },
    })
    const timer = setTimeout(() => finish(refuse('no-server')), PATIENCE)
  })
}

function deedOf(face: TableFace, wish: Wish, how: Openness): Deed {
  const table = {
    game: face.game.id,
    ...partsOf(face, wish),
    clock: wish.clock === 'none' ? null : { seconds: Number(wish.clock), increment: INCREMENT },
  }
  switch (how) {
    case 'search':
      return { type: 'seek', ...table }
    case 'by link':
    case 'for all': {
      const best = wish.best === '3' ? 3 : 1
      return { type: 'create', ...table, seat: wish.seat, listed: how === 'for all', best }
    }
    default:
      return never(how)
  }
}

/** Where players bring something, one gives one's own part and leaves the others' to them. */
function partsOf({ game }: TableFace, { options }: Wish): { options: unknown; brings?: unknown } {
  const parts = game.seatOptions?.split(options)
  if (parts === undefined) return { options }
  const bringsNothing = game.seatOptions?.bringsNothing?.(parts.table) === true
  return { options: parts.table, ...(!bringsNothing && { brings: parts.brought[0] }) }
}
