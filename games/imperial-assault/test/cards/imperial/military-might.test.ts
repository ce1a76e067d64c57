/** Military Might. */
import { expect, test } from 'vitest'
import type { CampaignGiven } from '../../../position/given.ts'
import { type Situation, situation } from '../../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '4,1' },
  diala: { hero: 'diala-passil', at: '9,7' },
} as const
/** Dice of a Stormtrooper, for 3 damage against 1 block. */
const SHOT = { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] } as const
const card = (name: string): string => `military-might/${name}`

/** Troopers whose turn it is. */
function troopers(cards: NonNullable<CampaignGiven['cards']>, more: Partial<CampaignGiven> = {}): Situation {
  return situation({
    turn: 'empire',
    campaign: {
      heroes: HEROES,
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,2', '1,3'] } },
      imperialClass: 'technological-superiority',
      cards,
      ...more,
    },
  })
}

test('Show of Force focuses an Imperial figure that declares an attack, once a round [ia.exhaust.1] [card: Show of Force]', () => {
  const match = troopers([card('show-of-force')])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon')
  match.empire.use('Show of Force')
  expect(match.card(card('show-of-force')).exhausted).toBe(true)
  expect(match.attack?.dice).toHaveLength(3)
  match.settle()
  match.empire.end()
  match.empire.activate('troopers 2')
  match.empire.attack('gideon')
  expect(match.empire.offers({ ability: 'show-of-force' })).toBe(false)
})

test('Show of Force helps mercenaries too: they are Imperial figures [ia.imperial-figures.1] [card: Show of Force]', () => {
  const match = troopers([card('show-of-force')], {
    groups: { hunters: { card: 'Trandoshan Hunter', at: ['1,1'] } },
  })
  match.empire.activate('hunters')
  match.empire.attack('gideon')
  expect(match.empire.offers({ ability: 'show-of-force' })).toBe(true)
})

test('Combat Medic: for 1 threat a Trooper and those beside it recover 2 damage [ia.abilities.8] [card: Combat Medic]', () => {
  const match = troopers([card('combat-medic')], {
    groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,2', '1,4'], damage: 2 } },
    threat: 1,
  })
  match.empire.activate('troopers 1')
  match.empire.end()
  match.empire.use('Combat Medic')
  expect(match.figures['troopers 1'].damage).toBe(0)
  expect(match.figures['troopers 2'].damage).toBe(0)
  expect(match.figures['troopers 3'].damage).toBe(2)
  expect(match.state.campaign?.threat).toBe(0)
})

test('Combat Medic helps nobody around a Trooper that fell in its activation [ia.defeated.5] [card: Combat Medic]', () => {
  const match = troopers([card('combat-medic')], {
    groups: {
      troopers: {
        card: 'Stormtrooper',
        at: [{ at: '1,1', damage: 2, conditions: ['bleeding'] }, { at: '1,2', damage: 1 }, '1,4'],
      },
    },
    threat: 1,
  })
  match.empire.activate('troopers 1')
  match.empire.choose({ do: 'move' })
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.empire.offers({ ability: 'combat-medic' })).toBe(false)
})

test('Combat Medic can’t be used without threat [ia.threat.6] [ia.abilities.5] [card: Combat Medic]', () => {
  const match = troopers([card('combat-medic')])
  match.empire.activate('troopers 1')
  match.empire.end()
  expect(match.empire.offers({ ability: 'combat-medic' })).toBe(false)
})

test('Riot Grenades: figures around a space test Insight, who fails suffers strain [ia.attachments.3] [ia.attribute-tests.2] [card: Riot Grenades]', () => {
  const match = troopers([[card('riot-grenades'), 'troopers']], {
    heroes: { ...HEROES, diala: { hero: 'diala-passil', at: '4,2' } },
  })
  match.empire.activate('troopers 1')
  match.rolls('2 damage 3 accuracy', '2 damage 2 accuracy')
  match.empire.special('Riot Grenades')
  match.empire.choose({ space: '4,1' })
  match.settle()
  const { events } = match
  expect(events.filter((what) => what === 'test-rolled')).toHaveLength(2)
  const failed = events.filter((what) => what === 'test-failed').length
  expect(match.state.figures[0].strain + match.state.figures[1].strain).toBe(failed)
  expect(match.card(card('riot-grenades')).exhausted).toBe(true)
})

