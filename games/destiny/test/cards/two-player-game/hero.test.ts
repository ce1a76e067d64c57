import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const poe = { poe: '04025' } as const
const rey = { rey: '04024' } as const
const enemy = { enemy: { card: '02001', pool: ['2 ranged'] } } as const

test('Rey hits when she is activated, if she has a shield [card: 04024]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', shields: 1 } } },
    player2: { characters: { other: '04024', ...enemy } },
  })
  match.player1.activate('rey')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(1)
  match.player2.activate('other')
  expect(match.asked).toBe('player1')
})

test('Poe Dameron gives a shield and may turn a die, not this one [card: 04025]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', pool: ['special'] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('special', { on: 'poe' })
  expect(match.characters.poe.shields).toBe(1)
  expect(match.player1.all('die')).toEqual(['2 ranged'])
  match.player1.choose({ to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test('Medical Droid heals 1 damage [card: 04026]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '04025', damage: 2 } },
      supports: { droid: { card: '04026', pool: ['special'] } },
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('special', { on: 'poe' })
  expect(match.characters.poe.damage).toBe(1)
})

test('Strike Team costs less while an opponent has 3 resources [card: 04027]', () => {
  for (const [resources, offered] of [
    [3, true],
    [2, false],
  ] as const) {
    const match = situation({
      player1: { characters: poe, hand: ['04027'], resources: 4 },
      player2: { characters: enemy, resources },
    })
    expect(match.player1.offers({ do: 'play' })).toBe(offered)
    if (!offered) continue
    match.player1.play('Strike Team')
    expect(match.player1.resources).toBe(0)
    expect(match.question).toBe('additional-action')
  }
})

test('Teamwork shields its character and may shield another [card: 04028]', () => {
  const match = situation({
    player1: {
      characters: { ...rey, poe: { card: '04025', upgrades: [{ card: '04028', pool: ['special'] }] } },
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  expect(match.player1.offers({ card: 'poe' })).toBe(false)
  match.player1.choose({ card: 'rey' })
  expect([match.characters.poe.shields, match.characters.rey.shields]).toEqual([1, 1])
})

test("Poe Dameron's Blaster hits harder in his hands [card: 04029]", () => {
  const blaster = { card: '04029', pool: ['special'] }
  for (const [card, damage] of [
    ['04025', 3],
    ['04024', 2],
  ] as const) {
    const match = situation({
      player1: { characters: { own: { card, upgrades: [blaster] } } },
      player2: { characters: enemy },
    })
    match.player1.resolve('special', { on: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
  }
})

test("Rey's Lightsaber shields whom it is played on, Rey twice [card: 04030]", () => {
  for (const [name, shields] of [
    ['rey', 2],
    ['poe', 1],
  ] as const) {
    const match = situation({
      player1: { characters: { ...poe, ...rey }, hand: ['04030'], resources: 3 },
      player2: { characters: enemy },
    })
    match.player1.play("Rey's Lightsaber", { on: name })
    expect(match.characters[name].shields).toBe(shields)
  }
})

test('Inner Strength moves damage only to who has no shields [card: 04031] [sd.move.6]', () => {
  const strength = { card: '04031', pool: ['special'] }
  const match = situation({
    player1: { characters: { rey: { card: '04024', damage: 2, upgrades: [strength] } } },
    player2: { characters: { shielded: { card: '02001', shields: 1 }, ...enemy } },
  })
  match.player1.resolve('special')
  expect(match.characters.rey.damage).toBe(1)
  expect(match.characters.enemy.damage).toBe(1)
})

test("Luke's Protection goes on top of the deck to shield a blue character [card: 04032]", () => {
  const match = situation({
    player1: { characters: { ...poe, ...rey }, supports: { protection: '04032' } },
    player2: { characters: enemy },
  })
  match.player1.use('protection')
  expect(match.characters.rey.shields).toBe(1)
  expect(match.player1.deck[0]).toBe("Luke's Protection")
})

test('Honor Guard is discarded to remove a die showing damage [card: 04033]', () => {
  const match = situation({
    player1: { characters: poe, supports: { guard: '04033' } },
    player2: { characters: enemy },
  })
  match.player1.use('guard')
  expect(match.pool('player2')).toEqual([])
  expect(match.player1.discard).toEqual(['Honor Guard'])
})

test('Direct Hit resolves a die with 2 more [card: 04034]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '04025', pool: ['1 ranged', '2 focus'] } },
      hand: ['04034'],
      resources: 2,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Direct Hit')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
})

test('Recon turns another die to the symbol of a die [card: 04036]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', pool: ['blank'] } }, hand: ['04036'], resources: 1 },
    player2: { characters: enemy },
  })
  match.player1.play('Recon')
  match.player1.choose({ die: '2 ranged' })
  expect(match.player1.all('to')).toEqual(['1 ranged', '2 ranged'])
  match.player1.choose({ to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('Concentrate turns a second die for a resource [card: 04038]', () => {
  const position = (resources: number) =>
    situation({
      player1: {
        characters: { rey: { card: '04024', pool: ['blank', 'blank'] } },
        hand: ['04038'],
        resources,
      },
      player2: { characters: enemy },
    })
  const match = position(2)
  match.player1.play('Concentrate')
  match.player1.choose({ to: '2 melee' })
  match.player1.yes()
  match.player1.choose({ to: '1 shield' })
  expect(match.pool('player1')).toEqual(['2 melee', '1 shield'])
  expect(match.player1.resources).toBe(0)
  const poor = position(1)
  poor.player1.play('Concentrate')
  poor.player1.choose({ to: '2 melee' })
  expect(poor.asked).toBe('player2')
})

test('Distraction lets an opponent remove one of two dice [card: 04040] [sd.choose-target.2]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['2 melee'] } },
      hand: ['04040', '04040'],
      resources: 2,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Distraction')
  expect(match.asked).toBe('player2')
  match.player2.choose({ die: '2 melee' })
  expect(match.pool('player2')).toEqual(['2 ranged'])
  match.player2.pass()
  match.player1.play('Distraction')
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test('Do Or Do Not resolves the rerolled die with 1 more, or it goes [card: 04041]', () => {
  const position = () =>
    situation(
      {
        player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['04041'] },
        player2: { characters: enemy },
      },
      { dice: ['2 melee'] },
    )
  const done = position()
  done.player1.play('Do Or Do Not')
  done.player1.choose({ die: '2 melee' })
  done.player1.choose({ card: 'enemy' })
  expect(done.characters.enemy.damage).toBe(3)
  const undone = position()
  undone.player1.play('Do Or Do Not')
  undone.player1.decline()
  expect(undone.pool('player1')).toEqual([])
  expect(undone.characters.enemy.damage).toBe(0)
})

test('Fierce Resolve deals what the rerolled die shows [card: 04042]', () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['04042'], resources: 2 },
      player2: { characters: enemy },
    },
    { dice: ['2 melee'] },
  )
  match.player1.play('Fierce Resolve')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.pool('player1')).toEqual(['2 melee'])
})

test("Sound The Alarm rerolls an opponent's dice showing damage [card: 04045]", () => {
  const match = situation(
    {
      player1: { characters: rey, hand: ['04045'] },
      player2: { characters: { enemy: { card: '04025', pool: ['2 ranged', '2 focus'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Sound The Alarm')
  expect(match.player1.all('die')).toEqual(['2 ranged'])
  match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(['blank', '2 focus'])
})

test("Obi-Wan's Hut shields a blue character, or another for a resource [card: 04046]", () => {
  for (const [way, name, left] of [
    ['blue', 'rey', 1],
    ['other', 'poe', 0],
  ] as const) {
    const match = situation({
      battlefield: '04046',
      player1: { characters: { ...rey, ...poe }, resources: 1 },
      player2: { characters: enemy },
    })
    match.player1.claim(true)
    match.player1.choose({ way })
    if (match.question === 'shields') match.player1.choose({ card: name })
    expect(match.characters[name].shields).toBe(1)
    expect(match.player1.resources).toBe(left)
  }
})
