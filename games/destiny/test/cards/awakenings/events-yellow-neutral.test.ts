import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Disarm gives up a damage die to discard a weapon or equipment worth no more [card: 01158]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '01046', dice: 2, pool: ['2 ranged', '1 resource'] } },
      hand: ['Disarm'],
      resources: 1,
    },
    player2: {
      characters: { kylo: { card: '01011', upgrades: ['Lightsaber', 'Holdout Blaster', 'Immobilize'] } },
    },
  })
  match.player1.play('Disarm')
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber', 'Immobilize'])
  expect(match.player1.pool).toEqual(['1 resource'])
})

test('Disarm costs no die if there is nothing to discard for it [card: 01158] [sd.choose-target.2]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', pool: ['2 ranged'] } }, hand: ['Disarm'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', upgrades: ['Lightsaber'] } } },
  })
  match.player1.play('Disarm')
  expect(match.player1.pool).toEqual(['2 ranged'])
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber'])
})

test('Scramble rerolls the whole pool of an opponent [card: 01161]', () => {
  const match = situation(
    {
      player1: { characters: { jango: { card: '01021', pool: ['2 ranged'] } }, hand: ['Scramble'] },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '2 melee for 1'] } } },
    },
    { dice: ['blank', 'special'] },
  )
  match.player1.play('Scramble')
  expect(match.player2.pool).toEqual(['blank', 'special'])
  expect(match.player1.pool).toEqual(['2 ranged'])
})

test('Scramble needs a yellow character [card: 01161] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, hand: ['Scramble'] },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Scramble')
  expect(match.events).not.toContain('reroll')
})
