import { expect, test } from 'vitest'
import { attackBy, attackOn, facing, flight, gained } from '../facing.ts'

const more = { unwritten: true }

test('Cad Bane passes a token to whom he hit [card: cadbane]', () => {
  const me = { pilot: 'cadbane', tokens: ['strain'] } as const
  const match = attackBy(me, { dice: 'hit blank blank / blank blank' })
  match.player1.yes()
  expect(gained(match, 'enemy')).toEqual(['strain'])
  expect(attackBy(me, { dice: 'blank blank blank' }).question).not.toBe('use-ability')
})

test('Durge makes one crit of two hits [card: durge]', () => {
  const decks = { player1: ['weaponsfailure'] }
  const me = { pilot: 'durge', shields: 0 }
  const match = attackOn(me, { dice: 'hit hit blank / blank blank blank', more: { decks } })
  match.player1.yes()
  expect(match.ships.me.damage).toEqual(['weaponsfailure'])
  expect(attackOn('durge', { dice: 'hit hit blank / blank blank blank' }).question).not.toBe('use-ability')
})

test('Nom Lumb (Rogue-class) engages with an enemy of his choice [card: nomlumb-rogueclassstarfighter]', () => {
  const match = facing('engagement', 'nomlumb-rogueclassstarfighter', {
    enemy: { pilot: 'lukeskywalker' },
    more,
  })
  expect(match.ships.me.initiative).toBe(1)
  match.player1.ship('enemy')
  expect(match.ships.me.initiative).toBe(5)
})

test('Guild Bounty Hunter spends an illicit charge for a crit [card: guildbountyhunter]', () => {
  const me = { pilot: 'guildbountyhunter', upgrades: ['contrabandcybernetics'] }
  const match = attackBy(me, { dice: 'focus blank blank', more })
  match.player1.choose({ card: 'guildbountyhunter' })
  expect(match.ships.me.charges.contrabandcybernetics).toBe(0)
  expect(attackBy('guildbountyhunter', { dice: 'focus blank blank', more }).question).not.toBe(
    'modify-attack-dice',
  )
})

test('Q9-0 acts after an advanced maneuver and is strained [card: q90]', () => {
  const match = flight('q90', '5 koiogran', { distance: 600 })
  match.player1.action('calculate')
  expect(gained(match, 'me')).toEqual(['stress', 'calculate', 'strain'])
  const plain = flight('q90', '2 straight')
  expect(plain.player1.all('action').length).toBeGreaterThan(2)
})

test('The Mandalorian makes a focus result of a blank between two enemies [card: themandalorian]', () => {
  const enemies = { other: { pilot: 'bluesquadronescort', at: [520, 540, 180] } } as const
  const match = attackBy('themandalorian', { dice: 'blank blank blank', enemies })
  expect(match.offers({ card: 'themandalorian' })).toBe(true)
  expect(attackBy('themandalorian', { dice: 'blank blank blank' }).question).not.toBe('modify-attack-dice')
})
