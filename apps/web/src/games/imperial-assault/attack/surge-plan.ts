/** The best that the surges of an attack can buy, worked out from what lies on the table. */
import type { Attack, SpendSurge, State } from '@dejarik/imperial-assault'
import { add, paidSurges, surgeAbilities, surgesLeft } from '@dejarik/imperial-assault/preview'
import { wouldDeal } from './dealt.ts'

export interface SurgePlan {
  /** Places of the abilities, in the order in which they are paid for. */
  readonly spent: readonly number[]
  /** The attack with all of them. */
  readonly attack: Attack
}

/** With these surges spent as well. */
export function withSurges(s: State, attack: Attack, spent: readonly number[]): Attack {
  const abilities = surgeAbilities(s, attack)
  const after: Attack = { ...attack, spent: [...attack.spent, ...spent] }
  for (const surge of spent) {
    const effects = abilities[surge]?.effects
    if (effects == null) continue
    add(after, { ...effects, surges: effects.surge })
    after.recover += effects.recover
  }
  return after
}

/** Whether so many surges are there. */
export function canPayFor(s: State, attack: Attack, spent: readonly number[]): boolean {
  const after = withSurges(s, attack, spent)
  return surgesLeft(after, paidSurges(s, after)) >= 0
}

/**
 * Damage as far as the target can suffer it counts most, then whatever else an ability brings; what brings nothing is left
 * out. `left` is the target's health, `offered` what can be triggered now, each once.
 */
export function bestSurges(
  s: State,
  attack: Attack,
  left: number,
  offered: readonly SpendSurge[],
): SurgePlan {
  const ways: (readonly number[])[] = [[]]
  for (const { surge } of offered)
    for (const way of ways.slice()) {
      const longer = [...way, surge]
      if (canPayFor(s, attack, longer)) ways.push(longer)
    }
  let best: SurgePlan = { spent: [], attack }
  let most = worthOf(s, best, left)
  for (const spent of ways) {
    const plan = { spent, attack: withSurges(s, attack, spent) }
    const worth = worthOf(s, plan, left)
    if (worth > most) [best, most] = [plan, worth]
  }
  return best
}

/** Less for each surge that is spent, so that nothing is spent for nothing. */
const COST = 0.01

function worthOf(s: State, { spent, attack }: SurgePlan, left: number): number {
  const dealt = Math.min(left, wouldDeal(attack))
  const extras = spent.reduce((sum, surge) => sum + extrasOf(s, attack, surge, dealt), 0)
  const paid = paidSurges(s, attack)
  return 10 * dealt + (dealt >= left ? 5 : 0) + extras - COST * paid
}

/** What it brings besides its numbers. */
function extrasOf(s: State, attack: Attack, surge: number, dealt: number): number {
  const ability = surgeAbilities(s, attack)[surge]
  if (ability === undefined) return 0
  // What its own code does is said by no number; it is hardly ever nothing.
  if (ability.effects === null || ability.name !== null) return 1
  const { inflicts, blast, cleave, recover, gains } = ability.effects
  const attacker = s.figures[attack.attacker]
  const hurt = dealt > 0 ? 2 * inflicts.length + blast + cleave : 0
  return hurt + Math.min(recover, attacker?.damage ?? 0) + gains.length
}

/** Whether spending it would change nothing, whatever else is spent with it. */
export function isIdleSurge(
  s: State,
  attack: Attack,
  surge: number,
  offered: readonly SpendSurge[],
): boolean {
  const ability = surgeAbilities(s, attack)[surge]
  if (ability === undefined || ability.effects === null || ability.name !== null) return false
  const others = offered.filter((one) => one.surge !== surge)
  const most = bestSurges(s, attack, Number.POSITIVE_INFINITY, offered)
  const without = bestSurges(s, attack, Number.POSITIVE_INFINITY, others)
  const alone = withSurges(s, attack, [surge])
  return (
    wouldDeal(most.attack) === wouldDeal(without.attack) &&
    wouldDeal(alone) === wouldDeal(attack) &&
    extrasOf(s, attack, surge, wouldDeal(most.attack)) === 0
  )
}
