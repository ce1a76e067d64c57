/** Rebel cards of the galaxy deck. */
import { logFor } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

/** The Rebels' turn. */
const rebelTurn = (given: object, script = {}) => situation({ active: 'rebel', ...given }, script)
const usable = (player: { offers(pattern: object): boolean }, card: string) =>
  player.offers({ do: 'use', card })

describe('Y-Wing', () => {
  test('exiled, it deals 2 damage to the base, past the ships [card: Y-Wing] [db.damage.1]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] }, empire: { ships: ['Gozanti Cruiser'] } })
    match.rebel.use('Y-Wing')
    match.rebel.choose({ do: 'base' })
    expect(match.picture.empire).toMatchObject({ baseDamage: 2, shipDamage: [0] })
    expect(match.picture.rebel.units).toEqual([])
    expect(match.picture.exile).toContain('Y-Wing')
  })

  test('or to one capital ship of the opponent, which may fall [card: Y-Wing] [db.base-attack.4]', () => {
    const match = rebelTurn({
      rebel: { units: ['Y-Wing'] },
      empire: { ships: ['Star Destroyer', { card: 'Gozanti Cruiser', damage: 1 }] },
    })
    match.rebel.use('Y-Wing')
    match.rebel.choose({ do: 'ship', card: 'Gozanti Cruiser' })
    expect(match.picture.empire).toMatchObject({
      baseDamage: 0,
      ships: ['Star Destroyer'],
      shipDamage: [0],
      discard: ['Gozanti Cruiser'],
    })
  })

  test('with no ship about, the base is hit without a question [card: Y-Wing]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] } })
    match.rebel.use('Y-Wing')
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(2)
  })

  test('with no base in play it can only hit a ship [card: Y-Wing] [db.faq.9]', () => {
    const match = rebelTurn({
      rebel: { units: ['Y-Wing'] },
      empire: { base: null, ships: ['Star Destroyer'] },
    })
    match.rebel.use('Y-Wing')
    expect(match.picture.empire.shipDamage).toEqual([2])
  })

  test('with nothing to hit it may still be exiled [card: Y-Wing] [db.use.3]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] }, empire: { base: null } })
    match.rebel.use('Y-Wing')
    expect(match.question).toBe('action')
    expect(match.picture.rebel.units).toEqual([])
  })

  test('it may attack first and be exiled afterwards [card: Y-Wing] [db.exile.4] [db.commit.9]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] } })
    match.rebel.attack('base', 'Y-Wing')
    match.rebel.use('Y-Wing')
    expect(match.picture.empire.baseDamage).toBe(4)
  })

  test('exiled after committing, it no longer counts for the attack [card: Y-Wing]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing', 'X-Wing'] } })
    match.rebel.commit('Y-Wing', 'base')
    match.rebel.commit('X-Wing', 'base')
    match.rebel.use('Y-Wing')
    match.rebel.resolve('base')
    expect(match.picture.empire.baseDamage).toBe(5)
  })

  test('its damage can win the match at once [card: Y-Wing] [db.damage.2] [db.win.4]', () => {
    const match = rebelTurn({
      rebel: { units: ['Y-Wing'], victory: ['Lothal', 'Endor'] },
      empire: { base: { card: 'Corellia', damage: 9 } },
    })
    match.rebel.use('Y-Wing')
    expect(match.winner).toBe('rebel')
    expect(match.question).toBe(null)
  })
})

describe('Baze Malbus', () => {
  test('he has 1 more attack for each Rebel base that the Empire has destroyed [card: Baze Malbus] [db.area.3]', () => {
    const attack = (victory: string[]) =>
      rebelTurn({
        options: { bases: 5 },
        rebel: { units: ['Baze Malbus'], base: 'Yavin 4' },
        empire: { victory },
      }).rebel.attackOf('Baze Malbus')
    expect([[], ['Dantooine'], ['Dantooine', 'Hoth', 'Sullust']].map(attack)).toEqual([2, 3, 5])
  })

  test('bases that the Rebels destroyed do not count [card: Baze Malbus]', () => {
    const match = rebelTurn({
      rebel: { units: ['Baze Malbus'], victory: ['Lothal', 'Corellia'] },
      empire: { base: 'Endor' },
    })
    expect(match.rebel.attackOf('Baze Malbus')).toBe(2)
  })
})

