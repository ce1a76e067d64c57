/** Crew members who act in the windows of an attack outside the Modify Dice steps. */

import type { Flow } from '@dejarik/kernel'
import { type Ability, always, instead, type Me, when } from '../../rules/abilities.ts'
import { HAS_ATTACKED } from '../../rules/attack/declare-target.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { isTurret } from '../../rules/attack/weapons.ts'
import { forceCapacity, recoverCharge } from '../../rules/charges.ts'
import {
  addDie,
  changeDice,
  countFace,
  type DiceKind,
  isHitOrCrit,
  rerollable,
  rollOne,
  rollSeen,
} from '../../rules/dice.ts'
import { acquireLock } from '../../rules/locks.ts'
import { isShip } from '../../rules/range.ts'
import { gainToken, has, spendToken, tokensOf } from '../../rules/tokens.ts'
import type { Attack, Face, T, Token } from '../../state.ts'
import { chooseResult, hasFace } from '../dice-words.ts'
import { inFiringArc } from '../formation.ts'
import { cancelResult, canModify } from '../results.ts'
import type { Texts } from '../texts.ts'
import { amAttacker, amDefender, canLock, chooseToken, diceOf, gain, mine, performed } from '../words.ts'
import { bonusAttackAfter } from './attack-words.ts'

const NAMEABLE: readonly Token[] = ['focus', 'calculate', 'evade']

function named(me: Me, what: string): string {
  return `${me.ship} ${me.slot} named ${what}`
}

/** What this card named in the attack. */
function whatWasNamed(me: Me, { used }: Attack): string | null {
  const start = named(me, '')
  return used.find((key) => key.startsWith(start))?.slice(start.length) ?? null
}

const RESULTS: { readonly [D in DiceKind]: readonly Face[] } = {
  attack: ['hit', 'crit', 'focus', 'blank'],
  defense: ['evade', 'focus', 'blank'],
}

/** Count Dooku: names a result before the roll; if it is missing, the ship changes a die to it (xw.a.cardfaq.67 to .70). */
export function namesResult(dice: DiceKind): Ability[] {
  return [
    when(dice === 'attack' ? 'rolls-attack-dice' : 'rolls-defense-dice', {
      of: 'any',
      range: [0, 2],
      if: (s, me, { ship }) => ship >= 0 && mine(s, me).force === forceCapacity(mine(s, me)),
      may: true,
      cost: { force: 1 },
      *run(t, me) {
        const options = RESULTS[dice].map((face) => ({ do: 'result' as const, face }))
        const cite = { rule: 'xw.a.cardfaq.67', about: me.card }
        const { face } = yield* t.choose(mine(t.state, me).seat, 'choose-result', options, cite)
        t.state.attack?.used.push(named(me, `${dice} ${face}`))
      },
    }),
    when(dice === 'attack' ? 'attack-dice-rolled' : 'defense-dice-rolled', {
      of: 'any',
      if: ({ attack }, me) => attack !== null && missing(me, attack, dice) !== null,
      *run(t, me, { ship }) {
        const { attack } = t.state
        const face = attack === null ? null : missing(me, attack, dice)
        if (attack === null || face === null) return
        const roller: Me = { ...me, ship }
        const from = yield* chooseResult(t, roller, attack, dice, RESULTS[dice])
        changeDice(t, dice, from, face, 1)
      },
    }),
  ]
}

/** The named result, if dice were rolled and none of them shows it. */
function missing(me: Me, attack: Attack, dice: DiceKind): Face | null {
  const face = RESULTS[dice].find((one) => attack.used.includes(named(me, `${dice} ${one}`)))
  if (face === undefined || diceOf(attack, dice).length === 0 || hasFace(attack, dice, face)) return null
  return face
}

/** Lando Calrissian: a green token to reroll up to 2 dice, as soon as they lie on the table. */
function lando(dice: DiceKind): Ability {
  return when(dice === 'attack' ? 'attack-dice-rolled' : 'defense-dice-rolled', {
    if: (s, me) =>
      tokensOf(mine(s, me), 'green').length > 0 &&
      rerollable(s, dice, undefined, me.ship).length > 0 &&
      canModify(s, me, dice),
    may: true,
    *run(t, me) {
      if (yield* spendGreen(t, me)) yield* rerollSome(t, me, dice, { min: 1, max: 2 }, 'xw.g.dice-mod.4')
    },
  })
}

