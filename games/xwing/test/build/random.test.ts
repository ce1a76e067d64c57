import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  MAX_SHIPS,
  MIN_SHIPS,
  pointsOf,
  READY_SQUADS,
  randomSquad,
  validateSquad,
} from '../../build/index.ts'
import { FACTIONS, findPilot, findUpgrade } from '../../facts/index.ts'

test('random squads are legal, use their points and come from every faction', () => {
  const made = Array.from({ length: 120 }, (_, i) => randomSquad(new FastRng(i))!)
  for (const each of made) {
    expect(validateSquad(each, { needsObstacles: true })).toEqual([])
    expect(each.ships.length).toBeGreaterThanOrEqual(MIN_SHIPS)
    expect(each.ships.length).toBeLessThanOrEqual(MAX_SHIPS)
    expect(pointsOf(each)).toBeGreaterThan(12)
  }
  expect(new Set(made.map((each) => each.faction)).size).toBe(FACTIONS.length)
  expect(made.filter((each) => each.ships.some((ship) => ship.upgrades.length > 0)).length).toBeGreaterThan(
    100,
  )
})

test('the same numbers make the same squad', () => {
  expect(randomSquad(new FastRng(5))).toEqual(randomSquad(new FastRng(5)))
  expect(randomSquad(new FastRng(5))).not.toEqual(randomSquad(new FastRng(6)))
})

test('only allowed cards are taken', () => {
  const filter = {
    faction: 'galacticempire',
    pilot: (pilot: { readonly hasAbility: boolean }) => !pilot.hasAbility,
    isImplemented: (kind: string, id: string) => kind === 'pilot' || findUpgrade(id)?.limited === 0,
  } as const
  let equipped = 0
  for (let seed = 0; seed < 20; seed++) {
    const made = randomSquad(new FastRng(seed), filter)!
    expect(made.faction).toBe('galacticempire')
    if (made.ships.some(({ upgrades }) => upgrades.length > 0)) equipped++
    for (const { pilot, upgrades } of made.ships) {
      expect(findPilot(pilot)!.hasAbility).toBe(false)
      for (const id of upgrades) expect(findUpgrade(id)!.limited).toBe(0)
    }
  }
  expect(equipped).toBeGreaterThan(10)
})

test('cards that make no squad make none', () => {
  expect(randomSquad(new FastRng(1), { pilot: () => false })).toBeNull()
  expect(randomSquad(new FastRng(1), { pilot: (pilot) => pilot.points > 7 })).toBeNull()
  expect(randomSquad(new FastRng(1), { pilot: (pilot) => pilot.id === 'lukeskywalker' })).toBeNull()
})

test.each(READY_SQUADS)('$id is legal, costs 20 points and flies pilots without abilities', ({ squad }) => {
  expect(validateSquad(squad, { needsObstacles: true })).toEqual([])
  expect(pointsOf(squad)).toBe(20)
  for (const { pilot, upgrades } of squad.ships) {
    expect(findPilot(pilot)!.hasAbility).toBe(false)
    for (const id of upgrades) expect(findUpgrade(id)!.limited).toBe(0)
  }
})

test('every faction has two ready squads, each with its own id', () => {
  for (const faction of FACTIONS)
    expect(READY_SQUADS.filter(({ squad }) => squad.faction === faction)).toHaveLength(2)
  expect(new Set(READY_SQUADS.map(({ id }) => id)).size).toBe(READY_SQUADS.length)
})
