import type { Option } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { deedsByThing } from '../../src/board/table.ts'

const thingsOf = (option: Option): readonly string[] => ('card' in option ? [`card:${option.card}`] : [])
const plays = [3, 7, 9].map((card) => ({ do: 'play', card }))

test('a thing stands for every option that is about it, once', () => {
  const deeds = deedsByThing([...plays, { do: 'use', card: 7 }, { do: 'pass' }], thingsOf)
  expect(deeds.get('card:7')).toEqual([1, 3])
  expect([...deeds.keys()]).toEqual(['card:3', 'card:7', 'card:9'])
})

test('a copy of what is offered stands for what is offered', () => {
  const deeds = deedsByThing(plays, thingsOf, [0, 0, 1])
  expect(deeds.get('card:7')).toEqual([0])
  expect(deeds.get('card:9')).toEqual([1])
})
