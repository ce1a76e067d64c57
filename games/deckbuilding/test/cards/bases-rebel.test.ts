/** Rebel bases. */
import { describe, expect, test } from 'vitest'
import { rebelTurn, situation } from '../play.ts'

/** The Rebels' turn begins without a base, and `base` is the only one left to reveal. */
const revealing = (base: string, given: { [word: string]: unknown; rebel?: object } = {}) =>
  rebelTurn({
    step: 'turn-start',
    force: 3,
    row: [],
    ...given,
    rebel: { base: null, baseDeck: [base], ...given.rebel },
  })

describe('Dantooine', () => {
  test('the Rebels begin with it; it has no ability and falls at 8 damage [card: Dantooine] [db.setup.6] [db.anatomy.15]', () => {
    const match = situation({ force: 3, empire: { units: ['Darth Vader', 'Stormtrooper'] } })
    expect(match.picture.rebel.base).toBe('Dantooine')
    match.empire.attack('base', 'Darth Vader')
    expect(match.picture.rebel).toMatchObject({ base: 'Dantooine', baseDamage: 6 })
    match.empire.attack('base', 'Stormtrooper')
    expect(match.picture).toMatchObject({ rebel: { base: null }, empire: { victory: ['Dantooine'] } })
    const own = rebelTurn({})
    expect(own.rebel.cards('use')).toEqual([])
  })
})

describe('Mon Cala', () => {
  const row = ['Han Solo', 'Lobot', 'TIE Fighter', 'Fang Fighter']

  test('revealed, it purchases a Rebel or neutral card for free, into the hand [card: Mon Cala] [db.start.2]', () => {
    const match = revealing('Mon Cala', { row, galaxyDeck: ['Bossk'] })
    expect(match.rebel.cards('pick')).toEqual(['Fang Fighter', 'Han Solo', 'Lobot'])
    match.rebel.pickCard('Han Solo')
    expect(match.picture.rebel).toMatchObject({ hand: ['Han Solo'], discard: [], resources: 0 })
    expect(match.picture.row[0]).toBe('Bossk')
    expect(match.empire.view.sides[1].hand).toHaveLength(1)
  })

  test('declined, it is too late; with nothing to purchase it is not asked about [card: Mon Cala] [db.when.2]', () => {
    const declined = revealing('Mon Cala', { row })
    declined.rebel.decline()
    expect(declined.rebel.cards('use')).toEqual([])
    expect(revealing('Mon Cala', { row: ['TIE Fighter'] }).question).toBe('action')
  })

  test('what it purchased is kept: it goes to the discard pile at the end of the turn [card: Mon Cala]', () => {
    const match = revealing('Mon Cala', { row, rebel: { deck: [] } })
    match.rebel.pickCard('Lobot')
    match.rebel.endTurn()
    expect(match.picture.rebel.hand).toEqual(['Lobot'])
    expect(match.picture.exile).not.toContain('Lobot')
  })
})

describe('Dagobah', () => {
  const rebel = { hand: ['X-Wing'], discard: ['Y-Wing', 'Snowspeeder', 'U-Wing'] }

  test('revealed, it exiles up to 3 cards from hand and discard pile [card: Dagobah] [db.faq.6]', () => {
    const match = revealing('Dagobah', { rebel })
    expect(match.rebel.tries([0, 1, 2, 3])).toMatchObject({ refused: 'wrong-count' })
    match.rebel.pickCards('X-Wing', 'Y-Wing', 'U-Wing')
    expect(match.picture.rebel).toMatchObject({ hand: [], discard: ['Snowspeeder'] })
  })

  test('also none, and with nothing there it is not asked about [card: Dagobah]', () => {
    const match = revealing('Dagobah', { rebel })
    match.rebel.pickCards()
    expect(match.picture.rebel).toMatchObject({
      hand: ['X-Wing'],
      discard: ['Y-Wing', 'Snowspeeder', 'U-Wing'],
    })
    expect(revealing('Dagobah').question).toBe('action')
  })
})