function* spendGreen(t: T, me: Me): Flow<boolean> {
  const token = yield* chooseToken(t, me, tokensOf(mine(t.state, me), 'green'))
  if (token === null) return false
  yield* spendToken(t, me.ship, token)
  return true
}

function guess(me: Me, count: number): string {
  return named(me, `guess ${count}`)
}

export const rollCrew: Texts = {
  '4lom': {
    text: {
      en: 'After you roll attack dice, you may name a kind of green token and gain 2 ion tokens; the defender cannot spend tokens of that kind during this attack.',
      de: 'Nachdem du Angriffswürfel geworfen hast, darfst du eine Art grüner Marker nennen und 2 Ionenmarker erhalten; der Verteidiger kann während dieses Angriffs keine Marker dieser Art ausgeben.',
    },
    abilities: [
      when('attack-dice-rolled', {
        may: true,
        cost: { gain: { ion: 2 } },
        *run(t, me) {
          const token = yield* chooseToken(t, me, NAMEABLE)
          if (token !== null) t.state.attack?.used.push(named(me, token))
        },
      }),
      always({
        maySpend: ({ attack }, me, ship, token) =>
          attack === null ||
          !amAttacker(me, attack) ||
          attack.defender !== ship.id ||
          whatWasNamed(me, attack) !== token,
      }),
    ],
  },
  c3po: {
    text: {
      en: 'Adds a white calculate action; after you perform one, gain 1 calculate token. Before you roll defense dice, you may spend 1 calculate token to guess a number of at least 1; if you roll exactly that many evades, add 1 evade.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu; nachdem du eine durchgeführt hast, erhalte 1 Berechnungsmarker. Bevor du Verteidigungswürfel wirfst, darfst du 1 Berechnungsmarker ausgeben, um eine Zahl von mindestens 1 zu raten; wirfst du genau so viele Ausweich-Ergebnisse, füge 1 Ausweich-Ergebnis hinzu.',
    },
    abilities: [
      when('rolls-defense-dice', {
        may: true,
        cost: { spend: { calculate: 1 } },
        *run(t, me) {
          const cite = { rule: 'xw.a.cardfaq.41', about: me.card }
          const range = { min: 1, max: 6 }
          const count = yield* t.chooseNumber(mine(t.state, me).seat, 'how-many-results', range, cite)
          t.state.attack?.used.push(guess(me, count))
        },
      }),
      // Checked after the roll and before dice are modified (xw.a.cardfaq.41).
      when('defense-dice-rolled', {
        if: ({ attack }, me) =>
          attack?.used.includes(guess(me, countFace(attack.defenseDice, 'evade'))) === true,
        run(t) {
          addDie(t, 'defense', 'evade')
        },
      }),
      when('action-performed', { if: performed('calculate'), run: gain('calculate') }),
    ],
  },
  countdooku: {
    text: {
      en: 'During an attack, before a ship at range 0-2 rolls attack or defense dice, if all your Force is active, you may spend 1 Force and name a result; if the roll does not contain it, that ship changes 1 die to it.',
      de: 'Während eines Angriffs, bevor ein Schiff in Reichweite 0–2 Angriffs- oder Verteidigungswürfel wirft, darfst du, falls all deine Macht aktiv ist, 1 Macht ausgeben und ein Ergebnis nennen; enthält der Wurf es nicht, ändert jenes Schiff 1 Würfel darauf.',
    },
    abilities: [...namesResult('attack'), ...namesResult('defense')],
  },
  freelanceslicer: {
    text: {
      en: 'While you defend, before attack dice are rolled, you may spend your lock on the attacker to roll 1 attack die; the attacker gains 1 jam token, and on a hit or crit so do you.',
      de: 'Während du verteidigst, darfst du, bevor Angriffswürfel geworfen werden, deine Zielerfassung auf dem Angreifer ausgeben, um 1 Angriffswürfel zu werfen; der Angreifer erhält 1 Störsignalmarker, und bei Treffer oder kritischem Treffer auch du.',
    },
    abilities: [
      when('rolls-attack-dice', {
        of: 'enemy',
        if: ({ attack }, me) => attack !== null && amDefender(me, attack),
        may: true,
        cost: { lock: true },
        *run(t, me, { ship }) {
          const face = yield* rollOne(t, me.ship, 'xw.g.ability.1')
          yield* gainToken(t, ship, 'jam', 1, me.ship)
          if (isHitOrCrit(face)) yield* gainToken(t, me.ship, 'jam', 1, me.ship)
        },
      }),
    ],
  },
  generalgrievous: {
    text: {
      en: 'While you defend, after the Neutralize Results step, if 2 or more hits and crits are left, you may spend 1 charge to cancel 1 of them. After a friendly ship is destroyed, recover 1 charge.',
      de: 'Während du verteidigst, darfst du nach dem Schritt „Ergebnisse neutralisieren“, falls 2 oder mehr Treffer und kritische Treffer übrig sind, 1 Ladung ausgeben, um 1 davon aufzuheben. Nachdem ein befreundetes Schiff zerstört worden ist, stelle 1 Ladung wieder her.',
    },
    abilities: [
      when('neutralized', {
        of: 'enemy',
        if: ({ attack }, me) => attack !== null && amDefender(me, attack) && attack.hits + attack.crits >= 2,
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const { attack } = t.state
          if (attack === null) return
          cancelResult(t, 'attack', yield* chooseResult(t, me, attack, 'attack', ['hit', 'crit']))
        },
      }),
      when('destroyed', {
        of: 'friendly',
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
        },
      }),
    ],
  },
  ghostcompany: {
    text: {
      en: 'Adds a white rotate action linked to a red focus action. After you make a primary attack, if you are focused, you may make a bonus turret attack against a ship that you have not attacked this round.',
      de: 'Fügt eine weiße Dreh-Aktion hinzu, die mit einer roten Fokussierungs-Aktion gekoppelt ist. Nachdem du mit einer Primärwaffe angegriffen hast, darfst du, falls du einen Fokusmarker hast, mit einem Geschützturm ein Schiff, das du in dieser Runde nicht angegriffen hast, als Bonusangriff angreifen.',
    },
    abilities: [
      bonusAttackAfter(
        'attacked',
        (s, me, { weapon }) => weapon.primary && has(mine(s, me), 'focus'),
        (s, me) => ({
          weapon: isTurret,
          defender: (one) =>
            isShip(one) &&
            !mine(s, me).lasting.some(({ key, value }) => key === HAS_ATTACKED && value === one),
        }),
      ),
    ],
  },
  'landocalrissian-crew': {
    text: {
      en: 'After you roll dice, you may spend 1 green token to reroll up to 2 of your results.',
      de: 'Nachdem du Würfel geworfen hast, darfst du 1 grünen Marker ausgeben, um bis zu 2 deiner Ergebnisse neu zu werfen.',
    },
    abilities: [
      lando('attack'),
      lando('defense'),
      instead('die-rolled', {
        if: (s, me) => tokensOf(mine(s, me), 'green').length > 0,
        may: true,
        *run(t, me, event) {
          if (!(yield* spendGreen(t, me))) return event
          return { ...event, face: rollSeen(t, me.ship, 'xw.g.dice-mod.4') }
        },
      }),
    ],
  },
  magvayarro: {
    text: {
      en: 'After you defend and were hit, you may acquire a lock on the attacker.',
      de: 'Nachdem du verteidigt hast und getroffen worden bist, darfst du den Angreifer als Ziel erfassen.',
    },
    abilities: [
      when('defended', {
        if: (s, me, { hit, attacker }) => hit && canLock(s, me, attacker),
        may: true,
        *run(t, me, { attacker }) {
          yield* acquireLock(t, me.ship, attacker)
        },
      }),
    ],
  },
  wolfpack: {
    text: {
      en: 'After a friendly ship at range 0-3 defends, if the attacker is in your firing arc, the defender may gain 1 strain token to acquire a lock on the attacker.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–3 verteidigt hat, darf es, falls der Angreifer in deinem Feuerwinkel ist, 1 Anstrengungsmarker erhalten, um den Angreifer als Ziel zu erfassen.',
    },
    abilities: [
      when('defended', {
        of: 'friendly',
        range: [0, 3],
        if: (s, me, { ship, attacker }) =>
          inFiringArc(s, mine(s, me), attacker) && canLock(s, { ...me, ship }, attacker),
        may: true,
        *run(t, me, { ship, attacker }) {
          yield* gainToken(t, ship, 'strain', 1, me.ship)
          yield* acquireLock(t, ship, attacker)
        },
      }),
    ],
  },
}
