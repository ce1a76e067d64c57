import { describe, expect, test } from 'vitest'
import { openScenario, RulesBug, runScenario, type Scenario } from '../src/index.ts'
import { cantina } from './cantina/index.ts'
import { problemOf } from './cantina/play.ts'

const heist = {
  active: 'han',
  turnsLeft: 2,
  deck: ['gambler'],
  sides: { han: { hand: ['heist', 'seer', 'smuggler', 'smuggler'] }, lando: { credits: 2 } },
}
const sixes = { script: { dice: [5, 5] } }

describe('a scenario passes', () => {
  test('when all that it says holds, through every form of answer', () => {
    const problem = problemOf(
      heist,
      [
        { holds: { question: 'turn', asked: ['han'] } },
        {
          seat: 'han',
          asks: 'turn',
          offers: [{ card: 'heist' }, { do: 'pass' }],
          offersNot: [{ card: 'gambler' }],
          choose: { do: 'play', card: 'heist' },
        },
        {
          seat: 'han',
          asks: 'heist-victim',
          offered: [{ seat: 'lando' }, { seat: 'qira' }],
          choose: { seat: 'lando' },
        },
        { seat: 'han', number: 3 },
        { seat: 'han', choose: [{ card: 'smuggler' }, { card: 'seer' }] },
        { seat: 'han', choose: [{ card: 'smuggler' }, { card: 'seer' }] },
        {
          seat: 'han',
          split: [
            [{ seat: 'qira' }, 1],
            [{ do: 'pot' }, 1],
            [{ seat: 'lando' }, 1],
          ],
        },
        { seat: 'han', place: [3, 3, 0], holds: { 'han.ship': [0, 0, 0] } },
      ],
      {
        'han.credits': 3,
        'lando.credits': 1,
        'qira.credits': 5,
        pot: 1,
        deck: ['smuggler', 'seer', 'gambler'],
        'han.hand': ['smuggler'],
        'han.hand.0': 'smuggler',
        'han.ship': [3, 3, 0],
        active: 'lando',
        over: false,
        winner: null,
        question: 'turn',
      },
      { script: { dice: [5] } },
    )
    expect(problem).toBe('')
  })

  test('when the match ends as it says', () => {
    const given = { active: 'qira', sides: { qira: { hand: ['gambler'] } } }
    const when = [{ seat: 'qira', choose: { do: 'play' } }]
    expect(problemOf(given, when, { over: true, winner: 'qira', asked: [], question: null }, sixes)).toBe('')
  })

  test('and says its title and rules', () => {
    const title = { en: 'Two sixes', de: 'Zwei Sechsen' }
    const result = runScenario(cantina, { ...idle, title, rules: ['ca.gambler.2'] })
    expect(result).toEqual({ title, rules: ['ca.gambler.2'], passed: true, problem: '', why: null })
  })
})

