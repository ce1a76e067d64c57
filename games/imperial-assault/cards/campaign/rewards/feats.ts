/** What heroes learn in their own missions and others. */
import { ability, always, CARD, may } from '../../../rules/abilities.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { FOCUSED, gain, has } from '../../../rules/conditions.ts'
import { distanceTo } from '../../../rules/ground.ts'
import { NONE } from '../../../state.ts'
import { written } from '../../card.ts'
import { isFriend } from '../../figures.ts'

const adrenalImplant = ability(
  'adrenal-implant',
  may('rested', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s, me) => !has(s.figures[me.figure], FOCUSED),
    run: (t, me) => gain(t, me.figure, FOCUSED),
  }),
)

const alliedOperations = ability('allied-operations', always({ cheaper: () => 2 }))

const lifeDebt = ability(
  'life-debt',
  may('attack-resolved', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) =>
      a.target !== NONE &&
      a.target !== me.figure &&
      isFriend(s, me, a.target) &&
      a.suffered >= 3 &&
      distanceTo(s, me.figure, a.space) <= 3,
    run: (t, me) => gain(t, me.figure, FOCUSED),
  }),
)

const peacemaker = ability(
  'peacemaker',
  may('attack-resolved', {
    of: 'defender',
    cost: { strain: 1, exhaust: true },
    if: (s, me, { attack: a }) =>
      !isFriend(s, me, a.attacker) && hasTarget(s, me.figure, { only: a.attacker }),
    *run(t, me, { attack: a }) {
      yield* attack(t, me.figure, CARD, { only: a.attacker })
    },
  }),
)

const theWaysOfTheForce = ability(
  'the-ways-of-the-force',
  may('test', {
    of: 'mine',
    cost: { strain: 1 },
    if: (s, me) => !has(s.figures[me.figure], FOCUSED),
    run: (t, me) => gain(t, me.figure, FOCUSED),
  }),
)

export const FEATS = [
  written('reward/adrenal-implant', adrenalImplant),
  written('reward/allied-operations', alliedOperations),
  written('reward/life-debt', lifeDebt),
  written('reward/peacemaker', peacemaker),
  written('reward/rebel-recon', ability('rebel-recon', always({ moreSupplies: true }))),
  written('reward/the-ways-of-the-force', theWaysOfTheForce),
]