describe('Snowspeeder', () => {
  test('the opponent discards a card of their own choice [card: Snowspeeder] [db.discard.2] [db.discard.5]', () => {
    const match = rebelTurn({
      rebel: { units: ['Snowspeeder'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper'] },
    })
    match.rebel.use('Snowspeeder')
    expect(match.rebel.offered).toEqual([])
    match.empire.pick('Stormtrooper')
    expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], discard: ['Stormtrooper'] })
    expect(match.picture.rebel.discard).toEqual([])
  })

  test('the last card goes without a question [card: Snowspeeder]', () => {
    const match = rebelTurn({ rebel: { units: ['Snowspeeder'] }, empire: { hand: ['Inquisitor'] } })
    match.rebel.use('Snowspeeder')
    expect(match.question).toBe('action')
    expect(match.picture.empire.discard).toEqual(['Inquisitor'])
  })

  test('against an empty hand it is not offered [card: Snowspeeder]', () => {
    const match = rebelTurn({ rebel: { units: ['Snowspeeder'] }, empire: { hand: [] } })
    expect(usable(match.rebel, 'Snowspeeder')).toBe(false)
  })

  test('two Snowspeeders take two cards [card: Snowspeeder] [db.abilities.4]', () => {
    const match = rebelTurn({
      rebel: { units: ['Snowspeeder', 'Snowspeeder'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper', 'TIE Fighter'] },
    })
    match.rebel.use('Snowspeeder')
    match.empire.pick('Inquisitor')
    match.rebel.use('Snowspeeder')
    match.empire.pick('TIE Fighter')
    expect(match.picture.empire.hand).toEqual(['Stormtrooper'])
    expect(usable(match.rebel, 'Snowspeeder')).toBe(false)
  })
})

describe('Duros Spy', () => {
  const spied = (given: object) => {
    const match = rebelTurn({
      force: 3,
      rebel: { units: ['Duros Spy'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper'] },
      ...given,
    })
    match.rebel.use('Duros Spy')
    return match
  }

  test('the opponent may choose to discard a card [card: Duros Spy] [db.choose.1]', () => {
    const match = spied({})
    expect(match.empire.offered.map((option) => option.do)).toEqual(['discard', 'force'])
    match.empire.choose({ do: 'discard' })
    match.empire.pick('Inquisitor')
    expect(match.picture).toMatchObject({ force: 3, empire: { hand: ['Stormtrooper'] } })
  })

  test('or to let the Rebels gain 1 Force [card: Duros Spy]', () => {
    const match = spied({})
    match.empire.choose({ do: 'force' })
    expect(match.picture.force).toBe(4)
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'Stormtrooper'])
    expect(match.question).toBe('action')
  })

  test('with the Force fully with the Rebels a card must go [card: Duros Spy] [db.faq.12]', () => {
    const match = spied({ force: 6 })
    expect(match.question).toBe('discard-card')
    match.empire.pick('Stormtrooper')
    expect(match.picture.empire.hand).toEqual(['Inquisitor'])
  })

  test('with an empty hand the Force moves [card: Duros Spy] [db.faq.13]', () => {
    const match = spied({ empire: { hand: [] } })
    expect(match.picture.force).toBe(4)
    expect(match.question).toBe('action')
  })

  test('with neither possible it is not offered [card: Duros Spy] [db.choose.2]', () => {
    const match = rebelTurn({ force: 6, rebel: { units: ['Duros Spy'] }, empire: { hand: [] } })
    expect(usable(match.rebel, 'Duros Spy')).toBe(false)
  })
})

describe('Rebel Transport', () => {
  const used = (damage: number) => {
    const match = rebelTurn({ rebel: { ships: ['Rebel Transport'], base: { card: 'Dantooine', damage } } })
    match.rebel.use('Rebel Transport')
    return match
  }

  test('it repairs 2 damage on the base [card: Rebel Transport] [db.repair.1]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'repair' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 3, resources: 0 })
  })

  test('or brings 1 resource [card: Rebel Transport]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'resources' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 5, resources: 1 })
  })

  test('with 1 damage it repairs that 1, with none it is the resource [card: Rebel Transport] [db.abilities.7] [db.choose.2]', () => {
    const scratched = used(1)
    scratched.rebel.choose({ do: 'repair' })
    expect(scratched.picture.rebel.baseDamage).toBe(0)
    expect(used(0).picture.rebel.resources).toBe(1)
  })

  test('it does not repair itself or other ships [card: Rebel Transport] [db.repair.2]', () => {
    const match = rebelTurn({
      rebel: { ships: [{ card: 'Rebel Transport', damage: 1 }], base: { card: 'Dantooine', damage: 3 } },
    })
    match.rebel.use('Rebel Transport')
    match.rebel.choose({ do: 'repair' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 1, shipDamage: [1] })
  })
})

