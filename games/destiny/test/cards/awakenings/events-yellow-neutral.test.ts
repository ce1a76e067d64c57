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

test('Electroshock removes a die worth at most 2, blanks among them [card: 01159] [sd.die-value.2]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['Electroshock'], resources: 1 },
    player2: {
      characters: {
        vader: { card: '01010', dice: 2, pool: ['3 melee', 'blank'] },
        kylo: { card: '01011', pool: ['2 melee for 1'] },
      },
    },
  })
  match.player1.play('Electroshock')
  expect(match.player1.all('die')).toEqual(['2 melee for 1', 'blank'])
  match.player1.choose({ die: '2 melee for 1' })
  expect(match.player2.pool).toEqual(['3 melee', 'blank'])
})

test('Electroshock needs a yellow character [card: 01159] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, hand: ['Electroshock'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Electroshock')
  expect(match.player2.pool).toEqual(['1 melee'])
})

test('Reversal deals the damage of a removed die to a character [card: 01160]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Reversal'], resources: 3 },
    player2: { characters: { vader: { card: '01010', dice: 2, pool: ['3 melee', '1 shield'] } } },
  })
  match.player1.play('Reversal')
  match.player1.choose({ card: 'vader' })
  expect(match.characters.vader.damage).toBe(3)
  expect(match.player2.pool).toEqual(['1 shield'])
})

test('Reversal needs a yellow character [card: 01160] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, hand: ['Reversal'], resources: 3 },
    player2: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
  })
  match.player1.play('Reversal')
  expect(match.player2.pool).toEqual(['3 melee'])
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

test('Unpredictable rerolls any one die, and another action follows [card: 01162] [sd.ambush.1]', () => {
  const match = situation(
    {
      player1: { characters: { jango: { card: '01021', pool: ['2 ranged'] } }, hand: ['Unpredictable'] },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Unpredictable')
  match.player1.pick({ die: '1 melee' })
  expect(match.player2.pool).toEqual(['blank'])
  expect(match.player1.question).toBe('additional-action')
})
