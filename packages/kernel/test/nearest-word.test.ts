import { expect, test } from 'vitest'
import { nearestWord } from '../src/index.ts'

const WORDS = ['focus', 'evade', 'lock', 'aftermath']

test('a slip of the pen is understood, capitals or not', () => {
  expect(nearestWord('Fokus', WORDS)).toBe('focus')
  expect(nearestWord('aftermth', WORDS)).toBe('aftermath')
})

test('of several that are close, the closest; of equals, the first', () => {
  expect(nearestWord('lock', ['look', 'lock'])).toBe('lock')
  expect(nearestWord('lack', ['lick', 'lock'])).toBe('lick')
})

test('a word that is nothing like any of them is not guessed at', () => {
  expect(nearestWord('calculate', WORDS)).toBeNull()
  expect(nearestWord('xy', WORDS)).toBeNull()
})
