import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const

test('Ciena Ree readies a vehicle for 2 resources [card: 03001] [sd.errata-eaw.1]', () => {
  for (const [resources, isReady] of [
    [2, true],
    [1, false],
  ] as const) {
    const match = situation({
      player1: {
        characters: { ciena: '03001' },
        supports: { slave: { card: '02022', exhausted: true } },
        resources,
      },
      player2: { characters: enemy },
    })
    match.player1.use('ciena')
    expect(match.supports.slave.ready).toBe(isReady)
    expect(match.picture.passes).toBe(0)
  }
})

test('General Hux plays a red event for less, by the number of his characters [card: 03002] [sd.clar-eaw.9]', () => {
  const match = situation({
    player1: {
      characters: { hux: { card: '03002', pool: ['special'] }, trooper: '02001' },
      hand: ['Mobilize', 'Subjugate'],
      resources: 1,
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  expect(match.player1).toMatchObject({ resources: 4, hand: ['Subjugate'] })
})

test('a MagnaGuard falls only after the round, even if it was healed [card: 03003] [sd.clar-eaw.15] [sd.clar-eaw.16]', () => {
  const match = situation({
    player1: { characters: { trooper: { card: '02001', dice: 2, pool: ['2 ranged', '1 ranged'] } } },
    player2: {
      characters: { guard: { card: '03003', damage: 6 }, vader: '02010' },
      hand: ['02132'],
    },
  })
  match.player1.resolve('2 ranged', { on: 'guard' })
  match.player1.resolve('1 ranged', { on: 'guard' })
  expect(match.characters.guard.damage).toBe(8)
  match.player2.play('Rejuvenate')
  match.player2.choose({ card: 'guard' })
  expect(match.characters.guard.damage).toBe(7)
  match.nextRound()
  expect(match.characters.guard).toBeUndefined()
})

test('a MagnaGuard that is defeated without damage falls at once [card: 03003]', () => {
  const match = situation({
    player1: { characters: { mace: { card: '03034', pool: ['2 melee'] } } },
    player2: { characters: { guard: { card: '03003', damage: 6 }, vader: '02010' } },
  })
  match.player1.use('mace')
  expect(match.characters.guard).toBeUndefined()
})

test('ID9 Seeker Droids count their dice, also while they are resolved [card: 03013] [sd.clar-eaw.11]', () => {
  const droid = { card: '03013', pool: ['X melee'] }
  const match = situation({
    player1: { characters: { vader: { card: '02010', upgrades: [droid, droid] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('X melee', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  match.player1.resolve('X melee', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
})

test("the Grand Inquisitor's Lightsaber blanks a character die and is rerolled, even without one [card: 03015] [sd.clar-eaw.13]", () => {
  const saber = { card: '03015', pool: ['special'] }
  for (const pool of [['2 ranged'], []]) {
    const match = situation(
      {
        player1: { characters: { vader: { card: '02010', upgrades: [saber] } } },
        player2: { characters: { enemy: { card: '02001', pool } } },
      },
      { dice: ['3 melee'] },
    )
    match.player1.resolve('special')
    expect(match.pool('player2')).toEqual(pool.map(() => 'blank'))
    expect(match.pool('player1')).toEqual(['3 melee'])
  }
})

test('a Gamorrean Guard is a Guardian [card: 03019] [sd.guardian.2]', () => {
  const match = situation({
    player1: { characters: { guard: { card: '03019', damage: 9 }, vader: '02010' } },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.activate('guard')
  match.player1.choose({ die: '2 ranged' })
  expect(match.characters.guard).toBeUndefined()
  expect(match.pool('player1')).toEqual([])
})

test('Coercion makes an opponent play an event as the next action; passing is none [card: 03081] [sd.clar-eaw.20]', () => {
  const match = situation({
    player1: { characters: { guard: '03019' }, hand: ['03081', 'Parry'], resources: 2 },
    player2: { characters: enemy, hand: ['Mobilize', 'Subjugate', 'Training'], resources: 3 },
  })
  match.player1.play('Coercion')
  expect(match.match.log.find(({ what }) => what === 'reveal')?.args.seat).toBe(1)
  expect(match.player1.all('title')).toEqual(['Mobilize', 'Subjugate'])
  match.player1.choose({ title: 'Mobilize' })
  expect(match.player2.offered.map((words) => words.do)).toEqual(['play', 'pass'])
  match.player2.pass()
  match.player1.play('Parry')
  expect(match.player2.all('card')).toEqual(['Mobilize'])
  match.player2.play('Mobilize')
  match.player1.pass()
  expect(match.player2.offers({ do: 'activate' })).toBe(true)
})

test('who cannot pay for the event of Coercion does what he likes [card: 03081] [sd.clar-eaw.18]', () => {
  const match = situation({
    player1: { characters: { guard: '03019' }, hand: ['03081'], resources: 1 },
    player2: { characters: enemy, hand: ['Mobilize'], resources: 2 },
  })
  match.player1.play('Coercion')
  expect(match.player2.offers({ do: 'activate' })).toBe(true)
})

test('Hutt Ties leaves the opponent the choice [card: 03085] [sd.clar-eaw.21]', () => {
  for (const [way, resources, dice] of [
    ['lose', 0, 1],
    ['remove', 1, 0],
  ] as const) {
    const match = situation({
      player1: { characters: { guard: '03019' }, supports: { hutts: '03085' } },
      player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } }, resources: 1 },
    })
    match.player1.use('hutts')
    match.player2.choose({ way })
    expect(match.player2.resources).toBe(resources)
    expect(match.pool('player2')).toHaveLength(dice)
    expect(match.supports.hutts.ready).toBe(false)
  }
})
