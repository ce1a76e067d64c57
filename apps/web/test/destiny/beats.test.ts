import { describe, expect, test } from 'vitest'
import { beatsOf } from '../../src/games/destiny/beats/beats.ts'
import { asked, playUntil } from './table.ts'

const entry = (what: string, args: Record<string, unknown>) =>
  ({ n: 0, what, rule: 'sd.rounds.1', args }) as never

describe('what happened is shown one thing after the other', () => {
  test('a blow: what was paid, the die, what shields blocked, what was taken, who fell', () => {
    const beats = beatsOf([
      entry('spend', { seat: 0, amount: 1 }),
      entry('resolve', { seat: 0, kind: 3, side: 1, value: 5, symbol: 'melee', ids: [4, 7] }),
      entry('damage', { kind: 9, thing: 20, amount: 5, type: 'melee' }),
      entry('shields-off', { kind: 9, thing: 20, amount: 1 }),
      entry('discard-from-play', { kind: 8, thing: 21 }),
      entry('defeat', { seat: 1, kind: 9, thing: 20 }),
    ])
    expect(beats.map(({ shows }) => shows)).toEqual([
      { what: 'paid', seat: 0, amount: 1 },
      { what: 'resolved', seat: 0, dice: [4, 7], symbol: 'melee', value: 5, to: 20 },
      { what: 'blocked', card: 20, amount: 1 },
      { what: 'damage', card: 20, amount: 4 },
      { what: 'defeated', card: 20 },
    ])
    const [paid, , , , fell] = beats
    expect(fell!.hold).toBeGreaterThan(paid!.hold)
  })

  test('dice that were resolved before somebody was chosen go to whom they are for', () => {
    const hit = entry('damage', { kind: 9, thing: 20, amount: 2, type: 'melee' })
    const resolving = { resolving: { symbol: 'melee' }, resolved: [4, 7] } as never
    expect(beatsOf([hit], resolving)[0]!.shows).toEqual({
      ...{ what: 'resolved', seat: -1, dice: [4, 7] },
      ...{ symbol: 'melee', value: 2, to: 20 },
    })
    expect(beatsOf([entry('exhaust', { thing: 20 })], resolving)).toEqual([])
  })

  test('shields of another blow are not counted, and what blocks all leaves nothing to take', () => {
    const beats = beatsOf([
      entry('damage', { kind: 9, thing: 20, amount: 2, type: 'plain' }),
      entry('damage', { kind: 9, thing: 22, amount: 2, type: 'plain' }),
      entry('shields-off', { kind: 9, thing: 22, amount: 2 }),
    ])
    expect(beats.map(({ shows }) => shows)).toEqual([
      { what: 'damage', card: 20, amount: 2 },
      { what: 'blocked', card: 22, amount: 2 },
    ])
  })

  test('a roll is held until it was read; what comes of it is shown before the dice lie in their pool', () => {
    const roll = entry('roll', { seat: 1, kinds: [3, 3], sides: [0, 5], ids: [4, 7] })
    const [alone] = beatsOf([entry('activate', { seat: 1, kind: 3 }), roll]).slice(1)
    const faces = [
      { kind: 3, side: 0 },
      { kind: 3, side: 5 },
    ]
    expect(alone).toMatchObject({ shows: { what: 'rolled', seat: 1, faces, again: false }, after: true })
    expect(alone!.hold).toBeGreaterThanOrEqual(800)
    const [first] = beatsOf([roll, entry('damage', { kind: 9, thing: 20, amount: 2, type: 'plain' })])
    expect(first!.after).toBeUndefined()
  })

  test('entries that nothing is drawn for are no beats', () => {
    expect(beatsOf([entry('draw', { seat: 0, count: 2 }), entry('resolve', { symbol: 'nonsense' })])).toEqual(
      [],
    )
  })

  test('the log of a match says which dice and characters it speaks of', () => {
    const match = playUntil(
      (ask) => ask.what === 'damage' && ask.rule.startsWith('sd.ranged') && ask.seat === 0,
    )
    expect(match.answer(0, 0)).toBeNull()
    const beats = beatsOf(match.log)
    expect(beats.filter(({ shows }) => shows.what === 'resolved').length).toBeGreaterThan(0)
    for (const { shows } of beats) {
      if ('card' in shows) expect(shows.card).toBeGreaterThanOrEqual(0)
      if ('dice' in shows) expect(shows.dice.length).toBeGreaterThan(0)
    }
    expect(asked(match)).toBeDefined()
  })
})
