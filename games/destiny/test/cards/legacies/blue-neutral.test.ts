import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { kylo: { card: '01011', pool: ['1 melee'] } } as const

test('a Force Focus turns a die, and for a blue card another [card: 05056]', () => {
  const given = () => {
    const match = situation({
      player1: {
        characters: {
          rey: { card: '04024', pool: ['blank'], upgrades: [{ card: '05056', pool: ['special'] }] },
        },
        hand: ['Lightsaber', 'Dodge'],
      },
      player2: { characters: foe },
    })
    match.player1.resolve('special')
    match.player1.choose({ die: 'blank', to: '2 melee' })
    return match
  }
  const match = given()
  expect(match.player1.offers({ card: 'Dodge' })).toBe(false)
  match.player1.pick({ card: 'Lightsaber' })
  match.player1.choose({ to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank'])
  expect(match.player1.hand).toEqual(['Lightsaber', 'Dodge'])
  const declined = given()
  declined.player1.pick()
  expect(declined.pool('player2')).toEqual(['1 melee'])
})

test('a Force Wave rolls over three characters [card: 05057]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades: [{ card: '05057', pool: ['special for 1'] }] } },
      resources: 1,
    },
    player2: { characters: { kylo: '01011', phasma: '01001', trooper: '02001' } },
  })
  match.player1.resolve('special for 1')
  match.player1.choose({ card: 'kylo' })
  expect(match.player1.offers({ card: 'kylo' })).toBe(false)
  match.player1.choose({ card: 'phasma' })
  match.player1.choose({ card: 'trooper' })
  const { kylo, phasma, trooper } = match.characters
  expect([kylo.damage, phasma.damage, trooper.damage]).toEqual([3, 2, 1])
})

test.each([
  ['01036', true],
  ['01030', false],
])('an Heirloom Lightsaber passes on from a blue character: %s [card: 05058]', (card, passes) => {
  const match = situation({
    player1: { characters: { it: { card, damage: 6, upgrades: ['05058'] }, rey: '04024' } },
    player2: { characters: foe },
    turn: 'player2',
  })
  match.player2.resolve('1 melee', { on: 'it' })
  if (passes) match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.upgrades).toEqual(passes ? ['Heirloom Lightsaber'] : [])
})

test('a Hush-98 calls everybody [card: 05059]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades: [{ card: '05059', pool: ['1 focus'] }] } },
      supports: { ship: '02047' },
    },
    player2: { characters: foe },
  })
  match.rolls('1 resource', 'blank', 'blank')
  match.player1.use('Hush-98 Comlink')
  match.player1.choose({ card: 'ship' })
  match.player1.choose({ card: 'rey' })
  expect(match.pool('player1')).toHaveLength(3)
  expect([match.characters.rey.ready, match.supports.ship.ready]).toEqual([false, false])
})

test('Alter turns two dice of anybody [card: 05125]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['05125'], resources: 2 },
    player2: { characters: foe },
  })
  match.player1.play('Alter')
  match.player1.choose({ of: 'kylo', to: 'blank' })
  match.player1.choose({ of: 'rey', to: '2 melee' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['2 melee'], ['blank']])
})

test('Ancient Wisdom draws two [card: 05126]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['05126'], resources: 1 },
    player2: { characters: foe },
  })
  match.player1.play('Ancient Wisdom')
  expect(match.player1.hand).toHaveLength(2)
})

test('Feel The Force turns a blue die [card: 05127]', () => {
  const match = situation({
    player1: { characters: { leia: { card: '01028', pool: ['blank'] } }, hand: ['05127'], resources: 1 },
    player2: { characters: foe },
  })
  match.player1.play('Feel The Force')
  expect(match.player1.offers({ of: 'leia' })).toBe(false)
  match.player1.choose({ to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test.each([
  ['04024', 1],
  ['01028', 2],
])('Invigorate heals everybody if somebody is blue: %s [card: 05128]', (card, damage) => {
  const match = situation({
    player1: {
      characters: { it: { card, damage: 2 }, han: { card: '01046', damage: 2 } },
      hand: ['05128'],
      resources: 1,
    },
    player2: { characters: foe },
  })
  match.player1.play('Invigorate')
  expect([match.characters.it.damage, match.characters.han.damage]).toEqual([damage, damage])
})

test('Legacies resolve a plus alone [card: 05129]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades: [{ card: '01059', pool: ['+2 melee'] }] } },
      hand: ['05129'],
    },
    player2: { characters: foe },
  })
  match.player1.play('Legacies')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
})

test('Mislead removes a small character die [card: 05130]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['05130'], resources: 1 },
    player2: {
      characters: {
        han: {
          card: '01046',
          dice: 2,
          pool: ['3 ranged for 1', '2 ranged'],
          upgrades: [{ card: '01061', pool: ['1 focus'] }],
        },
      },
    },
  })
  match.player1.play('Mislead')
  expect(match.pool('player2').toSorted()).toEqual(['1 focus', '3 ranged for 1'])
})

test.each([
  [false, 1],
  [true, 0],
])('Respite rests a ready character: exhausted %s [card: 05131]', (exhausted, gained) => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', exhausted } }, hand: ['05131'] },
    player2: { characters: foe },
  })
  match.player1.play('Respite')
  expect(match.player1.resources).toBe(gained)
  expect(match.player1.hand).toHaveLength(gained)
})

test('Stronger You Have Become rerolls a die for each upgrade [card: 05132]', () => {
  const match = situation(
    {
      player1: {
        characters: { rey: { card: '04024', pool: ['blank'], upgrades: ['01061', '01059'] } },
        hand: ['05132'],
      },
      player2: {
        characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', 'special'], upgrades: ['01058'] } },
      },
    },
    { dice: ['2 melee', 'blank'] },
  )
  match.player1.play('Stronger You Have Become')
  match.player1.pick({ of: 'rey' }, { die: '1 melee' })
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.pool('player2')).toEqual(['blank', 'special'])
})

test.each([
  ['2 ranged', []],
  ['1 disrupt', ['1 disrupt']],
])('The Force Is With Me stops what flies: %s [card: 05133]', (face, left) => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['05133'], resources: 1 },
    player2: { characters: { trooper: { card: '02001', pool: [face] } } },
  })
  match.player1.play('The Force Is With Me')
  expect(match.pool('player2')).toEqual(left)
})

test('Perseverance rerolls a die twice [card: 05134]', () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, supports: { it: '05134' } },
      player2: { characters: foe },
    },
    { dice: ['1 discard', '2 melee'] },
  )
  match.player1.use('it')
  expect(match.pool('player1')).toEqual(['1 discard'])
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['2 melee'])
})
