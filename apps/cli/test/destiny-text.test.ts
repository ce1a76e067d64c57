/** Whatever comes up at the table has a sentence in both languages, with everything that belongs in it. */
import { destiny, randomOptions } from '@dejarik/destiny'
import { CARDS, cardNumber } from '@dejarik/destiny/facts'
import { FastRng, isRefusal, keyOf, Match, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { missingKeys, Phrasebook, shared, speaker } from '@dejarik/text'
import { expect, test } from 'vitest'
import { LANGUAGES, wordsOf } from './words-of.ts'

const TABLES = randomOptions(6, 1977)
const RNG = new FastRng(1)
const NUMBER = (name: string): number => CARDS.findIndex((card) => card.name.en === name)
const { source, named, isSaid, unsaid } = wordsOf(destiny, /^(test|text|bot|facts|odds|build)[\\/]/)

/** Functions of the rules and words that ask, with `what` as their third argument; and those of the table, as their second. */
const ASKING =
  /\b(?:(?:choose(?:Card|Cards|Die|Dice|Turn|Ids|Id|Way|Ways)|aCharacter|discardAsk)\(\s*(?:t|s),\s*\w+,\s*|t\.(?:choose|decide|chooseSome|chooseNumber|split|may|question)\(\s*[\w.]+(?:\([^)]*\))?,\s*)'([a-z0-9-]+)'/g

test.each([
  ['ask', ASKING, 25],
  ['log', /t\.log\?\.\(\s*'([a-z0-9-]+)'/g, 40],
  ['refusal', /(?:refuse|unreadable)\('([a-z0-9-]+)'/g, 25],
  ['revealed', /t\.revealed\('([a-z0-9-]+)'\)/g, 6],
] as const)('every %s that the code names is in both catalogues', (family, pattern, atLeast) => {
  const names = named(pattern)
  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  for (const language of LANGUAGES)
    expect(names.filter((name) => !isSaid(language, `${family}.${name}`))).toEqual([])
})

test('every option that the code names is in both catalogues', () => {
  const names = named(/\bdo: '([a-z0-9-]+)'/g)
  expect(names.length).toBeGreaterThanOrEqual(15)
  for (const language of LANGUAGES)
    expect(names.filter((name) => !isSaid(language, `option.${name}`))).toEqual([])
})

/** `chooseWay(t, me, 'what', ['one', 'other'])`. */
const WAYS = /chooseWays?\(\s*t,\s*\w+,\s*'([a-z0-9-]+)',\s*\[([^\]]*)\]/g

test('every way to choose from is in both catalogues', () => {
  const keys = [...source.matchAll(WAYS)].flatMap(([, what, ways]) =>
    [...ways.matchAll(/'([a-z0-9-]+)'/g)].map(([, way]) => `option.${what}-${way}`),
  )
  for (const language of LANGUAGES) expect(keys.filter((key) => !isSaid(language, key))).toEqual([])
})

test('random matches are told in both languages without a gap', () => {
  expect(missingKeys(destiny, { matches: TABLES.length, options: TABLES })).toEqual([])
}, 60_000)

test.each(LANGUAGES)('the table is told line by line (%s)', (language) => {
  const book = new Phrasebook(language, [destiny.text, shared], destiny.nameOf)
  for (const raw of TABLES.slice(0, 2)) {
    const options = accepted(destiny.readOptions(raw))
    const match = Match.start(destiny, options, 'table', { keep: 0 })
    const rng = new FastRng(3, 4)
    for (let i = 0; i < 60 && !match.over; i++) {
      const [ask] = match.asks
      for (const line of destiny.sayTable?.(match.view(ask.seat)) ?? [])
        expect(book.say(line)).not.toMatch(/^table\.|[{}]|(card|die|seat|type|phase):/)
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
})

test('cards and dice are called by their names', () => {
  expect(destiny.nameOf('card:01002#2@player1', 'en')).toBe('First Order Stormtrooper 2 (Player 1)')
  expect(destiny.nameOf('side:01002.2', 'en')).toBe('2 ranged damage for 1 resource')
  expect(destiny.nameOf('die:01001.4', 'de')).toBe('1 Ressource (Captain Phasma)')
})

test('every reason why a card or die can’t be chosen is a sentence', () => {
  const gaps = new Set<string>()
  const heard = new Set<string>()
  for (const raw of TABLES.slice(0, 4)) {
    const options = accepted(destiny.readOptions(raw))
    const match = Match.start(destiny, options, 'why not', { keep: 0 })
    const rng = new FastRng(1, 2)
    while (!match.over) {
      const [ask] = match.asks
      const view = match.view(ask.seat)
      const things = [
        ...view.cards.map(({ id }) => `card:${id}`),
        ...view.players[ask.seat].hand.map(({ card }) => `card:${card}`),
        ...view.dice.map(({ id }) => `die:${id}`),
        'battlefield',
      ]
      for (const thing of things) {
        const why = destiny.whyNot(view, ask.seat, thing)
        if (why === null || heard.has(why.refused)) continue
        heard.add(why.refused)
        for (const gap of unsaid(why)) gaps.add(gap)
      }
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
  expect([...gaps]).toEqual([])
  expect(heard.size).toBeGreaterThan(8)
}, 60_000)

test.each([[{ decks: [] }], [{ weather: 'snow' }], ['none']])(
  'options that can’t be say why: %j',
  (options) => {
    const refusal = destiny.readOptions(options)
    expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
  },
)

const trooper = (more: object) => ({ player1: { characters: { one: { card: '01002', ...more } } } })

test.each([
  [{ step: 'lunch' }],
  [{ weather: 'snow' }],
  [{ turn: 'hutt' }],
  [{ player1: { characters: { jar: 'Jar Jar Binks of Naboo' } } }],
  [{ player1: { characters: { one: '01002' } }, player2: { characters: { one: '01002' } } }],
  [trooper({ mood: 'good' })],
  [trooper({ damage: 7 })],
  [trooper({ shields: 4 })],
  [trooper({ pool: ['9 melee'] })],
  [trooper({ dice: 1, pool: ['blank', 'blank'] })],
])('positions that can’t be say why: %j', (given) => {
  const refusal = destiny.scenario.position(given, keyOf('text'))
  expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
})

test('set-up names the roll-off, for whose shields are placed [sd.setup.12]', () => {
  const options = accepted(destiny.readOptions(TABLES[0]))
  const match = Match.start(destiny, options, 'demo', { keep: 0 })
  while (match.asks[0].what !== 'distribute-shields')
    for (const ask of match.asks)
      accepted(match.answer(ask.seat, destiny.advice.greedy(match.state, ask, RNG)))
  const [ask] = match.asks
  const said = LANGUAGES.map((language) => speaker(destiny, language).ask(match.view(ask.seat), ask))
  expect(said).toEqual([
    'Dein Schlachtfeld wird nicht verwendet. Verteile dafür 2 Schilde auf deine Charaktere.',
    'Your battlefield is not used. Distribute 2 shields for it among your characters.',
  ])
})

test.each([
  ['play', { seat: 1, kind: NUMBER('Lightsaber'), on: NUMBER('Rey') }, 'Player 2 plays Lightsaber on Rey.'],
  [
    'enter-play',
    { seat: 1, kind: NUMBER('Lightsaber'), on: NUMBER('Rey') },
    'Lightsaber enters play for Player 2, on Rey.',
  ],
  ['play', { seat: 1, kind: NUMBER('Dodge') }, 'Player 2 plays Dodge.'],
  [
    'discard',
    { seat: 0, kinds: [NUMBER('Dodge')], why: 'reroll' },
    'Player 1 discards Dodge to reroll dice.',
  ],
  ['discard', { seat: 0, kinds: [NUMBER('Dodge')], why: 'effect' }, 'Player 1 discards Dodge.'],
] as const)('the log tells %s with all that belongs to it', (what, args, sentence) => {
  expect(speaker(destiny, 'en').log({ n: 0, what, rule: 'sd.play-card.2', args })).toBe(sentence)
})

test('an upgrade that makes way is named with what is left to pay, in both languages [sd.upgrade-card.5]', () => {
  const option = { do: 'replace', card: 0, cost: 1 }
  const whole = Match.start(destiny, accepted(destiny.readOptions(TABLES[0])), 'x', { keep: 0 }).view(0)
  const view = { ...whole, cards: [{ ...whole.cards[0], id: 0, kind: NUMBER('Lightsaber'), on: -1 }] }
  expect(speaker(destiny, 'en').option(view, option)).toBe('Discard Lightsaber for it and pay 1 resource')
  expect(speaker(destiny, 'de').option(view, option)).toBe(
    'Lichtschwert dafür ablegen und 1 Ressource zahlen',
  )
})

test('cards of one title that lie there together are told apart by their sets or subtitles [card: 05025]', () => {
  const whole = Match.start(destiny, accepted(destiny.readOptions(TABLES[0])), 'x', { keep: 0 }).view(0)
  const offered = (...ids: readonly string[]): readonly string[] => {
    const hand = ids.map((id, card) => ({ card, kind: cardNumber(id), seenBy: 1 }))
    const view = { ...whole, cards: [], players: [{ ...whole.players[0], hand }, whole.players[1]] }
    const options = hand.map(({ card, kind }) => ({ do: 'play', card, kind }))
    return options.map((option) => speaker(destiny, 'en').option(view, option))
  }
  expect(offered('02022', '05025')).toEqual(['Play Slave I (Spirit of Rebellion)', 'Play Slave I (Legacies)'])
  expect(offered('05025', '05025')).toEqual(['Play Slave I', 'Play Slave I'])
  expect(offered('01011', '04001')).toEqual([
    "Play Kylo Ren, Vader's Disciple",
    'Play Kylo Ren, Tormented One',
  ])
})
