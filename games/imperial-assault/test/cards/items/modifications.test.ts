/** Modifications of the core box. */
import { expect, test } from 'vitest'
import { carrying } from './mission.ts'

test('Balanced Hilt: exhausted for a surge, once [ia.modifications.2] [ia.abilities.10] [ia.exhaust.1] [card: Balanced Hilt]', () => {
  const match = carrying({
    cards: ['item/vibroblade', 'item/balanced-hilt'],
    attached: { 'item/balanced-hilt': 'item/vibroblade' },
  })
  const gideon = match.hero('gideon')
  match.rolls('2 damage 1 accuracy', '2 damage 1 accuracy', '3 block')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  gideon.use('Balanced Hilt')
  gideon.surge('bleed')
  expect(match.card('item/balanced-hilt').exhausted).toBe(true)
  match.settle()
  expect(match.figures['troopers 1']).toMatchObject({ damage: 1, conditions: ['bleeding'] })
  gideon.choose({ do: 'attack', weapon: 'item/vibroblade' })
  expect(gideon.offers({ do: 'use', ability: 'balanced-hilt' })).toBe(false)
})

test('Tactical Display: it helps no other weapon [ia.item-cards.5] [ia.modifications.7] [card: Tactical Display]', () => {
  const cards = ['item/dl-44', 'item/vibroblade', 'item/tactical-display']
  const match = carrying({ cards, attached: { 'item/tactical-display': 'item/dl-44' } })
  const gideon = match.hero('gideon')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  expect(gideon.offers({ do: 'use', ability: 'tactical-display' })).toBe(false)
  match.settle()
  gideon.choose({ do: 'attack', target: 'troopers 2', weapon: 'item/dl-44' })
  gideon.use('Tactical Display')
  const loose = carrying({ cards })
  loose.hero('gideon').choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  expect(loose.hero('gideon').offers({ do: 'use', ability: 'tactical-display' })).toBe(false)
})

test('Marksman Barrel: +2 accuracy; Spread Barrel: +1 damage at 3 spaces or less [card: Marksman Barrel] [card: Spread Barrel]', () => {
  const match = carrying({
    cards: ['item/dl-44', 'item/marksman-barrel'],
    attached: { 'item/marksman-barrel': 'item/dl-44' },
  })
  const gideon = match.hero('gideon')
  match.rolls('2 damage 4 accuracy', '2 damage 1 accuracy', '1 block')
  gideon.choose({ do: 'attack', target: 'troopers 2', weapon: 'item/dl-44' })
  match.settle()
  expect(match.figures['troopers 2'].at).toBe('gone')

  const near = carrying({
    cards: ['item/dl-44', 'item/spread-barrel'],
    attached: { 'item/spread-barrel': 'item/dl-44' },
    troopers: ['4,1', '5,4'],
  })
  near.rolls('1 damage 5 accuracy', '1 damage 2 accuracy', '1 block')
  near.hero('gideon').choose({ do: 'attack', target: 'troopers 2', weapon: 'item/dl-44' })
  near.settle()
  expect(near.figures['troopers 2'].damage).toBe(1)
  near.rolls('1 damage 5 accuracy', '1 damage 2 accuracy', '1 block')
  near.hero('gideon').choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  near.hero('gideon').use('Spread Barrel')
  near.settle()
  expect(near.figures['troopers 1'].damage).toBe(2)
})

