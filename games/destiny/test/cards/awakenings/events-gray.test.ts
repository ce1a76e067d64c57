import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Nowhere to Run turns each of your blanks [card: 01091]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['blank', '1 melee'] },
        phasma: { card: '01001', pool: ['blank'] },
      },
      hand: ['Nowhere to Run'],
      resources: 2,
    },
    player2: { characters: { rey: { card: '01038', pool: ['blank'] } } },
  })
  match.player1.play('Nowhere to Run')
  match.player1.choose({ of: 'kylo', to: 'special' })
  match.player1.choose({ of: 'phasma', to: '2 ranged' })
  expect(match.player1.pool).toEqual(['special', '1 melee', '2 ranged'])
  expect(match.player2.pool).toEqual(['blank'])
})

test('Daring Escape removes blanks, rerolled or not [card: 01126] [sd.clar-aw.24]', () => {
  const match = situation(
    {
      player1: { characters: { rey: '01038' }, hand: ['Daring Escape'], resources: 2 },
      player2: {
        characters: {
          kylo: { card: '01011', dice: 2, pool: ['blank', '1 melee'] },
          phasma: { card: '01001', pool: ['2 ranged'] },
        },
      },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Daring Escape')
  match.player1.pick({ die: '1 melee' })
  expect(match.player2.pool).toEqual(['2 ranged'])
  expect(match.player1.question).toBe('additional-action')
})

test('Daring Escape may reroll nothing [card: 01126] [sd.choose-target.4]', () => {
  const match = situation({
    player1: { characters: { rey: '01038' }, hand: ['Daring Escape'], resources: 2 },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['blank', '1 melee'] } } },
  })
  match.player1.play('Daring Escape')
  match.player1.pick()
  expect(match.player2.pool).toEqual(['1 melee'])
})

test('Aim turns one of your dice to ranged damage [card: 01151]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', pool: ['blank'] }, kylo: { card: '01011', pool: ['blank'] } },
      hand: ['Aim'],
      resources: 1,
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.play('Aim')
  expect(match.player1.all('of')).toEqual(['phasma'])
  expect(match.player1.all('to')).toEqual(['1 ranged', '2 ranged'])
  match.player1.choose({ to: '2 ranged' })
  expect(match.player1.pool).toEqual(['2 ranged', 'blank'])
})

test('All In resolves dice of different symbols, modifiers with them [card: 01152] [sd.resolve-via-card.4]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '01038', dice: 2, pool: ['1 melee', '+2 melee'] },
        kylo: { card: '01011', dice: 2, pool: ['1 resource', '2 melee for 1'] },
      },
      hand: ['All In'],
      resources: 1,
    },
    player2: { characters: { phasma: '01001' } },
  })
  match.player1.play('All In')
  match.player1.choose({ die: '1 resource' })
  match.player1.choose({ die: '2 melee for 1' })
  match.player1.choose({ die: '+2 melee' })
  match.player1.choose({ card: 'phasma' })
  match.player1.choose({ do: 'decline' })
  expect(match.characters.phasma.damage).toBe(4)
  expect(match.player1.pool).toEqual(['1 melee'])
})

const POOL = {
  characters: {
    jango: { card: '01021', dice: 2 as const, pool: ['1 ranged', '1 melee'] },
    veers: { card: '01004', dice: 2 as const, pool: ['+2 ranged', '1 shield'] },
  },
}

test('Dodge removes all ranged dice of the opponent, also those with a plus [card: 01155] [sd.showing.3]', () => {
  const match = situation({
    player1: { characters: { rey: '01038' }, hand: ['Dodge'], resources: 2 },
    player2: POOL,
  })
  match.player1.play('Dodge')
  expect(match.player2.pool).toEqual(['1 melee', '1 shield'])
})

test('Close Quarters Assault discards a random card for each melee die [card: 01154]', () => {
  const match = situation(
    {
      player1: {
        characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '2 melee for 1'] } },
        hand: ['Close Quarters Assault'],
      },
      player2: { characters: { rey: '01038' }, hand: ['Aim', 'Dodge', 'Block'] },
    },
    { picks: ['Dodge', 'Aim'] },
  )
  match.player1.play('Close Quarters Assault')
  expect(match.player2.hand).toEqual(['Block'])
})

test('Flank in a game of three hits only those who have fewer [card: 01156] [sd.mp-opponent.1]', () => {
  const match = situation({
    player1: { characters: { rey: '01038', finn: '01045' }, hand: ['Flank'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] }, phasma: '01001' } },
    player3: { characters: { jango: { card: '01021', pool: ['2 ranged'] } } },
  })
  match.player1.play('Flank')
  expect(match.player2.pool).toEqual(['1 melee'])
  expect(match.player3.pool).toEqual([])
})

test('Take Cover gives a shield [card: 01157]', () => {
  const match = situation({
    player1: { characters: { rey: '01038' }, hand: ['Take Cover'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Take Cover')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(1)
})
