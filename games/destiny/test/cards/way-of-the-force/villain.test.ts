import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

const enemy = { enemy: { card: '02001', pool: ['2 ranged'] } } as const

test('Count Dooku turns a die of his to melee, and a melee die of an opponent [card: 07001]', () => {
  const match = situation({
    player1: { characters: { dooku: '07001' } },
    player2: { characters: { guard: { card: '03019', pool: ['1 melee'] } } },
  })
  match.player1.activate('dooku', ['1 focus'])
  match.player1.choose({ to: '2 melee' })
  match.player1.choose({ to: 'blank' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['2 melee'], ['blank']])
})

test('Snoke lets a hurt character strike harder [card: 07004]', () => {
  const match = situation({
    player1: { characters: { snoke: '07004', trooper: { card: '02001', pool: ['2 ranged'] } } },
    player2: { characters: enemy },
  })
  match.player1.use('snoke')
  match.player1.choose({ card: 'enemy' })
  expect([match.characters.trooper.damage, match.characters.enemy.damage]).toEqual([1, 4])
})

test('whom Snoke defeats by it does not strike [card: 07004] [sd.clar-wotf.7]', () => {
  const match = situation({
    player1: { characters: { snoke: '07004', trooper: { card: '02001', damage: 9, pool: ['2 ranged'] } } },
    player2: { characters: enemy },
  })
  match.player1.use('snoke')
  expect(match.characters.trooper).toBeUndefined()
  expect(match.characters.enemy.damage).toBe(0)
})

test('General Grievous carries four weapons, whatever they demand, and strikes with all of them [card: 07021]', () => {
  const knife = { card: '02057', pool: ['1 melee'] }
  const match = situation({
    player1: {
      characters: { grievous: { card: '07021', upgrades: [knife, knife, knife] }, trooper: '02001' },
      hand: ['05008'],
      resources: 3,
    },
    player2: { characters: enemy },
  })
  match.player1.play("Maul's Lightsaber")
  expect(match.characters.grievous.upgrades).toHaveLength(4)
  match.player2.pass()
  match.player1.use('grievous')
  expect(match.characters.enemy.damage).toBe(0)
  match.player2.pass()
  match.player1.activate('grievous', ['1 melee', '2 melee'])
  match.nextRound()
  match.player1.activate('grievous', ['1 melee', '1 melee', '1 melee', '1 melee', '2 melee'])
  match.player2.pass()
  match.player1.use('grievous')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(4)
})

test('an Imperial Troop Transport counts characters that are not unique [card: 07032]', () => {
  const match = situation({
    player1: {
      characters: { snoke: '07004', one: '02001', two: '02001' },
      supports: { transport: { card: '07032', pool: ['X ranged'] } },
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('X ranged', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
})

test('DJ deals indirect damage for the dice that you remove, in one go [card: 07035] [sd.clar-wotf.1]', () => {
  const match = situation({
    player1: { characters: { dj: '07035' }, hand: ['Evade'], resources: 1 },
    player2: { characters: { ...enemy, guard: '03019' } },
  })
  match.player1.play('Evade')
  match.player1.yes()
  match.player2.split({ guard: 1 })
  expect(match.characters.guard.damage).toBe(1)
})

test('DJ gains nothing from dice that the opponent removes himself [card: 07035] [sd.clar-wotf.2]', () => {
  const match = situation({
    player1: { characters: { dj: '07035' }, supports: { hutts: '03085' } },
    player2: { characters: enemy },
  })
  match.player1.use('hutts')
  match.player2.choose({ way: 'remove' })
  expect(match.pool('player2')).toEqual([])
  expect(match.question).toBe('action')
})

test('Home Turf Advantage brings two battlefields, and its player chooses one of them [card: 07127] [sd.clar-wotf.4]', () => {
  const deck = (plot: string | null, battlefield: string, secondBattlefield?: string) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield,
    ...(secondBattlefield !== undefined && { secondBattlefield }),
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('07127', '02151', '02152'), deck(null, '02153')] })
  match.until('battlefield')
  expect(match.offered.map(({ title }) => title)).toEqual(['Carbon-freezing Chamber', 'Docking Bay'])
  match.choose({ title: 'Carbon-freezing Chamber' })
  expect(match.player1.question).toBe('own-battlefield')
  match.player1.choose({ title: 'Cargo Hold' })
  expect(match.picture).toMatchObject({ battlefield: 'Cargo Hold', controller: 'player1' })
  expect(match.state.players[0].aside).toHaveLength(1)
})
