/** Imperial bases. */
import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

/** The Empire's turn begins without a base, and `base` is the only one left to reveal. */
const revealing = (base: string, given: { [word: string]: unknown; empire?: object } = {}) =>
  situation({
    step: 'turn-start',
    force: 3,
    row: [],
    ...given,
    empire: { base: null, baseDeck: [base], ...given.empire },
  })

describe('Lothal', () => {
  test('the Empire begins with it; it has no ability and falls at 8 damage [card: Lothal] [db.setup.7] [db.anatomy.15]', () => {
    const match = situation({ active: 'rebel', rebel: { units: ['Luke Skywalker', 'Y-Wing'] } })
    expect(match.picture.empire.base).toBe('Lothal')
    expect(match.empire.cards('use')).toEqual([])
    match.rebel.attack('base', 'Luke Skywalker')
    expect(match.picture.empire).toMatchObject({ base: 'Lothal', baseDamage: 6 })
    match.rebel.attack('base', 'Y-Wing')
    expect(match.picture).toMatchObject({ empire: { base: null }, rebel: { victory: ['Lothal'] } })
  })
})

describe('Corellia', () => {
  const row = ['Star Destroyer', 'Lobot', 'X-Wing', 'Fang Fighter', 'Quarren Mercenary']

  test('revealed, it purchases an Imperial or neutral card for free, into the hand [card: Corellia] [db.start.2]', () => {
    const match = revealing('Corellia', { row, galaxyDeck: ['Bossk'] })
    expect(match.empire.cards('pick')).toEqual([
      'Fang Fighter',
      'Lobot',
      'Quarren Mercenary',
      'Star Destroyer',
    ])
    match.empire.pickCard('Star Destroyer')
    expect(match.picture.empire).toMatchObject({ hand: ['Star Destroyer'], discard: [], resources: 0 })
    expect(match.match.log.find(({ what }) => what === 'purchase')?.args.cost).toBe(0)
    expect(match.picture.row[0]).toBe('Bossk')
    match.empire.play('Star Destroyer')
    expect(match.empire.attackOf('Star Destroyer')).toBe(4)
  })

  test('declined, it is too late [card: Corellia] [db.when.2]', () => {
    const match = revealing('Corellia', { row })
    match.empire.decline()
    expect(match.question).toBe('action')
    expect(match.empire.cards('use')).toEqual([])
  })

  test('with no card to purchase it is not asked about [card: Corellia]', () => {
    for (const poor of [[], ['X-Wing']]) {
      const match = revealing('Corellia', { row: poor, galaxyDeck: [] })
      expect(match.question).toBe('action')
    }
  })

  test('a Fang Fighter is in the hand already: without the Force nothing is left to ask, with it a card is drawn [card: Corellia] [card: Fang Fighter]', () => {
    const empire = { deck: ['Inquisitor'] }
    const without = revealing('Corellia', { row, empire })
    without.empire.pickCard('Fang Fighter')
    expect(without.question).toBe('action')
    expect(without.picture.empire.hand).toEqual(['Fang Fighter'])
    const match = revealing('Corellia', { row, empire, force: 1 })
    match.empire.pickCard('Fang Fighter')
    match.empire.trigger('Fang Fighter')
    expect(match.picture.empire.hand).toEqual(['Fang Fighter', 'Inquisitor'])
  })

  test('a Quarren Mercenary may exile a card, also itself from the hand [card: Corellia] [card: Quarren Mercenary]', () => {
    const match = revealing('Corellia', { row, empire: { discard: ['TIE Fighter'] } })
    match.empire.pickCard('Quarren Mercenary')
    expect(match.empire.cards('pick')).toEqual(['Quarren Mercenary', 'TIE Fighter'])
    match.empire.pickCards('TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Quarren Mercenary'], discard: [] })
  })
})

describe('Kessel', () => {
  const empire = { hand: ['Scout Trooper'], discard: ['TIE Fighter', 'TIE Bomber', 'AT-ST'] }

  test('revealed, it exiles up to 3 cards from hand and discard pile [card: Kessel] [db.faq.6]', () => {
    const match = revealing('Kessel', { empire })
    expect(match.empire.tries([0, 1, 2, 3])).toMatchObject({ refused: 'wrong-count' })
    match.empire.pickCards('Scout Trooper', 'TIE Fighter', 'AT-ST')
    expect(match.picture.empire).toMatchObject({ hand: [], discard: ['TIE Bomber'] })
    expect(match.picture.exile).toEqual(expect.arrayContaining(['Scout Trooper', 'TIE Fighter', 'AT-ST']))
  })

  test('also 1 or none [card: Kessel]', () => {
    const one = revealing('Kessel', { empire })
    one.empire.pickCards('TIE Bomber')
    expect(one.picture.empire.discard).toEqual(['TIE Fighter', 'AT-ST'])
    const none = revealing('Kessel', { empire })
    none.empire.pickCards()
    expect(none.picture.empire.discard).toHaveLength(3)
  })

  test('with hand and discard pile empty it is not asked about [card: Kessel]', () => {
    expect(revealing('Kessel').question).toBe('action')
  })
})

