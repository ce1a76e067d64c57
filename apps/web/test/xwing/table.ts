/** A table to look at: two small squads, flown by lot to a moment that a test wants. */
import { type Answer, type Ask, FastRng, Match, randomAnswer, writeRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { type DialArea, printed, type View, xwing } from '@dejarik/xwing'

/** Ships without abilities, so that nothing but the rules themselves is asked. */
const flight = (count: number, pilot: string) =>
  Array.from({ length: count }, () => ({ pilot, upgrades: [] }))

export const OPTIONS = {
  scenario: 'assaultatthesatellitearray',
  squads: [
    {
      faction: 'rebelalliance',
      ships: [...flight(2, 'redsquadronveteran'), ...flight(2, 'bluesquadronescort')],
      obstacles: ['coreasteroid0', 'coreasteroid2', 'gascloud1'],
    },
    {
      faction: 'galacticempire',
      ships: [
        ...flight(3, 'academypilot'),
        ...flight(3, 'obsidiansquadronpilot'),
        ...flight(1, 'stormsquadronace'),
        ...flight(1, 'tempestsquadronpilot'),
      ],
      obstacles: ['yt2400debris0', 'coreasteroid5', 'gascloud3'],
    },
  ],
}

/** By lot, but ships stay on the mat: gentle maneuvers, the first action, an attack where one is offered. */
export function soundly(ask: Ask, view: View, rng: FastRng): Answer {
  if (ask.what === 'attack' || ask.what === 'action') return 0
  if (ask.form !== 'place' || ask.what !== 'dials') return randomAnswer(ask, rng)
  return (ask.area as DialArea).ships.map((ship) => {
    const { dial } = printed(view.ships[ship]!).type
    const gentle = dial.flatMap(({ bearing, difficulty, speed }, at) =>
      (bearing === 'straight' || bearing === 'bank') && difficulty !== 'red' && speed > 1 ? [at] : [],
    )
    return gentle[rng.int(gentle.length)]!
  })
}

/** Plays until `stop` likes the open question. */
export function flyUntil(stop: (ask: Ask, view: View) => boolean, seed = 'table'): Match {
  const game = xwing
  const options = accepted(game.readOptions(OPTIONS))
  const match = Match.start(game, options, seed)
  const rng = new FastRng(7, 0)
  while (!match.over) {
    const ask = match.asks[0]!
    if (stop(ask, match.view(ask.seat) as View)) return match
    const no = match.answer(ask.seat, soundly(ask, match.view(ask.seat) as View, rng))
    if (no !== null) throw new Error(`${ask.what}: ${no.refused}`)
  }
  throw new Error('the match ended before the moment came')
}

export function viewOf(match: Match, seat: number): View {
  return match.view(seat) as View
}

/** What the shelf of a visitor holds under `dejarik.match.<id>`. */
export function keptTable(id: string, match: Match, seat: number) {
  const record = writeRecord(match.record)
  const kept = { id, game: 'xwing', record, seat, level: 'greedy', botSeed: 1, when: 0, over: false }
  return { [`dejarik.match.${id}`]: kept }
}
