/** The numbers of all cards, as they show in play. */
import { describe, expect, test } from 'vitest'
import { DESIGNS } from '../../index.ts'
import { situation } from '../play.ts'

/** Name, cost, attack, resources, Force. */
const CARDS_IN_PLAY: readonly [
  card: string,
  cost: number,
  attack: number,
  resources: number,
  force: number,
][] = [
  ['Imperial Shuttle', 0, 0, 1, 0],
  ['Stormtrooper', 0, 2, 0, 0],
  ['Inquisitor', 0, 0, 0, 0],
  ['Alliance Shuttle', 0, 0, 1, 0],
  ['Rebel Trooper', 0, 2, 0, 0],
  ['Temple Guardian', 0, 0, 0, 0],
  ['Outer Rim Pilot', 2, 0, 2, 0],
  ['TIE Fighter', 1, 2, 0, 0],
  ['Admiral Piett', 2, 0, 2, 0],
  ['TIE Bomber', 2, 2, 0, 0],
  ['Scout Trooper', 2, 0, 2, 0],
  ['Death Trooper', 3, 3, 0, 0],
  ['TIE Interceptor', 3, 3, 0, 0],
  ['Gozanti Cruiser', 3, 0, 2, 0],
  ['Moff Jerjerrod', 4, 2, 2, 0],
  ['General Veers', 4, 4, 0, 0],
  ['AT-ST', 4, 4, 0, 0],
  ['Landing Craft', 4, 0, 0, 0],
  ['Director Krennic', 5, 3, 2, 0],
  ['Boba Fett', 5, 5, 0, 0],
  ['Imperial Carrier', 5, 0, 3, 0],
  ['AT-AT', 6, 6, 0, 0],
  ['Grand Moff Tarkin', 6, 2, 2, 2],
  ['Star Destroyer', 7, 4, 0, 0],
  ['Darth Vader', 8, 6, 0, 2],
  ['Y-Wing', 1, 2, 0, 0],
  ['Baze Malbus', 2, 2, 0, 0],
  ['Snowspeeder', 2, 2, 0, 0],
  ['Duros Spy', 2, 0, 2, 0],
  ['Rebel Transport', 2, 0, 0, 0],
  ['Chirrut Îmwe', 3, 0, 0, 2],
  ['Rebel Commando', 3, 3, 0, 0],
  ['X-Wing', 3, 3, 0, 0],
  ['Chewbacca', 4, 5, 0, 0],
  ['Jyn Erso', 4, 4, 0, 0],
  ['U-Wing', 4, 0, 3, 0],
  ['Hammerhead Corvette', 4, 0, 2, 0],
  ['Han Solo', 5, 3, 2, 0],
  ['Cassian Andor', 5, 5, 0, 0],
  ['B-Wing', 5, 5, 0, 0],
  ['Princess Leia', 6, 2, 2, 2],
  ['Mon Calamari Cruiser', 6, 3, 0, 0],
  ['Millennium Falcon', 7, 5, 2, 0],
  ['Luke Skywalker', 8, 6, 0, 2],
  ['Z-95 Headhunter', 1, 2, 0, 0],
  ['Jawa Scavenger', 1, 0, 2, 0],
  ['Kel Dor Mystic', 2, 0, 0, 2],
  ['Rodian Gunslinger', 2, 2, 0, 0],
  ['Lobot', 3, 0, 0, 0],
  ['Bossk', 3, 3, 0, 0],
  ['Fang Fighter', 3, 3, 0, 0],
  ["Twi'lek Smuggler", 3, 0, 3, 0],
  ['C-ROC Cruiser', 3, 0, 1, 0],
  ['Dengar', 4, 4, 0, 0],
  ['Quarren Mercenary', 4, 4, 0, 0],
  ['HWK-290', 4, 0, 4, 0],
  ['Blockade Runner', 4, 1, 1, 0],
  ['IG-88', 5, 5, 0, 0],
  ['Nebulon-B Frigate', 5, 0, 0, 0],
  ['Lando Calrissian', 6, 3, 3, 0],
  ["Jabba's Sail Barge", 7, 4, 3, 0],
  ['Jabba the Hutt', 8, 2, 2, 2],
]

const HIT_POINTS: readonly [base: string, hitPoints: number][] = [
  ['Lothal', 8],
  ['Corellia', 10],
  ['Kessel', 12],
  ['Kafrene', 14],
  ['Mustafar', 14],
  ['Ord Mantell', 14],
  ['Coruscant', 16],
  ['Death Star', 16],
  ['Endor', 16],
  ['Rodia', 16],
  ['Dantooine', 8],
  ['Mon Cala', 10],
  ['Dagobah', 12],
  ['Bespin', 14],
  ['Alderaan', 14],
  ['Hoth', 14],
  ['Jedha', 14],
  ['Tatooine', 14],
  ['Sullust', 16],
  ['Yavin 4', 16],
]

/** Who plays a card here; neutral cards work for the Empire. */
const seatOf = (name: string) =>
  DESIGNS.find((design) => design.name.en === name)!.faction === 'rebel' ? 'rebel' : 'empire'

describe('numbers in play', () => {
  test('the tables above leave no card out', () => {
    expect([...CARDS_IN_PLAY, ...HIT_POINTS].map(([name]) => name)).toEqual(
      DESIGNS.map((design) => design.name.en),
    )
  })

  test.each(CARDS_IN_PLAY)(
    '%s (cost %i): %i attack, %i resources, %i Force when played [db.anatomy.3] [db.anatomy.4] [db.anatomy.5]',
    (card, _cost, attack, resources, force) => {
      const seat = seatOf(card)
      // The Force begins far away, so that no constant ability adds to what is printed.
      const match = situation({ active: seat, force: seat === 'rebel' ? 0 : 6, [seat]: { hand: [card] } })
      match[seat].play(card)
      if (match.question === 'trigger') match[seat].decline()
      expect(match[seat].attackOf(card)).toBe(attack)
      expect(match.picture[seat].resources).toBe(resources)
      expect(match.picture.force).toBe(seat === 'rebel' ? force : 6 - force)
    },
  )

  test.each(CARDS_IN_PLAY.filter(([, cost]) => cost > 0))(
    '%s costs %i [db.anatomy.2] [db.purchase.4]',
    (card, cost) => {
      const seat = seatOf(card)
      const row = card === 'Outer Rim Pilot' ? [] : [card]
      const buys = (resources: number) =>
        situation({ active: seat, row, [seat]: { resources } })[seat].cards('buy')
      expect(buys(cost)).toContain(card)
      expect(buys(cost - 1)).not.toContain(card)
    },
  )

  // Hoth prevents damage; its own tests show when it falls.
  test.each(HIT_POINTS.filter(([base]) => base !== 'Hoth'))(
    '%s falls at %i damage [db.anatomy.14] [db.base-attack.9]',
    (base, hitPoints) => {
      const [seat, attacker, trooper] =
        seatOf(base) === 'rebel'
          ? (['rebel', 'empire', 'Stormtrooper'] as const)
          : (['empire', 'rebel', 'Rebel Trooper'] as const)
      const afterTwoMore = (damage: number) => {
        const match = situation({
          active: attacker,
          [seat]: { base: { card: base, damage } },
          [attacker]: { units: [trooper] },
        })
        match[attacker].attack('base', trooper)
        return match.picture[seat].base
      }
      expect(afterTwoMore(hitPoints - 3)).toBe(base)
      expect(afterTwoMore(hitPoints - 2)).toBe(null)
    },
  )
})