test('Chirrut Îmwe brings 2 Force and has 2 attack while the Force is with the Rebels, else none [card: Chirrut Îmwe] [db.while.1]', () => {
  const match = rebelTurn({ force: 1, rebel: { hand: ['Chirrut Îmwe', 'Temple Guardian'] } })
  match.rebel.play('Chirrut Îmwe')
  expect(match.picture.force).toBe(3)
  expect(match.rebel.attackOf('Chirrut Îmwe')).toBe(0)
  match.rebel.play('Temple Guardian')
  match.rebel.trigger('Temple Guardian')
  match.rebel.choose({ do: 'force' })
  expect(match.rebel.attackOf('Chirrut Îmwe')).toBe(2)
  match.rebel.attack('base', 'Chirrut Îmwe')
  expect(match.picture.empire.baseDamage).toBe(2)
})

describe('Rebel Commando', () => {
  const hand = ['Inquisitor', 'Stormtrooper', 'TIE Fighter']

  test('without the Force the opponent chooses the card [card: Rebel Commando] [db.shown.5]', () => {
    const match = rebelTurn({ force: 3, rebel: { units: ['Rebel Commando'] }, empire: { hand } })
    match.rebel.use('Rebel Commando')
    match.empire.pick('Stormtrooper')
    expect(match.picture.empire).toMatchObject({
      hand: ['Inquisitor', 'TIE Fighter'],
      discard: ['Stormtrooper'],
    })
  })

  test('with the Force chance chooses it, and nobody is asked [card: Rebel Commando] [db.shown.5] [db.discard.2]', () => {
    const discarded = [0, 1, 2].map((draw) => {
      const match = rebelTurn(
        { force: 4, rebel: { units: ['Rebel Commando'] }, empire: { hand } },
        { 'random-discard': [draw] },
      )
      match.rebel.use('Rebel Commando')
      expect(match.question).toBe('action')
      return match.picture.empire.discard[0]
    })
    expect(discarded.sort()).toEqual(hand)
  })

  test('against an empty hand it is not offered, with or without the Force [card: Rebel Commando]', () => {
    for (const force of [3, 4]) {
      const match = rebelTurn({ force, rebel: { units: ['Rebel Commando'] }, empire: { hand: [] } })
      expect(usable(match.rebel, 'Rebel Commando')).toBe(false)
    }
  })
})

