import type { Attack } from '@dejarik/imperial-assault'
import {
  accuracyResults,
  attackFrom,
  damageDealt,
  designOf,
  dodgeResults,
  stateFrom,
  type Target,
} from '@dejarik/imperial-assault/preview'
import { expect, test } from 'vitest'
import { describedAs, oddsNow } from '../../src/games/imperial-assault/attack/odds-now.ts'
import { asked, playUntil, viewOf } from './table.ts'

const isMiss = (attack: Attack): boolean =>
  dodgeResults(attack) > 0 || (attack.ranged && accuracyResults(attack) < attack.distance)

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
    return what === 'surge' && attack !== undefined && damageDealt(attack) > 0 && !isMiss(attack)
  })
  const state = stateFrom(viewOf(match, match.asks[0]!.seat))
  const attack = state.attacks.at(-1)!
  const odds = oddsNow(state, attack, [])!
  const { health } = describedAs(state, attack, [])
  expect([odds.ways, odds.hit]).toEqual([1, 1])
  expect(odds.damage).toBeGreaterThanOrEqual(Math.min(damageDealt(attack), health!))
  expect(oddsNow(state, { ...attack, step: 6 }, [])).toBeNull()
})
