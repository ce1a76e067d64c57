/** A campaign mission of Imperial Assault many times over, with heroes drawn by lot. */
import { wilson } from '@dejarik/bots/league'
import { describe, expect, test } from 'vitest'
import { games, missions } from '../src/games.ts'
import { botsFor } from '../src/settings.ts'
import { command, type Ran } from './command.ts'

const registry = { games, missions, url: new URL('../src/games.ts', import.meta.url).href }

function simulate(...more: string[]): Promise<Ran> {
  const argv = ['simulate', '--game', 'imperial-assault', '--mission', 'aftermath', '--seed', 'hoth', ...more]
  return command(argv, { registry })
}

/** A short series of random bots as JSON. */
async function series(...more: string[]) {
  const { code, out, err } = await simulate('--bots', 'random,random', '--json', ...more)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

test('wins are counted by side, with their share and its range, and by number of heroes', async () => {
  const report = await series('--matches', '2', '--heroes', '3', '--workers', '1')
  expect(report).toMatchObject({ game: 'imperial-assault', mission: 'aftermath', matches: 2, errors: 0 })
  const { wins, won, byHeroes } = report
  expect(wins.rebels + wins.empire + wins.draw).toBe(2)
  expect(won).toEqual({ rebels: wilson(wins.rebels, 2), empire: wilson(wins.empire, 2) })
  expect(byHeroes).toEqual([{ heroes: 3, matches: 2, wins, won }])
}, 60_000)

test('two, three and four heroes play in turn, and the number of workers changes nothing', async () => {
  const one = await series('--matches', '4', '--workers', '1')
  const two = await series('--matches', '4', '--workers', '2')
  const numbers = one.byHeroes.map(({ heroes, matches }: typeof one) => [heroes, matches])
  expect(numbers).toEqual([
    [2, 2],
    [3, 1],
    [4, 1],
  ])
  const { hash, wins, byHeroes } = one
  expect(two).toMatchObject({ hash, wins, byHeroes })
}, 60_000)

test('the first bot plays all heroes, the second the Empire', async () => {
  const game = await games['imperial-assault']()
  const options = game.readOptions((await missions['imperial-assault']()).table('aftermath', 4, 'hoth/0'))
  expect(botsFor(game, options, ['greedy', 'random'])).toEqual([
    'greedy',
    'greedy',
    'greedy',
    'greedy',
    'random',
  ])
})

test('a terminal shows a line for each number of heroes', async () => {
  const { out } = await simulate('--matches', '2', '--workers', '1')
  expect(out).toMatch(/^won +rebels [\d.]+% \([\d.]+% to [\d.]+%\) · empire /m)
  expect(out).toMatch(/^2 heroes \(1\) +rebels /m)
  expect(out).toMatch(/^3 heroes \(1\) +rebels /m)
}, 60_000)

describe('what can’t be played is said in a sentence', () => {
  test.each([
    [
      ['--mission', 'aftermat'],
      'There is no mission "aftermat". Did you mean "aftermath"? Missions: aftermath, ',
    ],
    [['--heroes', '1'], '--heroes 1: a mission is played by 2 to 4 heroes.\n'],
    [['--heroes', '5'], '--heroes 5: a mission is played by 2 to 4 heroes.\n'],
    [['--heroes', 'all'], "argument 'all' is invalid. It must be a whole number from 1 up.\n"],
    [['--swap'], '--swap: the sides (rebels, empire) are not alike, so their bots can’t swap seats.'],
    [['--options', '{}'], '--mission and --options both say what is played: leave one of them out.\n'],
    [['--game', 'xwing'], '--mission: xwing has no missions.\n'],
    [
      ['--heroes', '4', '--bots', 'random,random,random'],
      'name one for each, one for each side (rebels, empire), or one for all.\n',
    ],
  ])('%j', async (more, sentence) => {
    const { code, out, err } = await simulate(...more)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(sentence)
  })

  test('heroes without a mission', async () => {
    const argv = ['simulate', '--game', 'imperial-assault', '--heroes', '4']
    expect((await command(argv, { registry })).err).toBe('--heroes goes with --mission <id>.\n')
  })
})
