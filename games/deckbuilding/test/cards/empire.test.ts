/** Imperial cards of the galaxy deck. */
import { logFor } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

const usable = (player: { offers(pattern: object): boolean }, card: string) =>
  player.offers({ do: 'use', card })

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

describe('TIE Bomber', () => {
  test('it discards any card of the row, the next takes its place, and there is no reward [card: TIE Bomber] [db.discard.1] [db.discard.6] [db.discard.7]', () => {
    const match = situation({
      row: ['X-Wing', 'TIE Fighter', 'Lobot', 'Rebel Transport'],
      galaxyDeck: ['Dengar', 'Bossk'],
      empire: { units: ['TIE Bomber'] },
    })
    match.empire.use('TIE Bomber')
    expect(match.empire.cards('pick')).toEqual(['Lobot', 'Rebel Transport', 'TIE Fighter', 'X-Wing'])
    match.empire.pick('X-Wing')
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

describe('Scout Trooper', () => {
  const scouted = (given: object) => {
    const match = situation({ force: 3, row: [], empire: { units: ['Scout Trooper'] }, ...given })
    match.empire.use('Scout Trooper')
    return match
  }

  test('an Imperial card on top brings 1 Force and stays there, known to both [card: Scout Trooper] [db.reveal.1] [db.reveal.2]', () => {
    const match = scouted({ galaxyDeck: ['TIE Fighter', 'X-Wing'] })
    expect(match.picture.force).toBe(2)
    expect(match.picture.galaxyDeck).toEqual(['TIE Fighter', 'X-Wing'])
    for (const player of [match.empire, match.rebel])
      expect(player.view.galaxyDeckKnown.map(({ depth }) => depth)).toEqual([0])
  })

  test('a Rebel card on top is discarded, without reward [card: Scout Trooper] [db.discard.7]', () => {
    const match = scouted({ galaxyDeck: ['X-Wing', 'TIE Fighter'] })
    expect(match.picture.force).toBe(3)
    expect(match.picture.galaxyDiscard).toEqual(['X-Wing'])
    expect(match.picture.galaxyDeck).toEqual(['TIE Fighter'])
    expect(match.question).toBe('action')
  })

  test('a neutral card on top does nothing [card: Scout Trooper] [db.faq.11] [db.faction.5]', () => {
    const match = scouted({ galaxyDeck: ['Lobot', 'TIE Fighter'] })
    expect(match.picture.force).toBe(3)
    expect(match.picture.galaxyDeck).toEqual(['Lobot', 'TIE Fighter'])
    expect(match.picture.galaxyDiscard).toEqual([])
  })

  test('with the Force fully with the Empire, an Imperial card is just shown [card: Scout Trooper] [db.force.8]', () => {
    const match = scouted({ force: 0, galaxyDeck: ['TIE Fighter'] })
    expect(match.picture.force).toBe(0)
    expect(match.rebel.view.galaxyDeckKnown).toHaveLength(1)
  })

  test('an empty galaxy deck is rebuilt first; with nothing left it is not offered [card: Scout Trooper]', () => {
    const match = scouted({ galaxyDeck: [], galaxyDiscard: ['TIE Fighter'] })
    expect(match.picture).toMatchObject({ force: 2, galaxyDeck: ['TIE Fighter'], galaxyDiscard: [] })
    const dry = situation({ row: [], galaxyDeck: [], empire: { units: ['Scout Trooper'] } })
    expect(usable(dry.empire, 'Scout Trooper')).toBe(false)
  })

  test('it brings 2 resources when played [card: Scout Trooper]', () => {
    const match = situation({ empire: { hand: ['Scout Trooper'] } })
    match.empire.play('Scout Trooper')
    expect(match.picture.empire.resources).toBe(2)
  })
})

describe('Death Trooper', () => {
  test('it has 2 more attack on each dark space, and none on the neutral one [card: Death Trooper] [db.force.3] [db.force.5]', () => {
    const attack = (force: number) =>
      situation({ force, empire: { units: ['Death Trooper'] } }).empire.attackOf('Death Trooper')
    expect([0, 1, 2, 3, 4, 6].map(attack)).toEqual([5, 5, 5, 3, 3, 3])
  })

  test('the bonus comes the moment the Force turns, also after committing [card: Death Trooper] [db.while.1]', () => {
    const match = situation({ force: 3, empire: { units: ['Death Trooper'], hand: ['Kel Dor Mystic'] } })
    match.empire.commit('Death Trooper', 'base')
    match.empire.play('Kel Dor Mystic')
    match.empire.resolve('base')
    expect(match.picture.rebel.baseDamage).toBe(5)
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

describe('Gozanti Cruiser', () => {
  test('discarding a card of the own choice draws another [card: Gozanti Cruiser] [db.discard.4] [db.use.1]', () => {
    const match = situation({
      empire: {
        ships: ['Gozanti Cruiser'],
        hand: ['Imperial Shuttle', 'Inquisitor'],
        deck: ['Stormtrooper'],
      },
    })
    match.empire.use('Gozanti Cruiser')
    match.empire.pick('Imperial Shuttle')
    expect(match.picture.empire).toMatchObject({
      hand: ['Inquisitor', 'Stormtrooper'],
      discard: ['Imperial Shuttle'],
    })
  })

  test('with an empty hand it is not offered [card: Gozanti Cruiser] [db.use.3]', () => {
    const match = situation({ empire: { ships: ['Gozanti Cruiser'], hand: [] } })
    expect(usable(match.empire, 'Gozanti Cruiser')).toBe(false)
  })

  test('once a turn, but again on the next; it brings 2 resources each turn [card: Gozanti Cruiser] [db.faq.15] [db.end.3] [db.play.10]', () => {
    const match = situation({
      force: 3,
      empire: { hand: ['Gozanti Cruiser', 'Inquisitor', 'Stormtrooper'], deck: ['Imperial Shuttle'] },
    })
    match.empire.play('Gozanti Cruiser')
    expect(match.picture.empire.resources).toBe(2)
    match.empire.use('Gozanti Cruiser')
    match.empire.pick('Inquisitor')
    expect(usable(match.empire, 'Gozanti Cruiser')).toBe(false)
    match.empire.endTurn()
    match.rebel.endTurn()
    expect(match.picture.empire.resources).toBe(2)
    expect(usable(match.empire, 'Gozanti Cruiser')).toBe(true)
  })

  test('with deck and discard pile empty, the discarded card comes straight back [card: Gozanti Cruiser] [db.empty.5]', () => {
    const match = situation({ empire: { ships: ['Gozanti Cruiser'], hand: ['Inquisitor'], deck: [] } })
    match.empire.use('Gozanti Cruiser')
    expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], discard: [], deck: [] })
  })

  test('in the Empire’s own turn the discard does not wake Yavin 4 [card: Gozanti Cruiser] [card: Yavin 4]', () => {
    const match = situation({
      empire: { ships: ['Gozanti Cruiser'], hand: ['Inquisitor'], deck: ['Stormtrooper'] },
      rebel: { base: 'Yavin 4' },
    })
    match.empire.use('Gozanti Cruiser')
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(0)
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
    match.empire.pick('X-Wing')
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

test('an AT-ST attacks for 4 and discards a card of the row without reward [card: AT-ST] [db.discard.6]', () => {
  const match = situation({
    row: ['Princess Leia', 'Lobot'],
    galaxyDeck: ['Bossk'],
    empire: { units: ['AT-ST'] },
  })
  match.empire.use('AT-ST')
  match.empire.pick('Princess Leia')
  expect(match.picture.galaxyDiscard).toEqual(['Princess Leia'])
  expect(match.picture.row.slice(0, 2)).toEqual(['Bossk', 'Lobot'])
  expect(match.question).toBe('action')
  match.empire.attack('base', 'AT-ST')
  expect(match.picture.rebel.baseDamage).toBe(4)
})

describe('Landing Craft', () => {
  test('it brings 4 resources [card: Landing Craft] [db.choose.1]', () => {
    const match = situation({ empire: { units: ['Landing Craft'], base: { card: 'Lothal', damage: 5 } } })
    match.empire.use('Landing Craft')
    match.empire.choose({ do: 'resources' })
    expect(match.picture.empire).toMatchObject({ resources: 4, baseDamage: 5 })
  })

  test('or it repairs 4 damage [card: Landing Craft] [db.repair.1]', () => {
    const match = situation({ empire: { units: ['Landing Craft'], base: { card: 'Lothal', damage: 5 } } })
    match.empire.use('Landing Craft')
    match.empire.choose({ do: 'repair' })
    expect(match.picture.empire).toMatchObject({ resources: 0, baseDamage: 1 })
  })

  test('with 2 damage it repairs these 2 [card: Landing Craft] [db.abilities.7]', () => {
    const match = situation({ empire: { units: ['Landing Craft'], base: { card: 'Lothal', damage: 2 } } })
    match.empire.use('Landing Craft')
    match.empire.choose({ do: 'repair' })
    expect(match.picture.empire.baseDamage).toBe(0)
  })

  test('with an undamaged base it is resources without a question [card: Landing Craft] [db.choose.2]', () => {
    const match = situation({ empire: { units: ['Landing Craft'] } })
    match.empire.use('Landing Craft')
    expect(match.question).toBe('action')
    expect(match.picture.empire.resources).toBe(4)
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

describe('Boba Fett', () => {
  const hunt = {
    row: ['X-Wing', 'Y-Wing'],
    galaxyDeck: ['Lobot', 'Bossk'],
    empire: { units: ['Boba Fett', 'Stormtrooper'], deck: ['Inquisitor', 'Imperial Shuttle'] },
  }

  test('his attack defeats a target, the reward comes first, then he draws [card: Boba Fett] [db.when.4] [db.commit.4]', () => {
    const match = situation(hunt)
    match.empire.attack('X-Wing', 'Boba Fett')
    expect(match.question).toBe('reward')
    match.empire.yes()
    expect(match.picture.empire).toMatchObject({ resources: 3, hand: [] })
    match.empire.trigger('Boba Fett')
    expect(match.picture.empire.hand).toEqual(['Inquisitor'])
  })

  test('he draws also if others did most of it and the reward is declined [card: Boba Fett] [db.faq.5]', () => {
    const match = situation(hunt)
    match.empire.attack('Y-Wing', 'Boba Fett', 'Stormtrooper')
    match.empire.no()
    match.empire.trigger('Boba Fett')
    expect(match.picture.empire).toMatchObject({ resources: 0, hand: ['Inquisitor'] })
  })

  test('he may decline to draw [card: Boba Fett] [db.abilities.5]', () => {
    const match = situation(hunt)
    match.empire.attack('X-Wing', 'Boba Fett')
    match.empire.yes()
    match.empire.decline()
    expect(match.picture.empire.hand).toEqual([])
    expect(match.question).toBe('action')
  })

  test('a target that others defeat, or the base, does not trigger him [card: Boba Fett] [db.when.1]', () => {
    const match = situation(hunt)
    match.empire.attack('Y-Wing', 'Stormtrooper')
    match.empire.yes()
    expect(match.question).toBe('action')
    match.empire.attack('base', 'Boba Fett')
    expect(match.question).toBe('action')
    expect(match.picture.empire.hand).toEqual([])
  })

  test('a failed hunt does not trigger him [card: Boba Fett] [db.bounty.15]', () => {
    const match = situation({ ...hunt, row: ['Luke Skywalker'] })
    match.empire.attack('Luke Skywalker', 'Boba Fett')
    expect(match.question).toBe('action')
    expect(match.picture.empire.hand).toEqual([])
  })

  test('with nothing to draw he is not asked about [card: Boba Fett]', () => {
    const match = situation({ ...hunt, empire: { units: ['Boba Fett'], deck: [] } })
    match.empire.attack('X-Wing', 'Boba Fett')
    match.empire.yes()
    expect(match.question).toBe('action')
  })

  test('four hunters in one attack: reward first, then each in the order their owner likes [card: Boba Fett] [card: Bossk] [card: Dengar] [card: IG-88] [db.when.4]', () => {
    const match = situation({
      force: 3,
      row: ['Luke Skywalker'],
      galaxyDeck: ['Lobot'],
      empire: {
        units: ['Boba Fett', 'Bossk', 'Dengar', 'IG-88'],
        deck: ['TIE Fighter'],
        hand: ['Scout Trooper'],
      },
    })
    match.empire.attack('Luke Skywalker', 'Boba Fett', 'Bossk', 'Dengar', 'IG-88')
    expect(match.question).toBe('reward')
    match.empire.yes()
    expect(match.picture.force).toBe(0)
    // The Force is fully with the Empire now: Bossk has nothing to do.
    expect(match.empire.cards('trigger')).toEqual(['Boba Fett', 'Dengar', 'IG-88'])
    match.empire.trigger('Boba Fett')
    match.empire.trigger('IG-88')
    match.empire.pickAll('TIE Fighter')
    match.empire.trigger('Dengar')
    expect(match.question).toBe('action')
    expect(match.picture.empire).toMatchObject({ resources: 6, hand: ['Scout Trooper'] })
    expect(match.picture.exile).toContain('TIE Fighter')
  })

  test('without the reward all four have something to do, and the rest may be declined together [card: Boba Fett] [card: Bossk] [card: Dengar] [card: IG-88]', () => {
    const match = situation({
      force: 3,
      row: ['Luke Skywalker'],
      empire: { units: ['Boba Fett', 'Bossk', 'Dengar', 'IG-88'], hand: ['Scout Trooper'] },
    })
    match.empire.attack('Luke Skywalker', 'Boba Fett', 'Bossk', 'Dengar', 'IG-88')
    match.empire.no()
    expect(match.empire.cards('trigger')).toEqual(['Boba Fett', 'Bossk', 'Dengar', 'IG-88'])
    match.empire.trigger('Bossk')
    expect(match.picture.force).toBe(2)
    match.empire.decline()
    expect(match.question).toBe('action')
    expect(match.picture.empire).toMatchObject({ resources: 0, hand: ['Scout Trooper'] })
  })
})

describe('Imperial Carrier', () => {
  test('each Fighter, also a neutral one, has 1 more attack; others do not [card: Imperial Carrier] [db.while.3]', () => {
    const match = situation({
      empire: {
        ships: ['Imperial Carrier', 'Star Destroyer'],
        units: ['TIE Fighter', 'Z-95 Headhunter', 'Fang Fighter', 'Stormtrooper'],
      },
    })
    expect(match.empire.attackOf('TIE Fighter')).toBe(3)
    expect(match.empire.attackOf('Z-95 Headhunter')).toBe(3)
    expect(match.empire.attackOf('Fang Fighter')).toBe(4)
    expect(match.empire.attackOf('Stormtrooper')).toBe(2)
    expect(match.empire.attackOf('Star Destroyer')).toBe(4)
    match.empire.attack('base', 'TIE Fighter')
    expect(match.picture.rebel.baseDamage).toBe(3)
  })

  test('two Carriers add up, also against the row [card: Imperial Carrier] [db.while.3]', () => {
    const match = situation({
      row: ['B-Wing'],
      empire: { ships: ['Imperial Carrier', 'Imperial Carrier'], units: ['TIE Interceptor'] },
    })
    expect(match.empire.attackOf('TIE Interceptor')).toBe(5)
    match.empire.attack('B-Wing', 'TIE Interceptor')
    expect(match.picture.galaxyDiscard).toEqual(['B-Wing'])
  })

  test('fighters of the Rebels gain nothing [card: Imperial Carrier]', () => {
    const match = situation({
      active: 'rebel',
      empire: { ships: ['Imperial Carrier'] },
      rebel: { units: ['X-Wing'] },
    })
    expect(match.rebel.attackOf('X-Wing')).toBe(3)
  })

  test('the bonus ends when the ship is destroyed [card: Imperial Carrier] [db.while.2]', () => {
    const match = situation({
      active: 'rebel',
      force: 5,
      empire: { ships: ['Imperial Carrier'], hand: ['TIE Fighter'] },
      rebel: { units: ['Luke Skywalker'] },
    })
    match.rebel.use('Luke Skywalker')
    match.rebel.endTurn()
    match.empire.play('TIE Fighter')
    expect(match.empire.attackOf('TIE Fighter')).toBe(2)
  })

  test('it brings 3 resources when played and at each later start of turn [card: Imperial Carrier] [db.play.10]', () => {
    const match = situation({ force: 3, empire: { hand: ['Imperial Carrier'] } })
    match.empire.play('Imperial Carrier')
    expect(match.picture.empire.resources).toBe(3)
    match.empire.endTurn()
    match.rebel.endTurn()
    expect(match.picture.empire.resources).toBe(3)
  })
})

describe('AT-AT', () => {
  test('it takes a Trooper of the own choice from the discard pile, which can be played at once [card: AT-AT]', () => {
    const match = situation({
      empire: {
        units: ['AT-AT'],
        discard: ['Stormtrooper', 'TIE Fighter', 'Quarren Mercenary', 'Death Trooper', 'AT-ST'],
      },
    })
    match.empire.use('AT-AT')
    expect(match.empire.cards('pick')).toEqual(['Death Trooper', 'Quarren Mercenary', 'Stormtrooper'])
    match.empire.pick('Quarren Mercenary')
    expect(match.picture.empire.discard).toEqual(['Stormtrooper', 'TIE Fighter', 'Death Trooper', 'AT-ST'])
    match.empire.play('Quarren Mercenary')
    expect(match.empire.attackOf('Quarren Mercenary')).toBe(4)
  })

  test('without a Trooper there it is not offered [card: AT-AT]', () => {
    for (const discard of [[], ['TIE Fighter', 'AT-ST']]) {
      const match = situation({ empire: { units: ['AT-AT'], discard, hand: ['Stormtrooper'] } })
      expect(usable(match.empire, 'AT-AT')).toBe(false)
    }
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
    match.empire.pick('Admiral Piett')
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
    match.empire.pick('Star Destroyer')
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
    match.empire.pick('Star Destroyer')
    match.empire.endTurn()
    expect(match.picture.exile).toContain('Star Destroyer')
  })

  test('discarding the borrowed card with a Gozanti Cruiser does not save it [card: Grand Moff Tarkin] [card: Gozanti Cruiser]', () => {
    const match = situation({
      ...given,
      empire: { units: ['Grand Moff Tarkin'], ships: ['Gozanti Cruiser'], deck: ['Stormtrooper'] },
    })
    match.empire.use('Grand Moff Tarkin')
    match.empire.pick('Star Destroyer')
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
    match.empire.pick('Star Destroyer')
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
    match.empire.pick('Admiral Piett')
    expect(match.picture.empire).toMatchObject({ resources: 3, hand: ['Admiral Piett'] })
    match.empire.buy('Lobot')
    expect(match.question).toBe('destination')
  })

  test('without an Imperial card in the row he is not offered [card: Grand Moff Tarkin]', () => {
    const match = situation({ ...given, row: ['X-Wing', 'Lobot'], empire: { units: ['Grand Moff Tarkin'] } })
    expect(usable(match.empire, 'Grand Moff Tarkin')).toBe(false)
  })
})

test('a Star Destroyer hits for 4, stays in play and hunts nobody in the row [card: Star Destroyer] [db.bounty.12] [db.play.9]', () => {
  const match = situation({ row: ['X-Wing'], empire: { hand: ['Star Destroyer'] } })
  match.empire.play('Star Destroyer')
  expect(match.picture.empire.resources).toBe(0)
  expect(match.empire.offers({ do: 'commit', card: 'Star Destroyer', target: 'X-Wing' })).toBe(false)
  match.empire.attack('base', 'Star Destroyer')
  expect(match.picture.rebel.baseDamage).toBe(4)
  match.empire.endTurn()
  expect(match.picture.empire.ships).toEqual(['Star Destroyer'])
  expect(match.empire.cards('use')).toEqual([])
})

test('a Star Destroyer falls at 7 damage [card: Star Destroyer] [db.base-attack.4]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['Luke Skywalker', 'Y-Wing'] },
    empire: { ships: ['Star Destroyer'] },
  })
  match.rebel.attack('base', 'Luke Skywalker')
  expect(match.picture.empire).toMatchObject({ ships: ['Star Destroyer'], shipDamage: [6] })
  match.rebel.attack('base', 'Y-Wing')
  match.rebel.split({ 'Star Destroyer': 1, Lothal: 1 })
  expect(match.picture.empire).toMatchObject({ ships: [], discard: ['Star Destroyer'], baseDamage: 1 })
})

describe('Darth Vader', () => {
  test('he has 4 more attack while the Force is with the Empire [card: Darth Vader] [db.while.1]', () => {
    const attack = (force: number) =>
      situation({ force, empire: { units: ['Darth Vader'] } }).empire.attackOf('Darth Vader')
    expect([0, 2, 3, 4].map(attack)).toEqual([10, 10, 6, 6])
  })

  test('playing him moves the Force by 2, which may be enough at once [card: Darth Vader] [db.anatomy.5]', () => {
    const match = situation({ force: 4, empire: { hand: ['Darth Vader'] } })
    match.empire.play('Darth Vader')
    expect(match.picture.force).toBe(2)
    match.empire.attack('base', 'Darth Vader')
    expect(match.picture.empire.victory).toEqual(['Dantooine'])
  })
})

describe('rewards of Imperial units', () => {
  const sabotaged = (target: string, given: object = {}) => {
    const match = situation({
      active: 'rebel',
      force: 1,
      row: [target],
      galaxyDeck: [],
      rebel: {
        units: ['Luke Skywalker', 'Chewbacca'],
        hand: ['Alliance Shuttle'],
        discard: ['Rebel Trooper'],
      },
      ...given,
    })
    match.rebel.attack(target, 'Luke Skywalker', 'Chewbacca')
    return match
  }

  test.each([
    ['TIE Fighter', 1, 0],
    ['Admiral Piett', 0, 1],
    ['Death Trooper', 0, 2],
    ['TIE Interceptor', 3, 0],
    ['Moff Jerjerrod', 0, 3],
    ['General Veers', 0, 3],
    ['Landing Craft', 4, 0],
    ['Director Krennic', 3, 2],
    ['Boba Fett', 3, 2],
    ['Grand Moff Tarkin', 3, 3],
    ['Darth Vader', 4, 4],
  ])(
    'defeating %s brings %i resources and %i Force [db.anatomy.8] [db.bounty.9] [db.bounty.11]',
    (target, resources, force) => {
      const match = sabotaged(target)
      match.rebel.yes()
      expect(match.picture).toMatchObject({ force: 1 + force, rebel: { resources } })
    },
  )

  test.each(['TIE Bomber', 'Scout Trooper'])(
    'defeating %s exiles exactly 1 card of hand or discard pile [db.faq.6]',
    (target) => {
      const match = sabotaged(target)
      match.rebel.yes()
      expect(match.rebel.cards('pick')).toEqual(['Alliance Shuttle', 'Rebel Trooper'])
      expect(match.rebel.tries([])).toBe('wrong-count')
      match.rebel.pickAll('Rebel Trooper')
      expect(match.picture.rebel).toMatchObject({ hand: ['Alliance Shuttle'], discard: [] })
    },
  )

  test('an exile reward with nothing to exile is not offered [db.bounty.9]', () => {
    const match = sabotaged('TIE Bomber', { rebel: { units: ['Luke Skywalker', 'Chewbacca'] } })
    expect(match.question).toBe('action')
  })

  test('defeating an AT-ST exiles up to 2 cards, none included [card: AT-ST]', () => {
    const none = sabotaged('AT-ST')
    none.rebel.yes()
    none.rebel.pickAll()
    expect(none.picture.rebel).toMatchObject({ hand: ['Alliance Shuttle'], discard: ['Rebel Trooper'] })
    const both = sabotaged('AT-ST')
    both.rebel.yes()
    both.rebel.pickAll('Alliance Shuttle', 'Rebel Trooper')
    expect(both.picture.rebel).toMatchObject({ hand: [], discard: [] })
  })

  test('defeating an AT-AT purchases a Rebel card for free, also the one that took its place [card: AT-AT] [db.bounty.10]', () => {
    const match = sabotaged('AT-AT', {
      row: ['AT-AT', 'Lobot', 'TIE Fighter', 'Y-Wing'],
      galaxyDeck: ['Han Solo'],
    })
    match.rebel.yes()
    expect(match.rebel.cards('pick')).toEqual(['Han Solo', 'Y-Wing'])
    match.rebel.pick('Han Solo')
    expect(match.picture.rebel.discard).toEqual(['Rebel Trooper', 'Han Solo'])
  })

  test('with no Rebel card in the row the reward of an AT-AT is not offered [card: AT-AT]', () => {
    const match = sabotaged('AT-AT', { row: ['AT-AT', 'Lobot'], galaxyDeck: ['TIE Fighter'] })
    expect(match.question).toBe('action')
  })
})
