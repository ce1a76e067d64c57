/** Imperial cards of the galaxy deck: fighters. */
import { describe, expect, test } from 'vitest'
import { situation, usable } from '../../play.ts'

describe('TIE Fighter', () => {
  test('with a capital ship in play it draws a card, once a turn [card: TIE Fighter] [db.use.4]', () => {
    const match = situation({
      empire: { units: ['TIE Fighter'], ships: ['Gozanti Cruiser'], deck: ['Stormtrooper', 'Inquisitor'] },
    })
    match.empire.use('TIE Fighter')
    expect(match.picture.empire.hand).toEqual(['Stormtrooper'])
    expect(usable(match.empire, 'TIE Fighter')).toBe(false)
  })

  test('a neutral capital ship will do [card: TIE Fighter]', () => {
    const match = situation({ empire: { units: ['TIE Fighter'], ships: ['Blockade Runner'] } })
    expect(usable(match.empire, 'TIE Fighter')).toBe(true)
  })

  test('neither a ship in hand nor one of the Rebels will do [card: TIE Fighter] [db.if.1] [db.play.2]', () => {
    const match = situation({
      empire: { units: ['TIE Fighter'], hand: ['Gozanti Cruiser'] },
      rebel: { ships: ['Mon Calamari Cruiser'] },
    })
    expect(usable(match.empire, 'TIE Fighter')).toBe(false)
    match.empire.play('Gozanti Cruiser')
    expect(usable(match.empire, 'TIE Fighter')).toBe(true)
  })

  test('two TIE Fighters draw one card each [card: TIE Fighter] [db.abilities.4]', () => {
    const match = situation({
      empire: {
        units: ['TIE Fighter', 'TIE Fighter'],
        ships: ['Star Destroyer'],
        deck: ['Stormtrooper', 'Inquisitor', 'Imperial Shuttle'],
      },
    })
    match.empire.use('TIE Fighter')
    match.empire.use('TIE Fighter')
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'Stormtrooper'])
    expect(usable(match.empire, 'TIE Fighter')).toBe(false)
  })

  test('with nothing left to draw it is not offered; a discard pile is something [card: TIE Fighter] [db.empty.3]', () => {
    const side = { units: ['TIE Fighter'], ships: ['Star Destroyer'], deck: [] }
    const dry = situation({ empire: side })
    expect(usable(dry.empire, 'TIE Fighter')).toBe(false)
    const match = situation({ empire: { ...side, discard: ['Inquisitor'] } })
    match.empire.use('TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], discard: [], deck: [] })
  })
})

describe('TIE Bomber', () => {
  test('it discards any card of the row, the next takes its place, and there is no reward [card: TIE Bomber] [db.discard.1] [db.discard.6] [db.discard.7]', () => {
    const match = situation({
      row: ['X-Wing', 'TIE Fighter', 'Lobot', 'Rebel Transport'],
      galaxyDeck: ['Dengar', 'Bossk'],
      empire: { units: ['TIE Bomber'] },
    })
    match.empire.use('TIE Bomber')
    expect(match.empire.cards('pick')).toEqual(['Lobot', 'Rebel Transport', 'TIE Fighter', 'X-Wing'])
    match.empire.pickCard('X-Wing')
    expect(match.question).toBe('action')
    expect(match.picture.galaxyDiscard).toEqual(['X-Wing'])
    expect(match.picture.row.slice(0, 4)).toEqual(['Dengar', 'TIE Fighter', 'Lobot', 'Rebel Transport'])
    expect(match.picture.empire.resources).toBe(0)
  })

  test('with an empty row there is nothing to discard [card: TIE Bomber]', () => {
    const match = situation({ row: [], galaxyDeck: [], empire: { units: ['TIE Bomber'] } })
    expect(usable(match.empire, 'TIE Bomber')).toBe(false)
  })

  test('with an empty galaxy deck the discarded card may come back itself [card: TIE Bomber] [db.empty.4]', () => {
    const match = situation({ row: ['X-Wing'], galaxyDeck: [], empire: { units: ['TIE Bomber'] } })
    match.empire.use('TIE Bomber')
    expect(match.picture.row[0]).toBe('X-Wing')
    expect(match.picture.galaxyDiscard).toEqual([])
  })
})

describe('TIE Interceptor', () => {
  const used = (given: object) => {
    const match = situation({
      row: [],
      empire: { units: ['TIE Interceptor'], deck: ['Stormtrooper', 'Inquisitor'] },
      ...given,
    })
    match.empire.use('TIE Interceptor')
    return match
  }

  test('an Imperial card on top lets it draw [card: TIE Interceptor]', () => {
    const match = used({ galaxyDeck: ['AT-AT', 'X-Wing'] })
    expect(match.picture.empire.hand).toEqual(['Stormtrooper'])
    expect(match.picture.galaxyDeck).toEqual(['AT-AT', 'X-Wing'])
  })

  test('a Rebel card on top is discarded [card: TIE Interceptor]', () => {
    const match = used({ galaxyDeck: ['X-Wing', 'AT-AT'] })
    expect(match.picture.empire.hand).toEqual([])
    expect(match.picture.galaxyDiscard).toEqual(['X-Wing'])
  })

  test('a neutral card on top does nothing [card: TIE Interceptor]', () => {
    const match = used({ galaxyDeck: ['Dengar', 'AT-AT'] })
    expect(match.picture.empire.hand).toEqual([])
    expect(match.picture.galaxyDeck).toEqual(['Dengar', 'AT-AT'])
  })

  test('without cards of its own to draw, it still reveals [card: TIE Interceptor] [db.use.3]', () => {
    const match = used({ galaxyDeck: ['AT-AT'], empire: { units: ['TIE Interceptor'], deck: [] } })
    expect(match.picture.empire.hand).toEqual([])
    expect(match.rebel.view.galaxyDeckKnown).toHaveLength(1)
  })
})
