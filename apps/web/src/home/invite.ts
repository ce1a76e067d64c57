/** A table on the server for a friend; answers its id, or why there is none. */
import { type Refusal, refuse } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import { Connection } from '../session/connection.ts'
import { browserGuest } from '../session/guest.ts'
import type { Wish } from './wish.ts'

/** Seconds added for each decision that passes on, when playing with a clock. */
const INCREMENT = 10
const PATIENCE = 8000

export function inviteFriend(face: TableFace, wish: Wish): Promise<string | Refusal> {
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
        const end = await connection.request({
          type: 'create',
          game: face.game.id,
          ...partsOf(face, wish),
          seat: wish.seat,
          clock: wish.clock === 'none' ? null : { seconds: Number(wish.clock), increment: INCREMENT },
          listed: false,
        })
        if ('code' in end) finish(end.refusal ?? refuse(`server.${end.code}`, undefined, end.args))
        else finish(end.match ?? refuse('server.internal'))
      },
    })
    const timer = setTimeout(() => finish(refuse('no-server')), PATIENCE)
  })
}

/** Where players bring something, one gives one's own part and leaves the others' to them. */
function partsOf({ game }: TableFace, { options }: Wish): { options: unknown; brings?: unknown } {
  const parts = game.seatOptions?.split(options)
  if (parts === undefined) return { options }
  const bringsNothing = game.seatOptions?.bringsNothing?.(parts.table) === true
  return { options: parts.table, ...(!bringsNothing && { brings: parts.brought[0] }) }
}
