/** Neutral cards of the galaxy deck: scoundrels and their barge. */
import { describe, expect, test } from 'vitest'
import { situation, usable } from '../../play.ts'

describe("Twi'lek Smuggler", () => {
  const given = {
    row: ['Lobot', 'Dengar'],
    empire: { units: ["Twi'lek Smuggler"], resources: 9, deck: ['Inquisitor'] },
  }

  test("the next purchase may go on top of the deck, for both to know [card: Twi'lek Smuggler]", () => {
    const match = situation(given)
    match.empire.use("Twi'lek Smuggler")
    match.empire.buy('Lobot')
    match.empire.choose({ do: 'to-deck' })
    expect(match.picture.empire).toMatchObject({ deck: ['Lobot', 'Inquisitor'], discard: [] })
    expect(match.rebel.view.sides[0].deckKnown).toHaveLength(1)
  })

  test("or to the discard pile as usual; the one after it always does [card: Twi'lek Smuggler] [db.faq.3]", () => {
    const match = situation(given)
    match.empire.use("Twi'lek Smuggler")
    match.empire.buy('Lobot')
    match.empire.choose({ do: 'to-discard' })
    match.empire.buy('Dengar')
    expect(match.question).toBe('action')
    expect(match.picture.empire.discard).toEqual(['Lobot', 'Dengar'])
  })

  test("before it is used, and on the next turn, purchases go the usual way [card: Twi'lek Smuggler]", () => {
    const match = situation({ ...given, force: 0 })
    match.empire.buy('Outer Rim Pilot')
    expect(match.picture.empire.discard).toEqual(['Outer Rim Pilot'])
    match.empire.use("Twi'lek Smuggler")
    match.empire.endTurn()
    match.rebel.endTurn()
    match.empire.play('Outer Rim Pilot')
    match.empire.buy('Outer Rim Pilot')
    expect(match.question).toBe('action')
  })

  test("two smugglers used together serve the same purchase, used in turn one each [card: Twi'lek Smuggler]", () => {
    const units = ["Twi'lek Smuggler", "Twi'lek Smuggler"]
    const both = situation({ ...given, empire: { ...given.empire, units } })
    both.empire.use("Twi'lek Smuggler")
    both.empire.use("Twi'lek Smuggler")
    both.empire.buy('Lobot')
    both.empire.choose({ do: 'to-deck' })
    both.empire.buy('Dengar')
    expect(both.picture.empire.discard).toEqual(['Dengar'])
    const inTurn = situation({ ...given, empire: { ...given.empire, units } })
    for (const card of ['Lobot', 'Dengar']) {
      inTurn.empire.use("Twi'lek Smuggler")
      inTurn.empire.buy(card)
      inTurn.empire.choose({ do: 'to-deck' })
    }
    expect(inTurn.picture.empire.deck).toEqual(['Dengar', 'Lobot', 'Inquisitor'])
  })

  test("it brings 3 resources when played [card: Twi'lek Smuggler]", () => {
    const match = situation({ empire: { hand: ["Twi'lek Smuggler"] } })
    match.empire.play("Twi'lek Smuggler")
    expect(match.picture.empire.resources).toBe(3)
  })
})

