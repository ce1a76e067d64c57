import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const hq = (resources: number, shields = 0) => {
  const match = situation({
    player1: {
      characters: { leia: { card: '01028', shields } },
      supports: { hq: '01113' },
      hand: ['Dodge', 'Aim'],
    },
    player2: { characters: { kylo: '01011' }, resources },
  })
  match.player1.use('hq')
  match.player1.pick({ card: 'Aim' })
  match.player1.choose({ card: 'leia' })
  return match
}

test('Resistance HQ gives a shield for a card and readies again [card: 01113]', () => {
  const match = hq(0)
  expect(match.characters.leia.shields).toBe(1)
  expect(match.player1.discard).toEqual(['Aim'])
  expect(match.supports.hq.ready).toBe(true)
})

test('Resistance HQ stays exhausted if the opponent pays 1 resource [card: 01113]', () => {
  const match = hq(1)
  match.player2.yes()
  expect(match.player2.resources).toBe(0)
  expect(match.supports.hq.ready).toBe(false)
})

test('Resistance HQ stays exhausted if no shield was given [card: 01113] [sd.then.1]', () => {
  expect(hq(0, 3).supports.hq.ready).toBe(false)
})

test('Jedi Council discards one of the two top cards and lets the other be drawn [card: 01123]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, supports: { council: '01123' } },
    player2: { characters: { kylo: '01011' }, deck: ['Dodge', 'Aim', 'Block'] },
  })
  match.player1.use('council')
  match.player1.choose({ seat: 'player2' })
  expect(match.player1.all('card')).toEqual(['Aim', 'Dodge'])
  match.player1.pick({ card: 'Aim' })
  expect(match.player2.discard).toEqual(['Aim'])
  expect(match.player2.hand).toEqual(['Dodge'])
  expect(match.player2.deck).toEqual(['Block'])
})

test('Jedi Council may leave both cards where they are [card: 01123] [sd.look.1]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, supports: { council: '01123' }, deck: ['Dodge', 'Aim'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.use('council')
  match.player1.choose({ seat: 'player1' })
  match.player1.pick()
  expect(match.player1.deck).toEqual(['Dodge', 'Aim'])
  expect(match.player2.view.players[0].knownInDeck).toEqual([])
})

test('Awakening resolves a modifier on its own [card: 01124]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '01038', dice: 2, pool: ['+2 melee', '1 melee'] } },
      supports: { awakening: '01124' },
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.use('awakening')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.player1.pool).toEqual(['1 melee'])
})

test('The Force is Strong: one copy goes, the other is played for free [card: 01125] [sd.free.1] [sd.copy.1]', () => {
  const match = situation({
    player1: {
      characters: { luke: '01035' },
      supports: { force: '01125' },
      hand: ['Lightsaber', 'Lightsaber', 'Dodge'],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.use('force')
  match.player1.pick({ card: 'Lightsaber' })
  expect(match.characters.luke.upgrades).toEqual(['Lightsaber'])
  expect(match.player1.hand).toEqual(['Dodge'])
  expect(match.player1.discard).toEqual(['Lightsaber'])
})

test('The Force is Strong needs a blue card, and plays nothing without a copy [card: 01125]', () => {
  const withHand = (...hand: string[]) =>
    situation({
      player1: { characters: { luke: '01035' }, supports: { force: '01125' }, hand },
      player2: { characters: { kylo: '01011' } },
    })
  expect(withHand('Dodge', 'Dodge').player1.offers({ do: 'use' })).toBe(false)
  const match = withHand('Lightsaber', 'Dodge', 'Dodge')
  match.player1.use('force')
  expect(match.player1.discard).toEqual(['Lightsaber'])
  expect(match.characters.luke.upgrades).toEqual([])
})

test('Play the Odds rerolls a yellow die; a resource side gives one more [card: 01135]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          han: { card: '01046', pool: ['2 disrupt'] },
          leia: { card: '01028', pool: ['1 focus'] },
        },
        supports: { odds: '01135' },
      },
      player2: { characters: { kylo: '01011' } },
    },
    { dice: ['1 resource'] },
  )
  match.player1.use('odds')
  expect(match.player1.pool).toEqual(['1 resource', '1 focus'])
  expect(match.player1.resources).toBe(1)
})

test('Play the Odds gives nothing for another side [card: 01135]', () => {
  const match = situation(
    {
      player1: { characters: { han: { card: '01046', pool: ['1 resource'] } }, supports: { odds: '01135' } },
      player2: { characters: { kylo: '01011' } },
    },
    { dice: ['blank'] },
  )
  match.player1.use('odds')
  expect(match.player1.resources).toBe(0)
})

test('Street Informants have Ambush and look at a hand [card: 01136] [sd.ambush.1] [sd.look.1]', () => {
  const match = situation({
    player1: { characters: { finn: '01045' }, hand: ['Street Informants'] },
    player2: { characters: { kylo: '01011' }, hand: ['Dodge', 'Aim'] },
  })
  match.player1.play('Street Informants')
  expect(match.player1.question).toBe('additional-action')
  expect(match.player1.view.players[1].hand.map(({ seenBy }) => seenBy)).toEqual([0, 0])
  match.player1.use('Street Informants')
  expect(match.player1.view.players[1].hand.map(({ seenBy }) => seenBy)).toEqual([3, 3])
  expect(match.supports['Street Informants'].ready).toBe(false)
})
