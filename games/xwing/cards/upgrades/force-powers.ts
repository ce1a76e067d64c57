/** Force powers. */

import type { Flow } from '@dejarik/kernel'
import { DAMAGE_CARDS } from '../../facts/index.ts'
import {
  always,
  anotherWay,
  atStartOf,
  attackWith,
  type CardText,
  duringSystemPhase,
  instead,
  type Me,
  modify,
  when,
} from '../../rules/abilities.ts'
import { BOOST, boostsWith } from '../../rules/actions/boost.ts'
import { reposition } from '../../rules/actions/reposition.ts'
import { actionBarOf, performAction } from '../../rules/actions.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { cardOf } from '../../rules/cards.ts'
import { forceCapacity, recoverForce } from '../../rules/charges.ts'
import { pay } from '../../rules/costs.ts'
import { dealDamageCard, sufferDamage } from '../../rules/damage.ts'
import { damageKind } from '../../rules/damage-deck.ts'
import { addDie, countFace } from '../../rules/dice.ts'
import { isObstacle } from '../../rules/obstacles.ts'
import { isAtRange, isInArc, rangeTo, shipsWhere } from '../../rules/range.ts'
import { gainToken } from '../../rules/tokens.ts'
import {
  type Attack,
  NO_MORE_ACTIONS,
  type ObjectId,
  SEEN_DIAL,
  type State,
  type T,
  THING,
} from '../../state.ts'
import { discardTop, isShipCard } from '../damage-words.ts'
import { changeOneOf } from '../dice-words.ts'
import { amInArc, canPerform, changeOwn, enemiesAt, mine } from '../words.ts'
import { isBullseye, thisAt, withThis } from './attack-words.ts'

const REFLEXES = ['barrel-roll', 'boost'] as const

/** The action that it performed, if it is not on its action bar. */
function* strayReflex(t: T, me: Me): Flow<boolean> {
  const s = t.state
  const performed = yield* performAction(t, me.ship, { among: REFLEXES })
  return performed !== null && !actionBarOf(s, mine(s, me)).some(({ action }) => action === performed.action)
}

function hasForceToRecover(s: State, me: Me): boolean {
  return mine(s, me).force < forceCapacity(mine(s, me))
}

function isAtObstacle(s: State, object: ObjectId): boolean {
  return s.things.some(
    (thing) => thing.inPlay && isObstacle(thing) && isAtRange(s, object, THING + thing.id, 0, 0),
  )
}

/** Marks in the attack that a card of this ship was used, and that its consequence is due. */
function word(me: Me, what: string): string {
  return `${me.ship} ${me.slot} ${what}`
}

function isUsed(me: Me, attack: Attack | null, what: string): boolean {
  return attack?.used.includes(word(me, what)) === true
}

