/** Options of a kind stand in the prompt as one. */
import type { AskView } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { entriesOf, familiesOf } from '../../src/table/families.ts'
import { orderOf } from '../../src/table/order.ts'

const EYES = { view: null, seat: 0 }
const face = {
  bearing: (_view: unknown, _seat: number, _ask: AskView, option: { do: string }) =>
    option.do === 'idle' ? ('nothing' as const) : null,
  familyOf: (_view: unknown, _ask: AskView, option: { do: string }) =>
    option.do === 'play' || option.do === 'idle' ? { id: option.do, label: `${option.do} a card` } : null,
}

function menuOf(...deeds: string[]) {
  const options = deeds.map((one) => ({ do: one }))
  const ask: AskView = { seat: 0, what: 'action', rule: 'x.1', choice: { form: 'one', options } }
  const order = orderOf(face, EYES, ask)
  return { order, families: familiesOf(face, EYES, ask, order, 'en') }
}

test('many options of a kind are offered as one, where the first of them would stand', () => {
  const { order, families } = menuOf('claim', 'play', 'roll', 'play', 'use', 'play', 'pass')
  expect(families).toEqual([{ id: 'play', label: 'play a card', options: [1, 3, 5] }])
  expect(
    entriesOf(order, families, null, false).map((entry) =>
      entry.is === 'family' ? entry.family.id : entry.option,
    ),
  ).toEqual([0, 'play', 2, 4, 6])
})

test('looked into, a family offers its own alone', () => {
  const { order, families } = menuOf('claim', 'play', 'roll', 'play', 'use', 'play', 'pass')
  expect(entriesOf(order, families, families[0]!, false)).toEqual([
    { is: 'option', option: 1 },
    { is: 'option', option: 3 },
    { is: 'option', option: 5 },
  ])
})

test('a few options stand one by one, and so does the only one of its kind', () => {
  expect(menuOf('play', 'play', 'play', 'pass').families).toEqual([])
  expect(menuOf('play', 'a', 'b', 'c', 'd', 'e', 'f').families).toEqual([])
})

test('what has no effect is folded away by itself, in no family', () => {
  const { order, families } = menuOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'idle', 'idle')
  expect(families).toEqual([])
  expect(entriesOf(order, families, null, false)).toHaveLength(7)
  expect(entriesOf(order, families, null, true)).toHaveLength(9)
})
