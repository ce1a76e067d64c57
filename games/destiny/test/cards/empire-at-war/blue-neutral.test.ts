import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Lightsaber Pull finds a blue weapon in the deck, with a blue character [card: 03130] [sd.search.2]', () => {
  for (const [card, found] of [
    ['04024', ['Lightsaber']],
    ['02001', []],
  ] as const) {
    const match = situation({
      player1: { characters: { one: card }, hand: ['03130'], deck: ['Dodge', 'Lightsaber'] },
      player2: { characters: { enemy: '02001' } },
    })
    match.player1.play('Lightsaber Pull')
    if (found.length > 0) match.player1.pick({ title: 'Lightsaber' })
    expect(match.player1.hand).toEqual(found)
  }
})

test('Psychometry reads a weapon die, and may take it away [card: 03050]', () => {
  const given = () => {
    const match = situation({
      player1: {
        characters: {
          kylo: { card: '01011', pool: ['1 melee'], upgrades: [{ card: '03050', pool: ['special'] }] },
        },
      },
      player2: { characters: { rey: { card: '04024', upgrades: [{ card: '01059', pool: ['+2 melee'] }] } } },
    })
    match.player1.resolve('special')
    return match
  }
  const match = given()
  match.player1.choose({ die: '+2 melee' })
  expect(match.player1.hand).toHaveLength(2)
  expect(match.pool('player2')).toEqual([])
  const declined = given()
  declined.player1.decline()
  expect(declined.pool('player2')).toEqual(['+2 melee'])
})

test('a Shoto Lightsaber serves beside another blue weapon [card: 03051]', () => {
  const given = (other: string, face = '1 resource') => {
    const match = situation({
      player1: { characters: { kylo: { card: '01011', upgrades: ['03051', other] } } },
      player2: { characters: { rey: { card: '04024', shields: 2 } } },
    })
    match.player1.activate('kylo', ['blank', '1 melee', face])
    return match
  }
  const shielded = given('01059')
  shielded.player1.choose({ way: 'shield' })
  expect(shielded.characters.kylo.shields).toBe(1)
  const stripped = given('01059')
  stripped.player1.choose({ way: 'remove-shield' })
  expect(stripped.characters.rey.shields).toBe(1)
  expect(given('02048', 'blank').player1.question).not.toBe('choose-one')
})

test('Force Vision shows five cards of a deck and an action more [card: 03129]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['03129'] },
    player2: {
      characters: { rey: '04024' },
      deck: ['Dodge', 'Caution', 'Lightsaber', 'Jetpack', 'Comlink', 'Dodge'],
    },
  })
  match.player1.play('Force Vision')
  match.player1.choose({ seat: 'player2' })
  expect(match.match.state.known.filter((known) => (known & 1) !== 0).length).toBeGreaterThanOrEqual(5)
  expect(match.player2.deck).toEqual(['Dodge', 'Caution', 'Lightsaber', 'Jetpack', 'Comlink', 'Dodge'])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('Lightsaber Training turns up to two blue weapon dice [card: 03131]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: {
          card: '04024',
          pool: ['blank'],
          upgrades: [
            { card: '01059', pool: ['1 resource'] },
            { card: '03051', pool: ['1 resource'] },
            { card: '01051', pool: ['1 resource'] },
          ],
        },
      },
      hand: ['03131'],
      resources: 1,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Lightsaber Training')
  match.player1.choose({ to: '3 melee for 1' })
  expect(match.player1.offers({ to: '3 ranged' })).toBe(false)
  match.player1.choose({ to: '+2 melee' })
  expect(match.pool('player1')).toEqual(['blank', '3 melee for 1', '+2 melee', '1 resource'])
})

test('No Surrender rolls a blank of a blue character again [card: 03132]', () => {
  const match = situation(
    {
      player1: {
        characters: { rey: { card: '04024', pool: ['blank'] }, leia: { card: '01028', pool: ['blank'] } },
        hand: ['03132'],
      },
      player2: { characters: { kylo: '01011' } },
    },
    { dice: ['2 melee'] },
  )
  match.player1.play('No Surrender')
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.pool('player1')).toEqual(['blank'])
})

test('Something Familiar turns as many dice as a card costs, with two blue characters [card: 03133] [sd.spot.4]', () => {
  const given = (second: string) => {
    const match = situation(
      {
        player1: {
          characters: { rey: { card: '04024', pool: ['blank'] }, second },
          hand: ['03133'],
          resources: 1,
        },
        player2: {
          characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } },
          hand: ['Intimidate', 'Patience'],
        },
      },
      { picks: ['Patience'] },
    )
    match.player1.play('Something Familiar')
    return match
  }
  const match = given('01036')
  match.player1.choose({ of: 'kylo', to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank'])
  expect(match.player1.question).not.toBe('turn')
  expect(given('01028').pool('player2')).toEqual(['2 melee for 1'])
})

test('Voices Cry Out reroll everything worth 2 or more [card: 03134]', () => {
  const match = situation(
    {
      player1: {
        characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', '1 discard'] } },
        hand: ['03134'],
      },
      player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
    },
    { dice: ['1 shield', 'special'] },
  )
  match.player1.play('Voices Cry Out')
  expect(match.pool('player1')).toEqual(['1 shield', '1 discard'])
  expect(match.pool('player2')).toEqual(['special'])
})

test('Keen Instincts turn a die of their character into a shield [card: 03135]', () => {
  const given = (pool: string[]) =>
    situation({
      player1: {
        characters: {
          rey: { card: '04024', pool, upgrades: ['03135', { card: '01059', pool: ['1 shield'] }] },
          leia: { card: '01028', pool: ['blank'] },
        },
      },
      player2: { characters: { kylo: '01011' } },
    })
  const match = given(['1 discard'])
  match.player1.use('Keen Instincts')
  expect(match.characters.rey.shields).toBe(1)
  expect(match.pool('player1')).toEqual(['blank', '1 shield'])
  expect(given([]).player1.offers({ do: 'use', card: 'Keen Instincts' })).toBe(false)
})
