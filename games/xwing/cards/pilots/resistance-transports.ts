/** Resistance: pilots of the transport, its pod, the StarFortress and the scavenged YT-1300. */

import type { Me } from '../../rules/abilities.ts'
import { always, duringSystemPhase, modify, when } from '../../rules/abilities.ts'
import { type ActionOption, actionsFor, doAction, performAction } from '../../rules/actions.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { spendCharge } from '../../rules/charges.ts'
import { expose } from '../../rules/damage.ts'
import { devicesWhere } from '../../rules/devices/kinds.ts'
import { hasDeviceToPlace, placeOneDevice } from '../../rules/devices/payload.ts'
import { addDie, rerollable } from '../../rules/dice.ts'
import { isAtRange, shipsWhere } from '../../rules/range.ts'
import { countOf, gainToken } from '../../rules/tokens.ts'
import { type Attack, DEVICE_THIS_ROUND, type Ship, type State, THING } from '../../state.ts'
import { addOwn, OWN_DICE } from '../dice-words.ts'
import { friendlyAt, inAttackArc, inTurretArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  amDefender,
  changeOwn,
  chooseShip,
  enemyOf,
  fully,
  haveInArc,
  isFriend,
  mine,
  perform,
  revealed,
} from '../words.ts'

/** Other friendly ships in the attack arc. */
function inTheArc(s: State, me: Me, attack: Attack): Ship[] {
  return shipsWhere(
    s,
    (ship) => ship.id !== me.ship && isFriend(s, me, ship.id) && inAttackArc(s, attack, ship.id),
  )
}

const POE_IGNORES = 'poe ignores obstacles'

/** "A white boost or a red barrel roll action." */
function boostOrRoll(s: State, me: Me): ActionOption[] {
  return [
    ...actionsFor(s, mine(s, me), { among: ['boost'], colour: 'white' }),
    ...actionsFor(s, mine(s, me), { among: ['barrel-roll'], colour: 'red' }),
  ]
}

