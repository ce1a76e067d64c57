import { agreedTo, type Language, type NameArg } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  READY_SQUADS,
  readSquad,
  readXws,
  type Squad,
  validateSquad,
  writeXws,
  xwsText,
} from '../../build/index.ts'
import { xwing } from '../../index.ts'
import { nameOf } from '../../say.ts'
import { expectSentences, ship, squad } from './squads.ts'

/** Notes as `key at place`; each must have its sentences. */
function notes(input: unknown): string[] {
  return readXws(input).notes.map((found) => {
    expectSentences(found)
    return `${found.refused} at ${found.where}`
  })
}

/** A file as another builder writes it. */
const FILE = {
  name: 'Red Flight',
  description: '',
  faction: 'rebelalliance',
  points: 16,
  version: '2.5.0',
  vendor: { hangar: { builder: 'Hangar', link: 'https://example.org/?f=Rebel' } },
  pilots: [
    {
      id: 'lukeskywalker',
      name: 'lukeskywalker',
      ship: 't65xwing',
      points: 6,
      upgrades: { 'force-power': ['sense'], astromech: ['r2d2'], configuration: ['servomotorsfoils'] },
    },
    { id: 'lukeskywalker-battleofyavin', ship: 't65xwing', points: 5 },
    { id: 'bluesquadronescort', ship: 't65xwing', points: 5, upgrades: [] },
  ],
  obstacles: ['coreasteroid0', 'gascloud1', 'pomdebris2'],
}

test('a file of another builder is read whole', () => {
  const { squad: read, notes: none } = readXws(JSON.stringify(FILE))
  expect(none.map((found) => found.where)).toEqual([])
  expect(read).toMatchObject({
    faction: 'rebelalliance',
    name: 'Red Flight',
    obstacles: ['coreasteroid0', 'gascloud1', 'pomdebris2'],
    ships: [
      { pilot: 'lukeskywalker', upgrades: ['sense', 'r2d2', 'servomotorsfoils'] },
      { pilot: 'lukeskywalker-battleofyavin', upgrades: [] },
      { pilot: 'bluesquadronescort', upgrades: [] },
    ],
  })
})

test('fields that we do not know are written again', () => {
  const written = writeXws(readXws(FILE).squad!)
  expect(written).toMatchObject({ vendor: FILE.vendor, version: '2.5.0', description: '' })
  expect(written.pilots).toMatchObject([{ id: 'lukeskywalker', name: 'lukeskywalker', points: 6 }, {}, {}])
})

test.each(READY_SQUADS)('$id survives the way out and back', ({ squad: made }) => {
  const byPilot = (of: Squad) => of.ships.map(({ pilot, upgrades }) => [pilot, [...upgrades].sort()])
  const { squad: read, notes: none } = readXws(xwsText(made))
  expect(none).toEqual([])
  expect(byPilot(read!)).toEqual(byPilot(made))
  expect([read!.faction, read!.obstacles]).toEqual([made.faction, made.obstacles])
  expect(xwsText(read!)).toBe(xwsText(made))
})

test('the upgrades of a standard loadout card may be listed, others can not be added', () => {
  const upgrades = { talent: ['attackspeed-battleofyavin', 'marksmanship'] }
  const file = { ...FILE, pilots: [{ id: 'lukeskywalker-battleofyavin', upgrades }], points: 5 }
  expect(notes(file)).toEqual(['import-printed-upgrade at pilots[0].upgrades.talent[1]'])
  expect(readXws(file).squad!.ships).toEqual([{ pilot: 'lukeskywalker-battleofyavin', upgrades: [] }])
})

test('what can not be used is said with its place and value', () => {
  const file = {
    faction: 'rebelalliance',
    pilots: [
      { id: 'nobody', ship: 't65xwing' },
      { id: 'bluesquadronescort', ship: 'rz1awing', points: 41, upgrades: { talent: ['nothing', 7] } },
      'wedge',
    ],
    obstacles: ['deathstar', 'gascloud1'],
    points: 'many',
    name: ['a'],
  }
  expect(notes(file)).toEqual([
    'import-unknown-pilot at pilots[0].id',
    'import-ship-differs at pilots[1].ship',
    'import-points-differ at pilots[1].points',
    'import-unknown-upgrade at pilots[1].upgrades.talent[0]',
    'import-unknown-upgrade at pilots[1].upgrades.talent[1]',
    'import-wrong-type at pilots[2]',
    'import-wrong-type at name',
    'import-unknown-obstacle at obstacles[0]',
    'import-wrong-type at points',
  ])
  expect(readXws(file).notes[0].args).toMatchObject({ value: '"nobody"' })
  expect(readXws(file).squad!.ships).toEqual([{ pilot: 'bluesquadronescort', upgrades: [] }])
})