describe('Kafrene', () => {
  const given = {
    force: 3,
    empire: {
      base: 'Kafrene',
      hand: ['Stormtrooper', 'Outer Rim Pilot', 'Dengar'],
      deck: ['Inquisitor', 'Imperial Shuttle'],
    },
  }

  test('the first neutral card of a turn draws a card, the second does not [card: Kafrene]', () => {
    const match = situation(given)
    match.empire.play('Stormtrooper')
    expect(match.question).toBe('action')
    match.empire.play('Outer Rim Pilot')
    match.empire.trigger('Kafrene')
    expect(match.picture.empire.hand).toEqual(['Dengar', 'Inquisitor'])
    match.empire.play('Dengar')
    expect(match.question).toBe('action')
  })

  test('declined at the first, it does not come back at the second [card: Kafrene] [db.abilities.5]', () => {
    const match = situation(given)
    match.empire.play('Outer Rim Pilot')
    match.empire.decline()
    match.empire.play('Dengar')
    expect(match.question).toBe('action')
  })

  test('the next turn has a first neutral card again [card: Kafrene]', () => {
    const match = situation({
      force: 3,
      empire: {
        base: 'Kafrene',
        hand: ['Bossk'],
        deck: ['Inquisitor', 'Dengar', ...Array(5).fill('Imperial Shuttle')],
      },
    })
    match.empire.play('Bossk')
    match.empire.trigger('Kafrene')
    match.empire.endTurn()
    match.rebel.endTurn()
    match.empire.play('Dengar')
    expect(match.empire.cards('trigger')).toEqual(['Kafrene'])
  })

  test('a neutral card of the Rebels does not count [card: Kafrene]', () => {
    const match = situation({ active: 'rebel', rebel: { hand: ['Dengar'] }, empire: { base: 'Kafrene' } })
    match.rebel.play('Dengar')
    expect(match.question).toBe('action')
  })

  test('with Lobot it is the owner who orders the two abilities [card: Kafrene] [card: Lobot]', () => {
    const match = situation({ ...given, empire: { base: 'Kafrene', hand: ['Lobot'], deck: ['Inquisitor'] } })
    match.empire.play('Lobot')
    expect(match.empire.cards('trigger')).toEqual(['Kafrene', 'Lobot'])
    match.empire.trigger('Kafrene')
    match.empire.choose({ do: 'resources' })
    expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], resources: 2 })
  })

  test('a neutral capital ship is a neutral card, too [card: Kafrene] [card: Blockade Runner]', () => {
    const match = situation({ empire: { base: 'Kafrene', hand: ['Blockade Runner'] } })
    match.empire.play('Blockade Runner')
    expect(match.empire.cards('trigger')).toEqual(['Kafrene'])
  })
})

describe('Mustafar', () => {
  test('revealed, it brings 4 Force [card: Mustafar] [db.force.7]', () => {
    const match = revealing('Mustafar', { force: 6 })
    match.empire.trigger('Mustafar')
    expect(match.picture.force).toBe(2)
  })

  test('the Force that it brings counts for the resource of this start of turn [card: Mustafar] [db.start.9]', () => {
    const match = revealing('Mustafar', { force: 4 })
    match.empire.trigger('Mustafar')
    expect(match.picture).toMatchObject({ force: 0, empire: { resources: 1 } })
  })

  test('with the Force fully with the Empire there is nothing to gain [card: Mustafar] [db.force.8]', () => {
    expect(revealing('Mustafar', { force: 0 }).question).toBe('action')
    const near = revealing('Mustafar', { force: 2 })
    near.empire.trigger('Mustafar')
    expect(near.picture.force).toBe(0)
  })
})

