import { expect, test } from 'vitest'
import { type Squad, validateSquad } from '../../build/index.ts'
import { POINTS_LIST } from '../../facts/index.ts'
import { refusals, ship, squad, withCompany } from './squads.ts'

test('a one-dot pilot once [xw.g.limited.1] [xw.g.limited.2] [xw.g.upgrade.10] [xw.g.squad.9] [xw.a.squad-limited.1]', () => {
  const twoWedges = squad(
    'rebelalliance',
    ship('wedgeantilles'),
    ship('wedgeantilles'),
    ship('banditsquadronpilot'),
  )
  expect(refusals(twoWedges)).toEqual(['squad-limited xw.g.limited.1'])
  expect(validateSquad(twoWedges)[0].at).toEqual([{ ship: 0 }, { ship: 1 }])
})

test('two versions of a pilot share the name [xw.g.limited.1] [xw.a.anatomy-ship.7]', () => {
  expect(
    refusals(
      squad(
        'rebelalliance',
        ship('wedgeantilles'),
        ship('wedgeantilles-rz1awing'),
        ship('banditsquadronpilot'),
      ),
    ),
  ).toEqual(['squad-limited xw.g.limited.1'])
})

test('a two-dot upgrade twice, not three times [xw.g.limited.2] [xw.g.limited.5] [xw.g.limited.6]', () => {
  const threads = (count: number): Squad =>
    squad(
      'rebelalliance',
      ...[0, 1, 2].map((i) =>
        i < count ? ship('graysquadronbomber', 'xx23sthreadtracers') : ship('graysquadronbomber'),
      ),
    )
  expect(refusals(threads(2))).toEqual([])
  expect(refusals(threads(3))).toEqual(['squad-limited xw.g.limited.1'])
})

test('a pilot and an upgrade of one name count together [xw.g.limited.3]', () => {
  const bothLukes = squad(
    'rebelalliance',
    ship('lukeskywalker'),
    ship('outerrimsmuggler', 'lukeskywalker'),
    ship('banditsquadronpilot'),
  )
  expect(refusals(bothLukes)).toContain('squad-limited xw.g.limited.3')
})

test('a dotted upgrade on a standard loadout card binds all copies of its name [xw.g.limited.4]', () => {
  // Luke of the Battle of Yavin carries R2-D2.
  const twoR2s = squad(
    'rebelalliance',
    ship('lukeskywalker-battleofyavin'),
    ship('wedgeantilles', 'r2d2'),
    ship('banditsquadronpilot'),
  )
  expect(refusals(twoR2s)).toContain('squad-limited xw.g.limited.4')
})

test('one tactical relay in a squad [xw.g.solitary.1] [xw.g.solitary.2] [xw.a.squad-limited.2]', () => {
  const relays = (...ids: string[]): Squad =>
    squad('separatistalliance', ...ids.map((id) => ship('feethanottrawautopilot', id)), ship('skakoanace'))
  expect(refusals(relays('k2b4', 'ta175'))).toContain('squad-solitary xw.g.solitary.1')
  expect(refusals(relays('k2b4', 'ta175')).filter((key) => key.includes('solitary'))).toHaveLength(1)
  expect(
    refusals(
      squad(
        'separatistalliance',
        ship('feethanottrawautopilot', 'k2b4'),
        ship('skakoanace'),
        ship('skakoanace'),
      ),
    ).filter((key) => key.includes('solitary')),
  ).toEqual([])
})

test('standardized: all ships of the type, or none [xw.g.standardized.1]', () => {
  const aWings = (...cannons: boolean[]): Squad =>
    squad(
      'rebelalliance',
      ...cannons.map((has) =>
        has ? ship('greensquadronpilot', 'vectoredcannonsrz1') : ship('greensquadronpilot'),
      ),
    )
  expect(refusals(aWings(true, true, true))).toEqual([])
  expect(refusals(aWings(true, true, false))).toEqual(['squad-standardized xw.g.standardized.1'])
  expect(validateSquad(aWings(true, false, true))[0].at).toEqual([{ ship: 1 }])
})

test('standardized: another ship type is not bound [xw.g.standardized.1]', () => {
  expect(refusals(withCompany('greensquadronpilot', 'vectoredcannonsrz1'))).toEqual([])
})

test('standardized: ships without the named ship ability are exempt [xw.g.standardized.2]', () => {
  // The tri-fighter prototype of the box with an organic pilot has another ship ability.
  const squadOf = (other: string): Squad =>
    squad(
      'separatistalliance',
      ship('colicoidinterceptor', 'independentcalculations'),
      ship(other),
      ship('skakoanace'),
    )
  expect(refusals(squadOf('colicoidinterceptor'))).toEqual(['squad-standardized xw.g.standardized.1'])
  expect(refusals(squadOf('volandas'))).toEqual([])
})

test('standardized: standard loadout cards ignore it [xw.g.standardized.3]', () => {
  expect(
    refusals(
      squad(
        'separatistalliance',
        ship('colicoidinterceptor', 'independentcalculations'),
        ship('dist81-siegeofcoruscant'),
        ship('skakoanace'),
      ),
    ),
  ).toEqual([])
})

test('banned ships and upgrades are not for standard play [xw.a.squad-ban.2] [xw.a.squad-ban.3] [xw.g.game-mode.2]', () => {
  expect(refusals(withCompany('wildspacefringer'))).toEqual(['squad-banned-pilot xw.a.squad-ban.2'])
  expect(refusals(withCompany('rhosquadronpilot', 'advancedsensors'))).toContain(
    'squad-banned-upgrade xw.a.squad-ban.3',
  )
  expect(refusals(withCompany('wildspacefringer'), { mode: 'extended' })).toEqual([])
})

test('a standard loadout card may carry a banned upgrade, and is banned only by its own name [xw.a.squad-ban.5] [xw.a.squad-ban.6]', () => {
  const list = { ...POINTS_LIST, bannedUpgrades: ['attackspeed-battleofyavin', 'marksmanship', 'hate'] }
  expect(refusals(withCompany('darthvader-battleofyavin'), { list })).toEqual([])
  const own = { ...POINTS_LIST, bannedPilots: ['darthvader-battleofyavin'] }
  expect(refusals(withCompany('darthvader-battleofyavin'), { list: own })).toEqual([
    'squad-banned-pilot xw.a.squad-ban.2',
  ])
})

test('ships that only extended play knows [xw.g.game-mode.1] [xw.g.game-mode.3]', () => {
  expect(refusals(withCompany('knavesquadronescort'))).toEqual(['squad-pilot-not-in-mode xw.g.game-mode.3'])
  expect(refusals(withCompany('knavesquadronescort'), { mode: 'extended' })).toEqual([])
  expect(refusals(withCompany('firstordersympathizers'), { mode: 'extended' })).toEqual([
    'squad-pilot-not-in-mode xw.g.game-mode.3',
  ])
})

test('four cards of the restricted list, in any mix [xw.a.squad-restricted.1] [xw.a.squad-restricted.2] [xw.a.squad-restricted.3]', () => {
  const list = { ...POINTS_LIST, restricted: ['academypilot', 'predator'] }
  const ties = (count: number): Squad =>
    squad('galacticempire', ...Array.from({ length: count }, () => ship('academypilot')))
  expect(refusals(ties(4), { list })).toEqual([])
  expect(refusals(ties(5), { list })).toEqual(['squad-restricted xw.a.squad-restricted.2'])
  const mix = squad('galacticempire', ...ties(4).ships, ship('sabersquadronace', 'predator'))
  expect(refusals(mix, { list })).toEqual(['squad-restricted xw.a.squad-restricted.2'])
})
