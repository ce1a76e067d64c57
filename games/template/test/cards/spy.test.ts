import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test.each([
  ['Emperor', [1, 0]],
  ['Admiral', [0, 1]],
])('the Spy beats the Emperor and nobody else: %s [card: spy] [te.showdown.3]', (other, points) => {
  const match = situation({ left: { hand: ['Spy', 'Pilot'] }, right: { hand: [other, 'Droid'] } })
  match.left.lay('Spy')
  match.right.lay(other)
  expect(match.points).toEqual(points)
})

test('it does so from either side [card: spy] [te.showdown.3]', () => {
  const match = situation({ left: { hand: ['Emperor', 'Pilot'] }, right: { hand: ['Spy', 'Droid'] } })
  match.left.lay('Emperor')
  match.right.lay('Spy')
  expect(match.points).toEqual([0, 1])
})
