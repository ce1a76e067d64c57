/** Campaigns of Imperial Assault from the command line: their options, and one player of several. */
import { expect, test } from 'vitest'
import { games, variants } from '../src/games.ts'
import { command } from './command.ts'

const registry = { games, variants, url: new URL('../src/games.ts', import.meta.url).href }
const TWO = { heroes: ['gideon-argus', 'diala-passil'], mission: 'aftermath' }
const options = (campaign: object): string[] => ['--options', JSON.stringify({ campaign })]
const simulate = ['simulate', '--game', 'imperial-assault', '--matches', '1', '--seed', 'hoth', '--json']

test('a campaign mission is played with the heroes that the options name', async () => {
  const { code, out, err } = await command([...simulate, '--workers', '1', ...options(TWO)], { registry })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const report = JSON.parse(out)
  expect(report.errors).toBe(0)
  const { imperial, draw, 'gideon-argus': gideon, 'diala-passil': diala } = report.wins
  expect(draw).toBe(0)
  expect(gideon).toBe(diala)
  expect(gideon + imperial).toBe(1)
}, 60_000)

test.each([
  [{ heroes: ['gideon-argus'] }, 'A campaign needs 2 to 4 different heroes.'],
  [{ ...TWO, imperialClass: 'hutts' }, 'There is no Imperial class "hutts"'],
  [{ ...TWO, mission: 'hoth' }, 'There is no mission "hoth".'],
])('what is wrong with a campaign is said in a sentence: %j', async (campaign, sentence) => {
  const { code, err } = await command([...simulate, ...options(campaign)], { registry })
  expect(code).not.toBe(0)
  expect(err).toContain(sentence)
})