describe('a scenario fails, and says in which line and why', () => {
  const play = { seat: 'han', choose: { do: 'play', card: 'heist' } }
  const victim = { seat: 'han', choose: { seat: 'lando' } }

  test.each<[string, Scenario['when'], Scenario['then'], string]>([
    ['something else holds in the end', [], { 'han.credits': 5 }, 'then: han.credits is 4, not 5'],
    ['something else holds on the way', [{ holds: { pot: 2 } }], {}, 'when 1: pot is 0, not 2'],
    [
      'a list is in another order',
      [],
      { 'han.hand': ['seer', 'heist', 'smuggler', 'smuggler'] },
      'then: han.hand is ["heist","seer","smuggler","smuggler"], not ["seer","heist","smuggler","smuggler"]',
    ],
    [
      'a path leads nowhere',
      [],
      { 'han.credit': 4 },
      'then: there is no han.credit; han has hand, crew, credits, ship, knowsTop',
    ],
    [
      'a path leads nowhere, even if nothing is expected there',
      [],
      { 'chewie.credits': null },
      'then: there is no chewie.credits; there are han, lando, qira, deck, discarded, pot, bank, round, active, over, winner, asked, question',
    ],
    [
      'a path leads into a number',
      [],
      { 'han.credits.now': 4 },
      'then: there is no han.credits.now; han.credits is 4',
    ],
    [
      'a path leads into what every object has',
      [],
      { 'han.constructor': 1 },
      'then: there is no han.constructor; han has hand, crew, credits, ship, knowsTop',
    ],
    [
      'another seat is asked',
      [{ seat: 'lando', choose: { do: 'pass' } }],
      {},
      'when 1: lando is not asked; asked: han turn',
    ],
    [
      'there is no such seat',
      [{ seat: 'chewie', choose: {} }],
      {},
      'when 1: there is no seat chewie; seats are han, lando, qira',
    ],
    ['the seat is missing', [{ choose: { do: 'pass' } }], {}, 'when 1: seat is missing; asked: han turn'],
    [
      'another question is asked',
      [{ seat: 'han', asks: 'bid' }],
      {},
      'when 1: expected the question bid, but asked: han turn',
    ],
    [
      'the option is not there',
      [play, { seat: 'han', choose: { seat: 'han' } }],
      {},
      'when 2: {"seat":"han"} is not offered; offered: {"do":"seat","seat":"lando"} {"do":"seat","seat":"qira"}',
    ],
    [
      'not all is offered that should be',
      [play, { seat: 'han', offers: [{ seat: 'han' }] }],
      {},
      'when 2: {"seat":"han"} is not offered; offered: {"do":"seat","seat":"lando"} {"do":"seat","seat":"qira"}',
    ],
    [
      'something is offered that should not be',
      [play, { seat: 'han', offersNot: [{ seat: 'qira' }] }],
      {},
      'when 2: {"seat":"qira"} is offered',
    ],
    [
      'more is offered than should be',
      [play, { seat: 'han', offered: [{ seat: 'lando' }] }],
      {},
      'when 2: {"do":"seat","seat":"qira"} is offered too',
    ],
    [
      'the number is refused',
      [play, victim, { seat: 'han', number: 9 }],
      {},
      'when 3: refused, number-out-of-range (ca.heist.2)',
    ],
    [
      'the same card is chosen twice, and there is only one',
      [
        play,
        victim,
        { seat: 'han', number: 0 },
        { seat: 'han', choose: [{ card: 'seer' }, { card: 'seer' }] },
      ],
      {},
      'when 4: {"card":"seer"} is not offered; offered: {"card":"seer","do":"bury"} {"card":"smuggler","do":"bury"} {"card":"smuggler","do":"bury"}',
    ],
    [
      'two are chosen of which one may be',
      [{ seat: 'han', choose: [{ card: 'seer' }, { do: 'pass' }] }],
      {},
      'when 1: turn takes one choice, not 2',
    ],
    [
      'the answer has another form than the question',
      [{ seat: 'han', number: 1 }],
      {},
      'when 1: turn is answered with choose, not with number',
    ],
    [
      'a number is asked for and an option given',
      [play, victim, { seat: 'han', choose: { do: 'pass' } }],
      {},
      'when 3: heist-stake is answered with number, not with choose',
    ],
    [
      'a word is misspelt',
      [{ seat: 'han', offer: [] } as never],
      {},
      'when 1: offer is not understood; words are seat, choose, number, split, place, offered, offers, offersNot, asks, holds',
    ],
  ])('%s', (_, when, then, problem) => {
    expect(problemOf(heist, when, then)).toBe(problem)
  })

  test.each<[string, object, Partial<Scenario>, string]>([
    ['another game', heist, { game: 'sabacc' }, 'game: this is a scenario of sabacc, not of cantina'],
    ['no such rule', heist, { rules: ['ca.bid.1', 'ca.bid.99'] }, 'rules: there is no rule ca.bid.99'],
    [
      'impossible options',
      heist,
      { options: { rounds: 0 } },
      'options: {"args":{"max":5,"min":1},"refused":"options-rounds"}',
    ],
    ['no such card', { active: 'han', deck: ['wookiee'] }, {}, 'given: no-card {"name":"wookiee"}'],
    [
      'more copies than there are',
      { active: 'han', deck: ['dealer', 'dealer'] },
      {},
      'given: no-copy-left {"name":"dealer"}',
    ],
    [
      'no such stream',
      heist,
      { script: { dcie: [1] } },
      'script: there is no stream dcie; streams are deck, dice',
    ],
  ])('%s', (_, given, more, problem) => {
    expect(problemOf(given, [], {}, more)).toBe(problem)
  })

  test('the match is over', () => {
    const given = { active: 'han', sides: { han: { hand: ['gambler'] } } }
    const when = [
      { seat: 'han', choose: { card: 'gambler' } },
      { seat: 'lando', choose: { do: 'pass' } },
    ]
    expect(problemOf(given, when, {}, sixes)).toBe('when 2: lando is not asked; the match is over')
  })

  test('a die shows what it does not have', () => {
    const given = { active: 'han', sides: { han: { hand: ['gambler'] } } }
    const when = [{ seat: 'han', choose: { card: 'gambler' } }]
    expect(problemOf(given, when, {}, { script: { dice: [2, 6] } })).toBe(
      'script: 6 is scripted where a number from 0 to 5 is drawn',
    )
  })
})

/** A scenario in which nothing happens. */
const idle: Scenario = {
  game: 'cantina',
  title: { en: 'Nothing', de: 'Nichts' },
  rules: [],
  given: heist,
  when: [],
  // biome-ignore lint/suspicious/noThenProperty: the word of the format
  then: {},
}

test('a bug of ours is not the scenario’s problem', () => {
  const broken = {
    ...cantina,
    steps: {
      ...cantina.steps,
      *turn(): Generator<never, string> {
        yield* []
        throw new Error('broken')
      },
    },
  }
  expect(() => runScenario(broken, idle)).toThrow(RulesBug)
})

test('a scenario can be opened and played on by hand', () => {
  const match = openScenario(cantina, idle)
  expect(match.ask).toMatchObject({ seat: 0, what: 'turn' })
  expect(match.answer(0, 0)).toBeNull()
  match.undoTo(0)
  expect(match.log).toEqual([])
})
