/** Who acts and who answers in a campaign (rulebook: Aktivierung, Timing-Konflikte bei Kampagnen, Verbündete, Neutrale Figuren). */
import { expect, test } from 'vitest'
import { deploymentNumber } from '../../facts/index.ts'
import { addGroup } from '../../setup.ts'
import { NEUTRAL } from '../../state.ts'
import { type Situation, situation } from '../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  diala: { hero: 'diala-passil', at: '1,3' },
} as const
const OFFICER = { card: 'Imperial Officer', at: '9,5' } as const

test('the Rebels activate first in every round, and choose together who; the sides alternate [ia.activation.5] [ia.activation.6] [ia.activation-phase.3] [ia.hero.1]', () => {
  const match = situation({
    campaign: { heroes: HEROES, groups: { officer: OFFICER, probe: { card: 'Probe Droid', at: '9,1' } } },
  })
  expect(match.offered).toEqual([
    { do: 'activate', group: 'gideon' },
    { do: 'activate', group: 'diala' },
  ])
  match.hero('diala').activate('diala')
  match.hero('diala').end()
  expect(match.asked).toBe('player3')
  match.empire.activate('officer')
  match.empire.end()
  expect(match.asked).not.toBe('player3')
  match.nextRound()
  expect(match.picture).toMatchObject({ round: 2, turn: 'rebels' })
})

test('what concerns one hero is asked of its player; what all decide, of him whose hero acted last [ia.conflicts-campaign.3] [ia.conflicts-campaign.4]', () => {
  const heroes = { ...HEROES, fenn: { hero: 'fenn-signis', at: '1,5' } } as const
  const match = situation({ campaign: { heroes, groups: { officer: OFFICER } } })
  expect(match.asked).toBe('player1')
  match.hero('diala').activate('diala')
  expect([match.asked, match.question]).toEqual(['player2', 'act'])
  match.hero('diala').end()
  match.empire.activate('officer')
  match.empire.end()
  // Diala’s player speaks for the Rebels from now on.
  expect([match.asked, match.question]).toEqual(['player2', 'activate'])
})

test('of two heroes under a walker the Rebels say who goes first, and each player where his goes [ia.massive.9] [ia.massive.10] [ia.conflicts-campaign.3]', () => {
  const match = situation({
    campaign: {
      heroes: {
        gideon: { ...HEROES.gideon, at: '3,1' },
        diala: { ...HEROES.diala, at: '3,2' },
      },
      groups: { walker: { card: 'AT-ST', at: '5,1' } },
    },
    turn: 'empire',
  })
  match.empire.activate('walker')
  match.empire.move('walker', '3,1')
  expect([match.asked, match.question]).toEqual(['player1', 'push-order'])
  match.choose({ figure: 'diala' })
  expect([match.asked, match.question]).toEqual(['player2', 'put'])
  match.decline()
  expect([match.asked, match.question]).toEqual(['player1', 'put'])
})

test('an ally is activated instead of a hero, and the Empire follows; allies neither rest nor open crates, and attack once [ia.allies-rebel.7] [ia.allies-rebel.8] [ia.allies-rebel.10] [ia.allies-rebel.11] [ia.allies.2] [ia.allies.5] [ia.interact.4]', () => {
  const match = situation({
    board: { rows: new Array<string>(9).fill('............'), crates: ['2,2'] },
    campaign: {
      heroes: HEROES,
      allies: { chewie: { card: 'Chewbacca', at: '2,1' } },
      groups: { officer: OFFICER, near: { card: 'Stormtrooper', at: ['3,1', '3,2', '3,3'] } },
    },
  })
  expect(match.offers({ do: 'activate', group: 'chewie' })).toBe(true)
  match.choose({ do: 'activate', group: 'chewie' })
  expect(match.offers({ do: 'rest' })).toBe(false)
  expect(match.offers({ do: 'strain-move' })).toBe(false)
  expect(match.offers({ do: 'interact' })).toBe(false)
  match.player1.attack('near 1')
  match.settle()
  expect(match.offers({ do: 'attack' })).toBe(false)
  match.choose({ do: 'end' })
  expect(match.groups.chewie.ready).toBe(false)
  expect(match.asked).toBe('player3')
})

test('heroes and allies are friends, and the Empire’s figures their enemies [ia.allies.6] [ia.allies-rebel.12] [ia.friendly-figure.3] [ia.hostile-figure.2] [ia.imperial-figures.1]', () => {
  const match = situation({
    campaign: {
      heroes: HEROES,
      allies: { luke: { card: 'Luke Skywalker', at: '2,2' } },
      groups: { officer: { card: 'Imperial Officer', at: '3,1' } },
    },
  })
  match.hero('gideon').activate('gideon')
  expect(match.hero('gideon').all('target')).toEqual(['officer'])
})

test('a defeated ally does not return [ia.allies.7] [ia.allies.8]', () => {
  const match = situation({
    campaign: {
      heroes: HEROES,
      allies: { trooper: { card: 'Rebel Trooper', at: ['3,3'] } },
      groups: { vader: { card: 'Darth Vader', at: '4,3' } },
      gained: ['Rebel Trooper'],
      threat: 20,
    },
    turn: 'empire',
  })
  match.empire.activate('vader')
  match.empire.attack('trooper', {
    dice: ['3 damage', '3 damage', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.trooper.at).toBe('gone')
  expect(match.picture.campaign).toMatchObject({ hand: [], allies: ['Rebel Trooper'] })
})

/** A figure that nobody controls, in the middle of a corridor. */
function withNeutral(): Situation {
  const match = situation({
    board: ['..........'],
    campaign: {
      heroes: { gideon: { hero: 'gideon-argus', at: '1,0' }, diala: { hero: 'diala-passil', at: '0,0' } },
      groups: { officer: { card: 'Imperial Officer', at: '7,0' } },
    },
    step: 'round-start',
  })
  const { state } = match
  addGroup(state, NEUTRAL, deploymentNumber('rebel-trooper'))
  for (const [i, id] of state.groups[state.groups.length - 1].figures.entries())
    Object.assign(state.figures[id], i === 0 ? { space: 3 } : { gone: true })
  return match
}

test('a neutral figure is activated by nobody and no target, but blocks lines of sight; others pass it without extra cost [ia.neutral-figures.2] [ia.neutral-figures.3] [ia.neutral-figures.4] [ia.neutral-figures.5]', () => {
  const match = withNeutral()
  expect(match.offered).toHaveLength(2)
  match.hero('gideon').activate('gideon')
  expect(match.hero('gideon').offers({ do: 'attack' })).toBe(false)
  match.hero('gideon').move('gideon')
  expect(match.hero('gideon').offers({ do: 'walk', to: '4,0', cost: 3 })).toBe(true)
  expect(match.hero('gideon').offers({ do: 'walk', to: '3,0' })).toBe(false)
})

test('simultaneous effects: the Empire’s before the Rebels’, whoever is active [ia.timing.2] [ia.conflicts-campaign.1]', () => {
  const match = situation({
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, strain: 2, cards: ['item/portable-medkit'] } },
      groups: { officer: OFFICER },
      cards: ['subversive-tactics/exploit-weakness'],
    },
  })
  match.hero('gideon').activate('gideon')
  match.hero('gideon').choose({ do: 'rest' })
  expect([match.asked, match.question]).toEqual(['player3', 'rested'])
  match.empire.pass()
  expect([match.asked, match.question]).toEqual(['player1', 'rested'])
})
