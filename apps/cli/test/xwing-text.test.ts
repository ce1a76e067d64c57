/** Whatever comes up at the table has a sentence in both languages, with everything that belongs in it. */
import {
  type AskOne,
  FastRng,
  isRefusal,
  keyOf,
  type Language,
  Match,
  optionsOf,
  randomAnswer,
} from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { speaker } from '@dejarik/text'
import { TOKENS, xwing } from '@dejarik/xwing'
import { expect, test } from 'vitest'
import { variants } from '../src/games.ts'
import { LANGUAGES, wordsOf } from './words-of.ts'

const { named, isSaid, unsaid } = wordsOf(xwing, /^(test|text|bot|facts|geometry|odds)[\\/]/)

test.each([
  [
    'ask',
    /(?:t\.(?:choose|decide|chooseSome|chooseNumber|split|may|place)\(\s*[^'{}]*?,\s*|askPlace\(\s*[^'{}:]*?,\s*|nextShip\(\s*t,\s*|what: )'([a-z0-9-]+)'/g,
    25,
  ],
  ['log', /t\.log\?\.\(\s*'([a-z0-9-]+)'/g, 40],
  ['refusal', /(?:refuse|unreadable)\('([a-z0-9-]+)'/g, 10],
  ['revealed', /t\.revealed\('([a-z0-9-]+)'\)/g, 4],
] as const)('every %s that the code names is in both catalogues', (family, pattern, atLeast) => {
  const names = named(pattern)
  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  for (const language of LANGUAGES)
    expect(names.filter((name) => !isSaid(language, `${family}.${name}`))).toEqual([])
})

/** Options that are said under another key, with what they name. */
const BY_OTHER_KEYS: readonly string[] = ['yes', 'no']

test('every option that the code names is in both catalogues', () => {
  const names = named(/\bdo: '([a-z0-9-]+)'/g)
  expect(names.length).toBeGreaterThanOrEqual(25)
  for (const language of LANGUAGES)
    expect(
      names.filter((name) => !BY_OTHER_KEYS.includes(name) && !isSaid(language, `option.${name}`)),
    ).toEqual([])
})

test('both catalogues have the same keys', () => {
  expect(Object.keys(xwing.text.en).sort()).toEqual(Object.keys(xwing.text.de).sort())
})

test.each(LANGUAGES)('tokens, phases and seats have names (%s)', (language) => {
  const ids = [...TOKENS.map((token) => `token:${token}`), 'phase:engagement', 'seat:player2']
  expect(ids.filter((id) => xwing.nameOf(id, language).includes(':'))).toEqual([])
})

test('what is gained, lost or spent has its article', () => {
  const { log } = speaker(xwing, 'en')
  const entry = (what: string, token: string) => ({
    n: 0,
    what,
    rule: 'xw.g.tokens.2',
    args: { ship: 0, 'ship-name': 'pilot:lukeskywalker', token, count: 1 },
  })
  const said = ['gain', 'remove', 'spend'].flatMap((what) => TOKENS.map((token) => log(entry(what, token))))
  expect(said).toContain('Luke Skywalker gains an evade token.')
  expect(said).toContain('Luke Skywalker loses an ion token.')
  expect(said).toContain('Luke Skywalker spends a focus token.')
  expect(said.filter((sentence) => /\ba [aeiou]|\ban [^aeiou]/.test(sentence))).toEqual([])
})

test('each action of a card with several says what it does', () => {
  const position = accepted(
    xwing.scenario.position(
      {
        step: 'perform-action',
        active: 'own',
        player1: {
          own: {
            pilot: 'lukeskywalker',
            at: [457, 300, 0],
            upgrades: ['r5astromech'],
            damage: ['facedown', 'hullbreach'],
          },
        },
        player2: { enemy: { pilot: 'academypilot', at: [457, 800, 180] } },
      },
      keyOf('test'),
    ),
  )
  const match = Match.at(xwing, position.options, 'test', position)
  const said = (language: Language): string[] =>
    optionsOf(match.asks[0] as AskOne)
      .map((option) => speaker(xwing, language).option(match.view(0), option))
      .filter((sentence) => sentence.startsWith('R5'))
  expect(said('en')).toEqual([
    'R5 Astromech: repair a facedown damage card',
    'R5 Astromech: repair a faceup damage card',
  ])
  expect(said('de')).toEqual([
    'R5-Astromechdroide: eine verdeckte Schadenskarte reparieren',
    'R5-Astromechdroide: eine offene Schadenskarte reparieren',
  ])
})

test('ships of one kind are numbered, and told apart where both players fly them', () => {
  expect(xwing.nameOf('pilot:academypilot#2@player1', 'en')).toBe('Academy Pilot 2 (Player 1)')
  expect(xwing.nameOf('obstacle:asteroid#3', 'de')).toBe('Asteroid 3')
  expect(xwing.nameOf('maneuver:3 turn left', 'de')).toBe('3 Wende links')
})

test('every reason why a ship or thing can’t be chosen is a sentence', async () => {
  const gaps = new Set<string>()
  const heard = new Set<string>()
  for (const raw of ((await variants.xwing?.()) ?? []).slice(0, 3)) {
    const options = accepted(xwing.readOptions(raw))
    const match = Match.start(xwing, options, 'why not', { keep: 0 })
    const rng = new FastRng(1, 2)
    while (!match.over) {
      const [ask] = match.asks
      const view = match.view(ask.seat)
      const things = [
        ...view.ships.map(({ id }) => `ship:${id}`),
        ...view.things.map(({ id }) => `thing:${id}`),
      ]
      for (const thing of things) {
        const why = xwing.whyNot(view, ask.seat, thing)
        if (why === null || heard.has(why.refused)) continue
        heard.add(why.refused)
        for (const gap of unsaid(why)) gaps.add(gap)
      }
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
  expect([...gaps]).toEqual([])
  expect(heard.size).toBeGreaterThan(5)
}, 60_000)

test.each([
  [{ scenario: 'hoth' }],
  [{ environment: 'fog' }],
  [{ rounds: 0 }],
  [{ squads: [] }],
  [{ weather: 'snow' }],
  ['none'],
])('options that can’t be say why: %j', (options) => {
  const refusal = xwing.readOptions(options)
  expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
})

test.each([
  [{ step: 'lunch' }],
  [{ weather: 'snow' }],
  [{ firstPlayer: 'hutt' }],
  [{ player1: { jar: { pilot: 'jarjar' } } }],
  [{ player1: { tie: { pilot: 'academypilot', mood: 'good' } } }],
  [{ player1: { tie: { pilot: 'academypilot', tokens: ['joy'] } } }],
  [{ player1: { tie: { pilot: 'academypilot', locks: ['nobody'] } } }],
  [{ player1: { tie: { pilot: 'academypilot', dial: '9 straight' } } }],
  [{ player1: { tie: { pilot: 'academypilot', damage: ['headache'] } } }],
  [{ player1: { tie: { pilot: 'academypilot', charges: { r2d2: 1 } } } }],
  [{ things: [{ type: 'moon', at: [0, 0, 0] }] }],
])('positions that can’t be say why: %j', (given) => {
  const refusal = xwing.scenario.position(given, keyOf('text'))
  expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
})