describe('Ord Mantell', () => {
  const given = {
    row: ['Lobot', 'Rodian Gunslinger', 'Blockade Runner', 'X-Wing'],
    galaxyDeck: ['Bossk'],
    empire: {
      base: 'Ord Mantell',
      units: ['Boba Fett', 'Stormtrooper', 'Stormtrooper'],
      deck: ['Inquisitor'],
    },
  }
  const targets = (match: ReturnType<typeof situation>) =>
    match.empire.offered
      .flatMap(({ do: verb, card, target }) => (verb === 'commit' && card === 'Stormtrooper' ? [target] : []))
      .filter((target, i, all) => all.indexOf(target) === i)

  test('neutral units of the row can be hunted, neutral ships can not [card: Ord Mantell] [db.bounty.21]', () => {
    expect(targets(situation(given))).toEqual(['base', 'Lobot', 'Rodian Gunslinger', 'X-Wing'])
    const elsewhere = situation({ ...given, empire: { ...given.empire, base: 'Endor' } })
    expect(targets(elsewhere)).toEqual(['base', 'X-Wing'])
  })

  test('the cost is the target value, and the reward as many resources [card: Ord Mantell]', () => {
    const match = situation(given)
    match.empire.attack('Lobot', 'Stormtrooper', 'Stormtrooper')
    expect(match.picture.row[0]).toBe('Bossk')
    expect(match.picture.galaxyDiscard).toEqual(['Lobot'])
    match.empire.yes()
    expect(match.picture.empire.resources).toBe(3)
  })

  test('the reward may be declined, and bounty hunters find their prey as ever [card: Ord Mantell] [card: Boba Fett]', () => {
    const match = situation(given)
    match.empire.attack('Lobot', 'Boba Fett')
    match.empire.no()
    match.empire.trigger('Boba Fett')
    expect(match.picture.empire).toMatchObject({ resources: 0, hand: ['Inquisitor'] })
  })

  test('one neutral unit a turn, even if the hunt fails; enemies as ever [card: Ord Mantell]', () => {
    const match = situation(given)
    match.empire.attack('Lobot', 'Stormtrooper')
    expect(match.question).toBe('action')
    expect(match.picture.row[0]).toBe('Lobot')
    expect(targets(match)).toEqual(['base', 'X-Wing'])
  })

  test('once attackers are set on one neutral unit, others are out, and more may join [card: Ord Mantell]', () => {
    const match = situation(given)
    match.empire.commit('Boba Fett', 'Lobot')
    expect(targets(match)).toEqual(['base', 'Lobot', 'X-Wing'])
  })

  test('on the next turn there is a hunt again [card: Ord Mantell]', () => {
    const match = situation({
      ...given,
      empire: { base: 'Ord Mantell', units: ['Stormtrooper'], hand: [], deck: [] },
    })
    match.empire.attack('Rodian Gunslinger', 'Stormtrooper')
    match.empire.yes()
    match.empire.endTurn()
    match.rebel.endTurn()
    match.empire.play('Stormtrooper')
    expect(targets(match)).toContain('Lobot')
  })

  test('the Rebels can not hunt neutral units because of it [card: Ord Mantell]', () => {
    const match = situation({
      active: 'rebel',
      row: ['Lobot'],
      empire: { base: 'Ord Mantell' },
      rebel: { units: ['X-Wing'] },
    })
    expect(match.rebel.offers({ do: 'commit', target: 'Lobot' })).toBe(false)
  })
})

