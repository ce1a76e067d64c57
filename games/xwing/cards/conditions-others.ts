/** Conditions about damage, maneuvers and dials. */

import type { Flow } from '@dejarik/kernel'
import { DAMAGE_CARDS } from '../facts/index.ts'
import { action, always, faceup, instead, type Me, when } from '../rules/abilities.ts'
import { cardOf } from '../rules/cards.ts'
import { assignCondition, DAMAGE_ON, removeThisCondition } from '../rules/conditions.ts'
import { dealDamageCard, sufferDamage, wasDealtFaceup } from '../rules/damage.ts'
import { damageKind } from '../rules/damage-deck.ts'
import { devicesWhere, isBomb, isMine } from '../rules/devices.ts'
import { areAllied } from '../rules/friends.ts'
import { dialled } from '../rules/maneuver.ts'
import { isAtRange, isInArc, shipsWhere } from '../rules/range.ts'
import { gainToken, has, isStressed, removeToken } from '../rules/tokens.ts'
import { type Maneuver, type ShipId, type State, type T, THING } from '../state.ts'
import { assigner, note, thisCondition } from './condition-words.ts'
import { searchDeck } from './dealt-card.ts'
import { AS_SIDESLIP } from './maneuvers.ts'
import type { Texts } from './texts.ts'
import { mine, performed, revealed } from './words.ts'

const PILOT_TRAIT = new Set(DAMAGE_CARDS.filter(({ trait }) => trait === 'pilot').map(({ id }) => id))

function isPilotCard(card: number): boolean {
  return PILOT_TRAIT.has(cardOf(damageKind(card)).id)
}

/** Who assigned the condition searches the damage deck of its ship for a Pilot card, which then lies on it. */
function* layDamageOn(t: T, me: Me): Flow {
  const s = t.state
  const { seat } = mine(s, me)
  const by = s.ships[assigner(s, me)].seat
  const found = yield* searchDeck(t, me, { deck: seat, by, test: isPilotCard, rule: 'xw.g.condition.2' })
  if (found === null) return
  note(t, me, found + 1)
  t.log?.('damage-on-condition', 'xw.g.condition.2', { ship: me.ship, card: damageKind(found) })
}

/** "Assign the condition I'll Show You the Dark Side to that ship": the damage card on it comes with it. */
export function* showTheDarkSide(t: T, ship: ShipId, by: ShipId): Flow {
  const s = t.state
  const { seat } = s.ships[ship]
  const lying = s.ships.flatMap((one) =>
    one.seat === seat
      ? one.conditions.filter(
          ({ card, by: from }) => cardOf(card).id === DAMAGE_ON && s.ships[from].seat === s.ships[by].seat,
        )
      : [],
  )
  yield* assignCondition(t, ship, DAMAGE_ON, by, { note: lying[0]?.note ?? 0 })
}

function isCharge(type: string): boolean {
  return isBomb(type) || isMine(type)
}

function isNearCharge(s: State, me: Me): boolean {
  return (
    devicesWhere(s, ({ id, type }) => isCharge(type) && isAtRange(s, me.ship, THING + id, 0, 1)).length > 0
  )
}

/** What becomes of a basic maneuver under Sickening Maneuver. */
const SICKENING: { readonly [bearing: string]: Partial<Maneuver> } = {
  bank: { bearing: AS_SIDESLIP.bank },
  turn: { bearing: AS_SIDESLIP.turn },
  straight: { bearing: 'koiogran', difficulty: 'red' },
}