describe('Bespin', () => {
  test('the first neutral card of a turn draws a card, the second does not [card: Bespin]', () => {
    const match = rebelTurn({
      rebel: { base: 'Bespin', hand: ['X-Wing', 'Dengar', 'Bossk'], deck: ['Rebel Trooper', 'Y-Wing'] },
    })
    match.rebel.play('X-Wing')
    expect(match.question).toBe('action')
    match.rebel.play('Dengar')
    match.rebel.trigger('Bespin')
    expect(match.picture.rebel.hand).toEqual(['Bossk', 'Rebel Trooper'])
    match.rebel.play('Bossk')
    expect(match.question).toBe('action')
  })

  test('with nothing to draw at the first, the second draws nothing either [card: Bespin]', () => {
    const match = rebelTurn({
      row: ['Lobot'],
      rebel: { base: 'Bespin', hand: ['Dengar', 'Bossk'], deck: [], resources: 3 },
    })
    match.rebel.play('Dengar')
    expect(match.question).toBe('action')
    match.rebel.buy('Lobot')
    match.rebel.play('Bossk')
    expect(match.question).toBe('action')
  })

  test('Lobot and Bespin trigger together, in the order their owner likes [card: Bespin] [card: Lobot]', () => {
    const match = rebelTurn({ rebel: { base: 'Bespin', hand: ['Lobot'], deck: ['Rebel Trooper'] } })
    match.rebel.play('Lobot')
    expect(match.rebel.cards('trigger')).toEqual(['Bespin', 'Lobot'])
    match.rebel.trigger('Lobot')
    match.rebel.choose({ do: 'attack' })
    match.rebel.trigger('Bespin')
    expect(match.picture.rebel.hand).toEqual(['Rebel Trooper'])
    expect(match.rebel.attackOf('Lobot')).toBe(2)
  })
})

describe('Alderaan', () => {
  test('revealed, it brings 4 Force [card: Alderaan] [db.force.7]', () => {
    const match = revealing('Alderaan', { force: 0 })
    match.rebel.trigger('Alderaan')
    expect(match.picture.force).toBe(4)
  })

  test('the Force that it brings counts for the resource of this start of turn [card: Alderaan] [db.start.9]', () => {
    const match = revealing('Alderaan', { force: 2 })
    match.rebel.trigger('Alderaan')
    expect(match.picture).toMatchObject({ force: 6, rebel: { resources: 1 } })
  })

  test('it may be declined, and with the Force fully with the Rebels it is not asked about [card: Alderaan]', () => {
    const declined = revealing('Alderaan', { force: 2 })
    declined.rebel.decline()
    expect(declined.picture).toMatchObject({ force: 2, rebel: { resources: 0 } })
    expect(revealing('Alderaan', { force: 6 }).question).toBe('action')
  })
})

describe('Hoth', () => {
  test('the first 2 damage of a turn are prevented, however many attacks they come in [card: Hoth]', () => {
    const match = situation({
      force: 3,
      rebel: { base: 'Hoth' },
      empire: { units: ['Stormtrooper', 'Darth Vader'], ships: ['Blockade Runner'] },
    })
    match.empire.attack('base', 'Blockade Runner')
    expect(match.picture.rebel.baseDamage).toBe(0)
    match.empire.attack('base', 'Stormtrooper')
    expect(match.picture.rebel.baseDamage).toBe(1)
    match.empire.attack('base', 'Darth Vader')
    expect(match.picture.rebel.baseDamage).toBe(7)
  })

  test('of damage that is prevented whole, nothing is told as dealt [card: Hoth] [db.while.1]', () => {
    const match = situation({ rebel: { base: 'Hoth' }, empire: { ships: ['Blockade Runner'] } })
    match.empire.attack('base', 'Blockade Runner')
    const told = match.match.log.map(({ what }) => what)
    expect(told).toContain('prevent')
    expect(told).not.toContain('damage')
  })

  test('once its 2 are used up, nothing is told as prevented [card: Hoth] [db.while.1]', () => {
    const match = situation({ rebel: { base: 'Hoth' }, empire: { units: ['AT-AT', 'AT-ST'] } })
    match.empire.attack('base', 'AT-AT')
    match.empire.attack('base', 'AT-ST')
    expect(match.events.filter((what) => what === 'prevent')).toHaveLength(1)
  })

  test('damage of an ability counts first, then an attack is prevented only for the rest [card: Hoth] [card: Rodia]', () => {
    const match = situation({
      step: 'turn-start',
      force: 3,
      row: ['X-Wing'],
      galaxyDeck: ['Lobot'],
      rebel: { base: 'Hoth' },
      empire: { base: null, baseDeck: ['Rodia'], hand: ['AT-ST'] },
    })
    match.empire.trigger('Rodia')
    expect(match.picture.rebel.baseDamage).toBe(0)
    match.empire.play('AT-ST')
    match.empire.attack('base', 'AT-ST')
    expect(match.picture.rebel.baseDamage).toBe(3)
  })

  test('on the next turn of the Empire it prevents again [card: Hoth]', () => {
    const match = situation({
      force: 3,
      rebel: { base: 'Hoth' },
      empire: { ships: ['Star Destroyer'] },
    })
    match.empire.attack('base', 'Star Destroyer')
    match.empire.endTurn()
    match.rebel.endTurn()
    match.empire.attack('base', 'Star Destroyer')
    expect(match.picture.rebel.baseDamage).toBe(4)
  })

  test('it falls only to damage that gets through [card: Hoth] [db.base-attack.9]', () => {
    const attacked = (unit: string) => {
      const match = situation({
        force: 3,
        rebel: { base: { card: 'Hoth', damage: 11 } },
        empire: { units: [unit] },
      })
      match.empire.attack('base', unit)
      return match.picture.rebel
    }
    expect(attacked('AT-ST')).toMatchObject({ base: 'Hoth', baseDamage: 13 })
    expect(attacked('Boba Fett')).toMatchObject({ base: null })
  })

  test('ships before it are not protected; what is left after them is [card: Hoth] [db.base-attack.3]', () => {
    const match = situation({
      force: 3,
      rebel: { base: 'Hoth', ships: ['Rebel Transport'] },
      empire: { units: ['Darth Vader'] },
    })
    match.empire.attack('base', 'Darth Vader')
    match.empire.split({ 'Rebel Transport': 2, Hoth: 4 })
    expect(match.picture.rebel).toMatchObject({ ships: [], baseDamage: 2 })
  })
})

