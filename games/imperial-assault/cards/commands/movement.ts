/** Command cards that bring figures somewhere else. */
import type { Flow } from '@dejarik/kernel'
import type { Space } from '../../map/index.ts'
import type { Stay, Walk } from '../../offers.ts'
import { ability, action, always, CARD, type Me, may } from '../../rules/abilities.ts'
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
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentFriends, friendsWithin, hasTrait, isSmall } from '../figures.ts'
import { isDefender } from '../shapes.ts'
import { emptySpaces, spacesWithin } from '../spaces.ts'

const fleetFooted = ability(
  'fleet-footed',
  may('activation', { of: 'mine', run: (t, me) => gainPoints(t, me.figure, 1, CARD) }),
)

const urgency = ability(
  'urgency',
  action({
    if: (s, me) => canUsePoints(s, me.figure, speedOf(s, me.figure) + 2, (s.activation?.actions ?? 0) - 1),
    run: (t, me) => gainPoints(t, me.figure, speedOf(t.state, me.figure) + 2, CARD),
  }),
)

function* allGainOne(t: T, figures: readonly FigureId[]): Flow {
  for (const figure of figures) yield* gainPoints(t, figure, 1, CARD)
}

const advanceWarning = ability(
  'advance-warning',
  may('activation', {
    of: 'mine',
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentFriends(t.state, me))
      yield* allGainOne(t, chosen === null ? [me.figure] : [me.figure, chosen])
    },
  }),
)

const rankAndFile = ability(
  'rank-and-file',
  may('activation-start', {
    of: 'mine',
    run(t, me) {
      const troopers = adjacentFriends(t.state, me).filter((figure) => hasTrait(t.state, figure, 'trooper'))
      return allGainOne(t, [me.figure, ...troopers])
    },
  }),
)

const forwardMarch = ability(
  'forward-march',
  may('activation', { of: 'mine', run: (t, me) => allGainOne(t, friendsWithin(t.state, me, 2)) }),
)

const fieldTactician = ability(
  'field-tactician',
  action({
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, friendsWithin(t.state, me, 2))
      if (chosen !== null) yield* performMove(t, chosen, CARD)
    },
  }),
)

/** In the order of their player, each at most one space. */
const closeTheGap = ability(
  'close-the-gap',
  may('round-start', {
    if: (s, me) => brawlers(s, me).some((figure) => walks(s, figure, 1, true).length > 0),
    *run(t, me) {
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
  }),
)
function brawlers(s: State, me: Me): FigureId[] {
  return figuresOf(s, me.seat).filter((figure) => hasTrait(s, figure, 'brawler'))
}

/** Counted from its own space, whatever lies between. */
const jumpJets = ability(
  'jump-jets',
  action({
    if: (s, me) => standsIn(s, me.figure, landings(s, me)).length > 0,
    run: (t, me) => place(t, me.seat, me.figure, landings(t.state, me), CARD),
  }),
)
function landings(s: State, me: Me): Space[] {
  return emptySpaces(s, spacesWithin(s, me.figure, 5))
}

const reposition = ability(
  'reposition',
  action({
    *run(t, me) {
      const small = friendsWithin(t.state, me, 3).filter((figure) => isSmall(t.state, figure))
      const chosen = yield* chooseFigure(t, me, small)
      if (chosen !== null) yield* push(t, me.seat, chosen, 3, CARD)
    },
  }),
)

const travelTogether = ability(
  'command/efficient-travel',
  may('round-start', {
    run: (t, me) => lay(t.state, efficientTravel, me.seat, { until: 'round' }),
  }),
)

const fuelled = ability(
  'fuel-upgrade#fuelled',
  always({
    speed: (s, me) => (hasTrait(s, me.figure, 'vehicle') ? 1 : 0),
    attack: (s, me, a) => (isDefender(s, me, a) && hasTrait(s, me.figure, 'vehicle') ? { evade: 1 } : null),
  }),
)
const fuelUpgrade = ability(
  'fuel-upgrade',
  may('round-start', { run: (t, me) => lay(t.state, fuelled, me.seat, { until: 'round' }) }),
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