describe('Lando Calrissian', () => {
  const given = {
    active: 'rebel',
    rebel: { units: ['Lando Calrissian'], deck: ['Rebel Trooper', 'Alliance Shuttle'] },
    empire: { hand: ['Inquisitor', 'Stormtrooper'] },
  }

  test('he draws a card [card: Lando Calrissian]', () => {
    const match = situation({ ...given, force: 3 })
    match.rebel.use('Lando Calrissian')
    expect(match.question).toBe('action')
    expect(match.picture).toMatchObject({
      rebel: { hand: ['Rebel Trooper'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper'] },
    })
  })

  test('with the Force the opponent also discards one, and sparing them is no choice [card: Lando Calrissian] [db.faq.4] [db.abilities.6]', () => {
    const match = situation({ ...given, force: 4 })
    match.rebel.use('Lando Calrissian')
    expect(match.question).toBe('discard-card')
    match.empire.pickCard('Inquisitor')
    expect(match.picture).toMatchObject({
      rebel: { hand: ['Rebel Trooper'] },
      empire: { hand: ['Stormtrooper'] },
    })
  })

  test('with nothing to draw, the Force still makes the opponent discard [card: Lando Calrissian] [db.use.3]', () => {
    const match = situation({ ...given, force: 4, rebel: { units: ['Lando Calrissian'], deck: [] } })
    match.rebel.use('Lando Calrissian')
    match.empire.pickCard('Stormtrooper')
    expect(match.picture.empire.hand).toEqual(['Inquisitor'])
  })

  test('with the Force and an empty hand over there he just draws [card: Lando Calrissian] [db.use.3]', () => {
    const match = situation({ ...given, force: 4, empire: { hand: [] } })
    match.rebel.use('Lando Calrissian')
    expect(match.question).toBe('action')
    expect(match.picture.rebel.hand).toEqual(['Rebel Trooper'])
  })

  test('with neither to be done he is not offered [card: Lando Calrissian]', () => {
    const match = situation({ ...given, force: 3, rebel: { units: ['Lando Calrissian'], deck: [] } })
    expect(usable(match.rebel, 'Lando Calrissian')).toBe(false)
  })

  test('for the Empire it is the Rebels who discard [card: Lando Calrissian]', () => {
    const match = situation({
      force: 2,
      empire: { units: ['Lando Calrissian'], deck: ['Inquisitor'] },
      rebel: { hand: ['Rebel Trooper', 'Temple Guardian'] },
    })
    match.empire.use('Lando Calrissian')
    match.rebel.pickCard('Temple Guardian')
    expect(match.picture.rebel).toMatchObject({ hand: ['Rebel Trooper'], discard: ['Temple Guardian'] })
  })
})

describe("Jabba's Sail Barge", () => {
  test("it takes a Bounty Hunter of the own choice from the discard pile [card: Jabba's Sail Barge]", () => {
    const match = situation({
      empire: {
        units: ["Jabba's Sail Barge"],
        discard: ['Boba Fett', 'Lobot', 'IG-88', 'Rodian Gunslinger', 'Stormtrooper'],
      },
    })
    match.empire.use("Jabba's Sail Barge")
    expect(match.empire.cards('pick')).toEqual(['Boba Fett', 'IG-88', 'Rodian Gunslinger'])
    match.empire.pickCard('IG-88')
    expect(match.picture.empire.hand).toEqual(['IG-88'])
    expect(match.rebel.view.sides[0].hand).toHaveLength(1)
  })

  test("without one there it is not offered [card: Jabba's Sail Barge]", () => {
    for (const discard of [[], ['Lobot', 'Stormtrooper']]) {
      const match = situation({ empire: { units: ["Jabba's Sail Barge"], discard } })
      expect(usable(match.empire, "Jabba's Sail Barge")).toBe(false)
    }
  })
})

describe('Jabba the Hutt', () => {
  const given = {
    empire: {
      units: ['Jabba the Hutt'],
      hand: ['Scout Trooper', 'TIE Fighter'],
      discard: ['TIE Bomber'],
      deck: ['Inquisitor', 'Stormtrooper', 'Imperial Shuttle'],
    },
  }

  test('exiling a card of the hand draws 1 card [card: Jabba the Hutt] [db.shown.1] [db.exile.6]', () => {
    const match = situation({ ...given, force: 3 })
    match.empire.use('Jabba the Hutt')
    expect(match.empire.cards('pick')).toEqual(['Scout Trooper', 'TIE Fighter'])
    match.empire.pickCards('Scout Trooper')
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'TIE Fighter'])
    expect(match.picture.exile).toContain('Scout Trooper')
    expect(match.empire.cards('play')).toEqual(['Inquisitor', 'TIE Fighter'])
  })

  test('with the Force it draws 2 [card: Jabba the Hutt] [db.shown.1]', () => {
    const match = situation({ ...given, force: 2 })
    match.empire.use('Jabba the Hutt')
    match.empire.pickCards('TIE Fighter')
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'Scout Trooper', 'Stormtrooper'])
  })

  test('with an empty hand he is not offered, whatever the discard pile holds [card: Jabba the Hutt]', () => {
    const match = situation({ ...given, force: 2, empire: { ...given.empire, hand: [] } })
    expect(usable(match.empire, 'Jabba the Hutt')).toBe(false)
  })

  test('he brings 2 resources and 2 Force [card: Jabba the Hutt]', () => {
    const match = situation({ force: 3, empire: { hand: ['Jabba the Hutt'] } })
    match.empire.play('Jabba the Hutt')
    expect(match.picture).toMatchObject({ force: 1, empire: { resources: 2 } })
  })
})
