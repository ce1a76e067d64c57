/** Rewards of the heroes. */
import { expect, test } from 'vitest'
import type { HeroGiven } from '../../../position/given.ts'
import { type Situation, situation } from '../../play.ts'
import { carrying } from '../items/mission.ts'

test('Legendary: two heroes have 10 more health and two activation tokens each [ia.reward-cards.3] [ia.campaign-setup.5] [card: Legendary]', () => {
  const match = carrying({ cards: [] })
  expect(match.figures.gideon.health).toBe(10 + 10)
  expect(match.figures.diala.health).toBe(12 + 10)
})

test('Heroic: three heroes have 3 more health each [card: Heroic]', () => {
  const match = situation({
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1' },
        diala: { hero: 'diala-passil', at: '1,2' },
        fenn: { hero: 'fenn-signis', at: '1,3' },
      },
      groups: { officer: { card: 'Imperial Officer', at: '8,8' } },
    },
  })
  expect([match.figures.gideon.health, match.figures.diala.health, match.figures.fenn.health]).toEqual([
    13, 15, 15,
  ])
})

test('Adrenal Implant: Focused after resting, for exhausting it [card: Adrenal Implant]', () => {
  const match = carrying({ cards: ['reward/adrenal-implant'] })
  match.hero('gideon').choose({ do: 'rest' })
  match.hero('gideon').use('Adrenal Implant')
  expect(match.figures.gideon.conditions).toEqual(['focused'])
  expect(match.card('reward/adrenal-implant').exhausted).toBe(true)
})

const SHOT = ['2 damage 3 accuracy', '2 damage 2 accuracy'] as const

/** A trooper attacks one of two heroes. */
function shot(one: HeroGiven, other: HeroGiven): Situation {
  return situation({
    campaign: {
      heroes: { one, other },
      groups: { trooper: { card: 'Stormtrooper', at: ['2,1'] } },
    },
    active: 'trooper',
  })
}

test('Life Debt: who sees a friend suffer 3 or more damage within 3 spaces becomes Focused [card: Life Debt]', () => {
  const gideon: HeroGiven = { hero: 'gideon-argus', at: '1,1' }
  const gaarkhan: HeroGiven = { hero: 'gaarkhan', at: '1,4', cards: ['reward/life-debt'] }
  const match = shot(gideon, gaarkhan)
  match.empire.attack('one', { dice: SHOT, defense: ['1 block'] })
  match.empire.pass()
  match.hero('other').use('Life Debt')
  expect(match.figures.other.conditions).toEqual(['focused'])

  const little = shot(gideon, gaarkhan)
  little.empire.attack('one', { dice: SHOT, defense: ['2 block'] })
  little.empire.pass()
  expect(little.hero('other').offers({ do: 'use', ability: 'life-debt' })).toBe(false)

  const far = shot(gideon, { ...gaarkhan, at: '1,5' })
  far.empire.attack('one', { dice: SHOT, defense: ['1 block'] })
  far.empire.pass()
  expect(far.hero('other').offers({ do: 'use', ability: 'life-debt' })).toBe(false)
})

test('Peacemaker: for strain and the card, who was attacked shoots back [card: Peacemaker]', () => {
  const match = shot(
    { hero: 'jyn-odan', at: '1,1', cards: ['reward/peacemaker', 'item/dl-44'] },
    { hero: 'gideon-argus', at: '1,4' },
  )
  const jyn = match.hero('one')
  match.empire.attack('one', { dice: SHOT, defense: ['1 block'] })
  match.until('attack-resolved')
  jyn.use('Peacemaker')
  expect(jyn.all('target')).toEqual(['trooper'])
  match.rolls('2 damage 4 accuracy', '2 damage 1 accuracy', '1 block')
  jyn.choose({ do: 'attack', weapon: 'item/dl-44' })
  match.settle()
  expect(match.figures.trooper.at).toBe('gone')
  expect(match.state.figures[0].strain).toBe(1)
  expect(match.card('reward/peacemaker').exhausted).toBe(true)
})

