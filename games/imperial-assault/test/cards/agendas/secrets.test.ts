/** Secret agenda cards of the core box. */
import { expect, test } from 'vitest'
import { cardNumber, deploymentNumber } from '../../../facts/index.ts'
import type { CampaignGiven } from '../../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

const GIDEON = { hero: 'gideon-argus', at: '4,1' } as const
const DIALA = { hero: 'diala-passil', at: '9,7' } as const
const FLOOR = { rows: new Array<string>(9).fill('............'), points: ['8,1'] } as const
const card = (name: string): string => `agenda/${name}`

function secret(
  name: string,
  more: Partial<CampaignGiven> = {},
  where: SituationGiven = { step: 'end-of-round' },
): Situation {
  return situation({
    board: FLOOR,
    ...where,
    campaign: {
      heroes: { gideon: GIDEON, diala: DIALA },
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,3', '1,5'] } },
      imperialClass: 'technological-superiority',
      secret: [card(name)],
      ...more,
    },
  })
}

/** Whether it is out of play, and whether it is back in the deck. */
function fate(match: Situation, name: string): { readonly inPlay: boolean; readonly inDeck: boolean } {
  const number = cardNumber(card(name))
  return {
    inPlay: match.state.held.some(({ card: one, seat }) => one === number && seat >= 0),
    inDeck: match.state.campaign?.agendas.includes(number) === true,
  }
}

test('Imperial Informants: threat at the end of a round; then the card is discarded [ia.agenda-types.10] [ia.agenda-cards.1] [ia.agenda-cards.4] [card: Imperial Informants]', () => {
  const match = secret('imperial-informants', { threatLevel: 3 })
  match.empire.use('Imperial Informants')
  match.empire.choose({ effect: 'discard-card' })
  expect(match.state.campaign?.threat).toBe(3)
  expect(fate(match, 'imperial-informants')).toEqual({ inPlay: false, inDeck: false })
})

test('a secret card that returns may be shuffled back into the agenda deck', () => {
  const match = secret('imperial-informants')
  match.empire.use('Imperial Informants')
  match.empire.choose({ effect: 'shuffle-back' })
  expect(fate(match, 'imperial-informants')).toEqual({ inPlay: false, inDeck: true })
})

test('nobody but the Imperial player sees a secret card before it is played [ia.agenda-types.9] [ia.agenda-types.11]', () => {
  const match = secret('imperial-informants')
  const seen = (seat: number): number | undefined => match.match.view(seat).held.at(-1)?.card
  expect(seen(2)).toBe(cardNumber(card('imperial-informants')))
  expect(seen(0)).toBe(-1)
})

test('Hired Help: for 1 influence Hunters are cheaper in this mission [ia.agenda-types.13] [ia.influence.3] [card: Hired Help]', () => {
  const match = secret(
    'hired-help',
    {
      groups: { hunters: { card: 'Trandoshan Hunter', at: ['1,1'] } },
      hand: ['Trandoshan Hunter', 'Stormtrooper'],
      influence: 2,
      threat: 10,
    },
    { step: 'mission-start', round: 0 },
  )
  match.empire.use('Hired Help')
  expect(match.state.campaign?.influence).toBe(1)
  match.until('deployment')
  expect(match.empire.offers({ kind: 'trandoshan-hunter', threat: 5 })).toBe(true)
  expect(match.empire.offers({ kind: 'stormtrooper', threat: 6 })).toBe(true)
  expect(match.empire.offers({ do: 'reinforce', group: 'hunters', threat: 2 })).toBe(true)
})

test('Hired Help does nothing while it is secret, and can’t be played without influence [ia.agenda-types.10] [ia.abilities.5] [card: Hired Help]', () => {
  const match = secret(
    'hired-help',
    { hand: ['Trandoshan Hunter'], threat: 10 },
    { step: 'mission-start', round: 0 },
  )
  expect(match.question).toBe('activate')
  match.until('deployment')
  expect(match.empire.offers({ kind: 'trandoshan-hunter', threat: 7 })).toBe(true)
})

