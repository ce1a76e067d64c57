/** Rebel Alliance: pilots of the T-65 X-wing. */

import { always, type CardText, duringSystemPhase, when } from '../../rules/abilities.ts'
import { firingArcs } from '../../rules/attack/weapons.ts'
import { forceCapacity, recoverForce } from '../../rules/charges.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { countFace, removeDie, rollOne } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { ANY_RANGE, acquireLock, breakLock, hasLock, lockable, lockedBy } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isStressed, removeToken } from '../../rules/tokens.ts'
import { COLOUR, type State } from '../../state.ts'
import { chooseFace } from '../dice-words.ts'
import { friendlyAt, giveToken, inAttackArc, letAct } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  canPerform,
  chooseShip,
  gain,
  isFriend,
  mine,
  perform,
  performed,
  rerollOwn,
} from '../words.ts'

const garvenDreis: CardText = {
  text: {
    en: 'After you spend a focus token, you may choose a friendly ship at range 1-3. It gains 1 focus token.',
    de: 'Nachdem du einen Fokusmarker ausgegeben hast, darfst du ein befreundetes Schiff in Reichweite 1–3 wählen. Es erhält 1 Fokusmarker.',
  },
  abilities: [
    when('token-spent', {
      if: (_s, _me, { token }) => token === 'focus',
      possible: (s, me) => friendlyAt(s, me, 1, 3).length > 0,
      run: giveToken('focus', (s, me) => friendlyAt(s, me, 1, 3)),
    }),
  ],
}

const jekPorkins: CardText = {
  text: {
    en: 'After you gain a stress token, you may roll 1 attack die to remove it. On a hit suffer 1 hit damage.',
    de: 'Nachdem du einen Stressmarker erhalten hast, darfst du 1 Angriffswürfel werfen, um ihn zu entfernen. Bei einem Treffer erleide 1 Treffer-Schaden.',
  },
  abilities: [
    when('token-gained', {
      if: (s, me, { token }) => token === 'stress' && isStressed(mine(s, me)),
      may: true,
      *run(t, me) {
        const face = yield* rollOne(t, me.ship, 'xw.g.pilot-ability.1')
        removeToken(t, me.ship, 'stress')
        if (face === 'hit') yield* sufferDamage(t, me.ship, 'hit', 1, { by: me.ship, attack: false })
      },
    }),
  ],
}

const lukeSkywalker: CardText = {
  text: {
    en: 'After you become the defender, you may recover 1 Force.',
    de: 'Nachdem du zum Verteidiger geworden bist, darfst du 1 Macht wiederherstellen.',
  },
  abilities: [
    when('defender-declared', {
      of: 'enemy',
      if: (s, me, { defender }) => defender === me.ship && mine(s, me).force < forceCapacity(mine(s, me)),
      may: true,
      run(t, me) {
        recoverForce(t, me.ship)
      },
    }),
  ],
}

/** Friends whose lock on me could go to the defender of my attack. */
function lockers(s: State, defender: number, ship: number) {
  return lockedBy(s, ship).filter(
    (other) =>
      areFriends(s, ship, other.id) &&
      lockable(s, other, (target) => target === defender, ANY_RANGE).length > 0,
  )
}

