/** Pilots of the TIE/ba interceptor, the TIE/se bomber and the TIE/sf fighter. */

import type { Flow } from '@dejarik/kernel'
import {
  always,
  atStartOf,
  type CardText,
  duringSystemPhase,
  instead,
  type Me,
  modify,
  when,
} from '../../rules/abilities.ts'
import { type Allowed, hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { isBomb, isMine } from '../../rules/devices.ts'
import { countFace, removeDie, rerollable, rollFace } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { canSpendLock, lockedBy, moveLock, spendLock } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, isDamaged, removeToken, tokensOf, transferToken } from '../../rules/tokens.ts'
import { type Face, type Ship, type State, type T, THING } from '../../state.ts'
import { chooseFace } from '../dice-words.ts'
import { cancelResult } from '../results.ts'
import { burdens } from '../token-words.ts'
import {
  amAttacker,
  amDefender,
  chooseShip,
  chooseToken,
  enemiesAt,
  friendsAt,
  isFriend,
  mine,
  performed,
} from '../words.ts'

/** Results that still hit. */
function damaging(s: State): ('hit' | 'crit')[] {
  const dice = s.attack?.attackDice ?? []
  return (['hit', 'crit'] as const).filter((face) => countFace(dice, face) > 0)
}

/** Other friendly ships that have locked the defender. */
function lockers(s: State, me: Me, defender: number): Ship[] {
  return shipsWhere(
    s,
    (ship) => ship.id !== me.ship && isFriend(s, me, ship.id) && canSpendLock(s, ship, defender),
  )
}

const LOST_SHIELD = 'quickdraw lost a shield'
const PRIMARY: Allowed = { bonus: true, weapon: ({ primary }) => primary }

function canFirePrimary(s: State, me: Me): boolean {
  return hasAttack(s, mine(s, me), PRIMARY)
}

function* firePrimary(t: T, me: Me): Flow {
  yield* performAttack(t, me.ship, PRIMARY)
}

const STRAINS = 'scorch strains'

