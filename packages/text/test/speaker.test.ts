import { Match, optionsOf, type Refusal } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { speaker } from '../src/index.ts'
import { pebbles } from './pebbles.ts'

const english = speaker(pebbles, 'en')
const german = speaker(pebbles, 'de')

function dealt() {
  return Match.start(pebbles, {}, 'speaker', { log: true })
}

describe('a match in sentences', () => {
  test('the question and its options follow the reader’s language', () => {
    const match = dealt()
    match.answer(0, 3)
    const ask = match.askOf(0)!
    expect(english.ask(match.view(0), ask)).toBe('Show a pebble.')
    expect(german.ask(match.view(0), ask)).toBe('Zeige einen Stein.')
    const option = ask.form === 'some' ? optionsOf(ask)[0] : expect.fail()
    const [pebble] = [match.state.hands[0][0]].map((i) => ['chalk', 'flint', 'slate', 'amber', 'jet'][i])
    expect(english.option(match.view(0), option)).toBe(`Show ${pebble}`)
    expect(german.option(match.view(0), option)).toBe(`${pebble}stein zeigen`)
  })

  test('yes and no need no words of the game', () => {
    expect(english.option(dealt().view(0), { do: 'yes' })).toBe('Yes')
    expect(german.option(dealt().view(0), { do: 'no' })).toBe('Nein')
  })

  test('the log tells each reader what it may know', () => {
    const [draw] = dealt().log
    expect(english.log({ ...draw, args: { seat: 0, count: 2 } })).toBe('Left draws 2 pebbles.')
    expect(english.log({ ...draw, args: { seat: 1, pebbles: [0, 4] } })).toBe('Right draws chalk and jet.')
    expect(german.log({ ...draw, args: { seat: 1, pebbles: [0, 4] } })).toBe(
      'Rechts zieht chalkstein und jetstein.',
    )
  })

  test('a rule comes with its section, and an unknown one with its id', () => {
    expect(german.rule('pb.show.1')).toEqual({
      id: 'pb.show.1',
      section: 'Zeigen',
      text: 'Zeige einen deiner Steine.',
    })
    expect(german.rule('pb.nowhere.9').text).toBe('pb.nowhere.9')
  })

  test('seats have names', () => {
    expect([english.seat('left'), german.seat('right')]).toEqual(['Left', 'Rechts'])
  })
})

describe('parts', () => {
  test('what stands for a text is no chip', () => {
    const message = { key: 'log.show', args: { seat: 1, pebble: { name: 'amber', isText: true } } }
    expect(english.parts(message)).toEqual(['Right shows amber.'])
  })

  test('names come as chips between plain text', () => {
    const message = { key: 'log.show', args: { seat: 1, pebble: { name: 'amber' } } }
    expect(english.parts(message)).toEqual([
      'Right shows ',
      { name: 'pebble', id: 'amber', text: 'amber' },
      '.',
    ])
  })

  test('a list of names is a chip for each', () => {
    const pebbles = [{ name: 'chalk' }, { name: 'jet' }, { name: 'flint' }]
    const parts = english.parts({ key: 'log.draw-known', args: { seat: 0, pebbles } })
    expect(parts.filter((part) => typeof part !== 'string').map((chip) => chip.id)).toEqual([
      'chalk',
      'jet',
      'flint',
    ])
  })
})

describe('what can’t be said', () => {
  test('an unknown key is said as itself', () => {
    expect(english.say({ key: 'ask.nobody-wrote-this' })).toBe('ask.nobody-wrote-this')
  })

  test('a sentence without one of its arguments is said as its key', () => {
    expect(english.say({ key: 'log.guess' })).toBe('log.guess')
  })
})

describe('refusals', () => {
  test('say what is wrong and how to mend it', () => {
    const match = dealt()
    expect(english.refusal(match.answer(0, 99)!)).toBe('The number must be from 0 to 8.')
    expect(german.refusal(match.answer(1, 0)!)).toBe(
      'Gerade entscheidet jemand anderes. Warte, bis du gefragt wirst.',
    )
  })

  test('an answer of a record that is not legal says why', () => {
    const record = { ...dealt().record, entries: [{ how: 'answer' as const, seat: -1, answer: 99 }] }
    expect(english.refusal(Match.restore(pebbles, record) as Refusal)).toBe(
      'Answer 1 of 1 in this record is not legal: The number must be from 0 to 8.',
    )
  })

  test('an undo past a revelation names it, also when the game has no words for it', () => {
    expect(english.refusal({ refused: 'undo-revealed', args: { why: 'drawn' } })).toContain(
      'consent: pebbles were drawn.',
    )
    expect(german.refusal({ refused: 'undo-revealed', args: { why: 'unheard-of' } })).toContain(
      'zurücknehmen: etwas Verdecktes ist bekannt geworden.',
    )
  })

  test.each([
    [0, 2, 'Choose at most 2.'],
    [1, 2, 'Choose at least 1 and at most 2.'],
    [2, 2, 'Choose exactly 2.'],
    [0, 0, 'Nothing can be chosen here.'],
  ])('from %i to %i: %s', (min, max, sentence) => {
    expect(english.refusal({ refused: 'wrong-count', args: { min, max } })).toBe(sentence)
  })
})
