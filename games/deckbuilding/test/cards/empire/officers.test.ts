/** Imperial cards of the galaxy deck: officers. */
import { logFor } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { situation, usable } from '../../play.ts'

describe('Admiral Piett', () => {
  test('he brings 2 resources, and each of the capital ships has 1 more attack [card: Admiral Piett] [db.while.1] [db.while.4]', () => {
    const match = situation({
      empire: {
        hand: ['Admiral Piett'],
        ships: ['Star Destroyer', 'Gozanti Cruiser', 'Blockade Runner'],
        units: ['Stormtrooper'],
      },
    })
    match.empire.play('Admiral Piett')
    expect(match.picture.empire.resources).toBe(2)
    expect(match.empire.attackOf('Star Destroyer')).toBe(5)
    expect(match.empire.attackOf('Gozanti Cruiser')).toBe(1)
    expect(match.empire.attackOf('Blockade Runner')).toBe(2)
    expect(match.empire.attackOf('Stormtrooper')).toBe(2)
  })

  test('ships of the Rebels gain nothing [card: Admiral Piett]', () => {
    const match = situation({
      empire: { units: ['Admiral Piett'] },
      rebel: { ships: ['Mon Calamari Cruiser'] },
    })
    expect(match.rebel.attackOf('Mon Calamari Cruiser')).toBe(3)
  })

  test('played after a ship was committed, he still counts for its attack [card: Admiral Piett] [db.commit.10]', () => {
    const match = situation({ empire: { hand: ['Admiral Piett'], ships: ['Star Destroyer'] } })
    match.empire.commit('Star Destroyer', 'base')
    match.empire.play('Admiral Piett')
    match.empire.resolve('base')
    expect(match.picture.rebel.baseDamage).toBe(5)
  })

  test('his bonus ends with the turn, when he leaves play [card: Admiral Piett] [db.while.2]', () => {
    const match = situation({ empire: { units: ['Admiral Piett'], ships: ['Star Destroyer'] } })
    match.empire.endTurn()
    expect(match.empire.attackOf('Star Destroyer')).toBe(4)
  })
})

describe('Moff Jerjerrod', () => {
  const given = {
    row: ['X-Wing', 'Lobot'],
    galaxyDeck: ['AT-AT', 'Bossk'],
    empire: { units: ['Moff Jerjerrod'], resources: 6 },
  }

  test('without the Force he looks, alone, and the card stays [card: Moff Jerjerrod] [db.look.1] [db.look.2]', () => {
    const match = situation({ ...given, force: 3 })
    match.empire.use('Moff Jerjerrod')
    expect(match.question).toBe('action')
    expect(match.empire.view.galaxyDeckKnown.map(({ depth }) => depth)).toEqual([0])
    expect(match.rebel.view.galaxyDeckKnown).toEqual([])
    expect(match.picture.galaxyDeck).toEqual(['AT-AT', 'Bossk'])
  })

  test('the log tells the Empire which card it was, and the Rebels that there was a look [card: Moff Jerjerrod]', () => {
    const match = situation({ ...given, force: 3 })
    match.empire.use('Moff Jerjerrod')
    const look = match.match.log.find((entry) => entry.what === 'look')!
    expect(logFor(look, 0).args).toHaveProperty('card')
    expect(logFor(look, 1).args).toEqual({ seat: 0 })
  })

  test('with the Force he may exchange it with a card of the row, and both know where that one went [card: Moff Jerjerrod]', () => {
    const match = situation({ ...given, force: 2 })
    match.empire.use('Moff Jerjerrod')
    expect(match.empire.cards('pick')).toEqual(['Lobot', 'X-Wing'])
    match.empire.pickCard('X-Wing')
    expect(match.picture.row.slice(0, 2)).toEqual(['AT-AT', 'Lobot'])
    expect(match.picture.galaxyDeck).toEqual(['X-Wing', 'Bossk'])
    for (const player of [match.empire, match.rebel])
      expect(player.view.galaxyDeckKnown.map(({ depth }) => depth)).toEqual([0])
    match.empire.buy('AT-AT')
    expect(match.picture.row[0]).toBe('X-Wing')
  })

  test('with the Force he may also leave it, and only the Empire knows it [card: Moff Jerjerrod]', () => {
    const match = situation({ ...given, force: 0 })
    match.empire.use('Moff Jerjerrod')
    match.empire.decline()
    expect(match.picture.galaxyDeck).toEqual(['AT-AT', 'Bossk'])
    expect(match.empire.view.galaxyDeckKnown).toHaveLength(1)
    expect(match.rebel.view.galaxyDeckKnown).toEqual([])
  })

  test('what was seen is no secret any more once it enters the row [card: Moff Jerjerrod]', () => {
    const match = situation({ ...given, force: 3 })
    match.empire.use('Moff Jerjerrod')
    match.empire.buy('Lobot')
    expect(match.picture.row[1]).toBe('AT-AT')
    expect(match.empire.view.galaxyDeckKnown).toEqual([])
  })

  test('an empty galaxy deck is rebuilt for the look; with nothing left he is not offered [card: Moff Jerjerrod]', () => {
    const match = situation({ ...given, force: 3, galaxyDeck: [], galaxyDiscard: ['TIE Bomber'] })
    match.empire.use('Moff Jerjerrod')
    expect(match.picture).toMatchObject({ galaxyDeck: ['TIE Bomber'], galaxyDiscard: [] })
    const dry = situation({ ...given, galaxyDeck: [] })
    expect(usable(dry.empire, 'Moff Jerjerrod')).toBe(false)
  })
})