describe('X-Wing', () => {
  test('with the Force it draws a card, once a turn [card: X-Wing] [db.force.6] [db.use.4] [db.shown.6]', () => {
    const match = rebelTurn({
      force: 4,
      rebel: { hand: ['X-Wing'], deck: ['Rebel Trooper', 'Alliance Shuttle'] },
    })
    match.rebel.play('X-Wing')
    match.rebel.use('X-Wing')
    expect(match.picture.rebel.hand).toEqual(['Rebel Trooper'])
    expect(usable(match.rebel, 'X-Wing')).toBe(false)
  })

  test('without the Force it does not draw [card: X-Wing] [db.if.2]', () => {
    for (const force of [0, 2, 3]) {
      const match = rebelTurn({ force, rebel: { units: ['X-Wing'] } })
      expect(usable(match.rebel, 'X-Wing')).toBe(false)
    }
  })

  test('Force gained in the same turn is soon enough [card: X-Wing] [db.if.3]', () => {
    const match = rebelTurn({ force: 3, rebel: { units: ['X-Wing'], hand: ['Kel Dor Mystic'] } })
    match.rebel.play('Kel Dor Mystic')
    expect(usable(match.rebel, 'X-Wing')).toBe(true)
  })
})

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

  test('with the Force she puts one of its cards on top of the deck, and both know it there [card: Jyn Erso]', () => {
    const match = rebelTurn({ ...given, force: 4 })
    match.rebel.use('Jyn Erso')
    match.rebel.pick('Inquisitor')
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
    match.rebel.pick('Inquisitor')
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(0)
  })
})

describe('U-Wing', () => {
  test('it brings 3 resources; with the Force it repairs 3 damage on the base [card: U-Wing] [db.repair.1]', () => {
    const match = rebelTurn({ force: 4, rebel: { hand: ['U-Wing'], base: { card: 'Dantooine', damage: 5 } } })
    match.rebel.play('U-Wing')
    match.rebel.use('U-Wing')
    expect(match.picture.rebel).toMatchObject({ resources: 3, baseDamage: 2 })
  })

  test('without the Force, or with an undamaged base, it is not offered [card: U-Wing] [db.if.1]', () => {
    const without = rebelTurn({
      force: 3,
      rebel: { units: ['U-Wing'], base: { card: 'Dantooine', damage: 5 } },
    })
    expect(usable(without.rebel, 'U-Wing')).toBe(false)
    const whole = rebelTurn({ force: 4, rebel: { units: ['U-Wing'] } })
    expect(usable(whole.rebel, 'U-Wing')).toBe(false)
  })
})

