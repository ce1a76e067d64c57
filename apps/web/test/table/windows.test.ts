import { describe, expect, test } from 'vitest'
import { MatchShelf } from '../../src/session/shelf.ts'
import type { RecurringWindow } from '../../src/table/contract.ts'
import { readWishes, type Wish, wishedAnswer, withWish } from '../../src/table/windows/wishes.ts'
import { shelfOf } from '../memory-shelf.ts'

const overwatch = (some: Partial<RecurringWindow> = {}): RecurringWindow => ({
  id: 'end-of-activation/overwatch',
  name: 'End of an activation: Overwatch',
  pass: 1,
  round: 3,
  conditions: [{ id: 'target', label: 'only with a target in reach', isMet: false }],
  ...some,
})
const notNow: Wish = { id: overwatch().id, name: 'Overwatch', how: 'not-this-round', round: 3 }
const withTarget: Wish = { id: overwatch().id, name: 'Overwatch', how: 'only-if', condition: 'target' }

describe('questions that come again and again', () => {
  test('are asked unless the player has said otherwise', () => {
    expect(wishedAnswer(overwatch(), [])).toBeNull()
    expect(wishedAnswer(null, [notNow])).toBeNull()
    expect(wishedAnswer(overwatch({ id: 'another' }), [notNow])).toBeNull()
  })

  test('not this round: are passed until the next round', () => {
    expect(wishedAnswer(overwatch(), [notNow])).toBe(1)
    expect(wishedAnswer(overwatch({ round: 4 }), [notNow])).toBeNull()
  })

  test('only if: are passed while the condition is not met', () => {
    expect(wishedAnswer(overwatch(), [withTarget])).toBe(1)
    const conditions = [{ id: 'target', label: '', isMet: true }]
    expect(wishedAnswer(overwatch({ conditions }), [withTarget])).toBeNull()
    // A condition that the game no longer knows is no reason to pass.
    expect(wishedAnswer(overwatch({ conditions: [] }), [withTarget])).toBeNull()
  })

  test('are asked where something would be lost for good', () => {
    expect(wishedAnswer(overwatch({ isLastChance: true }), [notNow])).toBeNull()
  })

  test('the latest wish holds, and what can’t be read is none', () => {
    expect(withWish([notNow], withTarget)).toEqual([withTarget])
    expect(readWishes(JSON.stringify([notNow, withTarget]))).toEqual([notNow, withTarget])
    expect(readWishes('[{"id":7}]')).toEqual([])
    expect(readWishes(null)).toEqual([])
  })

  test('what was said is forgotten with the match', () => {
    const kept = new Map([['dejarik.windows.a', '[]']])
    new MatchShelf(shelfOf(kept)).forget('a')
    expect([...kept.keys()]).toEqual([])
  })
})
