/** Upgrades that place bombs, mines and obstacles, whatever slot they take; what these do is in `rules/devices`. */
import { findUpgrade } from '../../facts/index.ts'
import {
  type Ability,
  action,
  atStartOf,
  type CardText,
  duringSystemPhase,
  type Me,
  type Placing,
  when,
} from '../../rules/abilities.ts'
import { cardOf } from '../../rules/cards.ts'
import { canRecoverCharge, recoverCharge } from '../../rules/charges.ts'
import { canPlace, drop, launch, mayPlaceDevice, payload, placeDevice } from '../../rules/devices.ts'
import { loseLocksOn } from '../../rules/locks.ts'
import type { Ship, State } from '../../state.ts'
import type { Texts } from '../texts.ts'
import { mine } from '../words.ts'
import { both, dropped, FUSED, NEVER_RECOVERED, words } from './payload-words.ts'

/** A payload card with no more to it. */
function plain(device: string, en: string, de: string): CardText {
  return { text: dropped(en, de), abilities: [payload(device, drop('straight 1'))] }
}

function once(device: string, en: string, de: string, fuses = 0): CardText {
  return {
    text: dropped(en, de, fuses > 0 ? both(FUSED, NEVER_RECOVERED) : NEVER_RECOVERED),
    abilities: [payload(device, drop('straight 1'), { fuses })],
    neverRecovers: true,
  }
}

function hasSpentCharges(s: State, me: Me): boolean {
  const value = findUpgrade(cardOf(me.card).id)?.sides[0].charges?.value ?? 0
  return mine(s, me).charges[me.slot] < value
}

const DETONATOR: Placing = {
  device: 'thermaldetonator',
  ways: drop('straight 1', 'straight 2'),
  cost: { charges: 1 },
}

/** One after the other, each with another template (xw.a.cardfaq.97, .101). */
const detonators: Ability = duringSystemPhase({
  places: DETONATOR,
  if: (s, me) => mayPlaceDevice(s, mine(s, me)) && canPlace(s, me, DETONATOR),
  *run(t, me) {
    const first = yield* placeDevice(t, me, DETONATOR)
    if (first === null) return false
    if (mine(t.state, me).zone === 'play')
      yield* placeDevice(t, me, DETONATOR, { may: true, test: ({ template }) => template !== first.template })
    return true
  },
})

const CARGO: Placing = { device: 'loosecargo', ways: drop('straight 1'), cost: { charges: 1 } }
const SPARE_PARTS: Placing = { device: 'spareparts', ways: drop('none'), cost: { charges: 1 } }

/** Astromechs of a ship with a charge to recover. */
function drainedAstromechs(ship: Ship): number[] {
  return ship.cards.flatMap((card, slot) => {
    const { type, id } = cardOf(card)
    const isAstromech =
      type === 'upgrade' && findUpgrade(id.split('#')[0])?.slots.includes('astromech') === true
    return isAstromech && canRecoverCharge(ship, slot) ? [slot] : []
  })
}