export const rebelXWings: Texts = {
  garvendreis: garvenDreis,
  'garvendreis-t65xwing': garvenDreis,
  'garvendreis-battleofyavin': garvenDreis,
  jekporkins: jekPorkins,
  'jekporkins-battleofyavin': jekPorkins,
  'jekporkins-swz106': jekPorkins,
  lukeskywalker: lukeSkywalker,
  'lukeskywalker-battleofyavin': lukeSkywalker,
  'lukeskywalker-swz106': lukeSkywalker,
  biggsdarklighter: {
    text: {
      en: 'While another friendly ship at range 0-1 defends, before Neutralize Results, if you are in the attack arc, you may suffer 1 hit or crit damage to cancel 1 result of that kind.',
      de: 'Während ein anderes befreundetes Schiff in Reichweite 0–1 verteidigt und du im Angriffswinkel bist, darfst du vor „Ergebnisse neutralisieren“ 1 Treffer- oder kritischen Schaden erleiden, um 1 solches Ergebnis zu annullieren.',
    },
    abilities: [
      when('neutralizes', {
        of: 'enemy',
        if: (s, me, { defender }) =>
          defender !== me.ship &&
          isFriend(s, me, defender) &&
          isAtRange(s, me.ship, defender, 0, 1) &&
          s.attack !== null &&
          inAttackArc(s, s.attack, me.ship) &&
          s.attack.attackDice.some(({ face }) => face === 'hit' || face === 'crit'),
        may: true,
        *run(t, me) {
          const dice = t.state.attack?.attackDice ?? []
          const faces = (['hit', 'crit'] as const).filter((face) => countFace(dice, face) > 0)
          const face = yield* chooseFace(t, me, faces)
          yield* sufferDamage(t, me.ship, face, 1, { by: me.ship, attack: false })
          removeDie(t, 'attack', face)
          t.log?.('cancel', 'xw.g.cancel.1', { ship: me.ship, face })
        },
      }),
    ],
  },
  'biggsdarklighter-battleofyavin': {
    text: {
      en: 'During the System Phase you may choose a friendly ship at range 1. Until the end of the Activation Phase your initiative is that of the chosen ship.',
      de: 'Während der Systemphase darfst du ein befreundetes Schiff in Reichweite 1 wählen. Bis zum Ende der Aktivierungsphase gilt für dich die Initiative des gewählten Schiffes.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => friendlyAt(s, me, 1, 1).length > 0,
        *run(t, me) {
          const s = t.state
          const chosen = yield* chooseShip(t, me, friendlyAt(s, me, 1, 1))
          if (chosen === null) return false
          const value = initiativeOf(s, chosen)
          mine(s, me).initiatives.push({ value, until: 'activation', by: me.card })
          return true
        },
      }),
    ],
  },
  'corranhorn-t65xwing': {
    text: {
      en: 'After you declare the defender, if you have locked it, a friendly ship may transfer its lock from you to the defender.',
      de: 'Nachdem du den Verteidiger deklariert hast, darf, falls du ihn als Ziel erfasst hast, ein befreundetes Schiff seine Zielerfassung von dir auf den Verteidiger übertragen.',
    },
    abilities: [
      when('defender-declared', {
        if: (s, me, { defender }) => hasLock(mine(s, me), defender),
        possible: (s, me, { defender }) => lockers(s, defender, me.ship).length > 0,
        *run(t, me, { defender }) {
          const chosen = yield* chooseShip(t, me, lockers(t.state, defender, me.ship))
          if (chosen === null) return
          breakLock(t, chosen.id, me.ship)
          yield* acquireLock(t, chosen.id, defender)
        },
      }),
    ],
  },
  edriotwotubes: {
    text: {
      en: 'Before you activate, if you are focused, you may perform an action.',
      de: 'Bevor du aktiviert wirst, darfst du, falls du fokussiert bist, eine Aktion durchführen.',
    },
    abilities: [
      when('activates', {
        if: (s, me) => has(mine(s, me), 'focus'),
        possible: canPerform(),
        run: perform(),
      }),
    ],
  },
  'kendyidele-battleoverendor': {
    text: {
      en: 'After you spend a green token, you may choose a friendly ship at range 1-3 and gain 1 strain token. The chosen ship may perform a red focus or red evade action.',
      de: 'Nachdem du einen grünen Marker ausgegeben hast, darfst du ein befreundetes Schiff in Reichweite 1–3 wählen und 1 Anstrengungsmarker erhalten. Das gewählte Schiff darf eine rote Fokussierungs- oder rote Ausweich-Aktion durchführen.',
    },
    abilities: [
      when('token-spent', {
        if: (_s, _me, { token }) => COLOUR[token] === 'green',
        possible: (s, me) => friendlyAt(s, me, 1, 3).length > 0,
        run: letAct({ among: ['focus', 'evade'], colour: 'red' }, (s, me) => friendlyAt(s, me, 1, 3), {
          gain: { strain: 1 },
        }),
      }),
    ],
  },
  leevantenza: {
    text: {
      en: 'After you perform a barrel roll or boost action, you may perform a red evade action.',
      de: 'Nachdem du eine Fassrollen- oder Schub-Aktion durchgeführt hast, darfst du eine rote Ausweich-Aktion durchführen.',
    },
    abilities: [
      when('action-performed', {
        if: performed('barrel-roll', 'boost'),
        run: perform(['evade'], { colour: 'red' }),
      }),
    ],
  },
  wedgeantilles: {
    text: {
      en: 'While you attack, the defender rolls 1 fewer defense die.',
      de: 'Während du angreifst, wirft der Verteidiger 1 Verteidigungswürfel weniger.',
    },
    abilities: [always({ defenseDice: (_s, me, attack) => (amAttacker(me, attack) ? -1 : 0) })],
  },
  'wedgeantilles-battleofyavin': {
    text: {
      en: 'While you make a primary attack, if another friendly ship is in a firing arc of the defender, the defender rolls 1 fewer defense die.',
      de: 'Während du mit einer Primärwaffe angreifst, wirft der Verteidiger, falls ein anderes befreundetes Schiff in seinem Feuerwinkel ist, 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        defenseDice: (s, me, { attacker, defender, weapon }) => {
          if (attacker !== me.ship || !weapon.primary || !isShip(defender)) return 0
          const arcs = firingArcs(s, s.ships[defender])
          const decoys = shipsWhere(
            s,
            (ship) =>
              ship.id !== me.ship &&
              isFriend(s, me, ship.id) &&
              arcs.some((arc) => isInArc(s, defender, arc, ship.id)),
          )
          return decoys.length > 0 ? -1 : 0
        },
      }),
    ],
  },
  'wedgeantilles-battleoverendor': {
    text: {
      en: 'After you perform an attack that hits, gain 1 focus token.',
      de: 'Nachdem du einen Angriff durchgeführt hast, der getroffen hat, erhalte 1 Fokusmarker.',
    },
    abilities: [when('attacked', { if: (_s, _me, { hit }) => hit, run: gain('focus') })],
  },
  wesjanson: {
    text: {
      en: 'After you attack, you may spend 1 charge to give the defender 1 jam token. After you defend, you may spend 1 charge to give the attacker 1 jam token.',
      de: 'Nachdem du angegriffen hast, darfst du 1 Ladung ausgeben, um dem Verteidiger 1 Störsignalmarker zu geben. Nachdem du verteidigt hast, darfst du 1 Ladung ausgeben, um dem Angreifer 1 Störsignalmarker zu geben.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { defender }) => isShip(defender),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { defender }) {
          yield* gainToken(t, defender, 'jam', 1, me.ship)
        },
      }),
      when('defended', {
        may: true,
        cost: { charges: 1 },
        *run(t, me, { attacker }) {
          yield* gainToken(t, attacker, 'jam', 1, me.ship)
        },
      }),
    ],
  },
  'yendor-battleoverendor': {
    text: {
      en: 'While you make a primary attack, you may gain 1 strain token to reroll 1 blank result.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du 1 Anstrengungsmarker erhalten, um 1 Leer-Ergebnis neu zu werfen.',
    },
    abilities: rerollOwn(
      1,
      { as: 'attacker', if: (_s, _me, { weapon }) => weapon.primary, cost: { gain: { strain: 1 } } },
      'blank',
    ),
  },
}
