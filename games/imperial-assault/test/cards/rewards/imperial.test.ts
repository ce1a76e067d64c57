/** Rewards of the Imperial player. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  diala: { hero: 'diala-passil', at: '1,3' },
} as const

test('Imperial Industry: four more surge abilities for the group; the movement points come after the attack [ia.attachments.3] [card: Imperial Industry]', () => {
  const match = situation({
    campaign: {
      heroes: HEROES,
      groups: { droid: { card: 'Probe Droid', at: '2,1', damage: 3 } },
      cards: [['reward/imperial-industry', 'droid']],
    },
    active: 'droid',
  })
  match.empire.attack('gideon', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 2 surge', '1 damage 2 surge'],
    defense: ['1 block'],
  })
  match.until('surge')
  match.empire.surge('stun')
  match.empire.surge('recover 2')
  match.empire.surge('2 movement points after the attack')
  expect(match.figures.droid.points).toBe(0)
  match.settle()
  expect(match.figures.droid).toMatchObject({ damage: 1, points: 2 })
  expect(match.figures.gideon.conditions).toEqual(['stunned'])
})

test('Old Wounds: wounded heroes hit less hard, healthy ones as before [ia.wounded.1] [card: Old Wounds]', () => {
  const damageOf = (wounded: boolean, at = '2,1'): number => {
    const match = situation({
      campaign: {
        heroes: { ...HEROES, gideon: { ...HEROES.gideon, wounded, cards: ['item/dl-44'] } },
        groups: { troopers: { card: 'Stormtrooper', at: [at, '8,8', '8,7'] } },
        cards: ['reward/old-wounds'],
      },
      active: 'gideon',
    })
    match.rolls('2 damage 4 accuracy', '1 damage 2 accuracy', '1 block')
    match.hero('gideon').choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
    match.settle()
    return match.figures['troopers 1'].damage
  }
  expect([damageOf(false), damageOf(true)]).toEqual([2, 1])
})

test('Old Wounds: it counts also if no figure of the Empire is left [card: Old Wounds]', () => {
  const match = situation({
    board: { rows: ['.....', '.....', '.....', '.....'], barricades: ['2,1'] },
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, wounded: true, cards: ['item/dl-44'] } },
      groups: {},
      cards: ['reward/old-wounds'],
    },
    active: 'gideon',
  })
  match.rolls('2 damage 4 accuracy', '1 damage 2 accuracy')
  match.hero('gideon').choose({ do: 'attack', weapon: 'item/dl-44' })
  match.settle()
  expect(match.state.tokens[0].damage).toBe(1)
})

test('Special Operations: put on a Leader when it is deployed, who raises the threat as an action [ia.attachments.2] [ia.attachments.6] [card: Special Operations]', () => {
  const match = situation({
    board: { rows: ['.........', '.........', '.........', '.........'], points: ['7,2'] },
    campaign: {
      heroes: HEROES,
      groups: {},
      cards: ['reward/special-operations'],
      hand: ['Imperial Officer', 'Probe Droid'],
      threat: 8,
    },
    step: 'deployment',
  })
  match.until('deployment')
  match.empire.choose({ do: 'deploy-group', kind: 'probe-droid' })
  // No Leader: nothing to attach.
  match.until('deployment')
  expect(match.card('reward/special-operations').group).toBe(-1)
  match.empire.choose({ do: 'deploy-group', kind: 'imperial-officer' })
  match.until('attach-card')
  match.empire.choose({ do: 'attach-card', held: 'reward/special-operations' })
  match.until('activate')
  expect(match.card('reward/special-operations').group).toBe(match.state.groups.length - 1)

  const later = situation({
    campaign: {
      heroes: HEROES,
      groups: { officer: { card: 'Imperial Officer', at: '8,8' } },
      cards: [['reward/special-operations', 'officer']],
      threat: 3,
    },
    active: 'officer',
  })
  later.empire.special('Special Operations')
  expect(later.state.campaign?.threat).toBe(4)
  expect(later.empire.offers({ do: 'special', ability: 'special-operations' })).toBe(false)
})

test.each([
  ['the heroes spend 100 credits', true, 150, 50, 0],
  ['each hero suffers 2 strain', false, 150, 150, 2],
])(
  'Supply Deficit: at the start of a mission %s [card: Supply Deficit]',
  (_what, pays, before, after, strain) => {
    const match = situation({
      campaign: {
        heroes: HEROES,
        groups: { officer: { card: 'Imperial Officer', at: '8,8' } },
        cards: ['reward/supply-deficit'],
        credits: before,
      },
      step: 'mission-start',
    })
    match.until('spend-credits')
    match.choose({ do: pays ? 'yes' : 'no' })
    expect(match.state.campaign?.credits).toBe(after)
    expect(match.state.figures.slice(0, 2).map((figure) => figure.strain)).toEqual([strain, strain])
  },
)

test('Supply Deficit: who can’t pay is not asked [card: Supply Deficit]', () => {
  const match = situation({
    campaign: {
      heroes: HEROES,
      groups: { officer: { card: 'Imperial Officer', at: '8,8' } },
      cards: ['reward/supply-deficit'],
      credits: 75,
    },
    step: 'mission-start',
  })
  match.until('activate')
  expect(match.state.figures.slice(0, 2).map((figure) => figure.strain)).toEqual([2, 2])
})
