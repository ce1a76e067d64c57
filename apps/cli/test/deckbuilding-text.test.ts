/** Whatever comes up at the table has a sentence in both languages, with everything that belongs in it. */
import { CARDS, DESIGNS, deckbuilding, textOf } from '@dejarik/deckbuilding'
import {
  type AskOne,
  FastRng,
  isRefusal,
  keyOf,
  type Language,
  type LogEntry,
  logFor,
  Match,
  optionsOf,
  randomAnswer,
} from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { missingKeys, speaker } from '@dejarik/text'
import { expect, test } from 'vitest'
import { LANGUAGES, wordsOf } from './words-of.ts'

const { named, unsaid } = wordsOf(deckbuilding, /^(test|text|bot)[\\/]/)

test('everything said in random matches of all variants has its words, in German and English', () => {
  const options = ['introductory', 'whole-galaxy', 'secret-bases'].map((variant) => ({
    variant,
    bases: 3,
    payOff: true,
  }))
  expect(missingKeys(deckbuilding, { matches: 3, options })).toEqual([])
})

test.each(LANGUAGES)('no sentence wants an argument that the game never gives (%s)', (language) => {
  const card = { name: 'x-wing' }
  const cards = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`card${n}`, card]))
  const numbers = { amount: 2, cost: 3, count: 5, needed: 5, total: 6, turn: 7 }
  const { say } = speaker(deckbuilding, language)
  for (const key of Object.keys(deckbuilding.text[language]).filter((one) => /^(ask|log|option)\./.test(one)))
    for (const [known, seat] of [
      ['yes', 'empire'],
      ['no', 'rebel'],
    ]) {
      const args = {
        ...numbers,
        ...cards,
        cards: [card],
        card,
        other: card,
        target: card,
        where: '',
        there: '',
        known,
        has: known,
        seat,
      }
      expect(say({ key, args })).not.toBe(key)
    }
})

test.each([
  [
    'ask',
    /(?:t\.(?:choose|decide|chooseSome|split|may)\([\w.()]+, |what: |takeFromDiscard\()'([a-z-]+)'/g,
    20,
  ],
  ['log', /t\.log\?\.\(\s*'([a-z-]+)'/g, 40],
  ['refusal', /(?:refuse|unreadable)\('([a-z-]+)'/g, 20],
  ['revealed', /t\.revealed\('([a-z-]+)'\)/g, 5],
] as const)('every %s that the code names is in both catalogues', (family, pattern, atLeast) => {
  const names = named(pattern)
  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  for (const language of LANGUAGES)
    expect(names.filter((name) => !isSaid(language, `${family}.${name}`))).toEqual([])
})

/** The game's own words or those that all games share. */
function isSaid(language: Language, key: string): boolean {
  return key in deckbuilding.text[language] || key === 'refusal.match-over'
}

test('both catalogues have the same keys, and none that nothing uses', () => {
  const keys = Object.keys(deckbuilding.text.de).sort()
  expect(Object.keys(deckbuilding.text.en).sort()).toEqual(keys)
  const asks = named(/'([a-z-]+)'/g)
  const used = (key: string): boolean => {
    const [family, name] = key.split(/\.(.*)/)
    return family === 'seat' || asks.includes(name) || /^(commit|resolve)-(base|row)$/.test(name)
  }
  expect(keys.filter((key) => !used(key))).toEqual([])
})

test('every reason why a card can’t be chosen is a sentence, also for cards and moments that hardly come up', () => {
  const gaps = new Set<string>()
  const heard = new Set<string>()
  for (const variant of ['introductory', 'whole-galaxy', 'secret-bases'] as const) {
    const match = Match.start(deckbuilding, { variant, bases: 3, payOff: true }, variant, { keep: 0 })
    const rng = new FastRng(1, 2)
    for (let n = 0; !match.over; n++) {
      const ask = match.asks[0]
      const view = match.view(ask.seat)
      if (n % 25 === 0)
        for (const thing of ['force', 'end', ...Array.from({ length: CARDS }, (_, card) => `card:${card}`)]) {
          const why = deckbuilding.whyNot(view, ask.seat, thing)
          if (why === null) continue
          const shape = [why.refused, why.args?.condition ?? '', ...Object.keys(why.args ?? {})].join(' ')
          if (heard.has(shape)) continue
          heard.add(shape)
          for (const gap of unsaid(why)) gaps.add(gap)
        }
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
  expect([...gaps]).toEqual([])
  expect(heard.size).toBeGreaterThan(12)
})

test('every condition of an ability is named in the refusal', () => {
  const conditions = DESIGNS.flatMap(({ id }) =>
    (textOf(id)?.abilities ?? []).flatMap((ability) =>
      ability.word === 'action' && ability.condition !== null ? [ability.condition.name] : [],
    ),
  )
  const said = (language: Language, condition: string): string =>
    speaker(deckbuilding, language).refusal({
      refused: 'condition-not-met',
      args: { card: { name: 'x-wing' }, condition },
    })
  for (const language of LANGUAGES) {
    const sentences = [...new Set(conditions)].map((condition) => said(language, condition))
    expect(sentences).toHaveLength(5)
    expect(new Set(sentences).size).toBe(5)
    for (const sentence of sentences) expect(sentence).toMatch(/X-.*: .+\./)
  }
})

test.each([[{ variant: 'solo' }], [{ bases: 9 }], [{ payOff: 'yes' }], [{ rounds: 3 }], ['none']])(
  'options that can’t be say why: %j',
  (options) => {
    const refusal = deckbuilding.readOptions(options)
    expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
  },
)

test.each([
  [{ row: ['Jar Jar'] }],
  [{ row: ['Lobot', 'Lobot'] }],
  [{ row: Array(7).fill('TIE Fighter') }],
  [{ row: ['X-Wing', 'X-Wing', 'X-Wing', 'Y-Wing', 'Y-Wing', 'Lobot', 'Bossk'] }],
  [{ step: 'lunch' }],
  [{ active: 'hutt' }],
  [{ weather: 'snow' }],
  [{ rebel: { mood: 'good' } }],
])('positions that can’t be say why: %j', (given) => {
  const refusal = deckbuilding.scenario.position(given, keyOf('text'))
  expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
})

test('Jyn Erso’s player reads what she saw, and nobody else does [card: Jyn Erso]', () => {
  const state = accepted(
    deckbuilding.scenario.position(
      {
        active: 'rebel',
        rebel: { units: ['Jyn Erso'] },
        empire: { hand: ['Stormtrooper', 'Inquisitor'] },
        force: 3,
      },
      keyOf('look'),
    ),
  )
  const match = Match.at(deckbuilding, { variant: 'introductory', bases: 3, payOff: false }, 'look', state, {
    log: true,
  })
  const use = optionsOf(match.asks[0] as AskOne).findIndex((option) => option.do === 'use')
  expect(match.answer(1, use)).toBeNull()
  const looked = match.log.find(({ what }) => what === 'look-at-hand') as LogEntry
  const told = (seat: number) =>
    LANGUAGES.map((language) => speaker(deckbuilding, language).log(logFor(looked, seat)))
  expect(told(1)).toEqual([
    'Die Rebellen sehen sich die gegnerische Hand an: Sturmtruppler und Inquisitor.',
    "The Rebels look at the opponent's hand: Stormtrooper and Inquisitor.",
  ])
  expect(told(0)).toEqual([
    'Die Rebellen sehen sich die gegnerische Hand an.',
    "The Rebels look at the opponent's hand.",
  ])
})
