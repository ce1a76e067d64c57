import type { AskView, Option } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import type { Bearing } from '../../src/table/contract.ts'
import { orderOf } from '../../src/table/order.ts'
import { sideOf } from '../../src/ui/useBeyond.ts'

const EYES = { view: {}, seat: 0 }

function ask(...deeds: string[]): AskView {
  const options = deeds.map((deed): Option => ({ do: deed }))
  return { seat: 0, what: 'target', rule: 'nim.take.1', choice: { form: 'one', options } }
}

const BEARINGS: { readonly [deed: string]: Bearing } = {
  'hit-kylo': 'harms-own',
  'hit-rey': 'harms-enemy',
  'hit-nobody': 'nothing',
}
const face = {
  bearing: (_: unknown, __: number, ___: AskView, option: Option) => BEARINGS[option.do] ?? null,
}

describe('the order of options', () => {
  test('harm: enemies come first, own pieces last', () => {
    const { all, inSight } = orderOf(face, EYES, ask('hit-kylo', 'pass', 'hit-rey'))
    expect(all).toEqual([2, 1, 0])
    expect(inSight).toBe(3)
  })

  test('what changes nothing is folded behind the others', () => {
    const { all, inSight, bearings } = orderOf(face, EYES, ask('hit-nobody', 'hit-rey', 'hit-nobody', 'pass'))
    expect(all).toEqual([1, 3, 0, 2])
    expect(inSight).toBe(2)
    expect(bearings).toEqual(['nothing', 'harms-enemy', 'nothing', null])
  })

  test('where nothing makes a difference, all are in sight', () => {
    expect(orderOf(face, EYES, ask('hit-nobody', 'hit-nobody')).inSight).toBe(2)
  })

  test('without a word from the game it is the order of the rules', () => {
    expect(orderOf({}, EYES, ask('hit-kylo', 'hit-rey')).all).toEqual([0, 1])
  })
})

describe('what is out of sight', () => {
  const list = { left: 0, right: 300, top: 0, bottom: 40 }
  const item = (left: number, right: number) => ({ left, right, top: 0, bottom: 36 })

  test('an option that is longer than the list but begins with it is in sight', () => {
    expect(sideOf(item(0, 340), list)).toBeNull()
  })

  test('one that is cut off follows, and so do those behind it', () => {
    expect(sideOf(item(200, 340), list)).toBe('after')
    expect(sideOf(item(350, 500), list)).toBe('after')
    expect(sideOf(item(-120, -10), list)).toBe('before')
  })
})
