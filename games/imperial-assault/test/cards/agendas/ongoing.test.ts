/** Ongoing agenda cards of the core box. */
import { expect, test } from 'vitest'
import { deploymentNumber } from '../../../facts/index.ts'
import type { CampaignGiven } from '../../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

const GIDEON = { hero: 'gideon-argus', at: '4,1' } as const
const DIALA = { hero: 'diala-passil', at: '9,7' } as const
/** Dice of a Stormtrooper, for 3 damage against 1 block. */
const SHOT = { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] } as const
const card = (name: string): string => `agenda/${name}`

function ongoing(name: string, more: Partial<CampaignGiven>, where: SituationGiven): Situation {
  return situation({
    ...where,
    campaign: {
      heroes: { gideon: GIDEON, diala: DIALA },
      groups: { troopers: { card: 'Stormtrooper', at: ['1,1', '1,3', '1,5'] } },
      imperialClass: 'technological-superiority',
      cards: [card(name)],
      ...more,
    },
  })
}

/** Hurts Gideon so much that he is wounded. */
function wound(match: Situation): void {
  match.empire.activate('troopers 1')
  match.empire.attack('gideon', SHOT)
  match.until('defeated')
}

test('High-Value Target: threat when a hero is defeated, once a mission [ia.deplete.1] [ia.defeated.2] [card: High-Value Target]', () => {
  const match = ongoing(
    'high-value-target',
    { heroes: { gideon: { ...GIDEON, damage: 19 }, diala: DIALA }, threatLevel: 4 },
    { turn: 'empire' },
  )
  wound(match)
  match.empire.use('High-Value Target')
  expect(match.state.campaign?.threat).toBe(4)
  expect(match.card(card('high-value-target')).depleted).toBe(true)
})

test('Fire at Will: after an activation a Trooper attacks with a surge more [ia.deplete.1] [card: Fire at Will]', () => {
  const match = ongoing('fire-at-will', {}, {})
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  match.empire.use('Fire at Will')
  match.empire.choose({ figure: 'troopers 2' })
  match.empire.attack('gideon', SHOT)
  match.empire.surge('+1 damage')
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
  expect(match.card(card('fire-at-will')).depleted).toBe(true)
})

test('Restorative Supplies: a figure recovers what two red dice show [card: Restorative Supplies]', () => {
  const match = ongoing(
    'restorative-supplies',
    {
      groups: {
        atst: { card: 'AT-ST', at: '1,1', damage: 7 },
        officer: { card: 'Imperial Officer', at: '1,8' },
      },
    },
    { step: 'end-of-round' },
  )
  match.rolls('3 damage', '2 damage')
  match.empire.use('Restorative Supplies')
  expect(match.figures.atst.damage).toBe(2)
  expect(match.card(card('restorative-supplies')).depleted).toBe(true)
})

test('Internal Affairs: an officer more in hand when the mission begins, as long as there are cards [card: Internal Affairs]', () => {
  const officer = deploymentNumber('imperial-officer')
  const match = ongoing('internal-affairs', {}, { step: 'mission-start', round: 0 })
  expect(match.state.campaign?.hand).toEqual([officer])
  const none = ongoing(
    'internal-affairs',
    { hand: ['Imperial Officer', 'Imperial Officer'] },
    { step: 'mission-start', round: 0 },
  )
  expect(none.state.campaign?.hand).toEqual([officer, officer])
})

test('Weakness Revealed: a hero attacks and defends worse for a round [ia.deplete.1] [ia.status-phase-campaign.7] [card: Weakness Revealed]', () => {
  const match = ongoing(
    'weakness-revealed',
    { allies: { chewbacca: { card: 'Chewbacca', at: '9,5' } } },
    { step: 'round-start' },
  )
  match.empire.use('Weakness Revealed')
  // No ally is a hero.
  expect(match.empire.all('figure')).toEqual(['diala', 'gideon'])
  match.empire.choose({ figure: 'gideon' })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.attack('troopers 1', {
    dice: ['1 damage 5 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(0)
  gideon.end()
  match.empire.activate('troopers 2')
  match.empire.attack('gideon', SHOT)
  match.settle()
  expect(match.figures.gideon.damage).toBe(4)
  match.nextRound()
  expect(match.card(card('weakness-revealed'))).toMatchObject({ depleted: true, value: 0 })
  expect(match.figures.gideon.effects).toEqual([])
})

const DECK = [
  'impending-doom',
  'fire-at-will',
  'as-you-wish',
  'hired-help',
  'internal-affairs',
  'wanted',
].map(card)

test('Tracking Beacon: one agenda card more in each Imperial stage [ia.imperial-upgrade-stage.4] [card: Tracking Beacon]', () => {
  const match = ongoing(
    'tracking-beacon',
    { agendas: DECK, influence: 9, credits: 250 },
    { step: 'buy-classes' },
  )
  expect(match.question).toBe('buy-agenda')
  expect(match.state.campaign?.drawn).toHaveLength(5)
})

test('Tracking Beacon: the heroes may pay 300 credits to be rid of it [card: Tracking Beacon]', () => {
  const match = ongoing(
    'tracking-beacon',
    { agendas: DECK, influence: 9, credits: 400 },
    { step: 'buy-classes' },
  )
  expect(match.question).toBe('tracking-beacon')
  match.player1.choose({ do: 'yes' })
  expect(match.state.campaign).toMatchObject({ credits: 100 })
  expect(match.state.campaign?.drawn).toHaveLength(4)
  expect(() => match.card(card('tracking-beacon'))).toThrow()
})
