import { FastRng, shortHash } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  READY_SQUADS,
  randomSquad,
  readShareCode,
  readSquad,
  type Squad,
  shareCode,
} from '../../build/index.ts'
import { PILOTS, UPGRADES } from '../../facts/index.ts'
import { OBSTACLES } from '../../geometry/index.ts'
import { expectSentences, ship, squad } from './squads.ts'

test('every card has a short name of its own', () => {
  for (const table of [PILOTS, UPGRADES, OBSTACLES])
    expect(new Set(table.map(({ id }) => shortHash(id))).size).toBe(table.length)
})

test('squads survive the way into a link and back', () => {
  const made: Squad[] = [
    ...READY_SQUADS.map((each) => each.squad),
    ...Array.from({ length: 50 }, (_, i) => randomSquad(new FastRng(i))!),
    { ...squad('firstorder', ship('epsilonsquadroncadet')), name: 'Grüße & „Küsse“ 🚀' },
  ]
  for (const each of made) {
    const code = shareCode(each)
    expect(code).toMatch(/^[A-Za-z0-9_-]{8,400}$/)
    expect(readShareCode(code)).toEqual({ squad: each, notes: [] })
  }
})

test('a link stays good: this one was made long ago', () => {
  expect(shareCode(squad('galacticempire', ship('academypilot'), ship('sabersquadronace', 'predator')))).toBe(
    'AQECC9I1AOpYKwH6njwAVFk',
  )
})

test('a link that was cut, changed or made up is refused', () => {
  const code = shareCode(READY_SQUADS[0].squad)
  for (let length = 0; length < code.length; length++) {
    const { squad: none, notes } = readShareCode(code.slice(0, length))
    expect(none).toBeNull()
    expectSentences(notes[0])
  }
  for (const bad of ['', '!', 'AAAA', 'ä'.repeat(20), 'A'.repeat(10_000), '__proto__'])
    expect(readShareCode(bad).squad).toBeNull()
  const rng = new FastRng(7)
  for (let i = 0; i < 500; i++) {
    const random = Array.from({ length: rng.int(60) }, () => 'ABCabc019-_'[rng.int(11)]).join('')
    expect(() => readShareCode(random)).not.toThrow()
  }
})

test('a squad from outside is taken only in its own shape', () => {
  const [{ squad: made }] = READY_SQUADS
  expect(readSquad(JSON.parse(JSON.stringify(made)))).toEqual(made)
  for (const [bad, where] of [
    [null, 'squad'],
    [{ ...made, faction: 'sith' }, 'faction'],
    [{ ...made, ships: {} }, 'ships'],
    [{ ...made, ships: [{ pilot: 1 }] }, 'ships[0].pilot'],
    [{ ...made, ships: [{ pilot: 'academypilot', upgrades: 'predator' }] }, 'ships[0].upgrades'],
    [{ ...made, name: 'x'.repeat(300) }, 'name'],
    [{ ...made, obstacles: [1] }, 'obstacles'],
  ] as const)
    expect(readSquad(bad)).toMatchObject({ refused: 'import-bad-squad', args: { where } })
})