test("Shu Yen’s Lightsaber: after Foresight the attacker suffers 1 damage, and not without it [card: Shu Yen's Lightsaber]", () => {
  const diala: HeroGiven = { hero: 'diala-passil', at: '1,1', cards: ['reward/shu-yens-lightsaber'] }
  const gideon: HeroGiven = { hero: 'gideon-argus', at: '1,4' }
  const match = shot(diala, gideon)
  match.empire.attack('one', { dice: SHOT, defense: ['1 block'] })
  match.until('attack-rerolls')
  match.hero('one').use('Foresight')
  match.settle()
  expect(match.figures.trooper.damage).toBe(1)

  const without = shot(diala, gideon)
  without.empire.attack('one', { dice: SHOT, defense: ['1 block'] })
  without.settle()
  expect(without.figures.trooper.damage).toBe(0)
})

test('Shadow Suit: 1 evade, and Ambush against those who see the hero [card: Shadow Suit]', () => {
  const given = (cards: readonly string[]): Situation =>
    situation({
      campaign: {
        heroes: {
          mak: { hero: 'mak-eshkarey', at: '1,1', cards },
          gideon: { hero: 'gideon-argus', at: '1,4' },
        },
        groups: { trooper: { card: 'Stormtrooper', at: ['2,1'] } },
      },
      active: 'mak',
    })
  const seen = given([])
  seen.hero('mak').attack('trooper')
  expect(seen.hero('mak').offers({ do: 'use', ability: 'ambush' })).toBe(false)
  const suited = given(['reward/shadow-suit'])
  suited.hero('mak').attack('trooper')
  suited.hero('mak').use('Ambush')
})

test('The Ways of the Force: for 1 strain a test is made with a green die more [ia.focused.1] [card: The Ways of the Force]', () => {
  const match = carrying({
    cards: ['item/slicing-tools', 'reward/the-ways-of-the-force'],
    groups: { droid: { card: 'Probe Droid', at: '2,1' } },
  })
  const gideon = match.hero('gideon')
  gideon.special('Slicing Tools')
  match.rolls('2 damage 4 accuracy', '2 damage 1 accuracy', '1 surge 1 accuracy')
  gideon.use('The Ways of the Force')
  match.until('act')
  expect(match.figures.droid.conditions).toEqual(['stunned'])
  expect(match.figures.gideon.conditions).toEqual([])
  expect(match.state.figures[0].strain).toBe(1)
})

test('Veteran Prowess: Havoc Shot hits harder, and after resting the hero recovers 2 damage more [card: Veteran Prowess]', () => {
  const match = situation({
    campaign: {
      heroes: {
        fenn: { hero: 'fenn-signis', at: '1,1', cards: ['reward/veteran-prowess', 'item/dl-44'], damage: 5 },
        gideon: { hero: 'gideon-argus', at: '1,5' },
      },
      groups: { troopers: { card: 'Stormtrooper', at: ['4,1', '8,8'] } },
    },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  match.rolls('1 damage 5 accuracy', '1 damage 2 accuracy', '2 block')
  fenn.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  fenn.use('Havoc Shot')
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(1)
  fenn.choose({ do: 'rest' })
  fenn.use('Veteran Prowess')
  // 3 of the 4 strain of a rest are too much (ia.rest.3).
  expect(match.figures.fenn.damage).toBe(5 - 3 - 2)
})

test('Fearless Leader: whom Gideon commands recovers 1 strain [card: Fearless Leader]', () => {
  const match = carrying({ cards: ['reward/fearless-leader'], diala: { strain: 3 } })
  match.hero('gideon').special('Command')
  match.until('act')
  expect(match.state.figures[1].strain).toBe(2)
})

test('Allied Operations and Fearless Leader: allies bring the Empire less threat [ia.allies-rebel.4] [card: Allied Operations] [card: Fearless Leader]', () => {
  const threatFor = (...cards: readonly string[]): number => {
    const match = situation({
      campaign: {
        heroes: {
          gideon: { hero: 'gideon-argus', at: '1,1', cards },
          diala: { hero: 'diala-passil', at: '1,3' },
        },
        groups: {},
        gained: ['rebel-trooper'],
      },
      step: 'deploy-heroes',
    })
    match.until('ally')
    match.choose({ do: 'ally' })
    match.until('activate')
    return match.state.campaign?.threat ?? -1
  }
  expect(threatFor()).toBe(6)
  expect(threatFor('reward/allied-operations')).toBe(4)
  expect(threatFor('reward/allied-operations', 'reward/fearless-leader')).toBe(2)
})
