import { expect, test } from 'vitest'
import {
  agreedTo,
  isMarkedAsCard,
  lacking,
  lost,
  type MayLack,
  nearest,
  note,
  readLeftOut,
  told,
} from '../src/index.ts'

interface Deck extends MayLack {
  readonly name: string
}

const NOTES = [
  lost('gone', '3', { card: { name: 'card:7' } }, 'x.1'),
  note('guessed', '4'),
  told('named', '1'),
]

test('what was lost stays with what was read until somebody agrees to it', () => {
  const deck = lacking<Deck>({ name: 'Mine' }, NOTES)
  expect(deck.leftOut?.map(({ refused }) => refused)).toEqual(['gone'])
  expect(agreedTo(deck)).toEqual({ name: 'Mine' })
  expect(lacking<Deck>({ name: 'Mine' }, NOTES.slice(1))).toEqual({ name: 'Mine' })
})

test('it survives being stored; what is damaged is refused', () => {
  const { leftOut } = lacking<Deck>({ name: 'Mine' }, NOTES)
  expect(readLeftOut(JSON.parse(JSON.stringify(leftOut)))).toEqual(leftOut)
  const damaged = [
    5,
    'x',
    [7],
    [{}],
    [{ refused: 'a', where: 5 }],
    [{ refused: 'a', where: '', args: { a: {} } }],
  ]
  for (const raw of [...damaged, Array(1000).fill(NOTES[0])]) expect(readLeftOut(raw)).toBeNull()
})

test.each([
  ['eRangers', true],
  ['Stormtrooper (Elite)', true],
  ['Darth Vader (18)', true],
  ['Darth Vader - 18', true],
  ['{"name": "Mine",', true],
  ['  "pilots": [', true],
  ['- Nexu', true],
  ['(5) Wedge Antilles [T-65 X-wing]', true],
  ['Vader & friends', false],
  ['My army (40)', false],
  ['Deck 7', false],
  ['"Chopper" and friends', false],
])('whether a first line is marked as a card: %s', (line, marked) => {
  expect(isMarkedAsCard(line)).toBe(marked)
})

test('a plural or a slip is close to a title, another word is not', () => {
  const titles = new Map([
    ['stormtrooper', 'Stormtrooper'],
    ['darthvader', 'Darth Vader'],
  ])
  expect(nearest('stormtroopers', titles)).toEqual({ title: 'Stormtrooper', close: true })
  expect(nearest('darkvader', titles)).toEqual({ title: 'Darth Vader', close: false })
  expect(nearest('vaderandfriends', titles)).toBeNull()
})
