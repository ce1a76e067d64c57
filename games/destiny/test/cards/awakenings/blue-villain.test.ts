import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '01002' } as const

test('Dooku gets one shield for a die with its modifiers, and another for the next die [card: 01009] [sd.clar-aw.3] [sd.clar-aw.4]', () => {
  const saber = { card: 'Lightsaber', pool: ['+2 melee'] }
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { dooku: '01009', ...trooper },
      hand: ['Datapad', 'Survival Gear', 'Datapad'],
    },
    player2: { characters: { grievous: { card: '01003', pool: ['2 melee', '2 melee'], upgrades: [saber] } } },
  })
  match.player2.resolve('2 melee', { modifiers: ['+2 melee'], on: 'dooku' })
  match.player1.yes()
  match.player1.choose({ card: 'Survival Gear' })
  expect(match.characters.dooku).toMatchObject({ damage: 3, shields: 0 })
  match.player2.resolve('2 melee', { on: 'dooku' })
  match.player1.yes()
  match.player1.choose({ card: 'Datapad' })
  expect(match.characters.dooku.damage).toBe(4)
  expect(match.player1.hand).toEqual(['Datapad'])
})

test('Dooku without cards, and his friend, are not shielded [card: 01009]', () => {
  const enemy = { grievous: { card: '01003', pool: ['2 melee', '2 melee'] } }
  const match = situation({
    turn: 'player2',
    player1: { characters: { dooku: '01009', ...trooper }, hand: ['Datapad'] },
    player2: { characters: enemy },
  })
  match.player2.resolve('2 melee', { on: 'trooper' })
  expect(match.question).toBe('resolve-more')
  const bare = situation({
    turn: 'player2',
    player1: { characters: { dooku: '01009', ...trooper } },
    player2: { characters: enemy },
  })
  bare.player2.resolve('2 melee', { on: 'dooku' })
  expect(bare.characters.dooku.damage).toBe(2)
})

test('the die’s damage comes before Ackbar’s for the last card that Dooku discards [card: 01009] [card: 01027] [sd.faq.27]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { dooku: { card: '01009', damage: 9 }, ...trooper }, hand: ['Datapad'] },
    player2: { characters: { ackbar: '01027', grievous: { card: '01003', pool: ['2 melee'] } } },
  })
  match.player2.resolve('2 melee', { on: 'dooku' })
  match.player1.yes()
  expect(match.characters.dooku).toBeUndefined()
  expect(match.characters.trooper.damage).toBe(2)
})

test('Vader’s activation costs an opponent a card that he chooses [card: 01010]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' } },
    player2: { characters: trooper, hand: ['Datapad', 'Survival Gear'] },
  })
  match.player1.activate('vader', ['blank'])
  match.player1.yes()
  match.player2.choose({ card: 'Survival Gear' })
  expect(match.player2.hand).toEqual(['Datapad'])
})

test('Vader asks nothing of an empty hand [card: 01010]', () => {
  const match = situation({ player1: { characters: { vader: '01010' } }, player2: { characters: trooper } })
  match.player1.activate('vader', ['blank'])
  expect(match.asked).toBe('player2')
})

test('Kylo Ren deals the cost of a card that he alone sees [card: 01011] [sd.look.1]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: { card: '01011', pool: ['special'] } } },
      player2: { characters: { one: '01002', two: '01002' }, hand: ['Datapad', 'AT-ST'] },
    },
    { picks: ['AT-ST'] },
  )
  match.player1.resolve('special', { on: 'one' })
  expect(match.characters.one.damage).toBe(6)
  expect(match.player2.hand).toEqual(['Datapad', 'AT-ST'])
  const seen = match.player1.view.players[1].hand.filter(({ seenBy }) => seenBy !== 0)
  expect(seen).toHaveLength(1)
})

test('Kylo Ren reads nothing in an empty hand [card: 01011] [sd.then.1]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', pool: ['special'] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.characters.trooper.damage).toBe(0)
  expect(match.player1.pool).toEqual([])
})