describe('Jedha', () => {
  const given = {
    force: 3,
    row: ['Lobot', 'Dengar', 'X-Wing', 'Blockade Runner'],
    galaxyDeck: [],
    rebel: { base: 'Jedha', resources: 20, deck: [] },
  }

  test('the first neutral card purchased in a turn may go to the hand, to be exiled at the end of the turn [card: Jedha]', () => {
    const match = rebelTurn(given)
    match.rebel.buy('Dengar')
    match.rebel.choose({ do: 'to-hand' })
    expect(match.picture.rebel.hand).toEqual(['Dengar'])
    expect(match.empire.view.exiledAtEnd).toHaveLength(1)
    match.rebel.play('Dengar')
    match.rebel.attack('base', 'Dengar')
    expect(match.picture.empire.baseDamage).toBe(4)
    match.rebel.endTurn()
    expect(match.picture.exile).toContain('Dengar')
    expect(match.picture.rebel.hand).toEqual([])
  })

  test('or to the discard pile, to be kept [card: Jedha] [db.faq.3]', () => {
    const match = rebelTurn(given)
    match.rebel.buy('Dengar')
    match.rebel.choose({ do: 'to-discard' })
    match.rebel.endTurn()
    expect(match.picture.rebel.hand).toEqual(['Dengar'])
  })

  test('only the first neutral one; a Rebel card before it does not matter [card: Jedha]', () => {
    const match = rebelTurn(given)
    match.rebel.buy('X-Wing')
    expect(match.question).toBe('action')
    match.rebel.buy('Outer Rim Pilot')
    match.rebel.choose({ do: 'to-hand' })
    match.rebel.buy('Lobot')
    expect(match.question).toBe('action')
    expect(match.picture.rebel).toMatchObject({ hand: ['Outer Rim Pilot'], discard: ['X-Wing', 'Lobot'] })
  })

  test('a capital ship, a card still in hand and one discarded since are exiled as well [card: Jedha] [card: C-ROC Cruiser]', () => {
    const ship = rebelTurn(given)
    ship.rebel.buy('Blockade Runner')
    ship.rebel.choose({ do: 'to-hand' })
    ship.rebel.play('Blockade Runner')
    ship.rebel.endTurn()
    expect(ship.picture.rebel.ships).toEqual([])
    expect(ship.picture.exile).toContain('Blockade Runner')
    const discarded = rebelTurn({ ...given, rebel: { ...given.rebel, ships: ['C-ROC Cruiser'] } })
    discarded.rebel.buy('Lobot')
    discarded.rebel.choose({ do: 'to-hand' })
    discarded.rebel.use('C-ROC Cruiser')
    expect(discarded.picture.rebel.discard).toEqual(['Lobot'])
    discarded.rebel.endTurn()
    expect(discarded.picture.exile).toContain('Lobot')
  })

  test('a Fang Fighter reaches the hand by itself, and then it is kept [card: Jedha] [card: Fang Fighter]', () => {
    const fang = { ...given, row: ['Fang Fighter'] }
    const kept = rebelTurn(fang)
    kept.rebel.buy('Fang Fighter')
    kept.rebel.choose({ do: 'to-discard' })
    kept.rebel.trigger('Fang Fighter')
    expect(kept.picture.rebel.hand).toEqual(['Fang Fighter'])
    kept.rebel.endTurn()
    expect(kept.picture.rebel.hand).toEqual(['Fang Fighter'])
    const lent = rebelTurn(fang)
    lent.rebel.buy('Fang Fighter')
    lent.rebel.choose({ do: 'to-hand' })
    expect(lent.question).toBe('action')
    lent.rebel.endTurn()
    expect(lent.picture.exile).toContain('Fang Fighter')
  })

  test('with the Force a Fang Fighter through Jedha still draws [card: Jedha] [card: Fang Fighter]', () => {
    const match = rebelTurn({
      ...given,
      force: 5,
      row: ['Fang Fighter'],
      rebel: { ...given.rebel, deck: ['Rebel Trooper'] },
    })
    match.rebel.buy('Fang Fighter')
    match.rebel.choose({ do: 'to-hand' })
    match.rebel.trigger('Fang Fighter')
    expect(match.picture.rebel.hand).toEqual(['Fang Fighter', 'Rebel Trooper'])
  })

  test("with a smuggler at work the buyer chooses among all three places [card: Jedha] [card: Twi'lek Smuggler]", () => {
    const match = rebelTurn({ ...given, rebel: { ...given.rebel, units: ["Twi'lek Smuggler"] } })
    match.rebel.use("Twi'lek Smuggler")
    match.rebel.buy('Lobot')
    expect(match.rebel.offered.map((option) => option.do)).toEqual(['to-discard', 'to-hand', 'to-deck'])
    match.rebel.choose({ do: 'to-deck' })
    expect(match.empire.view.exiledAtEnd).toEqual([])
    match.rebel.endTurn()
    expect(match.picture.rebel.hand).toContain('Lobot')
  })
})

