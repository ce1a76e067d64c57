/** Allies of the Rebellion from other boxes, and its droids. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const TROOPER = { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } }

test('C-3PO informs a friend beside him, and never attacks [card: C-3PO (Human-Cyborg Relations)]', () => {
  const match = situation({
    player1: { groups: { c3po: { card: 'c-3po', at: '1,1' }, luke: { card: 'luke-skywalker', at: '1,2' } } },
    player2: TROOPER,
    active: 'c3po',
  })
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
  match.player1.special('Inform')
  expect(match.figures.luke.conditions).toEqual(['focused'])
})

test('R2-D2 draws a command card beside a terminal [card: R2-D2 (Loyal Astromech)]', () => {
  const match = situation({
    board: { rows: ['......', '......'], terminals: ['2,0'] },
    player1: { groups: { r2: { card: 'r2-d2', at: '1,0' } }, deck: ['Urgency', 'Rally'] },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '5,1' } } },
  })
  match.player1.activate('r2')
  match.player1.special('Scomp Link')
  expect(match.player1.hand).toEqual(['Urgency'])
})

test('R2-D2 mends a Droid beside him [card: R2-D2 (Loyal Astromech)]', () => {
  const match = situation({
    player1: { groups: { r2: { card: 'r2-d2', at: '1,0' }, c3po: { card: 'c-3po', at: '2,0', damage: 2 } } },
    player2: TROOPER,
    active: 'r2',
  })
  match.player1.special('Service')
  expect(match.figures.c3po.damage).toBe(1)
})

test('R2-D2 is lucky with a blank [card: R2-D2 (Loyal Astromech)]', () => {
  const match = situation({
    player1: TROOPER,
    player2: { groups: { r2: { card: 'r2-d2', at: '1,1' } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('r2', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.figures.r2.damage).toBe(0)
})

test('MHD-19 heals a friend or hurts an enemy beside him [card: MHD-19]', () => {
  const match = situation({
    player1: {
      groups: { mhd: { card: 'mhd-19', at: '3,1' }, luke: { card: 'luke-skywalker', at: '2,1', damage: 4 } },
    },
    player2: TROOPER,
    active: 'mhd',
  })
  match.player1.special('Medical Loadout')
  expect(match.figures.luke.damage).toBe(1)
  match.player1.special('Improper Procedure')
  expect(match.figures.trooper).toMatchObject({ damage: 1, conditions: ['weakened'] })
})

test('Chopper rams [card: c1-10p]', () => {
  const match = situation({
    player1: { groups: { chopper: { card: 'c1-10p', at: '1,1' } } },
    player2: TROOPER,
    active: 'chopper',
  })
  match.rolls('2 damage 1 accuracy')
  match.player1.special('Ram')
  match.player1.walk('3,1')
  match.player1.put('5,1')
  expect(match.figures.trooper).toMatchObject({ damage: 2, at: '5,1' })
})

test('Chopper rams without damage: nobody suffers any, and nobody could use that [ia.damage.1] [card: c1-10p]', () => {
  for (const [side, suffers] of [
    ['2 damage 1 accuracy', true],
    ['1 surge 1 accuracy', false],
  ] as const) {
    const match = situation({
      unwritten: true,
      player1: {
        groups: { chopper: { card: 'c1-10p', at: '1,1' }, nexu: { card: 'Nexu', at: '8,5' } },
        hand: ['Opportunistic'],
      },
      player2: TROOPER,
      active: 'chopper',
    })
    match.rolls(side)
    match.player1.special('Ram')
    match.player1.walk('3,1')
    expect(match.player1.offers({ do: 'command', card: 'Opportunistic' })).toBe(suffers)
    expect(match.events.includes('damage')).toBe(suffers)
  }
})

test('Chopper shocks somebody at another terminal [card: c1-10p]', () => {
  const match = situation({
    board: { rows: ['.......', '.......'], terminals: ['0,0', '6,0'] },
    player1: { groups: { chopper: { card: 'c1-10p', at: '0,0' } } },
    player2: { groups: { troopers: { card: 'stormtrooper-elite', at: ['5,1', '3,1'] } } },
    active: 'chopper',
  })
  match.player1.special('System Shock')
  expect(match.player1.all('figure')).toEqual(['chopper', 'troopers 1'])
  match.player1.choose({ figure: 'troopers 1' })
  match.player2.number(0)
  expect(match.figures['troopers 1'].damage).toBe(3)
})

test('Chopper’s shock defeats somebody: his player is not asked about the strain of who is gone [ia.defeated.1] [card: c1-10p]', () => {
  const match = situation({
    board: { rows: ['.......', '.......'], terminals: ['0,0', '6,0'] },
    player1: { groups: { chopper: { card: 'c1-10p', at: '0,0' } } },
    player2: {
      groups: {
        trooper: { card: 'stormtrooper', at: '5,1', damage: 1 },
        other: { card: 'stormtrooper', at: '3,1' },
      },
    },
    active: 'chopper',
  })
  match.player1.special('System Shock')
  match.player1.choose({ figure: 'trooper' })
  expect(match.figures.trooper.at).toBe('gone')
  expect(match.question).not.toBe('avoid-strain')
})

test('Hera calls the shots once a round [card: Hera Syndulla (Spectre-2)]', () => {
  const match = situation({
    player1: {
      groups: { hera: { card: 'hera-syndulla', at: '1,2' }, gideon: { card: 'gideon-argus', at: '1,1' } },
    },
    player2: TROOPER,
  })
  match.player1.activate('gideon')
  match.player1.attack('trooper', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.use('Call the Shots')
  match.player1.choose({ result: 'damage' })
  match.settle()
  expect(match.figures.trooper.damage).toBe(4)
})

test('Hera’s smooth landing: a step for her and those beside her [card: Hera Syndulla (Spectre-2)]', () => {
  const match = situation({
    player1: {
      groups: { hera: { card: 'hera-syndulla', at: '1,2' }, gideon: { card: 'gideon-argus', at: '1,1' } },
    },
    player2: TROOPER,
    step: 'first-hand',
  })
  match.player1.walk('2,2')
  match.player1.walk('2,1')
  expect(match.figures.hera.at).toBe('2,2')
  expect(match.figures.gideon.at).toBe('2,1')
})

test('Leia leads: a friend attacks the same target [card: Leia Organa (Rebel Commander)]', () => {
  const match = situation({
    player1: {
      groups: { leia: { card: 'leia-organa', at: '1,1' }, gideon: { card: 'gideon-argus', at: '1,2' } },
    },
    player2: {
      groups: { vader: { card: 'darth-vader', at: '4,1' }, officer: { card: 'imperial-officer', at: '4,4' } },
    },
    active: 'leia',
  })
  match.player1.special('Battlefield Leadership')
  match.player1.attack('vader', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.until('choose-figure')
  match.player1.choose({ figure: 'gideon' })
  match.player1.yes()
  expect(match.attacked).toEqual(['vader'])
  match.player1.attack('vader', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.settle()
  expect(match.figures.vader.damage).toBe(5)
})

test('Leia leads: the friend may keep his Focus for another target [card: Leia Organa (Rebel Commander)]', () => {
  const match = situation({
    player1: {
      groups: {
        leia: { card: 'leia-organa', at: '1,1' },
        gideon: { card: 'gideon-argus', at: '1,2', conditions: ['focused'] },
      },
    },
    player2: { groups: { vader: { card: 'darth-vader', at: '4,1' } } },
    active: 'leia',
  })
  match.player1.special('Battlefield Leadership')
  match.player1.attack('vader')
  match.until('choose-figure')
  match.player1.choose({ figure: 'gideon' })
  match.player1.no()
  expect(match.question).toBe('act')
  expect(match.figures.gideon.conditions).toEqual(['focused'])
})

test('Leia shuffles a discarded card back into the deck [card: Leia Organa (Rebel Commander)]', () => {
  const match = situation({
    player1: { groups: { leia: { card: 'leia-organa', at: '1,1' } }, deck: ['Rally'], discard: ['Urgency'] },
    player2: TROOPER,
    active: 'leia',
  })
  match.player1.attack('trooper', {
    dice: ['1 damage 1 surge 3 accuracy', '1 surge', '1 surge'],
    defense: ['1 block'],
  })
  match.player1.surge('Military Efficiency')
  match.settle()
  expect(match.player1.discard).toEqual([])
  expect([...match.player1.deck].sort()).toEqual(['Rally', 'Urgency'])
})

test('Loku sets his sights past figures, and is Focused once he has defeated somebody [card: Loku Kanoloa]', () => {
  const match = situation({
    board: ['.......'],
    player1: { groups: { loku: { card: 'loku-kanoloa', at: '0,0' } } },
    player2: { groups: { troopers: { card: 'stormtrooper', at: ['2,0', '5,0'], damage: 2 } } },
    active: 'loku',
  })
  match.player1.special('Set Your Sights')
  match.player1.attack('troopers 2', { dice: ['2 damage 3 accuracy', '3 damage'], defense: ['1 block'] })
  match.settle()
  expect(match.figures['troopers 2'].at).toBe('gone')
  expect(match.figures.loku.conditions).toEqual(['focused'])
})

test('Luke deflects a shot at a large friend whose other end is beside him [ia.adjacent.5] [card: Luke Skywalker (Jedi Knight)]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '7,0' } } },
    player2: {
      groups: {
        luke: { card: 'luke-skywalker-jedi-knight', at: '1,0' },
        bantha: { card: 'bantha-rider', at: '2,1' },
      },
    },
  })
  match.player1.activate('trooper')
  match.player1.attack('bantha', {
    at: '3,1',
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.trooper.damage).toBe(1)
})

test('Luke deflects a shot at a friend beside him [card: Luke Skywalker (Jedi Knight)]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
    player2: {
      groups: {
        luke: { card: 'luke-skywalker-jedi-knight', at: '1,2' },
        gideon: { card: 'gideon-argus', at: '1,1' },
      },
    },
  })
  match.player1.activate('trooper')
  match.player1.attack('gideon', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.trooper.damage).toBe(1)
})

test('Luke is heroic: one attack an activation costs no action [card: Luke Skywalker (Jedi Knight)] [card: Heroic]', () => {
  const match = situation({
    player1: { groups: { luke: { card: 'luke-skywalker-jedi-knight', at: '3,1' } } },
    player2: { groups: { vader: { card: 'darth-vader', at: '4,1' } } },
    active: 'luke',
  })
  const blow = {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block', '1 block'],
  }
  match.player1.use('Heroic')
  match.player1.attack('vader', blow)
  match.settle()
  expect(match.player1.offers({ do: 'use', ability: 'heroic' })).toBe(false)
  match.player1.attack('vader', blow)
  match.settle()
  expect(match.figures.vader.damage).toBe(8)
  expect(match.player1.offers({ do: 'move' })).toBe(true)
})

test('Ezra is brash: 4 spaces at the start of a round [card: Ezra Bridger (Spectre-6)]', () => {
  const match = situation({
    player1: { groups: { ezra: { card: 'ezra-bridger', at: '1,1' } } },
    player2: TROOPER,
    step: 'round-start',
  })
  match.player1.walk('1,5')
  expect(match.figures.ezra.at).toBe('1,5')
  expect(match.activated).toEqual(['ezra'])
})

test('Ezra learns from a Force User: he turns a die [card: Ezra Bridger (Spectre-6)]', () => {
  const match = situation({
    player1: {
      groups: { ezra: { card: 'ezra-bridger', at: '3,1' }, luke: { card: 'luke-skywalker', at: '3,3' } },
    },
    player2: TROOPER,
    active: 'ezra',
  })
  match.player1.attack('trooper', {
    dice: ['1 surge 1 accuracy', '1 surge', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.use('Much to Learn')
  match.player1.yes()
  match.player1.choose({ color: 'green', side: '2 damage 3 accuracy' })
  match.settle()
  expect(match.figures.trooper.damage).toBe(3)
})

test('Ezra learns from others only by rerolling [card: Ezra Bridger (Spectre-6)]', () => {
  const match = situation({
    player1: { groups: { ezra: { card: 'ezra-bridger', at: '3,1' }, han: { card: 'han-solo', at: '3,3' } } },
    player2: TROOPER,
    active: 'ezra',
  })
  match.player1.attack('trooper', {
    dice: ['1 surge 1 accuracy', '1 surge', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.use('Much to Learn')
  expect(match.question).toBe('reroll')
})

test('Sabine evades and leaves a gift behind [card: Sabine Wren (Spectre-5)]', () => {
  const match = situation({
    player1: { groups: { sabine: { card: 'sabine-wren', at: '3,1', damage: 3 } } },
    player2: TROOPER,
    active: 'sabine',
  })
  match.player1.special('Evasive Maneuver')
  match.player1.walk('1,1')
  expect(match.figures.sabine.damage).toBe(1)
  match.rolls('2 damage 1 accuracy')
  match.player1.use('Parting Gift')
  match.player1.choose({ space: '4,1' })
  expect(match.figures.trooper.damage).toBe(2)
  expect(match.player1.offers({ do: 'use', ability: 'parting-gift' })).toBe(false)
})
