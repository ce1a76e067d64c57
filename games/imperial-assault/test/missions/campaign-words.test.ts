/** Words of campaign missions: what the check says of slips, and what statements do. */
import { missionAt } from '../../rules/missions.ts'
import '../../index.ts'
import { expect, test } from 'vitest'
import { conditionOf } from '../../missions/compile/conditions.ts'
import { numberOf } from '../../missions/compile/numbers.ts'
import type { Writing } from '../../missions/compile/run.ts'
import { EMPTY_SCENE, type Scene } from '../../missions/compile/scene.ts'
import { allStatements } from '../../missions/compile/statements.ts'
import { CAMPAIGN_FILES, checkMission } from '../../missions/index.ts'
import type { Condition, NumberWords, Statement } from '../../missions/language/words.ts'
import type { Situation } from '../play.ts'
import { twoHeroes } from './campaign/two-heroes.ts'
import type { Writable } from './first-mission.ts'

/** What is wrong with the introduction after a change, as `where: what`. */
function problems(change: (file: Writable) => void): string[] {
  const file = structuredClone(CAMPAIGN_FILES[0]) as Writable
  change(file)
  return checkMission(file).map(({ where, refused }) => `${where}: ${refused.replace('mission-', '')}`)
}

test.each<[string, string, (file: Writable) => void]>([
  [
    'a card that does not exist',
    'scenarios[0].campaign.reserved[0]: no-such-card',
    (file) => (file.scenarios[0].campaign.reserved[0] = 'stormtroper'),
  ],
  [
    'a point that is not defined',
    'scenarios[0].events[0].do[1].then[0].at: no-such-point',
    (file) => (file.scenarios[0].events[0].do[1].then[0].at = 'point:blue'),
  ],
  [
    'a secret that is not defined',
    'scenarios[0].events[0].do[1].secret: no-such-secret',
    (file) => (file.scenarios[0].events[0].do[1].secret = 'garison'),
  ],
  [
    'a secret that nobody ever hears',
    'scenarios[0].campaign.secrets.defense: never-read',
    (file) => (file.scenarios[0].events[1].do[0].secret = 'garrison'),
  ],
  [
    'a role that is not defined',
    'scenarios[0].campaign.initial[0].role: no-such-role',
    (file) => (file.scenarios[0].campaign.initial[0].role = 'weiss'),
  ],
  [
    'a hero that nobody knows',
    'scenarios[0].campaign.hero: no-such-hero',
    (file) => (file.scenarios[0].campaign.hero = 'nobody'),
  ],
  [
    'a side that can’t win',
    'scenarios[0].campaign.endings: no-ending',
    (file) => delete file.scenarios[0].campaign.endings.empire,
  ],
  [
    'an entrance beside the map',
    'scenarios[0].campaign.entrance: off-board',
    (file) => (file.scenarios[0].campaign.entrance = '11,0'),
  ],
  [
    'a decision without anybody to decide',
    'scenarios[0].events[1].do[0].then[0]: nothing-there',
    (file) => delete file.scenarios[0].events[1].do[0].then[0].who,
  ],
  [
    'another figure where none was meant before',
    'scenarios[0].events[0].if[0].number.if[0]: nothing-there',
    (file) =>
      (file.scenarios[0].events[0].if = [
        { is: 'at-least', number: { number: 'count', of: 'figures', if: [{ is: 'another' }] }, of: 1 },
      ]),
  ],
  ['a skirmish without zones', 'map.zones: missing', (file) => delete file.scenarios[0].campaign],
])('the check finds %s', (_, problem, change) => {
  expect(problems(change)).toContain(problem)
})

/** Gideon at a terminal of the introduction, wounded Diala, an officer. */
function table(): Situation {
  return twoHeroes(
    'aftermath',
    { gideon: '2,5', diala: '2,3' },
    {
      heroes: { diala: { wounded: true } },
      groups: { officer: { card: 'Imperial Officer', at: '1,5' } },
      campaign: { threat: 3, threatLevel: 4 },
    },
  )
}

function names(match: Situation): Writing {
  const { board, campaign, tokenKinds } = missionAt(match.state.mission)
  return {
    board,
    zones: [[], []],
    areas: new Map(),
    kinds: new Map(tokenKinds.map(({ id }, kind) => [id, kind])),
    doors: new Map([['outpost', 0]]),
    counters: new Map([['opened', 0]]),
    entrance: campaign?.entrance ?? [],
    points: campaign?.points ?? [],
    doorSpaces: [[65, 66, 77, 78]],
    roles: new Map([['officer', () => 2]]),
    secrets: campaign?.secrets ?? [],
    questions: [],
    counterList: { names: [], tokens: 0 },
    reached: [],
  }
}

const SCENE: Scene = { ...EMPTY_SCENE, you: 0, figure: 0 }

/** Statements that ask nothing. */
function run(match: Situation, ...statements: readonly Statement[]): void {
  expect(allStatements(names(match), statements)(match.table, SCENE).next().done).toBe(true)
}
const holds = (match: Situation, condition: Condition, figure = 0): boolean =>
  conditionOf(names(match), condition)(match.state, { ...SCENE, figure })
const number = (match: Situation, words: NumberWords): number =>
  numberOf(names(match), words)(match.state, SCENE)

test('traits of heroes, roles and cards', () => {
  const match = table()
  expect([0, 1, 2].map((figure) => holds(match, { is: 'figure', trait: 'hero' }, figure))).toEqual([
    true,
    true,
    false,
  ])
  expect([0, 1, 2].map((figure) => holds(match, { is: 'figure', trait: 'healthy' }, figure))).toEqual([
    true,
    false,
    true,
  ])
  expect(holds(match, { is: 'role', role: 'officer' }, 2)).toBe(true)
  expect(holds(match, { is: 'card', cards: ['imperial-officer'] }, 2)).toBe(true)
  expect(holds(match, { is: 'reserved', card: 'e-web-engineer' })).toBe(true)
  expect(holds(match, { is: 'side', of: 'empire' }, 2)).toBe(true)
})

test('numbers of the campaign', () => {
  const match = table()
  expect(number(match, { number: 'heroes' })).toBe(2)
  expect(number(match, { number: 'threat' })).toBe(3)
  expect(number(match, { number: 'threat-level' })).toBe(4)
})

test('threat, credits, influence and points', () => {
  const match = table()
  run(
    match,
    { do: 'threat', add: -2 },
    { do: 'credits', credits: 50, each: true },
    { do: 'influence', influence: 2 },
    { do: 'activate-point', point: 'yellow' },
    { do: 'deactivate-point', point: 'green' },
  )
  expect(match.state.campaign).toMatchObject({ threat: 1, credits: 100, influence: 2, points: 0b0110 })
})

test('groups are readied, exhausted and taken to the hand; figures depart', () => {
  const match = table()
  run(match, { do: 'exhaust', to: { figures: [{ is: 'role', role: 'officer' }] } })
  expect(match.groups.officer.ready).toBe(false)
  run(
    match,
    { do: 'ready', to: { figures: [{ is: 'role', role: 'officer' }] } },
    { do: 'hand', card: 'nexu' },
  )
  expect(match.groups.officer.ready).toBe(true)
  expect(match.state.campaign?.hand).toHaveLength(1)
  run(match, { do: 'depart' })
  expect(match.figures.gideon.at).toBe('gone')
})

test('places of a campaign mission', () => {
  const match = table()
  const at = (where: string): boolean => holds(match, { is: 'in', where }, 2)
  expect(['spaces:1-2,5', 'role:officer', 'entrance', 'door:outpost', 'point:green'].map(at)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
