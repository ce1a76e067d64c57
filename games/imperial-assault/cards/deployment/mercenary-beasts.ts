/** Beasts. */
import type { Source } from '../../rules/ability.ts'
import { attack } from '../../rules/attack/attack.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { BLACK, RED } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { sufferAll } from '../../rules/damage.ts'
import { isLaid, lay } from '../../rules/effects.ts'
import { spacesOf } from '../../rules/ground.ts'
import { gainPoints, place } from '../../rules/moving.ts'
import type { State } from '../../state.ts'
import { attackTwo, cunning, efficientTravel, nonSentient } from '../abilities.ts'
import { CARD, written } from '../card.ts'
import { chooseFigures } from '../choices.ts'
import { adjacentEnemies, enemies, enemiesWithin } from '../figures.ts'
import { always, special } from '../shapes.ts'
import { emptySpaces, spacesWithin } from '../spaces.ts'
import { happens, may, mine, when } from '../triggers.ts'

/** Empty spaces within three, from where it may strike. */
const pounce = special(
  'pounce',
  () => true,
  function* (t, me) {
    const s = t.state
    yield* place(t, me.seat, me.figure, emptySpaces(s, spacesWithin(s, me.figure, 3)), CARD)
    if (hasTarget(s, me.figure) && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
      yield* attack(t, me.figure, CARD)
  },
  { attacks: true },
)

const hunger = when(
  'hunger',
  happens(
    'activation-start',
    (s, me, at) => mine(s, me, at) && enemiesWithin(s, me, 3).length === 0,
    (t, me) => gainPoints(t, me.figure, 2, CARD),
  ),
)

/** Led by a keeper for a round, it is tougher and tamer. */
const keeper = always('trained#keeper', { defenseDice: () => [BLACK] })
const isTame = (s: State, me: Source): boolean => isLaid(s, keeper, me.figure)
const trained = when(
  'trained',
  may(
    'round-start',
    () => true,
    (t, me) => lay(t.state, keeper, me.seat, { figure: me.figure, until: 'round' }),
  ),
)
const wildBrutality = special(
  'rancor/brutality',
  (s, me) => !isTame(s, me) && hasTarget(s, me.figure),
  function* (t, me) {
    yield* attackTwo(t, me.figure)
  },
  { attacks: true },
)
const wildNonSentient = always('rancor/non-sentient', { cannotInteract: (s, me) => !isTame(s, me) })

const trample = special(
  'trample',
  (s, me) => adjacentEnemies(s, me).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigures(t, me, adjacentEnemies(t.state, me), 3)
    yield* sufferAll(t, chosen, rollDie(t, RED, CARD).damage, me.figure)
  },
)

/** Who is in the way is hurt before he is pushed aside. */
const stampede = when(
  'stampede',
  happens('ended-among', mine, (t, me, { spaces }) =>
    sufferAll(
      t,
      enemies(t.state, me, (figure) =>
        spacesOf(t.state, t.state.figures[figure]).some((space) => spaces.includes(space)),
      ),
      1,
      me.figure,
    ),
  ),
)

export const MERCENARY_BEASTS = [
  written('bantha-rider', trample, stampede),
  written('nexu', pounce, cunning, nonSentient),
  written('nexu-elite', pounce, cunning, nonSentient),
  written('wampa', efficientTravel, hunger, nonSentient),
  written('wampa-elite', efficientTravel, hunger, nonSentient),
  written('rancor', wildBrutality, wildNonSentient, trained),
]
