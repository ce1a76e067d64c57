/** Ausgelöste Fähigkeiten: bevor, nachdem, gleichzeitig; verzögerte und Ersatzeffekte. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('a triggered ability answers to its own condition alone [sd.triggered.1]', () => {
  const match = situation({
    player1: { characters: { luke: '01035', other: '01036' }, deck: ['Dodge', 'Block'] },
    player2: { characters: { enemy: '01035' }, deck: ['Aim'] },
  })
  match.player1.activate('other', ['blank'])
  expect(match.player1.hand).toEqual([])
  match.player2.activate('enemy', ['blank'])
  expect([match.player1.hand, match.player2.hand]).toEqual([[], ['Aim']])
})

test('what waits in the queue resolves even if its card has left play by then [sd.triggered.2]', () => {
  const match = situation({
    player1: {
      characters: { raider: { card: '01022', dice: 2, upgrades: ['Fast Hands'] } },
      hand: ['Dodge'],
    },
    player2: { characters: { ackbar: { card: '01027', damage: 8 }, leia: '01028' } },
  })
  match.player1.activate('raider', ['1 ranged', '1 resource'])
  match.player1.pick({ card: 'raider' }, { card: 'Fast Hands' })
  match.player1.yes()
  match.player1.choose({ die: '1 resource' })
  expect(match.queue).toEqual(['Admiral Ackbar'])
  match.player1.choose({ die: '1 ranged' })
  match.player1.choose({ card: 'ackbar' })
  expect(match.characters.ackbar).toBeUndefined()
  expect(match.characters.raider.damage).toBe(2)
})

test('an after-ability does not interrupt: what triggered it is done first [sd.after.1]', () => {
  const grenades = { card: 'Infantry Grenades', pool: ['special'] }
  const match = situation({
    player1: { characters: { bala: { card: '01019', exhausted: true, upgrades: [grenades] } } },
    player2: { characters: { one: { card: '01002', damage: 6 }, two: '01002' } },
  })
  match.player1.resolve('special')
  expect(match).toMatchObject({ asked: 'player1', question: 'use-ability' })
  expect(match.characters.two.damage).toBe(2)
  expect(match.player1.discard).toEqual(['Infantry Grenades'])
  match.player1.yes()
  expect(match.characters.bala.ready).toBe(true)
})

test('a player puts his own simultaneous abilities in the order that he likes [sd.simultaneous.1]', () => {
  for (const [order, next] of [
    [['raider', 'Fast Hands'], 'Fast Hands'],
    [['Fast Hands', 'raider'], 'Tusken Raider'],
  ] as const) {
    const match = situation({
      player1: { characters: { raider: { card: '01022', upgrades: ['Fast Hands'] } }, hand: ['Dodge'] },
      player2: { characters: trooper },
    })
    match.player1.activate('raider', ['1 melee'])
    match.player1.pick(...order.map((card) => ({ card })))
    expect(match.queue).toEqual([next])
  }
})

test('abilities of several players: whoever controls the battlefield says whose come first [sd.simultaneous.3]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { raider: { card: '01022', upgrades: ['Fast Hands'] } }, hand: ['Dodge'] },
    player2: { characters: { jango: { card: '01021', upgrades: ['Fast Hands'] } } },
  })
  match.player1.activate('raider', ['1 melee'])
  expect(match).toMatchObject({ asked: 'player2', question: 'order-of-players' })
  match.player2.choose({ seat: 'player2' })
  match.player1.pick({ card: 'Fast Hands' }, { card: 'raider' })
  expect(match).toMatchObject({ asked: 'player2', queue: ['Fast Hands', 'Tusken Raider'] })
})

test('an event lies in the discard pile before what it has set for later happens [sd.delayed.3]', () => {
  const match = situation({
    player1: { characters: { jabba: '01020' }, hand: ['Coercion'], resources: 1 },
    player2: { characters: { leia: { card: '01028', damage: 3 } }, hand: ['Field Medic'], resources: 1 },
  })
  match.player1.play('Coercion')
  expect(match.player1.discard).toEqual(['Coercion'])
  expect(match.characters.leia.damage).toBe(3)
  expect(match.player2.offered.map((option) => option.do)).toEqual(['play', 'pass'])
})

test('“would … instead” comes before other before-abilities, which then have nothing to answer to [sd.replacement.4]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { han: { card: '01046', damage: 9, upgrades: ['Second Chance', 'Holdout Blaster'] } },
    },
    player2: { characters: { grievous: { card: '01003', pool: ['2 melee'] } } },
  })
  match.player2.resolve('2 melee', { on: 'han' })
  expect(match.characters.han).toMatchObject({ damage: 5, upgrades: ['Holdout Blaster'] })
  expect(match).toMatchObject({ asked: 'player1', question: 'action' })
})

test('of several replacements of one thing, their player chooses which comes first, and the others stay [sd.replacement.6] [sd.replacement.8]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: {
        han: {
          card: '01046',
          damage: 9,
          upgrades: [
            { card: 'Second Chance', name: 'first' },
            { card: 'Second Chance', name: 'second' },
          ],
        },
      },
    },
    player2: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
  })
  match.player2.resolve('2 melee', { on: 'han' })
  expect(match).toMatchObject({ asked: 'player1', question: 'order-of-abilities' })
  match.player1.pick({ card: 'second' }, { card: 'first' })
  expect(match.characters.han).toMatchObject({ damage: 5, upgrades: ['first'] })
})

test('replacements of several players: whoever controls the battlefield says whose comes first [sd.replacement.7]', () => {
  for (const [first, other] of [
    ['player2', 'player3'],
    ['player3', 'player2'],
  ] as const) {
    const match = situation({
      controller: 'player3',
      player1: { characters: { leia: { card: '01028', damage: 3 } }, hand: ['Field Medic'], resources: 1 },
      player2: { characters: { kylo: '01011' }, supports: { mine: 'Stifle' } },
      player3: { characters: { vader: '01010' }, supports: { theirs: 'Stifle' } },
    })
    match.player1.play('Field Medic')
    expect(match).toMatchObject({ asked: 'player3', question: 'order-of-players' })
    match.player3.choose({ seat: first })
    expect(match[first].discard).toEqual(['Stifle'])
    expect(match[other].discard).toEqual([])
    expect(match.characters.leia.damage).toBe(3)
  }
})

test('a replacement can itself be noticed: a redeployed upgrade too many makes another go [sd.replacement.2]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: {
        guard: { card: '01002', damage: 6, upgrades: ['F-11D Rifle'] },
        phasma: { card: '01001', upgrades: ['DH-17 Blaster Pistol', 'Personal Escort', 'Holdout Blaster'] },
      },
    },
    player2: { characters: { enemy: { card: '01001', pool: ['1 ranged'] } } },
  })
  match.player2.resolve('1 ranged', { on: 'guard' })
  match.player1.choose({ card: 'phasma' })
  expect(match.question).toBe('too-many-upgrades')
  match.player1.choose({ card: 'Personal Escort' })
  expect(match.player1.discard).toEqual(['Personal Escort'])
})
