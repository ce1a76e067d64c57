import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('Become One adds what a blue die showed [card: 07108]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['2 melee'] }, han: { card: '01046', pool: ['1 resource'] } },
      hand: ['07108'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.play('Become One')
  expect(match.player1.resources).toBe(3)
  expect(match.pool('player1')).toEqual([])
})

test('… and nothing without a blue die [card: 07108]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', pool: ['1 resource'] } }, hand: ['07108'], resources: 1 },
    player2: KYLO,
  })
  match.player1.play('Become One')
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('Beguile rerolls, turns and removes [card: 07109]', () => {
  const match = situation(
    {
      player1: { characters: { rey: '04024' }, hand: ['07109'], resources: 2 },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 melee'] } } },
    },
    { dice: ['1 shield'] },
  )
  match.player1.play('Beguile')
  match.player1.pick({ die: '2 melee for 1' })
  match.player1.choose({ die: '1 melee', to: 'blank' })
  match.player1.choose({ die: '1 shield' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test('Control turns every die there is [card: 07110]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['07110'], resources: 4 },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.player1.play('Control')
  match.player1.choose({ of: 'rey', to: '2 melee' })
  match.player1.choose({ of: 'kylo', to: 'blank' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['2 melee'], ['blank']])
})

test('a Division in the Force removes a die of the same value [card: 07111]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 shield'] } }, hand: ['07111'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 melee'] } } },
  })
  match.player1.play('Division in the Force')
  match.player1.choose({ card: 'rey' })
  expect(match.pool('player2')).toEqual(['2 melee for 1'])
})

test('Flames of the Past burn what was burnt before [card: 07112]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07112'], resources: 2, discard: ['Lightsaber'] },
    player2: { characters: { kylo: { card: '01011', upgrades: ['Lightsaber', 'Mind Probe'] } } },
  })
  match.player1.play('Flames of the Past')
  expect(match.characters.kylo.upgrades).toEqual(['Mind Probe'])
})

test('Peace and Quiet turn a die to a side without value [card: 07113]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['07113'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.player1.play('Peace and Quiet')
  expect(match.player1.offered.map(({ to }) => to)).toEqual(['special', 'blank'])
  match.player1.choose({ to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test('Turn the Tide takes all shields that there is room for [card: 07114]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', shields: 1 }, han: '01046' },
      hand: ['07114'],
      resources: 2,
    },
    player2: { characters: { kylo: { card: '01011', shields: 3 } } },
  })
  match.player1.play('Turn the Tide')
  match.player1.choose({ card: 'rey' })
  expect([match.characters.rey.shields, match.characters.kylo.shields]).toEqual([3, 1])
})

test('Built to Last pays for a unique upgrade, once until it is ready [card: 07115]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, plot: '07115', hand: ['Jetpack', '07117'], resources: 9 },
    player2: KYLO,
  })
  match.player1.play('Jetpack')
  expect(match.question).toBe('action')
  match.player2.pass()
  match.player1.play('Dagger of Mortis')
  match.player1.yes()
  expect(match.player1.resources).toBe(9 - 2 - 3 + 1)
})

test('… and lets it go on to another when its character falls [card: 07115] [sd.redeploy.1]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { rey: { card: '04024', damage: 10, upgrades: ['07067', 'Jetpack'] }, han: '01046' },
      plot: '07115',
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player2.resolve('1 melee', { on: 'rey' })
  match.player1.choose({ card: 'han' })
  expect(match.characters.han.upgrades).toEqual(["Ezra Bridger's Lightsaber"])
  expect(match.player1.discard).toEqual(['Jetpack'])
})

test('Honed Skills make room for a fourth upgrade [card: 07116]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades: ['Lightsaber', 'Mind Probe', 'Jetpack'] } },
      supports: { skills: '07116' },
      hand: ['Holdout Blaster'],
      resources: 2,
    },
    player2: KYLO,
  })
  match.player1.play('Holdout Blaster')
  expect(match.characters.rey.upgrades).toHaveLength(4)
})

test('… and once they are gone, one upgrade has to go [card: 07116] [card: 07112] [sd.upgrade-card.8]', () => {
  const upgrades = ['Lightsaber', 'Mind Probe', 'Jetpack', 'Holdout Blaster']
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades }, other: { card: '04025', upgrades: ['Jetpack'] } },
      supports: { skills: '07116' },
      discard: ['07116'],
    },
    player2: { ...KYLO, hand: ['07112'], resources: 2 },
  })
  match.player1.pass()
  match.player2.play('Flames of the Past')
  if (match.question === 'discard-from-play') match.player2.choose({ card: 'skills' })
  expect(match).toMatchObject({ asked: 'player1', question: 'too-many-upgrades' })
  match.player1.choose({ card: 'Mind Probe' })
  expect(match.characters.rey.upgrades).toEqual(['Lightsaber', 'Jetpack', 'Holdout Blaster'])
  expect(match.characters.other.upgrades).toEqual(['Jetpack 2'])
})

test('the Dagger of Mortis takes a shield of a blue character before it strikes [card: 07117]', () => {
  const given = (face: string, shields: number) =>
    situation({
      player1: {
        characters: {
          han: { card: '01046', upgrades: [{ card: '07117', pool: [face] }] },
          rey: { card: '04024', shields },
        },
      },
      player2: { characters: { kylo: { card: '01011', shields: 1 } } },
    })
  const match = given('2 melee', 1)
  match.player1.resolve('2 melee')
  match.player1.choose({ card: 'kylo' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.han.shields).toBe(1)
  expect(match.characters.kylo).toMatchObject({ shields: 0, damage: 2 })
  const other = given('1 resource', 1)
  other.player1.resolve('1 resource')
  expect(other.question).toBe('action')
})

test('a Force Jump turns damage to a blank, and its die is rolled again [card: 07118]', () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', upgrades: [{ card: '07118', pool: ['special'] }] } } },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 shield'] } } },
    },
    { dice: ['1 shield'] },
  )
  match.player1.resolve('special')
  expect(match.pool('player2')).toEqual(['blank', '1 shield'])
  expect(match.pool('player1')).toEqual(['1 shield'])
})

test('Way of the Force makes elite, if its player has a blue character [card: 07119]', () => {
  const match = situation({
    player1: { characters: { han: '01046', rey: '04024' }, hand: ['07119'], resources: 3 },
    player2: KYLO,
  })
  match.player1.play('Way of the Force', { on: 'han' })
  expect(match.characters.han.dice).toBe(2)
  const other = situation({
    player1: { characters: { han: '01046' }, hand: ['07119'], resources: 3 },
    player2: KYLO,
  })
  expect(other.player1.offers({ do: 'play' })).toBe(false)
})
