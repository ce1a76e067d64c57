import { DESIGNS, textOf } from '@dejarik/deckbuilding'
import { describe, expect, test } from 'vitest'
import { describe as describeCard } from '../../src/games/deckbuilding/cards/describe.ts'
import { partsOf } from '../../src/games/deckbuilding/cards/inline.ts'
import { breakable } from '../../src/games/deckbuilding/cards/names.ts'
import { bountyOf } from '../../src/games/deckbuilding/cards/reward.ts'
import { isDrawn } from '../../src/games/deckbuilding/emblems/Emblem.tsx'
import { Position } from './position.ts'

const named = (name: string) => DESIGNS.find((design) => design.name.en === name)!

test('every card has a drawing of its own', () => {
  expect(DESIGNS.filter((design) => !isDrawn(design)).map((design) => design.name.en)).toEqual([])
})

describe('text', () => {
  test('what is counted gets its symbol, in both languages', () => {
    expect(partsOf('Du erhältst 1 Macht.')).toEqual([
      'Du erhältst ',
      { counted: 'force', text: '1 Macht' },
      '.',
    ])
    expect(partsOf('it has +2 attack')).toEqual(['it has ', { counted: 'attack', text: '+2 attack' }])
  })

  test('the Force without a number is a word like any other', () => {
    expect(partsOf('If the Force is with you: draw 1 card.')).toEqual([
      'If the Force is with you: draw 1 card.',
    ])
  })

  test('no part of a text is lost', () => {
    for (const { id } of DESIGNS)
      for (const words of Object.values(textOf(id)?.text ?? {}))
        expect(
          partsOf(words)
            .map((part) => (typeof part === 'string' ? part : part.text))
            .join(''),
        ).toBe(words)
  })
})

describe('names', () => {
  test('long ones break where a reader would', () => {
    expect(breakable('Sternenzerstörer')).toBe('Sternen\u00adzerstörer')
    expect(breakable('Hammerhead Corvette')).toBe('Hammer\u00adhead Corvette')
  })

  test('no word is left that a narrow card would have to break anywhere', () => {
    const long = DESIGNS.flatMap(({ name }) => [name.de, name.en])
      .flatMap((name) => breakable(name).split(/[\u00ad\s-]/))
      .filter((word) => word.length > 11)
    expect(long).toEqual([])
  })
})

test('a card is read aloud with all that stands on it', () => {
  expect(describeCard(named('X-Wing'), 'en')).toBe(
    'X-Wing. Rebel: Unit, Fighter. Cost 3. Attack 3. Target value 3, Reward: 3 resources. ' +
      textOf('x-wing')!.text.en,
  )
  expect(describeCard(named('Death Star'), 'de')).toContain('Trefferpunkte 16')
})

test('a neutral card is worth its cost to who may hunt it', () => {
  const p = new Position({ row: ['Dengar', 'Gozanti Cruiser'] })
  expect(bountyOf(p.card('Dengar'))).toEqual({ needed: 4, reward: { resources: 4 } })
  expect(bountyOf(p.card('Gozanti Cruiser'))).toBeNull()
})