export const otherConditions: Texts = {
  // What it says while its ship is in reserve is done by GA-97.
  itstheresistance: {
    text: {
      en: 'You begin in reserve. At the start of a round in which all of GA-97’s charges are active, you are placed within range 1 of any edge and beyond range 3 of every enemy ship. After GA-97’s ship is destroyed or flees, you are placed there and gain 1 disarm token. Then this condition is removed.',
      de: 'Du beginnst in der Reserve. Zu Beginn einer Runde, in der alle Ladungen von GA-97 aktiv sind, wirst du in Reichweite 1 eines beliebigen Randes und jenseits von Reichweite 3 aller feindlichen Schiffe platziert. Nachdem das Schiff von GA-97 zerstört worden oder geflohen ist, wirst du dort platziert und erhältst 1 Entwaffnet-Marker. Dann wird dieser Zustand entfernt.',
    },
    abilities: [],
  },
  [DAMAGE_ON]: {
    text: {
      en: 'When this condition is assigned without a damage card on it, whoever assigned it takes a Pilot damage card from your damage deck and puts it here faceup; the deck is shuffled. When you would suffer 1 crit damage, you are dealt that card instead; then this condition is removed.',
      de: 'Sobald dieser Zustand ohne Schadenskarte darauf zugewiesen wird, sucht der Spieler, der ihn zugewiesen hat, aus deinem Schadensstapel 1 Pilot-Schadenskarte heraus und legt sie offen hierher; der Stapel wird gemischt. Sobald du 1 kritischen Schaden erleiden würdest, wird dir stattdessen jene Karte zugeteilt; dann wird dieser Zustand entfernt.',
    },
    abilities: [
      faceup(function* (t, me) {
        if (thisCondition(t.state, me).note === 0) yield* layDamageOn(t, me)
      }),
      instead('suffers-damage', {
        if: (s, me, { crit }) => crit && thisCondition(s, me).note > 0,
        *run(t, me, { by, attack }) {
          const s = t.state
          s.decks[mine(s, me).seat].draw.push(thisCondition(s, me).note - 1)
          note(t, me, 0)
          yield* removeThisCondition(t, me)
          yield* dealDamageCard(t, me.ship, true, { by, attack })
          return null
        },
      }),
    ],
  },
  rattled: {
    text: {
      en: 'After a bomb or mine at range 0-1 detonates, suffer 1 crit damage; then this condition is removed. Action, with no bomb or mine at range 0-1: remove this condition.',
      de: 'Nachdem eine Bombe oder Mine in Reichweite 0–1 detoniert ist, erleide 1 kritischen Schaden; dann wird dieser Zustand entfernt. Aktion, falls keine Bombe oder Mine in Reichweite 0–1 ist: Entferne diesen Zustand.',
    },
    abilities: [
      when('device-detonated', {
        of: 'any',
        if: (s, me, { thing, type }) => isCharge(type) && isAtRange(s, me.ship, THING + thing, 0, 1),
        *run(t, me) {
          yield* sufferDamage(t, me.ship, 'crit', 1, { by: assigner(t.state, me), attack: false })
          yield* removeThisCondition(t, me)
        },
      }),
      action({
        if: (s, me) => !isNearCharge(s, me),
        *run(t, me) {
          yield* removeThisCondition(t, me)
          return true
        },
      }),
    ],
  },
  sickeningmaneuver: {
    text: {
      en: 'You can execute red maneuvers while stressed. After you reveal a bank or turn maneuver, gain 1 strain token and execute it as a sideslip; execute a revealed straight maneuver as a red Koiogran turn. After you execute a maneuver, this condition is removed.',
      de: 'Du kannst rote Manöver ausführen, während du gestresst bist. Nachdem du ein Dreh- oder Wendemanöver aufgedeckt hast, erhalte 1 Anstrengungsmarker und führe es als Slip aus; ein aufgedecktes Geradenmanöver führst du als rote Koiogran-Wende aus. Nachdem du ein Manöver ausgeführt hast, wird dieser Zustand entfernt.',
    },
    abilities: [
      always({ redWhileStressed: (_s, me, ship) => ship.id === me.ship }),
      when('dial-revealed', {
        if: (s, me) => ['bank', 'turn'].includes(revealed(mine(s, me))?.bearing ?? ''),
        *run(t, me) {
          yield* gainToken(t, me.ship, 'strain', 1, me.ship)
        },
      }),
      instead('flies-maneuver', {
        if: (s, me, { maneuver }) => {
          const ship = mine(s, me)
          return ship.dialUp && maneuver === dialled(ship) && Object.hasOwn(SICKENING, maneuver.bearing)
        },
        run(_t, _me, event) {
          return { ...event, maneuver: { ...event.maneuver, ...SICKENING[event.maneuver.bearing] } }
        },
      }),
      when('maneuver-executed', { run: removeThisCondition }),
    ],
  },
  brokentrust: {
    alliesAll: true,
    text: {
      en: 'You and the other ships of your player are allied to each other instead of friendly. Before you declare the defender of an attack, each allied ship in the attack arc that is not stressed gains 1 stress token. After you defend or attack, if the defender was dealt a faceup damage card or was destroyed, this condition is removed.',
      de: 'Du und die anderen Schiffe deines Spielers seid füreinander verbündet statt befreundet. Bevor du den Verteidiger eines Angriffs deklarierst, erhält jedes verbündete Schiff im Angriffswinkel, das nicht gestresst ist, 1 Stressmarker. Nachdem du verteidigt oder angegriffen hast, wird dieser Zustand entfernt, falls dem Verteidiger eine offene Schadenskarte zugeteilt oder er zerstört worden ist.',
    },
    abilities: [
      when('declares-defender', {
        *run(t, me, { arc }) {
          const inArc = shipsWhere(
            t.state,
            (ship) =>
              areAllied(t.state, me.ship, ship.id) &&
              !isStressed(ship) &&
              isInArc(t.state, me.ship, arc, ship.id) &&
              isAtRange(t.state, me.ship, ship.id, 0, 3),
          )
          for (const { id } of inArc) yield* gainToken(t, id, 'stress', 1, me.ship)
        },
      }),
      ...(['attacked', 'defended'] as const).map((at) =>
        when(at, {
          if: (s, _me, { destroyed }) => destroyed || (s.attack !== null && wasDealtFaceup(s.attack)),
          run: removeThisCondition,
        }),
      ),
    ],
  },
  primedforspeed: {
    text: {
      en: 'Adds a white SLAM action. After you perform a SLAM action, suffer 1 hit damage to remove 1 disarm token.',
      de: 'Fügt eine weiße SLAM-Aktion hinzu. Nachdem du eine SLAM-Aktion durchgeführt hast, erleide 1 Schaden, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: [
      always({
        bar: (_s, me, ship) =>
          ship.id === me.ship ? [{ action: 'slam', difficulty: 'white', linked: [] }] : [],
      }),
      when('action-performed', {
        if: performed('slam'),
        possible: (s, me) => has(mine(s, me), 'disarm'),
        *run(t, me) {
          yield* sufferDamage(t, me.ship, 'hit', 1, { by: me.ship, attack: false })
          removeToken(t, me.ship, 'disarm')
        },
      }),
    ],
  },
}
