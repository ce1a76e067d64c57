import { THING } from '@dejarik/xwing'
import { describe, expect, test } from 'vitest'
import { deedsByThing } from '../../src/board/table.ts'
import { de } from '../../src/games/xwing/text/de.ts'
import { en } from '../../src/games/xwing/text/en.ts'
import { type Key, wordsIn } from '../../src/games/xwing/text/index.ts'
import { spotOf, subjectOf, thingsOf } from '../../src/games/xwing/things.ts'

describe('where an option is clicked', () => {
  test('an attack on its target, a lock on what it locks', () => {
    expect(thingsOf({ do: 'attack', ship: 1, defender: 5 } as never)).toEqual(['ship:5'])
    expect(thingsOf({ do: 'lock', ship: 1, target: THING + 2 } as never)).toEqual(['thing:2'])
  })

  test('a move on its end position, unless it fails or is declined', () => {
    const at = { ship: 1, x: 10, y: 20, a: 30 }
    expect(thingsOf({ do: 'move-to', ...at, fails: 'no' } as never)).toEqual(['spot:10:20:30'])
    expect(spotOf({ do: 'move-to', ...at, fails: 'yes' } as never)).toBe(null)
    expect(spotOf({ do: 'decline' })).toBe(null)
  })

  test('an action nowhere: it is the bar’s', () => {
    expect(thingsOf({ do: 'action', ship: 1 } as never)).toEqual([])
  })

  test('several weapons against one target share it', () => {
    const options = [0, 1].map((slot) => ({ do: 'attack', ship: 1, defender: 5, weapon: { slot } }))
    expect(deedsByThing(options as never, thingsOf).get('ship:5')).toEqual([0, 1])
    expect(subjectOf(options as never)).toBe(1)
  })

  test('who acts next is about no single ship', () => {
    expect(
      subjectOf([
        { do: 'ship', ship: 1 },
        { do: 'ship', ship: 2 },
      ] as never),
    ).toBe(null)
  })
})

test('both languages say every sentence of the board', () => {
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted())
  const args = { count: 2, hits: 1, crits: 2, name: 'x', type: 'y', whose: 'own', initiative: 3, shields: 1 }
  const more = { hull: 2, tokens: '', warning: 'flees', maneuver: 'm', set: 1, all: 2, range: 1, face: 'hit' }
  const rest = {
    rerolled: 'no',
    damage: 1,
    chance: '1 %',
    seat: 1,
    own: 1,
    foe: 2,
    colour: 'red',
    difficulty: 'red',
    points: 20,
    due: 1,
    letter: 'A',
    counted: 'yes',
    ships: 'x',
    letters: 'A',
    targets: 'Red 1 (2)',
    evades: 1,
    left: 1,
    was: 2,
    is: 1,
    total: 9,
    hit: '1 %',
    destroy: '1 %',
    after: 2,
  }
  for (const language of ['de', 'en'] as const)
    for (const key of Object.keys(en) as Key[])
      expect(wordsIn(language)(key, { ...args, ...more, ...rest })).not.toBe(key)
})