test('an illegal squad is read as it is, and refused by the rules', () => {
  const { squad: read } = readXws({ faction: 'galacticempire', pilots: [{ id: 'academypilot' }] })
  expect(validateSquad(read!).map((problem) => problem.refused)).toEqual(['squad-too-few-ships'])
})

test('a missing faction follows from the ships', () => {
  const file = { pilots: [{ id: 'academypilot' }] }
  expect(notes(file)).toEqual(['import-no-faction at faction'])
  expect(readXws(file).squad!.faction).toBe('galacticempire')
})

const circular: { self?: unknown } = {}
circular.self = circular
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', []],
  ['a function', () => 1],
  ['a big number', 1n],
  ['a circle', circular],
  [
    'a trap',
    {
      get faction() {
        throw new Error('trap')
      },
    },
  ],
  ['no JSON', '{"faction":'],
  ['an empty text', ''],
  ['no pilots', '{"faction":"rebelalliance"}'],
  ['pilots of the wrong kind', '{"faction":"rebelalliance","pilots":{"length":1}}'],
  ['names of the prototype', '{"faction":"__proto__","pilots":[{"id":"constructor"},{"id":"__proto__"}]}'],
  ['a megabyte', `{"a":"${'x'.repeat(1_000_000)}"}`],
  ['deep lists', '['.repeat(60_000)],
  ['deep objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
]

test.each(HOSTILE)('%s is refused in words', (_, input) => {
  const { squad: none, notes: found } = readXws(input)
  expect(none).toBeNull()
  expect(found.length).toBeGreaterThan(0)
  for (const each of found) expectSentences(each)
})

test('a file with too many of everything is cut and says so', () => {
  const pilots = Array.from({ length: 60 }, () => ({
    id: 'academypilot',
    upgrades: { talent: Array.from({ length: 50 }, () => 'predator') },
  }))
  const { squad: read, notes: found } = readXws({ faction: 'galacticempire', pilots })
  expect(read!.ships).toHaveLength(32)
  expect(found.map((each) => each.refused)).toContain('import-too-many')
})

test('of upgrades 32 are read, and of the name of a slot 40 signs are said', () => {
  const said = (upgrades: { readonly [slot: string]: readonly string[] }) =>
    notes({ ...FILE, pilots: [{ id: 'lukeskywalker', upgrades }] }).filter((note) =>
      note.includes('upgrades'),
    )
  const talents = Array.from({ length: 33 }, () => 'predator')
  expect(said({ talent: talents.slice(1) })).toEqual([])
  expect(said({ talent: talents })).toEqual(['import-too-many at pilots[0].upgrades.talent'])
  expect(said({ talent: talents.slice(1), modification: ['afterburners'] })).toEqual([
    'import-too-many at pilots[0].upgrades',
  ])
  const long = `${'s'.repeat(40)}[0]`
  expect(said({ [`${'s'.repeat(40)}lot`]: ['nothing'] })).toEqual([
    `import-unknown-upgrade at pilots[0].upgrades.${long}`,
  ])
})

test('a field that is nested without end is left out, and the prototype stays what it was', () => {
  const deep = `${'['.repeat(200)}${']'.repeat(200)}`
  const text = `{"faction":"galacticempire","pilots":[{"id":"academypilot"}],"vendor":${deep},"__proto__":{"polluted":1}}`
  const { squad: read, notes: found } = readXws(text)
  expect(found.map((each) => `${each.refused} at ${each.where}`)).toEqual(['import-too-deep at vendor'])
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(JSON.parse(xwsText(read!)).pilots).toHaveLength(1)
})