describe('General Veers', () => {
  test('a Trooper or a Vehicle in play, also a neutral one, lets him draw [card: General Veers]', () => {
    for (const friend of ['Stormtrooper', 'AT-ST', 'Quarren Mercenary', "Jabba's Sail Barge"]) {
      const match = situation({
        empire: { units: ['General Veers', friend], deck: ['Inquisitor', 'Stormtrooper'] },
      })
      match.empire.use('General Veers')
      expect(match.picture.empire.hand).toEqual(['Inquisitor'])
    }
  })

  test('alone, or with others only, he does not draw [card: General Veers] [db.if.1]', () => {
    const match = situation({
      empire: { units: ['General Veers', 'TIE Fighter'], hand: ['Stormtrooper'], ships: ['Star Destroyer'] },
      rebel: { discard: ['Rebel Trooper'] },
    })
    expect(usable(match.empire, 'General Veers')).toBe(false)
    match.empire.play('Stormtrooper')
    expect(usable(match.empire, 'General Veers')).toBe(true)
  })
})

describe('Director Krennic', () => {
  const deck = ['Stormtrooper', 'Inquisitor', 'Imperial Shuttle']

  test('he draws 1 card [card: Director Krennic]', () => {
    const match = situation({ empire: { units: ['Director Krennic'], base: 'Endor', deck } })
    match.empire.use('Director Krennic')
    expect(match.picture.empire.hand).toEqual(['Stormtrooper'])
  })

  test('with the Death Star as base he draws 2 [card: Director Krennic] [db.shown.4] [db.anatomy.6]', () => {
    const match = situation({ empire: { units: ['Director Krennic'], base: 'Death Star', deck } })
    match.empire.use('Director Krennic')
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'Stormtrooper'])
  })

  test('a Death Star still in the base deck does not count [card: Director Krennic]', () => {
    const match = situation({
      empire: { units: ['Director Krennic'], base: 'Endor', baseDeck: ['Death Star'], deck },
    })
    match.empire.use('Director Krennic')
    expect(match.picture.empire.hand).toHaveLength(1)
  })

  test('with one card left he draws that one [card: Director Krennic] [db.use.3]', () => {
    const match = situation({
      empire: { units: ['Director Krennic'], base: 'Death Star', deck: ['Inquisitor'] },
    })
    match.empire.use('Director Krennic')
    expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], deck: [] })
  })
})

