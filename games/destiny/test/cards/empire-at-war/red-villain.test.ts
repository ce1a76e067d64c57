import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Thrawn names a number and discards a card of that cost [card: 03004]', () => {
  const match = situation({
    player1: { characters: { thrawn: '03004' } },
    player2: { characters: { enemy: '04024' }, hand: ['Dodge', 'Lightsaber'] },
  })
  match.player1.activate('thrawn', ['blank'])
  match.player1.yes()
  match.player1.number(3)
  expect(match.player2.hand).toEqual(['Dodge'])
  expect(match.player2.discard).toEqual(['Lightsaber'])
})

test('Take Prisoner counts the defeated characters of the opponent [card: 03068]', () => {
  for (const [aside, left] of [
    [[], 3],
    [['04025'], 1],
  ] as const) {
    const match = situation({
      player1: { characters: { phasma: '01001' }, hand: ['03068'], resources: 1 },
      player2: { characters: { enemy: '04024' }, hand: ['Dodge', 'Dodge', 'Dodge'], aside },
    })
    match.player1.play('Take Prisoner')
    expect(match.player2.hand).toHaveLength(left)
  }
})

test('Prepare for War is played as the first action of the round or not at all [card: 03065]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['03065'] },
    player2: { characters: { enemy: '04024' }, hand: ['03065'] },
  })
  match.player1.play('Prepare for War')
  expect(match.player1.resources).toBe(1)
  expect(match.player2.offers({ do: 'play' })).toBe(false)
  match.nextRound()
  match.player1.pass()
  match.player2.play('Prepare for War')
  expect(match.player2.resources).toBe(3)
})

test('Imperial HQ pays 1 of a die’s cost, also where nobody else could [card: 03069]', () => {
  const given = (exhausted: boolean) =>
    situation({
      player1: {
        characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } },
        supports: { hq: { card: '03069', exhausted } },
      },
      player2: { characters: { enemy: '04024' } },
    })
  const match = given(false)
  match.player1.resolve('2 melee for 1')
  match.player1.yes()
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.supports.hq.ready).toBe(false)
  expect(given(true).player1.offers({ do: 'resolve' })).toBe(false)
  const declined = given(false)
  declined.player1.resolve('2 melee for 1')
  declined.player1.no()
  expect(declined.pool('player1')).toEqual(['2 melee for 1'])
})

test('an AT-DP discards a support that costs 2 or less [card: 03005]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, supports: { walker: { card: '03005', pool: ['special'] } } },
    player2: { characters: { rey: '04024' }, supports: { droid: '02017', falcon: '01049' } },
  })
  match.player1.resolve('special')
  expect(Object.keys(match.supports)).toEqual(['walker', 'falcon'])
})

test('a Probe Droid discards the events among two cards of a hand [card: 03006]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: '01011' }, supports: { probe: { card: '03006', pool: ['special'] } } },
      player2: { characters: { rey: '04024' }, hand: ['Dodge', 'Lightsaber', 'Caution'] },
    },
    { picks: ['Lightsaber', 'Caution'] },
  )
  match.player1.resolve('special')
  expect(match.player2.discard).toEqual(['Caution'])
  expect(match.player2.hand).toEqual(['Dodge', 'Lightsaber'])
})

test('a T-7 Rifle climbs side by side, for a card each [card: 03007]', () => {
  const given = (die: string, hand: readonly string[]) =>
    situation({
      player1: {
        characters: { trooper: { card: '02001', upgrades: [{ card: '03007', pool: [die] }] } },
        hand,
      },
      player2: { characters: { rey: '04024' } },
    })
  const match = given('3 ranged', ['Dodge', 'Caution'])
  match.player1.use('T-7 Ion Disruptor Rifle')
  match.player1.pick({ card: 'Dodge' })
  expect(match.pool('player1')).toEqual(['4 ranged for 1'])
  expect(given('5 ranged for 1', ['Dodge']).player1.offers({ do: 'use' })).toBe(false)
  expect(given('3 ranged', []).player1.offers({ do: 'use' })).toBe(false)
})

test('Commandeer resolves an opponent’s vehicle die, whatever it costs [card: 03061]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['03061'], resources: 2 },
    player2: {
      characters: { han: { card: '01046', pool: ['2 ranged'] } },
      supports: { one: { card: '01032', pool: ['2 shield'] } },
    },
  })
  match.player1.play('Commandeer')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.shields).toBe(2)
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test.each([
  [1, ['3 ranged for 1', '2 ranged']],
  [2, ['2 ranged']],
])('Crossfire removes %i dice with a cost [card: 03062]', (count, left) => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['03062'], resources: 2 },
    player2: {
      characters: {
        han: { card: '01046', dice: 2, pool: ['3 ranged for 1', '2 ranged'] },
        jawa: { card: '06004', pool: ['2 ranged for 1'] },
      },
    },
  })
  match.player1.play('Crossfire')
  if (count === 2) match.player1.yes()
  else {
    match.player1.no()
    match.player1.pick({ of: 'jawa' })
  }
  expect(match.pool('player2')).toEqual(left)
  expect(match.player1.resources).toBe(2 - count)
})

test('Drop Your Weapon! needs two red characters, and spares the exhausted [card: 03063] [sd.spot.4]', () => {
  const given = (second: string) =>
    situation({
      player1: { characters: { first: '02001', second }, hand: ['03063'], resources: 2 },
      player2: {
        characters: {
          rey: { card: '04024', upgrades: ['Lightsaber', 'Jetpack'] },
          han: { card: '01046', exhausted: true, upgrades: ['Bowcaster'] },
        },
      },
    })
  const match = given('01002')
  match.player1.play('Drop Your Weapon!')
  expect(match.characters.rey.upgrades).toEqual(['Jetpack'])
  expect(match.characters.han.upgrades).toEqual(['Bowcaster'])
  const one = given('01011')
  one.player1.play('Drop Your Weapon!')
  expect(one.characters.rey.upgrades).toContain('Lightsaber')
})

test('Imperial Backing plays a support for one less a character [card: 03064]', () => {
  const match = situation({
    player1: { characters: { first: '02001', second: '01002' }, hand: ['03064', '01049'], resources: 5 },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Imperial Backing')
  expect(match.supports).toHaveProperty('Millennium Falcon')
  expect(match.player1.resources).toBe(0)
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('Red Alert readies a red character that is not unique [card: 03066]', () => {
  const match = situation({
    player1: {
      characters: {
        trooper: { card: '02001', exhausted: true },
        phasma: { card: '04002', exhausted: true },
        kylo: { card: '01011', exhausted: true },
      },
      hand: ['03066'],
      resources: 3,
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Red Alert')
  const { trooper, phasma, kylo } = match.characters
  expect([trooper.ready, phasma.ready, kylo.ready]).toEqual([true, false, false])
})

test('Ruthless Tactics adds the cost that is paid to the damage [card: 03067]', () => {
  const match = situation({
    player1: {
      characters: { trooper: { card: '01002', pool: ['2 ranged for 1'] } },
      hand: ['03067'],
      resources: 1,
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Ruthless Tactics')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
  expect(match.player1.resources).toBe(0)
})
