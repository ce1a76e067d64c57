import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Award Ceremony: draw for each exhausted character, and set as many cards aside [card: 01138] [sd.errata-aw.1]', () => {
  const match = situation({
    player1: {
      characters: {
        leia: { card: '01028', exhausted: true },
        han: { card: '01046', exhausted: true },
        padawan: '01036',
      },
      hand: ['Award Ceremony', 'Flank'],
      deck: ['Dodge', 'Block', 'Aim'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Award Ceremony')
  match.player1.pick({ card: 'Flank' }, { card: 'Block' })
  expect(match.player1.hand).toEqual(['Dodge'])
  expect(match.player1.aside).toEqual(['Flank', 'Block'])
  expect(match.player2.view.players[0].aside.map(({ seenBy }) => seenBy)).toEqual([15, 15])
})

test('Award Ceremony needs a red character [card: 01138] [sd.spot.4]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '01046', exhausted: true } },
      hand: ['Award Ceremony'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Award Ceremony')
  expect(match.player1.hand).toEqual([])
})

test('Dug in distributes 3 shields [card: 01139]', () => {
  const given = {
    player1: { characters: { leia: '01028', padawan: '01036' }, hand: ['Dug in'], resources: 1 },
    player2: { characters: { kylo: '01011' } },
  }
  const match = situation(given)
  match.player1.play('Dug in')
  match.player1.split({ leia: 1, padawan: 2 })
  expect(match.characters.leia.shields).toBe(1)
  expect(match.characters.padawan.shields).toBe(2)
  expect(situation({ ...given, controller: 'player2' }).player1.offers({ do: 'play' })).toBe(false)
})

const firepower = () => {
  const match = situation({
    player1: {
      characters: {
        veers: { card: '01004', pool: ['1 ranged'] },
        jango: { card: '01021', pool: ['2 ranged'] },
      },
      supports: { tie: { card: '01006', pool: ['2 ranged'] } },
      hand: ['Firepower'],
      resources: 1,
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.play('Firepower')
  return match
}

test('Firepower adds 1 to a red ranged die [card: 01140]', () => {
  const match = firepower()
  expect(match.player1.all('of')).toEqual(['tie', 'veers'])
  match.player1.choose({ of: 'veers' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
})

test('Firepower adds 2 to that of a vehicle [card: 01140]', () => {
  const match = firepower()
  match.player1.choose({ of: 'tie' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(4)
})

test('Leadership exhausts a unique red character to ready another [card: 01141]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '01001', trooper: { card: '01002', exhausted: true } },
      hand: ['Leadership'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Leadership')
  expect(match.characters.phasma.ready).toBe(false)
  expect(match.characters.trooper.ready).toBe(true)
})

test('Leadership exhausts nobody for nothing, and no trooper leads [card: 01141] [sd.ready.2]', () => {
  const idle = situation({
    player1: { characters: { phasma: '01001', trooper: '01002' }, hand: ['Leadership'], resources: 1 },
    player2: { characters: { kylo: '01011' } },
  })
  idle.player1.play('Leadership')
  expect(idle.characters.phasma.ready).toBe(true)
  const leaderless = situation({
    player1: {
      characters: { trooper: '01002', kylo: { card: '01011', exhausted: true } },
      hand: ['Leadership'],
      resources: 1,
    },
    player2: { characters: { rey: '01038' } },
  })
  leaderless.player1.play('Leadership')
  expect(leaderless.characters.trooper.ready).toBe(true)
})

test('Squad Tactics: a Guardian falls, its weapon is redeployed, and the Raider rolls it [card: 01143] [sd.queue.9] [sd.guardian.2]', () => {
  const match = situation({
    player1: {
      characters: {
        raider: '01022',
        guard: { card: '01012', damage: 6, upgrades: ['Personal Escort', 'Gaffi Stick'] },
      },
      hand: ['Squad Tactics'],
    },
    player2: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Squad Tactics')
  match.player1.pick({ card: 'raider' }, { card: 'guard' })
  match.player1.choose({ die: '2 ranged' })
  expect(match.question).toBe('redeploy')
  match.rolls('1 resource', '+2 melee')
  match.player1.choose({ card: 'raider' })
  expect(match.characters.guard).toBeUndefined()
  expect(match.player1.pool).toEqual(['1 resource', '+2 melee'])
})
