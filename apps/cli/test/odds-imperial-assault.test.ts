import { type Odds, oddsOf } from '@dejarik/imperial-assault/odds'
import { describe, expect, test } from 'vitest'
import { command } from './command.ts'

const GAME = ['odds', '--game', 'imperial-assault']

async function found(...argv: string[]): Promise<Odds> {
  const { code, out, err } = await command([...GAME, ...argv, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { game: _game, attack: _attack, bars: _bars, ...odds } = JSON.parse(out)
  return odds
}

describe('what is typed is the attack that is asked for', () => {
  test('dice, surges, modifiers, range and health', async () => {
    const argv = ['--attack', 'blue green', '--defense', 'black', '--range', '4', '--health', '5']
    const more = ['--surges', '+2 damage, 2: pierce 2 & +1 accuracy', '--modifiers', '+1 damage, -1 block']
    expect(await found(...argv, ...more)).toEqual(
      oddsOf({
        attack: ['blue', 'green'],
        defense: ['black'],
        range: 4,
        health: 5,
        surges: [{ damage: 2 }, { cost: 2, pierce: 2, accuracy: 1 }],
        modifiers: { damage: 1, block: -1 },
      }),
    )
  })

  test('German words are understood as English ones', async () => {
    const german = ['--attack', 'rot gelb', '--defense', 'weiß', '--surges', '+1 Schaden, Durchschlagen 2']
    const english = ['--attack', 'red yellow', '--defense', 'white', '--surges', '+1 damage, pierce 2']
    expect(await found(...german)).toEqual(await found(...english))
  })

  test('dice on the table and rerolls', async () => {
    const argv = ['--attack', 'red=D red=DDD yellow=DSS!', '--defense', 'white=X', '--attack-rerolls', '1']
    expect(await found(...argv, '--defense-rerolls', '1')).toEqual(
      oddsOf({
        attack: [
          { color: 'red', side: 0 },
          { color: 'red', side: 4 },
          { color: 'yellow', side: 1, rerolled: true },
        ],
        defense: [{ color: 'white', side: 5 }],
        range: null,
        rerolls: [
          { by: 'attacker', dice: 'attack', upTo: 1 },
          { by: 'defender', dice: 'defense', upTo: 1 },
        ],
      }),
    )
  })

  test('cards by title, in either language, or by id', async () => {
    const odds = await found('--attacker', 'stormtrooper-elite', '--defender', 'stormtrooper', '--range', '3')
    expect(odds.defeat).not.toBeNull()
    for (const [attacker, defender] of [
      ['Stormtrooper (Elite)', 'Stormtrooper'],
      ['Sturmtruppen (Elite)', 'Sturmtruppen'],
    ])
      expect(await found('--attacker', attacker, '--defender', defender, '--range', '3')).toEqual(odds)
  })
})

describe('for people', () => {
  const argv = [...GAME, '--attack', 'red', '--defense', 'none', '--health', '3', '--surges', '+1 damage']

  test('a few figures, a plot, and how surges are spent', async () => {
    const { out } = await command(argv)
    expect(out.split('\n')).toEqual([
      'Damage on average                2.333',
      'Does not miss                   100.0%',
      'Defeats the target (3 health)    50.0%',
      '',
      'Damage, its chance, the chance of at least so much',
      '0     0.0%  100.0%',
      '1    16.7%  100.0%  █████',
      '2    33.3%   83.3%  ██████████',
      '3    50.0%   50.0%  ███████████████',
      '',
      'Surges spent, most often first',
      '  83.3%  nothing',
      '  16.7%  +1 damage',
      '',
    ])
  })

  test('in German', async () => {
    const { out } = await command([...argv, '--lang', 'de'])
    expect(out).toContain('Besiegt das Ziel (3 Gesundheit)')
    expect(out).toContain('+1 Schaden')
  })

  test('what to reroll now', async () => {
    const { out } = await command([
      ...GAME,
      '--attack',
      'red=D blue=DD4',
      '--defense',
      'none',
      '--attack-rerolls',
      '1',
    ])
    expect(out).toContain('Reroll now: red.')
  })
})

describe('bad input gets one sentence and exit 2', () => {
  const rolled = ['--attack', 'red', '--defense', 'black']
  const cases: [what: string, argv: string[], sentence: string][] = [
    [
      'no attacker',
      ['--defense', 'black'],
      'Say what attacks: --attack <dice>, for example "blue green", or --attacker <card>.',
    ],
    [
      'no defender',
      ['--attack', 'red'],
      'Say what defends: --defense <dice>, for example "black" or none, or --defender <card>.',
    ],
    [
      'a die of the other side',
      ['--attack', 'black', '--defense', 'black'],
      '--attack: "black" is no die of this kind. Its dice are red, blue, green, yellow.',
    ],
    [
      'a side that the die does not have',
      ['--attack', 'red=S', '--defense', 'black'],
      '--attack: no side of a red die shows "S". Its sides are D, DD, DDS, DDD.',
    ],
    [
      'too many dice',
      ['--attack', Array(9).fill('red').join(' '), '--defense', 'black'],
      '--attack lists 9 dice; odds are told for up to 8.',
    ],
    [
      'a surge ability that is none',
      [...rolled, '--surges', '+2 demage'],
      '--surges: "+2 demage" is nothing that it knows. Write, for example, "+2 damage", "+1 accuracy", "pierce 2", "-1 dodge" or "stun".',
    ],
    [
      'a card that is none',
      ['--attacker', 'Stormtroper', '--defense', 'black'],
      '--attacker: there is no deployment card "Stormtroper". Did you mean "Stormtrooper"? Give a title in English or German, for example "Stormtrooper (Elite)", or an id like stormtrooper-elite.',
    ],
    [
      'a ranged attack without a range',
      ['--attacker', 'Stormtrooper', '--defense', 'black'],
      'Stormtrooper makes ranged attacks: say how far the target is with --range <n>.',
    ],
    [
      'a range in melee',
      ['--attacker', 'Royal Guard', '--defense', 'black', '--range', '2'],
      'Royal Guard makes melee attacks, which need no accuracy: leave out --range.',
    ],
    [
      'a figure that can’t attack',
      ['--attacker', 'C-3PO', '--defense', 'black'],
      '--attacker: C-3PO has no attack. Give its dice with --attack <dice>.',
    ],
    [
      'dice that are chosen',
      ['--attacker', 'ig-88', '--defense', 'black', '--range', '2'],
      '--attacker: the dice of IG-88 are chosen for each attack. Say which: --attack <dice>.',
    ],
    [
      'an option of another game',
      [...rolled, '--hull', '3'],
      '--hull is for xwing, and has no meaning in imperial-assault.',
    ],
    [
      'an option of the games with attacks',
      ['--game', 'destiny', '--attack', 'red'],
      '--attack is for xwing and imperial-assault, and has no meaning in destiny.',
    ],
  ]
  test.each(cases)('%s', async (_, argv, sentence) => {
    expect(await command([...GAME, ...argv])).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })
})