test('Assault Armor: 2 more health, and a black die is rerolled [ia.attachments.3] [card: Assault Armor]', () => {
  const match = situation({
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '2,1' } },
      allies: { rebels: { card: 'Rebel Trooper', at: ['4,4'] } },
      groups: { troopers: { card: 'Stormtrooper', at: ['1,4', '1,5', '1,6'] } },
      imperialClass: 'technological-superiority',
      cards: [[card('assault-armor'), 'troopers']],
    },
  })
  match.player1.activate('rebels')
  match.player1.attack('troopers 1', {
    dice: ['1 damage 5 accuracy', '2 damage 1 accuracy'],
    defense: ['3 block'],
  })
  match.until('attack-rerolls')
  match.rolls('1 evade')
  match.empire.use('Assault Armor')
  match.settle()
  expect(match.figures['troopers 1']).toMatchObject({ at: '1,4', damage: 4 })
})

test('Endless Ranks: Troopers are cheaper to deploy, not to reinforce [ia.deployment-campaign.9] [ia.reinforcement.2] [card: Endless Ranks]', () => {
  const match = situation({
    step: 'deployment',
    board: { rows: new Array<string>(9).fill('............'), points: ['8,1'] },
    campaign: {
      heroes: HEROES,
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,2'] } },
      imperialClass: 'technological-superiority',
      cards: [card('endless-ranks')],
      hand: ['Snowtrooper', 'Imperial Officer'],
      threat: 10,
    },
  })
  expect(match.empire.offers({ do: 'deploy-group', kind: 'snowtrooper', threat: 6 })).toBe(true)
  expect(match.empire.offers({ do: 'deploy-group', kind: 'imperial-officer', threat: 2 })).toBe(true)
  expect(match.empire.offers({ do: 'reinforce', group: 'troopers', threat: 2 })).toBe(true)
})

test('Shock Troopers: a surge for Troopers that attack within 2 spaces [ia.attack-steps.8] [card: Shock Troopers]', () => {
  const match = troopers([card('shock-troopers')], {
    groups: { troopers: { card: 'Stormtrooper', at: ['2,1', '1,2', '1,3'] } },
  })
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.until('surge')
  match.empire.surge('+1 damage')
  match.settle()
  match.empire.end()
  match.empire.activate('troopers 2')
  match.empire.attack('gideon', SHOT)
  match.settle()
  expect(match.events.filter((what) => what === 'surge')).toHaveLength(1)
})

test('Sustained Fire: another attack at once, and the figure is Stunned [card: Sustained Fire]', () => {
  const match = troopers([card('sustained-fire')])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.until('attack-resolved')
  match.empire.use('Sustained Fire')
  match.empire.attack('gideon', SHOT)
  match.settle()
  expect(match.figures['troopers 1'].conditions).toEqual(['stunned'])
  expect(match.events.filter((what) => what === 'attack')).toHaveLength(2)
})

test('Combat Veterans attack and defend better [ia.attachments.3] [card: Combat Veterans]', () => {
  const match = troopers([[card('combat-veterans'), 'troopers']])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
})

test('Shock and Awe: tokens come at the end of rounds, and go for damage, one an attack [ia.status-phase-campaign.7] [card: Shock and Awe]', () => {
  const match = troopers([card('shock-and-awe')], { threat: 3, threatLevel: 0 })
  match.until('pay-threat')
  match.empire.choose({ do: 'yes' })
  expect(match.card(card('shock-and-awe')).value).toBe(2)
  expect(match.state.campaign?.threat).toBe(2)
  match.until('activate')
  match.hero('diala').activate('diala')
  match.hero('diala').end()
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.empire.use('Shock and Awe')
  expect(match.card(card('shock-and-awe')).value).toBe(1)
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
})
