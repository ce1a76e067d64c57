/** Rewards that go on from an ability on a hero's sheet, which they know by its name. */
import { ability, abilityAt } from '../../../rules/ability.ts'
import { add, damageDealt } from '../../../rules/attack/results.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { designOf } from '../../../rules/cards.ts'
import { recover, suffer } from '../../../rules/damage.ts'
import { type Attack, NONE } from '../../../state.ts'
import { written } from '../../card.ts'
import { isAttacker, isDefender } from '../../shapes.ts'
import { type Fits, happens, happensInAttack, may, mine, paying, when } from '../../triggers.ts'
import { afterCommand, commanded } from '../heroes/gideon-argus.ts'

/** Whether an ability that is limited to once an attack was used in this one. */
function hasUsed({ used }: Attack, name: string): boolean {
  return used.some((number) => abilityAt(number).name === name)
}

const shuYensLightsaber = when(
  'shu-yens-lightsaber',
  happensInAttack(
    'attack-resolved',
    (s, me, a) => isDefender(s, me, a) && hasUsed(a, 'foresight'),
    function* (t, me, a) {
      yield* suffer(t, a.attacker, 1, me.figure)
    },
  ),
)

const withHavoc: Fits = (s, me, a) => isAttacker(s, me, a) && hasUsed(a, 'havoc-shot')

/** As late as Havoc Shot may come. */
const veteranProwess = when(
  'veteran-prowess',
  happensInAttack('attack-surges', withHavoc, (_t, _me, a) => add(a, { damage: 1 }), 'attack'),
  happensInAttack(
    'would-suffer',
    withHavoc,
    (_t, _me, a) => {
      const before = damageDealt(a)
      add(a, { damage: 1 })
      a.dealt += damageDealt(a) - before
    },
    'attack',
  ),
  paying(
    { exhaust: true },
    may(
      'rested',
      (s, me, at) => mine(s, me, at) && s.figures[me.figure].damage > 0,
      (t, me) => recover(t, me.figure, 2),
    ),
  ),
)

/** Ambush asks for it. */
const shadowSuit = ability({ key: 'shadow-suit' })

/** Both versions of the card bear the name (ia.elite-figure.2). */
const fearlessLeader = ability({
  key: 'fearless-leader',
  always: {
    cheaper: (_s, _me, kind) => (designOf(kind).facts.name.en === 'Rebel Trooper' ? 2 : 0),
  },
  when: [
    happens(
      'special-done',
      (s, me, at) => afterCommand(s, me, at) && commanded(s, me.figure) !== NONE,
      (t, me) => recoverStrain(t, commanded(t.state, me.figure), 1),
    ),
  ],
})

export const OWN_MISSIONS = [
  written('reward/fearless-leader', fearlessLeader),
  written('reward/shadow-suit', shadowSuit),
  written('reward/shu-yens-lightsaber', shuYensLightsaber),
  written('reward/veteran-prowess', veteranProwess),
]
