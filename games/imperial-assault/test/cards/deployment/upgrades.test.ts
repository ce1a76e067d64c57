/** Skirmish upgrades of the core box. */
import { expect, test } from 'vitest'
import { findReadyArmy } from '../../../build/index.ts'
import { newMatch, situation } from '../../play.ts'

const OFFICERS = {
  player1: { groups: { one: { card: 'imperial-officer', at: '1,1' } } },
  player2: { groups: { two: { card: 'imperial-officer', at: '9,7' } } },
}

test('First Strike gives both players 4 victory points [ia.winning-skirmish.4] [card: First Strike]', () => {
  const match = situation({
    player1: { ...OFFICERS.player1, upgrades: ['first-strike'] },
    player2: OFFICERS.player2,
    step: 'first-hand',
  })
  expect([match.player1.points, match.player2.points]).toEqual([4, 4])
})

test('Rebel High Command draws one card more [card: Rebel High Command]', () => {
  const match = situation({
    player1: { ...OFFICERS.player1, upgrades: ['rebel-high-command'] },
    player2: OFFICERS.player2,
    step: 'round-end',
  })
  expect(match.player1.hand).toHaveLength(2)
  expect(match.player2.hand).toHaveLength(1)
})

test('Devious Scheme: its player takes a zone, the other has initiative and deploys first [card: Devious Scheme]', () => {
  const schemer = findReadyArmy('the-hunt')?.army
  const other = findReadyArmy('crimson-march')?.army
  if (schemer === undefined || other === undefined) throw new Error('there are no such armies')
  const match = newMatch({ armies: [schemer, other], missions: ['climate-research-camp-a'] })
  match.until('zone')
  expect(match.asked).toBe('player1')
  match.player1.choose({ zone: 'blue' })
  match.until('deploy')
  expect(match.asked).toBe('player2')
})

test('Devious Scheme on both sides has no effect [card: Devious Scheme]', () => {
  const schemer = findReadyArmy('the-hunt')?.army
  if (schemer === undefined) throw new Error('there is no such army')
  const match = newMatch({ armies: [schemer, schemer], missions: ['climate-research-camp-a'] })
  match.until('zone')
  const { initiative } = match.state
  expect(match.asked).toBe(initiative === 0 ? 'player1' : 'player2')
  match.choose({ zone: 'red' })
  expect(match.state.initiative).toBe(initiative)
})

const DUEL = {
  player1: { groups: { hk: { card: 'hk-assassin-droid', at: '1,1' } } },
  player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '4,1' } } },
}

test('Rule by Fear: two cards in the first round, then one is discarded [card: Rule by Fear]', () => {
  const match = situation({
    player1: { ...OFFICERS.player1, upgrades: ['rule-by-fear'], deck: ['Urgency', 'Rally', 'Recovery'] },
    player2: OFFICERS.player2,
    step: 'round-start',
    round: 0,
  })
  match.player1.choose({ card: 'Rally' })
  expect(match.player1.hand).toEqual(['Urgency'])
})

test('Explosive Armaments: two surges for a damage and Blast 2 [card: Explosive Armaments]', () => {
  const match = situation({
    player1: { groups: { hk: { ...DUEL.player1.groups.hk, attachments: ['explosive-armaments'] } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['4,1', '5,1'] } } },
  })
  match.player1.activate('hk')
  match.player1.attack('wookiees 1', {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy', '1 damage 2 surge'],
    defense: ['1 block'],
  })
  match.player1.pass()
  match.player1.surge('2: +1 damage, blast 2')
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(5)
  expect(match.figures['wookiees 2'].damage).toBe(2)
})

test('Fury of Kashyyyk focuses a Wookiee who suffered 3 damage [card: Fury of Kashyyyk]', () => {
  const match = situation({
    player1: DUEL.player1,
    player2: { groups: { wookiee: { ...DUEL.player2.groups.wookiee, attachments: ['fury-of-kashyyyk'] } } },
  })
  match.player1.activate('hk')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy', '1 damage 2 accuracy'],
    defense: ['2 block'],
  })
  match.settle()
  expect(match.figures.wookiee).toMatchObject({ damage: 3, conditions: ['focused'] })
})

test('Prey on the Weak pierces those who cost less [card: Prey on the Weak]', () => {
  const match = situation({
    player1: { groups: { hk: { ...DUEL.player1.groups.hk, attachments: ['prey-on-the-weak'] } } },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
  })
  match.player1.activate('hk')
  match.player1.attack('trooper', {
    dice: ['2 damage 3 accuracy', '1 surge 2 accuracy', '1 damage 2 accuracy'],
    defense: ['3 block'],
  })
  match.settle()
  expect(match.figures.trooper.damage).toBe(1)
})

test('a group with an attached Targeting Computer rerolls with that, too [card: Targeting Computer]', () => {
  const match = situation({
    player1: { groups: { web: { card: 'e-web-engineer', at: '1,1', attachments: ['targeting-computer'] } } },
    player2: DUEL.player2,
  })
  match.player1.activate('web')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '1 damage', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.player1.use('Targeting Computer')
  match.player1.reroll(['1 damage'], ['3 damage'])
  match.settle()
  expect(match.figures.wookiee.damage).toBe(5)
})

test('a Combat Suit takes 1 Pierce away, and counts for the points of its group [card: Combat Suit]', () => {
  const match = situation({
    player1: { groups: { luke: { card: 'luke-skywalker', at: '1,1' } } },
    player2: {
      groups: {
        gideon: { card: 'gideon-argus', at: '2,1', damage: 3, attachments: ['combat-suit'] },
        han: { card: 'han-solo', at: '9,7' },
      },
    },
  })
  match.player1.activate('luke')
  match.player1.special('Saber Strike')
  match.player1.attack('gideon', { dice: ['2 damage', '1 damage 2 accuracy'], defense: ['3 block'] })
  match.settle()
  expect(match.figures.gideon.at).toBe('gone')
  expect(match.player1.points).toBe(3 + 1)
})