test('Impending Doom: two figures are Focused when a hero is wounded [ia.wounded.1] [card: Impending Doom]', () => {
  const match = secret(
    'impending-doom',
    { heroes: { gideon: { ...GIDEON, damage: 19 }, diala: DIALA } },
    { turn: 'empire' },
  )
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('defeated')
  match.empire.use('Impending Doom')
  match.empire.pick({ figure: 'troopers 2' }, { figure: 'troopers 3' })
  expect(match.figures['troopers 2'].conditions).toEqual(['focused'])
  expect(match.figures['troopers 3'].conditions).toEqual(['focused'])
  expect(match.figures.gideon.at).toBe('4,1')
})

test('Impending Doom: a hero who is incapacitated was wounded before [ia.incapacitated.1] [ia.wounded.5] [card: Impending Doom]', () => {
  const match = situation({
    mission: 'drawn-in',
    campaign: {
      heroes: {
        gideon: { ...GIDEON, at: '5,3' },
        diala: { ...DIALA, at: '2,3', wounded: true, damage: 18, strain: 4 },
      },
      groups: { officer: { card: 'Imperial Officer', at: '2,4' } },
      imperialClass: 'technological-superiority',
      secret: [card('impending-doom')],
    },
    turn: 'empire',
  })
  match.empire.activate('officer')
  match.empire.attack('diala', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  expect(match.events).toContain('incapacitated')
  expect(match.empire.offers({ do: 'use', ability: 'impending-doom' })).toBe(false)
})

test('Tactical Maneuvering: up to three figures move at the end of a round [card: Tactical Maneuvering]', () => {
  const match = secret('tactical-maneuvering')
  match.empire.use('Tactical Maneuvering')
  match.empire.pick({ figure: 'troopers 1' }, { figure: 'troopers 2' })
  match.empire.walk('5,4')
  match.empire.choose({ do: 'stay' })
  match.empire.choose({ effect: 'discard-card' })
  expect(match.figures['troopers 1'].at).toBe('5,4')
})

test('Interrogation Protocol: the victim of a Droid is Stunned and Bleeding [card: Interrogation Protocol]', () => {
  const match = secret(
    'interrogation-protocol',
    { groups: { probe: { card: 'Probe Droid', at: '1,1' } } },
    { turn: 'empire' },
  )
  match.empire.activate('probe')
  match.empire.attack('gideon', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.until('attack-resolved')
  match.empire.use('Interrogation Protocol')
  expect(match.figures.gideon.conditions).toEqual(['bleeding', 'stunned'])
  expect(match.state.figures[0].strain).toBe(1)
})

test('Interrogation Protocol is not wasted on a victim that has fallen [card: Interrogation Protocol]', () => {
  const match = secret(
    'interrogation-protocol',
    {
      heroes: { gideon: { ...GIDEON, wounded: true, damage: 19 }, diala: DIALA },
      groups: { probe: { card: 'Probe Droid', at: '1,1' } },
    },
    { turn: 'empire' },
  )
  match.empire.activate('probe')
  match.empire.attack('gideon', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  expect(match.figures.gideon.at).toBe('gone')
  expect(match.question).toBe('act')
})

test('ISB Enforcers: a group of Stormtroopers attacks with both actions [ia.actions.10] [card: ISB Enforcers]', () => {
  const match = secret(
    'isb-enforcers',
    { groups: {}, hand: ['Stormtrooper'], threat: 6 },
    { step: 'deployment' },
  )
  match.empire.choose({ do: 'deploy-group', kind: 'stormtrooper' })
  match.until('group-deployed')
  match.empire.use('ISB Enforcers')
  expect(match.card(card('isb-enforcers'))).toMatchObject({ secret: false, group: 2 })
  match.until('activate')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  match.empire.choose({ do: 'figure' })
  match.empire.attack('gideon')
  match.settle()
  expect(match.empire.offers({ do: 'attack' })).toBe(true)
})

test('Imperial Operative: an officer with more health and speed, and Focused [card: Imperial Operative]', () => {
  const match = secret(
    'imperial-operative',
    { groups: {}, hand: ['Imperial Officer'], threat: 2 },
    { step: 'deployment' },
  )
  match.empire.choose({ do: 'deploy-group' })
  match.until('group-deployed')
  match.empire.use('Imperial Operative')
  match.until('activate')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  const officer = match.state.figures.length - 1
  expect(match.state.figures[officer].conditions).not.toBe(0)
  match.empire.choose({ do: 'move' })
  expect(match.state.figures[officer].points).toBe(5)
})

test('A Dark Power: one group for 5 threat less [ia.deployment-campaign.9] [card: A Dark Power]', () => {
  const match = secret('a-dark-power', { hand: ['Royal Guard'], threat: 3 }, { step: 'deployment' })
  match.empire.use('A Dark Power')
  expect(match.state.campaign).toMatchObject({ threat: 0, hand: [] })
  match.until('activate')
  expect(fate(match, 'a-dark-power')).toEqual({ inPlay: false, inDeck: false })
})

test('A Dark Power: in a deployment at one point its group comes there, too [ia.deployment-campaign.7] [card: A Dark Power]', () => {
  const match = situation({
    mission: 'under-siege',
    round: 5,
    step: 'end-of-round',
    campaign: {
      heroes: { gideon: { ...GIDEON, at: '6,9' }, diala: { ...DIALA, at: '6,17' } },
      secret: [card('a-dark-power')],
      hand: ['Royal Guard'],
      threat: 3,
    },
  })
  match.empire.choose({ do: 'mission-rule', option: 'Capture sites are secured' })
  match.empire.choose({
    option:
      'Infiltrators: you may deploy at the point inside, and the first two activations of the next round are yours',
  })
  match.empire.use('A Dark Power')
  match.until('activate')
  expect(match.figures['Royal Guard 1'].at).toBe('4,12')
})

test('As You Wish: Darth Vader comes into the hand at the start of a round [card: As You Wish]', () => {
  const match = secret('as-you-wish', {}, { step: 'round-start' })
  match.empire.use('As You Wish')
  match.empire.choose({ effect: 'discard-card' })
  expect(match.state.campaign?.hand).toEqual([deploymentNumber('darth-vader')])
})

test('As You Wish is of no use while the mission keeps Darth Vader in reserve [ia.component-limits.4] [card: As You Wish]', () => {
  const match = secret('as-you-wish', { reserve: ['darth-vader'] }, { step: 'round-start' })
  expect(match.empire.offers({ do: 'use', ability: 'as-you-wish' })).toBe(false)
})

test('Tactical Explosives: everybody within 3 spaces tests Insight [ia.attribute-tests.13] [ia.attribute-tests.14] [card: Tactical Explosives]', () => {
  const match = secret('tactical-explosives', {
    heroes: { gideon: { ...GIDEON, at: '10,1' }, diala: DIALA },
    groups: {
      troopers: { card: 'Stormtrooper', at: ['1,1', '2,1', '1,8'] },
      elite: { card: 'stormtrooper-elite', at: ['3,1'] },
    },
  })
  match.empire.use('Tactical Explosives')
  match.empire.choose({ space: '1,1' })
  match.empire.choose({ effect: 'discard-card' })
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.figures['troopers 2'].at).toBe('gone')
  expect(match.figures['troopers 3'].at).toBe('1,8')
  expect(match.figures.elite).toMatchObject({ damage: 0, conditions: [] })
})

/** Rebels shoot at an officer who is an operative, for 5 damage. */
function shotAtOperative(damage: number): Situation {
  const match = secret(
    'imperial-informants',
    {
      allies: { rebels: { card: 'Rebel Trooper', at: ['4,3'] } },
      groups: {
        officer: { card: 'Imperial Officer', at: '1,3', damage },
        troopers: { card: 'Stormtrooper', at: ['1,8'] },
      },
      secret: [],
      cards: [[card('imperial-operative'), 'officer']],
    },
    { turn: 'rebels' },
  )
  match.player1.activate('rebels')
  match.player1.attack('officer', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  match.settle()
  return match
}

test('Imperial Operative: 3 more health [card: Imperial Operative]', () => {
  const match = shotAtOperative(0)
  expect(match.figures.officer).toMatchObject({ at: '1,3', damage: 5 })
  expect(fate(match, 'imperial-operative').inPlay).toBe(true)
})

test('what lies on a group without being an attachment is discarded with the group [ia.agenda-cards.4]', () => {
  const match = shotAtOperative(2)
  expect(match.figures.officer.at).toBe('gone')
  expect(fate(match, 'imperial-operative')).toEqual({ inPlay: false, inDeck: false })
})
