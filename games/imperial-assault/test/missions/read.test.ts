import { describe, expect, test } from 'vitest'
import '../../index.ts'
import { checkMission, readMission, SKIRMISH_FILES } from '../../missions/index.ts'
import { missionText } from '../../missions/text/index.ts'
import { FIRST, type Writable } from './first-mission.ts'

/** What is wrong with the first mission after a change, as `where: what`. */
function problems(change: (file: Writable) => void): string[] {
  const file = structuredClone(FIRST) as Writable
  change(file)
  return checkMission(file).map(({ where, refused }) => `${where}: ${refused.replace('mission-', '')}`)
}

test('nothing is wrong with any of our own missions', () => {
  for (const file of SKIRMISH_FILES) expect([file.id, checkMission(file)]).toEqual([file.id, []])
})

test('nothing is wrong with the first mission of these tests', () => {
  expect(checkMission(FIRST)).toEqual([])
})

describe('the reader refuses', () => {
  test('what is no object', () => {
    expect(readMission([]).problems.map(({ refused }) => refused)).toEqual(['mission-wrong-type'])
  })

  test('an unknown word, with the nearest known one', () => {
    const file = structuredClone(FIRST) as Writable
    file.scenarios[0].events[0].on = 'round-ends'
    const [problem] = checkMission(file)
    expect(problem.where).toBe('scenarios[0].events[0].on')
    expect(problem.args?.meant).toBe('round-end')
  })

  test('an unknown field, with the nearest known one', () => {
    const file = structuredClone(FIRST) as Writable
    file.scenarios[0].tokens.crate.retreive = {}
    const [problem] = checkMission(file)
    expect([problem.refused, problem.args?.meant]).toEqual(['mission-unknown-field', 'retrieve'])
  })

  test.each<[string, string, (file: Writable) => void]>([
    ['a field that is missing', 'map.zones.blue: missing', (file) => delete file.map.zones.blue],
    ['a text in one language', 'name: not-words', (file) => (file.name = { en: 'Alone' })],
    ['an id with blanks', 'id: not-an-id', (file) => (file.id = 'My Mission')],
    ['spaces that are none', 'map.terminals: not-spaces', (file) => (file.map.terminals = 'here')],
    ['edges that are none', 'map.doors.gate: not-edges', (file) => (file.map.doors.gate = '3,1')],
    ['a tile that lies nowhere', 'map.tiles[0]: not-a-tile', (file) => (file.map.tiles[0] = ['Core 1B'])],
    [
      'a kind of token that is not defined',
      'scenarios[0].events[0].do[0].points.of: no-such-kind',
      (file) => (file.scenarios[0].events[0].do[0].points.of = 'tokens:box'),
    ],
    [
      'an area that is not defined',
      'scenarios[0].events[1].where: no-such-area',
      (file) => (file.scenarios[0].events[1].where = 'area:hill'),
    ],
    [
      'a counter that is not defined',
      'scenarios[0].events[1].do[0].counter: no-such-counter',
      (file) => (file.scenarios[0].events[1].do[0].counter = 'hits'),
    ],
    [
      'a door that is not there',
      'scenarios[0].doors.back: no-such-door',
      (file) => (file.scenarios[0].doors.back = {}),
    ],
    [
      'a place that is none',
      'scenarios[0].events[1].where: unknown-place',
      (file) => (file.scenarios[0].events[1].where = 'somewhere'),
    ],
    ['an id that is there twice', 'scenarios[1].id: twice', (file) => file.scenarios.push(file.scenarios[0])],
  ])('%s', (_, expected, change) => {
    expect(problems(change)).toContain(expected)
  })
})

describe('the check finds', () => {
  test.each<[string, string, (file: Writable) => void]>([
    [
      'a tile that does not exist',
      'map.tiles[0]: no-such-tile',
      (file) => (file.map.tiles[0][0] = 'Core 99A'),
    ],
    ['a tile beyond the grid', 'map.tiles[1]: tile-off-grid', (file) => (file.map.tiles[1][2] = 40)],
    ['tiles that overlap', 'map.tiles: overlap', (file) => (file.map.tiles[1][2] = 4)],
    [
      'an opening that meets a wall',
      'map.tiles: wrong-join',
      (file) => {
        file.map.height = 7
        file.map.tiles[1][3] = 1
      },
    ],
    [
      'a door beside its opening',
      'map.doors.gate: door-without-opening',
      (file) => (file.map.doors.gate = '1,1,N'),
    ],
    ['a part that nobody reaches', 'map.tiles: unreachable', (file) => (file.map.walls = '6,2,W 6,3,W')],
    ['a zone that is too small', 'map.zones.red: zone-too-small', (file) => (file.map.zones.red = '0-2,0')],
    [
      'zones that overlap',
      'map.zones.blue: zones-overlap',
      (file) => (file.map.zones.blue = file.map.zones.red),
    ],
    [
      'a token off the board',
      'scenarios[0].tokens.crate.at: off-board',
      (file) => (file.scenarios[0].tokens.crate.at = '30,30'),
    ],
    [
      'two tokens of a kind in one space',
      'scenarios[0].tokens.crate: token-twice',
      (file) => (file.scenarios[0].tokens.crate.at = '3,3 3,3'),
    ],
    [
      'tokens that lie face down without a color to hide',
      'scenarios[0].tokens.crate.colors: colors',
      (file) => (file.scenarios[0].tokens.crate.facedown = true),
    ],
    [
      'a token destroyed that can’t be attacked',
      'scenarios[0].events[2]: never-destroyed',
      (file) => delete file.scenarios[0].tokens.crate.attack,
    ],
    [
      'a token carried that nobody can take',
      'scenarios[0].events[0].do[0].if[0]: never-carried',
      (file) => (file.scenarios[0].events[0].do[0].if = [{ is: 'carries', kind: 'crate' }]),
    ],
    [
      'a door opened that nothing opens',
      'scenarios[0].events[3]: never-opened',
      (file) => (file.scenarios[0].doors.gate = { locked: true }),
    ],
    [
      'terrain entered that is not there',
      'scenarios[0].events[1]: never-entered',
      (file) => (file.scenarios[0].events[1].where = 'difficult'),
    ],
    [
      'an event that does nothing',
      'scenarios[0].events[0].do: does-nothing',
      (file) => (file.scenarios[0].events[0].do = []),
    ],
    [
      'a figure spoken of where there is none',
      'scenarios[0].events[0].do[0]: nothing-there',
      (file) => (file.scenarios[0].events[0].do = [{ do: 'drop' }]),
    ],
    [
      'a player spoken of where there is none',
      'scenarios[0].events[0].do[0].who: nothing-there',
      (file) => (file.scenarios[0].events[0].do = [{ do: 'score', who: 'you', points: 1 }]),
    ],
  ])('%s', (_, expected, change) => {
    expect(problems(change)).toContain(expected)
  })
})

test('every problem is said, and how to mend it, in both languages', () => {
  const keys = Object.keys(missionText.en)
  expect(Object.keys(missionText.de)).toEqual(keys)
  const said = keys.filter((key) => key.startsWith('refusal.')).map((key) => key.slice('refusal.'.length))
  for (const key of said) expect(keys).toContain(`mend.${key}`)
})