describe('Tatooine', () => {
  const given = {
    row: ['TIE Fighter', 'Lobot'],
    galaxyDiscard: ['Han Solo', 'Dengar', 'AT-AT', 'Y-Wing'],
  }

  test('revealed, it brings a Rebel card back into the row in exchange for another, and 1 resource [card: Tatooine]', () => {
    const match = revealing('Tatooine', given)
    match.rebel.trigger('Tatooine')
    expect(match.rebel.cards('pick')).toEqual(['Han Solo', 'Y-Wing'])
    match.rebel.pickCard('Han Solo')
    expect(match.rebel.cards('pick')).toEqual(['Lobot', 'TIE Fighter'])
    match.rebel.pickCard('TIE Fighter')
    expect(match.picture.row.slice(0, 2)).toEqual(['Han Solo', 'Lobot'])
    expect(match.picture.galaxyDiscard).toEqual(['Dengar', 'AT-AT', 'Y-Wing', 'TIE Fighter'])
    expect(match.picture.rebel.resources).toBe(1)
  })

  test('with no Rebel card in that pile, or no card in the row, it is just the resource [card: Tatooine] [db.use.3]', () => {
    for (const poor of [{ galaxyDiscard: [] }, { galaxyDiscard: ['Dengar'] }, { row: [], galaxyDeck: [] }]) {
      const match = revealing('Tatooine', { ...given, ...poor })
      match.rebel.trigger('Tatooine')
      expect(match.question).toBe('action')
      expect(match.picture.rebel.resources).toBe(1)
    }
  })

  test('a single Rebel card in that pile is enough [card: Tatooine]', () => {
    const match = revealing('Tatooine', { ...given, galaxyDiscard: ['Dengar', 'Y-Wing'] })
    match.rebel.trigger('Tatooine')
    match.rebel.pickCard('Lobot')
    expect(match.picture.row.slice(0, 2)).toEqual(['TIE Fighter', 'Y-Wing'])
  })

  test('declined, there is neither exchange nor resource [card: Tatooine] [db.faq.4]', () => {
    const match = revealing('Tatooine', given)
    match.rebel.decline()
    expect(match.picture.rebel.resources).toBe(0)
    expect(match.picture.row.slice(0, 2)).toEqual(['TIE Fighter', 'Lobot'])
  })
})

