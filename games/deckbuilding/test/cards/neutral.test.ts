/** Neutral cards of the galaxy deck. */
import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

const usable = (player: { offers(pattern: object): boolean }, card: string) =>
  player.offers({ do: 'use', card })

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

describe('Jawa Scavenger', () => {
  const given = {
    row: ['Lobot'],
    galaxyDiscard: ['X-Wing', 'TIE Fighter', 'Dengar', 'Darth Vader', 'Y-Wing'],
    empire: { units: ['Jawa Scavenger'], resources: 4 },
  }

  test('exiled, it lets its owner purchase a card of the galaxy discard pile at its cost [card: Jawa Scavenger]', () => {
    const match = situation(given)
    match.empire.use('Jawa Scavenger')
    expect(match.empire.cards('pick')).toEqual(['Dengar', 'TIE Fighter'])
    match.empire.pick('Dengar')
    expect(match.picture.empire).toMatchObject({ resources: 0, discard: ['Dengar'], units: [] })
    expect(match.picture.galaxyDiscard).toEqual(['X-Wing', 'TIE Fighter', 'Darth Vader', 'Y-Wing'])
    expect(match.picture.row[0]).toBe('Lobot')
    expect(match.picture.exile).toContain('Jawa Scavenger')
  })

  test('the purchase may be declined after all; the Jawa is gone [card: Jawa Scavenger] [db.abilities.5]', () => {
    const match = situation(given)
    match.empire.use('Jawa Scavenger')
    match.empire.decline()
    expect(match.picture.empire).toMatchObject({ resources: 4, discard: [], units: [] })
  })

  test('with nothing there to buy it is just exiled [card: Jawa Scavenger] [db.use.3]', () => {
    for (const galaxyDiscard of [[], ['X-Wing', 'Darth Vader']]) {
      const match = situation({ ...given, galaxyDiscard })
      match.empire.use('Jawa Scavenger')
      expect(match.question).toBe('action')
      expect(match.picture.empire.units).toEqual([])
    }
  })

  test('its own 2 resources pay for the purchase [card: Jawa Scavenger] [db.exile.3]', () => {
    const match = situation({
      active: 'rebel',
      galaxyDiscard: ['Snowspeeder'],
      rebel: { hand: ['Jawa Scavenger'] },
    })
    match.rebel.play('Jawa Scavenger')
    match.rebel.use('Jawa Scavenger')
    match.rebel.pick('Snowspeeder')
    expect(match.picture.rebel).toMatchObject({ resources: 0, discard: ['Snowspeeder'] })
  })

  test('a Fang Fighter bought from the pile goes to the hand as from the row [card: Jawa Scavenger] [card: Fang Fighter]', () => {
    const match = situation({ ...given, force: 3, galaxyDiscard: ['Fang Fighter'] })
    match.empire.use('Jawa Scavenger')
    match.empire.pick('Fang Fighter')
    match.empire.trigger('Fang Fighter')
    expect(match.picture.empire.hand).toEqual(['Fang Fighter'])
  })

  test('a Quarren Mercenary bought from the pile lets its buyer exile a card [card: Jawa Scavenger] [card: Quarren Mercenary]', () => {
    const match = situation({
      ...given,
      force: 3,
      galaxyDiscard: ['Quarren Mercenary'],
      empire: { units: ['Jawa Scavenger'], resources: 4, hand: ['Scout Trooper'] },
    })
    match.empire.use('Jawa Scavenger')
    match.empire.pick('Quarren Mercenary')
    match.empire.trigger('Quarren Mercenary')
    match.empire.pickAll('Scout Trooper')
    expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Quarren Mercenary'] })
  })

  test('it is a purchase like any other for Sullust [card: Jawa Scavenger] [card: Sullust]', () => {
    const match = situation({
      active: 'rebel',
      galaxyDiscard: ['Y-Wing'],
      rebel: { units: ['Jawa Scavenger'], resources: 1, base: 'Sullust', deck: [] },
    })
    match.rebel.use('Jawa Scavenger')
    match.rebel.pick('Y-Wing')
    match.rebel.choose({ do: 'to-deck' })
    expect(match.picture.rebel.deck).toEqual(['Y-Wing'])
  })
})

