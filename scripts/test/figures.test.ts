import { expect, test } from 'vitest'
import { checkFigures } from '../structure/figures.ts'

const count = (ready: number, of: number, en: string) => ({ ready, of, what: { en, de: en } })
const game = {
  name: 'Star Wars: Pebbles',
  counts: [count(1449, 1493, 'pebbles'), count(82, 82, 'of the River'), count(3, 20, 'Brook')],
}
const wrong = (row: string): string[] =>
  checkFigures(`# Games\n\n${row}\n`, [game]).map(({ line, what }) => `${line} ${what}`)

test('a row that says what is counted is fine; of a set that is written in part nothing need be said', () => {
  expect(wrong('| **Pebbles** | 1,449 of 1,493 pebbles: all 82 of the River |')).toEqual([])
})

test('what is counted and not said, and figures that nothing comes to, are told with their line', () => {
  expect(wrong('| **Pebbles** | 1,448 of 1,493 pebbles: all 182 of the River |')).toEqual([
    '3 1,449 of 1,493 pebbles',
    '3 82 of 82 of the River',
    '3 1,448 of 1,493',
  ])
})

test('a game without a row is told', () => {
  expect(wrong('| **Stones** | 3 of 4 stones |')).toEqual(['1 Star Wars: Pebbles'])
})
