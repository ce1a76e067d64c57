// The game first: its missions are compiled while it is loaded.

import type { Mission } from '../../rules/mission.ts'
import { missionAt } from '../../rules/missions.ts'
import '../../index.ts'
import { expect, test } from 'vitest'
import { conditionOf } from '../../missions/compile/conditions.ts'
import { numberOf } from '../../missions/compile/numbers.ts'
import type { Writing } from '../../missions/compile/run.ts'
import { EMPTY_SCENE, type Scene } from '../../missions/compile/scene.ts'
import { allStatements } from '../../missions/compile/statements.ts'
import type { Condition, NumberWords, Statement } from '../../missions/language/words.ts'
import type { Situation } from '../play.ts'
import { officers } from './officers.ts'

/** An officer of ours beside good 1, one of theirs three spaces away. */
function yard(): Situation {
  return officers('the-dune-sea-b', { ours: ['11,0'], theirs: ['11,3'] })
}

function namesOf(mission: Mission): Writing {
  return {
    board: mission.board,
    zones: [mission.zones[0].spaces, mission.zones[1].spaces],
    areas: new Map([['pond', [11]]]),
    kinds: new Map(mission.tokenKinds.map(({ id }, kind) => [id, kind])),
    doors: new Map(),
    counters: new Map([['hits', 0]]),
    questions: [],
    counterList: { names: ['hits'], tokens: 0 },
    reached: [],
    entrance: [],
    points: [],
    doorSpaces: [],
    roles: new Map(),
    secrets: [],
  }
}

const OURS: Scene = { ...EMPTY_SCENE, you: 0, figure: 0, token: 2 }

/** Statements that ask nothing. */
function run(match: Situation, statements: readonly Statement[], scene: Scene = OURS): void {
  const flow = allStatements(namesOf(missionAt(match.state.mission)), statements)(match.table, scene)
  expect(flow.next().done).toBe(true)
}

function holds(match: Situation, condition: Condition, scene: Scene = OURS): boolean {
  return conditionOf(namesOf(missionAt(match.state.mission)), condition)(match.state, scene)
}

function number(match: Situation, words: NumberWords, scene: Scene = OURS): number {
  return numberOf(namesOf(missionAt(match.state.mission)), words)(match.state, scene)
}

test('a condition is gained and lost', () => {
  const match = yard()
  run(match, [{ do: 'gain', to: 'figure', condition: 'focused' }])
  expect(match.figures['ours 1'].conditions).toEqual(['focused'])
  run(match, [{ do: 'lose', to: 'figure', condition: 'focused' }])
  expect(match.figures['ours 1'].conditions).toEqual([])
})

test('figures with conditions recover', () => {
  const match = yard()
  match.state.figures[1].damage = 2
  run(match, [{ do: 'recover', to: { figures: [{ is: 'side', of: 'opponent' }] }, amount: 1 }])
  expect(match.figures['theirs 1'].damage).toBe(1)
})

test('command cards are drawn', () => {
  const match = yard()
  run(match, [{ do: 'draw', who: 'you', cards: 2 }])
  expect(match.player1.hand).toHaveLength(2)
})

test('a token is claimed, placed again and owned', () => {
  const match = yard()
  run(match, [{ do: 'claim' }])
  expect(match.tokens['goods 1']).toMatchObject({ at: 'aside', owner: 'player1' })
  expect(holds(match, { is: 'claimed', by: 'you' })).toBe(true)
  expect(holds(match, { is: 'set-aside' })).toBe(false)
  run(match, [{ do: 'place-token', kind: 'goods', at: 'area:pond' }])
  expect(match.tokens['goods 1'].at).toBe('11,0')
  run(match, [{ do: 'own' }], { ...OURS, you: 1 })
  expect(holds(match, { is: 'belongs', to: 'opponent' })).toBe(true)
})

test('a figure retrieves a token by a rule, and loses movement points', () => {
  const match = yard()
  match.state.figures[0].points = 3
  run(match, [{ do: 'retrieve' }, { do: 'lose-points', points: 2 }])
  expect(match.figures['ours 1']).toMatchObject({ carries: ['goods 1'], points: 1 })
})

test('a counter is set, added to, and repeated', () => {
  const match = yard()
  match.state.counters = [0]
  run(match, [
    { do: 'counter', counter: 'hits', set: 2 },
    // biome-ignore lint/suspicious/noThenProperty: a word of the language
    { do: 'repeat', times: 3, then: [{ do: 'counter', counter: 'hits', add: 1 }] },
  ])
  expect(number(match, { number: 'counter', counter: 'hits' })).toBe(5)
})

test('a statement with a condition that does not hold is left out', () => {
  const match = yard()
  run(match, [{ do: 'score', who: 'you', points: 4, if: [{ is: 'marked' }] }])
  expect(match.player1.points).toBe(0)
  run(match, [
    { do: 'mark', marks: 2 },
    { do: 'score', who: 'you', points: { number: 'marks' }, if: [{ is: 'marked' }] },
  ])
  expect(match.player1.points).toBe(2)
})

test('near counts the space itself, adjacent does not; sight is asked too [ia.adjacent.1]', () => {
  const match = yard()
  expect(holds(match, { is: 'near', what: 'token' })).toBe(true)
  expect(holds(match, { is: 'adjacent', what: 'token' })).toBe(false)
  expect(holds(match, { is: 'near', what: 'tokens:goods', within: 2 }, { ...OURS, figure: 1 })).toBe(false)
  expect(holds(match, { is: 'sees', what: 'token' }, { ...OURS, figure: 1 })).toBe(false)
  // Figures on the way hide it, as they do from an attack.
  const seen = (between: string): boolean =>
    holds(officers('the-dune-sea-b', { ours: ['8,0'], theirs: [between] }), { is: 'sees', what: 'token' })
  expect(seen('9,4')).toBe(true)
  expect(seen('9,0')).toBe(false)
  expect(holds(match, { is: 'in', where: 'exterior' })).toBe(true)
  expect(holds(match, { is: 'figure', trait: 'small' })).toBe(true)
})

test('numbers are compared, added and multiplied', () => {
  const match = yard()
  const three: NumberWords = { number: 'sum', of: [{ number: 'round' }, 2] }
  expect(number(match, { number: 'product', of: [three, 2] })).toBe(6)
  // biome-ignore lint/suspicious/noThenProperty: a word of the language
  expect(number(match, { number: 'when', if: [{ is: 'controls', what: 'token' }], then: 7 })).toBe(7)
  expect(holds(match, { is: 'at-most', number: three, of: 2 })).toBe(false)
  expect(holds(match, { is: 'any', of: [{ is: 'marked' }, { is: 'equal', number: three, of: 3 }] })).toBe(
    true,
  )
})
