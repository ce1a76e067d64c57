import { describe, expect, test } from 'vitest'
import { AbilityIndex, type Written } from '../../src/index.ts'

interface Noted extends Written {
  readonly note?: string
  readonly speed?: number
}

const heal: Noted = { word: 'when', at: 'hit', note: 'heal' }
const flee: Noted = { word: 'when', at: 'hit', note: 'flee' }
const dodge: Noted = { word: 'instead', at: 'hit' }
const reload: Noted = { word: 'action' }
const fast: Noted = { word: 'always', speed: 2 }
const CARDS = [
  { id: 'medic', abilities: [heal, flee, reload] },
  { id: 'crate', abilities: [] },
  { id: 'scout', abilities: [dodge, fast] },
]
const index = new AbilityIndex<Noted>(CARDS)

describe('who has a say', () => {
  test('by word and moment, then by card, in the order in which they are written', () => {
    expect(index.at('when', 'hit')).toEqual([
      [
        { key: 'when hit', ability: heal },
        { key: 'when hit 2', ability: flee },
      ],
      undefined,
      undefined,
    ])
    expect(index.at('instead', 'hit')?.[2]).toEqual([{ key: 'instead hit', ability: dodge }])
  })

  test('by word alone, and by question', () => {
    expect(index.of('action')?.[0]).toEqual([{ key: 'action', ability: reload }])
    expect(index.answering('speed')).toEqual([undefined, undefined, [fast]])
  })

  test('where nobody has one, there is no list to look through', () => {
    expect(index.at('when', 'miss')).toBeUndefined()
    expect(index.at('instead', 'miss')).toBeUndefined()
    expect(index.answering('word')).toBeUndefined()
    expect(index.of('claim')).toBeUndefined()
  })
})

describe('keys that last', () => {
  test('stand for the same ability when another is written before it', () => {
    const later = new AbilityIndex<Noted>([{ id: 'medic', abilities: [fast, reload, heal, flee] }])
    for (const key of ['when hit', 'when hit 2', 'action'])
      expect(later.ability(0, key)).toBe(index.ability(0, key))
  })

  test('can be said by the card itself', () => {
    const own = { ...heal, key: 'bacta' }
    expect(new AbilityIndex<Noted>([{ id: 'medic', abilities: [flee, own] }]).ability(0, 'bacta')).toBe(own)
  })

  test('fail at load where two abilities of a card have the same, with its name', () => {
    const twice = { ...heal, key: 'bacta' }
    expect(() => new AbilityIndex([{ id: 'medic', abilities: [twice, { ...flee, key: 'bacta' }] }])).toThrow(
      'medic has two abilities “bacta”',
    )
  })

  test('one that nobody knows is named with its card', () => {
    expect(() => index.ability(2, 'when hit')).toThrow('scout has no ability “when hit”')
    expect(() => index.ability(7, 'action')).toThrow('card 7 has no ability “action”')
  })
})