test('cards that do not exist are still written with their id', () => {
  const written = writeXws(squad('rebelalliance', ship('nobody', 'nothing')))
  expect(written.pilots).toEqual([{ id: 'nobody' }])
})

/** The places that the notes name, in words. */
function places(input: unknown, language: Language = 'en'): string[] {
  return readXws(input).notes.map(({ args }) => nameOf((args!.where as NameArg).name, language))
}

test.each([
  [
    'by its version',
    { version: '0.3.0', faction: 'rebel', pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] },
  ],
  ['by its faction', { faction: 'scum', pilots: [{ name: 'bobafettscum', ship: 'firespray31' }] }],
  [
    'though some ids are known today',
    {
      version: '1.0.0',
      faction: 'imperial',
      pilots: [{ id: 'academypilot', upgrades: { ept: ['predator'] } }],
    },
  ],
])('a file of the first edition is known as such %s, in one sentence', (_, file) => {
  expect(readXws(file).squad).toBeNull()
  expect(notes(file)).toEqual(['import-first-edition at '])
})

test('a file of today is none of the first edition, whatever its version says', () => {
  expect(readXws({ ...FILE, version: '1.2.0' }).notes).toEqual([])
})

test('a ship without id is named by its place and its pilot, in both languages', () => {
  const file = {
    ...FILE,
    points: 5,
    pilots: [{ id: 'bluesquadronescort' }, { name: 'Luke Skywalker', ship: 't65xwing' }, {}],
  }
  expect(notes(file)).toEqual(['import-no-pilot at pilots[1].id', 'import-no-pilot at pilots[2].id'])
  expect(places(file)).toEqual(['Ship 2 (Luke Skywalker)', 'Ship 3'])
  expect(places(file, 'de')).toEqual(['Schiff 2 (Luke Skywalker)', 'Schiff 3'])
  const unknown = {
    ...FILE,
    pilots: [{ id: 'lukeskywalker', upgrades: { talent: ['predater'] } }],
    points: 6,
  }
  expect(places(unknown)).toEqual(['Ship 1 (Luke Skywalker)'])
  expect(readXws(unknown).notes[0].args).toMatchObject({ value: '"predater"', near: 'Predator' })
})

test('a printed upgrade under its general id is the printed one [card: R2-D2]', () => {
  const upgrades = { astromech: ['r2d2'] }
  const file = { ...FILE, points: 5, pilots: [{ id: 'lukeskywalker-battleofyavin', upgrades }] }
  expect(notes(file)).toEqual([])
})

/** A legal squad as a file, to be damaged. */
const WHOLE = writeXws(READY_SQUADS[0].squad) as unknown as typeof FILE
const [FIRST, ...REST] = WHOLE.pilots

test.each([
  ['an unknown upgrade', { ...WHOLE, pilots: [{ ...FIRST, upgrades: { talent: ['nothing'] } }, ...REST] }],
  ['a missing faction', { ...WHOLE, faction: undefined }],
  ['a ship without id', { ...WHOLE, pilots: [...WHOLE.pilots, { name: 'lukeskywalker' }] }],
  ['an unknown ship', { ...WHOLE, pilots: [...WHOLE.pilots, { id: 'nobody' }] }],
  ['an unknown obstacle', { ...WHOLE, obstacles: ['deathstar'] }],
])('a squad that lost %s is not legal by itself, until it is agreed to', (_, file) => {
  const { squad: read } = readXws(file)
  const [problem] = validateSquad(read!)
  expectSentences(problem)
  expect(problem).toMatchObject({ refused: 'squad-left-out', args: { count: 1 } })
  expect(validateSquad(agreedTo(read!))).toEqual([])
  expect(readSquad(JSON.parse(JSON.stringify(read)))).toMatchObject({ leftOut: read!.leftOut })
  expect(xwing.readOptions({ squads: [read, READY_SQUADS[1].squad] })).toMatchObject({
    refused: 'squad-left-out',
  })
})

test('upgrades added to a standard loadout card are missing, and have to be agreed to', () => {
  const upgrades = { talent: ['marksmanship'] }
  const file = { faction: 'rebelalliance', pilots: [{ id: 'lukeskywalker-battleofyavin', upgrades }] }
  expect(validateSquad(readXws(file).squad!).map(({ refused }) => refused)).toContain('squad-left-out')
})
