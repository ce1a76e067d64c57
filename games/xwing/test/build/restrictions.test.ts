import { expect, test } from 'vitest'
import { validateSquad } from '../../build/index.ts'
import { pilotFacts } from '../../facts/index.ts'
import { refusals, ship, squad, withCompany } from './squads.ts'

test('faction: an Imperial card is not for Scum; a card without restriction is for all [xw.g.upgrade.4] [xw.g.faction.4] [xw.g.squad.5]', () => {
  expect(refusals(withCompany('scarifbasepilot', 'isbslicer'))).toEqual([])
  expect(refusals(withCompany('outerrimenforcer', 'isbslicer'))).toEqual([
    'squad-needs-faction xw.g.upgrade.4',
  ])
  expect(refusals(withCompany('outerrimenforcer', 'freelanceslicer'))).toEqual([])
})

test('faction, or a squad with a certain name: 0-0-0 flies with Vader [xw.g.upgrade.4]', () => {
  const cards = (first: string) =>
    squad('galacticempire', ship('patrolleader', '000'), ship(first), ship('academypilot'))
  expect(refusals(cards('academypilot'))).toEqual(['squad-needs-faction xw.g.upgrade.4'])
  expect(refusals(cards('darthvader'))).toEqual([])
})

test('size: small or medium ships alone [xw.g.upgrade.5] [xw.g.squad.6] [xw.a.squad-upgrades.5]', () => {
  expect(refusals(withCompany('mandalorianresistancepilot', 'elusive'))).toEqual([
    'squad-needs-size xw.g.upgrade.5',
  ])
  expect(refusals(withCompany('greensquadronpilot', 'elusive'))).toEqual([])
})

test('ship type: S-foils are for their own ship [xw.g.upgrade.6] [xw.g.ship-type.3] [xw.g.squad.7] [xw.a.anatomy-ship.11]', () => {
  expect(refusals(withCompany('bluesquadronescort', 'servomotorsfoils'))).toEqual([])
  expect(refusals(withCompany('bladesquadronveteran', 'servomotorsfoils'))).toEqual([
    'squad-needs-ship xw.g.upgrade.6',
  ])
})

test('keyword: Ion Limiter Override is for TIEs [xw.a.squad-keywords.1] [xw.g.squad.8]', () => {
  expect(refusals(withCompany('sabersquadronace', 'ionlimiteroverride'))).toEqual([])
  expect(refusals(withCompany('rhosquadronpilot', 'ionlimiteroverride'))).toEqual([
    'squad-needs-keyword xw.a.squad-keywords.1',
  ])
})

test('an upgrade can lend its ship a keyword: Maul lets it take Dark Side cards [xw.a.squad-keywords.1]', () => {
  expect(validateSquad(withCompany('ezrabridger-gauntletfighter', 'hate')).map((p) => p.refused)).toContain(
    'squad-needs-keyword',
  )
  expect(
    validateSquad(withCompany('ezrabridger-gauntletfighter', 'hate', 'maul')).map((p) => p.refused),
  ).not.toContain('squad-needs-keyword')
})

test('action: it must stand in the action bar, in the colour shown [xw.g.upgrade.7]', () => {
  // Saturation Salvo needs a reload action, Expert Handling a red barrel roll.
  expect(refusals(withCompany('sabersquadronace', 'saturationsalvo'))).toEqual([
    'squad-needs-action xw.g.upgrade.7',
  ])
  expect(refusals(withCompany('blacksquadronscout', 'experthandling'))).toEqual([
    'squad-needs-action xw.g.upgrade.7',
  ])
})

test('action: behind a link it does not count [xw.g.upgrade.8]', () => {
  // The JumpMaster rotates its arc only as a linked action.
  const dengar = withCompany('dengar', 'veteranturretgunner')
  expect(pilotFacts('dengar').actions[0].linked[0].action).toBe('rotate-arc')
  expect(refusals(dengar)).toEqual(['squad-needs-action xw.g.upgrade.8'])
})

test('action: one that another upgrade adds counts [xw.a.anatomy-upgrade.3]', () => {
  // The X-wing's bar has no boost; its S-foils bring a white one.
  expect(refusals(withCompany('thanekyrell', 'daredevil'))).toEqual(['squad-needs-action xw.g.upgrade.7'])
  expect(refusals(withCompany('thanekyrell', 'daredevil', 'servomotorsfoils'))).toEqual([])
})

test('every line of the box must be met [xw.g.upgrade.3] [xw.a.anatomy-upgrade.6]', () => {
  // Daredevil: small ship, white boost.
  expect(refusals(withCompany('mandalorianresistancepilot', 'daredevil'))).toEqual([
    'squad-needs-size xw.g.upgrade.5',
    'squad-needs-action xw.g.upgrade.7',
  ])
})

test('other boxes: arc, equipment, ship ability, initiative, agility [xw.g.upgrade.3]', () => {
  expect(refusals(withCompany('104thbattalionpilot', 'veterantailgunner'))).toEqual([])
  expect(refusals(withCompany('redsquadronbomber', 'veterantailgunner'))).toEqual([
    'squad-needs-arc xw.g.upgrade.3',
  ])
  expect(refusals(withCompany('104thbattalionpilot', 'sparepartscanisters'))).toEqual([
    'squad-needs-equipped xw.g.upgrade.3',
  ])
  expect(refusals(withCompany('104thbattalionpilot', 'sparepartscanisters', 'r4pastromech'))).toEqual([])
  expect(refusals(withCompany('colicoidinterceptor', 'independentcalculations'))).toEqual([])
  expect(refusals(withCompany('skakoanace', 'independentcalculations'))).toEqual([
    'squad-needs-ship-ability xw.g.upgrade.3',
  ])
  expect(refusals(withCompany('epsilonsquadroncadet', 'automatedtargetpriority'))).toEqual([])
  expect(refusals(withCompany('firstordertestpilot', 'automatedtargetpriority'))).toEqual([
    'squad-needs-initiative xw.g.upgrade.3',
  ])
  expect(refusals(withCompany('scimitarsquadronpilot', 'precisionionengines'))).toEqual([
    'squad-needs-agility xw.g.upgrade.3',
  ])
})
