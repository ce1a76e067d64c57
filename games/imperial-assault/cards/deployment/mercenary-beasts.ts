/** Beasts. */
import { ability, action, always, CARD, type Me, may, when } from '../../rules/abilities.ts'
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
import { written } from '../card.ts'
import { chooseFigures } from '../choices.ts'
import { adjacentEnemies, enemies, enemiesWithin } from '../figures.ts'
import { emptySpaces, spacesWithin } from '../spaces.ts'

/** Empty spaces within three, from where it may strike. */
const pounce = ability(
  'pounce',
  action({
    attacks: true,
    *run(t, me) {
      const s = t.state
      yield* place(t, me.seat, me.figure, emptySpaces(s, spacesWithin(s, me.figure, 3)), CARD)
      if (hasTarget(s, me.figure) && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
        yield* attack(t, me.figure, CARD)
    },
  }),
)

const hunger = ability(
  'hunger',
  when('activation-start', {
    of: 'mine',
    if: (s, me) => enemiesWithin(s, me, 3).length === 0,
    run: (t, me) => gainPoints(t, me.figure, 2, CARD),
  }),
)

/** Led by a keeper for a round, it is tougher and tamer. */
const keeper = ability('trained#keeper', always({ defenseDice: () => [BLACK] }))
const isTame = (s: State, me: Me): boolean => isLaid(s, keeper, me.figure)
const trained = ability(
  'trained',
  may('round-start', {
    run: (t, me) => lay(t.state, keeper, me.seat, { figure: me.figure, until: 'round' }),
  }),
)
const wildBrutality = ability(
  'rancor/brutality',
  action({
    attacks: true,
    if: (s, me) => !isTame(s, me) && hasTarget(s, me.figure),
    *run(t, me) {
      yield* attackTwo(t, me.figure)
    },
  }),
)
const wildNonSentient = ability('rancor/non-sentient', always({ cannotInteract: (s, me) => !isTame(s, me) }))

const trample = ability(
  'trample',
  action({
    if: (s, me) => adjacentEnemies(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigures(t, me, adjacentEnemies(t.state, me), 3)
      yield* sufferAll(t, chosen, rollDie(t, RED, CARD).damage, me.figure)
    },
  }),
)

/** Who is in the way is hurt before he is pushed aside. */
const stampede = ability(
  'stampede',
  when('ended-among', {
    of: 'mine',
    run: (t, me, { spaces }) =>
      sufferAll(
        t,
        enemies(t.state, me, (figure) =>
          spacesOf(t.state, t.state.figures[figure]).some((space) => spaces.includes(space)),
        ),
        1,
        me.figure,
      ),
  }),
)

export const MERCENARY_BEASTS = [
  written('bantha-rider', trample, stampede),
  written('nexu', pounce, cunning, nonSentient),
  written('nexu-elite', pounce, cunning, nonSentient),
  written('wampa', efficientTravel, hunger, nonSentient),
  written('wampa-elite', efficientTravel, hunger, nonSentient),
  written('rancor', wildBrutality, wildNonSentient, trained),
]