test('Extended Haft: a weapon without Reach gets it; one that has it gets Pierce 1 [card: Extended Haft]', () => {
  const short = carrying({
    cards: ['item/vibroblade', 'item/extended-haft'],
    attached: { 'item/extended-haft': 'item/vibroblade' },
    troopers: ['3,1'],
  })
  short.rolls('2 damage 1 accuracy', '2 damage 1 accuracy', '2 block')
  short.hero('gideon').choose({ do: 'attack', target: 'troopers', weapon: 'item/vibroblade' })
  expect(short.attack?.pierce ?? 0).toBe(0)
  short.settle()
  expect(short.figures.troopers.damage).toBe(2)

  const long = carrying({
    cards: ['item/bd-1-vibro-ax', 'item/extended-haft'],
    attached: { 'item/extended-haft': 'item/bd-1-vibro-ax' },
    troopers: ['3,1'],
  })
  long.rolls('2 damage', '2 damage 1 accuracy', '2 block')
  long.hero('gideon').choose({ do: 'attack', target: 'troopers', weapon: 'item/bd-1-vibro-ax' })
  long.settle()
  expect(long.figures.troopers.at).toBe('gone')
})

test('High-Impact Guard: it helps the defender, whatever weapon is attacked with [card: High-Impact Guard]', () => {
  const match = carrying({
    cards: ['item/vibroblade', 'item/high-impact-guard'],
    attached: { 'item/high-impact-guard': 'item/vibroblade' },
    active: 'troopers 1',
  })
  match.empire.attack('gideon', {
    dice: ['2 damage 3 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.empire.pass()
  match.hero('gideon').use('High-Impact Guard')
  match.settle()
  expect(match.figures.gideon.damage).toBe(2)
})

test('Overcharger: depleted to take a defense die away, and gone for the mission [ia.abilities.11] [ia.deplete.1] [card: Overcharger]', () => {
  const match = carrying({
    cards: ['item/dl-44', 'item/overcharger'],
    attached: { 'item/overcharger': 'item/dl-44' },
  })
  const gideon = match.hero('gideon')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  match.rolls('1 damage 2 accuracy', '1 damage 2 accuracy')
  gideon.use('Overcharger')
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(2)
  expect(match.card('item/overcharger').depleted).toBe(true)
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  expect(gideon.offers({ do: 'use', ability: 'overcharger' })).toBe(false)
})

test('Disruption Cell: one of the dice is red instead, of the attacker’s choice [card: Disruption Cell]', () => {
  const match = carrying({
    cards: ['item/dl-44', 'item/disruption-cell'],
    attached: { 'item/disruption-cell': 'item/dl-44' },
  })
  const gideon = match.hero('gideon')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  expect(match.question).toBe('remove-die')
  match.rolls('2 damage 4 accuracy', '3 damage', '3 block')
  gideon.choose({ color: 'yellow' })
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(2)
})

test('Shock Emitter: a surge for Stun, and +1 damage for the card [card: Shock Emitter]', () => {
  const match = carrying({
    cards: ['item/vibroblade', 'item/shock-emitter'],
    attached: { 'item/shock-emitter': 'item/vibroblade' },
  })
  const gideon = match.hero('gideon')
  match.rolls('1 damage 1 surge 1 accuracy', '1 damage 1 surge 2 accuracy', '2 block')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  gideon.use('Shock Emitter')
  gideon.surge('stun')
  match.settle()
  expect(match.figures['troopers 1']).toMatchObject({ damage: 1, conditions: ['stunned'] })
})

test('Telescoping Sights: two actions for a Focused attack with this weapon [ia.abilities.6] [card: Telescoping Sights]', () => {
  const match = carrying({
    cards: ['item/dl-44', 'item/a280', 'item/telescoping-sights'],
    attached: { 'item/telescoping-sights': 'item/a280' },
  })
  const gideon = match.hero('gideon')
  gideon.special('Telescoping Sights')
  expect(gideon.all('weapon')).toEqual(['item/a280'])
  match.rolls('2 damage 4 accuracy', '2 damage 3 accuracy', '2 damage 2 accuracy', '3 block')
  gideon.choose({ do: 'attack', target: 'troopers 2' })
  match.settle()
  expect(match.figures['troopers 2'].at).toBe('gone')
  expect(match.figures.gideon.conditions).toEqual([])
  expect(match.state.activation?.actions).toBe(0)
})
