/** Neutral cards of the galaxy deck: fighters and transport. */
import { describe, expect, test } from 'vitest'
import { situation, usable } from '../../play.ts'

describe('Z-95 Headhunter', () => {
  test('while the opponent has a capital ship in play it draws a card, for either faction [card: Z-95 Headhunter]', () => {
    const empire = situation({
      empire: { units: ['Z-95 Headhunter'], deck: ['Inquisitor', 'Stormtrooper'] },
      rebel: { ships: ['Rebel Transport'] },
    })
    empire.empire.use('Z-95 Headhunter')
    expect(empire.picture.empire.hand).toEqual(['Inquisitor'])
    const rebel = situation({
      active: 'rebel',
      rebel: { units: ['Z-95 Headhunter'], deck: ['Rebel Trooper', 'Alliance Shuttle'] },
      empire: { ships: ['Blockade Runner'] },
    })
    rebel.rebel.use('Z-95 Headhunter')
    expect(rebel.picture.rebel.hand).toEqual(['Rebel Trooper'])
  })

  test('an own ship does not help [card: Z-95 Headhunter] [db.if.1]', () => {
    const match = situation({ empire: { units: ['Z-95 Headhunter'], ships: ['Star Destroyer'] } })
    expect(usable(match.empire, 'Z-95 Headhunter')).toBe(false)
  })
})

describe('Fang Fighter', () => {
  const given = {
    row: ['Fang Fighter'],
    galaxyDeck: ['Lobot'],
    empire: { resources: 3, deck: ['Inquisitor', 'Stormtrooper'] },
  }

  test('purchased, it goes to the hand and can be played at once [card: Fang Fighter]', () => {
    const match = situation({ ...given, force: 3 })
    match.empire.buy('Fang Fighter')
    match.empire.trigger('Fang Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Fang Fighter'], discard: [], resources: 0 })
    match.empire.play('Fang Fighter')
    expect(match.empire.attackOf('Fang Fighter')).toBe(3)
  })

  test('with the Force its buyer draws a card as well [card: Fang Fighter] [db.if.2]', () => {
    const match = situation({ ...given, force: 2 })
    match.empire.buy('Fang Fighter')
    match.empire.trigger('Fang Fighter')
    expect(match.picture.empire.hand).toEqual(['Fang Fighter', 'Inquisitor'])
  })

  test('with the Force and nothing to draw, it still goes to the hand [card: Fang Fighter] [db.use.3]', () => {
    const match = situation({ ...given, force: 2, empire: { resources: 3, deck: [] } })
    match.empire.buy('Fang Fighter')
    match.empire.trigger('Fang Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Fang Fighter'], discard: [] })
  })

  test('declined, it stays in the discard pile and nothing is drawn [card: Fang Fighter] [db.faq.4]', () => {
    const match = situation({ ...given, force: 2 })
    match.empire.buy('Fang Fighter')
    match.empire.decline()
    expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Fang Fighter'] })
  })

  test('when played it does nothing more [card: Fang Fighter] [db.abilities.2]', () => {
    const match = situation({ force: 0, empire: { hand: ['Fang Fighter'] } })
    match.empire.play('Fang Fighter')
    expect(match.question).toBe('action')
  })

  test("with a smuggler at work it may go on the deck, and from there to the hand after all [card: Fang Fighter] [card: Twi'lek Smuggler]", () => {
    const smuggled = { ...given, force: 3, empire: { ...given.empire, units: ["Twi'lek Smuggler"] } }
    const match = situation(smuggled)
    match.empire.use("Twi'lek Smuggler")
    match.empire.buy('Fang Fighter')
    match.empire.choose({ do: 'to-deck' })
    match.empire.trigger('Fang Fighter')
    expect(match.picture.empire).toMatchObject({
      hand: ['Fang Fighter'],
      deck: ['Inquisitor', 'Stormtrooper'],
    })
    const kept = situation(smuggled)
    kept.empire.use("Twi'lek Smuggler")
    kept.empire.buy('Fang Fighter')
    kept.empire.choose({ do: 'to-deck' })
    kept.empire.decline()
    expect(kept.picture.empire.deck).toEqual(['Fang Fighter', 'Inquisitor', 'Stormtrooper'])
  })
})

describe('HWK-290', () => {
  test('it brings 4 resources, then it is exiled to repair 4 damage on the base [card: HWK-290] [db.exile.3]', () => {
    const match = situation({ empire: { hand: ['HWK-290'], base: { card: 'Lothal', damage: 6 } } })
    match.empire.play('HWK-290')
    match.empire.use('HWK-290')
    expect(match.picture.empire).toMatchObject({ resources: 4, baseDamage: 2, units: [] })
    expect(match.picture.exile).toContain('HWK-290')
  })

  test('with less damage it repairs that, with none it is just exiled [card: HWK-290] [db.abilities.7] [db.use.3]', () => {
    for (const damage of [3, 0]) {
      const match = situation({ empire: { units: ['HWK-290'], base: { card: 'Lothal', damage } } })
      match.empire.use('HWK-290')
      expect(match.picture.empire).toMatchObject({ baseDamage: 0, units: [] })
    }
  })
})