export const devices: Texts = {
  protonbombs: plain('protonbomb', 'a Proton Bomb', 'eine Protonenbombe'),
  seismiccharges: plain('seismiccharge', 'a Seismic Charge', 'eine Seismische Bombe'),
  ionbombs: plain('ionbomb', 'an Ion Bomb', 'eine Ionenbombe'),
  blazerbomb: plain('blazerbomb', 'a Blazer Bomb', 'eine Brandbombe'),
  connernets: once('connernet', 'a Conner Net', 'ein Connernetz'),
  proximitymines: once('proximitymine', 'a Proximity Mine', 'eine Annäherungsmine'),
  clustermines: once('clustermine', 'a set of Cluster Mines', 'ein Set Clusterminen'),
  electroprotonbomb: once('electroprotonbomb', 'an Electro-Proton Bomb', 'eine Elektro-Protonen-Bombe', 1),
  bombletgenerator: {
    text: dropped(
      'a Bomblet',
      'eine Streubombe',
      words(
        ' At the start of the Activation Phase, you may spend 1 shield to recover 2 charges.',
        ' Zu Beginn der Aktivierungsphase darfst du 1 Schild ausgeben, um 2 Ladungen wiederherzustellen.',
      ),
    ),
    abilities: [
      payload('bomblet', drop('straight 1')),
      atStartOf('activation', {
        may: true,
        cost: { shields: 1 },
        if: hasSpentCharges,
        run(t, me) {
          recoverCharge(t, me.ship, me.slot, 2)
        },
      }),
    ],
  },
  concussionbombs: {
    text: dropped(
      'a Concussion Bomb',
      'eine Erschütterungsbombe',
      words(
        ' If a charge of this card is already spent, you must do so if you can.',
        ' Ist bereits eine Ladung dieser Karte ausgegeben, musst du es tun, falls möglich.',
      ),
    ),
    abilities: [
      payload('concussionbomb', drop('straight 1'), { if: (s, me) => !hasSpentCharges(s, me) }),
      payload('concussionbomb', drop('straight 1'), { key: 'must', if: hasSpentCharges, must: true }),
    ],
  },
  thermaldetonators: {
    text: words(
      'During the System Phase, you may spend up to 2 charges to drop as many Thermal Detonators with the speed 1 or 2 straight template, each with another one. When you reload this card, recover 1 more charge.',
      'Während der Systemphase darfst du bis zu 2 Ladungen ausgeben, um ebenso viele Thermaldetonatoren mit der Gerade-Schablone der Geschwindigkeit 1 oder 2 abzuwerfen, jeden mit einer anderen. Wenn du diese Karte nachlädst, stelle 1 Ladung mehr wieder her.',
    ),
    abilities: [
      detonators,
      when('reloaded', {
        if: (_s, me, { slot }) => slot === me.slot,
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
        },
      }),
    ],
  },
  electrochaffmissiles: {
    text: both(
      words(
        'During the System Phase, you may spend 1 charge to launch an Electro-Chaff Cloud with the speed 3 bank or the speed 4 straight template.',
        'Während der Systemphase darfst du 1 Ladung ausgeben, um eine Elektrodüppel-Wolke mit der Drehungs-Schablone der Geschwindigkeit 3 oder der Gerade-Schablone der Geschwindigkeit 4 zu starten.',
      ),
      both(FUSED, NEVER_RECOVERED),
    ),
    abilities: [payload('electrochaffcloud', launch('bank 3', 'straight 4'), { fuses: 1 })],
    neverRecovers: true,
  },
  riggedcargochute: {
    text: words(
      'Action: Spend 1 charge to drop Loose Cargo with the speed 1 straight template.',
      'Aktion: Gib 1 Ladung aus, um Freie Fracht mit der Gerade-Schablone der Geschwindigkeit 1 abzuwerfen.',
    ),
    abilities: [
      action({
        if: (s, me) => canPlace(s, me, CARGO),
        *run(t, me) {
          return (yield* placeDevice(t, me, CARGO)) !== null
        },
      }),
    ],
  },
  sparepartscanisters: {
    text: words(
      'Action: Spend 1 charge to recover 1 charge of one of your astromechs. Action: Spend 1 charge to drop Spare Parts, then break all locks on you.',
      'Aktion: Gib 1 Ladung aus, um 1 Ladung eines deiner Astromechs wiederherzustellen. Aktion: Gib 1 Ladung aus, um Ersatzteile abzuwerfen; löse dann alle Zielerfassungen auf dich.',
    ),
    abilities: [
      action({
        key: 'recover-charge',
        does: words('recover a charge of an astromech', 'eine Ladung eines Astromechs wiederherstellen'),
        cost: { charges: 1 },
        if: (s, me) => drainedAstromechs(mine(s, me)).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = drainedAstromechs(ship).map((slot) => ({
            do: 'card' as const,
            ship: ship.id,
            slot,
            card: ship.cards[slot],
          }))
          const cite = { rule: 'xw.g.charge.2', about: me.card }
          const { slot } = yield* t.choose(ship.seat, 'recover-charge', options, cite)
          recoverCharge(t, ship.id, slot)
          return true
        },
      }),
      action({
        key: 'drop',
        does: words('drop Spare Parts', 'Ersatzteile abwerfen'),
        if: (s, me) => canPlace(s, me, SPARE_PARTS),
        *run(t, me) {
          if ((yield* placeDevice(t, me, SPARE_PARTS)) === null) return false
          loseLocksOn(t, me.ship)
          return true
        },
      }),
    ],
  },
}
