import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Ace in the Hole rolls the die of a discarded upgrade; resolved, it is set aside [card: 01092] [sd.clar-aw.1] [sd.faq.16]', () => {
  const match = situation(
    {
      player1: {
        characters: { jango: '01021' },
        hand: ['Ace in the Hole', 'Crime Lord', 'Lightsaber'],
        resources: 5,
      },
      player2: { characters: { leia: '01028', han: '01046' } },
    },
    { dice: ['special'] },
  )
  match.player1.play('Ace in the Hole')
  expect(match.player1.discard).toEqual(['Crime Lord', 'Ace in the Hole'])
  expect(match.player1.pool).toEqual(['special'])
  match.player2.pass()
  match.player1.resolve('special')
  match.player1.choose({ card: 'leia' })
  expect(match.player1.resources).toBe(0)
  expect(match.player1.pool).toEqual([])
  match.nextRound()
  expect(match.characters.leia).toBeUndefined()
})

test('the die of Ace in the Hole is one more, whatever comes after it [card: 01092] [sd.clar-aw.1]', () => {
  const match = situation(
    {
      player1: {
        characters: { jango: { card: '01021', pool: ['1 ranged'] } },
        hand: ['Ace in the Hole', 'Crime Lord', 'Holdout Blaster'],
        resources: 5,
      },
      player2: { characters: { leia: '01028', han: '01046' } },
    },
    { dice: ['2 resource'] },
  )
  match.player1.play('Ace in the Hole')
  match.player2.pass()
  match.player1.play('Holdout Blaster')
  const ids = match.state.dice.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('Ace in the Hole may discard an upgrade without a die for nothing [card: 01092]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Ace in the Hole', 'Hunker Down'] },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Ace in the Hole')
  expect(match.player1.discard).toEqual(['Hunker Down', 'Ace in the Hole'])
  expect(match.player1.pool).toEqual([])
})

test('Confiscation pays for an upgrade of the opponent to send it back [card: 01094]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Confiscation'], resources: 2 },
    player2: { characters: { leia: { card: '01028', upgrades: ['Lightsaber', 'Holdout Blaster'] } } },
  })
  match.player1.play('Confiscation')
  expect(match.player1.resources).toBe(0)
  expect(match.characters.leia.upgrades).toEqual(['Lightsaber'])
  expect(match.player2.hand).toEqual(['Holdout Blaster'])
})

test('Go for the Kill makes ranged damage unblockable [card: 01096] [sd.unblockable.1]', () => {
  const match = situation({
    player1: {
      characters: { jango: { card: '01021', dice: 2, pool: ['2 ranged', '1 melee'] } },
      hand: ['Go for the Kill'],
    },
    player2: { characters: { leia: { card: '01028', shields: 2 } } },
  })
  match.player1.play('Go for the Kill')
  match.player1.choose({ card: 'leia' })
  expect(match.characters.leia).toMatchObject({ damage: 2, shields: 2 })
  expect(match.player1.pool).toEqual(['1 melee'])
})

test('He Doesn’t Like You trades a die for a die [card: 01097]', () => {
  const match = situation({
    player1: {
      characters: { jango: { card: '01021', dice: 2, pool: ['blank', '2 ranged'] } },
      hand: ["He Doesn't Like You"],
    },
    player2: { characters: { leia: { card: '01028', dice: 2, pool: ['2 ranged', '1 focus'] } } },
  })
  match.player1.play("He Doesn't Like You")
  match.player1.pick({ die: 'blank' })
  match.player1.pick({ die: '2 ranged' })
  expect(match.player1.pool).toEqual(['2 ranged'])
  expect(match.player2.pool).toEqual(['1 focus'])
})

test('He Doesn’t Like You costs no die if the opponent has none [card: 01097] [sd.choose-target.2]', () => {
  const match = situation({
    player1: {
      characters: { jango: { card: '01021', pool: ['2 ranged'] } },
      hand: ["He Doesn't Like You"],
    },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play("He Doesn't Like You")
  expect(match.player1.pool).toEqual(['2 ranged'])
})

test('Lying in Wait: the opponent discards down to your number of cards [card: 01098]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Lying in Wait', 'Dodge'], resources: 1 },
    player2: { characters: { leia: '01028' }, hand: ['Aim', 'Block', 'Flank'] },
  })
  match.player1.play('Lying in Wait')
  match.player2.pick({ card: 'Aim' }, { card: 'Flank' })
  expect(match.player2.hand).toEqual(['Block'])
})

test('Lying in Wait does nothing to a smaller hand [card: 01098]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Lying in Wait', 'Dodge'], resources: 1 },
    player2: { characters: { leia: '01028' }, hand: ['Aim'] },
  })
  match.player1.play('Lying in Wait')
  expect(match.player2.hand).toEqual(['Aim'])
})
