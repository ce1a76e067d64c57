import type { Questions } from '@dejarik/destiny'
import { describe, expect, test } from 'vitest'
import { optionsOfChoice } from '../../src/board/asked.ts'
import { deedsByThing, questionOf } from '../../src/board/table.ts'
import { seatsAround } from '../../src/games/destiny/seats.ts'
import { thingsOf } from '../../src/games/destiny/things.ts'
import { strangers } from '../../src/games/destiny/trays/PickTray.tsx'
import { asked, playUntil, viewOf } from './table.ts'

describe('what embodies an option', () => {
  test.each([
    [{ do: 'play', card: 12, kind: 3 }, ['card:12']],
    [{ do: 'resolve', die: 4, symbol: 'melee' }, ['die:4']],
    [{ do: 'turn', die: 4, side: 2 }, ['die:4']],
    [{ do: 'use', card: 12, kind: 3, key: 'action', die: 4 }, ['die:4', 'card:12']],
    [{ do: 'use', card: 12, kind: 3, key: 'action', die: -1 }, ['card:12']],
    [{ do: 'group', way: 'first', dice: [4, 5] }, ['die:4', 'die:5']],
    [{ do: 'seat', seat: 2 }, ['seat:2']],
    [{ do: 'claim' }, ['battlefield']],
    [{ do: 'pass' }, ['pass']],
    [{ do: 'decline' }, []],
  ])('%o', (option, things) => {
    expect(thingsOf(option)).toEqual(things)
  })

  test('a card with several actions has them all', () => {
    const options = [{ do: 'play', card: 12, kind: 3 }, { do: 'pass' }, { do: 'reroll', card: 12, kind: 3 }]
    expect(deedsByThing(options, thingsOf).get('card:12')).toEqual([0, 2])
  })
})

test('a question is the same however often it is sent, and another once it has other options', () => {
  const match = playUntil((ask) => ask.what === 'action')
  expect(questionOf(asked(match))).toBe(questionOf(asked(match)))
  const next = playUntil((ask, view) => ask.what === 'action' && view.round === 2)
  expect(questionOf(asked(next))).not.toBe(questionOf(asked(match)))
})

test('battlefields that nobody has chosen yet lie nowhere: they are laid out', () => {
  const match = playUntil((ask) => ask.what === 'battlefield')
  const { seat, choice } = asked(match)
  const options = optionsOfChoice<Questions>(choice)
  expect(strangers(viewOf(match, seat), seat, options)).toHaveLength(2)
})

test('cards of the own hand are chosen in the hand', () => {
  const match = playUntil((ask) => ask.what === 'mulligan')
  const { seat, choice } = asked(match)
  const options = optionsOfChoice<Questions>(choice)
  expect(options).toHaveLength(5)
  expect(strangers(viewOf(match, seat), seat, options)).toEqual([])
})

test('opponents sit clockwise from the left', () => {
  expect(seatsAround({ order: [2, 0, 1] }, 0)).toEqual([1, 2])
  expect(seatsAround({ order: [0, 1] }, 1)).toEqual([0])
})
