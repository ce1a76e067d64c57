import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const

test('Ahsoka Tano is readied for as many resources as dice were rolled, once a round [card: 03031] [sd.clar-eaw.1]', () => {
  const match = situation({
    player1: { characters: { ahsoka: { card: '03031', upgrades: ['04030'] } }, resources: 5 },
    player2: { characters: enemy },
  })
  match.player1.activate('ahsoka')
  match.player1.yes()
  expect(match.player1.resources).toBe(3)
  match.player2.pass()
  match.player1.activate('ahsoka')
  expect(match.asked).toBe('player2')
  expect(match.characters.ahsoka.ready).toBe(false)
})

test('Kanan Jarrus resolves a die of his before an action, and then must act [card: 03033] [sd.clar-eaw.12]', () => {
  const match = situation({
    player1: { characters: { kanan: { card: '03033', pool: ['2 melee'] } } },
    player2: { characters: enemy },
  })
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.player1.offers({ do: 'pass' })).toBe(false)
  match.player1.activate('kanan')
  match.player2.pass()
  match.player1.decline()
  expect(match.player1.offers({ do: 'pass' })).toBe(true)
})

test('Mace Windu defeats who has 2 health left, shields or not [card: 03034] [sd.clar-eaw.14]', () => {
  const match = situation({
    player1: { characters: { mace: { card: '03034', pool: ['2 melee'] } } },
    player2: { characters: { weak: { card: '02001', damage: 8, shields: 3 }, ...enemy } },
  })
  match.player1.use('mace')
  expect(match.characters.weak).toBeUndefined()
  expect(match.pool('player1')).toEqual([])
})

test('a Training Remote modifies blue character dice only [card: 03035]', () => {
  const remote = { card: '03035', pool: ['+1 any'] }
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['1 shield'] }, poe: { card: '04025', pool: ['1 ranged'] } },
      supports: { remote },
    },
    player2: { characters: enemy },
  })
  match.player1.choose({ do: 'resolve', die: '1 ranged' })
  expect(match.question).toBe('damage')
  match.player1.choose({ card: 'enemy' })
  match.player2.pass()
  match.player1.resolve('1 shield', { modifiers: ['+1 any'], on: 'rey' })
  expect(match.characters.rey.shields).toBe(2)
})

test('Sabine Wren plays a weapon out of the discard pile before she is activated [card: 03040]', () => {
  const match = situation({
    player1: {
      characters: { sabine: '03040', maz: '02045' },
      discard: ['02057', 'Parry', '04029'],
      resources: 2,
    },
    player2: { characters: enemy },
  })
  match.player1.activate('sabine', ['2 ranged', '1 melee'])
  expect(match.player1.all('title')).toEqual(["Poe Dameron's Blaster", 'Vibroknife'])
  match.player1.choose({ title: 'Vibroknife' })
  expect(match.characters.sabine.upgrades).toEqual(['Vibroknife'])
  expect(match.pool('player1')).toEqual(['2 ranged', '1 melee'])
})

test('whoever played Lure acts before Sabine Wren, whose knife came later [card: 05154] [card: 03040] [sd.faq.39]', () => {
  const match = situation({
    player1: { characters: { guard: '03019' }, hand: ['05154'], resources: 1 },
    player2: { characters: { sabine: '03040' }, discard: ['02057'], resources: 2 },
  })
  match.player1.play('Lure')
  match.player2.choose({ title: 'Vibroknife' })
  expect(match.picture.additional).toEqual(['player2'])
  expect(match.player1.question).toBe('additional-action')
})

test('Running Interference keeps an opponent from the same action for a turn [card: 03115] [sd.errata-eaw.3] [sd.clar-eaw.5]', () => {
  const match = situation({
    player1: { characters: { maz: '02045' }, supports: { interference: '03115' } },
    player2: { characters: { one: '02001', two: '02001' } },
  })
  match.player1.activate('maz', ['blank'])
  match.player1.yes()
  expect(match.player1.aside).toEqual(['Running Interference'])
  expect(match.player2.offers({ do: 'activate' })).toBe(false)
  match.player2.pass()
  match.player1.pass()
  match.nextRound()
  match.player1.activate('maz')
  match.until('action')
  expect(match.player2.offers({ do: 'activate' })).toBe(true)
})

test('Running Interference also counts for additional actions of that turn, and no longer [card: 03115] [sd.clar-eaw.4]', () => {
  const match = situation({
    player1: {
      characters: { maz: '02045' },
      supports: { interference: '03115' },
      hand: ['Parry'],
      resources: 1,
    },
    player2: { characters: { one: '02001', two: '02001' }, hand: ['02057', 'Evade'], resources: 3 },
  })
  match.player1.activate('maz', ['blank'])
  match.player1.yes()
  match.player2.play('Vibroknife', { on: 'one' })
  expect(match.player2.question).toBe('additional-action')
  expect(match.player2.offers({ do: 'activate' })).toBe(false)
  match.player2.choose({ do: 'forgo' })
  match.player1.play('Parry')
  expect(match.player2.offers({ do: 'activate' })).toBe(true)
})

test('when Ahsoka Tano is activated again, her dice in the pool stay as they are [card: 03031] [sd.faq.26]', () => {
  const match = situation({
    player1: { characters: { ahsoka: '03031' }, resources: 1 },
    player2: { characters: enemy },
  })
  match.player1.activate('ahsoka', ['2 melee'])
  match.player1.yes()
  match.player2.pass()
  match.player1.activate('ahsoka')
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.characters.ahsoka.ready).toBe(false)
})

test('Running Interference does not bind an additional action on another’s turn [card: 03115] [sd.clar-eaw.4]', () => {
  const match = situation({
    player1: {
      characters: { leia: '01028' },
      supports: { interference: '03115' },
      hand: ['02057', 'Retreat'],
      resources: 9,
    },
    player2: { characters: { one: '02001', two: '02001' }, hand: ['02057'], resources: 3 },
  })
  match.player1.play('Vibroknife')
  match.player1.yes()
  expect(match.player1.question).toBe('additional-action')
  match.player1.play('Retreat')
  // It is still the turn of player1, and what is forbidden is forbidden on player2's own.
  expect([match.asked, match.question]).toEqual(['player2', 'additional-action'])
  expect(match.player2.offers({ do: 'play', card: 'Vibroknife' })).toBe(true)
})

test('the cost of a Training Remote’s side is paid, too [card: 03035] [sd.die-cost.1] [sd.die-cost.2]', () => {
  const position = (resources: number) => {
    const match = situation({
      player1: {
        characters: { rey: { card: '04024', pool: ['1 shield'] } },
        supports: { remote: { card: '03035', pool: ['+2 any for 1'] } },
        resources,
      },
      player2: { characters: enemy },
    })
    match.player1.choose({ do: 'resolve', die: '1 shield' })
    return match
  }
  expect(position(0).question).not.toBe('modifier')
  const match = position(1)
  match.player1.choose({ die: '+2 any for 1' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(3)
  expect(match.player1.resources).toBe(0)
})
