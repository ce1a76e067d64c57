import { type Choosable, type DieView, factsOf, type View } from '@dejarik/destiny'
import { optionsOf } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { optionsOfChoice } from '../../src/board/asked.ts'
import {
  canJoin,
  decisionsOf,
  forecast,
  holds,
  inTurn,
  nextOf,
  type Plan,
  sideShown,
  stillPossible,
  toggle,
} from '../../src/games/destiny/plan/plan.ts'
import { asked, playUntil, viewOf } from './table.ts'

/** A die that resolves, and a modifier of the same symbol in the same pool. */
function pairIn(view: View, seat: number): readonly [DieView, DieView] | null {
  const pool = view.dice.filter((die) => die.pool === seat)
  for (const die of pool) {
    const side = sideShown(die)
    if (side.modifier || side.cost > view.players[seat]!.resources) continue
    const more = pool.find((other) => {
      const { modifier, symbol, cost } = sideShown(other)
      return modifier && symbol === side.symbol && cost === 0 && side.cost === 0
    })
    if (more !== undefined && (side.symbol === 'melee' || side.symbol === 'ranged')) return [die, more]
  }
  return null
}

const moment = playUntil((ask, view) => ask.what === 'action' && ask.seat === 0 && pairIn(view, 0) !== null)
const view = viewOf(moment, 0)
const options: readonly Choosable[] = optionsOf(moment.asks[0] as never)
const [die, modifier] = pairIn(view, 0)!
const { symbol } = sideShown(die)
const alone: Plan = { symbol, dice: [die.id], modifiers: [] }
const both: Plan = { symbol, dice: [die.id], modifiers: [modifier.id] }

describe('gathering dice before they are resolved', () => {
  test('a die begins a plan, and put back again it ends it', () => {
    expect(toggle(null, die, symbol)).toEqual(alone)
    expect(toggle(alone, die, symbol)).toBeNull()
  })

  test('a modifier of the same symbol goes with it', () => {
    expect(canJoin(view, 0, options, alone, modifier)).toBe(true)
    expect(toggle(alone, modifier, symbol)).toEqual(both)
    expect(toggle(both, modifier, symbol)).toEqual(alone)
    expect(holds(both, modifier.id)).toBe(true)
  })

  test('what is in the plan, in another pool or shows another symbol can’t join', () => {
    expect(canJoin(view, 0, options, both, modifier)).toBe(false)
    expect(canJoin(view, 1, options, alone, modifier)).toBe(false)
    expect(canJoin(view, 0, options, { ...alone, symbol: 'resource' }, modifier)).toBe(false)
  })

  test('nobody plans what can’t be paid', () => {
    const { id, sides } = costly()
    const poor = withResources(view, 0)
    const dear: DieView = { ...die, id: 900, kind: id, side: sides }
    const pool = { ...poor, dice: [...poor.dice, dear] }
    expect(canJoin(pool, 0, options, { ...alone, symbol: sideShown(dear).symbol }, dear)).toBe(false)
  })

  test('the sum and the cost are known before anything is done', () => {
    expect(forecast(view, both)).toEqual({
      symbol,
      values: [die.value + modifier.value],
      total: die.value + modifier.value,
      cost: 0,
    })
  })

  test('dice that are no longer offered fall out', () => {
    expect(stillPossible(both, view, options)).toBe(both)
    expect(stillPossible(both, view, [])).toBeNull()
  })
})

test('a plan is carried out: the die, its modifier, and no other', () => {
  const match = moment.fork({ keep: 1, log: true })
  for (const decide of decisionsOf(both)) {
    const answer = decide(asked(match))
    if (answer === null) break
    expect(match.answer(0, answer)).toBeNull()
  }
  expect(asked(match).what).toBe('damage')
  const resolved = match.log.findLast(({ what }) => what === 'resolve')
  expect(resolved?.args.value).toBe(die.value + modifier.value)
})

test('later dice of a plan wait for the question, and take no modifiers', () => {
  const more = playUntil((ask) => ask.what === 'resolve-more')
  const ask = asked(more)
  const first = optionsOfChoice(ask.choice)[0] as unknown as { die: number }
  expect(nextOf([first.die], ask)).toBe(0)
  expect(nextOf([999], ask)).toBeNull()
  const modifiers = asked(playUntil(({ what }) => what === 'modifier'))
  expect(optionsOfChoice(modifiers.choice)[nextOf([], modifiers) as number]!.do).toBe('decline')
})

test('of dice that are alike a plan takes the first ones, in whatever order they were gathered', () => {
  const twin: DieView = { ...die, id: 901 }
  const third: DieView = { ...die, id: 902 }
  const pool = { ...view, dice: [...view.dice, twin, third] }
  expect(inTurn({ ...alone, dice: [902] }, pool).dice).toEqual([die.id])
  expect(inTurn({ ...alone, dice: [902, die.id] }, pool).dice).toEqual([die.id, 901])
  expect(inTurn({ ...both, dice: [901] }, pool)).toEqual({ ...both, dice: [die.id] })
})

function withResources(of: View, resources: number): View {
  return { ...of, players: of.players.map((player) => ({ ...player, resources })) }
}

/** Some side that costs a resource. */
function costly(): { id: number; sides: number } {
  for (const { kind } of view.cards) {
    const sides = factsOf(kind).die?.findIndex(({ cost, modifier: plus }) => cost > 0 && !plus) ?? -1
    if (sides >= 0) return { id: kind, sides }
  }
  throw new Error('no card has such a side')
}
