import { cardFacts } from '@dejarik/destiny/facts'
import { type Odds, oddsOf, type Roll, rollDie } from '@dejarik/destiny/odds'
import { describe, expect, test } from 'vitest'
import { command } from './command.ts'

async function found(...argv: string[]): Promise<Odds> {
  const { code, out, err } = await command(['odds', '--game', 'destiny', ...argv, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { game: _game, roll: _roll, bars: _bars, ...odds } = JSON.parse(out)
  return odds
}

const dice = (...ids: string[]): Roll['dice'] => ids.map((id) => rollDie(cardFacts(id), 2)!)
const [KYLO_REN, TORMENTED_KYLO_REN, LIGHTSABER, LAUNCH_BAY] = ['01011', '04001', '01059', '01031']

describe('what is typed is the roll that is asked for', () => {
  test('titles and how many of them', async () => {
    expect(await found('--dice', 'Kylo Ren=2, Lightsaber')).toEqual(
      oddsOf({ dice: dice(KYLO_REN, KYLO_REN, LIGHTSABER), counts: ['damage'] }),
    )
  })

  test('German titles, subtitles and ids', async () => {
    expect(await found('--dice', 'lichtschwert,Kylo Ren - Tormented One,04001')).toEqual(
      oddsOf({ dice: dice(LIGHTSABER, TORMENTED_KYLO_REN, TORMENTED_KYLO_REN), counts: ['damage'] }),
    )
  })

  test('a goal with rerolls and resources', async () => {
    const argv = '--count melee,shield --at-least 3 --rerolls 2 --resources 1'.split(' ')
    expect(await found('--dice', 'Kylo Ren,Lightsaber', ...argv)).toEqual(
      oddsOf({
        dice: dice(KYLO_REN, LIGHTSABER),
        counts: ['melee', 'shield'],
        atLeast: 3,
        rerolls: 2,
        resources: 1,
      }),
    )
  })

  test('dice on the table', async () => {
    const argv = ['--showing', '1md, Sp, +2MD', '--count', 'melee', '--rerolls', '1']
    expect(await found('--dice', 'Kylo Ren=2, Lightsaber', ...argv)).toEqual(
      oddsOf({
        dice: dice(KYLO_REN, KYLO_REN, LIGHTSABER),
        counts: ['melee'],
        rerolls: 1,
        showing: [0, 4, 1],
      }),
    )
  })

  test('X', async () => {
    expect(await found('--dice', LAUNCH_BAY, '--x', '2', '--count', 'value')).toEqual(
      oddsOf({ dice: dice(LAUNCH_BAY), counts: ['value'] }),
    )
  })
})

describe('for people', () => {
  test('the dice, a few figures and a plot', async () => {
    const { out } = await command(['odds', '--game', 'destiny', '--dice', 'Lightsaber', '--resources', '1'])
    expect(out.split('\n')).toEqual([
      '1 × Lightsaber (Awakenings, 01059): 3MD1  +2MD  1Sh  1R  Sp  -',
      '',
      'Damage on average    0.500',
      '',
      'Damage, its chance, the chance of at least so much',
      '0    83.3%  100.0%  █████████████████████████',
      '1     0.0%   16.7%',
      '2     0.0%   16.7%',
      '3    16.7%   16.7%  █████',
      '',
    ])
  })

  const argv = ['odds', '--game', 'destiny', '--dice', 'Kylo Ren, Kylo Ren', '--count', 'melee']

  test('a goal, and how the rerolls are made', async () => {
    const { out } = await command([...argv, '--at-least', '1', '--rerolls', '2'])
    expect(out).toContain('Melee damage at least 1    66.5%\n2 rerolls, made for the best chance of that.\n')
  })

  test('alike dice are listed once, with those of the same title that are not meant', async () => {
    const { out } = await command(argv)
    expect(out).toMatch(
      /^2 × Kylo Ren – Vader's Disciple .*\n {4}not: Kylo Ren – Tormented One \(.*, 04001\), /,
    )
  })

  test('which dice to reroll now', async () => {
    const shown = [...argv, '--showing', '1MD,Sp', '--rerolls', '1']
    expect((await command(shown)).out).toContain('Reroll now: Kylo Ren (Sp).')
    const good = [...argv, '--showing', '1MD,1MD', '--rerolls', '1']
    expect((await command(good)).out).toContain('Reroll nothing now.')
  })

  test('in German', async () => {
    const { out } = await command([...argv, '--at-least', '2', '--rerolls', '1', '--lang', 'de'])
    expect(out).toContain('Nahkampfschaden im Mittel')
    expect(out).toContain('Nahkampfschaden mindestens 2')
    expect(out).toContain('1 Neuwurf, so dass die Chance darauf am größten ist.')
  })
})

/** Twelve dice, no two with the same values. */
const TWELVE = '01003,01005,01006,01010,01015,01018,01024,01032,01035,01041,01049,01050'

describe('bad input gets one sentence and exit 2', () => {
  const game = ['--game', 'destiny']
  const cases: [what: string, argv: string[], sentence: string][] = [
    [
      'no dice',
      game,
      'Say which dice are rolled: --dice <cards>, for example --dice "Kylo Ren=2, Lightsaber".',
    ],
    [
      'a misspelt title',
      [...game, '--dice', 'Kylo Rem'],
      '--dice: there is no card "Kylo Rem". Did you mean "Kylo Ren"? Give a title in English or German, or an id like 01011.',
    ],
    [
      'a card without a die',
      [...game, '--dice', '01068'],
      `--dice: ${cardFacts('01068').name.en} has no die.`,
    ],
    [
      'a number that is none',
      [...game, '--dice', 'Kylo Ren=0'],
      '--dice: "Kylo Ren=0" must be a card, or a card and a number from 1 to 12: Kylo Ren=2.',
    ],
    [
      'too many dice',
      [...game, '--dice', 'Kylo Ren=8, Lightsaber=5'],
      '--dice lists 13 dice; odds are told for up to 12.',
    ],
    [
      'an X that nobody explains',
      [...game, '--dice', LAUNCH_BAY],
      'The die of Launch Bay has sides with an X, which only its text explains: say what it is with --x <n>.',
    ],
    [
      'an unknown count',
      [...game, '--dice', 'Kylo Ren', '--count', 'mele'],
      '--count does not know "mele". Did you mean "melee"? It counts damage, value, melee, ranged, indirect, focus, disrupt, discard, shield, resource, special, blank.',
    ],
    [
      'the value and something else',
      [...game, '--dice', 'Kylo Ren', '--count', 'value,melee'],
      '--count value is everything that the dice show and can’t be added to something else.',
    ],
    [
      'too many rerolls',
      [...game, '--dice', 'Kylo Ren', '--rerolls', '10'],
      "Option '--rerolls <n>' argument '10' is invalid. It must be a whole number from 0 to 9.",
    ],
    [
      'more dice on the table than there are',
      [...game, '--dice', 'Kylo Ren', '--showing', '1MD,-'],
      '--showing lists 2 sides, but --dice 1 dice: give a side for each, in the same order.',
    ],
    [
      'a side that the die does not have',
      [...game, '--dice', 'Kylo Ren', '--showing', '3MD'],
      '--showing: the die of Kylo Ren has no side "3MD". It has 1MD, 2MD1, 1Sh, 1R, Sp, -.',
    ],
    [
      'an option of another game',
      [...game, '--dice', 'Kylo Ren', '--attack', '2'],
      '--attack is for xwing and imperial-assault, and has no meaning in destiny.',
    ],
    [
      'more different dice than can be counted',
      [...game, '--dice', TWELVE, '--count', 'value', '--x', '1'],
      '--dice: so many different dice can lie in too many ways to count them; leave some out.',
    ],
  ]
  test.each(cases)('%s', async (_, argv, sentence) => {
    expect(await command(['odds', ...argv])).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })
})
