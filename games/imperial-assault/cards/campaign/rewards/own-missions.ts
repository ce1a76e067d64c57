/** Rewards that go on from an ability on a hero's sheet, which they know by its name. */
import { ability, abilityAt, always, may, when } from '../../../rules/abilities.ts'
import { add, damageDealt } from '../../../rules/attack/results.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { designOf } from '../../../rules/cards.ts'
import { recover, suffer } from '../../../rules/damage.ts'
import { type Attack, NONE } from '../../../state.ts'
import { written } from '../../card.ts'
import { type Fits, isAttacker } from '../../shapes.ts'
import { afterCommand, commanded } from '../heroes/gideon-argus.ts'

/** Whether an ability that is limited to once an attack was used in this one. */
function hasUsed({ used }: Attack, name: string): boolean {
  return used.some((number) => abilityAt(number).name === name)
}

const shuYensLightsaber = ability(
  'shu-yens-lightsaber',
  when('attack-resolved', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => hasUsed(a, 'foresight'),
    *run(t, me, { attack: a }) {
      yield* suffer(t, a.attacker, 1, me.figure)
    },
  }),
)

const withHavoc: Fits = (s, me, a) => isAttacker(s, me, a) && hasUsed(a, 'havoc-shot')

/** As late as Havoc Shot may come. */
const veteranProwess = ability(
  'veteran-prowess',
  when('attack-surges', {
    limit: 'attack',
    if: (s, me, { attack }) => withHavoc(s, me, attack),
    run: (_t, _me, { attack: a }) => add(a, { damage: 1 }),
  }),
  when('would-suffer', {
    limit: 'attack',
    if: (s, me, { attack }) => withHavoc(s, me, attack),
    run(_t, _me, { attack: a }) {
      const before = damageDealt(a)
      add(a, { damage: 1 })
      a.dealt += damageDealt(a) - before
    },
  }),
  may('rested', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s, me) => s.figures[me.figure].damage > 0,
    run: (t, me) => recover(t, me.figure, 2),
  }),
)

/** Ambush asks for it. */
const shadowSuit = ability('shadow-suit')

/** Both versions of the card bear the name (ia.elite-figure.2). */
const fearlessLeader = ability(
  'fearless-leader',
  always({ cheaper: (_s, _me, kind) => (designOf(kind).facts.name.en === 'Rebel Trooper' ? 2 : 0) }),
  when('special-done', {
    if: (s, me, at) => afterCommand(s, me, at) && commanded(s, me.figure) !== NONE,
    run: (t, me) => recoverStrain(t, commanded(t.state, me.figure), 1),
  }),
)

export const OWN_MISSIONS = [
  written('reward/fearless-leader', fearlessLeader),
  written('reward/shadow-suit', shadowSuit),
  written('reward/shu-yens-lightsaber', shuYensLightsaber),
  written('reward/veteran-prowess', veteranProwess),
]
