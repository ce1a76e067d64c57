import { type DieView, factsOf, type View } from '@dejarik/destiny'
import { describe, expect, test } from 'vitest'
import { optionsOfChoice } from '../../src/board/asked.ts'
import { aimWith, modifiersOf, sideShown } from '../../src/games/destiny/aim/aim.ts'
import { blowsAsked, blowsOf, hit } from '../../src/games/destiny/aim/blow.ts'
import { decisionsOf } from '../../src/games/destiny/aim/carry-out.ts'
import { asked, playUntil, viewOf } from './table.ts'

const NONE_LEFT_OUT: ReadonlySet<number> = new Set()

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
const [die, modifier] = pairIn(view, 0)!
const { symbol } = sideShown(die)
const at = { die: die.id, symbol }

describe('a die that is pointed at', () => {
  test('takes its modifiers along, with the sum of both [sd.modifier.2]', () => {
    expect(aimWith(view, 0, at, NONE_LEFT_OUT)).toEqual({
      ...at,
      modifiers: [modifier.id],
      value: die.value + modifier.value,
      cost: 0,
    })
  })

  test('leaves out what was left out, and what can’t be paid', () => {
    expect(aimWith(view, 0, at, new Set([modifier.id]))).toMatchObject({ modifiers: [], value: die.value })
    const dear = view.dice.map((one) => (one.id === modifier.id ? { ...one, ...costly() } : one))
    const poor = { ...view, dice: dear, players: view.players.map((one) => ({ ...one, resources: 0 })) }
    expect(aimWith(poor, 0, at, NONE_LEFT_OUT)?.modifiers).toEqual([])
  })

  test('is nothing in another’s pool, and other symbols do not add to it', () => {
    expect(aimWith(view, 1, at, NONE_LEFT_OUT)).toBeNull()
    expect(modifiersOf(view, die, 'resource')).toEqual([])
  })

  test('says of each opponent what it would do, who is harmed most first; own characters are not among them', () => {
    const aim = aimWith(view, 0, at, NONE_LEFT_OUT)!
    const blows = blowsOf(view, 0, aim)
    const foes = view.cards.filter(({ type, controller }) => type === 'character' && controller === 1)
    expect(blows.map(({ card }) => card).toSorted()).toEqual(foes.map(({ id }) => id).toSorted())
    expect(blows.map(({ left }) => left)).toEqual(blows.map(({ left }) => left).toSorted((a, b) => a - b))
    expect(blowsOf(view, 0, { ...aim, symbol: 'shield' }).every(({ isOwn }) => isOwn)).toBe(true)
    expect(blowsOf(view, 0, { ...aim, symbol: 'resource' })).toEqual([])
  })
})

describe('what a hit does', () => {
  const character = { shields: 2, health: 10, damage: 5 }
  test.each([
    [1, { blocked: 1, taken: 0, left: 5 }],
    [4, { blocked: 2, taken: 2, left: 3 }],
    [9, { blocked: 2, taken: 7, left: 0 }],
  ])('%i damage', (value, blow) => {
    expect(hit(character, value)).toEqual(blow)
  })
})

describe('a die is resolved in one go', () => {
  const play = (target: number | null, leftOut = NONE_LEFT_OUT) => {
    const match = moment.fork({ keep: 1, log: true })
    const aim = aimWith(view, 0, at, leftOut)!
    for (const decide of decisionsOf(aim, leftOut, target)) {
      if (match.over || match.asks[0]!.seat !== 0) break
      const answer = decide(asked(match))
      if (answer === null) break
      expect(match.answer(0, answer)).toBeNull()
    }
    return match
  }

  test('it, its modifier, and no other: then the question is whom it hits, with how much', () => {
    const match = play(null)
    expect(asked(match)).toMatchObject({ what: 'damage', amount: die.value + modifier.value })
    expect(match.log.findLast(({ what }) => what === 'resolve')?.args.value).toBe(die.value + modifier.value)
  })

  test('without a modifier that was left out', () => {
    expect(asked(play(null, new Set([modifier.id])))).toMatchObject({ what: 'damage', amount: die.value })
  })

  test('with a target nothing more is asked about it', () => {
    const [target] = blowsOf(view, 0, aimWith(view, 0, at, NONE_LEFT_OUT)!)
    const match = play(target!.card)
    const damage = match.log.findLast(({ what }) => what === 'damage')
    expect(damage?.args).toMatchObject({ thing: target!.card, amount: die.value + modifier.value })
  })
})

test('opponents’ characters are offered first, and the blow on each is known [sd.melee.1]', () => {
  const match = playUntil((ask) => ask.what === 'damage' && ask.rule.startsWith('sd.melee') && ask.seat === 0)
  const now = viewOf(match, 0)
  const ask = asked(match)
  const options = optionsOfChoice(ask.choice)
  const owners = options.map(
    (option) => now.cards.find(({ id }) => 'card' in option && id === option.card)!.controller,
  )
  expect(owners).toEqual(owners.toSorted((a, b) => b - a))
  expect(new Set(owners)).toEqual(new Set([0, 1]))
  const blows = blowsAsked(now, 0, ask, options as never)
  expect(blows).toHaveLength(options.length)
  expect(blows[0]).toMatchObject({ isOwn: false, amount: ask.amount })
})

/** Some side with a plus that costs a resource, of the same symbol if there is one. */
function costly(): Pick<DieView, 'kind' | 'side'> {
  for (const { kind } of view.cards) {
    const side = factsOf(kind).die?.findIndex(({ cost }) => cost > 0) ?? -1
    if (side >= 0) return { kind, side }
  }
  throw new Error('no card has such a side')
}