test('the Nightsister rerolls a die and may fall by it [card: 01012] [sd.clar-aw.19]', () => {
  const match = situation(
    {
      player1: {
        characters: { sister: { card: '01012', damage: 6 }, vader: { card: '01010', pool: ['blank'] } },
      },
      player2: { characters: { enemy: { card: '01002', pool: ['2 ranged'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.use('sister')
  match.player1.choose({ die: '2 ranged' })
  expect(match.player2.pool).toEqual(['blank'])
  expect(match.characters.sister).toBeUndefined()
})

test('the Nightsister hurts herself even without a die to reroll [card: 01012] [sd.abilities.6]', () => {
  const match = situation({ player1: { characters: { sister: '01012' } }, player2: { characters: trooper } })
  match.player1.use('sister')
  expect(match.characters.sister.damage).toBe(1)
})

test('Force Choke hurts another through shields and turns one of its dice [card: 01013] [sd.damage.4]', () => {
  const choke = { card: 'Force Choke', pool: ['special'] }
  const match = situation({
    player1: { characters: { vader: { card: '01010', upgrades: [choke] }, kylo: '01011' } },
    player2: {
      characters: {
        phasma: {
          card: '01001',
          shields: 2,
          pool: ['2 ranged'],
          upgrades: [{ card: 'Datapad', pool: ['blank'] }],
        },
        enemy: { card: '01002', pool: ['blank'] },
      },
    },
  })
  match.player1.resolve('special')
  expect(match.player1.all('card')).toEqual(['enemy', 'kylo', 'phasma'])
  match.player1.choose({ card: 'phasma' })
  expect(match.characters.phasma).toMatchObject({ damage: 1, shields: 2 })
  expect(match.player1.all('of')).toEqual(['Datapad', 'phasma'])
  match.player1.choose({ die: '2 ranged', to: 'blank' })
  expect(match.player2.pool).toEqual(['blank', 'blank', 'blank'])
})

test('Immobilize turns any die to a blank side [card: 01014]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', upgrades: [{ card: 'Immobilize', pool: ['2 shield'] }] } },
    },
    player2: {
      characters: { phasma: { card: '01001', pool: ['2 ranged'] } },
      supports: { walker: { card: '01005', pool: ['4 ranged'] } },
    },
  })
  match.player1.use('Immobilize')
  expect(match.player1.pool).toEqual([])
  // The walker's die has no blank side: there is nothing to choose.
  expect(match.player2.pool).toEqual(['blank', '4 ranged'])
})

test('Kylo Ren’s Lightsaber is rerolled if shields block [card: 01015] [sd.special-symbol.5]', () => {
  const saber = { card: "Kylo Ren's Lightsaber", pool: ['special'] }
  const match = situation(
    {
      player1: { characters: { kylo: { card: '01011', pool: ['special'], upgrades: [saber] } } },
      player2: { characters: { one: { card: '01002', shields: 1 }, two: '01002' } },
    },
    { dice: ['special'] },
  )
  match.player1.resolve('special', { of: "Kylo Ren's Lightsaber", on: 'one' })
  expect(match.characters.one).toMatchObject({ damage: 1, shields: 0 })
  expect(match.player1.pool).toEqual(['special', 'special'])
  expect(match.player1.all('of')).toEqual(['kylo'])
})

test('Kylo Ren’s Lightsaber leaves the pool if nothing is blocked by shields [card: 01015]', () => {
  const saber = { card: "Kylo Ren's Lightsaber", pool: ['special'] }
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades: [saber] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special', { on: 'trooper' })
  expect(match.characters.trooper.damage).toBe(2)
  expect(match.player1.pool).toEqual([])
})

test('Sith Holocron is exchanged at no cost, whatever the new card asks of its character [card: 01016] [sd.clar-aw.20] [sd.clar-aw.21]', () => {
  const holocron = { card: 'Sith Holocron', pool: ['special'] }
  const match = situation(
    {
      player1: {
        characters: { phasma: { card: '01001', upgrades: [holocron] } },
        hand: ['Force Choke', 'Lightsaber', 'Commanding Presence'],
        resources: 1,
      },
      player2: { characters: trooper },
    },
    { dice: ['2 disrupt'] },
  )
  match.player1.resolve('special')
  expect(match.question).toBe('pay-to-roll')
  expect(match.player1.resources).toBe(1)
  match.player1.yes()
  expect(match.characters.phasma.upgrades).toEqual(['Force Choke'])
  expect(match.player1.pool).toEqual(['2 disrupt'])
  expect(match.player1.resources).toBe(0)
  expect(match.player1.hand).toEqual(['Lightsaber', 'Commanding Presence', 'Sith Holocron'])
})

test('Sith Holocron stays where there is nothing to exchange it for [card: 01016]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', upgrades: [{ card: 'Sith Holocron', pool: ['special'] }] } },
      hand: ['Lightsaber'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.characters.kylo.upgrades).toEqual(['Sith Holocron'])
  expect(match.player1.pool).toEqual([])
})
