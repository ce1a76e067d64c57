import { type Odds, oddsOf } from '@dejarik/xwing/odds'
import { describe, expect, test } from 'vitest'
import { command } from './command.ts'

async function found(...argv: string[]): Promise<Odds> {
  const { code, out, err } = await command(['odds', '--game', 'xwing', ...argv, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { outcomes, damage, crits, hit, destroy } = JSON.parse(out)
  return { outcomes, damage, crits, hit, destroy }
}

describe('what is typed is the attack that is asked for', () => {
  test('tokens of both sides and a target', async () => {
    const argv =
      '--attack 3 --defense 2 --attacker focus,lock --defender evade=2,reinforce --hull 2 --shields 1'
    expect(await found(...argv.split(' '))).toEqual(
      oddsOf({
        attackDice: 3,
        defenseDice: 2,
        attacker: { focus: 1, lock: true },
        defender: { evade: 2, reinforce: 1 },
        target: { hull: 2, shields: 1 },
      }),
    )
  })

  test('rerolls, changes and additions, of own dice and theirs', async () => {
    const attacker =
      'calculate=2,reroll=2,reroll-blank,blank-to-hit,add-crit,their-reroll,their-evade-to-blank'
    const defender = 'force,focus-to-evade=2,add-evade,their-crit-to-hit'
    expect(await found('-a', '3', '-d', '2', '--attacker', attacker, '--defender', defender)).toEqual(
      oddsOf({
        attackDice: 3,
        defenseDice: 2,
        attacker: {
          calculate: 2,
          rerolls: [{ upTo: 2 }, { upTo: 1, of: ['blank'] }],
          changes: [{ from: ['blank'], to: 'hit', upTo: 1 }],
          adds: { crit: 1 },
          onDefenseDice: {
            rerolls: [{ upTo: 1 }],
            changes: [{ from: ['evade'], to: 'blank', upTo: 1 }],
          },
        },
        defender: {
          force: 1,
          changes: [{ from: ['focus'], to: 'evade', upTo: 2 }],
          adds: { evade: 1 },
          onAttackDice: { changes: [{ from: ['crit'], to: 'hit', upTo: 1 }] },
        },
      }),
    )
  })

  test('a primary attack at range 0', async () => {
    const bare = await found('--attack', '2', '--defense', '1')
    expect(await found('--attack', '2', '--defense', '1', '--attacker', 'focus', '--range0')).toEqual(bare)
  })

  test('Direct Hits', async () => {
    const argv = '--attack-results crit --defense-results none --hull 2 --direct-hits 5/33'
    expect((await found(...argv.split(' '))).destroy).toBeCloseTo(5 / 33, 12)
  })

  const attack = { attackDice: 0, defenseDice: 2, attacker: { lock: true }, defender: { focus: 1 } }
  const sides = ['--attacker', 'lock', '--defender', 'focus']

  test('attack dice on the table', async () => {
    const dice = { fresh: { hit: 2, focus: 1 }, rerolled: { blank: 1 } }
    expect(await found('--attack-results', 'hit=2,focus,rerolled-blank', '--defense', '2', ...sides)).toEqual(
      oddsOf(attack, { at: 'modify-attack', dice }),
    )
  })

  test('final attack dice', async () => {
    expect(
      await found('--attack-results', 'hit,rerolled-hit,crit,blank', '--final', '--defense', '2', ...sides),
    ).toEqual(oddsOf(attack, { at: 'roll-defense', attack: { hit: 2, crit: 1 } }))
  })

  test('all dice on the table, in the defender’s turn', async () => {
    const argv = ['--attack-results', 'hit,crit', '--defense-results', 'focus,blank', '--turn', 'defender']
    expect(await found(...argv, ...sides)).toEqual(
      oddsOf(attack, {
        at: 'modify-defense',
        attack: { hit: 1, crit: 1 },
        dice: { fresh: { focus: 1, blank: 1 } },
        turn: 'defender',
      }),
    )
  })
})

describe('for people', () => {
  const argv = ['odds', '--game', 'xwing', '--attack', '1', '--defense', '0', '--hull', '1']

  test('a few figures and a plot', async () => {
    const { out } = await command(argv)
    expect(out.split('\n').slice(0, 9)).toEqual([
      'Damage on average      0.500',
      'of it crits            0.125',
      'Hits at all            50.0%',
      'Destroys the target    50.0%',
      '',
      'Damage, its chance, of that with a crit (█)',
      '0    50.0%    0.0%  ░░░░░░░░░░░░░░░',
      '1    50.0%   12.5%  ████░░░░░░░░░░░',
      '2     0.0%    0.0%',
    ])
  })

  test('in German', async () => {
    const { out } = await command([...argv, '--lang', 'de'])
    expect(out).toContain('Schaden im Mittel    0,500\n')
  })
})

describe('bad input gets one sentence and exit 2', () => {
  const game = ['--game', 'xwing']
  const rolled = [...game, '--attack', '3', '--defense', '2']
  const cases: [what: string, argv: string[], sentence: string][] = [
    ['no game', [], 'Say which game: --game <game>. Games with odds: destiny, xwing, imperial-assault.'],
    [
      'a game without odds',
      ['--game', 'pebbles'],
      'There are no odds for "pebbles". Games with odds: destiny, xwing, imperial-assault.',
    ],
    [
      'a misspelt game',
      ['--game', 'xwng'],
      'There are no odds for "xwng". Did you mean "xwing"? Games with odds: destiny, xwing, imperial-assault.',
    ],
    [
      'an option of another game',
      [...rolled, '--dice', 'Kylo Ren'],
      '--dice is for destiny, and has no meaning in xwing.',
    ],
    ['no attack dice', game, 'Say how many attack dice are rolled: --attack <n>, from 0 to 6.'],
    [
      'no defense dice',
      [...game, '--attack', '3'],
      'Say how many defense dice are rolled: --defense <n>, from 0 to 6.',
    ],
    [
      'too many dice',
      [...game, '--attack', '7', '--defense', '2'],
      '--attack "7" must be a number of dice from 0 to 6 in xwing.',
    ],
    [
      'an unknown word',
      [...rolled, '--attacker', 'focs'],
      '--attacker does not know "focs". Did you mean "focus"? dejarik odds --help lists its words.',
    ],
    [
      'a word of the other side',
      [...rolled, '--defender', 'lock'],
      '--defender does not know "lock". dejarik odds --help lists its words.',
    ],
    [
      'a number that is none',
      [...rolled, '--attacker', 'calculate=x'],
      '--attacker: "calculate=x" must be a word, or a word and a number from 1 to 6: calculate=2.',
    ],
    [
      'too many results added',
      [...rolled, '--attacker', 'add-hit=6,add-crit'],
      '--attacker adds 7 results; no more than 6 can be added.',
    ],
    [
      'too many rerolls',
      [...rolled, '--attacker', 'reroll,reroll,reroll,reroll,their-reroll'],
      '--attacker has 5 rerolls; odds are told for up to 4. One effect for several dice is reroll=n.',
    ],
    [
      'dice that are rolled and lie on the table',
      [...rolled, '--attack-results', 'hit'],
      'Give --attack for dice to be rolled or --attack-results for dice on the table, not both.',
    ],
    [
      'defense dice before attack dice',
      [...game, '--attack', '3', '--defense-results', 'evade'],
      '--defense-results needs --attack-results: attack dice are rolled first.',
    ],
    [
      'a result of the other die',
      [...game, '--attack-results', 'evade', '--defense', '1'],
      '--attack-results does not know "evade". dejarik odds --help lists its words.',
    ],
    [
      'more dice than a table has',
      [...game, '--attack-results', 'hit=6,crit=6', '--defense', '1'],
      '--attack-results lists 12 dice; an attack has no more than 9 on the table.',
    ],
    [
      'final dice that nobody names',
      [...rolled, '--final'],
      '--final needs --attack-results: say which results are final.',
    ],
    [
      'a turn before the roll',
      [...rolled, '--turn', 'attacker'],
      '--turn says who modifies dice on the table, but the next dice are still to be rolled.',
    ],
    [
      'shields without a hull',
      [...rolled, '--shields', '2'],
      '--shields needs --hull <n>, the defender’s remaining hull.',
    ],
    [
      'a deck that is none',
      [...rolled, '--hull', '2', '--direct-hits', '5/3'],
      "Option '--direct-hits <d/n>' argument '5/3' is invalid. It must be Direct Hits and cards of the deck, for example 5/33.",
    ],
  ]
  test.each(cases)('%s', async (_, argv, sentence) => {
    expect(await command(['odds', ...argv])).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })
})
