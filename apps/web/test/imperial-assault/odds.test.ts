import type { Target } from '@dejarik/imperial-assault'
import {
  accuracyResults,
  add,
  attackFrom,
  damageDealt,
  designOf,
  stateFrom,
} from '@dejarik/imperial-assault/preview'
import { expect, test } from 'vitest'
import { wouldDeal, wouldMiss } from '../../src/games/imperial-assault/attack/dealt.ts'
import { describedAs, oddsNow } from '../../src/games/imperial-assault/attack/odds-now.ts'
import { asked, playUntil, viewOf } from './table.ts'

const isAttack = ({ do: verb }: { do: string }): boolean => verb === 'attack'

test('an attack that is only pointed at has the dice of its cards and the whole health of the target', () => {
  const match = playUntil((ask) => {
    const { options } = ask as unknown as { options?: { list?: { do: string }[] } }
    return ask.what === 'act' && (options?.list ?? []).some(isAttack)
  })
  const { choice, seat } = asked(match)
  const state = stateFrom(viewOf(match, seat))
  const target = (choice?.form === 'one' ? choice.options.find(isAttack) : undefined) as Target
  const attack = attackFrom(state, target)
  const described = describedAs(state, attack, [])
  const { kind, damage } = state.figures[target.target]!
  expect(described.health).toBe(designOf(kind).facts.health - damage)
  expect(described.attack.every((die) => typeof die === 'string')).toBe(true)
  const odds = oddsNow(state, attack, [])
  expect(odds!.damageWays.reduce((sum, ways) => sum + ways, 0)).toBe(odds!.ways)
})

test('with all dice on the table and surges to spend, the odds are the best that these can buy', () => {
  const match = playUntil(({ what }, { attacks }) => {
    const attack = attacks.at(-1)
    return what === 'surge' && attack !== undefined && damageDealt(attack) > 0 && !wouldMiss(attack)
  })
  const state = stateFrom(viewOf(match, match.asks[0]!.seat))
  const attack = state.attacks.at(-1)!
  const odds = oddsNow(state, attack, [])!
  const { health } = describedAs(state, attack, [])
  expect([odds.ways, odds.hit]).toEqual([1, 1])
  expect(odds.damage).toBeGreaterThanOrEqual(Math.min(damageDealt(attack), health!))
  expect(oddsNow(state, { ...attack, step: 6 }, [])).toBeNull()
})

test('a surge that still leaves the attack short promises no damage', () => {
  const match = playUntil(({ what }, { attacks }) => {
    const attack = attacks.at(-1)
    return what === 'surge' && attack !== undefined && wouldMiss(attack) && damageDealt(attack) > 0
  })
  const attack = stateFrom(viewOf(match, match.asks[0]!.seat)).attacks.at(-1)!
  const missing = attack.distance - accuracyResults(attack)
  expect(missing).toBeGreaterThan(0)
  const with1 = { ...attack }
  add(with1, { damage: 1, accuracy: missing - 1 })
  expect([wouldDeal(attack), wouldDeal(with1)]).toEqual([0, 0])
  add(with1, { accuracy: 1 })
  expect(wouldDeal(with1)).toBe(damageDealt(attack) + 1)
})
