import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SKIRMISH_FILES } from '@dejarik/imperial-assault/missions'
import { expect, test } from 'vitest'
import { command, folder } from './command.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests write nonsense into it
type Writable = any

/** A folder with a mission of ours in it, spoilt or not. */
function withMission(change: (file: Writable) => void = () => {}): string {
  const file = structuredClone(SKIRMISH_FILES.find(({ id }) => id === 'jabbas-palace')) as Writable
  change(file)
  const cwd = folder()
  writeFileSync(join(cwd, 'palace.json'), JSON.stringify(file))
  return cwd
}

test('a map is drawn with walls, doors, zones and tokens that need no colour', async () => {
  const { code, out } = await command(['map', 'palace.json'], { cwd: withMission() })
  expect(code).toBe(0)
  const lines = out.split('\n')
  expect(lines[0]).toBe('Jabba’s Palace: Spoils of Crime (jabbas-palace-a)')
  expect(lines[1]).toContain('  A   B   C   D')
  expect(lines).toContain(' 18 │r . r . r . r .   .║  .   .   .   .   .   .║  . b . b . b .│')
  expect(lines).toContain('  5                     │w . w # w . w . w . wA.│')
  expect(out).toContain('r red zone, b blue zone, T terminal, A crate, B trap chute')
})

test('a mission of ours is drawn by its id, or by its map and scenario', async () => {
  const byId = await command(['map', 'the-dune-sea-b', '--json'])
  const byMap = await command(['map', 'the-dune-sea', '--scenario', 'b', '--json'])
  expect(JSON.parse(byId.out)).toMatchObject({ id: 'the-dune-sea-b', width: 25, height: 12 })
  expect(byMap.out).toBe(byId.out)
})

test('an unknown mission gets the nearest known one', async () => {
  const { code, err } = await command(['map', 'the-dune-see'])
  expect(code).toBe(2)
  expect(err).toContain('There is no mission "the-dune-see". Did you mean "the-dune-sea"?')
})

test('a mission is told in the language that is asked for', async () => {
  const { out } = await command(['mission', 'the-dune-sea', '--lang', 'de'])
  expect(out).toContain('Überspannung (the-dune-sea-a)')
})

test('a file without fault', async () => {
  const { code, out } = await command(['mission', 'palace.json', '--check'], { cwd: withMission() })
  expect({ code, out }).toEqual({ code: 0, out: 'palace.json: nothing is wrong (2 scenarios).\n' })
})

test('what is wrong is said with its place and how to mend it', async () => {
  const cwd = withMission((file) => (file.scenarios[0].events[1].do[0].do = 'scores'))
  const { code, out } = await command(['mission', 'palace.json', '--check'], { cwd })
  expect(code).toBe(1)
  expect(out).toContain(
    '✗ scenarios[0].events[1].do[0].do: there is no statement “scores”. Did you mean “score”?',
  )
})

test('problems as one JSON object', async () => {
  const cwd = withMission((file) => (file.map.tiles[0][0] = 'Core 1C'))
  const { code, out } = await command(['mission', 'palace.json', '--check', '--json'], { cwd })
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    file: 'palace.json',
    problems: [{ where: 'map.tiles[0]', problem: 'mission-no-such-tile' }],
  })
})

test('a map that can’t be laid out is bad input', async () => {
  const cwd = withMission((file) => (file.map.tiles[0][0] = 'Core 1C'))
  const { code, err } = await command(['map', 'palace.json'], { cwd })
  expect(code).toBe(2)
  expect(err).toContain('palace.json can’t be laid out: map.tiles[0]: there is no tile “Core 1C”.')
})

test('a file that is no JSON', async () => {
  const cwd = folder()
  writeFileSync(join(cwd, 'broken.json'), '{')
  const { code, err } = await command(['mission', 'broken.json', '--check'], { cwd })
  expect(code).toBe(2)
  expect(err).toContain('broken.json is not JSON')
})