describe('Coruscant', () => {
  const start = (given: object) =>
    situation({ step: 'turn-start', force: 3, row: [], empire: { base: 'Coruscant' }, ...given })

  test('at the start of the turn the Empire sees two cards, keeps one on top and discards the other [card: Coruscant] [db.look.1]', () => {
    const match = start({ galaxyDeck: ['X-Wing', 'AT-AT', 'Lobot'] })
    match.empire.trigger('Coruscant')
    expect(match.empire.cards('pick')).toEqual(['AT-AT', 'X-Wing'])
    match.empire.pickCard('X-Wing')
    expect(match.picture).toMatchObject({ galaxyDeck: ['AT-AT', 'Lobot'], galaxyDiscard: ['X-Wing'] })
    expect(match.empire.view.galaxyDeckKnown.map(({ depth }) => depth)).toEqual([0])
    expect(match.rebel.view.galaxyDeckKnown).toEqual([])
  })

  test('the second card may be the one to go [card: Coruscant]', () => {
    const match = start({ galaxyDeck: ['X-Wing', 'AT-AT', 'Lobot'] })
    match.empire.trigger('Coruscant')
    match.empire.pickCard('AT-AT')
    expect(match.picture).toMatchObject({ galaxyDeck: ['X-Wing', 'Lobot'], galaxyDiscard: ['AT-AT'] })
    expect(match.empire.view.galaxyDeckKnown.map(({ depth }) => depth)).toEqual([0])
  })

  test('it may be declined, and nothing is seen [card: Coruscant] [db.abilities.5]', () => {
    const match = start({ galaxyDeck: ['X-Wing', 'AT-AT'] })
    match.empire.decline()
    expect(match.picture.galaxyDeck).toEqual(['X-Wing', 'AT-AT'])
    expect(match.empire.view.galaxyDeckKnown).toEqual([])
  })

  test('with one card in the deck the discard pile is shuffled under it [card: Coruscant] [db.empty.4]', () => {
    const match = start({ galaxyDeck: ['X-Wing'], galaxyDiscard: ['AT-AT'] })
    match.empire.trigger('Coruscant')
    match.empire.pickCard('X-Wing')
    expect(match.picture).toMatchObject({ galaxyDeck: ['AT-AT'], galaxyDiscard: ['X-Wing'] })
  })

  test('with one card in all it is seen and stays [card: Coruscant] [db.use.3]', () => {
    const match = start({ galaxyDeck: ['X-Wing'] })
    match.empire.trigger('Coruscant')
    expect(match.question).toBe('action')
    expect(match.picture.galaxyDeck).toEqual(['X-Wing'])
    expect(match.empire.view.galaxyDeckKnown).toHaveLength(1)
  })

  test('with no card at all it is not asked about [card: Coruscant]', () => {
    expect(start({ galaxyDeck: [] }).question).toBe('action')
  })

  test('it works on the turn it is revealed, and not at the start of the Rebels’ turn [card: Coruscant]', () => {
    const match = revealing('Coruscant', { galaxyDeck: ['X-Wing', 'AT-AT', 'Lobot'] })
    match.empire.trigger('Coruscant')
    match.empire.pickCard('X-Wing')
    match.empire.endTurn()
    expect(match.question).toBe('action')
    expect(match.picture.active).toBe('rebel')
  })
})

describe('Death Star', () => {
  const given = {
    row: ['Star Destroyer', 'Rebel Transport', 'X-Wing'],
    galaxyDeck: ['Lobot'],
    empire: { base: 'Death Star', resources: 9, ships: ['Gozanti Cruiser'] },
    rebel: { ships: ['Mon Calamari Cruiser'] },
  }

  test('for 4 resources it destroys a ship that the opponent has in play [card: Death Star] [db.destroy.3]', () => {
    const match = situation(given)
    match.empire.use('Death Star')
    expect(match.empire.cards('pick')).toEqual(['Mon Calamari Cruiser', 'Rebel Transport', 'Star Destroyer'])
    match.empire.pickCard('Mon Calamari Cruiser')
    expect(match.picture).toMatchObject({
      empire: { resources: 5, ships: ['Gozanti Cruiser'] },
      rebel: { ships: [], discard: ['Mon Calamari Cruiser'] },
    })
  })

  test('or any ship of the row, also an Imperial one [card: Death Star] [db.destroy.1] [db.destroy.4]', () => {
    const match = situation(given)
    match.empire.use('Death Star')
    match.empire.pickCard('Star Destroyer')
    expect(match.picture.galaxyDiscard).toEqual(['Star Destroyer'])
    expect(match.picture.row[0]).toBe('Lobot')
  })

  test('once a turn [card: Death Star] [db.use.7]', () => {
    const match = situation(given)
    match.empire.use('Death Star')
    match.empire.pickCard('Rebel Transport')
    expect(match.picture.empire.resources).toBe(5)
    expect(match.empire.cards('use')).not.toContain('Death Star')
  })

  test('not with 3 resources, and not without a ship to destroy [card: Death Star]', () => {
    const poor = situation({ ...given, empire: { base: 'Death Star', resources: 3 } })
    expect(poor.empire.cards('use')).toEqual([])
    const calm = situation({ ...given, row: ['X-Wing'], rebel: {} })
    expect(calm.empire.cards('use')).not.toContain('Death Star')
  })
})

