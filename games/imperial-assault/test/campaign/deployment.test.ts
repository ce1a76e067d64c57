/** Threat, deployment, reinforcement and attachments (rulebook: Bedrohung, Aufstellung, Verstärkung, Anhang). */
import { expect, test } from 'vitest'
import { deploymentNumber } from '../../facts/index.ts'
import type { CampaignGiven } from '../../position/given.ts'
import { addGroup } from '../../setup.ts'
import { EMPIRE, NONE } from '../../state.ts'
import { newMatch, type Situation, type SituationGiven, situation } from '../play.ts'

const ROWS = new Array<string>(9).fill('............')
const FLOOR = { rows: ROWS, points: ['8,1', '8,7'] } as const
const TWO = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  diala: { hero: 'diala-passil', at: '1,3' },
} as const

/** A round that is about to end. */
function status(given: Partial<CampaignGiven>, where: SituationGiven = {}): Situation {
  return situation({
    step: 'status',
    board: FLOOR,
    ...where,
    campaign: {
      heroes: TWO,
      imperialClass: 'subversive-tactics',
      ...given,
    },
  })
}

const hand = (match: Situation): readonly number[] | undefined => match.state.campaign?.hand
const places = (match: Situation, kind: string): string[] =>
  Object.values(match.figures).flatMap((one) => (one.card === kind && one.at !== 'gone' ? [one.at] : []))

test('threat rises by the threat level in each status phase, up to 20 [ia.threat.2] [ia.threat.5] [ia.status-phase-campaign.2]', () => {
  const groups = { officer: { card: 'Imperial Officer', at: '9,8' } } as const
  expect(status({ groups, threat: 3, threatLevel: 4 }).state.campaign?.threat).toBe(7)
  expect(status({ groups, threat: 18, threatLevel: 4 }).state.campaign?.threat).toBe(20)
})

test('the status phase: threat, ready, deployment, end of the round [ia.status-phase-campaign.1] [ia.status-phase-campaign.3] [ia.status-phase-campaign.4] [ia.status-phase-campaign.9]', () => {
  const match = status({
    heroes: { ...TWO, gideon: { ...TWO.gideon, exhausted: true } },
    groups: { officer: { card: 'Imperial Officer', at: '9,8', exhausted: true } },
    hand: ['Imperial Officer'],
    exhausted: ['subversive-tactics/prey-upon-doubt'],
    threatLevel: 2,
  })
  expect(match.question).toBe('deployment')
  expect(match.groups.officer.ready).toBe(true)
  expect(match.groups.gideon.ready).toBe(true)
  expect(match.card('subversive-tactics/prey-upon-doubt').exhausted).toBe(false)
  expect(match.state.round).toBe(1)
  match.empire.choose({ do: 'done' })
  expect(match.question).toBe('activate')
  expect(match.state.round).toBe(2)
})

test('heroes’ cards stay exhausted until the hero activates [ia.status-phase-campaign.5] [ia.activation.9]', () => {
  const card = 'gideon-argus/holdout-blaster'
  const match = status({
    groups: { officer: { card: 'Imperial Officer', at: '9,8' } },
    exhausted: [card],
  })
  expect(match.question).toBe('activate')
  expect(match.card(card).exhausted).toBe(true)
  match.hero('gideon').activate('gideon')
  expect(match.card(card).exhausted).toBe(false)
})

test('open groups are deployed for threat, as many as it pays for, at points of choice [ia.threat.1] [ia.deployment-campaign.3] [ia.deployment-campaign.4] [ia.deployment-campaign.8] [ia.deployment-campaign.9] [ia.deployment-campaign.13] [ia.open-groups.3]', () => {
  const match = status({
    groups: {},
    hand: ['Stormtrooper', 'Imperial Officer', 'AT-ST'],
    threat: 7,
    threatLevel: 2,
  })
  // 9 threat are not enough for an AT-ST.
  expect(match.empire.offers({ kind: 'at-st' })).toBe(false)
  match.empire.choose({ kind: 'stormtrooper' })
  match.empire.choose({ point: '8,1' })
  match.until('deployment')
  expect(places(match, 'Stormtrooper')).toContain('8,1')
  expect(places(match, 'Stormtrooper')).toHaveLength(3)
  match.empire.choose({ kind: 'imperial-officer' })
  match.empire.choose({ point: '8,7' })
  expect(places(match, 'Imperial Officer')).toEqual(['8,7'])
  expect(match.state.campaign).toMatchObject({ threat: 1, hand: [deploymentNumber('at-st')] })
})

