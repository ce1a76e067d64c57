/** Armor and equipment of the core box. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { carrying } from './mission.ts'

const SHOT = ['2 damage 3 accuracy', '2 damage 2 accuracy'] as const

test('Combat Coat: health, and evade results become block, as many as its hero likes [ia.item-cards.4] [card: item/combat-coat-1]', () => {
  const match = situation({
    campaign: {
      heroes: {
        jyn: { hero: 'jyn-odan', at: '1,1', cards: ['item/combat-coat-1'] },
        gideon: { hero: 'gideon-argus', at: '1,3' },
      },
      groups: { troopers: { card: 'Stormtrooper', at: ['2,1'] } },
    },
    active: 'troopers',
  })
  expect(match.figures.jyn.health).toBe(10 + 10 + 2)
  match.empire.attack('jyn', { dice: SHOT, defense: ['1 block 1 evade'] })
  match.empire.pass()
  match.hero('jyn').use('Combat Coat')
  match.settle()
  expect(match.figures.jyn.damage).toBe(2)
})

test('Combat Coat: of several evade results some may stay [card: item/combat-coat-2]', () => {
  const match = situation({
    campaign: {
      heroes: {
        jyn: { hero: 'jyn-odan', at: '1,1', cards: ['item/combat-coat-2', 'reward/shadow-suit'] },
        gideon: { hero: 'gideon-argus', at: '1,3' },
      },
      groups: { troopers: { card: 'Stormtrooper', at: ['2,1'] } },
    },
    active: 'troopers',
  })
  match.empire.attack('jyn', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 2 accuracy'],
    defense: ['1 block 1 evade'],
  })
  match.empire.pass()
  match.hero('jyn').use('Combat Coat')
  expect(match.question).toBe('convert-evade')
  match.hero('jyn').number(1)
  expect(match.attack).toMatchObject({ block: 2, evade: 1 })
})

test('Laminate Armor: health, and 1 block for exhausting it [card: item/laminate-armor-2]', () => {
  const match = carrying({ cards: ['item/laminate-armor-2'], active: 'troopers 1' })
  expect(match.figures.gideon.health).toBe(10 + 10 + 3)
  match.empire.attack('gideon', { dice: SHOT, defense: ['1 block'] })
  match.empire.pass()
  match.hero('gideon').use('Laminate Armor')
  match.settle()
  expect(match.figures.gideon.damage).toBe(2)
  expect(match.card('item/laminate-armor-2').exhausted).toBe(true)
})

test('Personal Shields: 5 block, once a mission [ia.deplete.1] [card: Personal Shields]', () => {
  const match = carrying({ cards: ['item/personal-shields'], active: 'troopers 1' })
  match.empire.attack('gideon', { dice: SHOT, defense: ['1 block'] })
  match.empire.pass()
  match.hero('gideon').use('Personal Shields')
  match.settle()
  expect(match.figures.gideon.damage).toBe(0)
  expect(match.card('item/personal-shields').depleted).toBe(true)
})

test('Reinforced Helmet: the attacker rerolls a die that the defender chooses [card: Reinforced Helmet]', () => {
  const match = carrying({ cards: ['item/reinforced-helmet'], active: 'troopers 1' })
  match.empire.attack('gideon', { dice: SHOT, defense: ['1 block'] })
  match.empire.pass()
  match.hero('gideon').use('Reinforced Helmet')
  match.hero('gideon').reroll(['2 damage 2 accuracy'], ['1 surge 1 accuracy'])
  match.empire.done()
  expect(match.figures.gideon.damage).toBe(1)
})

test('Portable Medkit: depleted after resting, for the hero or a friend beside it [ia.rest.1] [card: Portable Medkit]', () => {
  const match = carrying({ cards: ['item/portable-medkit'] })
  const gideon = match.hero('gideon')
  gideon.choose({ do: 'rest' })
  gideon.use('Portable Medkit')
  expect(gideon.all('figure')).toEqual(['diala', 'gideon'])
  gideon.choose({ figure: 'diala' })
  expect(match.figures.diala.damage).toBe(2)
  expect(match.state.figures[1].strain).toBe(1)
  expect(match.card('item/portable-medkit').depleted).toBe(true)
})

test('Survival Gear: difficult terrain costs nothing extra [card: Survival Gear]', () => {
  const match = carrying({
    cards: ['item/survival-gear'],
    board: ['.........', '..~~~~...', '.........', '.........', '.........'],
    troopers: ['8,4'],
  })
  match.hero('gideon').move('gideon', '5,1')
  expect(match.figures.gideon.points).toBe(0)
})

test('Slicing Tools: a droid beside the hero is damaged and Stunned if the test is passed; a failed die is rolled again [card: Slicing Tools]', () => {
  const match = situation({
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1', cards: ['item/slicing-tools'] },
        diala: { hero: 'diala-passil', at: '1,5' },
      },
      groups: { droid: { card: 'Probe Droid', at: '2,1' }, troopers: { card: 'Stormtrooper', at: ['1,2'] } },
    },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  match.rolls('2 damage 4 accuracy', '2 damage 1 accuracy')
  gideon.special('Slicing Tools')
  gideon.use('Slicing Tools')
  match.rolls('1 surge 2 accuracy')
  gideon.choose({ do: 'test-die', side: '2 damage 4 accuracy' })
  expect(match.figures.droid).toMatchObject({ damage: 1, conditions: ['stunned'] })
  expect(match.figures.troopers).toMatchObject({ damage: 0, conditions: [] })
})

test('Combat Knife: strain and the card for the damage of a green die [ia.abilities.8] [ia.strain-campaign.3] [ia.abilities.14] [card: Combat Knife]', () => {
  const match = carrying({ cards: ['item/combat-knife'] })
  match.rolls('2 damage 1 accuracy')
  match.hero('gideon').use('Combat Knife')
  expect(match.figures['troopers 1'].damage).toBe(2)
  expect(match.state.figures[0].strain).toBe(1)
  expect(match.card('item/combat-knife').exhausted).toBe(true)
  expect(match.state.activation?.actions).toBe(2)
})

test('Combat Knife: a hero without endurance left can’t use it [ia.strain-campaign.5] [card: Combat Knife]', () => {
  const match = carrying({ cards: ['item/combat-knife'], strain: 5 })
  expect(match.hero('gideon').offers({ do: 'use', ability: 'combat-knife' })).toBe(false)
})

test('Combat Visor: 1 strain for 2 accuracy, in every attack and once [ia.abilities.4] [ia.exhaust.8] [card: Combat Visor]', () => {
  const match = carrying({ cards: ['item/dl-44', 'item/combat-visor'] })
  const gideon = match.hero('gideon')
  for (const strain of [1, 2]) {
    match.rolls('1 damage 2 accuracy', '1 damage 2 accuracy', '3 block')
    gideon.choose({ do: 'attack', target: 'troopers 2', weapon: 'item/dl-44' })
    gideon.use('Combat Visor')
    expect(gideon.offers({ do: 'use', ability: 'combat-visor' })).toBe(false)
    match.settle()
    expect(match.state.figures[0].strain).toBe(strain)
  }
  expect(match.events).not.toContain('missed')
})

test('Extra Ammunition: a die of a ranged attack is rerolled, none of a melee one [card: Extra Ammunition]', () => {
  const match = carrying({ cards: ['item/dl-44', 'item/vibroblade', 'item/extra-ammunition'] })
  const gideon = match.hero('gideon')
  match.rolls('2 damage 1 accuracy', '2 damage 1 accuracy', '3 block')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  expect(gideon.offers({ do: 'use', ability: 'extra-ammunition' })).toBe(false)
  match.settle()
  match.rolls('1 surge 2 accuracy', '1 surge', '3 block')
  gideon.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  gideon.use('Extra Ammunition')
  gideon.reroll(['1 surge'], ['1 damage 2 surge'])
  expect(match.card('item/extra-ammunition').exhausted).toBe(true)
})
