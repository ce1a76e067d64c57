/**
 * Zam Wesell's secret conditions. What is done with them hangs on open things alone for as long as they lie facedown, so
 * that nobody can tell them apart by what her player is asked.
 */
import type { Doing } from '@dejarik/kernel'
import { type Ability, atStartOf, duringSystemPhase, type Me, when } from '../rules/abilities.ts'
import { hasAttack } from '../rules/attack/declare-target.ts'
import { performAttack } from '../rules/attack/index.ts'
import { cardOf, numberOf } from '../rules/cards.ts'
import { loseCharge, recoverCharge, spendCharge } from '../rules/charges.ts'
import { assignCondition, removeCondition } from '../rules/conditions.ts'
import { lockable } from '../rules/locks.ts'
import { shipsWhere } from '../rules/range.ts'
import type { State, T } from '../state.ts'
import { against } from './bonus-attacks.ts'
import { thisCondition } from './condition-words.ts'
import { inFiringArc, mayLockOne } from './formation.ts'
import type { Texts } from './texts.ts'
import { mine } from './words.ts'

const ZAM = 'zamwesell'
const SECRETS = ['youshouldthankme', 'youdbettermeanbusiness'] as const

/** The place of Zam Wesell's own card, whose charges are meant; −1 if it has left the ship. */
function zam(s: State, me: Me): number {
  return mine(s, me).cards.findIndex((card) => cardOf(card).front === ZAM)
}

function zamsCharges(s: State, me: Me): number {
  return mine(s, me).charges[zam(s, me)] ?? 0
}

/** "If this card is facedown and you are in an enemy ship's firing arc." */
function isWaitingInSight(s: State, me: Me): boolean {
  const { seat } = mine(s, me)
  return (
    thisCondition(s, me).secret &&
    shipsWhere(s, (ship) => ship.seat !== seat && inFiringArc(s, ship, me.ship)).length > 0
  )
}

function atEndOfEngagement(run: (t: T, me: Me) => Doing): Ability {
  return when('phase-ends', {
    if: (s, me, { phase }) => phase === 'engagement' && isWaitingInSight(s, me),
    may: true,
    run,
  })
}

export const secretConditions: Texts = {
  youshouldthankme: {
    text: {
      en: 'Facedown. After you defend, it is revealed, Zam Wesell recovers 1 charge, and you may acquire a lock on the attacker. At the end of the Engagement Phase, if this card is facedown and you are in an enemy firing arc, you may reveal it and spend 2 of Zam Wesell’s charges to make a bonus attack.',
      de: 'Verdeckt. Nachdem du verteidigt hast, wird er aufgedeckt, Zam Wesell stellt 1 Ladung wieder her, und du darfst den Angreifer als Ziel erfassen. Am Ende der Kampfphase darfst du, falls diese Karte verdeckt ist und du in einem feindlichen Feuerwinkel bist, sie aufdecken und 2 Ladungen von Zam Wesell ausgeben, um einen Bonusangriff durchzuführen.',
    },
    abilities: [
      when('defended', {
        *run(t, me, { attacker }) {
          const s = t.state
          if (zam(s, me) >= 0) recoverCharge(t, me.ship, zam(s, me))
          const ship = mine(s, me)
          yield* mayLockOne(
            t,
            me,
            ship,
            lockable(s, ship, (target) => target === attacker),
          )
        },
      }),
      atEndOfEngagement(function* (t, me) {
        if (zamsCharges(t.state, me) < 2) return
        yield* spendCharge(t, me.ship, zam(t.state, me), 2)
        yield* performAttack(t, me.ship, { bonus: true })
      }),
    ],
  },
  youdbettermeanbusiness: {
    text: {
      en: 'Facedown. After you defend, it is revealed, and you may spend 2 of Zam Wesell’s charges to make a bonus attack against the attacker. At the end of the Engagement Phase, if this card is facedown and you are in an enemy firing arc, you may reveal it; then Zam Wesell recovers 2 charges.',
      de: 'Verdeckt. Nachdem du verteidigt hast, wird er aufgedeckt, und du darfst 2 Ladungen von Zam Wesell ausgeben, um einen Bonusangriff gegen den Angreifer durchzuführen. Am Ende der Kampfphase darfst du, falls diese Karte verdeckt ist und du in einem feindlichen Feuerwinkel bist, sie aufdecken; dann stellt Zam Wesell 2 Ladungen wieder her.',
    },
    abilities: [
      // Turned up at the same time as the other one.
      when('defended', { key: 'revealed', run() {} }),
      when('defended', {
        bonusAttack: true,
        if: (s, me, { attacker }) => zamsCharges(s, me) >= 2 && hasAttack(s, mine(s, me), against(attacker)),
        may: true,
        *run(t, me, { attacker }) {
          yield* spendCharge(t, me.ship, zam(t.state, me), 2)
          yield* performAttack(t, me.ship, { ...against(attacker), must: true })
        },
      }),
      atEndOfEngagement((t, me) => {
        if (zam(t.state, me) >= 0) recoverCharge(t, me.ship, zam(t.state, me), 2)
      }),
    ],
  },
}

/** Her card, as a pilot and as crew. */
export const zamWesell: Texts = {
  [ZAM]: {
    text: {
      en: 'Setup: lose 2 charges. During the System Phase, you may assign 1 of your secret conditions to yourself facedown: You Should Thank Me or You’d Better Mean Business. At the start of the next System Phase it is removed.',
      de: 'Spielaufbau: Verliere 2 Ladungen. Während der Systemphase darfst du dir 1 deiner geheimen Zustände verdeckt zuweisen: „Du solltest mir danken“ oder „Wehe, du meinst es nicht Ernst“. Zu Beginn der nächsten Systemphase wird er entfernt.',
    },
    abilities: [
      when('forces-next', {
        run(t, me) {
          loseCharge(t, me.ship, me.slot, 2)
        },
      }),
      atStartOf('system', {
        if: (s, me) => secretOf(s, me) >= 0,
        *run(t, me) {
          yield* removeCondition(t, me.ship, secretOf(t.state, me))
        },
      }),
      duringSystemPhase({
        *run(t, me) {
          const options = SECRETS.map((id) => ({
            do: 'condition' as const,
            card: numberOf('condition', id),
            ship: me.ship,
            index: -1,
          }))
          const cite = { rule: 'xw.g.secret-conditions.1', about: me.card }
          const chosen = yield* t.choose(mine(t.state, me).seat, 'assign-condition', options, cite)
          yield* assignCondition(t, me.ship, cardOf(chosen.card).id, me.ship, { secret: true })
          return true
        },
      }),
    ],
  },
}

/** Which of the ship's conditions is one of hers; −1 for none. */
function secretOf(s: State, me: Me): number {
  const numbers = SECRETS.map((id) => numberOf('condition', id))
  return mine(s, me).conditions.findIndex(({ card }) => numbers.includes(card))
}