test('without an active deployment point nobody comes [ia.deployment-campaign.2] [ia.deployment-campaign.6]', () => {
  const match = status({ groups: {}, hand: ['Imperial Officer'], threat: 5 }, { board: { rows: ROWS } })
  expect(match.question).toBe('activate')
  expect(hand(match)).toHaveLength(1)
})

test('a defeated group returns to the hand and may be deployed anew, with all its figures [ia.defeated.6] [ia.open-groups.4] [ia.deployment-campaign.11] [ia.initial-groups.3] [ia.reinforcement.4]', () => {
  const match = situation({
    board: FLOOR,
    campaign: {
      heroes: TWO,
      allies: { rebels: { card: 'Rebel Trooper', at: ['4,1'] } },
      groups: {
        officer: { card: 'Imperial Officer', at: '6,1', damage: 2 },
        last: { card: 'Nexu', at: '9,5' },
      },
      imperialClass: 'technological-superiority',
      threatLevel: 2,
    },
  })
  match.player1.activate('rebels')
  match.player1.attack('officer', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  match.settle()
  expect(match.figures.officer.at).toBe('gone')
  expect(hand(match)).toEqual([deploymentNumber('imperial-officer')])
  match.until('deployment')
  match.empire.choose({ kind: 'imperial-officer' })
  match.empire.choose({ point: '8,1' })
  expect(places(match, 'Imperial Officer')).toEqual(['8,1'])
})

test('a unique group does not return [ia.deployment-campaign.12] [ia.reinforcement.4]', () => {
  const match = situation({
    board: FLOOR,
    campaign: {
      heroes: TWO,
      allies: { rebels: { card: 'Rebel Trooper', at: ['4,1'] } },
      groups: { ig88: { card: 'IG-88', at: '6,1', damage: 9 }, last: { card: 'Nexu', at: '9,5' } },
      imperialClass: 'technological-superiority',
    },
  })
  match.player1.activate('rebels')
  match.player1.attack('ig88', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.ig88.at).toBe('gone')
  expect(hand(match)).toEqual([])
})

test('reinforcement: single figures of a group that still stands, each for its cost [ia.reinforcement.1] [ia.reinforcement.2] [ia.reinforcement.5] [ia.reinforcement.7] [ia.reinforcement.8]', () => {
  const match = status({
    groups: { troopers: { card: 'Stormtrooper', at: ['9,5'] } },
    threat: 3,
    threatLevel: 2,
  })
  match.empire.choose({ do: 'reinforce', group: 'troopers', threat: 2 })
  match.empire.choose({ point: '8,1' })
  match.empire.choose({ do: 'reinforce', group: 'troopers', threat: 2 })
  match.empire.choose({ point: '8,7' })
  expect(match.state.campaign?.threat).toBe(1)
  expect(places(match, 'Stormtrooper').sort()).toEqual(['8,1', '8,7', '9,5'])
  // The group is complete.
  expect(match.question).toBe('activate')
})

test('no reinforcement without a cost for it, or without a figure on the map [ia.reinforcement.3] [ia.reinforcement.6] [ia.status-phase-campaign.6]', () => {
  const match = status({
    groups: {
      officer: { card: 'Imperial Officer', at: '9,5' },
      guards: { card: 'Royal Guard', at: ['9,7'] },
      troopers: { card: 'Stormtrooper', at: ['9,1'] },
    },
    hand: ['Stormtrooper'],
    threat: 20,
  })
  const { state } = match
  expect(match.empire.offers({ do: 'reinforce', group: 'guards' })).toBe(true)
  // An officer of two that fell, and guards of whom none is left.
  addGroup(state, EMPIRE, deploymentNumber('imperial-officer'), 2)
  const [standing, fallen] = state.groups[state.groups.length - 1].figures
  state.figures[standing].space = 0
  for (const figure of [fallen, ...state.groups[3].figures])
    Object.assign(state.figures[figure], { space: NONE, gone: true })
  match.empire.choose({ do: 'reinforce', group: 'troopers' })
  match.empire.choose({ point: '8,1' })
  const groups = match.offered.filter((option) => option.do === 'reinforce').map(({ group }) => group)
  expect(groups).toEqual(['troopers'])
  expect(match.empire.offers({ do: 'deploy-group', kind: 'stormtrooper' })).toBe(true)
})

test('reserved groups wait face down: nobody deploys or sees them [ia.reserved-groups.2] [ia.reserved-groups.3] [ia.reserved-groups.4] [ia.open-groups.2] [ia.deployment-cards.2]', () => {
  const match = status({
    groups: {},
    hand: ['Imperial Officer'],
    reserve: ['Stormtrooper', 'Nexu'],
    threat: 10,
  })
  expect(match.empire.offers({ kind: 'stormtrooper' })).toBe(false)
  const rebel = match.match.view(0).campaign
  const imperial = match.match.view(2).campaign
  expect(rebel).toMatchObject({ hand: [], handBacks: { imperial: 1, mercenary: 0 } })
  expect(rebel).toMatchObject({ reserve: [], reserveBacks: { imperial: 1, mercenary: 1 } })
  expect(imperial?.reserve).toHaveLength(2)
})

test('deployment points are hidden from the Rebels [ia.deployment-campaign.14]', () => {
  const match = status({ groups: { officer: { card: 'Imperial Officer', at: '9,8' } } })
  expect(match.match.view(0).campaign?.points).toBe(0)
  expect(match.match.view(2).campaign?.points).toBe(3)
})

test('attachments go onto a group when it is deployed, and only where they fit [ia.attachments.1] [ia.attachments.2] [ia.attachments.6]', () => {
  const cards = ['technological-superiority/experimental-arms', 'technological-superiority/jetpacks']
  const match = status({ groups: {}, hand: ['Stormtrooper', 'Imperial Officer'], threat: 8, cards })
  match.empire.choose({ kind: 'imperial-officer' })
  match.empire.choose({ point: '8,7' })
  // Jetpacks are for Troopers.
  expect(match.empire.offers({ held: cards[1] })).toBe(false)
  match.empire.choose({ do: 'pass' })
  match.empire.choose({ kind: 'stormtrooper' })
  match.empire.choose({ point: '8,1' })
  match.until('attach-card')
  match.empire.choose({ held: cards[0] })
  match.empire.choose({ held: cards[1] })
  const group = match.state.groups.length - 1
  expect(match.card(cards[0]).group).toBe(group)
  expect(match.card(cards[1]).group).toBe(group)
})

test('attachments of a defeated group return and may be attached again [ia.attachments.4] [ia.attachments.5]', () => {
  const armor = 'technological-superiority/cloaking-device'
  const match = situation({
    board: FLOOR,
    campaign: {
      heroes: TWO,
      allies: { rebels: { card: 'Rebel Trooper', at: ['4,1'] } },
      groups: { trooper: { card: 'Stormtrooper', at: '6,1', damage: 2 }, last: { card: 'Nexu', at: '9,5' } },
      imperialClass: 'military-might',
      cards: [[armor, 'trooper']],
      threat: 6,
    },
  })
  match.player1.activate('rebels')
  match.player1.attack('trooper', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', 'blank'],
  })
  match.settle()
  expect(match.card(armor).group).toBe(-1)
  match.until('deployment')
  match.empire.choose({ kind: 'stormtrooper' })
  match.empire.choose({ point: '8,1' })
  match.until('attach-card')
  match.empire.choose({ held: armor })
  expect(match.card(armor).group).toBe(match.state.groups.length - 1)
})

