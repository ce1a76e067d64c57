/** What heroes learn in their own missions and others. */
import { ability } from '../../../rules/ability.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { FOCUSED, gain, has } from '../../../rules/conditions.ts'
import { distanceTo } from '../../../rules/ground.ts'
import { NONE } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { isFriend } from '../../figures.ts'
import { always, isDefender } from '../../shapes.ts'
import { may, mayInAttack, mine, paying, when } from '../../triggers.ts'

const adrenalImplant = when(
  'adrenal-implant',
  paying(
    { exhaust: true },
    may(
      'rested',
      (s, me, at) => mine(s, me, at) && !has(s.figures[me.figure], FOCUSED),
      (t, me) => gain(t, me.figure, FOCUSED),
    ),
  ),
)

const alliedOperations = always('allied-operations', { cheaper: () => 2 })

const lifeDebt = when(
  'life-debt',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-resolved',
      (s, me, a) =>
        a.target !== NONE &&
        a.target !== me.figure &&
        isFriend(s, me, a.target) &&
        a.suffered >= 3 &&
        distanceTo(s, me.figure, a.space) <= 3,
      (t, me) => gain(t, me.figure, FOCUSED),
    ),
  ),
)

const peacemaker = when(
  'peacemaker',
  paying(
    { strain: 1, exhaust: true },
    mayInAttack(
      'attack-resolved',
      (s, me, a) =>
        isDefender(s, me, a) && !isFriend(s, me, a.attacker) && hasTarget(s, me.figure, { only: a.attacker }),
      function* (t, me, a) {
        yield* attack(t, me.figure, CARD, { only: a.attacker })
      },
    ),
  ),
)

const theWaysOfTheForce = when(
  'the-ways-of-the-force',
  paying(
    { strain: 1 },
    may(
      'test',
      (s, me, at) => mine(s, me, at) && !has(s.figures[me.figure], FOCUSED),
      (t, me) => gain(t, me.figure, FOCUSED),
    ),
  ),
)

export const FEATS = [
  written('reward/adrenal-implant', adrenalImplant),
  written('reward/allied-operations', alliedOperations),
  written('reward/life-debt', lifeDebt),
  written('reward/peacemaker', peacemaker),
  written('reward/rebel-recon', ability({ key: 'rebel-recon', moreSupplies: true })),
  written('reward/the-ways-of-the-force', theWaysOfTheForce),
]