describe('Kel Dor Mystic', () => {
  test('it brings 2 Force, then it is exiled together with a card of hand or discard pile [card: Kel Dor Mystic] [db.exile.1] [db.exile.7]', () => {
    const match = situation({
      force: 4,
      empire: {
        hand: ['Kel Dor Mystic', 'Scout Trooper'],
        discard: ['TIE Fighter'],
        units: ['Death Trooper'],
      },
    })
    match.empire.play('Kel Dor Mystic')
    expect(match.picture.force).toBe(2)
    match.empire.use('Kel Dor Mystic')
    expect(match.empire.cards('pick')).toEqual(['Scout Trooper', 'TIE Fighter'])
    match.empire.pickAll('Scout Trooper')
    expect(match.picture.empire).toMatchObject({
      hand: [],
      discard: ['TIE Fighter'],
      units: ['Death Trooper'],
    })
    expect(match.picture.exile).toEqual(expect.arrayContaining(['Kel Dor Mystic', 'Scout Trooper']))
  })

  test('a card of the discard pile will do, and exactly one goes [card: Kel Dor Mystic] [db.exile.5] [db.faq.4]', () => {
    const match = situation({
      empire: { units: ['Kel Dor Mystic'], hand: ['Scout Trooper'], discard: ['TIE Fighter'] },
    })
    match.empire.use('Kel Dor Mystic')
    expect(match.empire.tries([])).toBe('wrong-count')
    expect(match.empire.tries([0, 1])).toBe('wrong-count')
    match.empire.pickAll('TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Scout Trooper'], discard: [] })
  })

  test('with hand and discard pile empty it is exiled alone [card: Kel Dor Mystic] [db.use.3]', () => {
    const match = situation({ empire: { units: ['Kel Dor Mystic'] } })
    match.empire.use('Kel Dor Mystic')
    expect(match.question).toBe('action')
    expect(match.picture.empire.units).toEqual([])
  })
})

describe('Rodian Gunslinger', () => {
  test('against a card of the row it has 2 more attack [card: Rodian Gunslinger] [db.gain.1]', () => {
    const match = situation({ row: ['Chewbacca'], empire: { units: ['Rodian Gunslinger'] } })
    match.empire.attack('Chewbacca', 'Rodian Gunslinger')
    expect(match.picture.galaxyDiscard).toEqual(['Chewbacca'])
  })

  test('that makes 4, not 5 [card: Rodian Gunslinger] [db.bounty.6]', () => {
    const match = situation({ row: ['Han Solo'], empire: { units: ['Rodian Gunslinger'] } })
    match.empire.attack('Han Solo', 'Rodian Gunslinger')
    expect(match.picture.row[0]).toBe('Han Solo')
  })

  test('against the base it has none [card: Rodian Gunslinger] [db.gain.3]', () => {
    const match = situation({ active: 'rebel', rebel: { units: ['Rodian Gunslinger'] } })
    match.rebel.attack('base', 'Rodian Gunslinger')
    expect(match.picture.empire.baseDamage).toBe(2)
  })
})

describe('Lobot', () => {
  const played = (force = 3) => {
    const match = situation({ force, empire: { hand: ['Lobot'] } })
    match.empire.play('Lobot')
    match.empire.trigger('Lobot')
    return match
  }

  test('when played, he may have 2 attack this turn [card: Lobot]', () => {
    const match = played()
    match.empire.choose({ do: 'attack' })
    expect(match.empire.attackOf('Lobot')).toBe(2)
    expect(match.picture).toMatchObject({ force: 3, empire: { resources: 0 } })
  })

  test('when played, he may bring 2 resources instead [card: Lobot]', () => {
    const match = played()
    match.empire.choose({ do: 'resources' })
    expect(match.picture).toMatchObject({ force: 3, empire: { resources: 2 } })
    expect(match.empire.attackOf('Lobot')).toBe(0)
  })

  test('when played, he may move the Force by 2 instead [card: Lobot]', () => {
    const match = played()
    match.empire.choose({ do: 'force' })
    expect(match.picture).toMatchObject({ force: 1, empire: { resources: 0 } })
  })

  test('the Force is no choice while it is fully with his owner [card: Lobot] [db.choose.2]', () => {
    expect(played(0).empire.offered.map((option) => option.do)).toEqual(['attack', 'resources'])
  })
})