test('of three heroes another gets the second activation token each round [ia.status-phase-campaign.8] [ia.activation.10]', () => {
  const match = status({
    heroes: { ...TWO, gaarkhan: { hero: 'gaarkhan', at: '1,5' } },
    groups: { officer: { card: 'Imperial Officer', at: '9,8' } },
  })
  const spare = () => match.state.groups.slice(0, 3).map((group) => group.spare)
  expect(match.question).toBe('second')
  match.choose({ do: 'second', hero: 'gaarkhan' })
  expect(spare()).toEqual([0, 0, 1])
  match.until('second')
  // Gaarkhan has had it.
  expect(match.offered.map(({ hero }) => hero)).toEqual(['gideon', 'diala'])
  match.choose({ do: 'second', hero: 'diala' })
  expect(spare()).toEqual([0, 1, 0])
})

test('initial groups stand as the map shows, without threat, and may have attachments; reserved ones wait [ia.initial-groups.1] [ia.initial-groups.2] [ia.deployment-campaign.1] [ia.deployment-campaign.5] [ia.deployment-campaign.10] [ia.reserved-groups.1] [ia.open-groups.1] [ia.mission-setup-campaign.6] [ia.mission-setup-campaign.7] [ia.mission-setup-campaign.8] [ia.attachments.2]', () => {
  const match = newMatch({
    armies: [],
    missions: [],
    campaign: {
      heroes: ['gideon-argus', 'diala-passil'],
      imperialClass: 'technological-superiority',
      agendas: [],
      sideMissions: [],
      mission: 'aftermath',
    },
  })
  const arms = 'technological-superiority/experimental-arms'
  match.until('open-group')
  // Both copies are used up, and nobody has gained Darth Vader.
  expect(match.empire.offers({ kind: 'stormtrooper' })).toBe(false)
  expect(match.empire.offers({ kind: 'darth-vader' })).toBe(false)
  expect(match.empire.offers({ kind: 'rebel-trooper' })).toBe(false)
  match.empire.choose({ kind: 'royal-guard' })
  match.until('attach-card')
  match.empire.choose({ held: arms })
  match.until('activate')
  const { groups, figures, campaign } = match.state
  const kinds = groups.map(({ kind }) => kind)
  expect(kinds.slice(2)).toEqual(['stormtrooper', 'probe-droid', 'imperial-officer'].map(deploymentNumber))
  expect(match.card(arms).group).toBe(2)
  expect(figures.every(({ space }) => space >= 0)).toBe(true)
  expect(campaign).toMatchObject({ threat: 0, points: 1 })
  expect(campaign?.hand).toContain(deploymentNumber('royal-guard'))
  expect(campaign?.reserve).toHaveLength(3)
})

test('a single deployment at a coloured point does not make it active [ia.deployment-campaign.6] [ia.deployment-campaign.7] [ia.reserved-groups.5]', () => {
  const match = situation({
    mission: 'aftermath',
    campaign: {
      heroes: {
        ...TWO,
        gideon: { hero: 'gideon-argus', at: '5,5' },
        diala: { hero: 'diala-passil', at: '2,3' },
      },
      groups: { officer: { card: 'Imperial Officer', at: '11,5' } },
      imperialClass: 'subversive-tactics',
      threat: 1,
    },
  })
  match.hero('gideon').activate('gideon')
  match.hero('gideon').interact('open-door')
  match.until('act')
  expect(match.state.campaign).toMatchObject({ reserve: [], points: 1, threat: 1 })
})

test('threat is public [ia.threat.4]', () => {
  const match = status({
    groups: { officer: { card: 'Imperial Officer', at: '9,8' } },
    threat: 5,
    threatLevel: 1,
  })
  expect(match.match.view(0).campaign?.threat).toBe(6)
  expect(match.match.view(2).campaign?.threat).toBe(6)
})
