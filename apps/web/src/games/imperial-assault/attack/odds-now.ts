/** The exact odds of an attack as it stands: what is on the table, and what surges can still buy. */
import type { Attack, Questions, State } from '@dejarik/imperial-assault'
import { healthOf, objectHealth } from '@dejarik/imperial-assault/campaign'
import {
  canTell,
  type Odds,
  type Attack as OddsAttack,
  oddsOf,
  type Reroll,
  surgeAbility,
} from '@dejarik/imperial-assault/odds'
import {
  ATTACK_DICE,
  DEFENSE_DICE,
  paidSurges,
  surgeAbilities,
  withPools,
  withStanding,
} from '@dejarik/imperial-assault/preview'
import type { AskView } from '@dejarik/kernel'
import { optionsOfChoice } from '../../../board/asked.ts'

const DEFENSE_BIT = 16

/** Null once it is settled, or if there are more dice than can be counted. */
export function oddsNow(s: State, attack: Attack, asks: readonly AskView[]): Odds | null {
  if (attack.step >= 6) return null
  const described = describedAs(s, attack, rerollsIn(asks, attack.controller))
  return canTell(described) ? oddsOf(described) : null
}

export function describedAs(s: State, attack: Attack, rerolls: readonly Reroll[]): OddsAttack {
  const a = withStanding(s, withPools(s, attack))
  const spent = a.spent
  return {
    attack: a.attackDice.map((color, i) =>
      dieOf(ATTACK_DICE[color], a.attackSides[i], a.rerolled & (1 << i)),
    ),
    defense: a.defenseDice.map((color, i) =>
      dieOf(DEFENSE_DICE[color], a.defenseSides[i], a.rerolled & (1 << (DEFENSE_BIT + i))),
    ),
    range: a.ranged ? a.distance : null,
    modifiers: {
      damage: a.damage,
      surge: a.surges - paidSurges(s, a),
      accuracy: a.accuracy,
      pierce: a.pierce,
      block: a.block,
      evade: a.evade,
      dodge: a.dodge,
    },
    surges: surgeAbilities(s, a)
      .filter((_, i) => !spent.includes(i))
      .map((surge) => surgeAbility(surge)),
    rerolls,
    health: healthLeft(s, a),
  }
}

function dieOf<C extends string>(color: C, side: number | undefined, rerolled: number) {
  return side === undefined || side < 0 ? color : { color, side, rerolled: rerolled !== 0 }
}

function healthLeft(s: State, { target, object }: Attack): number | null {
  if (target >= 0) {
    return Math.max(0, healthOf(s, target) - s.figures[target].damage)
  }
  const health = objectHealth(s, object)
  return health === null ? null : Math.max(0, health - s.tokens[object].damage)
}

/** Dice that somebody is about to reroll: the ability that allows it is in use already. */
function rerollsIn(asks: readonly AskView[], attacker: number): readonly Reroll[] {
  const ask = asks.find(({ what }) => what === 'reroll')
  if (ask?.choice?.form !== 'some') return []
  const die = optionsOfChoice<Questions>(ask.choice).find((option) => option.do === 'reroll')
  const dice = die?.pool === 'defense' ? 'defense' : 'attack'
  return [{ by: ask.seat === attacker ? 'attacker' : 'defender', dice, upTo: ask.choice.max }]
}
