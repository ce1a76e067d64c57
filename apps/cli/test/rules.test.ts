import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { command, folder } from './command.ts'

describe('rules', () => {
  const look = async (...query: string[]): Promise<string[]> => {
    const { out } = await command(['rules', '--game', 'pebbles', ...query, '--json'])
    return JSON.parse(out).rules.map((rule: { id: string }) => rule.id)
  }

  test('by id, in both languages', async () => {
    const { out } = await command(['rules', '--game', 'pebbles', 'pb.show.1'])
    expect(out).toBe(
      'pb.show.1 · Zeigen\n  Zeige einen deiner Steine.\npb.show.1 · Showing\n  Show one of your pebbles.\n',
    )
  })

  test('by the beginning of an id', async () => {
    expect(await look('pb.guess')).toEqual(['pb.guess.1', 'pb.guess.2'])
  })

  test('by words of either language', async () => {
    expect(await look('right', 'add')).toEqual(['pb.guess.2'])
    expect(await look('Summe')).toEqual(['pb.guess.2'])
  })

  test('without a word all of them', async () => {
    expect(await look()).toHaveLength(6)
  })

  test('words that no rule has', async () => {
    const { code, out } = await command(['rules', '--game', 'pebbles', 'marble'])
    expect({ code, out }).toEqual({ code: 0, out: 'No rule of pebbles mentions "marble".\n' })
  })
})

describe('what tests and scenarios show', () => {
  const root = folder()
  mkdirSync(join(root, 'games/pebbles/test/rules'), { recursive: true })
  mkdirSync(join(root, 'games/pebbles/scenarios/faq'), { recursive: true })
  writeFileSync(
    join(root, 'games/pebbles/test/rules/show.test.ts'),
    `test('Left shows a pebble [pb.show.1] [card: jet]', () => {})
     // test('not this one [pb.win.1]', () => {})
     test.each([['a (b', 1]])('each of them [pb.deal.1] [card: jet]', () => {})
     test.todo('some day [pb.win.1] [card: amber]')`,
  )
  writeFileSync(
    join(root, 'games/pebbles/scenarios/faq/one.json'),
    JSON.stringify({ rules: ['pb.guess.1'], cards: ['flint'] }),
  )

  test('coverage counts rules with a situation', async () => {
    const { out } = await command(['rules', 'coverage', '--game', 'pebbles', '--json'], { root })
    expect(JSON.parse(out)).toEqual({
      pebbles: { total: 5, shown: 3, missing: ['pb.guess.2', 'pb.win.1'] },
    })
  })

  test('coverage of all games', async () => {
    const { out } = await command(['rules', 'coverage', '--json'], { root })
    expect(Object.keys(JSON.parse(out))).toEqual(['pebbles', 'cracked'])
  })

  test('cards count their tests', async () => {
    const { out } = await command(['cards', '--game', 'pebbles', '--json'], { root })
    const cards = JSON.parse(out)
    expect(cards[4]).toEqual({ id: 'jet', name: { en: 'jet', de: 'jetstein' }, implemented: true, tests: 2 })
    expect(cards.map((card: { tests: number }) => card.tests)).toEqual([0, 1, 0, 0, 2])
  })
})
