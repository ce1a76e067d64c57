/** Whatever comes up at the table has a sentence in both languages, with everything that belongs in it. */
import {
  imperialAssault,
  randomCampaignMissions,
  randomCampaigns,
  randomSkirmishes,
} from '@dejarik/imperial-assault'
import { FastRng, isRefusal, keyOf, Match, optionsOf, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { missingKeys, Phrasebook, shared, speaker } from '@dejarik/text'
import { expect, test } from 'vitest'
import { LANGUAGES, wordsOf } from './words-of.ts'

const SKIRMISHES = randomSkirmishes(3, 1977)
const MISSIONS = randomCampaignMissions(4, 1977)
const [CAMPAIGN] = randomCampaigns(1, 1977)
const TABLES = [...SKIRMISHES, ...MISSIONS]
/** One of each. */
const FEW = [SKIRMISHES[0], MISSIONS[0], CAMPAIGN]
const { source, named, isSaid, unsaid } = wordsOf(
  imperialAssault,
  /^(test|text|bot|facts|odds|build|missions[\\/]language)[\\/]/,
)

const ASKING =
  /\bt\.(?:choose|decide|chooseSome|chooseNumber|split|may|question)(?:<[^>]*>)?\(\s*[\w.[\]]+(?:\([^)]*\))?,\s*'([a-z0-9-]+)'/g

test.each([
  ['ask', ASKING, 20],
  // A window in which something may be used is a question.
  ['ask', /\bmay\(\s*'([a-z-]+)',/g, 12],
  ['log', /t\.log\?\.\(\s*'([a-z0-9-]+)'/g, 35],
  ['option', /readonly do: '([a-z0-9-]+)'(?:$| [|;])/gm, 25],
  ['refusal', /(?:refuse|unreadable)\(\s*'([a-z0-9-]+)'/g, 25],
  ['revealed', /t\.revealed\('([a-z0-9-]+)'\)/g, 4],
] as const)('every %s that the code names is in both catalogues (%s)', (family, pattern, atLeast) => {
  const names = named(pattern).filter((name) => name !== 'choose-effect' || family !== 'option')
  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  for (const language of LANGUAGES)
    expect(names.filter((name) => !isSaid(language, `${family}.${name}`))).toEqual([])
})

/** `chooseEffect(t, me, 'one', 'other')`. */
const EFFECTS = /chooseEffect\(\s*t,\s*me,((?:\s*'[a-z0-9-]+',?)+)/g

test('every effect to choose from is in both catalogues', () => {
  const keys = [...source.matchAll(EFFECTS)].flatMap(([, effects]) =>
    [...effects.matchAll(/'([a-z0-9-]+)'/g)].map(([, effect]) => `option.choose-effect-${effect}`),
  )
  expect(keys.length).toBeGreaterThanOrEqual(8)
  for (const language of LANGUAGES) expect(keys.filter((key) => !isSaid(language, key))).toEqual([])
})

test('random matches are told in both languages without a gap', () => {
  expect(missingKeys(imperialAssault, { matches: TABLES.length, options: TABLES })).toEqual([])
}, 120_000)

/** Long enough for a mission and the stages that follow it. */
const A_MISSION_AND_MORE = 700

test.each(LANGUAGES)(
  'the stages of a campaign are told without a gap (%s)',
  (language) => {
    const options = accepted(imperialAssault.readOptions(CAMPAIGN))
    const { ask: sayAsk, option: sayOption, log } = speaker(imperialAssault, language)
    const match = Match.start(imperialAssault, options, 'stages', { keep: 1, log: true })
    const rng = new FastRng(5, 6)
    const steps = new Set<string>()
    const said = (sentence: string): void => expect(sentence).not.toMatch(/^(ask|option|log)\.|[{}]/)
    for (let i = 0; i < A_MISSION_AND_MORE && !match.over; i++) {
      const [ask] = match.asks
      const view = match.view(ask.seat)
      steps.add(match.state.step)
      said(sayAsk(view, ask))
      if (ask.form === 'one' || ask.form === 'some')
        for (const option of optionsOf(ask)) said(sayOption(view, option))
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
    for (const entry of match.log) said(log(entry))
    for (const step of ['equip', 'sell-items', 'buy-items', 'agenda', 'imperial-class'])
      expect(steps).toContain(step)
  },
  60_000,
)

test.each(LANGUAGES)('the table is told line by line (%s)', (language) => {
  const book = new Phrasebook(language, [imperialAssault.text, shared], imperialAssault.nameOf)
  for (const raw of FEW) {
    const options = accepted(imperialAssault.readOptions(raw))
    const match = Match.start(imperialAssault, options, 'table', { keep: 0 })
    const rng = new FastRng(3, 4)
    for (let i = 0; i < 500 && !match.over; i++) {
      const [ask] = match.asks
      if (i % 5 === 0 || match.state.step.startsWith('buy'))
        for (const line of imperialAssault.sayTable?.(match.view(ask.seat)) ?? [])
          expect(book.say(line)).not.toMatch(
            /^table\.|[{}]|(figure|token|seat|space|condition|command|card|deployment|mission):/,
          )
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
})

test('figures, spaces, dice and abilities are called by their names', () => {
  const { nameOf } = imperialAssault
  expect(nameOf('figure:stormtrooper-elite#2@player1', 'en')).toBe('Stormtrooper (Elite) 2 (Player 1)')
  expect(nameOf('space:3,11', 'de')).toBe('D12')
  expect(nameOf('face:red.3', 'de')).toBe('2 Schaden, 1 Energie (rot)')
  expect(nameOf('face:white.5', 'en')).toBe('dodge (white)')
  expect(nameOf('surge:+2 damage, pierce 3, stun', 'de')).toBe('+2 Schaden, Durchschlagen 3, Betäuben')
  expect(nameOf('ability:squad-training', 'de')).toBe('Truppausbildung')
  expect(nameOf('figure:sheet/gideon-argus/wounded', 'en')).toBe('Gideon Argus')
  expect(nameOf('seat:rebels', 'de')).toBe('Die Rebellen')
  expect(nameOf('card:reward/heroic', 'de')).toBe('Heroisch')
  expect(nameOf('card:secret', 'en')).toBe('a secret agenda card')
})

test('every reason why a figure, space, token or card can’t be chosen is a sentence', () => {
  const gaps = new Set<string>()
  const heard = new Set<string>()
  for (const raw of FEW) {
    const options = accepted(imperialAssault.readOptions(raw))
    const match = Match.start(imperialAssault, options, 'why not', { keep: 0 })
    const rng = new FastRng(1, 2)
    for (let i = 0; i < 1500 && !match.over; i++) {
      const [ask] = match.asks
      if (i % 30 === 0) {
        const view = match.view(ask.seat)
        const things = [
          ...view.figures.map((_, id) => `figure:${id}`),
          ...view.groups.map((_, id) => `group:${id}`),
          ...view.tokens.map((_, id) => `token:${id}`),
          ...view.sides[view.side].hand.map((card) => `command:${card}`),
          ...view.held.map((_, id) => `held:${id}`),
          ...(view.campaign?.hand ?? []).map((kind) => `deployment:${kind}`),
          ...(view.campaign?.shop ?? []).map((card) => `card:${card}`),
          'action:rest',
          'action:strain-move',
          ...Array.from({ length: 40 }, (_, space) => `space:${space * 7}`),
        ]
        for (const thing of things) {
          const why = imperialAssault.whyNot(view, ask.seat, thing)
          if (why === null || heard.has(why.refused)) continue
          heard.add(why.refused)
          for (const gap of unsaid(why)) gaps.add(gap)
        }
      }
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
  expect([...gaps]).toEqual([])
  expect(heard.size).toBeGreaterThan(16)
}, 60_000)

test.each([
  [{ armies: [] }],
  [{ weather: 'snow' }],
  ['none'],
  [{ missions: ['hoth'] }],
  [{ missions: [] }],
  [{ board: [] }],
  [{ board: ['..', '...'] }],
  [{ board: ['.x'] }],
  [{ board: { rows: ['..'], weather: 'snow' } }],
  [{ board: { rows: ['..'], walls: ['9,9,N'] } }],
  [{ campaign: 'yes' }],
  [{ campaign: { weather: 'snow' } }],
  [{ campaign: { heroes: ['gideon-argus'] } }],
  [{ campaign: { heroes: ['jar-jar', 'gideon-argus'] } }],
  [{ campaign: { imperialClass: 'hutts' } }],
  [{ campaign: { agendas: [] } }],
  [{ campaign: { sideMissions: ['lunch'] } }],
  [{ campaign: { mission: 'hoth' } }],
])('options that can’t be say why: %j', (options) => {
  const refusal = imperialAssault.readOptions(options)
  expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
})

const HEROES = {
  heroes: { gideon: { hero: 'gideon-argus', at: '1,1' }, diala: { hero: 'diala-passil', at: '1,2' } },
}
const trooper = (more: object) => ({
  player1: { groups: { one: { card: 'stormtrooper', at: '1,1', ...more } } },
})

test.each([
  [{ step: 'lunch' }],
  [{ weather: 'snow' }],
  [{ turn: 'hutt' }],
  [{ player1: { groups: { jar: { card: 'Jar Jar Binks of Naboo', at: '1,1' } } } }],
  [{ ...trooper({}), player2: { groups: { one: { card: 'stormtrooper', at: '2,1' } } } }],
  [{ ...trooper({}), player2: { groups: { two: { card: 'stormtrooper', at: '1,1' } } } }],
  [trooper({ mood: 'good' })],
  [trooper({ damage: 7 })],
  [trooper({ at: '99,1' })],
  [trooper({ at: [] })],
  [trooper({ conditions: ['sleepy'] })],
  [{ ...trooper({}), active: 'two' }],
  [{ tokens: [{ kind: 'banana' }] }],
  [{ player1: { zone: 'green' } }],
  [{ player1: { groups: { walker: { card: 'at-st', at: '11,8' } } }, unwritten: true }],
  [{ campaign: { ...HEROES, mood: 'good' } }],
  [{ campaign: HEROES, turn: 'player1' }],
  [{ campaign: { ...HEROES, cards: ['item/lunch'] } }],
  [{ campaign: { ...HEROES, exhausted: ['item/dl-44'] } }],
  [{ campaign: { ...HEROES, ending: 'lunch' } }],
  [{ campaign: { ...HEROES, story: 'lunch' } }],
])('positions that can’t be say why: %j', (given) => {
  const refusal = imperialAssault.scenario.position(given, keyOf('text'))
  expect(isRefusal(refusal) && unsaid(refusal)).toEqual([])
})