describe('Endor', () => {
  test('each Trooper and each Vehicle, also a neutral one, has 1 more attack [card: Endor] [db.anatomy.12] [db.while.4]', () => {
    const match = situation({
      empire: {
        base: 'Endor',
        units: [
          'Stormtrooper',
          'AT-ST',
          'Quarren Mercenary',
          "Jabba's Sail Barge",
          'TIE Fighter',
          'Scout Trooper',
        ],
        ships: ['Star Destroyer'],
      },
    })
    const attack = match.empire.attackOf.bind(match.empire)
    expect(attack('Stormtrooper')).toBe(3)
    expect(attack('AT-ST')).toBe(5)
    expect(attack('Quarren Mercenary')).toBe(5)
    expect(attack("Jabba's Sail Barge")).toBe(5)
    expect(attack('Scout Trooper')).toBe(1)
    expect(attack('TIE Fighter')).toBe(2)
    expect(attack('Star Destroyer')).toBe(4)
  })

  test('it adds to other bonuses, and counts against the row [card: Endor] [card: Death Trooper]', () => {
    const match = situation({
      force: 0,
      row: ['Princess Leia'],
      empire: { base: 'Endor', units: ['Death Trooper'] },
    })
    expect(match.empire.attackOf('Death Trooper')).toBe(6)
    match.empire.attack('Princess Leia', 'Death Trooper')
    expect(match.picture.galaxyDiscard).toEqual(['Princess Leia'])
  })

  test('troopers of the Rebels gain nothing, and with another base nobody does [card: Endor]', () => {
    const rebels = situation({
      active: 'rebel',
      empire: { base: 'Endor' },
      rebel: { units: ['Rebel Trooper'] },
    })
    expect(rebels.rebel.attackOf('Rebel Trooper')).toBe(2)
    const lothal = situation({ empire: { base: 'Lothal', units: ['Stormtrooper'] } })
    expect(lothal.empire.attackOf('Stormtrooper')).toBe(2)
  })
})

describe('Rodia', () => {
  test('revealed, it deals 1 damage for each Rebel card in the row and discards them without reward [card: Rodia] [db.discard.7]', () => {
    const match = revealing('Rodia', {
      row: ['X-Wing', 'TIE Fighter', 'Rebel Transport', 'Lobot', 'Y-Wing'],
      galaxyDeck: ['Dengar', 'Bossk', 'IG-88'],
    })
    match.empire.trigger('Rodia')
    expect(match.question).toBe('action')
    expect(match.picture.rebel.baseDamage).toBe(3)
    expect(match.picture.galaxyDiscard).toEqual(['X-Wing', 'Rebel Transport', 'Y-Wing'])
    expect(match.picture.row.slice(0, 5)).toEqual(['Dengar', 'TIE Fighter', 'Bossk', 'Lobot', 'IG-88'])
    expect(match.picture.empire.resources).toBe(0)
  })

  test('with no base there to damage it clears the row all the same [card: Rodia] [db.damage.1]', () => {
    const match = revealing('Rodia', { row: ['X-Wing'], galaxyDeck: ['Dengar'], rebel: { base: null } })
    match.empire.trigger('Rodia')
    expect(match.picture.row[0]).toBe('Dengar')
    expect(match.match.log.map(({ what }) => what)).not.toContain('damage')
  })

  test('Rebel cards that take their places stay, and did not count [card: Rodia] [db.purchase.7]', () => {
    const match = revealing('Rodia', { row: ['X-Wing', 'Y-Wing'], galaxyDeck: ['Han Solo', 'Chewbacca'] })
    match.empire.trigger('Rodia')
    expect(match.picture.rebel.baseDamage).toBe(2)
    expect(match.picture.row.slice(0, 2)).toEqual(['Han Solo', 'Chewbacca'])
  })

  test('the damage goes past ships and can destroy the base [card: Rodia] [db.damage.1] [db.damage.2]', () => {
    const match = revealing('Rodia', {
      row: ['X-Wing', 'Y-Wing'],
      rebel: { base: { card: 'Dantooine', damage: 7 }, ships: ['Rebel Transport'] },
    })
    match.empire.trigger('Rodia')
    expect(match.picture).toMatchObject({ rebel: { base: null }, empire: { victory: ['Dantooine'] } })
  })

  test('the damage can win the match: then nothing more is discarded [card: Rodia] [db.win.3] [db.win.4]', () => {
    const match = revealing('Rodia', {
      row: ['X-Wing'],
      empire: { victory: ['Hoth', 'Sullust'] },
      rebel: { base: { card: 'Dantooine', damage: 7 } },
    })
    match.empire.trigger('Rodia')
    expect(match.winner).toBe('empire')
    expect(match.picture.row[0]).toBe('X-Wing')
  })

  test('Hoth prevents the first 2 of it [card: Rodia] [card: Hoth]', () => {
    const match = revealing('Rodia', { row: ['X-Wing', 'Y-Wing', 'Han Solo'], rebel: { base: 'Hoth' } })
    match.empire.trigger('Rodia')
    expect(match.picture.rebel.baseDamage).toBe(1)
  })

  test('with no Rebel card in the row it is not asked about [card: Rodia]', () => {
    expect(revealing('Rodia', { row: ['Lobot', 'TIE Fighter'] }).question).toBe('action')
  })
})