export const forcePowers: { readonly [id: string]: CardText } = {
  compassion: {
    text: {
      en: 'Before another friendly ship at range 0-2 is dealt a faceup Pilot damage card, you may spend 1 Force. If you do, that card is discarded instead, and you are dealt 1 facedown damage card; then, with 2 or more damage cards, recover 2 Force.',
      de: 'Bevor einem anderen befreundeten Schiff in Reichweite 0–2 eine offene Pilot-Schadenskarte zugeteilt wird, darfst du 1 Macht ausgeben. Falls du das tust, wird jene Karte stattdessen abgelegt, und dir wird 1 verdeckte Schadenskarte zugeteilt; stelle dann, falls du 2 oder mehr Schadenskarten hast, 2 Macht wieder her.',
    },
    abilities: [
      instead('deals-damage-card', {
        of: 'other-friendly',
        range: [0, 2],
        if: (_s, _me, { up, card }) => up && !isShipCard(card),
        may: true,
        cost: { force: 1 },
        *run(t, me, { ship }) {
          discardTop(t, t.state.ships[ship])
          yield* dealDamageCard(t, me.ship, false, { by: me.ship, attack: false })
          if (mine(t.state, me).damage.length >= 2) recoverForce(t, me.ship, 2)
          return null
        },
      }),
    ],
  },
  brilliantevasion: {
    text: {
      en: 'While you defend outside the bullseye arc of the attacker, you may spend 1 Force to change up to 2 focus results to evades.',
      de: 'Während du außerhalb des zentralen Winkels des Angreifers verteidigst, darfst du 1 Macht ausgeben, um bis zu 2 Fokus-Ergebnisse in Ausweich-Ergebnisse zu ändern.',
    },
    abilities: changeOwn('focus', 'evade', 2, {
      as: 'defender',
      cost: { force: 1 },
      if: (s, me, { attacker }) => !amInArc(s, me, 'bullseye', attacker),
    }),
  },
  extrememaneuvers: {
    text: {
      en: 'While you perform a boost action, you may spend 1 Force to use a turn template of speed 1.',
      de: 'Während du eine Schub-Aktion durchführst, darfst du 1 Macht ausgeben, um eine Wende-Schablone der Geschwindigkeit 1 zu verwenden.',
    },
    abilities: [
      anotherWay({
        actions: ['boost'],
        // A purple boost costs Force as well.
        if: (s, me, colour) => colour !== 'purple' || mine(s, me).force >= 2,
        cost: { force: 1 },
        *run(t, me) {
          return (yield* reposition(t, me.ship, boostsWith(['turn 1']), BOOST)) === true
        },
      }),
    ],
  },
  foresight: {
    text: {
      en: 'After an enemy ship executes a maneuver, you may spend 1 Force to make this attack against it as a bonus attack. Attack: You may change 1 focus result to a hit; your dice cannot be modified otherwise.',
      de: 'Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du 1 Macht ausgeben, um diesen Angriff als Bonusangriff gegen es durchzuführen. Angriff: Du darfst 1 Fokus-Ergebnis in einen Treffer ändern; sonst können deine Würfel nicht modifiziert werden.',
    },
    abilities: [
      attackWith({}),
      when('maneuver-executed', {
        of: 'enemy',
        if: (s, me, { ship }) => hasAttack(s, mine(s, me), thisAt(me, ship)),
        may: true,
        cost: { force: 1 },
        *run(t, me, { ship }) {
          yield* performAttack(t, me.ship, { ...thisAt(me, ship), must: true })
        },
      }),
      ...changeOwn('focus', 'hit', 1, { as: 'attacker', if: (_s, me, attack) => withThis(me, attack) }),
      always({
        mayModify: (_s, me, attack, dice, _ship, _what, by) =>
          !withThis(me, attack) || dice !== 'attack' || (by.ship === me.ship && by.slot === me.slot),
      }),
    ],
  },
  hate: {
    text: {
      en: 'After you suffer damage, recover as much Force.',
      de: 'Nachdem du Schaden erlitten hast, stelle ebenso viel Macht wieder her.',
    },
    abilities: [
      when('damage-suffered', {
        if: hasForceToRecover,
        run(t, me) {
          recoverForce(t, me.ship)
        },
      }),
    ],
  },
  heightenedperception: {
    text: {
      en: 'At the start of the Engagement Phase you may spend 1 Force to engage at initiative 7 in this phase.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Macht ausgeben, um in dieser Phase mit Initiative 7 zu kämpfen.',
    },
    abilities: [
      atStartOf('engagement', {
        may: true,
        cost: { force: 1 },
        run(t, me) {
          mine(t.state, me).initiatives.push({ value: 7, until: 'engagement', by: me.card })
        },
      }),
    ],
  },
  instinctiveaim: {
    text: {
      en: 'While you make a special attack, you may spend 1 Force to do without the focus token or lock that it requires.',
      de: 'Während du mit einer Sekundärwaffe angreifst, darfst du 1 Macht ausgeben, um die Voraussetzung Fokussierung oder Zielerfassung zu ignorieren.',
    },
    abilities: [
      always({
        waives: (_s, me, attacker, _defender, required) =>
          attacker.id === me.ship && required.some((one) => one === 'focus' || one === 'lock')
            ? { force: 1 }
            : null,
      }),
    ],
  },
  malice: {
    text: {
      en: 'While you attack, you may spend 1 Force to change 1 focus result or hit to a crit. If you do and the defender was dealt a faceup Pilot damage card, recover 2 Force after the attack.',
      de: 'Während du angreifst, darfst du 1 Macht ausgeben, um 1 Fokus-Ergebnis oder Treffer in einen kritischen Treffer zu ändern. Falls du das tust und dem Verteidiger eine offene Piloten-Schadenskarte zugeteilt worden ist, stelle nach dem Angriff 2 Macht wieder her.',
    },
    abilities: [
      ...changeOneOf(['focus', 'hit'], 'crit', {
        as: 'attacker',
        cost: { force: 1 },
        note: (me, attack) => attack.used.push(word(me, 'malice')),
      }),
      when('damage-card-dealt', {
        of: 'enemy',
        if: (s, me, { ship, index, up }) =>
          up &&
          s.attack?.defender === ship &&
          isUsed(me, s.attack, 'malice') &&
          isPilotCard(s.ships[ship].damage[index].card),
        run(t, me) {
          t.state.attack?.used.push(word(me, 'malice rewarded'))
        },
      }),
      when('attacked', {
        if: (s, me) => isUsed(me, s.attack, 'malice rewarded'),
        run(t, me) {
          recoverForce(t, me.ship, 2)
        },
      }),
    ],
  },
  patience: {
    text: {
      en: 'At the start of the Engagement Phase, if an enemy ship is in your front arc, you may gain 1 deplete token to recover 1 Force.',
      de: 'Zu Beginn der Kampfphase darfst du, falls ein feindliches Schiff in deinem Frontwinkel ist, 1 Erschöpfungsmarker erhalten, um 1 Macht wiederherzustellen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => hasForceToRecover(s, me) && enemiesAt(s, me, 0, 99, 'front').length > 0,
        may: true,
        cost: { gain: { deplete: 1 } },
        run(t, me) {
          recoverForce(t, me.ship)
        },
      }),
    ],
  },
  precognitivereflexes: {
    text: {
      en: 'After you reveal your dial, you may spend 1 Force to perform a barrel roll or boost action. If it is not on your action bar, gain 1 strain token and you cannot perform another action in this activation.',
      de: 'Nachdem du dein Rad aufgedeckt hast, darfst du 1 Macht ausgeben, um eine Fassrollen- oder Schub-Aktion durchzuführen. Falls sie nicht auf deiner Aktionsleiste ist, erhalte 1 Anstrengungsmarker, und du kannst in dieser Aktivierung keine weitere Aktion durchführen.',
    },
    abilities: [
      when('dial-revealed', {
        possible: canPerform(REFLEXES),
        may: true,
        cost: { force: 1 },
        *run(t, me) {
          if (!(yield* strayReflex(t, me))) return
          yield* gainToken(t, me.ship, 'strain', 1, me.ship)
          mine(t.state, me).marks |= NO_MORE_ACTIONS
        },
      }),
    ],
  },
  predictiveshot: {
    text: {
      en: 'After you declare an attack against a ship in your bullseye arc, you may spend 1 Force; the defender cannot roll more defense dice than you have hits and crits.',
      de: 'Nachdem du einen Angriff gegen ein Schiff in deinem zentralen Winkel deklariert hast, darfst du 1 Macht ausgeben; der Verteidiger kann nicht mehr Verteidigungswürfel werfen, als du Treffer und kritische Treffer hast.',
    },
    abilities: [
      when('defender-declared', {
        if: (s, me) => s.attack !== null && isBullseye(s, me, s.attack),
        may: true,
        cost: { force: 1 },
        run(t, me) {
          t.state.attack?.used.push(word(me, 'predicted'))
        },
      }),
      always({
        mostDefenseDice: (_s, me, attack) =>
          isUsed(me, attack, 'predicted')
            ? countFace(attack.attackDice, 'hit') + countFace(attack.attackDice, 'crit')
            : Number.POSITIVE_INFINITY,
      }),
    ],
  },
  'roilinganger-siegeofcoruscant': {
    text: {
      en: 'At the start of the Engagement Phase, if you are in the front arc of an enemy ship, you may gain 1 strain token to recover 1 Force.',
      de: 'Zu Beginn der Kampfphase darfst du, falls du im Frontwinkel eines feindlichen Schiffes bist, 1 Anstrengungsmarker erhalten, um 1 Macht wiederherzustellen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) =>
          hasForceToRecover(s, me) &&
          shipsWhere(s, ({ id, seat }) => seat !== mine(s, me).seat && isInArc(s, id, 'front', me.ship))
            .length > 0,
        may: true,
        cost: { gain: { strain: 1 } },
        run(t, me) {
          recoverForce(t, me.ship)
        },
      }),
    ],
  },
  sense: {
    text: {
      en: 'During the System Phase you may look at the dial of a ship at range 0-1, or for 1 Force of one at range 0-3.',
      de: 'Während der Systemphase darfst du das Rad eines Schiffes in Reichweite 0–1 ansehen, oder für 1 Macht das eines Schiffes in Reichweite 0–3.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => sensed(s, me).length > 0,
        *run(t, me) {
          const s = t.state
          const { seat } = mine(s, me)
          const options = sensed(s, me).map((ship) => ({ do: 'ship' as const, ship: ship.id }))
          const none = { do: 'nobody' as const, ship: -1 }
          const cite = { rule: 'xw.a.faq-activation.10', about: me.card }
          const { ship } = yield* t.choose(seat, 'choose-ship', [...options, none], cite)
          if (ship < 0) return false
          if (rangeTo(s, me.ship, ship) > 1) yield* pay(t, me, { force: 1 })
          s.ships[ship].lasting.push({ key: SEEN_DIAL, value: seat, until: 'end' })
          t.log?.('look-at-dial', cite.rule, { ship: me.ship, other: ship })
          t.revealed('dial')
          return true
        },
      }),
    ],
  },
  shatteringshot: {
    text: {
      en: 'While you attack, if the attack is obstructed by an obstacle or the defender is at range 0 of one, you may spend 1 Force to add 1 focus result.',
      de: 'Während du angreifst, darfst du, falls der Angriff durch ein Hindernis versperrt ist oder der Verteidiger in Reichweite 0 eines Hindernisses ist, 1 Macht ausgeben, um 1 Fokus-Ergebnis hinzuzufügen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        cost: { force: 1 },
        if: (s, _me, { obstructedBy, defender }) => obstructedBy.length > 0 || isAtObstacle(s, defender),
        run(t) {
          addDie(t, 'attack', 'focus')
        },
      }),
    ],
  },
  supernaturalreflexes: {
    text: {
      en: 'Before you activate, you may spend 1 Force to perform a barrel roll or boost action. If it is not on your action bar, suffer 1 hit damage.',
      de: 'Bevor du aktiviert wirst, darfst du 1 Macht ausgeben, um eine Fassrollen- oder Schub-Aktion durchzuführen. Falls sie nicht auf deiner Aktionsleiste ist, erleide 1 Treffer-Schaden.',
    },
    abilities: [
      when('activates', {
        possible: canPerform(REFLEXES),
        may: true,
        cost: { force: 1 },
        *run(t, me) {
          if (yield* strayReflex(t, me))
            yield* sufferDamage(t, me.ship, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
}

/** Enemy ships whose facedown dial it could look at now; those beyond range 1 for Force. */
function sensed(s: State, me: Me): State['ships'] {
  const { force } = mine(s, me)
  return enemiesAt(s, me, 0, force > 0 ? 3 : 1).filter(({ dial, dialUp }) => dial >= 0 && !dialUp)
}

/** The core deck has the traits Ship and Pilot; the card names Pilot and Crew. */
function isPilotCard(card: number): boolean {
  const { id } = cardOf(damageKind(card))
  return DAMAGE_CARDS.some((kind) => kind.id === id && kind.trait === 'pilot')
}
