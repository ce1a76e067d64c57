/** Command cards of the core box. */
import { ability } from '../../rules/ability.ts'
import { HARMFUL, lose } from '../../rules/conditions.ts'
import { recover } from '../../rules/damage.ts'
import { lay } from '../../rules/effects.ts'
import { gainPoints, speedOf } from '../../rules/moving.ts'
import { written } from '../card.ts'
import { CARD, isDefender, modifies, special } from '../shapes.ts'

const deadeye = ability({
  name: 'deadeye',
  when: [
    {
      window: 'attack-modifiers',
      rule: 'ia.attack-special.13',
      optional: true,
      can: (_s, me, { attack }) => attack !== null && attack.attacker === me.figure,
      act(_t, _me, { attack }) {
        if (attack !== null) attack.accuracy += 2
      },
    },
  ],
})

const fleetFooted = ability({
  name: 'fleet-footed',
  when: [
    {
      window: 'activation',
      rule: CARD,
      optional: true,
      can: (_s, me, { figure }) => figure === me.figure,
      *act(t, me) {
        yield* gainPoints(t, me.figure, 1, CARD)
      },
    },
  ],
})

const rally = ability({
  name: 'rally',
  when: [
    {
      window: 'activation-start',
      rule: CARD,
      optional: true,
      can: (s, me, { figure }) => figure === me.figure && (s.figures[figure].conditions & HARMFUL) !== 0,
      act(t, me) {
        lose(t, me.figure, HARMFUL)
      },
    },
  ],
})

const recovery = special(
  'recovery',
  (s, me) => s.figures[me.figure].damage > 0,
  (t, me) => recover(t, me.figure, 2),
)

const inCover = modifies('take-cover', isDefender, { block: 1, accuracy: -2 })
const takeCover = special(
  'take-cover',
  () => true,
  (t, me) => lay(t.state, inCover, me.seat, { figure: me.figure, until: 'round' }),
)

const urgency = special(
  'urgency',
  () => true,
  function* (t, me) {
    yield* gainPoints(t, me.figure, speedOf(t.state, me.figure) + 2, CARD)
  },
)

export const CORE = [
  written('deadeye', deadeye),
  written('fleet-footed', fleetFooted),
  written('rally', rally),
  written('recovery', recovery),
  written('take-cover', takeCover),
  written('urgency', urgency),
]
