import { expect, test } from 'vitest'
import { READY_SQUADS, readList, type Squad, writeList } from '../../build/index.ts'
import { PILOTS, UPGRADES } from '../../facts/index.ts'
import { expectSentences, ship, squad } from './squads.ts'

function notes(text: string): string[] {
  return readList(text).notes.map((found) => {
    expectSentences(found)
    return `${found.refused} at ${found.where}`
  })
}

const RED_FLIGHT: Squad = {
  ...squad(
    'rebelalliance',
    ship('lukeskywalker', 'r2d2', 'servomotorsfoils'),
    ship('wedgeantilles-rz1awing'),
  ),
  name: 'Red Flight',
  obstacles: ['gascloud1', 'gascloud2', 'gascloud3'],
}

test('a list reads like a list', () => {
  expect(writeList(RED_FLIGHT, 'en')).toBe(`Red Flight
Rebel Alliance, 9 points

Luke Skywalker, T-65 X-wing (6) [lukeskywalker]
- R2-D2 (8) [r2d2]
- Servomotor S-foils (0)

Wedge Antilles, RZ-1 A-wing (3)

Obstacles: gascloud1, gascloud2, gascloud3
`)
})

test.each(['en', 'de'] as const)('the ready squads survive the way out and back in %s', (language) => {
  for (const { squad: made } of READY_SQUADS)
    expect(readList(writeList(made, language))).toEqual({ squad: made, notes: [] })
})

test.each(['en', 'de'] as const)('every card can be named in %s', (language) => {
  for (const pilot of PILOTS)
    expect(readList(writeList(squad(pilot.faction, ship(pilot.id)), language)).squad!.ships[0].pilot).toBe(
      pilot.id,
    )
  for (const { id } of UPGRADES) {
    const made = squad('rebelalliance', ship('bluesquadronescort', id))
    expect(readList(writeList(made, language)).squad!.ships[0].upgrades).toEqual([id])
  }
})

test('a list from a person: no points, other dashes, either language, names alone', () => {
  const text = `
    Rebellenallianz
Luke Skywalker
 • R2-D2
 • Servomotorische S-Flügel
blue squadron escort, t-65 x-wing
* r4 astromech`
  const { squad: read } = readList(text.trim())
  expect(read!.ships.map((each) => each.upgrades)).toEqual([['r2d2', 'servomotorsfoils'], ['r4astromech']])
  expect(read!.faction).toBe('rebelalliance')
})

test('a name that fits several cards is read, and said', () => {
  const { squad: read, notes: found } = readList('Rebel Alliance\n\nWedge Antilles')
  expect(found.map((each) => each.refused)).toEqual(['import-ambiguous'])
  expect(read!.ships[0].pilot).toMatch(/^wedgeantilles/)
  expect(notes('Rebel Alliance\nWedge Antilles, RZ-1 A-wing [wedgeantilles-rz1awing]')).toEqual([])
})

test('what can not be read is said with its line, and takes its upgrades with it', () => {
  const text = [
    'My squad',
    '- Predator',
    'Luke Skywalker, T-65 X-wing [lukeskywalker]',
    '- Flux Capacitor',
    'Nobody Known, T-65 X-wing',
    '- R2-D2',
    'and so on',
    'Luke Skywalker, T-65 X-wing [lukeskywalker-battleofyavin]',
    '- Predator',
    'Obstacles: deathstar, gascloud1',
  ].join('\n')
  expect(notes(text)).toEqual([
    'import-upgrade-without-ship at 2',
    'import-unknown-upgrade at 4',
    'import-unknown-pilot at 5',
    'import-upgrade-without-ship at 6',
    'import-line at 7',
    'import-printed-upgrade at 9',
    'import-unknown-obstacle at 10',
  ])
  const { leftOut, ...read } = readList(text).squad!
  expect(leftOut).toHaveLength(7)
  expect(read).toEqual({
    faction: 'rebelalliance',
    name: 'My squad',
    ships: [ship('lukeskywalker'), ship('lukeskywalker-battleofyavin')],
    obstacles: ['gascloud1'],
  })
})

test.each([
  ['nothing', ''],
  ['spaces', ' \n'.repeat(4_000)],
  ['one long line', `${' '.repeat(8_000)}[${'a'.repeat(8_000)}`],
  ['a book', 'x'.repeat(50_000)],
  ['many lines', 'x\n'.repeat(8_000)],
])('%s is no squad', (_, text) => {
  const { squad: none, notes: found } = readList(text)
  expect(none).toBeNull()
  expect(found.length).toBeGreaterThan(0)
})

test('a first line that looks like a ship is none of the squad’s names', () => {
  const first = (line: string) => {
    const { squad: read, notes: found } = readList(`${line}\nBlue Squadron Escort, T-65 X-wing`)
    return [read?.name, ...found.map(({ refused, means }) => `${refused} ${means}`)]
  }
  expect(first('Luke Skywalkr')).toEqual([undefined, 'import-line lost'])
  expect(first('(5) Wedge Antilles [T-65 X-wing]')).toEqual([undefined, 'import-line lost'])
  expect(first('Red Flight at dawn (20)')).toEqual(['Red Flight at dawn'])
  expect(readList('Luke Skywalkr\nBlue Squadron Escort').notes[0].args).toMatchObject({
    near: 'Luke Skywalker',
  })
})