describe('Bossk', () => {
  const given = { force: 3, row: ['X-Wing', 'Han Solo'], empire: { units: ['Bossk'] } }

  test('his attack defeats a target, and after the reward he brings 1 Force [card: Bossk] [db.when.4]', () => {
    const match = situation(given)
    match.empire.attack('X-Wing', 'Bossk')
    match.empire.yes()
    match.empire.trigger('Bossk')
    expect(match.picture).toMatchObject({ force: 2, empire: { resources: 3 } })
  })

  test('he brings it to the Rebels, too, when he works for them [card: Bossk]', () => {
    const match = situation({ active: 'rebel', force: 3, row: ['TIE Fighter'], rebel: { units: ['Bossk'] } })
    match.rebel.attack('TIE Fighter', 'Bossk')
    match.rebel.yes()
    match.rebel.trigger('Bossk')
    expect(match.picture.force).toBe(4)
  })

  test('a failed hunt brings nothing, and with the Force fully there he is not asked about [card: Bossk]', () => {
    const failed = situation(given)
    failed.empire.attack('Han Solo', 'Bossk')
    expect(failed.question).toBe('action')
    const full = situation({ ...given, force: 0 })
    full.empire.attack('X-Wing', 'Bossk')
    full.empire.yes()
    expect(full.question).toBe('action')
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

describe('C-ROC Cruiser', () => {
  test('discarding a card repairs 3 damage on the base [card: C-ROC Cruiser] [db.repair.1]', () => {
    const match = situation({
      empire: {
        ships: ['C-ROC Cruiser'],
        hand: ['Inquisitor', 'Stormtrooper'],
        base: { card: 'Lothal', damage: 5 },
      },
    })
    match.empire.use('C-ROC Cruiser')
    match.empire.pick('Inquisitor')
    expect(match.picture.empire).toMatchObject({
      hand: ['Stormtrooper'],
      discard: ['Inquisitor'],
      baseDamage: 2,
    })
    expect(usable(match.empire, 'C-ROC Cruiser')).toBe(false)
  })

  test('with an empty hand it is not offered [card: C-ROC Cruiser]', () => {
    const match = situation({ empire: { ships: ['C-ROC Cruiser'], base: { card: 'Lothal', damage: 5 } } })
    expect(usable(match.empire, 'C-ROC Cruiser')).toBe(false)
  })

  test('it repairs what there is [card: C-ROC Cruiser] [db.abilities.7]', () => {
    const match = situation({
      empire: { ships: ['C-ROC Cruiser'], hand: ['Inquisitor'], base: { card: 'Lothal', damage: 1 } },
    })
    match.empire.use('C-ROC Cruiser')
    expect(match.picture.empire).toMatchObject({ discard: ['Inquisitor'], baseDamage: 0 })
  })

  test('it brings 1 resource each turn [card: C-ROC Cruiser] [db.start.5]', () => {
    const match = situation({ force: 3, step: 'turn-start', empire: { ships: ['C-ROC Cruiser'] } })
    expect(match.picture.empire.resources).toBe(1)
  })
})

describe('Dengar', () => {
  test('his attack defeats a target, and after the reward he brings 2 resources [card: Dengar] [db.when.4]', () => {
    const match = situation({ row: ['X-Wing'], empire: { units: ['Dengar'] } })
    match.empire.attack('X-Wing', 'Dengar')
    match.empire.yes()
    expect(match.picture.empire.resources).toBe(3)
    match.empire.trigger('Dengar')
    expect(match.picture.empire.resources).toBe(5)
  })

  test('not if the hunt fails, nor against the base [card: Dengar] [db.when.1]', () => {
    const failed = situation({ row: ['Han Solo'], empire: { units: ['Dengar'] } })
    failed.empire.attack('Han Solo', 'Dengar')
    expect(failed.question).toBe('action')
    const base = situation({ empire: { units: ['Dengar'] } })
    base.empire.attack('base', 'Dengar')
    expect(base.question).toBe('action')
    expect(base.picture.empire.resources).toBe(0)
  })
})

describe('Quarren Mercenary', () => {
  const given = {
    row: ['Quarren Mercenary'],
    galaxyDeck: ['Lobot'],
    empire: { resources: 4, hand: ['Scout Trooper'], discard: ['TIE Fighter'] },
  }
  const bought = (more: object) => {
    const match = situation({ ...given, ...more })
    match.empire.buy('Quarren Mercenary')
    match.empire.trigger('Quarren Mercenary')
    return match
  }

  test('purchased, it exiles exactly 1 card of hand or discard pile, itself included [card: Quarren Mercenary]', () => {
    const match = bought({ force: 3 })
    expect(match.empire.cards('pick')).toEqual(['Quarren Mercenary', 'Scout Trooper', 'TIE Fighter'])
    expect(match.empire.tries([])).toBe('wrong-count')
    expect(match.empire.tries([0, 1])).toBe('wrong-count')
    match.empire.pickAll('TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Scout Trooper'], discard: ['Quarren Mercenary'] })
    expect(match.picture.exile).toContain('TIE Fighter')
  })

  test('with the Force up to 2, from both places [card: Quarren Mercenary] [db.faq.6]', () => {
    const match = bought({ force: 2 })
    expect(match.empire.tries([0, 1, 2])).toBe('wrong-count')
    match.empire.pickAll('Scout Trooper', 'TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Quarren Mercenary'] })
  })

  test('with the Force also none [card: Quarren Mercenary]', () => {
    const match = bought({ force: 2 })
    match.empire.pickAll()
    expect(match.picture.empire).toMatchObject({
      hand: ['Scout Trooper'],
      discard: ['TIE Fighter', 'Quarren Mercenary'],
    })
  })

  test('it may be declined [card: Quarren Mercenary] [db.abilities.5]', () => {
    const match = situation({ ...given, force: 3 })
    match.empire.buy('Quarren Mercenary')
    match.empire.decline()
    expect(match.picture.empire.discard).toEqual(['TIE Fighter', 'Quarren Mercenary'])
  })

  test("on the deck, with hand and discard pile empty, it has nothing to exile [card: Quarren Mercenary] [card: Twi'lek Smuggler]", () => {
    const match = situation({
      ...given,
      empire: { resources: 4, units: ["Twi'lek Smuggler"], deck: [] },
    })
    match.empire.use("Twi'lek Smuggler")
    match.empire.buy('Quarren Mercenary')
    match.empire.choose({ do: 'to-deck' })
    expect(match.question).toBe('action')
    expect(match.picture.empire.deck).toEqual(['Quarren Mercenary'])
  })

  test('when played it does nothing more, and attacks for 4 [card: Quarren Mercenary] [db.abilities.2]', () => {
    const match = situation({ empire: { hand: ['Quarren Mercenary', 'Scout Trooper'] } })
    match.empire.play('Quarren Mercenary')
    expect(match.question).toBe('action')
    match.empire.attack('base', 'Quarren Mercenary')
    expect(match.picture.rebel.baseDamage).toBe(4)
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

test('a Blockade Runner brings 1 resource and 1 attack to either faction, and stays [card: Blockade Runner] [db.play.9] [db.play.10]', () => {
  const match = situation({ active: 'rebel', force: 3, rebel: { hand: ['Blockade Runner'] } })
  match.rebel.play('Blockade Runner')
  expect(match.picture.rebel.resources).toBe(1)
  match.rebel.attack('base', 'Blockade Runner')
  expect(match.picture.empire.baseDamage).toBe(1)
  expect(match.rebel.cards('use')).toEqual([])
  match.rebel.endTurn()
  match.empire.endTurn()
  expect(match.picture.rebel).toMatchObject({ ships: ['Blockade Runner'], resources: 1 })
})

test('a Blockade Runner falls at 4 damage, onto the discard pile of its owner [card: Blockade Runner] [db.base-attack.5]', () => {
  const match = situation({ empire: { units: ['AT-ST'] }, rebel: { ships: ['Blockade Runner'] } })
  match.empire.attack('base', 'AT-ST')
  expect(match.picture.rebel).toMatchObject({ ships: [], discard: ['Blockade Runner'], baseDamage: 0 })
})

describe('IG-88', () => {
  const given = {
    row: ['Han Solo', 'Luke Skywalker'],
    empire: { units: ['IG-88'], hand: ['Scout Trooper'], discard: ['TIE Fighter'] },
  }

  test('its attack defeats a target, and after the reward it exiles 1 card of hand or discard pile [card: IG-88] [db.when.4]', () => {
    const match = situation(given)
    match.empire.attack('Han Solo', 'IG-88')
    match.empire.yes()
    match.empire.trigger('IG-88')
    expect(match.empire.cards('pick')).toEqual(['Scout Trooper', 'TIE Fighter'])
    expect(match.empire.tries([])).toBe('wrong-count')
    match.empire.pickAll('Scout Trooper')
    expect(match.picture.empire).toMatchObject({ resources: 3, hand: [], discard: ['TIE Fighter'] })
    expect(match.picture.exile).toContain('Scout Trooper')
  })

  test('it may be declined, and a failed hunt exiles nothing [card: IG-88]', () => {
    const declined = situation(given)
    declined.empire.attack('Han Solo', 'IG-88')
    declined.empire.no()
    declined.empire.decline()
    expect(declined.picture.empire.hand).toEqual(['Scout Trooper'])
    const failed = situation(given)
    failed.empire.attack('Luke Skywalker', 'IG-88')
    expect(failed.question).toBe('action')
  })

  test('with nothing to exile it is not asked about [card: IG-88]', () => {
    const match = situation({ row: ['Han Solo'], empire: { units: ['IG-88'] } })
    match.empire.attack('Han Solo', 'IG-88')
    match.empire.yes()
    expect(match.question).toBe('action')
  })
})

describe('Nebulon-B Frigate', () => {
  const used = (damage: number) => {
    const match = situation({
      active: 'rebel',
      rebel: { ships: ['Nebulon-B Frigate'], base: { card: 'Dantooine', damage } },
    })
    match.rebel.use('Nebulon-B Frigate')
    return match
  }

  test('it repairs 3 damage on the base [card: Nebulon-B Frigate]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'repair' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 2, resources: 0 })
  })

  test('or it brings 3 resources [card: Nebulon-B Frigate]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'resources' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 5, resources: 3 })
  })

  test('with an undamaged base it is resources without a question [card: Nebulon-B Frigate] [db.choose.2]', () => {
    const match = used(0)
    expect(match.question).toBe('action')
    expect(match.picture.rebel.resources).toBe(3)
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
    match.empire.pick('Inquisitor')
    expect(match.picture).toMatchObject({
      rebel: { hand: ['Rebel Trooper'] },
      empire: { hand: ['Stormtrooper'] },
    })
  })

  test('with nothing to draw, the Force still makes the opponent discard [card: Lando Calrissian] [db.use.3]', () => {
    const match = situation({ ...given, force: 4, rebel: { units: ['Lando Calrissian'], deck: [] } })
    match.rebel.use('Lando Calrissian')
    match.empire.pick('Stormtrooper')
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
    match.rebel.pick('Temple Guardian')
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
    match.empire.pick('IG-88')
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
    match.empire.pickAll('Scout Trooper')
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'TIE Fighter'])
    expect(match.picture.exile).toContain('Scout Trooper')
    expect(match.empire.cards('play')).toEqual(['Inquisitor', 'TIE Fighter'])
  })

  test('with the Force it draws 2 [card: Jabba the Hutt] [db.shown.1]', () => {
    const match = situation({ ...given, force: 2 })
    match.empire.use('Jabba the Hutt')
    match.empire.pickAll('TIE Fighter')
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
