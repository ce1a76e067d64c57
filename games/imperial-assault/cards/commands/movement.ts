/** Command cards that bring figures somewhere else. */
import type { Flow } from '@dejarik/kernel'
import type { Space } from '../../map/index.ts'
import type { Stay, Walk } from '../../offers.ts'
import type { Source } from '../../rules/ability.ts'
import { lay } from '../../rules/effects.ts'
import { figuresOf } from '../../rules/ground.ts'
import {
  canUsePoints,
  gainPoints,
  performMove,
  place,
  push,
  speedOf,
  standsIn,
  walkSpaces,
  walks,
} from '../../rules/moving.ts'
import type { FigureId, State, T } from '../../state.ts'
import { efficientTravel } from '../abilities.ts'
import { CARD, written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentFriends, friendsWithin, hasTrait, isSmall } from '../figures.ts'
import { always, isDefender, special } from '../shapes.ts'
import { emptySpaces, spacesWithin } from '../spaces.ts'
import { atActivationStart, atRoundStart, duringActivation } from './moments.ts'

const fleetFooted = duringActivation('fleet-footed', (t, me) => gainPoints(t, me.figure, 1, CARD))

const urgency = special(
  'urgency',
  (s, me) => canUsePoints(s, me.figure, speedOf(s, me.figure) + 2),
  (t, me) => gainPoints(t, me.figure, speedOf(t.state, me.figure) + 2, CARD),
)

function* allGainOne(t: T, figures: readonly FigureId[]): Flow {
  for (const figure of figures) yield* gainPoints(t, figure, 1, CARD)
}

const advanceWarning = duringActivation('advance-warning', function* (t, me) {
  const chosen = yield* chooseFigure(t, me, adjacentFriends(t.state, me))
  yield* allGainOne(t, chosen === null ? [me.figure] : [me.figure, chosen])
})

const rankAndFile = atActivationStart('rank-and-file', (t, me) => {
  const troopers = adjacentFriends(t.state, me).filter((figure) => hasTrait(t.state, figure, 'trooper'))
  return allGainOne(t, [me.figure, ...troopers])
})

const forwardMarch = duringActivation('forward-march', (t, me) =>
  allGainOne(t, friendsWithin(t.state, me, 2)),
)

const fieldTactician = special(
  'field-tactician',
  () => true,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, friendsWithin(t.state, me, 2))
    if (chosen !== null) yield* performMove(t, chosen, CARD)
  },
)

/** In the order of their player, each at most one space. */
const closeTheGap = atRoundStart(
  'close-the-gap',
  function* (t, me) {
    const moved: FigureId[] = []
    for (;;) {
      const options = brawlers(t.state, me)
        .filter((figure) => !moved.includes(figure))
        .flatMap((figure): (Walk | Stay)[] => walks(t.state, figure, 1, true))
      if (options.length === 0) return
      options.push({ do: 'stay' })
      const chosen = yield* t.decide(me.seat, 'move-spaces', options, { rule: CARD })
      if (chosen.do === 'stay') return
      moved.push(chosen.figure)
      yield* walkSpaces(t, chosen)
    }
  },
  (s, me) => brawlers(s, me).some((figure) => walks(s, figure, 1, true).length > 0),
)
function brawlers(s: State, me: Source): FigureId[] {
  return figuresOf(s, me.seat).filter((figure) => hasTrait(s, figure, 'brawler'))
}

/** Counted from its own space, whatever lies between. */
const jumpJets = special(
  'jump-jets',
  (s, me) => standsIn(s, me.figure, landings(s, me)).length > 0,
  (t, me) => place(t, me.seat, me.figure, landings(t.state, me), CARD),
)
function landings(s: State, me: Source): Space[] {
  return emptySpaces(s, spacesWithin(s, me.figure, 5))
}

const reposition = special(
  'reposition',
  () => true,
  function* (t, me) {
    const small = friendsWithin(t.state, me, 3).filter((figure) => isSmall(t.state, figure))
    const chosen = yield* chooseFigure(t, me, small)
    if (chosen !== null) yield* push(t, me.seat, chosen, 3, CARD)
  },
)

const travelTogether = atRoundStart('command/efficient-travel', (t, me) =>
  lay(t.state, efficientTravel, me.seat, { until: 'round' }),
)

const fuelled = always('fuel-upgrade#fuelled', {
  speed: (s, me) => (hasTrait(s, me.figure, 'vehicle') ? 1 : 0),
  attack: (s, me, a) => (isDefender(s, me, a) && hasTrait(s, me.figure, 'vehicle') ? { evade: 1 } : null),
})
const fuelUpgrade = atRoundStart('fuel-upgrade', (t, me) =>
  lay(t.state, fuelled, me.seat, { until: 'round' }),
)

export const MOVEMENT = [
  written('fleet-footed', fleetFooted),
  written('urgency', urgency),
  written('advance-warning', advanceWarning),
  written('rank-and-file', rankAndFile),
  written('forward-march', forwardMarch),
  written('field-tactician', fieldTactician),
  written('close-the-gap', closeTheGap),
  written('jump-jets', jumpJets),
  written('reposition', reposition),
  written('efficient-travel', travelTogether),
  written('fuel-upgrade', fuelUpgrade),
]