export const resistanceTransports: Texts = {
  covanell: {
    text: {
      en: 'While you defend or make a primary attack, if your revealed maneuver is red, roll 1 additional die.',
      de: 'Während du verteidigst oder mit einer Primärwaffe angreifst, wirf, falls dein aufgedecktes Manöver rot ist, 1 zusätzlichen Würfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && revealed(mine(s, me))?.difficulty === 'red'
            ? 1
            : 0,
        defenseDice: (s, me, attack) =>
          amDefender(me, attack) && revealed(mine(s, me))?.difficulty === 'red' ? 1 : 0,
      }),
    ],
  },
  nodinchavdri: {
    text: {
      en: 'After you coordinate or are coordinated, if you have 2 or fewer stress tokens, you may perform an action of your action bar as a red action, even while stressed.',
      de: 'Nachdem du koordiniert hast oder koordiniert worden bist, darfst du, falls du 2 oder weniger Stressmarker hast, eine Aktion deiner Aktionsleiste als rote Aktion durchführen, auch solange du gestresst bist.',
    },
    abilities: [
      when('coordinated', {
        of: 'friendly',
        if: (s, me, { ship, other }) =>
          (ship === me.ship || other === me.ship) && countOf(mine(s, me), 'stress') <= 2,
        run: perform(undefined, {
          fromBar: true,
          colour: 'red',
          whileStressed: true,
          test: ({ action, colour }) => action !== 'card' && colour === 'red',
        }),
      }),
    ],
  },
  pammichnerrogoode: {
    text: {
      en: 'While you have 2 or fewer stress tokens, you may execute red maneuvers even while stressed.',
      de: 'Solange du 2 oder weniger Stressmarker hast, darfst du auch gestresst rote Manöver ausführen.',
    },
    abilities: [
      always({ redWhileStressed: (_s, me, ship) => ship.id === me.ship && countOf(ship, 'stress') <= 2 }),
    ],
  },
  takajamoreesa: {
    text: {
      en: 'After you jam, you must give 1 jam token to another ship at range 0-1 of the jammed ship, if you can.',
      de: 'Nachdem du ein Schiff gestört hast, musst du, falls möglich, einem anderen Schiff in Reichweite 0–1 des gestörten Schiffes 1 Störsignalmarker geben.',
    },
    abilities: [
      when('jammed', {
        *run(t, me, { other }) {
          const s = t.state
          const near = shipsWhere(s, (ship) => ship.id !== other && isAtRange(s, other, ship.id, 0, 1))
          const chosen = yield* chooseShip(t, me, near, { must: true })
          if (chosen !== null) yield* gainToken(t, chosen.id, 'jam', 1, me.ship)
        },
      }),
    ],
  },
  bb8: {
    text: {
      en: 'During the System Phase you may perform a red barrel roll or red boost action.',
      de: 'Während der Systemphase darfst du eine rote Fassrollen- oder rote Schub-Aktion durchführen.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) =>
          actionsFor(s, mine(s, me), { among: ['barrel-roll', 'boost'], colour: 'red' }).length > 0,
        *run(t, me) {
          return (
            (yield* performAction(t, me.ship, { among: ['barrel-roll', 'boost'], colour: 'red' })) !== null
          )
        },
      }),
    ],
  },
  finn: {
    text: {
      en: 'While you defend or attack, you may add 1 blank result; or you may gain 1 strain token to add 1 focus result instead.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 Leer-Ergebnis hinzufügen; oder du darfst 1 Anstrengungsmarker erhalten, um stattdessen 1 Fokus-Ergebnis hinzuzufügen.',
    },
    abilities: (['attacker', 'defender'] as const).map((as) =>
      modify({
        dice: OWN_DICE[as].dice,
        as,
        *run(t, me) {
          const options = [
            { do: 'result' as const, face: 'blank' },
            { do: 'result' as const, face: 'focus' },
          ] as const
          const cite = { rule: 'xw.g.dice-mod.2', about: me.card }
          const { face } = yield* t.choose(mine(t.state, me).seat, 'choose-result', options, cite)
          if (face === 'focus') yield* gainToken(t, me.ship, 'strain', 1, me.ship)
          addDie(t, OWN_DICE[as].dice, face)
        },
      }),
    ),
  },
  rosetico: {
    text: {
      en: 'While you defend or attack, you may reroll up to 1 of your results for each other friendly ship in the attack arc.',
      de: 'Während du verteidigst oder angreifst, darfst du für jedes andere befreundete Schiff im Angriffswinkel bis zu 1 deiner Ergebnisse neu werfen.',
    },
    abilities: (['attacker', 'defender'] as const).map((as) => {
      const { dice } = OWN_DICE[as]
      return modify({
        dice,
        as,
        if: (s, me, attack) =>
          inTheArc(s, me, attack).length > 0 && rerollable(s, dice, undefined, me.ship).length > 0,
        *run(t, me, attack) {
          const max = inTheArc(t.state, me, attack).length
          yield* rerollSome(t, me, dice, { min: 1, max }, 'xw.g.dice-mod.4')
        },
      })
    }),
  },
  cat: {
    text: {
      en: 'While you make a primary attack, if the defender is at range 0-1 of a friendly device, roll 1 additional die.',
      de: 'Während du mit einer Primärwaffe angreifst, wirf, falls der Verteidiger in Reichweite 0–1 eines befreundeten Geräts ist, 1 zusätzlichen Würfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) &&
          attack.weapon.primary &&
          devicesWhere(
            s,
            ({ id, seat }) => seat === mine(s, me).seat && isAtRange(s, attack.defender, THING + id, 0, 1),
          ).length > 0
            ? 1
            : 0,
      }),
    ],
  },
  edonkappehl: {
    text: {
      en: 'After you fully execute a blue or white maneuver, if you have not dropped or launched a device this round, you may drop 1 device.',
      de: 'Nachdem du ein blaues oder weißes Manöver vollständig ausgeführt hast, darfst du, falls du in dieser Runde noch kein Gerät abgeworfen oder gestartet hast, 1 Gerät abwerfen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(
          ({ difficulty }, s, me) =>
            (difficulty === 'blue' || difficulty === 'white') &&
            (mine(s, me).marks & DEVICE_THIS_ROUND) === 0 &&
            hasDeviceToPlace(s, me.ship, { how: 'drop' }),
        ),
        may: true,
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { how: 'drop' })
        },
      }),
    ],
  },
  paigetico: {
    text: {
      en: 'After you drop a device, you may spend 1 charge to drop another device.',
      de: 'Nachdem du ein Gerät abgeworfen hast, darfst du 1 Ladung ausgeben, um ein weiteres Gerät abzuwerfen.',
    },
    abilities: [
      when('device-placed', {
        if: (s, me, { how }) => how === 'dropped' && hasDeviceToPlace(s, me.ship, { how: 'drop' }),
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { how: 'drop' })
        },
      }),
    ],
  },
  vennie: {
    text: {
      en: 'While you defend, if the attacker is in the turret arc of a friendly ship, you may add 1 focus result.',
      de: 'Während du verteidigst, darfst du, falls der Angreifer im Turmwinkel eines befreundeten Schiffes ist, 1 Fokus-Ergebnis hinzufügen.',
    },
    abilities: addOwn('focus', {
      as: 'defender',
      if: (s, me, { attacker }) =>
        shipsWhere(s, (ship) => isFriend(s, me, ship.id) && inTurretArc(s, ship, attacker)).length > 0,
    }),
  },
  'chewbacca-scavengedyt1300': {
    text: {
      en: 'After a friendly ship at range 0-3 is destroyed, before it is removed, you may perform an action. Then you may perform a bonus attack.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–3 zerstört worden ist und bevor es entfernt wird, darfst du eine Aktion durchführen. Dann darfst du einen Bonusangriff durchführen.',
    },
    abilities: [
      when('destroyed', {
        of: 'friendly',
        range: [0, 3],
        bonusAttack: true,
        *run(t, me) {
          yield* performAction(t, me.ship)
          yield* performAttack(t, me.ship, { bonus: true })
        },
      }),
    ],
  },
  'landocalrissian-scavengedyt1300': {
    text: {
      en: 'After you fully execute a red maneuver or perform a red action, you may spend any number of charges to choose as many friendly ships at range 0-2. Each of them may perform an action, even while stressed.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt oder eine rote Aktion durchgeführt hast, darfst du beliebig viele Ladungen ausgeben, um ebenso viele befreundete Schiffe in Reichweite 0–2 zu wählen. Jedes von ihnen darf eine Aktion durchführen, auch solange es gestresst ist.',
    },
    abilities: (['maneuver-executed', 'action-performed'] as const).map((event) =>
      when(event, {
        if: (s, me, happened) =>
          mine(s, me).charges[me.slot] > 0 &&
          (happened.event === 'action-performed'
            ? happened.colour === 'red'
            : happened.full && happened.maneuver.difficulty === 'red'),
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = friendlyAt(t.state, me, 0, 2).map(({ id }) => ({ do: 'ship' as const, ship: id }))
          const count = { min: 0, max: ship.charges[me.slot] }
          const cite = { rule: 'xw.a.faq-queue.23', about: me.card }
          const chosen = yield* t.chooseSome(ship.seat, 'choose-ships', options, count, cite)
          if (chosen.length === 0) return
          yield* spendCharge(t, me.ship, me.slot, chosen.length)
          for (const one of chosen) yield* performAction(t, one.ship, { whileStressed: true })
        },
      }),
    ),
  },
  'poedameron-scavengedyt1300': {
    text: {
      en: 'Before you execute a maneuver, you may spend 1 charge to ignore obstacles during it. After you fully execute a maneuver, you may spend 2 charges to perform a white boost or red barrel roll action; after a red barrel roll expose 1 damage card, if you can.',
      de: 'Bevor du ein Manöver ausführst, darfst du 1 Ladung ausgeben, um dabei Hindernisse zu ignorieren. Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 2 Ladungen ausgeben, um eine weiße Schub- oder rote Fassrollen-Aktion durchzuführen; nach einer roten Fassrolle lege, falls möglich, 1 Schadenskarte offen.',
    },
    abilities: [
      when('executes-maneuver', {
        may: true,
        cost: { charges: 1 },
        run(t, me) {
          mine(t.state, me).lasting.push({ key: POE_IGNORES, value: 1, until: 'activation' })
        },
      }),
      when('moved', {
        if: (s, me) => mine(s, me).lasting.some(({ key }) => key === POE_IGNORES),
        run(t, me) {
          const ship = mine(t.state, me)
          ship.lasting = ship.lasting.filter(({ key }) => key !== POE_IGNORES)
        },
      }),
      when('maneuver-executed', {
        if: fully(),
        possible: (s, me) => boostOrRoll(s, me).length > 0,
        may: true,
        cost: { charges: 2 },
        *run(t, me) {
          const options = boostOrRoll(t.state, me)
          const none = { do: 'no-action', ship: me.ship } as const
          const { seat } = mine(t.state, me)
          const cite = { rule: 'xw.g.actions.21', about: me.card }
          const chosen = yield* t.decide(seat, 'action', [...options, none], cite)
          if (chosen.do === 'no-action') return
          if ((yield* doAction(t, chosen)) && chosen.action === 'barrel-roll') yield* expose(t, me.ship)
        },
      }),
      always({
        ignoresObstacle: (_s, me, ship, _thing, during) =>
          ship.id === me.ship && during === 'move' && ship.lasting.some(({ key }) => key === POE_IGNORES),
      }),
    ],
  },
  rey: {
    text: {
      en: 'While you defend or attack, if the enemy ship is in your front arc, you may spend 1 Force to change 1 of your blank results to an evade or hit.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls das feindliche Schiff in deinem Frontwinkel ist, 1 Macht ausgeben, um 1 deiner Leer-Ergebnisse in ein Ausweich- oder Treffer-Ergebnis zu ändern.',
    },
    abilities: changeOwn('blank', 'good', 1, {
      as: 'both',
      cost: { force: 1 },
      if: (s, me, attack) => {
        const enemy = enemyOf(me, attack)
        return enemy >= 0 && haveInArc(s, me, 'front', enemy)
      },
    }),
  },
}
