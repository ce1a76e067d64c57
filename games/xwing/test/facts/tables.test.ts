import { expect, test } from 'vitest'
import {
  CONDITIONS,
  DAMAGE_CARDS,
  DEVICE_FACTS,
  FACTIONS,
  findPilot,
  findShip,
  findUpgrade,
  PILOTS,
  POINTS_LIST,
  pilotFacts,
  pilotNumber,
  SHIP_ABILITY_NAMES,
  SHIPS,
  SLOT_NAMES,
  shipFacts,
  UPGRADES,
  upgradeFacts,
  upgradeNumber,
} from '../../facts/index.ts'

const deviceIds = new Set(DEVICE_FACTS.map((device) => device.id))
const conditionIds = new Set(CONDITIONS.map((condition) => condition.id))

test('the tables are complete: 83 standard-size ships and 6 huge ones, 672 ship cards, 527 upgrades', () => {
  expect(SHIPS.filter((ship) => ship.size !== 'huge')).toHaveLength(83)
  expect(SHIPS.filter((ship) => ship.size === 'huge')).toHaveLength(6)
  expect(PILOTS).toHaveLength(672)
  expect(UPGRADES).toHaveLength(527)
  expect(PILOTS.filter((pilot) => pilot.standardLoadout !== null)).toHaveLength(86)
})

test.each([
  ['rebelalliance', 136],
  ['galacticempire', 132],
  ['scumandvillainy', 119],
  ['galacticrepublic', 91],
  ['separatistalliance', 69],
  ['resistance', 67],
  ['firstorder', 58],
])('%s has %i ship cards [xw.g.faction.1] [xw.g.faction.2]', (faction, count) => {
  expect(PILOTS.filter((pilot) => pilot.faction === faction)).toHaveLength(count)
  expect(FACTIONS).toHaveLength(7)
})

test('every id is used once', () => {
  for (const table of [SHIPS, PILOTS, UPGRADES, CONDITIONS, DAMAGE_CARDS, DEVICE_FACTS])
    expect(new Set(table.map((facts) => facts.id)).size).toBe(table.length)
})

test('a card is found by id and by number', () => {
  expect(PILOTS[pilotNumber('lukeskywalker')]).toBe(pilotFacts('lukeskywalker'))
  expect(UPGRADES[upgradeNumber('r2d2')].name.en).toBe('R2-D2')
  expect(findPilot('nobody') ?? findUpgrade('nothing') ?? findShip('nowhere')).toBeUndefined()
  expect(() => pilotFacts('nobody')).toThrow('no pilot with the id nobody')
})

test('every id that a ship card names is in its table [xw.g.ship-type.1]', () => {
  for (const pilot of PILOTS) {
    expect(findShip(pilot.ship)?.factions, pilot.id).toContain(pilot.faction)
    if (pilot.shipAbility !== null) expect(SHIP_ABILITY_NAMES, pilot.id).toHaveProperty(pilot.shipAbility)
    for (const id of pilot.standardLoadout ?? []) expect(findUpgrade(id), `${pilot.id}: ${id}`).toBeDefined()
    for (const id of pilot.conditions) expect(conditionIds, pilot.id).toContain(id)
  }
})

test('every id that an upgrade names is in its table', () => {
  for (const upgrade of UPGRADES) {
    for (const side of upgrade.sides) {
      if (side.device !== null) expect(deviceIds, upgrade.id).toContain(side.device)
      if (side.shipAbility !== null) expect(SHIP_ABILITY_NAMES, upgrade.id).toHaveProperty(side.shipAbility)
      for (const id of side.conditions) expect(conditionIds, upgrade.id).toContain(id)
    }
    for (const line of upgrade.restrictions) {
      if (line.needs === 'ship') {
        expect(line.of.length, upgrade.id).toBeGreaterThan(0)
        for (const id of line.of) expect(findShip(id), `${upgrade.id}: ${id}`).toBeDefined()
      }
      if (line.needs === 'ship-ability') expect(SHIP_ABILITY_NAMES, upgrade.id).toHaveProperty(line.ability)
    }
  }
})

test('names are there in both languages and hold no text of a card', () => {
  for (const facts of [...SHIPS, ...PILOTS, ...UPGRADES, ...CONDITIONS, ...DAMAGE_CARDS, ...DEVICE_FACTS])
    for (const name of Object.values(facts.name)) {
      expect(name, facts.id).toMatch(/^\S.{0,42}\S$/u)
      expect(name, facts.id).not.toMatch(/[[\]]|\. ?$/u)
    }
})

test('the damage deck has 33 cards of 14 kinds', () => {
  expect(DAMAGE_CARDS).toHaveLength(14)
  expect(DAMAGE_CARDS.reduce((sum, card) => sum + card.count, 0)).toBe(33)
  expect(DAMAGE_CARDS.filter((card) => card.trait === 'pilot')).toHaveLength(4)
})

test('cards of the ban list exist, and are not in the list of standard play [xw.a.squad-ban.1]', () => {
  expect(POINTS_LIST.date).toBe('2024-09-06')
  for (const id of POINTS_LIST.bannedPilots) expect(findPilot(id)?.standard, id).toBe(false)
  for (const id of POINTS_LIST.bannedUpgrades) expect(findUpgrade(id)?.standard, id).toBe(false)
})

test('a standard loadout card has neither loadout value nor slots [xw.g.loadout.1]', () => {
  for (const pilot of PILOTS)
    if (pilot.standardLoadout !== null) {
      expect([pilot.loadout, pilot.slots], pilot.id).toEqual([0, []])
      expect(pilot.standardLoadout.length, pilot.id).toBeGreaterThan(0)
    }
})