export const firstOrderTies: { readonly [id: string]: CardText } = {
  ember: {
    text: {
      en: 'While you attack, if a damaged ship friendly to the defender is at range 0-1 of it, the defender cannot spend focus or calculate tokens.',
      de: 'Während du angreifst, kann der Verteidiger, falls ein mit ihm befreundetes beschädigtes Schiff in seiner Reichweite 0–1 ist, keine Fokus- oder Berechnungsmarker ausgeben.',
    },
    abilities: [
      always({
        maySpend: (s, me, ship, token) =>
          s.attack === null ||
          !amAttacker(me, s.attack) ||
          s.attack.defender !== ship.id ||
          (token !== 'focus' && token !== 'calculate') ||
          shipsWhere(
            s,
            (other) =>
              areFriends(s, ship.id, other.id) && isDamaged(other) && isAtRange(s, ship.id, other.id, 0, 1),
          ).length === 0,
      }),
    ],
  },
  holo: {
    text: {
      en: 'At the start of the Engagement Phase, you must transfer 1 of your tokens to another friendly ship at range 0-2; a lock that an enemy has on you is one of them.',
      de: 'Zu Beginn der Kampfphase musst du 1 deiner Marker auf ein anderes befreundetes Schiff in Reichweite 0–2 übertragen; eine Zielerfassung eines Feindes auf dir ist einer davon.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const ship = mine(s, me)
          const options = [
            ...(['green', 'orange', 'red', 'blue'] as const)
              .flatMap((colour) => tokensOf(ship, colour))
              .map((token) => ({ do: 'remove-token' as const, ship: me.ship, token })),
            ...lockedBy(s, me.ship).map(({ id }) => ({
              do: 'break-lock' as const,
              ship: id,
              target: me.ship,
            })),
          ]
          if (options.length === 0) return
          const other = yield* chooseShip(t, me, friendsAt(s, me, 0, 2), { must: true })
          if (other === null) return
          const cite = { rule: 'xw.a.cardfaq.76', about: me.card }
          const chosen = yield* t.choose(ship.seat, 'choose-token', options, cite)
          if (chosen.do === 'remove-token') yield* transferToken(t, me.ship, other.id, chosen.token)
          else moveLock(t, chosen.ship, me.ship, other.id)
        },
      }),
    ],
  },
  majorvonreg: {
    text: {
      en: 'During the System Phase, you may choose 1 enemy ship in your bullseye arc. It gains 1 deplete or strain token, as you like.',
      de: 'Während der Systemphase darfst du 1 feindliches Schiff in deinem zentralen Winkel wählen. Es erhält nach deiner Wahl 1 Erschöpfungs- oder Anstrengungsmarker.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => enemiesAt(s, me, 0, 3, 'bullseye').length > 0,
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 0, 3, 'bullseye'))
          const token = chosen === null ? null : yield* chooseToken(t, me, ['deplete', 'strain'])
          if (chosen === null || token === null) return false
          yield* gainToken(t, chosen.id, token, 1, me.ship)
          return true
        },
      }),
    ],
  },
  dread: {
    text: {
      en: 'After you reload, each ship in your bullseye arc gains 1 deplete token.',
      de: 'Nachdem du nachgeladen hast, erhält jedes Schiff in deinem zentralen Winkel 1 Erschöpfungsmarker.',
    },
    abilities: [
      when('reloaded', {
        *run(t, me) {
          for (const { id } of shipsWhere(t.state, ({ id }) => isInArc(t.state, me.ship, 'bullseye', id)))
            yield* gainToken(t, id, 'deplete', 1, me.ship)
        },
      }),
    ],
  },
  grudge: {
    text: {
      en: 'Each time attack dice are rolled for a friendly bomb or mine at range 0-2 that detonates, you may reroll 1 of them.',
      de: 'Jedes Mal, wenn für eine befreundete Bombe oder Mine in Reichweite 0–2, die detoniert, Angriffswürfel geworfen werden, darfst du 1 davon neu werfen.',
    },
    abilities: [
      instead('device-dice', {
        of: 'friendly',
        if: (s, me, { thing, faces }) =>
          faces.length > 0 &&
          (isBomb(s.things[thing].type) || isMine(s.things[thing].type)) &&
          isAtRange(s, me.ship, THING + thing, 0, 2),
        *run(t, me, event) {
          const options = event.faces.map((face, place) => ({
            do: 'die' as const,
            dice: 'attack' as const,
            place,
            face,
          }))
          const cite = { rule: 'xw.g.dice-mod.4', about: me.card }
          const [chosen] = yield* t.chooseSome(
            mine(t.state, me).seat,
            'reroll-attack',
            options,
            { min: 0, max: 1 },
            cite,
          )
          if (chosen === undefined) return event
          const faces: Face[] = event.faces.slice()
          faces[chosen.place] = rollFace(t, 'attack')
          t.log?.('reroll', 'xw.g.dice-mod.4', { kind: 'attack', count: 1, faces: faces.join(' ') })
          t.revealed('dice')
          return { ...event, faces }
        },
      }),
    ],
  },
  juljerjerrod: {
    text: {
      en: 'After you perform a boost action, you may spend 1 charge to remove 1 red or orange token that is no lock.',
      de: 'Nachdem du eine Schub-Aktion durchgeführt hast, darfst du 1 Ladung ausgeben, um 1 roten oder orangen Marker zu entfernen, der keine Zielerfassung ist.',
    },
    abilities: [
      when('action-performed', {
        if: (s, me, event) => performed('boost')(s, me, event) && burdens(mine(s, me)).length > 0,
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const token = yield* chooseToken(t, me, burdens(mine(t.state, me)))
          if (token !== null) removeToken(t, me.ship, token)
        },
      }),
    ],
  },
  'scorch-tiesebomber': {
    text: {
      en: 'While a friendly ship at range 0-1 makes a primary attack, it may spend 1 hit. If it does, the defender gains 1 strain token after defending.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–1 mit einer Primärwaffe angreift, darf es 1 Treffer ausgeben. Tut es das, erhält der Verteidiger nach dem Verteidigen 1 Anstrengungsmarker.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'any',
        by: 'roller',
        if: (s, me, attack) =>
          isFriend(s, me, attack.attacker) &&
          isAtRange(s, me.ship, attack.attacker, 0, 1) &&
          attack.weapon.primary &&
          isShip(attack.defender) &&
          countFace(attack.attackDice, 'hit') > 0,
        run(t, _me, attack) {
          removeDie(t, 'attack', 'hit')
          attack.used.push(STRAINS)
        },
      }),
      when('defended', {
        of: 'enemy',
        if: ({ attack }) => attack?.used.includes(STRAINS) === true,
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  backdraft: {
    text: {
      en: 'While you make a turret primary attack against a defender in your rear arc, roll 1 additional die.',
      de: 'Während du mit der Primärwaffe deines Turms einen Verteidiger in deinem Heckwinkel angreifst, wirf 1 zusätzlichen Würfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) &&
          attack.weapon.primary &&
          attack.weapon.arc === 'single-turret' &&
          isInArc(s, me.ship, 'rear', attack.defender)
            ? 1
            : 0,
      }),
    ],
  },
  captainphasma: {
    text: {
      en: 'While you defend, after Neutralize Results, another friendly ship at range 0-1 must suffer 1 hit or crit damage to cancel 1 matching result.',
      de: 'Während du verteidigst, muss nach dem Neutralisieren der Ergebnisse ein anderes befreundetes Schiff in Reichweite 0–1 1 Treffer-Schaden oder 1 kritischen Schaden erleiden, um 1 passendes Ergebnis zu negieren.',
    },
    abilities: [
      when('neutralized', {
        of: 'enemy',
        if: (s, me) => s.attack !== null && amDefender(me, s.attack) && damaging(s).length > 0,
        possible: (s, me) => friendsAt(s, me, 0, 1).length > 0,
        *run(t, me) {
          const other = yield* chooseShip(t, me, friendsAt(t.state, me, 0, 1), { must: true })
          if (other === null) return
          const face = yield* chooseFace(t, me, damaging(t.state))
          yield* sufferDamage(t, other.id, face, 1, { by: me.ship, attack: false })
          cancelResult(t, 'attack', face)
        },
      }),
    ],
  },
  lieutenantlehuse: {
    text: {
      en: 'While you attack, you may spend the lock of another friendly ship on the defender to reroll any number of your dice.',
      de: 'Während du angreifst, darfst du die Zielerfassung eines anderen befreundeten Schiffes auf dem Verteidiger ausgeben, um beliebig viele deiner Würfel neu zu werfen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        spends: 'lock',
        if: (s, me, { defender }) =>
          rerollable(s, 'attack', undefined, me.ship).length > 0 && lockers(s, me, defender).length > 0,
        *run(t, me, { defender }) {
          const by = yield* chooseShip(t, me, lockers(t.state, me, defender), { must: true })
          if (by === null) return
          yield* spendLock(t, by.id, defender)
          yield* rerollSome(t, me, 'attack', { min: 1, max: 6 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  quickdraw: {
    text: {
      en: 'After you lose a shield, you may spend 1 charge to make a bonus primary attack; in an attack, after it.',
      de: 'Nachdem du einen Schild verloren hast, darfst du 1 Ladung ausgeben, um einen Bonusangriff mit einer Primärwaffe durchzuführen; in einem Angriff nach diesem.',
    },
    abilities: [
      when('shield-lost', {
        if: (s, me) => s.attack === null && canFirePrimary(s, me),
        may: true,
        cost: { charges: 1 },
        run: firePrimary,
      }),
      when('shield-lost', {
        key: 'in-an-attack',
        if: ({ attack }) => attack !== null && !attack.used.includes(LOST_SHIELD),
        run(t) {
          t.state.attack?.used.push(LOST_SHIELD)
        },
      }),
      when('defended', {
        bonusAttack: true,
        if: (s, me) => s.attack?.used.includes(LOST_SHIELD) === true && canFirePrimary(s, me),
        may: true,
        cost: { charges: 1 },
        run: firePrimary,
      }),
    ],
  },
}
