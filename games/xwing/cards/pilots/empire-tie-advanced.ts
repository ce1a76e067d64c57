/** Pilots of the TIE Advanced x1 and the TIE Advanced v1. */
import { always, type CardText, instead, when } from '../../rules/abilities.ts'
import { isAllowed } from '../../rules/ask-cards.ts'
import { expose } from '../../rules/damage.ts'
import { canSpendLock, spendLock } from '../../rules/locks.ts'
import type { Attack, Ship, State } from '../../state.ts'
import { chooseDealt } from '../dealt-card.ts'
import { atAnotherSpeed, chooseManeuver } from '../maneuvers.ts'
import { addResult, canCancelEvade, cancelResult, canModify } from '../results.ts'
import {
  amAttacker,
  amDefender,
  canPerform,
  changeOwn,
  chooseShip,
  mayRollMore,
  mine,
  perform,
} from '../words.ts'

const darthVader: CardText = {
  text: {
    en: 'After you perform an action, you may spend 1 Force to perform an action.',
    de: 'Nachdem du eine Aktion durchgeführt hast, darfst du 1 Macht ausgeben, um eine Aktion durchzuführen.',
  },
  abilities: [
    when('action-performed', { possible: canPerform(), may: true, cost: { force: 1 }, run: perform() }),
  ],
}

const maarekStele: CardText = {
  text: {
    en: 'While you attack, if the defender would be dealt a faceup damage card, draw 3 instead, choose 1 to be dealt and discard the others.',
    de: 'Während du angreifst: Falls dem Verteidiger eine offene Schadenskarte zugeteilt würde, ziehe stattdessen 3, wähle 1, die zugeteilt wird, und lege die anderen ab.',
  },
  abilities: [
    instead('deals-damage-card', {
      of: 'enemy',
      if: ({ attack }, me, { ship, up }) =>
        up && attack !== null && amAttacker(me, attack) && attack.defender === ship,
      *run(t, me, event) {
        yield* chooseDealt(t, me, event.ship, 3)
        return event
      },
    }),
  ],
}

/** Range bonuses are not for ordnance (xw.a.cardfaq.2). */
function hasRangeBonus(s: State, attack: Attack): boolean {
  return !attack.weapon.ordnance && isAllowed(s, 'rangeBonus', attack, 'attacker')
}

const PREVENTED = 'grand inquisitor prevents'

function exposable(s: State, ship: Ship): Ship[] {
  return s.ships.filter(
    ({ id, seat, zone, damage }) =>
      zone === 'play' && seat !== ship.seat && canSpendLock(s, ship, id) && damage.some(({ up }) => !up),
  )
}

export const empireTieAdvanced: { readonly [id: string]: CardText } = {
  darthvader: darthVader,
  'darthvader-swz105': darthVader,
  'darthvader-battleofyavin': {
    text: {
      en: 'While you attack, you may spend 1 Force to change 1 blank to a hit.',
      de: 'Während du angreifst, darfst du 1 Macht ausgeben, um 1 Leerseite in einen Treffer zu ändern.',
    },
    abilities: changeOwn('blank', 'hit', 1, { as: 'attacker', cost: { force: 1 } }),
  },
  fifthbrother: {
    text: {
      en: 'After Neutralize Results, if your attack hits, you may spend 2 Force to add 1 crit.',
      de: 'Nach dem Neutralisieren der Ergebnisse darfst du, falls dein Angriff trifft, 2 Macht ausgeben, um 1 kritischen Treffer hinzuzufügen.',
    },
    abilities: [
      when('neutralized', {
        if: (s, me, { hit }) => hit && canModify(s, me, 'attack'),
        may: true,
        cost: { force: 2 },
        run(t) {
          addResult(t, 'crit')
        },
      }),
    ],
  },
  grandinquisitor: {
    text: {
      en: 'While you defend at attack range 1, you may spend 1 Force to prevent the range bonus. While you attack at attack range 2-3, you may spend 1 Force to apply the range bonus of range 1.',
      de: 'Während du bei Angriffsreichweite 1 verteidigst, darfst du 1 Macht ausgeben, um den Reichweitenbonus zu verhindern. Während du bei Angriffsreichweite 2–3 angreifst, darfst du 1 Macht ausgeben, um den Bonus für Reichweite 1 anzuwenden.',
    },
    abilities: [
      when('rolls-attack-dice', {
        key: 'no-range-bonus',
        of: 'enemy',
        if: (s, me) =>
          s.attack !== null && amDefender(me, s.attack) && s.attack.range === 1 && hasRangeBonus(s, s.attack),
        may: true,
        cost: { force: 1 },
        run(t) {
          t.state.attack?.used.push(PREVENTED)
        },
      }),
      always({
        rangeBonus: (_s, _me, attack, side) => side !== 'attacker' || !attack.used.includes(PREVENTED),
      }),
      ...mayRollMore({
        as: 'attacker',
        cost: { force: 1 },
        if: (s, _me, attack) => (attack.range === 2 || attack.range === 3) && hasRangeBonus(s, attack),
      }),
    ],
  },
  junoeclipse: {
    text: {
      en: 'After you perform an action, you may perform a red boost action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du eine rote Schub-Aktion durchführen.',
    },
    abilities: [when('action-performed', { run: perform(['boost'], { colour: 'red' }) })],
  },
  maarekstele: maarekStele,
  'maarekstele-swz105': maarekStele,
  seventhsister: {
    text: {
      en: 'While you make a primary attack, before Neutralize Results, you may spend 2 Force to cancel 1 evade.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du vor dem Neutralisieren der Ergebnisse 2 Macht ausgeben, um 1 Ausweich-Ergebnis zu negieren.',
    },
    abilities: [
      when('neutralizes', {
        if: (s) => s.attack?.weapon.primary === true && canCancelEvade(s),
        may: true,
        cost: { force: 2 },
        run(t) {
          cancelResult(t, 'defense', 'evade')
        },
      }),
    ],
  },
  vedfoslo: {
    text: {
      en: 'While you execute a maneuver, you may execute one of the same bearing and difficulty at a speed 1 higher or lower instead.',
      de: 'Während du ein Manöver ausführst, darfst du stattdessen eines mit derselben Flugrichtung und Schwierigkeit ausführen, dessen Geschwindigkeit um 1 höher oder niedriger ist.',
    },
    abilities: [
      instead('flies-maneuver', {
        if: (_s, _me, { maneuver }) => atAnotherSpeed(maneuver).length > 0,
        *run(t, me, event) {
          const ways = [event.maneuver, ...atAnotherSpeed(event.maneuver)]
          return { ...event, maneuver: yield* chooseManeuver(t, me, ways) }
        },
      }),
    ],
  },
  zertikstrom: {
    text: {
      en: 'During the End Phase, you may spend a lock that you have on an enemy ship to expose 1 of its damage cards.',
      de: 'Während der Endphase darfst du deine Zielerfassung auf einem feindlichen Schiff ausgeben, um 1 seiner Schadenskarten offenzulegen.',
    },
    abilities: [
      when('end-phase', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, exposable(t.state, mine(t.state, me)))
          if (chosen === null) return
          yield* spendLock(t, me.ship, chosen.id)
          yield* expose(t, chosen.id)
        },
      }),
    ],
  },
}
