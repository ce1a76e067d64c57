/** Ressourcen; Schilde; Ziehen; Spielbereit; Erschöpft. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('resources pay for cards, abilities and dice; who has too few can’t [sd.resources.1]', () => {
  const position = (resources: number) =>
    situation({
      player1: {
        characters: { ciena: '03001', trooper: { card: '01002', pool: ['2 ranged for 1'] } },
        supports: { fighter: { card: '01006', exhausted: true } },
        hand: ['F-11D Rifle'],
        resources,
      },
      player2: { characters: { enemy: '01001' } },
    })
  const poor = position(0)
  expect(poor.player1.offers({ do: 'play' })).toBe(false)
  expect(poor.player1.offers({ do: 'resolve' })).toBe(false)
  const one = position(1)
  expect(one.player1.offers({ do: 'resolve' })).toBe(true)
  one.player1.use('ciena')
  expect(one.supports.fighter.ready).toBe(false)
  expect(one.player1.resources).toBe(1)
  const two = position(2)
  two.player1.use('ciena')
  expect(two.supports.fighter.ready).toBe(true)
  expect(two.player1.resources).toBe(0)
})

test('gained resources come from the supply and lost ones go back there, to nobody else [sd.resources.2]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', dice: 2, pool: ['2 disrupt', '1 resource'] } } },
    player2: { characters: trooper, resources: 3 },
  })
  match.player1.resolve('2 disrupt')
  expect([match.player1.resources, match.player2.resources]).toEqual([0, 1])
  match.player2.pass()
  match.player1.resolve('1 resource')
  expect([match.player1.resources, match.player2.resources]).toEqual([1, 1])
})

test('each player gains 2 resources in upkeep, on top of what he has [sd.resources.3]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, resources: 3 },
    player2: { characters: trooper },
  })
  match.nextRound()
  expect([match.player1.resources, match.player2.resources]).toEqual([5, 2])
})

test('what else blocks damage does so before or after the shields, as the player likes [sd.shields.3] [sd.clar-sor.16]', () => {
  const position = () => {
    const match = situation({
      player1: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
      player2: {
        characters: { luke: { card: '01035', shields: 2, upgrades: ['Force Illusion'] } },
        deck: ['Dodge', 'Block', 'Aim', 'Flank'],
      },
    })
    match.player1.resolve('3 melee', { on: 'luke' })
    return match
  }
  const illusionFirst = position()
  illusionFirst.player2.choose({ do: 'ability' })
  expect(illusionFirst.characters.luke).toMatchObject({ damage: 0, shields: 2, upgrades: [] })
  expect(illusionFirst.player2.deck).toEqual(['Flank'])
  const shieldsFirst = position()
  shieldsFirst.player2.choose({ do: 'shields' })
  shieldsFirst.player2.choose({ do: 'ability' })
  expect(shieldsFirst.characters.luke).toMatchObject({ damage: 0, shields: 0, upgrades: [] })
  expect(shieldsFirst.player2.deck).toEqual(['Block', 'Aim', 'Flank'])
})

test('when shields have blocked all of it, nothing else is asked to [sd.shields.3]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
    player2: {
      characters: { luke: { card: '01035', shields: 3, upgrades: ['Force Illusion'] } },
      deck: ['Dodge', 'Block', 'Aim', 'Flank'],
    },
  })
  match.player1.resolve('3 melee', { on: 'luke' })
  match.player2.choose({ do: 'shields' })
  expect(match.question).not.toBe('block')
  expect(match.characters.luke).toMatchObject({ damage: 0, shields: 0, upgrades: ['Force Illusion'] })
})

test('a character has at most 3 shields; what is more is ignored [sd.shields.4]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '01035', shields: 2 } },
      hand: ['Defensive Stance'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Defensive Stance')
  match.player1.choose({ card: 'luke' })
  expect(match.characters.luke.shields).toBe(3)
})

test('drawing takes the top card of one’s own deck [sd.drawing.1]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, deck: ['Dodge', 'Block'] },
    player2: { characters: trooper, deck: ['Aim', 'Flank'] },
  })
  match.player1.activate('luke')
  expect(match.player1).toMatchObject({ hand: ['Dodge'], deck: ['Block'] })
  expect(match.player2.deck).toEqual(['Aim', 'Flank'])
})

test('several cards are drawn at once [sd.drawing.2]', () => {
  const match = situation({
    player1: {
      characters: { finn: '01045' },
      hand: ["Don't Get Cocky"],
      deck: ['Dodge', 'Block', 'Aim'],
    },
    player2: { characters: trooper },
  })
  match.player1.play("Don't Get Cocky")
  expect(match.player1.hand).toEqual(['Dodge', 'Block'])
  const draws = match.match.log.filter(({ what, args }) => what === 'draw' && args.seat === 0)
  expect(draws.map(({ args }) => args.count)).toEqual([2])
})

test('who has fewer cards than he must draw draws those; without any, nothing happens and he plays on [sd.drawing.3]', () => {
  for (const deck of [['Dodge'], []]) {
    const match = situation({
      player1: { characters: { finn: '01045' }, hand: ["Don't Get Cocky"], deck },
      player2: { characters: trooper },
    })
    match.player1.play("Don't Get Cocky")
    expect(match.player1).toMatchObject({ hand: deck, deck: [] })
    expect(match.over).toBe(false)
  }
})

test('an exhausted card can be readied and a ready one exhausted [sd.ready.1] [sd.exhausted.1]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '01001', trooper: { card: '01002', exhausted: true } },
      hand: ['Leadership'],
      resources: 1,
    },
    player2: { characters: { enemy: '01002' } },
  })
  match.player1.play('Leadership')
  expect(match.characters.phasma.ready).toBe(false)
  expect(match.characters.trooper.ready).toBe(true)
})

test('characters and supports are exhausted to activate them, upgrades only by what cards say [sd.ready.3]', () => {
  const match = situation({
    player1: {
      characters: { finn: { card: '01045', upgrades: ['Hunker Down', 'Holdout Blaster'] } },
      supports: { bb8: '01043' },
    },
    player2: { characters: trooper },
  })
  const activated = match.player1.offered.filter((option) => option.do === 'activate')
  expect(activated.map(({ card }) => card)).toEqual(['finn', 'bb8'])
  match.player1.use('Hunker Down')
  expect(match.upgrades['Hunker Down'].ready).toBe(false)
  expect(match.characters.finn).toMatchObject({ ready: true, shields: 1 })
})

test('an exhausted card can’t be exhausted again: Underworld Connections gives one resource a round [sd.exhausted.2]', () => {
  const match = situation({
    player1: { characters: { jabba: '01020' }, supports: { connections: '01101' } },
    player2: { characters: trooper },
  })
  match.player1.use('connections')
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  expect(match.player1.resources).toBe(1)
})
