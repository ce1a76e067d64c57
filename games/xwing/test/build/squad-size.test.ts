import { expect, test } from 'vitest'
import { deficitOf, pointsOf, type Squad, validateSquad } from '../../build/index.ts'
import { refusals, ship, squad, withCompany } from './squads.ts'

const four = (pilot: string): Squad => squad('rebelalliance', ...Array.from({ length: 4 }, () => ship(pilot)))

test('20 points are legal, 21 are not [xw.a.squad.2] [xw.a.squad.3] [xw.g.squad.1] [xw.g.squad-points.1] [xw.a.squad-points.1]', () => {
  const xwings = four('bluesquadronescort')
  expect(pointsOf(xwings)).toBe(20)
  expect(refusals(xwings)).toEqual([])
  const more = { ...xwings, ships: [...xwings.ships.slice(1), ship('lukeskywalker')] }
  expect(refusals(more)).toEqual(['squad-points xw.a.squad.3'])
  expect(validateSquad(more)[0].args).toEqual({ points: 21, limit: 20, over: 1 })
})

test('another mode sets another limit; 20 is the rule [xw.g.squad.2]', () => {
  expect(refusals(four('bluesquadronescort'), { limit: 15 })).toEqual(['squad-points xw.a.squad.3'])
  expect(refusals(four('lukeskywalker'), { limit: 30 })).toEqual(['squad-limited xw.g.limited.1'])
})

test('3 to 8 ships [xw.a.squad.4]', () => {
  const ties = (count: number): Squad =>
    squad('galacticempire', ...Array.from({ length: count }, () => ship('academypilot')))
  expect(refusals(ties(2))).toEqual(['squad-too-few-ships xw.a.squad.4'])
  expect(refusals(ties(3))).toEqual([])
  expect(refusals(ties(8))).toEqual([])
  expect(refusals(ties(9))).toEqual(['squad-too-many-ships xw.a.squad.4'])
})

test('what is not spent is the deficit [xw.g.deficit.1]', () => {
  expect(deficitOf(withCompany('academypilot'))).toBe(14)
  expect(deficitOf(four('bluesquadronescort'))).toBe(0)
})

test('all ships belong to one faction [xw.a.squad-faction.1] [xw.g.faction.3] [xw.g.squad.4] [xw.a.anatomy-ship.8]', () => {
  const mixed = squad(
    'rebelalliance',
    ship('bluesquadronescort'),
    ship('bluesquadronescort'),
    ship('academypilot'),
  )
  expect(refusals(mixed)).toEqual(['squad-faction xw.a.squad-faction.1'])
  expect(validateSquad(mixed)[0].at).toEqual([{ ship: 2 }])
})

test('cards that do not exist are named with their place [xw.a.squad.7]', () => {
  const wrong = squad(
    'rebelalliance',
    ship('bluesquadronescort', 'nosuchcard'),
    ship('nobody'),
    ship('bluesquadronescort'),
  )
  expect(refusals(wrong)).toEqual(['squad-unknown-upgrade xw.a.squad.7', 'squad-unknown-pilot xw.a.squad.7'])
  expect(validateSquad(wrong).map((problem) => problem.at)).toEqual([
    [{ ship: 0, upgrade: 0 }],
    [{ ship: 1 }],
  ])
})

test('exactly three different obstacles [xw.a.squad-obstacles.1] [xw.a.squad-obstacles.2] [xw.a.squad-obstacles.3]', () => {
  const bringing = (...obstacles: string[]): Squad => ({ ...withCompany('academypilot'), obstacles })
  expect(refusals(bringing('coreasteroid0', 'gascloud1', 'pomdebris2'))).toEqual([])
  expect(refusals(bringing('coreasteroid0', 'gascloud1'))).toEqual([
    'squad-obstacle-count xw.a.squad-obstacles.1',
  ])
  expect(refusals(bringing('coreasteroid0', 'gascloud1', 'loosecargo'))).toEqual([
    'squad-obstacle-unknown xw.a.squad-obstacles.2',
  ])
  expect(refusals(bringing('coreasteroid0', 'gascloud1', 'gascloud1'))).toEqual([
    'squad-obstacle-twice xw.a.squad-obstacles.3',
  ])
})

test('obstacles may be left to the match, unless they are asked for [xw.a.squad-obstacles.1]', () => {
  expect(refusals(withCompany('academypilot'))).toEqual([])
  expect(refusals(withCompany('academypilot'), { needsObstacles: true })).toEqual([
    'squad-obstacle-count xw.a.squad-obstacles.1',
  ])
})