describe('Sullust', () => {
  const given = {
    row: ['X-Wing', 'Lobot'],
    rebel: { base: 'Sullust', resources: 9, deck: ['Rebel Trooper'] },
  }

  test('the first card purchased in a turn may go on top of the deck, for both to know [card: Sullust]', () => {
    const match = rebelTurn(given)
    match.rebel.buy('X-Wing')
    match.rebel.choose({ do: 'to-deck' })
    expect(match.picture.rebel).toMatchObject({ deck: ['X-Wing', 'Rebel Trooper'], discard: [] })
    expect(match.empire.view.sides[1].deckKnown).toHaveLength(1)
    match.rebel.buy('Lobot')
    expect(match.question).toBe('action')
    expect(match.picture.rebel.discard).toEqual(['Lobot'])
    match.rebel.endTurn()
    expect(match.picture.exile).not.toContain('X-Wing')
  })

  test('or to the discard pile; the second does not get the offer then either [card: Sullust] [db.faq.3]', () => {
    const match = rebelTurn(given)
    match.rebel.buy('Outer Rim Pilot')
    match.rebel.choose({ do: 'to-discard' })
    match.rebel.buy('X-Wing')
    expect(match.question).toBe('action')
    expect(match.picture.rebel.discard).toEqual(['Outer Rim Pilot', 'X-Wing'])
  })

  test('the next turn has a first purchase again [card: Sullust]', () => {
    const match = rebelTurn({ ...given, force: 6, rebel: { ...given.rebel, deck: [], units: ['HWK-290'] } })
    match.rebel.buy('X-Wing')
    match.rebel.choose({ do: 'to-deck' })
    match.rebel.endTurn()
    match.empire.endTurn()
    match.rebel.play('HWK-290')
    match.rebel.buy('Lobot')
    expect(match.rebel.offered.map((option) => option.do)).toEqual(['to-discard', 'to-deck'])
  })

  test("a smuggler used as well adds no third place, and is spent with it [card: Sullust] [card: Twi'lek Smuggler]", () => {
    const match = rebelTurn({ ...given, rebel: { ...given.rebel, units: ["Twi'lek Smuggler"] } })
    match.rebel.use("Twi'lek Smuggler")
    match.rebel.buy('X-Wing')
    expect(match.rebel.offered.map((option) => option.do)).toEqual(['to-discard', 'to-deck'])
    match.rebel.choose({ do: 'to-deck' })
    match.rebel.buy('Lobot')
    expect(match.question).toBe('action')
  })
})

