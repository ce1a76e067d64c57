/** Subversive Tactics. */
import { expect, test } from 'vitest'
import type { CampaignGiven } from '../../../position/given.ts'
import { type Situation, situation } from '../../play.ts'

const GIDEON = { hero: 'gideon-argus', at: '4,1' } as const
const DIALA = { hero: 'diala-passil', at: '9,7' } as const
/** Dice of a Stormtrooper, for 3 damage against 1 block. */
const SHOT = { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] } as const
type Cards = NonNullable<CampaignGiven['cards']>
const card = (name: string): string => `subversive-tactics/${name}`

/** Troopers whose turn it is, and who aim at Gideon. */
function troopers(cards: Cards = [], more: Partial<CampaignGiven> = {}): Situation {
  return situation({
    turn: 'empire',
    campaign: {
      heroes: { gideon: GIDEON, diala: DIALA },
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,3', '1,5'] } },
      imperialClass: 'technological-superiority',
      cards,
      ...more,
    },
  })
}

/** Rebels whose turn it is, with allies that can shoot. */
function rebels(cards: Cards, more: Partial<CampaignGiven> = {}): Situation {
  return situation({
    campaign: {
      heroes: { gideon: GIDEON, diala: DIALA },
      allies: { rebels: { card: 'Rebel Trooper', at: ['4,3'] } },
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,3', '1,5'] } },
      imperialClass: 'technological-superiority',
      cards,
      ...more,
    },
  })
}

const strain = (match: Situation, hero: number): number => match.state.figures[hero].strain

test('Prey Upon Doubt: who attacks chooses between strain and evade for the defender [card: Prey Upon Doubt]', () => {
  const match = rebels([card('prey-upon-doubt')])
  match.player1.activate('rebels')
  match.player1.attack('troopers 2', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.empire.use('Prey Upon Doubt')
  match.player1.choose({ effect: 'strain' })
  match.settle()
  // An ally has no strain tokens (ia.strain-campaign.2).
  expect(match.figures.rebels.damage).toBe(1)
  expect(match.card(card('prey-upon-doubt')).exhausted).toBe(true)
})

test('Prey Upon Doubt: or the defender evades [card: Prey Upon Doubt]', () => {
  const match = rebels([card('prey-upon-doubt')])
  match.player1.activate('rebels')
  match.player1.attack('troopers 2', {
    dice: ['1 surge 2 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.empire.use('Prey Upon Doubt')
  match.player1.choose({ effect: 'evade' })
  match.until('surge')
  expect(match.attack).toMatchObject({ evade: 1, surges: 1 })
})

test('Savage Weaponry: Pierce 1, and a surge makes the target bleed [ia.attachments.3] [card: Savage Weaponry]', () => {
  const match = troopers([[card('savage-weaponry'), 'troopers']])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.until('surge')
  match.empire.surge('bleed')
  match.settle()
  expect(match.figures.gideon).toMatchObject({ damage: 2, conditions: ['bleeding'] })
})

test('Surgical Strike: the target suffers strain and damage after an attack [card: Surgical Strike]', () => {
  const match = troopers([card('surgical-strike')])
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.until('attack-resolved')
  match.empire.use('Surgical Strike')
  expect(match.figures.gideon.damage).toBe(4)
  expect(strain(match, 0)).toBe(1)
})

test('Exploit Weakness: an Imperial figure attacks the hero that has rested [ia.interrupt.1] [ia.rest.1] [card: Exploit Weakness]', () => {
  const match = rebels([card('exploit-weakness')], {
    heroes: { gideon: { ...GIDEON, strain: 2 }, diala: DIALA },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.choose({ do: 'rest' })
  match.empire.use('Exploit Weakness')
  match.empire.choose({ figure: 'troopers 2' })
  match.empire.choose({ effect: 'attack' })
  match.empire.attack('gideon', SHOT)
  match.settle()
  expect(match.figures.gideon.damage).toBe(3)
  expect(match.card(card('exploit-weakness')).exhausted).toBe(true)
})

test('Heavy Pressure: strain instead of an attack’s damage, as far as the endurance goes [ia.strain-campaign.6] [card: Heavy Pressure]', () => {
  const match = troopers([card('heavy-pressure')], {
    heroes: { gideon: { ...GIDEON, strain: 3 }, diala: DIALA },
  })
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.until('would-suffer')
  match.empire.use('Heavy Pressure')
  match.settle()
  // Endurance 5: two tokens, and what is beyond is damage.
  expect(strain(match, 0)).toBe(5)
  expect(match.figures.gideon.damage).toBe(1)
})

test('Executioner: damage for a hero’s strain, for 1 threat [ia.abilities.8] [card: Executioner]', () => {
  const match = troopers([card('executioner')], {
    heroes: { gideon: { ...GIDEON, strain: 2 }, diala: DIALA },
    threat: 1,
  })
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.empire.use('Executioner')
  match.settle()
  expect(match.figures.gideon.damage).toBe(5)
  expect(match.state.campaign?.threat).toBe(0)
})

test('strain that a hero got rid of does not count for Executioner: only what it has now [ia.strain-campaign.9] [card: Executioner]', () => {
  const match = rebels([card('executioner')], {
    heroes: { gideon: { ...GIDEON, strain: 3 }, diala: DIALA },
    threat: 1,
  })
  match.hero('gideon').activate('gideon')
  match.hero('gideon').choose({ do: 'rest' })
  match.hero('gideon').end()
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  expect(match.offers({ do: 'use', ability: 'executioner' })).toBe(false)
  match.settle()
  expect(match.state.campaign?.threat).toBe(1)
})

test('Weary Target: a hero of the Imperial player’s choice suffers 2 strain at the end of a round [ia.status-phase-campaign.7] [card: Weary Target]', () => {
  const match = troopers([card('weary-target')])
  match.until('choose-figure')
  match.empire.choose({ figure: 'diala' })
  expect(strain(match, 1)).toBe(2)
})

test('No Quarter: a surge against a hero with 2 strain [card: No Quarter]', () => {
  const match = troopers([card('no-quarter')], {
    heroes: { gideon: { ...GIDEON, strain: 2 }, diala: DIALA },
  })
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.until('surge')
  match.empire.surge('+1 damage')
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
})

test('Oppression: evade against a hero with 2 strain [card: Oppression]', () => {
  const match = rebels([card('oppression')], {
    heroes: { gideon: { ...GIDEON, strain: 2 }, diala: DIALA },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.attack('troopers 2', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('surge')
  expect(match.attack).toMatchObject({ evade: 1, surges: 1 })
})

test('Weary Target passes over who is incapacitated [ia.incapacitated.7] [card: Weary Target]', () => {
  const match = troopers([card('weary-target')], {
    heroes: { gideon: { ...GIDEON, strain: 5 }, diala: { ...DIALA, wounded: true } },
  })
  match.state.figures[1].gone = true
  match.nextRound()
  expect([match.figures.gideon.strain, match.figures.diala.strain]).toEqual([5, 0])
})
