/** Rebel cards of the galaxy deck: scoundrels, officer and Jedi. */
import { logFor } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { rebelTurn, usable } from '../../play.ts'

describe('Chewbacca', () => {
  test('with another unique unit, also a neutral one, he draws a card [card: Chewbacca] [db.anatomy.9]', () => {
    for (const friend of ['Han Solo', 'Lobot', 'Millennium Falcon']) {
      const match = rebelTurn({
        rebel: { units: ['Chewbacca', friend], deck: ['Rebel Trooper', 'Alliance Shuttle'] },
      })
      match.rebel.use('Chewbacca')
      expect(match.picture.rebel.hand).toEqual(['Rebel Trooper'])
    }
  })

  test('he himself is not another one, nor is a base, a common unit or one in hand [card: Chewbacca] [db.if.1]', () => {
    const match = rebelTurn({
      rebel: { units: ['Chewbacca', 'X-Wing'], base: 'Yavin 4', hand: ['Han Solo'] },
    })
    expect(usable(match.rebel, 'Chewbacca')).toBe(false)
  })

  test('he attacks for 5 [card: Chewbacca]', () => {
    const match = rebelTurn({ rebel: { units: ['Chewbacca'] } })
    match.rebel.attack('base', 'Chewbacca')
    expect(match.picture.empire.baseDamage).toBe(5)
  })
})

describe('Jyn Erso', () => {
  const given = {
    rebel: { units: ['Jyn Erso'] },
    empire: { hand: ['Inquisitor', 'Stormtrooper'], deck: ['Imperial Shuttle'] },
  }

  test('without the Force she looks at the hand, and remembers it [card: Jyn Erso]', () => {
    const match = rebelTurn({ ...given, force: 3 })
    expect(match.rebel.view.sides[0].hand).toEqual([])
    match.rebel.use('Jyn Erso')
    expect(match.question).toBe('action')
    expect(match.rebel.view.sides[0].hand).toHaveLength(2)
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'Stormtrooper'])
  })

  test('she alone reads in the log what she saw [card: Jyn Erso]', () => {
    const match = rebelTurn({ ...given, force: 3 })
    match.rebel.use('Jyn Erso')
    const look = match.match.log.find((entry) => entry.what === 'look-at-hand')!
    expect(logFor(look, 1).args.cards).toHaveLength(2)
    expect(logFor(look, -1).args).toEqual({ seat: 1 })
  })

  test('the order in which the Empire holds its hand is not shown to her [card: Jyn Erso]', () => {
    const shown = (...hand: string[]) => {
      const match = rebelTurn({ ...given, force: 4, empire: { hand } })
      match.rebel.use('Jyn Erso')
      return match.rebel.offered.map(({ card }) => card)
    }
    const cards = ['Inquisitor', 'Stormtrooper', 'TIE Fighter']
    expect(shown(...cards)).toEqual(shown(...cards.toReversed()))
  })

  test('with the Force she puts one of its cards on top of the deck, and both know it there [card: Jyn Erso]', () => {
    const match = rebelTurn({ ...given, force: 4 })
    match.rebel.use('Jyn Erso')
    match.rebel.pickCard('Inquisitor')
    expect(match.picture.empire).toMatchObject({
      hand: ['Stormtrooper'],
      deck: ['Inquisitor', 'Imperial Shuttle'],
    })
    for (const player of [match.empire, match.rebel])
      expect(player.view.sides[0].deckKnown.map(({ depth }) => depth)).toEqual([0])
  })

  test('with the Force a single card goes on the deck without a question [card: Jyn Erso] [db.faq.4]', () => {
    const match = rebelTurn({ ...given, force: 4, empire: { hand: ['Inquisitor'], deck: [] } })
    match.rebel.use('Jyn Erso')
    expect(match.picture.empire).toMatchObject({ hand: [], deck: ['Inquisitor'] })
  })

  test('against an empty hand she is not offered [card: Jyn Erso]', () => {
    const match = rebelTurn({ ...given, force: 4, empire: { hand: [] } })
    expect(usable(match.rebel, 'Jyn Erso')).toBe(false)
  })

  test('what goes from the hand to the deck is no discard: Yavin 4 stays quiet [card: Jyn Erso] [card: Yavin 4]', () => {
    const match = rebelTurn({ ...given, force: 4, rebel: { units: ['Jyn Erso'], base: 'Yavin 4' } })
    match.rebel.use('Jyn Erso')
    match.rebel.pickCard('Inquisitor')
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(0)
  })
})

describe('Han Solo', () => {
  const deck = ['Rebel Trooper', 'Temple Guardian', 'Alliance Shuttle']

  test('he draws 1 card, or 2 with the Millennium Falcon in play [card: Han Solo] [db.anatomy.6]', () => {
    const alone = rebelTurn({ rebel: { units: ['Han Solo'], deck } })
    alone.rebel.use('Han Solo')
    expect(alone.picture.rebel.hand).toEqual(['Rebel Trooper'])
    const aboard = rebelTurn({ rebel: { units: ['Han Solo', 'Millennium Falcon'], deck } })
    aboard.rebel.use('Han Solo')
    expect(aboard.picture.rebel.hand).toEqual(['Rebel Trooper', 'Temple Guardian'])
  })

  test('a Falcon in hand or discard pile does not count [card: Han Solo] [db.play.2]', () => {
    for (const place of ['hand', 'discard']) {
      const match = rebelTurn({ rebel: { units: ['Han Solo'], deck, [place]: ['Millennium Falcon'] } })
      match.rebel.use('Han Solo')
      expect(match.picture.rebel.deck).toHaveLength(2)
    }
  })
})

