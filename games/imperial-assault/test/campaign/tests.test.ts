/** Attribute tests (rulebook: Eigenschaften, Eigenschaftstests). */
import { expect, test } from 'vitest'
import { FOCUSED, has } from '../../rules/conditions.ts'
import { crew } from '../cards/heroes/crew.ts'
import type { Situation } from '../play.ts'
import { Testing } from './testing.ts'

const GUARDS = {
  squad: { card: 'Stormtrooper', at: ['9,1'] },
  veterans: { card: 'stormtrooper-elite', at: ['9,3'] },
} as const

/** A terminal to test something at. */
function table(given: Parameters<typeof crew>[0] = {}): Situation {
  const board = { rows: new Array<string>(9).fill('............'), terminals: ['4,4'] }
  return crew({ board, groups: GUARDS, active: 'gideon', ...given })
}
const TERMINAL = 0
const NO_SURGE = ['2 damage 3 accuracy', '2 damage 1 accuracy'] as const

test('a hero rolls the dice beside the attribute, and one surge is enough [ia.attributes.5] [ia.attribute-tests.2] [ia.attribute-tests.3]', () => {
  const match = table()
  // Blue and green.
  match.rolls('1 surge 2 accuracy', '2 damage 1 accuracy')
  expect(new Testing(match, 'mak', ['insight']).passed).toBe(true)
  match.rolls(...NO_SURGE)
  expect(new Testing(match, 'mak', ['insight']).passed).toBe(false)
  // Blue, green and yellow.
  match.rolls(...NO_SURGE, '1 damage 2 surge')
  expect(new Testing(match, 'mak', ['tech']).passed).toBe(true)
})

test('a wounded hero rolls the dice of the other side of the sheet [ia.attribute-tests.2]', () => {
  const match = table({ mak: { wounded: true } })
  // Blue and red.
  match.rolls('2 damage 3 accuracy', '2 damage 1 surge')
  expect(new Testing(match, 'mak', ['insight']).passed).toBe(true)
})

test('every surge is a success, and a number says how many are needed [ia.attribute-tests.6] [ia.attribute-tests.7]', () => {
  for (const [needed, passed] of [
    [3, true],
    [4, false],
  ] as const) {
    const match = table()
    match.rolls('1 surge 2 accuracy', '2 damage 1 accuracy', '1 damage 2 surge')
    expect(new Testing(match, 'mak', ['tech'], { needed }).passed).toBe(passed)
  }
})

test('successes stay with the object for whoever tries next [ia.attribute-tests.8] [ia.attribute-tests.9] [ia.attribute-tests.10]', () => {
  const match = table()
  const terms = { needed: 4, object: TERMINAL }
  const marks = (): number => match.state.tokens[TERMINAL].strain
  match.rolls('1 surge 2 accuracy', '2 damage 1 accuracy')
  expect(new Testing(match, 'mak', ['insight'], terms).passed).toBe(false)
  expect(marks()).toBe(1)
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy')
  expect(new Testing(match, 'jyn', ['insight'], terms).passed).toBe(false)
  expect(marks()).toBe(3)
  match.rolls('1 surge 2 accuracy', ...NO_SURGE.slice(1), '2 damage 1 accuracy')
  expect(new Testing(match, 'gideon', ['insight'], terms).passed).toBe(true)
  expect(marks()).toBe(0)
})

test('a test that needs one success leaves nothing behind [ia.attribute-tests.8]', () => {
  const match = table()
  match.rolls(...NO_SURGE)
  expect(new Testing(match, 'mak', ['insight'], { object: TERMINAL }).passed).toBe(false)
  expect(match.state.tokens[TERMINAL].strain).toBe(0)
})

test('of several attributes the figure picks one; what others achieved with another counts [ia.attribute-tests.11] [ia.attribute-tests.12]', () => {
  const match = table()
  const terms = { needed: 3, object: TERMINAL }
  const first = new Testing(match, 'jyn', ['strength', 'tech'], terms)
  expect(first.asked).toMatchObject({ what: 'attribute', options: [{ attribute: 0 }, { attribute: 2 }] })
  match.rolls('1 surge 2 accuracy')
  expect(first.answer(0).passed).toBe(false)
  const second = new Testing(match, 'mak', ['strength', 'tech'], terms)
  match.rolls('2 damage 3 accuracy', '2 damage 1 accuracy', '1 damage 2 surge')
  expect(second.answer(1).passed).toBe(true)
})

test('who is no hero rolls nothing: elite figures have one success, all others fail [ia.attribute-tests.13] [ia.attribute-tests.14] [ia.attribute-tests.15] [ia.elite-figure.5]', () => {
  const match = table()
  expect(new Testing(match, 'veterans', ['strength']).passed).toBe(true)
  expect(new Testing(match, 'veterans', ['strength'], { needed: 2 }).passed).toBe(false)
  expect(new Testing(match, 'squad', ['strength']).passed).toBe(false)
  expect(match.events).not.toContain('test-rolled')
})

test('an elite figure adds its success to those of others [ia.attribute-tests.9] [ia.attribute-tests.14]', () => {
  const match = table()
  match.state.tokens[TERMINAL].strain = 1
  expect(new Testing(match, 'veterans', ['tech'], { needed: 2, object: TERMINAL }).passed).toBe(true)
})

test('Focused adds a green die to the very next test [ia.focused.1] [ia.focused.2]', () => {
  const match = table({ mak: { conditions: ['focused'] } })
  match.rolls(...NO_SURGE, '1 damage 1 surge 1 accuracy')
  expect(new Testing(match, 'mak', ['insight']).passed).toBe(true)
  expect(match.figures.mak.conditions).toEqual([])
  match.rolls(...NO_SURGE)
  expect(new Testing(match, 'mak', ['insight']).passed).toBe(false)
})

test('Focused that is gained after the roll waits for the next test [ia.focused.4]', () => {
  const match = table({ jyn: { cards: ['jyn-odan/smugglers-luck'] } })
  match.rolls(...NO_SURGE)
  const first = new Testing(match, 'jyn', ['insight'])
  expect(first.asked?.what).toBe('test-rolled')
  match.state.figures[1].conditions |= FOCUSED
  // She declines to reroll.
  expect(first.answer(1).passed).toBe(false)
  expect(has(match.state.figures[1], FOCUSED)).toBe(true)
  match.rolls(...NO_SURGE, '1 surge 1 accuracy')
  expect(new Testing(match, 'jyn', ['insight']).answer(1).passed).toBe(true)
})
