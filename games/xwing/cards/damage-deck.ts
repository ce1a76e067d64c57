/** The 14 kinds of damage cards. */
import type { Flow } from '@dejarik/kernel'
import {
  action,
  always,
  type CardText,
  DAMAGE_SLOT,
  faceup,
  instead,
  type Me,
  when,
} from '../rules/abilities.ts'
import { cardOf } from '../rules/cards.ts'
import { RULE, repair, sufferDamage } from '../rules/damage.ts'
import { isHitOrCrit, rollOne } from '../rules/dice.ts'
import { isObstacle } from '../rules/obstacles.ts'
import { gainToken } from '../rules/tokens.ts'
import { ION_MANEUVER, type T } from '../state.ts'

/** "Repair this card": `me.slot` tells which one. */
function* repairThis(t: T, me: Me): Flow {
  yield* repair(t, me.ship, me.slot - DAMAGE_SLOT)
}

const isDamage = (card: number): boolean => card >= 0 && cardOf(card).type === 'damage'
const isIonManeuver = (marks: number): boolean => (marks & ION_MANEUVER) !== 0

/** "Action: Repair this card." */
const repairAction = action({
  *run(t, me) {
    yield* repairThis(t, me)
    return true
  },
})

export const damageDeck: { readonly [id: string]: CardText } = {
  panickedpilot: {
    text: {
      en: 'Gain 2 stress tokens. Then repair this card.',
      de: 'Erhalte 2 Stressmarker. Repariere dann diese Karte.',
    },
    abilities: [
      faceup(function* (t, me) {
        yield* gainToken(t, me.ship, 'stress', 2)
        yield* repairThis(t, me)
      }),
    ],
  },
  blindedpilot: {
    text: {
      en: 'While you attack, the only way you can modify your dice is to spend Force for its usual effect. Action: repair this card.',
      de: 'Während du angreifst, kannst du deine Würfel nur modifizieren, indem du Macht auf die übliche Weise ausgibst. Aktion: Repariere diese Karte.',
    },
    abilities: [
      always({
        mayModify: (_s, me, attack, dice, ship, what) =>
          attack.attacker !== me.ship || dice !== 'attack' || ship !== me.ship || what === 'force',
      }),
      repairAction,
    ],
  },
  woundedpilot: {
    text: {
      en: 'After you perform an action, roll 1 attack die; on a hit or crit gain 1 stress token. Action: repair this card.',
      de: 'Nachdem du eine Aktion durchgeführt hast, wirf 1 Angriffswürfel; bei Treffer oder kritischem Treffer erhalte 1 Stressmarker. Aktion: Repariere diese Karte.',
    },
    abilities: [
      when('action-performed', {
        *run(t, me) {
          if (isHitOrCrit(yield* rollOne(t, me.ship, 'xw.a.faq-damage.1')))
            yield* gainToken(t, me.ship, 'stress')
        },
      }),
      repairAction,
    ],
  },
  stunnedpilot: {
    text: {
      en: 'After you execute a maneuver, if you moved through or overlapped an obstacle, suffer 1 hit damage.',
      de: 'Nachdem du ein Manöver ausgeführt hast: Hast du dich durch ein Hindernis bewegt oder es überschnitten, erleide 1 Treffer-Schaden.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (s, _me, { through, onto }) => [...through, ...onto].some((thing) => isObstacle(s.things[thing])),
        *run(t, me) {
          yield* sufferDamage(t, me.ship, 'hit', 1, RULE)
        },
      }),
    ],
  },
  consolefire: {
    text: {
      en: 'Before you engage, roll 1 attack die; on a hit suffer 1 hit damage. Action: repair this card.',
      de: 'Bevor du kämpfst, wirf 1 Angriffswürfel; bei einem Treffer erleide 1 Treffer-Schaden. Aktion: Repariere diese Karte.',
    },
    abilities: [
      when('engages', {
        *run(t, me) {
          if ((yield* rollOne(t, me.ship, 'xw.g.damage.5')) === 'hit')
            yield* sufferDamage(t, me.ship, 'hit', 1, RULE)
        },
      }),
      repairAction,
    ],
  },
  damagedengine: {
    text: {
      en: 'Your turn maneuvers are one step harder.',
      de: 'Deine engen Wenden (90°) sind um eine Stufe schwieriger.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, { bearing }) => (ship.id === me.ship && bearing === 'turn' ? 1 : 0),
      }),
    ],
  },
  weaponsfailure: {
    text: {
      en: 'While you attack, roll 1 fewer attack die. Action: repair this card.',
      de: 'Während du angreifst, wirf 1 Angriffswürfel weniger. Aktion: Repariere diese Karte.',
    },
    abilities: [
      always({ attackDice: (_s, me, attack) => (attack.attacker === me.ship ? -1 : 0) }),
      repairAction,
    ],
  },
  hullbreach: {
    text: {
      en: 'If you would suffer hit damage, suffer as much crit damage instead. Action: repair this card.',
      de: 'Wenn du Treffer-Schaden erleiden würdest, erleide stattdessen ebenso viel kritischen Schaden. Aktion: Repariere diese Karte.',
    },
    abilities: [
      instead('suffers-damage', {
        if: (_s, _me, { crit }) => !crit,
        run(_t, _me, event) {
          return { ...event, crit: true }
        },
      }),
      repairAction,
    ],
  },
  structuraldamage: {
    text: {
      en: 'While you defend, roll 1 fewer defense die.',
      de: 'Während du verteidigst, wirf 1 Verteidigungswürfel weniger.',
    },
    abilities: [always({ defenseDice: (_s, me, attack) => (attack.defender === me.ship ? -1 : 0) })],
  },
  damagedsensorarray: {
    text: {
      en: 'The only actions you can perform are the focus action and those of damage cards. Action: repair this card.',
      de: 'Du kannst nur die Fokussierungs-Aktion und Aktionen von Schadenskarten durchführen. Aktion: Repariere diese Karte.',
    },
    abilities: [
      always({
        mayPerform: (_s, me, ship, name, card) =>
          ship.id !== me.ship || name === 'focus' || (name === 'card' && isDamage(card)),
      }),
      repairAction,
    ],
  },
  loosestabilizer: {
    text: {
      en: 'After you execute a maneuver that is not straight, suffer 1 hit damage and repair this card. Action: repair this card.',
      de: 'Nachdem du ein Manöver ausgeführt hast, das nicht geradeaus führt, erleide 1 Treffer-Schaden und repariere diese Karte. Aktion: Repariere diese Karte.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { maneuver }) => maneuver.bearing !== 'straight',
        *run(t, me) {
          yield* sufferDamage(t, me.ship, 'hit', 1, RULE)
          yield* repairThis(t, me)
        },
      }),
      repairAction,
    ],
  },
  disabledpowerregulator: {
    text: {
      en: 'Before you engage, gain 1 ion token. After you execute an ion maneuver, repair this card.',
      de: 'Bevor du kämpfst, erhalte 1 Ionenmarker. Nachdem du ein Ionenmanöver ausgeführt hast, repariere diese Karte.',
    },
    abilities: [
      when('engages', {
        *run(t, me) {
          yield* gainToken(t, me.ship, 'ion')
        },
      }),
      when('maneuver-executed', {
        if: (s, me) => isIonManeuver(s.ships[me.ship].marks),
        *run(t, me) {
          yield* repairThis(t, me)
        },
      }),
    ],
  },
  fuelleak: {
    text: {
      en: 'After you suffer 1 crit damage, suffer 1 hit damage and repair this card. Action: repair this card.',
      de: 'Nachdem du 1 kritischen Schaden erlitten hast, erleide 1 Treffer-Schaden und repariere diese Karte. Aktion: Repariere diese Karte.',
    },
    abilities: [
      when('damage-suffered', {
        // Not by the damage with which it came (docs/rulings.md).
        if: (_s, me, { crit, dealt }) => crit && me.slot !== DAMAGE_SLOT + dealt,
        *run(t, me) {
          yield* sufferDamage(t, me.ship, 'hit', 1, RULE)
          yield* repairThis(t, me)
        },
      }),
      repairAction,
    ],
  },
  directhit: {
    text: {
      en: 'Suffer 1 hit damage. Then repair this card.',
      de: 'Erleide 1 Treffer-Schaden. Repariere dann diese Karte.',
    },
    abilities: [
      faceup(function* (t, me) {
        yield* sufferDamage(t, me.ship, 'hit', 1, RULE)
        yield* repairThis(t, me)
      }),
    ],
  },
}