describe('Princess Leia', () => {
  const row = ['Han Solo', 'Lobot', 'TIE Fighter', 'Mon Calamari Cruiser']

  test('she purchases a Rebel card for free, to the discard pile [card: Princess Leia]', () => {
    const match = rebelTurn({ force: 3, row, galaxyDeck: ['Bossk'], rebel: { units: ['Princess Leia'] } })
    match.rebel.use('Princess Leia')
    expect(match.rebel.cards('pick')).toEqual(['Han Solo', 'Mon Calamari Cruiser'])
    match.rebel.pickCard('Han Solo')
    expect(match.picture).toMatchObject({ rebel: { discard: ['Han Solo'], resources: 0 } })
    expect(match.picture.row[0]).toBe('Bossk')
  })

  test('with the Force it goes on top of the deck, and both know it there [card: Princess Leia] [db.shown.3]', () => {
    const match = rebelTurn({ force: 4, row, rebel: { units: ['Princess Leia'], deck: ['Rebel Trooper'] } })
    match.rebel.use('Princess Leia')
    match.rebel.pickCard('Mon Calamari Cruiser')
    expect(match.question).toBe('action')
    expect(match.picture.rebel).toMatchObject({
      deck: ['Mon Calamari Cruiser', 'Rebel Trooper'],
      discard: [],
    })
    expect(match.empire.view.sides[1].deckKnown).toHaveLength(1)
  })

  test('her own 2 Force may turn the balance first [card: Princess Leia] [db.if.3]', () => {
    const match = rebelTurn({ force: 2, row, rebel: { hand: ['Princess Leia'], deck: [] } })
    match.rebel.play('Princess Leia')
    expect(match.picture).toMatchObject({ force: 4, rebel: { resources: 2 } })
    match.rebel.use('Princess Leia')
    match.rebel.pickCard('Han Solo')
    expect(match.picture.rebel.deck).toEqual(['Han Solo'])
  })

  test('without a Rebel card in the row she is not offered [card: Princess Leia]', () => {
    const match = rebelTurn({ row: ['Lobot', 'TIE Fighter'], rebel: { units: ['Princess Leia'] } })
    expect(usable(match.rebel, 'Princess Leia')).toBe(false)
  })

  test('on Sullust, without the Force, her purchase may be the first of the turn and go on the deck [card: Princess Leia] [card: Sullust]', () => {
    const match = rebelTurn({
      force: 3,
      row,
      rebel: { units: ['Princess Leia'], base: 'Sullust', deck: [], resources: 2 },
    })
    match.rebel.use('Princess Leia')
    match.rebel.pickCard('Han Solo')
    match.rebel.choose({ do: 'to-deck' })
    expect(match.picture.rebel.deck).toEqual(['Han Solo'])
    match.rebel.buy('Outer Rim Pilot')
    expect(match.picture.rebel.discard).toEqual(['Outer Rim Pilot'])
  })

  test('on Sullust, with the Force, both lead to the deck: nothing is asked [card: Princess Leia] [card: Sullust]', () => {
    const match = rebelTurn({
      force: 4,
      row,
      rebel: { units: ['Princess Leia'], base: 'Sullust', deck: [] },
    })
    match.rebel.use('Princess Leia')
    match.rebel.pickCard('Han Solo')
    expect(match.question).toBe('action')
    expect(match.picture.rebel.deck).toEqual(['Han Solo'])
  })

  test("a smuggler at work may send her purchase to the deck without the Force [card: Princess Leia] [card: Twi'lek Smuggler]", () => {
    const match = rebelTurn({
      force: 3,
      row,
      rebel: { units: ['Princess Leia', "Twi'lek Smuggler"], deck: [] },
    })
    match.rebel.use("Twi'lek Smuggler")
    match.rebel.use('Princess Leia')
    match.rebel.pickCard('Han Solo')
    match.rebel.choose({ do: 'to-deck' })
    expect(match.picture.rebel.deck).toEqual(['Han Solo'])
  })
})

describe('Luke Skywalker', () => {
  const empire = { ships: ['Star Destroyer', 'Blockade Runner'] }

  test('with the Force he destroys a capital ship of the opponent, undamaged or not [card: Luke Skywalker] [db.destroy.2] [db.destroy.3]', () => {
    const match = rebelTurn({
      force: 4,
      row: ['Imperial Carrier'],
      rebel: { units: ['Luke Skywalker'] },
      empire,
    })
    match.rebel.use('Luke Skywalker')
    expect(match.rebel.cards('pick')).toEqual(['Blockade Runner', 'Star Destroyer'])
    match.rebel.pickCard('Star Destroyer')
    expect(match.picture.empire).toMatchObject({ ships: ['Blockade Runner'], discard: ['Star Destroyer'] })
    expect(match.rebel.view.sides[1].units[0].used).toBe(true)
  })

  test('without the Force he does not, until his own 2 Force turn it [card: Luke Skywalker] [db.if.3]', () => {
    const match = rebelTurn({ force: 3, rebel: { units: ['Luke Skywalker'] }, empire })
    expect(usable(match.rebel, 'Luke Skywalker')).toBe(false)
    const played = rebelTurn({ force: 2, rebel: { hand: ['Luke Skywalker'] }, empire })
    played.rebel.play('Luke Skywalker')
    expect(usable(played.rebel, 'Luke Skywalker')).toBe(true)
  })

  test('without an opposing ship in play he is not offered; ships in the row are safe [card: Luke Skywalker]', () => {
    const match = rebelTurn({ force: 6, row: ['Star Destroyer'], rebel: { units: ['Luke Skywalker'] } })
    expect(usable(match.rebel, 'Luke Skywalker')).toBe(false)
  })
})
