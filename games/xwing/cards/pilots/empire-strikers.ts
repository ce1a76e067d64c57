/** Pilots of the TIE/sk striker and the TIE reaper. */
import { always, type CardText, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { hasDeviceToPlace, placeOneDevice } from '../../rules/devices.ts'
import { isShip } from '../../rules/range.ts'
import { isStressed } from '../../rules/tokens.ts'
import { SKIPS_ACTION } from '../../state.ts'
import { changeOneOf } from '../dice-words.ts'
import { recount } from '../results.ts'
import { amDefender, hasGreenToken, mayRollMore, mine } from '../words.ts'

export const empireStrikers: { readonly [id: string]: CardText } = {
  countdown: {
    text: {
      en: 'While you defend, after Neutralize Results, if you are not stressed, you may suffer 1 hit damage and gain 1 stress token to cancel all dice results.',
      de: 'Während du verteidigst, darfst du nach dem Neutralisieren der Ergebnisse, falls du nicht gestresst bist, 1 Treffer-Schaden erleiden und 1 Stressmarker erhalten, um alle Würfelergebnisse zu negieren.',
    },
    abilities: [
      when('neutralized', {
        of: 'enemy',
        if: (s, me) => s.attack !== null && amDefender(me, s.attack) && !isStressed(mine(s, me)),
        may: true,
        cost: { gain: { stress: 1 }, suffer: 'hit' },
        run(t) {
          const { attack } = t.state
          if (attack === null) return
          attack.attackDice = []
          attack.defenseDice = []
          recount(attack)
        },
      }),
    ],
  },
  duchess: {
    text: {
      en: 'You may choose not to use your Adaptive Ailerons, and you may use them even while stressed.',
      de: 'Du darfst dich entscheiden, deine Adaptiven Querruder nicht zu verwenden, und du darfst sie auch verwenden, während du gestresst bist.',
    },
    abilities: [always({ freeAilerons: (_s, me, ship) => ship.id === me.ship })],
  },
  puresabacc: {
    text: {
      en: 'While you attack with 1 or fewer damage cards, you may roll 1 additional attack die.',
      de: 'Während du mit höchstens 1 Schadenskarte angreifst, darfst du 1 zusätzlichen Angriffswürfel werfen.',
    },
    abilities: mayRollMore({ as: 'attacker', if: (s, me) => mine(s, me).damage.length <= 1 }),
  },
  vagabond: {
    text: {
      en: 'After you move with your Adaptive Ailerons, if you are not stressed, you may drop 1 device.',
      de: 'Nachdem du dich mit deinen Adaptiven Querrudern bewegt hast, darfst du, falls du nicht gestresst bist, 1 Gerät abwerfen.',
    },
    abilities: [
      when('ailerons-used', {
        if: (s, me) => !isStressed(mine(s, me)) && hasDeviceToPlace(s, me.ship),
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { may: true })
        },
      }),
    ],
  },
  captainferoph: {
    text: {
      en: 'While you defend, if the attacker has no green tokens, you may change 1 of your blank or focus results to an evade.',
      de: 'Während du verteidigst, darfst du, falls der Angreifer keine grünen Marker hat, 1 deiner Leerseiten oder Fokus-Ergebnisse in ein Ausweich-Ergebnis ändern.',
    },
    abilities: changeOneOf(['blank', 'focus'], 'evade', {
      as: 'defender',
      if: (s, _me, { attacker }) => !isShip(attacker) || !hasGreenToken(s.ships[attacker]),
    }),
  },
  majorvermeil: {
    text: {
      en: 'While you attack, if the defender has no green tokens, you may change 1 of your blank or focus results to a hit.',
      de: 'Während du angreifst, darfst du, falls der Verteidiger keine grünen Marker hat, 1 deiner Leerseiten oder Fokus-Ergebnisse in einen Treffer ändern.',
    },
    abilities: changeOneOf(['blank', 'focus'], 'hit', {
      as: 'attacker',
      if: (s, _me, { defender }) => !isShip(defender) || !hasGreenToken(s.ships[defender]),
    }),
  },
  vizier: {
    text: {
      en: 'After you move with your Controlled Ailerons, you may perform a coordinate action. If you do, skip your Perform Action step.',
      de: 'Nachdem du dich mit deinen Kontrollierten Querrudern bewegt hast, darfst du eine Koordinations-Aktion durchführen. Tust du das, überspringe deinen Schritt „Aktion durchführen“.',
    },
    abilities: [
      when('ailerons-used', {
        *run(t, me) {
          const chosen = yield* performAction(t, me.ship, { among: ['coordinate'] })
          if (chosen !== null) mine(t.state, me).marks |= SKIPS_ACTION
        },
      }),
    ],
  },
}
