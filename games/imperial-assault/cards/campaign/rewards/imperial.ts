/** Rewards of the Imperial player. */
import { REWARDS } from '../../../facts/index.ts'
import { ability, type KeyedAbility } from '../../../rules/ability.ts'
import { add } from '../../../rules/attack/results.ts'
import { putStrain } from '../../../rules/campaign/strain.ts'
import { gainThreat } from '../../../rules/campaign/threat.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { heroesOf, isHero, isWounded } from '../../../rules/hero.ts'
import { gainPoints } from '../../../rules/moving.ts'
import { REBELS } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { always, isAttacker, special } from '../../shapes.ts'
import { type Fits, happens, happensInAttack, when } from '../../triggers.ts'

const INDUSTRY = REWARDS.find(({ id }) => id === 'imperial-industry')?.surges ?? []

/** The movement points come once the attack is resolved. */
const advance: KeyedAbility = ability({
  key: '2-movement-points-after-the-attack',
  surge(_t, _me, a) {
    a.used.push(advance.key)
  },
  when: [
    happensInAttack(
      'attack-resolved',
      (s, me, a) => isAttacker(s, me, a) && a.used.includes(advance.key),
      (t, me) => gainPoints(t, me.figure, 2, CARD),
    ),
  ],
})

const byWounded: Fits = (s, _me, a) => isHero(s, a.attacker) && isWounded(s, a.attacker)

/** It holds for any figure of the Empire's, and once; if there is none on the map, the player has it by himself. */
const oldWounds = ability({
  key: 'old-wounds',
  always: { oncePerAttack: true, attack: (s, me, a) => (byWounded(s, me, a) ? { damage: -1 } : null) },
  when: [
    happensInAttack(
      'attack-modifiers',
      (s, me, a) => byWounded(s, me, a) && figuresOf(s, me.seat).length === 0,
      (_t, _me, a) => add(a, { damage: -1 }),
    ),
  ],
})

const specialOperations = special(
  'special-operations',
  () => true,
  (t) => gainThreat(t, 1),
)

/** The heroes' players decide jointly. */
const supplyDeficit = when(
  'supply-deficit',
  happens(
    'mission-start',
    () => true,
    function* (t) {
      const s = t.state
      if (s.campaign === null) return
      const pays = s.campaign.credits >= DEFICIT && (yield* t.may(REBELS, 'spend-credits', { rule: CARD }))
      if (pays) {
        s.campaign.credits -= DEFICIT
        t.log?.('credits-spent', CARD, { credits: DEFICIT })
      } else for (const hero of heroesOf(s)) yield* putStrain(t, hero, 2)
    },
  ),
)
const DEFICIT = 100

export const IMPERIAL = [
  written('reward/imperial-industry', always('imperial-industry', { surges: () => INDUSTRY }), advance),
  written('reward/old-wounds', oldWounds),
  written('reward/special-operations', specialOperations),
  written('reward/supply-deficit', supplyDeficit),
]