describe('Grand Moff Tarkin', () => {
  const given = {
    force: 3,
    row: ['Star Destroyer', 'Admiral Piett', 'X-Wing', 'Lobot'],
    galaxyDeck: ['Bossk', 'Dengar'],
  }

  test('he brings 2 resources and 2 Force [card: Grand Moff Tarkin] [db.play.6]', () => {
    const match = situation({ ...given, force: 6, empire: { hand: ['Grand Moff Tarkin'] } })
    match.empire.play('Grand Moff Tarkin')
    expect(match.picture).toMatchObject({ force: 4, empire: { resources: 2 } })
  })

  test('he borrows an Imperial card, the row is refilled, and it is exiled at the end of the turn [card: Grand Moff Tarkin] [db.purchase.7]', () => {
    const match = situation({
      ...given,
      empire: { units: ['Grand Moff Tarkin'], ships: ['Gozanti Cruiser'] },
    })
    match.empire.use('Grand Moff Tarkin')
    expect(match.empire.cards('pick')).toEqual(['Admiral Piett', 'Star Destroyer'])
    match.empire.pickCard('Admiral Piett')
    expect(match.picture.row[1]).toBe('Bossk')
    expect(match.rebel.view.exiledAtEnd).toHaveLength(1)
    match.empire.play('Admiral Piett')
    expect(match.picture.empire.resources).toBe(2)
    expect(match.empire.attackOf('Gozanti Cruiser')).toBe(1)
    match.empire.endTurn()
    expect(match.picture.exile).toContain('Admiral Piett')
    expect(match.empire.attackOf('Gozanti Cruiser')).toBe(0)
    expect(match.rebel.view.exiledAtEnd).toEqual([])
  })

  test('a borrowed capital ship fights this turn and is exiled with its end [card: Grand Moff Tarkin] [card: Star Destroyer]', () => {
    const match = situation({ ...given, empire: { units: ['Grand Moff Tarkin'] } })
    match.empire.use('Grand Moff Tarkin')
    match.empire.pickCard('Star Destroyer')
    match.empire.play('Star Destroyer')
    match.empire.attack('base', 'Star Destroyer')
    expect(match.picture.rebel.baseDamage).toBe(4)
    match.empire.endTurn()
    expect(match.picture.empire.ships).toEqual([])
    expect(match.picture.exile).toContain('Star Destroyer')
  })

  test('a borrowed card that stays in hand is exiled too [card: Grand Moff Tarkin]', () => {
    const match = situation({ ...given, empire: { units: ['Grand Moff Tarkin'] } })
    match.empire.use('Grand Moff Tarkin')
    match.empire.pickCard('Star Destroyer')
    match.empire.endTurn()
    expect(match.picture.exile).toContain('Star Destroyer')
  })

  test('discarding the borrowed card with a Gozanti Cruiser does not save it [card: Grand Moff Tarkin] [card: Gozanti Cruiser]', () => {
    const match = situation({
      ...given,
      empire: { units: ['Grand Moff Tarkin'], ships: ['Gozanti Cruiser'], deck: ['Stormtrooper'] },
    })
    match.empire.use('Grand Moff Tarkin')
    match.empire.pickCard('Star Destroyer')
    match.empire.use('Gozanti Cruiser')
    expect(match.picture.empire.discard).toEqual(['Star Destroyer'])
    match.empire.endTurn()
    expect(match.picture.exile).toContain('Star Destroyer')
  })

  test('nor does shuffling it into the deck [card: Grand Moff Tarkin] [card: Gozanti Cruiser]', () => {
    const match = situation(
      {
        ...given,
        empire: {
          units: ['Grand Moff Tarkin'],
          ships: ['Gozanti Cruiser'],
          deck: [],
          discard: ['Stormtrooper'],
        },
      },
      { 'empire-deck': [[1, 0]] },
    )
    match.empire.use('Grand Moff Tarkin')
    match.empire.pickCard('Star Destroyer')
    match.empire.use('Gozanti Cruiser')
    expect(match.picture.empire).toMatchObject({ deck: ['Star Destroyer'], hand: ['Stormtrooper'] })
    match.empire.endTurn()
    expect(match.picture.exile).toContain('Star Destroyer')
  })

  test("borrowing is no purchase: nothing is paid, and a smuggler waits on [card: Grand Moff Tarkin] [card: Twi'lek Smuggler]", () => {
    const match = situation({
      ...given,
      empire: { units: ['Grand Moff Tarkin', "Twi'lek Smuggler"], resources: 3 },
    })
    match.empire.use("Twi'lek Smuggler")
    match.empire.use('Grand Moff Tarkin')
    match.empire.pickCard('Admiral Piett')
    expect(match.picture.empire).toMatchObject({ resources: 3, hand: ['Admiral Piett'] })
    match.empire.buy('Lobot')
    expect(match.question).toBe('destination')
  })

  test('without an Imperial card in the row he is not offered [card: Grand Moff Tarkin]', () => {
    const match = situation({ ...given, row: ['X-Wing', 'Lobot'], empire: { units: ['Grand Moff Tarkin'] } })
    expect(usable(match.empire, 'Grand Moff Tarkin')).toBe(false)
  })
})
