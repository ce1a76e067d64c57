import type { ChoiceView } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Choice,
  chosen,
  isEnough,
  nothingChosen,
  pick,
  pickAtOnce,
  type Step,
  setShare,
} from '../src/table/choosing.ts'

const options = ['a', 'b', 'c', 'd'].map((name) => ({ do: name }))

/** Picks one after the other and returns where that led. */
function picks(view: ChoiceView, ...indices: number[]): Step {
  let step: Step = { choice: nothingChosen(view) }
  for (const index of indices) if ('choice' in step) step = pick(view, step.choice, index)
  return step
}

function choiceOf(step: Step): Choice {
  if (!('choice' in step)) throw new Error(JSON.stringify(step))
  return step.choice
}

describe('one of a list', () => {
  const view: ChoiceView = { form: 'one', options }
  test('the first tap only arms', () => {
    expect(choiceOf(picks(view, 2)).armed).toBe(2)
  })
  test('the second tap on the same one answers', () => {
    expect(picks(view, 2, 2)).toEqual({ answer: 2 })
  })
  test('a tap on another one arms that instead', () => {
    expect(choiceOf(picks(view, 2, 1)).armed).toBe(1)
  })
  test('nothing armed can’t be confirmed', () => {
    expect(chosen(view, nothingChosen(view))).toMatchObject({ no: { refused: 'nothing-chosen' } })
  })
})

describe('some of a list', () => {
  const view: ChoiceView = { form: 'some', options, min: 1, max: 2, ordered: false }
  test('picks toggle', () => {
    expect(choiceOf(picks(view, 3, 1, 3)).picked).toEqual([1])
  })
  test('an answer without order is ascending', () => {
    expect(chosen(view, choiceOf(picks(view, 3, 1)))).toEqual({ answer: [1, 3] })
  })
  test('an answer with order keeps it', () => {
    const ordered = { ...view, ordered: true }
    expect(chosen(ordered, choiceOf(picks(ordered, 3, 1)))).toEqual({ answer: [3, 1] })
  })
  test('too many are refused with the limits', () => {
    expect(picks(view, 0, 1, 2)).toMatchObject({ no: { refused: 'wrong-count', args: { min: 1, max: 2 } } })
  })
  test('too few can’t be confirmed', () => {
    expect(chosen(view, nothingChosen(view))).toMatchObject({ no: { refused: 'wrong-count' } })
  })
  test('where only one may be taken, another replaces it', () => {
    expect(choiceOf(picks({ ...view, max: 1 }, 0, 2)).picked).toEqual([2])
  })
})

describe('shares of a total', () => {
  const view: ChoiceView = {
    form: 'split',
    options: options.slice(0, 3),
    caps: [2, 2, 9],
    min: 5,
    max: 5,
    after: [2],
  }
  test('each pick adds one', () => {
    expect(choiceOf(picks(view, 0, 0, 1)).shares).toEqual([2, 1, 0])
  })
  test('what comes after waits until the others are full', () => {
    expect(picks(view, 0, 2)).toMatchObject({ no: { refused: 'others-first' } })
    expect(choiceOf(picks(view, 0, 0, 1, 1, 2)).shares).toEqual([2, 2, 1])
  })
  test('a share can’t exceed its cap', () => {
    expect(picks(view, 0, 0, 0)).toMatchObject({ no: { refused: 'share-too-large', args: { cap: 2 } } })
  })
  test('the total can’t exceed the maximum', () => {
    const full = choiceOf(picks(view, 0, 0, 1, 1, 2))
    expect(pick(view, full, 2)).toMatchObject({ no: { refused: 'wrong-total' } })
  })
  test('only a whole total can be confirmed', () => {
    expect(chosen(view, choiceOf(picks(view, 0, 0)))).toMatchObject({ no: { refused: 'wrong-total' } })
    expect(chosen(view, choiceOf(picks(view, 0, 0, 1, 1, 2)))).toEqual({ answer: [2, 2, 1] })
  })
})

test('a number starts at its minimum and stays in its range', () => {
  const view: ChoiceView = { form: 'number', min: 1, max: 4 }
  const first = nothingChosen(view)
  expect(chosen(view, first)).toEqual({ answer: 1 })
  expect(chosen(view, choiceOf(setShare(view, first, 0, 3)))).toEqual({ answer: 3 })
  expect(setShare(view, first, 0, 5)).toMatchObject({ no: { refused: 'number-out-of-range' } })
})

describe('whether a click is enough', () => {
  const by = (means: 'mouse' | 'finger' | 'keys', again = false) => ({ means, again })

  test('with a mouse, which has pointed before; not with a finger', () => {
    expect(isEnough(by('mouse'), 'pointer')).toBe(true)
    expect(isEnough(by('finger'), 'pointer')).toBe(false)
  })
  test('who always wants two, or always one, gets them', () => {
    expect(isEnough(by('mouse'), 'two')).toBe(false)
    expect(isEnough(by('finger'), 'one')).toBe(true)
  })
  test('the second of a double click never is: it would answer what nobody has read', () => {
    expect(isEnough(by('mouse', true), 'pointer')).toBe(false)
    expect(isEnough(by('mouse', true), 'one')).toBe(false)
  })
  test('a number arms; Enter, or the same number again, does it', () => {
    expect(isEnough(by('keys'), 'pointer')).toBe(false)
    expect(isEnough(by('keys'), 'one')).toBe(false)
  })

  test('it answers where one is chosen, and toggles where several may be', () => {
    const one: ChoiceView = { form: 'one', options }
    expect(pickAtOnce(one, nothingChosen(one), 2)).toEqual({ answer: 2 })
    const upToOne: ChoiceView = { form: 'some', options, min: 0, max: 1, ordered: false }
    expect(pickAtOnce(upToOne, nothingChosen(upToOne), 2)).toEqual({ answer: [2] })
    const upToTwo: ChoiceView = { ...upToOne, max: 2 }
    expect(choiceOf(pickAtOnce(upToTwo, nothingChosen(upToTwo), 2)).picked).toEqual([2])
  })
})
