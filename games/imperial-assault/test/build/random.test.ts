import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { type Army, pointsOf, randomArmy, validateArmy } from '../../build/index.ts'
import { AFFILIATIONS, findCommand, findDeployment, findUpgrade } from '../../facts/index.ts'

const everything = () => true
const idsOf = ({ groups, upgrades, commands }: Army) =>
  [...groups, ...upgrades, ...commands].map(({ card }) => card)

test('random armies are legal, and the same for the same numbers', () => {
  for (let seed = 0; seed < 60; seed++) {
    const army = randomArmy(new FastRng(seed), everything)
    expect(army).not.toBeNull()
    expect(validateArmy(army!)).toEqual([])
    expect(pointsOf(army!)).toBeGreaterThan(30)
    expect(randomArmy(new FastRng(seed), everything)).toEqual(army)
  }
})

test('with the cards of the core game alone there are armies for every side', () => {
  const isCore = (kind: string, id: string): boolean => {
    const find = { deployment: findDeployment, upgrade: findUpgrade, command: findCommand }[kind]
    return find?.(id)?.boxes.includes('core') ?? false
  }
  const seen = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const affiliation = AFFILIATIONS[seed % AFFILIATIONS.length]
    const army = randomArmy(new FastRng(seed), isCore, { affiliation })
    expect(army?.affiliation).toBe(affiliation)
    expect(validateArmy(army!, { isImplemented: isCore })).toEqual([])
    for (const id of idsOf(army!)) seen.add(id)
  }
  expect(seen.size).toBeGreaterThan(65)
})

test.each([
  ['deployment', 'rancor'],
  ['upgrade', 'spectre-cell'],
  ['upgrade', 'driven-by-hatred'],
  ['command', 'lord-of-the-sith'],
  ['command', 'take-initiative'],
] as const)('an army can be built around a card: %s %s', (kind, id) => {
  const army = randomArmy(new FastRng(5), everything, { around: { kind, id } })
  expect(idsOf(army!)).toContain(id)
})

test('what makes no army is said', () => {
  expect(randomArmy(new FastRng(1), () => false)).toBeNull()
  expect(randomArmy(new FastRng(1), (_kind, id) => id === 'stormtrooper')).toBeNull()
})
