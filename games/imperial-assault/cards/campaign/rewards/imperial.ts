/** Rewards of the Imperial player. */
import { REWARDS } from '../../../facts/index.ts'
import { ability, action, always, CARD, type Named, surge, when } from '../../../rules/abilities.ts'
import { add } from '../../../rules/attack/results.ts'
import { putStrain } from '../../../rules/campaign/strain.ts'
import { gainThreat } from '../../../rules/campaign/threat.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { heroesOf, isHero, isWounded } from '../../../rules/hero.ts'
import { gainPoints } from '../../../rules/moving.ts'
import { REBELS } from '../../../state.ts'
import { written } from '../../card.ts'
import type { Fits } from '../../shapes.ts'

const INDUSTRY = REWARDS.find(({ id }) => id === 'imperial-industry')?.surges ?? []

/** The movement points come once the attack is resolved. */
const advance: Named = ability(
  '2-movement-points-after-the-attack',
  when('attack-resolved', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.used.includes(advance.key),
    run: (t, me) => gainPoints(t, me.figure, 2, CARD),
  }),
  surge({
    run(_t, _me, a) {
      a.used.push(advance.key)
    },
  }),
)

const byWounded: Fits = (s, _me, a) => isHero(s, a.attacker) && isWounded(s, a.attacker)

/** It holds for any figure of the Empire's, and once; if there is none on the map, the player has it by himself. */
const oldWounds = ability(
  'old-wounds',
  always({
    oncePerAttack: 'old-wounds',
    attack: (s, me, a) => (byWounded(s, me, a) ? { damage: -1 } : null),
  }),
  when('attack-modifiers', {
    if: (s, me, { attack: a }) => byWounded(s, me, a) && figuresOf(s, me.seat).length === 0,
    run: (_t, _me, { attack: a }) => add(a, { damage: -1 }),
  }),
)

const specialOperations = ability('special-operations', action({ run: (t) => gainThreat(t, 1) }))

/** The heroes' players decide jointly. */
const supplyDeficit = ability(
  'supply-deficit',
  when('mission-start', {
    *run(t) {
      const s = t.state
      if (s.campaign === null) return
      const pays = s.campaign.credits >= DEFICIT && (yield* t.may(REBELS, 'spend-credits', { rule: CARD }))
      if (pays) {
        s.campaign.credits -= DEFICIT
        t.log?.('credits-spent', CARD, { credits: DEFICIT })
      } else for (const hero of heroesOf(s)) yield* putStrain(t, hero, 2)
    },
  }),
)
const DEFICIT = 100

export const IMPERIAL = [
  written(
    'reward/imperial-industry',
    ability('imperial-industry', always({ surges: () => INDUSTRY })),
    advance,
  ),
  written('reward/old-wounds', oldWounds),
  written('reward/special-operations', specialOperations),
  written('reward/supply-deficit', supplyDeficit),
]
