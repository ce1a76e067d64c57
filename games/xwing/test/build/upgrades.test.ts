import { expect, test } from 'vitest'
import { freeSlots, validateSquad } from '../../build/index.ts'
import { pilotFacts, upgradeFacts } from '../../facts/index.ts'
import { refusals, ship, squad, withCompany } from './squads.ts'

test('upgrades cost loadout points, up to the loadout value [xw.a.squad.5] [xw.g.upgrade.1] [xw.a.squad-loadout.1] [xw.a.squad-upgrades.3] [xw.a.squad-loadout-points.1]', () => {
  // Loadout value 6; Dorsal Turret 2 and Ion Missiles 4 fill it.
  expect(refusals(withCompany('goldsquadronveteran', 'dorsalturret', 'ionmissiles'))).toEqual([])
  const over = withCompany('goldsquadronveteran', 'dorsalturret', 'ionmissiles', 'targetingcomputer')
  expect(refusals(over)).toEqual(['squad-loadout xw.a.squad.5'])
  expect(validateSquad(over)[0].args).toMatchObject({ cost: 7, loadout: 6, over: 1 })
})

test('points that one ship leaves are no use to another [xw.a.squad.6]', () => {
  const rich = ship('graysquadronbomber')
  const poor = ship('goldsquadronveteran', 'dorsalturret', 'ionmissiles', 'targetingcomputer')
  expect(refusals(squad('rebelalliance', rich, rich, poor))).toEqual(['squad-loadout xw.a.squad.5'])
})

test('Maul costs 12 among Rebels, 10 among Scum', () => {
  expect(upgradeFacts('maul').cost).toBe(10)
  const full = withCompany('ezrabridger-gauntletfighter', 'maul')
  expect(refusals(full)).toEqual([])
  const over = withCompany('ezrabridger-gauntletfighter', 'maul', 'marksmanship')
  expect(validateSquad(over)[0].args).toMatchObject({ cost: 13, loadout: 12 })
})

test('the upgrade bar says which upgrades, and how many [xw.a.squad-upgrades.1] [xw.g.upgrade.2] [xw.g.squad.3]', () => {
  // One missile slot, no cannon.
  expect(refusals(withCompany('banditsquadronpilot', 'clustermissiles'))).toEqual([])
  const two = withCompany('graysquadronbomber', 'clustermissiles', 'ionmissiles')
  expect(refusals(two)).toEqual(['squad-slots xw.a.squad-upgrades.1'])
  expect(validateSquad(two)[0]).toMatchObject({
    args: { slot: { name: 'slot:missile' }, have: 1, need: 2 },
    at: [
      { ship: 0, upgrade: 0 },
      { ship: 0, upgrade: 1 },
    ],
  })
  expect(refusals(withCompany('banditsquadronpilot', 'jammingbeam'))).toEqual([
    'squad-slots xw.a.squad-upgrades.1',
  ])
})

test('an upgrade with two icons takes two slots [xw.a.anatomy-upgrade.5]', () => {
  expect(refusals(withCompany('separatistpredator', 'multimissilepods'))).toEqual([])
  expect(refusals(withCompany('baktoiddrone', 'multimissilepods'))).toEqual([
    'squad-slots xw.a.squad-upgrades.1',
  ])
})

test('Weapon Hardpoint holds one cannon, torpedo or missile, and none with several icons [xw.a.faq-squad.1] [xw.a.cardfaq.61]', () => {
  expect(pilotFacts('cartelspacer').choiceSlot).toEqual(['cannon', 'torpedo', 'missile'])
  expect(refusals(withCompany('cartelspacer', 'ionmissiles'))).toEqual([])
  expect(refusals(withCompany('tansariipointveteran', 'jammingbeam'))).toEqual([])
  expect(refusals(withCompany('cartelspacer', 'jammingbeam', 'ionmissiles'))).toContain(
    'squad-slots xw.a.squad-upgrades.1',
  )
  // Serissu has a cannon slot besides: a card with two cannon icons still does not fit.
  expect(refusals(withCompany('serissu', 'protoncannons'))).toEqual(['squad-special-slot xw.a.faq-squad.1'])
  expect(refusals(withCompany('serissu', 'jammingbeam', 'heavylasercannon'))).toEqual([])
})

test('slots that an upgrade adds can be used, those it removes can not [xw.g.upgrade.2]', () => {
  expect(refusals(withCompany('nusquadronpilot', 'os1arsenalloadout', 'ionmissiles'))).toEqual([])
  expect(refusals(withCompany('nusquadronpilot', 'ionmissiles'))).toEqual([
    'squad-slots xw.a.squad-upgrades.1',
  ])
  const gauntlet = pilotFacts('imperialsupercommando')
  expect(gauntlet.slots.filter((slot) => slot === 'device')).toHaveLength(2)
  expect(refusals(withCompany('imperialsupercommando', 'dropseatbay', 'seismiccharges'))).toEqual([])
  expect(refusals(withCompany('imperialsupercommando', 'dropseatbay', 'bombletgenerator'))).toEqual([
    'squad-slots xw.a.squad-upgrades.1',
  ])
  expect(freeSlots(gauntlet, [upgradeFacts('dropseatbay')]).filter((slot) => slot === 'crew')).toHaveLength(3)
})

test('one copy of a name on a ship [xw.a.squad-upgrades.4] [xw.g.upgrade.9] [xw.g.squad.10] [xw.a.anatomy-upgrade.1]', () => {
  const twice = withCompany('greensquadronpilot', 'marksmanship', 'marksmanship')
  expect(refusals(twice)).toEqual(['squad-same-upgrade xw.a.squad-upgrades.4'])
  expect(validateSquad(twice)[0].at).toEqual([{ ship: 0, upgrade: 1 }])
})

test('a card with a standard loadout takes no other upgrades [xw.g.loadout.3] [xw.a.squad-ban.4]', () => {
  expect(refusals(withCompany('lukeskywalker-battleofyavin'))).toEqual([])
  const added = withCompany('lukeskywalker-battleofyavin', 'marksmanship')
  expect(refusals(added)).toEqual(['squad-standard-loadout xw.g.loadout.3'])
  expect(validateSquad(added)[0].at).toEqual([{ ship: 0, upgrade: 0 }])
})

test('an upgrade of standard loadout cards can not be bought [xw.g.loadout.1]', () => {
  expect(refusals(withCompany('redsquadronveteran', 'attackspeed-battleofyavin'))).toEqual([
    'squad-standard-loadout-only xw.g.loadout.1',
  ])
})

test('what is not implemented is a problem of its own', () => {
  const isImplemented = (kind: string, id: string): boolean =>
    !(kind === 'pilot' && id === 'lukeskywalker') && !(kind === 'upgrade' && id === 'r2d2')
  expect(refusals(withCompany('lukeskywalker', 'r2d2'), { isImplemented })).toEqual([
    'squad-pilot-not-implemented -',
    'squad-upgrade-not-implemented -',
  ])
})