describe('Hammerhead Corvette', () => {
  test('exiled, it destroys a capital ship that the opponent has in play, also a neutral one [card: Hammerhead Corvette] [db.destroy.2] [db.destroy.3]', () => {
    const match = rebelTurn({
      row: [],
      rebel: { ships: ['Hammerhead Corvette', 'Rebel Transport'] },
      empire: { ships: ['Star Destroyer', 'Blockade Runner'] },
    })
    match.rebel.use('Hammerhead Corvette')
    expect(match.rebel.cards('pick')).toEqual(['Blockade Runner', 'Star Destroyer'])
    match.rebel.pick('Blockade Runner')
    expect(match.picture.empire).toMatchObject({ ships: ['Star Destroyer'], discard: ['Blockade Runner'] })
    expect(match.picture.rebel.ships).toEqual(['Rebel Transport'])
    expect(match.picture.exile).toContain('Hammerhead Corvette')
  })

  test('or an Imperial one in the row, which is refilled; no other ship there [card: Hammerhead Corvette] [db.destroy.4] [db.purchase.7]', () => {
    const match = rebelTurn({
      row: ['Star Destroyer', 'Mon Calamari Cruiser', 'Blockade Runner', 'TIE Fighter', 'Imperial Carrier'],
      galaxyDeck: ['Lobot'],
      rebel: { ships: ['Hammerhead Corvette'] },
    })
    match.rebel.use('Hammerhead Corvette')
    expect(match.rebel.cards('pick')).toEqual(['Imperial Carrier', 'Star Destroyer'])
    match.rebel.pick('Star Destroyer')
    expect(match.picture.galaxyDiscard).toEqual(['Star Destroyer'])
    expect(match.picture.row[0]).toBe('Lobot')
  })

  test('with no ship to destroy it may still be exiled [card: Hammerhead Corvette] [db.use.3]', () => {
    const match = rebelTurn({ row: ['Rebel Transport'], rebel: { ships: ['Hammerhead Corvette'] } })
    match.rebel.use('Hammerhead Corvette')
    expect(match.question).toBe('action')
    expect(match.picture.row[0]).toBe('Rebel Transport')
    expect(match.picture.rebel.ships).toEqual([])
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

describe('Cassian Andor', () => {
  const given = {
    row: ['TIE Fighter', 'Boba Fett', 'Darth Vader'],
    rebel: { units: ['Cassian Andor', 'Rebel Trooper'] },
    empire: { hand: ['Inquisitor', 'Stormtrooper'] },
  }

  test('after the reward of what he defeats, the opponent discards a card of their choice [card: Cassian Andor] [db.when.4] [db.commit.3]', () => {
    const match = rebelTurn(given)
    match.rebel.attack('Boba Fett', 'Cassian Andor')
    expect(match.question).toBe('reward')
    match.rebel.yes()
    match.rebel.trigger('Cassian Andor')
    match.empire.pick('Inquisitor')
    expect(match.picture).toMatchObject({ rebel: { resources: 3 }, empire: { discard: ['Inquisitor'] } })
  })

  test('it may be declined [card: Cassian Andor]', () => {
    const match = rebelTurn(given)
    match.rebel.attack('Boba Fett', 'Cassian Andor')
    match.rebel.no()
    match.rebel.decline()
    expect(match.picture.empire.hand).toHaveLength(2)
  })

  test('a failed attack, one without him, or one on the base does not trigger him [card: Cassian Andor] [db.when.1]', () => {
    const match = rebelTurn(given)
    match.rebel.attack('TIE Fighter', 'Rebel Trooper')
    match.rebel.yes()
    expect(match.question).toBe('action')
    match.rebel.attack('Darth Vader', 'Cassian Andor')
    expect(match.question).toBe('action')
    const base = rebelTurn(given)
    base.rebel.attack('base', 'Cassian Andor')
    expect(base.question).toBe('action')
    expect(base.picture.empire.hand).toHaveLength(2)
  })

  test('against an empty hand he is not asked about [card: Cassian Andor]', () => {
    const match = rebelTurn({ ...given, empire: { hand: [] } })
    match.rebel.attack('Boba Fett', 'Cassian Andor')
    match.rebel.yes()
    expect(match.question).toBe('action')
  })
})

describe('B-Wing', () => {
  const used = (hand: string[]) => {
    const match = rebelTurn({ rebel: { units: ['B-Wing'], deck: [] }, empire: { hand } })
    match.rebel.use('B-Wing')
    return match
  }

  test('the opponent may choose to discard a card [card: B-Wing]', () => {
    const match = used(['Inquisitor', 'Stormtrooper'])
    match.empire.choose({ do: 'discard' })
    match.empire.pick('Stormtrooper')
    expect(match.picture.empire.hand).toEqual(['Inquisitor'])
    expect(match.rebel.attackOf('B-Wing')).toBe(5)
  })

  test('or to let it have 2 more attack this turn [card: B-Wing]', () => {
    const match = used(['Inquisitor', 'Stormtrooper'])
    match.empire.choose({ do: 'attack' })
    expect(match.picture.empire.hand).toHaveLength(2)
    match.rebel.attack('base', 'B-Wing')
    expect(match.picture.empire.baseDamage).toBe(7)
  })

  test('with an empty hand it is the attack, without a question [card: B-Wing] [db.choose.2]', () => {
    const match = used([])
    expect(match.question).toBe('action')
    expect(match.rebel.attackOf('B-Wing')).toBe(7)
  })

  test('the bonus does not outlast the turn [card: B-Wing]', () => {
    const match = used([])
    match.rebel.endTurn()
    match.empire.endTurn()
    match.rebel.play('B-Wing')
    expect(match.rebel.attackOf('B-Wing')).toBe(5)
  })

  test('two B-Wings ask separately, and each bonus is its own [card: B-Wing]', () => {
    const match = rebelTurn({
      rebel: { units: ['B-Wing', 'B-Wing'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper'], ships: ['Star Destroyer'] },
    })
    match.rebel.use('B-Wing')
    match.empire.choose({ do: 'attack' })
    match.rebel.use('B-Wing')
    match.empire.choose({ do: 'discard' })
    match.empire.pick('Inquisitor')
    match.rebel.attack('base', 'B-Wing', 'B-Wing')
    match.rebel.split({ 'Star Destroyer': 7, Lothal: 5 })
    expect(match.picture.empire.baseDamage).toBe(5)
  })
})

describe('Princess Leia', () => {
  const row = ['Han Solo', 'Lobot', 'TIE Fighter', 'Mon Calamari Cruiser']

  test('she purchases a Rebel card for free, to the discard pile [card: Princess Leia]', () => {
    const match = rebelTurn({ force: 3, row, galaxyDeck: ['Bossk'], rebel: { units: ['Princess Leia'] } })
    match.rebel.use('Princess Leia')
    expect(match.rebel.cards('pick')).toEqual(['Han Solo', 'Mon Calamari Cruiser'])
    match.rebel.pick('Han Solo')
    expect(match.picture).toMatchObject({ rebel: { discard: ['Han Solo'], resources: 0 } })
    expect(match.picture.row[0]).toBe('Bossk')
  })

  test('with the Force it goes on top of the deck, and both know it there [card: Princess Leia] [db.shown.3]', () => {
    const match = rebelTurn({ force: 4, row, rebel: { units: ['Princess Leia'], deck: ['Rebel Trooper'] } })
    match.rebel.use('Princess Leia')
    match.rebel.pick('Mon Calamari Cruiser')
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
    match.rebel.pick('Han Solo')
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
    match.rebel.pick('Han Solo')
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
    match.rebel.pick('Han Solo')
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
    match.rebel.pick('Han Solo')
    match.rebel.choose({ do: 'to-deck' })
    expect(match.picture.rebel.deck).toEqual(['Han Solo'])
  })
})

test('a Mon Calamari Cruiser hits for 3, stays in play and falls at 6 damage [card: Mon Calamari Cruiser] [db.play.9]', () => {
  const match = rebelTurn({
    rebel: { hand: ['Mon Calamari Cruiser'] },
    empire: { hand: ['Darth Vader'], deck: [] },
    force: 6,
  })
  match.rebel.play('Mon Calamari Cruiser')
  expect(match.picture.rebel.resources).toBe(0)
  match.rebel.attack('base', 'Mon Calamari Cruiser')
  expect(match.picture.empire.baseDamage).toBe(3)
  match.rebel.endTurn()
  match.empire.play('Darth Vader')
  match.empire.attack('base', 'Darth Vader')
  expect(match.picture.rebel).toMatchObject({ ships: [], baseDamage: 0 })
  expect(match.picture.rebel.discard).toContain('Mon Calamari Cruiser')
})

describe('Millennium Falcon', () => {
  test('it takes a unique unit of the own choice from the discard pile [card: Millennium Falcon]', () => {
    const match = rebelTurn({
      rebel: { units: ['Millennium Falcon'], discard: ['Han Solo', 'X-Wing', 'Lobot', 'Rebel Transport'] },
    })
    match.rebel.use('Millennium Falcon')
    expect(match.rebel.cards('pick')).toEqual(['Han Solo', 'Lobot'])
    match.rebel.pick('Han Solo')
    expect(match.picture.rebel.discard).toEqual(['X-Wing', 'Lobot', 'Rebel Transport'])
    match.rebel.play('Han Solo')
    expect(match.picture.rebel.resources).toBe(2)
  })

  test('without one there it is not offered [card: Millennium Falcon]', () => {
    for (const discard of [[], ['X-Wing', 'Rebel Transport']]) {
      const match = rebelTurn({ rebel: { units: ['Millennium Falcon'], discard } })
      expect(usable(match.rebel, 'Millennium Falcon')).toBe(false)
    }
  })

  test('it can fetch a unique unit bought this turn [card: Millennium Falcon]', () => {
    const match = rebelTurn({ row: ['Han Solo'], rebel: { units: ['Millennium Falcon'], resources: 5 } })
    match.rebel.buy('Han Solo')
    match.rebel.use('Millennium Falcon')
    expect(match.picture.rebel.hand).toEqual(['Han Solo'])
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
    match.rebel.pick('Star Destroyer')
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

describe('rewards of Rebel units', () => {
  const hunted = (target: string, given: object = {}) => {
    const match = situation({
      force: 5,
      row: [target],
      galaxyDeck: [],
      empire: { units: ['AT-AT', 'AT-ST'], hand: ['Imperial Shuttle'], discard: ['Stormtrooper'] },
      ...given,
    })
    match.empire.attack(target, 'AT-AT', 'AT-ST')
    return match
  }

  test.each([
    ['Y-Wing', 1, 0],
    ['Baze Malbus', 0, 1],
    ['Chirrut Îmwe', 0, 2],
    ['Rebel Commando', 0, 2],
    ['X-Wing', 3, 0],
    ['Chewbacca', 0, 3],
    ['Jyn Erso', 0, 3],
    ['U-Wing', 4, 0],
    ['Han Solo', 3, 2],
    ['Cassian Andor', 3, 2],
    ['Princess Leia', 3, 3],
    ['Luke Skywalker', 4, 4],
  ])(
    'defeating %s brings %i resources and %i Force [db.anatomy.8] [db.bounty.9]',
    (target, resources, force) => {
      const match = hunted(target)
      match.empire.yes()
      expect(match.picture).toMatchObject({ force: 5 - force, empire: { resources } })
    },
  )

  test.each(['Snowspeeder', 'Duros Spy'])(
    'defeating %s exiles exactly 1 card of hand or discard pile [db.faq.6]',
    (target) => {
      const match = hunted(target)
      match.empire.yes()
      expect(match.empire.cards('pick')).toEqual(['Imperial Shuttle', 'Stormtrooper'])
      expect(match.empire.tries([])).toBe('wrong-count')
      match.empire.pickAll('Imperial Shuttle')
      expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Stormtrooper'] })
    },
  )

  test('defeating a B-Wing exiles up to 2 cards, none included [card: B-Wing]', () => {
    const none = hunted('B-Wing')
    none.empire.yes()
    none.empire.pickAll()
    expect(none.picture.empire).toMatchObject({ hand: ['Imperial Shuttle'], discard: ['Stormtrooper'] })
    const both = hunted('B-Wing')
    both.empire.yes()
    both.empire.pickAll('Imperial Shuttle', 'Stormtrooper')
    expect(both.picture.empire).toMatchObject({ hand: [], discard: [] })
  })

  test('defeating the Millennium Falcon purchases an Imperial card for free [card: Millennium Falcon] [db.bounty.10]', () => {
    const match = hunted('Millennium Falcon', {
      row: ['Millennium Falcon', 'Lobot', 'X-Wing', 'Star Destroyer'],
      galaxyDeck: ['Darth Vader'],
    })
    match.empire.yes()
    expect(match.empire.cards('pick')).toEqual(['Darth Vader', 'Star Destroyer'])
    match.empire.pick('Darth Vader')
    expect(match.picture.empire).toMatchObject({ resources: 0, discard: ['Stormtrooper', 'Darth Vader'] })
  })

  test('with no Imperial card in the row the reward of the Falcon is not offered [card: Millennium Falcon]', () => {
    const match = hunted('Millennium Falcon', { row: ['Millennium Falcon', 'Lobot'], galaxyDeck: ['X-Wing'] })
    expect(match.question).toBe('action')
  })
})