describe('Yavin 4', () => {
  const yavin = (units: string[], more: { [word: string]: unknown; rebel?: object } = {}) =>
    rebelTurn({
      force: 3,
      empire: { hand: ['Inquisitor', 'Stormtrooper'] },
      ...more,
      rebel: { base: 'Yavin 4', units, deck: ['Rebel Trooper'], ...more.rebel },
    })

  test('it falls at 16 damage [card: Yavin 4] [db.base-attack.9]', () => {
    const match = situation({
      force: 0,
      rebel: { base: 'Yavin 4' },
      empire: { units: ['Darth Vader', 'AT-AT'] },
    })
    match.empire.attack('base', 'Darth Vader')
    expect(match.picture.rebel).toMatchObject({ base: 'Yavin 4', baseDamage: 10 })
    match.empire.attack('base', 'AT-AT')
    expect(match.picture.rebel.base).toBe(null)
  })

  test('a Snowspeeder makes the Empire discard, and its base takes 2 damage past the ships [card: Yavin 4] [card: Snowspeeder] [db.damage.1]', () => {
    const match = yavin(['Snowspeeder'], { empire: { hand: ['Inquisitor'], ships: ['Star Destroyer'] } })
    match.rebel.use('Snowspeeder')
    match.rebel.trigger('Yavin 4')
    expect(match.picture.empire).toMatchObject({ baseDamage: 2, shipDamage: [0] })
  })

  test('each discard counts: three of them deal 6 [card: Yavin 4] [db.faq.14] [db.when.3]', () => {
    const match = yavin(['Snowspeeder', 'Snowspeeder', 'Rebel Commando'], {
      empire: { hand: ['Inquisitor', 'Stormtrooper', 'TIE Fighter', 'AT-ST'] },
    })
    for (const [card, lost] of [
      ['Snowspeeder', 'Inquisitor'],
      ['Snowspeeder', 'AT-ST'],
      ['Rebel Commando', 'TIE Fighter'],
    ]) {
      match.rebel.use(card)
      match.empire.pickCard(lost)
      match.rebel.trigger('Yavin 4')
    }
    expect(match.picture.empire.baseDamage).toBe(6)
  })

  test('each time it may be declined [card: Yavin 4] [db.abilities.5]', () => {
    const match = yavin(['Snowspeeder'])
    match.rebel.use('Snowspeeder')
    match.empire.pickCard('Inquisitor')
    match.rebel.decline()
    expect(match.picture.empire.baseDamage).toBe(0)
  })

  test('a card that chance takes for a Rebel Commando counts [card: Yavin 4] [card: Rebel Commando]', () => {
    const match = yavin(['Rebel Commando'], { force: 4 })
    match.rebel.use('Rebel Commando')
    match.rebel.trigger('Yavin 4')
    expect(match.picture.empire.baseDamage).toBe(2)
  })

  test('a card that the Empire chooses to discard for a Duros Spy counts; the Force instead does not [card: Yavin 4] [card: Duros Spy]', () => {
    const discard = yavin(['Duros Spy'])
    discard.rebel.use('Duros Spy')
    discard.empire.choose({ do: 'discard' })
    discard.empire.pickCard('Inquisitor')
    discard.rebel.trigger('Yavin 4')
    expect(discard.picture.empire.baseDamage).toBe(2)
    const force = yavin(['Duros Spy'])
    force.rebel.use('Duros Spy')
    force.empire.choose({ do: 'force' })
    expect(force.question).toBe('action')
    expect(force.picture.empire.baseDamage).toBe(0)
  })

  test('a card discarded for a B-Wing counts [card: Yavin 4] [card: B-Wing]', () => {
    const match = yavin(['B-Wing'])
    match.rebel.use('B-Wing')
    match.empire.choose({ do: 'discard' })
    match.empire.pickCard('Inquisitor')
    match.rebel.trigger('Yavin 4')
    expect(match.picture.empire.baseDamage).toBe(2)
  })

  test('a card discarded for Lando counts [card: Yavin 4] [card: Lando Calrissian]', () => {
    const match = yavin(['Lando Calrissian'], { force: 4 })
    match.rebel.use('Lando Calrissian')
    match.empire.pickCard('Inquisitor')
    match.rebel.trigger('Yavin 4')
    expect(match.picture).toMatchObject({ empire: { baseDamage: 2 }, rebel: { hand: ['Rebel Trooper'] } })
  })

  test('a card discarded for Cassian counts: a trigger within a trigger [card: Yavin 4] [card: Cassian Andor]', () => {
    const match = yavin(['Cassian Andor'], { row: ['Boba Fett'] })
    match.rebel.attack('Boba Fett', 'Cassian Andor')
    match.rebel.no()
    match.rebel.trigger('Cassian Andor')
    match.empire.pickCard('Stormtrooper')
    match.rebel.trigger('Yavin 4')
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(2)
  })

  test('with no base in play over there it is not asked about [card: Yavin 4]', () => {
    const match = yavin(['Snowspeeder'], { empire: { base: null, hand: ['Inquisitor'] } })
    match.rebel.use('Snowspeeder')
    expect(match.question).toBe('action')
    expect(match.picture.empire.discard).toEqual(['Inquisitor'])
  })

  test('discards of the Rebels themselves, and those at the end of a turn, do not count [card: Yavin 4] [card: C-ROC Cruiser]', () => {
    const match = yavin([], { rebel: { ships: ['C-ROC Cruiser'], hand: ['X-Wing', 'Y-Wing'] } })
    match.rebel.use('C-ROC Cruiser')
    match.rebel.pickCard('X-Wing')
    expect(match.question).toBe('action')
    match.rebel.endTurn()
    match.empire.endTurn()
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(0)
  })

  test('its damage can win the match [card: Yavin 4] [db.win.4]', () => {
    const match = yavin(['Snowspeeder'], {
      rebel: { victory: ['Lothal', 'Endor'] },
      empire: { base: { card: 'Corellia', damage: 8 }, hand: ['Inquisitor'] },
    })
    match.rebel.use('Snowspeeder')
    match.rebel.trigger('Yavin 4')
    expect(match.winner).toBe('rebel')
  })
})
