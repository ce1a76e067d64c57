import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { rey: '04024' } as const

test('the Monastery makes a plus count alone [card: 03153]', () => {
  const match = situation({
    player1: { characters: { rookie: { card: '03027', pool: ['+2 ranged'] } }, battlefield: '03153' },
    player2: { characters: enemy },
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
})

test.each([
  ['player1', true],
  ['player2', false],
] as const)('at Fort Anaxes whoever controls it (%s) guards [card: 03154]', (controller, guards) => {
  const match = situation({
    player1: { characters: { jawa: '06004' }, battlefield: '03154' },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    controller,
  })
  match.player1.activate('jawa', ['blank'])
  expect(match.player1.question === 'guardian').toBe(guards)
})

test.each([
  ['3 ranged for 1', 2],
  ['blank', 0],
])('Garel Spaceport buys dice for half their value: %s [card: 03155]', (face, gained) => {
  const match = situation({
    player1: {
      characters:
        face === 'blank'
          ? { jawa: { card: '06004', pool: [face] } }
          : { han: { card: '01046', pool: [face] } },
      battlefield: '03155',
    },
    player2: { characters: enemy },
  })
  match.player1.claim(true)
  expect(match.player1.resources).toBe(gained)
  expect(match.pool('player1')).toEqual([])
})

test('the Imperial Academy drills supports of whoever controls it [card: 03156]', () => {
  const given = (controller: 'player1' | 'player2') => {
    const match = situation({
      player1: {
        characters: { jawa: { card: '06004', pool: ['blank'] } },
        supports: { ship: '02047' },
        battlefield: '03156',
      },
      player2: { characters: enemy },
      controller,
    })
    match.player1.activate('ship', ['blank', '2 resource'])
    return match
  }
  const match = given('player1')
  match.player1.pick({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['blank', '2 resource'])
  expect(given('player2').pool('player1')).toEqual(['blank', 'blank'])
})

test('the Medical Center heals up to two and goes to an opponent [card: 03158]', () => {
  const match = situation({
    player1: {
      characters: {
        jawa: { card: '06004', damage: 2 },
        han: { card: '01046', damage: 3 },
        luke: { card: '01035', damage: 1 },
      },
      battlefield: '03158',
    },
    player2: { characters: enemy },
  })
  match.player1.claim(true)
  match.player1.pick({ card: 'jawa' }, { card: 'luke' })
  const { jawa, han, luke } = match.characters
  expect([jawa.damage, han.damage, luke.damage]).toEqual([1, 3, 0])
  expect(match.picture.controller).toBe('player2')
})

test('the Weapons Factory makes the first vehicle of a round cheaper [card: 03160]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      battlefield: '03160',
      hand: ['02047', '03056', '02052'],
      resources: 3,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Smuggling Freighter')
  expect(match.player1.resources).toBe(3)
  match.player2.pass()
  match.player1.play('Z-95 Headhunter')
  expect(match.player1.resources).toBe(1)
})
