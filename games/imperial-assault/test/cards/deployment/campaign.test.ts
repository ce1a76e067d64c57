/** Deployment cards against heroes: what is damage in a skirmish may be strain in a campaign. */
import { expect, test } from 'vitest'
import type { CampaignGiven } from '../../../position/given.ts'
import { type Situation, situation } from '../../play.ts'

const GIDEON = { hero: 'gideon-argus', at: '4,1' } as const
const DIALA = { hero: 'diala-passil', at: '9,7' } as const

function empire(groups: NonNullable<CampaignGiven['groups']>): Situation {
  return situation({
    turn: 'empire',
    campaign: {
      heroes: { gideon: GIDEON, diala: DIALA },
      groups,
      imperialClass: 'technological-superiority',
    },
  })
}

test('Force Choke of Darth Vader: damage and a strain token for a hero [ia.strain-campaign.1] [card: Darth Vader (Lord of the Sith)]', () => {
  const match = empire({ vader: { card: 'Darth Vader', at: '1,1' } })
  match.empire.activate('vader')
  match.empire.special('Force Choke')
  match.until('act')
  expect(match.figures.gideon.damage).toBe(2)
  expect(match.state.figures[0].strain).toBe(1)
})

test('Relentless Trandoshans strain a hero before the dice are rolled [ia.strain-campaign.1] [card: Trandoshan Hunter]', () => {
  const match = empire({ hunters: { card: 'Trandoshan Hunter', at: ['2,1', '2,3'] } })
  match.empire.activate('hunters 1')
  match.empire.attack('gideon')
  match.settle()
  expect(match.state.figures[0].strain).toBe(1)
})

test('an officer orders a mercenary: in a campaign both are friends [ia.friendly-figure.3] [ia.affiliation.3] [card: Imperial Officer]', () => {
  const match = empire({
    officer: { card: 'Imperial Officer', at: '1,1' },
    hunters: { card: 'Trandoshan Hunter', at: ['1,2'] },
  })
  match.empire.activate('officer')
  match.empire.special('Order')
  match.empire.walk('3,3')
  expect(match.figures.hunters.at).toBe('3,3')
})

test('an Imperial figure attacks once an activation, a hero with both actions [ia.actions.10]', () => {
  const match = empire({ troopers: { card: 'Stormtrooper', at: ['1,1', '1,2', '1,3'] } })
  match.empire.activate('troopers 1')
  match.empire.attack('gideon')
  match.settle()
  expect(match.empire.offers({ do: 'attack' })).toBe(false)
})

test('abilities pass over who is incapacitated: Vader chokes only who still stands [ia.incapacitated.7] [card: Darth Vader (Lord of the Sith)]', () => {
  const match = situation({
    turn: 'empire',
    campaign: {
      heroes: { gideon: GIDEON, diala: { hero: 'diala-passil', at: '3,3', wounded: true } },
      groups: { vader: { card: 'Darth Vader', at: '1,1' } },
    },
  })
  // As missions leave a wounded hero on the map that would withdraw.
  match.state.figures[1].gone = true
  match.empire.activate('vader')
  match.empire.special('Force Choke')
  expect(match.question).toBe('act')
  expect(match.figures).toMatchObject({ gideon: { damage: 2, strain: 1 }, diala: { damage: 0, strain: 0 } })
})

test('an explosion leaves a neutral figure unhurt [ia.neutral-figures.3] [ia.blast.1]', () => {
  const match = situation({
    turn: 'empire',
    campaign: {
      heroes: { gideon: GIDEON, diala: DIALA },
      groups: { sorin: { card: 'General Sorin', at: '1,1' }, probe: { card: 'Probe Droid', at: '1,2' } },
      neutral: { prisoner: { card: 'Imperial Officer', at: '5,1' } },
    },
  })
  match.empire.activate('sorin')
  match.empire.special('Bombardment')
  match.empire.attack('gideon', {
    dice: ['2 damage 3 accuracy', '1 damage 2 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.until('act')
  expect(match.figures).toMatchObject({ gideon: { damage: 3 }, prisoner: { damage: 0 } })
})
