import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Don’t Get Cocky: everybody draws 2 cards [card: 01127]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ["Don't Get Cocky"] },
    player2: { characters: { kylo: '01011' }, hand: ['Aim'], deck: ['Dodge'] },
  })
  match.player1.play("Don't Get Cocky")
  expect(match.player1.hand).toHaveLength(2)
  expect(match.player2.hand).toEqual(['Aim', 'Dodge'])
})

test('Draw Attention needs a second character [card: 01128] [sd.move.2]', () => {
  const match = situation({
    player1: { characters: { leia: { card: '01028', damage: 5 } }, hand: ['Draw Attention'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Draw Attention')
  expect(match.characters.leia.damage).toBe(5)
})

const jump = {
  player1: {
    characters: { gun: '01047' },
    battlefield: 'Echo Base',
    hand: ['Hyperspace Jump'],
    resources: 3,
  },
  player2: { characters: { kylo: '01011' }, battlefield: 'Command Center' },
}

test('Hyperspace Jump ends the phase and switches the battlefield, whose controller stays [card: 01129] [sd.errata-aw.2] [sd.clar-aw.22] [sd.clar-aw.23]', () => {
  const match = situation({ ...jump, controller: 'player2' })
  const deck = match.player2.deck.length
  match.player1.play('Hyperspace Jump')
  expect(match.player1.all('card')).toEqual(['Echo Base'])
  match.player1.pick({ card: 'Echo Base' })
  expect(match.picture.battlefield).toBe('Echo Base')
  expect(match.picture.controller).toBe('player2')
  expect(match.player1.aside).toEqual(['Hyperspace Jump'])
  expect(match.state.players[1].aside).toHaveLength(1)
  expect(match.player2.deck).toHaveLength(deck - 5)
  match.nextRound()
  expect(match.picture.turn).toBe('player2')
})

test('Hyperspace Jump may leave the battlefield as it is [card: 01129]', () => {
  const match = situation(jump)
  match.player1.play('Hyperspace Jump')
  match.player1.pick()
  expect(match.picture.battlefield).toBe('Echo Base')
  expect(match.picture.round).toBe(2)
})

test('Hyperspace Jump with Ambush: the phase is over all the same [card: 01129] [card: 01163]', () => {
  const match = situation({
    ...jump,
    player1: { ...jump.player1, supports: { infamous: '01163' } },
  })
  match.player1.play('Hyperspace Jump', { using: 'infamous' })
  match.player1.pick()
  expect(match.picture.round).toBe(2)
  expect(match.question).toBe('action')
})

const wookiee = () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['Let The Wookiee Win'], resources: 1 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', 'blank'], exhausted: true },
        phasma: { card: '01001', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Let The Wookiee Win')
  return match
}

test('Let The Wookiee Win: damage to an exhausted character [card: 01130]', () => {
  const match = wookiee()
  match.player2.choose({ way: 'damage' })
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.player2.pool).toHaveLength(3)
})

test('Let The Wookiee Win: two dice of the opponent’s choice [card: 01130]', () => {
  const match = wookiee()
  match.player2.choose({ way: 'dice' })
  match.player2.pick({ die: '1 melee' }, { die: 'blank' })
  expect(match.player2.pool).toEqual(['2 ranged'])
  expect(match.characters.kylo.damage).toBe(0)
})

test('Let The Wookiee Win: what can’t be done may be chosen [card: 01130] [sd.clar-aw.11]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['Let The Wookiee Win'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Let The Wookiee Win')
  match.player2.choose({ way: 'damage' })
  expect(match.characters.kylo.damage).toBe(0)
  expect(match.player2.pool).toEqual(['1 melee'])
})

test('Negotiate trades a character die for two dice of the opponent’s choice [card: 01131]', () => {
  const match = situation({
    player1: {
      characters: {
        han: {
          card: '01046',
          pool: ['1 resource'],
          upgrades: [{ card: 'Holdout Blaster', pool: ['1 ranged'] }],
        },
      },
      hand: ['Negotiate'],
      resources: 1,
    },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', 'blank'] },
        phasma: { card: '01001', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Negotiate')
  match.player2.pick({ die: 'blank' }, { die: '1 melee' })
  expect(match.player1.pool).toEqual(['1 ranged'])
  expect(match.player2.pool).toEqual(['2 ranged'])
})

test('Negotiate needs a character die of your own [card: 01131]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['Negotiate'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Negotiate')
  expect(match.player2.pool).toEqual(['1 melee'])
})

test('Scavenge discards three cards and may take an upgrade or support [card: 01132]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      hand: ['Scavenge'],
      deck: ['Dodge', 'Datapad', 'Block', 'Aim'],
      discard: ['Outpost'],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Scavenge')
  expect(match.player1.all('card')).toEqual(['Datapad', 'Outpost'])
  match.player1.pick({ card: 'Datapad' })
  expect(match.player1.hand).toEqual(['Datapad'])
  expect(match.player1.deck).toEqual(['Aim'])
})

test('Scavenge takes nothing if the deck has only two cards [card: 01132] [sd.then.2]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['Scavenge'], deck: ['Dodge', 'Datapad'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Scavenge')
  expect(match.asked).toBe('player2')
  expect(match.player1.hand).toEqual([])
})

test('Shoot First resolves a yellow ranged die, removes one of theirs, and has Ambush [card: 01133]', () => {
  const match = situation({
    player1: {
      characters: {
        jango: { card: '01021', pool: ['2 ranged'] },
        leia: { card: '01028', pool: ['1 ranged'] },
      },
      hand: ['Shoot First'],
      resources: 1,
    },
    player2: { characters: { phasma: { card: '01001', dice: 2, pool: ['2 ranged', '1 focus'] } } },
  })
  match.player1.play('Shoot First')
  match.player1.choose({ card: 'phasma' })
  expect(match.characters.phasma.damage).toBe(2)
  expect(match.player1.pool).toEqual(['1 ranged'])
  expect(match.player2.pool).toEqual(['1 focus'])
  expect(match.player1.question).toBe('additional-action')
})

test('Shoot First removes nothing if nobody shot [card: 01133] [sd.then.1]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046', leia: { card: '01028', pool: ['1 ranged'] } },
      hand: ['Shoot First'],
      resources: 1,
    },
    player2: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Shoot First')
  expect(match.player2.pool).toEqual(['2 ranged'])
})

test('Smuggling turns a card into a resource [card: 01134]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['Smuggling', 'Dodge', 'Aim'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Smuggling')
  match.player1.pick({ card: 'Aim' })
  expect(match.player1.hand).toEqual(['Dodge'])
  expect(match.player1.resources).toBe(1)
})

test('Smuggling needs a yellow character and a card [card: 01134]', () => {
  const red = situation({
    player1: { characters: { leia: '01028' }, hand: ['Smuggling', 'Dodge'] },
    player2: { characters: { kylo: '01011' } },
  })
  red.player1.play('Smuggling')
  expect(red.player1.hand).toEqual(['Dodge'])
  const empty = situation({
    player1: { characters: { han: '01046' }, hand: ['Smuggling'] },
    player2: { characters: { kylo: '01011' } },
  })
  empty.player1.play('Smuggling')
  expect(empty.player1.resources).toBe(0)
})
