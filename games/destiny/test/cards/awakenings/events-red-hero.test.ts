import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Commando Raid discards more and draws a card [card: 01103]', () => {
  const match = situation({
    player1: {
      characters: { ackbar: { card: '01027', pool: ['1 discard'] } },
      hand: ['Commando Raid'],
      resources: 1,
      deck: ['Dodge', 'Block'],
    },
    player2: { characters: { kylo: '01011' }, hand: ['Aim', 'Flank', 'Block', 'Dodge'] },
  })
  match.player1.play('Commando Raid')
  expect(match.player2.hand).toHaveLength(1)
  expect(match.player1.hand).toEqual(['Dodge'])
})

test('Commando Raid draws nothing without a die to resolve [card: 01103] [sd.then.1]', () => {
  const match = situation({
    player1: {
      characters: { dooku: { card: '01009', pool: ['2 discard for 1'] } },
      hand: ['Commando Raid'],
      resources: 3,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Commando Raid')
  expect(match.player1.hand).toEqual([])
  expect(match.player1.pool).toEqual(['2 discard for 1'])
})

test('Defensive Position removes every die worth 2 or more [card: 01104]', () => {
  const given = {
    player1: { characters: { leia: '01028' }, hand: ['Defensive Position'], resources: 1 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2 as const, pool: ['2 melee for 1', 'special'] },
        rey: { card: '01038', dice: 2 as const, pool: ['+2 melee', '1 melee'] },
      },
    },
  }
  const match = situation(given)
  match.player1.play('Defensive Position')
  expect(match.player2.pool).toEqual(['special', '1 melee'])
  expect(situation({ ...given, controller: 'player2' }).player1.offers({ do: 'play' })).toBe(false)
})

test('Hit and Run activates a red character, and another action follows [card: 01106] [sd.ambush.1]', () => {
  const match = situation({
    player1: { characters: { veers: '01004', gun: '01047' }, hand: ['Hit and Run'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.rolls('2 ranged')
  match.player1.play('Hit and Run')
  expect(match.characters.veers.ready).toBe(false)
  expect(match.player1.question).toBe('additional-action')
  match.player1.resolve('2 ranged', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
})

test('It’s a Trap turns red dice to what an opponent shows, without Ambush [card: 01107] [sd.errata-aw.4]', () => {
  const match = situation({
    player1: {
      characters: {
        leia: { card: '01028', dice: 2, pool: ['blank', '1 focus'] },
        han: { card: '01046', pool: ['2 disrupt'] },
      },
      hand: ["It's a Trap!"],
      resources: 1,
    },
    player2: { characters: { jango: { card: '01021', dice: 2, pool: ['1 ranged', '1 melee'] } } },
  })
  match.player1.play("It's a Trap!")
  expect(match.player1.all('symbol')).toEqual(['melee', 'ranged'])
  match.player1.choose({ symbol: 'ranged' })
  expect(match.player1.all('of')).toEqual(['leia'])
  match.player1.choose({ die: 'blank', to: '2 ranged' })
  match.player1.choose({ die: '1 focus', to: '1 ranged' })
  expect(match.player1.pool).toEqual(['2 ranged', '1 ranged', '2 disrupt'])
  expect(match.asked).toBe('player2')
})

test('It’s a Trap needs a die of an opponent [card: 01107]', () => {
  const match = situation({
    player1: {
      characters: { leia: { card: '01028', pool: ['blank'] } },
      hand: ["It's a Trap!"],
      resources: 1,
    },
    player2: { characters: { jango: '01021' } },
  })
  match.player1.play("It's a Trap!")
  expect(match.player1.pool).toEqual(['blank'])
})

test('Natural Talent resolves any die with 1 more; modifiers stay out of it [card: 01108] [sd.resolve-via-card.4]', () => {
  const match = situation({
    player1: {
      characters: { veers: { card: '01004', dice: 2, pool: ['1 ranged', '+2 ranged'] } },
      hand: ['Natural Talent'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Natural Talent')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.player1.pool).toEqual(['+2 ranged'])
})

test('Natural Talent pays the cost of the die [card: 01108] [sd.resolve-via-card.2]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } },
      hand: ['Natural Talent'],
      resources: 1,
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.play('Natural Talent')
  expect(match.characters.rey.damage).toBe(0)
  expect(match.player1.pool).toEqual(['2 melee for 1'])
})

test('Rearm plays a red upgrade out of the discard pile, 1 cheaper [card: 01109]', () => {
  const match = situation({
    player1: {
      characters: { leia: '01028' },
      hand: ['Rearm'],
      discard: ['IQA-11 Blaster Rifle', 'DH-17 Blaster Pistol', 'Datapad'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Rearm')
  expect(match.characters.leia.upgrades).toEqual(['DH-17 Blaster Pistol'])
  expect(match.player1.resources).toBe(1)
  expect(match.player1.discard).toEqual(['IQA-11 Blaster Rifle', 'Datapad', 'Rearm'])
})

const retreat = {
  player1: { characters: { leia: '01028', padawan: '01036' }, hand: ['Retreat'], resources: 2 },
  player2: { characters: { kylo: '01011', trooper: '01002' }, hand: ['Unpredictable'] },
}

test('Retreat: the opponent has one action, then the phase is over [card: 01110] [sd.clar-aw.18]', () => {
  const match = situation(retreat)
  match.player1.play('Retreat')
  expect(match.player2.question).toBe('additional-action')
  match.player2.activate('kylo')
  expect(match.state.phase).toBe('upkeep')
})

test('Retreat: an action that the last one would give is lost [card: 01110] [sd.clar-aw.18]', () => {
  const match = situation(retreat)
  match.player1.play('Retreat')
  match.player2.play('Unpredictable')
  expect(match.picture.round).toBe(2)
})

test('Retreat: the action may be forgone, and whoever has claimed forgoes it [card: 01110] [sd.claim.3]', () => {
  const forgone = situation(retreat)
  forgone.player1.play('Retreat')
  forgone.player2.choose({ do: 'forgo' })
  expect(forgone.state.phase).toBe('upkeep')
  const claimed = situation({ ...retreat, player2: { ...retreat.player2, claimed: true } })
  claimed.player1.play('Retreat')
  expect(claimed.state.phase).toBe('upkeep')
})

const planning = () =>
  situation({
    unwritten: true,
    player1: {
      characters: { leia: '01028' },
      supports: { falcon: { card: '01049', exhausted: true } },
      hand: ['01111'],
      resources: 1,
    },
    player2: {
      characters: { kylo: '01011' },
      supports: { atst: '01005', bike: { card: '01018', exhausted: true } },
    },
  })

test('Strategic Planning readies a support [card: 01111]', () => {
  const match = planning()
  match.player1.play('Strategic Planning')
  match.player1.choose({ way: 'ready' })
  expect(match.player1.all('card')).toEqual(['bike', 'falcon'])
  match.player1.choose({ card: 'falcon' })
  expect(match.supports.falcon.ready).toBe(true)
})

const strike = () =>
  situation({
    player1: {
      characters: {
        leia: { card: '01028', dice: 2, pool: ['1 ranged', '2 ranged for 1'] },
        han: { card: '01046', pool: ['2 ranged'] },
      },
      hand: ['Surgical Strike'],
      resources: 1,
    },
    player2: {
      characters: { kylo: '01011' },
      supports: { bike: '01018', garrison: '01077', work: '01076', favor: '01088' },
    },
  })

test('Surgical Strike adds up red ranged dice, each 1 higher, to destroy a support [card: 01112]', () => {
  const match = strike()
  match.player1.play('Surgical Strike')
  expect(match.player1.all('of')).toEqual(['leia'])
  match.player1.pick({ die: '2 ranged for 1' })
  expect(match.player1.all('card')).toEqual(['bike', 'favor', 'garrison', 'work'])
  match.player1.choose({ card: 'bike' })
  expect(match.supports.bike).toBeUndefined()
  expect(match.player1.pool).toEqual(['1 ranged', '2 ranged'])
})

test('Surgical Strike takes no support for no dice [card: 01112] [sd.clar-aw.15]', () => {
  const match = strike()
  match.player1.play('Surgical Strike')
  match.player1.pick()
  expect(match.asked).toBe('player2')
  expect(Object.keys(match.supports)).toEqual(['bike', 'garrison', 'work', 'favor'])
})
