import type { Ask, AskSome } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { readAnswer } from '../src/play/answers.ts'

const about = { seat: 0, what: 'x', rule: 'pb.show.1' }
const options = [{ do: 'a' }, { do: 'b' }, { do: 'c' }]
const some: AskSome = { ...about, form: 'some', options, min: 0, max: 3, ordered: false }
const one: Ask = { ...about, form: 'one', options }
const number: Ask = { ...about, form: 'number', min: 0, max: 9 }
const split: Ask = { ...about, form: 'split', options, caps: [5, 5, 5], min: 0, max: 9 }
const place: Ask = {
  ...about,
  form: 'place',
  length: 3,
  area: null,
  check: () => null,
  sample: () => [0, 0, 0],
}

test.each<[string, Ask, string, ReturnType<typeof readAnswer>]>([
  ['one option, counted from 1', one, '2', 1],
  ['not two at once', one, '1 2', null],
  ['nothing typed', one, '', null],
  ['a number is itself', number, '7', 7],
  ['some in any order', some, '3, 1', [0, 2]],
  ['some in their order', { ...some, ordered: true }, '3 1', [2, 0]],
  ['none', some, '-', []],
  ['shares in a row', split, '3 0 2', [3, 0, 2]],
  ['shares by option', split, '3=2 1=3', [3, 0, 2]],
  ['a share of no option', split, '4=1', null],
  ['a place', place, '10 -20 90', [10, -20, 90]],
  ['words', some, 'both', null],
])('%s', (_, ask, line, answer) => {
  expect(readAnswer(ask, line)).toEqual(answer)
})