test('Dutch Vander of the Battle of Yavin has initiative 4 [xw.a.errata-sl.2]', () => {
  expect(pilotFacts('dutchvander-battleofyavin').initiative).toBe(4)
})

test('corrected restriction boxes: Rebel, Imperial, none, UT-60D [xw.a.errata-preview.6] [xw.a.errata-preview.9] [xw.a.errata-preview.10] [xw.a.errata-preview.11]', () => {
  expect(upgradeFacts('pivotwing').restrictions).toEqual([{ needs: 'ship', of: ['ut60duwing'] }])
  expect(upgradeFacts('swarmtactics').restrictions).toEqual([])
  for (const id of ['magvayarro', 'sawgerrera'])
    expect(upgradeFacts(id).restrictions).toEqual([{ needs: 'faction', of: ['rebelalliance'] }])
  for (const id of ['deathtroopers', 'directorkrennic', 'isbslicer'])
    expect(upgradeFacts(id).restrictions).toEqual([{ needs: 'faction', of: ['galacticempire'] }])
})

test('Proton Torpedoes: front arc, 4 dice, range 2 to 3, ordnance, 2 charges [xw.a.errata-preview.7] [xw.a.anatomy-upgrade.8]', () => {
  const [side] = upgradeFacts('protontorpedoes').sides
  expect(side.attack).toEqual({ arc: 'front', value: 4, min: 2, max: 3, ordnance: true })
  expect(side.charges).toEqual({ value: 2, recovers: 0 })
})

test('a ship card has the values and the bar of its type, unless it prints its own [xw.g.loadout.2] [xw.a.anatomy-ship.5]', () => {
  expect(pilotFacts('redsquadronveteran').stats).toEqual({
    attacks: [{ arc: 'front', value: 3 }],
    agility: 2,
    hull: 4,
    shields: 2,
  })
  const own = PILOTS.filter((pilot) => pilot.stats.hull !== shipFacts(pilot.ship).hull)
  expect(own.map((pilot) => pilot.standardLoadout === null)).not.toContain(true)
  expect(own.length).toBeGreaterThan(5)
})

test('two pilots of a type share the ship ability; standard loadout cards may differ [xw.g.ship-ability.1]', () => {
  expect(pilotFacts('greensquadronpilot').shipAbility).toBe('vectoredthrusters')
  expect(pilotFacts('jakefarrell').shipAbility).toBe('vectoredthrusters')
  expect(pilotFacts('lukeskywalker').shipAbility).toBeNull()
  expect(pilotFacts('lukeskywalker-battleofyavin').shipAbility).toBe('hope')
})

test('only limited pilots have pilot abilities', () => {
  expect(pilotFacts('bluesquadronescort').hasAbility).toBe(false)
  expect(pilotFacts('lukeskywalker').hasAbility).toBe(true)
})

test('a linked action stands behind its first one [xw.a.anatomy-ship.9] [xw.a.anatomy-ship.10]', () => {
  expect(shipFacts('asf01bwing').actions[0]).toEqual({
    action: 'focus',
    difficulty: 'white',
    linked: [{ action: 'barrel-roll', difficulty: 'red' }],
  })
})

test('a card with two sides has a name for each', () => {
  const [closed, open] = upgradeFacts('servomotorsfoils').sides
  expect(closed.name).toEqual({
    en: 'Servomotor S-foils (Closed)',
    de: 'Servomotorische S-Flügel (geschlossen)',
  })
  expect(open.name.de).toBe('Servomotorische S-Flügel (geöffnet)')
  expect(closed.actions.map((icon) => icon.action)).toEqual(['boost', 'focus'])
})

test('the upgrade types of the reference, by its names [xw.g.upgrade-icons.1] [xw.g.upgrade-icons.2] [xw.g.upgrade-icons.3] [xw.g.upgrade-icons.4] [xw.g.upgrade-icons.5] [xw.g.upgrade-icons.6] [xw.g.upgrade-icons.7] [xw.g.upgrade-icons.8] [xw.g.upgrade-icons.9] [xw.g.upgrade-icons.10]', () => {
  const { cargo, command, hardpoint, team, ...standard } = SLOT_NAMES
  expect(Object.values(standard).map((name) => name.de)).toEqual([
    'Talent',
    'Macht-Fähigkeit',
    'Sensor',
    'Technik',
    'Kanone',
    'Geschütz',
    'Torpedo',
    'Rakete',
    'Mannschaft',
    'Bordschütze',
    'Astromech',
    'Taktische Leitung',
    'Nutzlast',
    'Schmuggelware',
    'Modifikation',
    'Konfiguration',
    'Titel',
    'Hyperantrieb',
  ])
})

test('points, loadout values, keywords and bars come from the list, not from the rules [xw.g.squad-points.2] [xw.a.squad-points.2] [xw.a.squad-loadout.2] [xw.a.squad-keywords.2] [xw.a.squad-upgrades.2]', () => {
  expect(pilotFacts('herasyndulla-asf01bwing')).toMatchObject({
    points: 5,
    keywords: ['b-wing', 'spectre'],
  })
  for (const pilot of PILOTS) expect(pilot.points, pilot.id).toBeGreaterThan(0)
})

test('a title is for one ship type; the Phantom alone has two [xw.g.title.1]', () => {
  const titles = UPGRADES.filter(
    ({ slots, standardLoadoutOnly }) => slots[0] === 'title' && !standardLoadoutOnly,
  )
  const free = titles.filter(
    ({ restrictions }) => !restrictions.some((line) => line.needs === 'ship' && line.of.length === 1),
  )
  expect(free.map(({ id }) => id)).toEqual(['phantom'])
})
