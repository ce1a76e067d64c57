/** Pilots of the TIE/D defender and the TIE/ph phantom. */
import { action, always, type CardText, instead, when } from '../../rules/abilities.ts'
import { actionBarOf } from '../../rules/actions.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { canRecoverCharge, recoverCharge } from '../../rules/charges.ts'
import { expose } from '../../rules/damage.ts'
import { countFace } from '../../rules/dice.ts'
import { standard } from '../../rules/events.ts'
import { lockedBy } from '../../rules/locks.ts'
import { isAtRange, isShip } from '../../rules/range.ts'
import { has, isIonized } from '../../rules/tokens.ts'
import { withCannon } from '../bonus-attacks.ts'
import { inAttackArc, mayLockOne } from '../formation.ts'
import { asKoiogran, chooseManeuver } from '../maneuvers.ts'
import { cancelResult } from '../results.ts'
import { canLock, canPerform, changeOwn, gain, isFriend, mine, perform } from '../words.ts'

export const vultSkerris: CardText = {
  text: {
    en: 'Action: gain 1 strain token to recover 1 charge. Before you engage, you may spend 1 charge to perform an action.',
    de: 'Aktion: Erhalte 1 Anstrengungsmarker, um 1 Ladung wiederherzustellen. Bevor du kämpfst, darfst du 1 Ladung ausgeben, um eine Aktion durchzuführen.',
  },
  abilities: [
    action({
      if: (s, me) => canRecoverCharge(mine(s, me), me.slot),
      cost: { gain: { strain: 1 } },
      run(t, me) {
        recoverCharge(t, me.ship, me.slot)
        return true
      },
    }),
    when('engages', { possible: canPerform(), may: true, cost: { charges: 1 }, run: perform() }),
  ],
}

export const empireTieDefender: { readonly [id: string]: CardText } = {
  captaindobbs: {
    text: {
      en: 'While another friendly ship at range 0-1 defends, before Neutralize Results, if you are in the attack arc and not ionized, you may gain 1 ion token to cancel 1 hit.',
      de: 'Während ein anderes befreundetes Schiff in Reichweite 0–1 verteidigt, darfst du vor dem Neutralisieren der Ergebnisse, falls du im Angriffswinkel und nicht ionisiert bist, 1 Ionenmarker erhalten, um 1 Treffer zu negieren.',
    },
    abilities: [
      when('neutralizes', {
        of: 'enemy',
        if: (s, me, { defender }) =>
          s.attack !== null &&
          defender !== me.ship &&
          isFriend(s, me, defender) &&
          isAtRange(s, me.ship, defender, 0, 1) &&
          inAttackArc(s, s.attack, me.ship) &&
          !isIonized(mine(s, me)) &&
          countFace(s.attack.attackDice, 'hit') > 0,
        may: true,
        cost: { gain: { ion: 1 } },
        run(t) {
          cancelResult(t, 'attack', 'hit')
        },
      }),
    ],
  },
  'captainyorr-battleoverendor': {
    text: {
      en: 'After you make a primary attack that hits, you may spend 1 charge to make a bonus cannon attack.',
      de: 'Nachdem dein Angriff mit einer Primärwaffe getroffen hat, darfst du 1 Ladung ausgeben, um einen Bonusangriff mit einer Kanone durchzuführen.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        if: (s, me, { hit }) =>
          hit && s.attack?.weapon.primary === true && hasAttack(s, mine(s, me), withCannon(mine(s, me))),
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          yield* performAttack(t, me.ship, withCannon(mine(t.state, me)))
        },
      }),
    ],
  },
  'coloneljendon-battleoverendor': {
    text: {
      en: 'While you defend without shields, you may change 1 of your blanks to a focus result.',
      de: 'Während du ohne Schilde verteidigst, darfst du 1 deiner Leerseiten in ein Fokus-Ergebnis ändern.',
    },
    abilities: changeOwn('blank', 'focus', 1, {
      as: 'defender',
      if: (s, me) => mine(s, me).shields === 0,
    }),
  },
  colonelvessery: {
    text: {
      en: 'While you attack a locked ship, after you roll attack dice, you may acquire a lock on the defender.',
      de: 'Während du ein erfasstes Schiff angreifst, darfst du, nachdem du Angriffswürfel geworfen hast, den Verteidiger als Ziel erfassen.',
    },
    abilities: [
      when('attack-dice-rolled', {
        if: (s, me) =>
          s.attack !== null &&
          isShip(s.attack.defender) &&
          lockedBy(s, s.attack.defender).length > 0 &&
          canLock(s, me, s.attack.defender),
        *run(t, me) {
          const { attack } = t.state
          if (attack !== null) yield* mayLockOne(t, me, mine(t.state, me), [attack.defender])
        },
      }),
    ],
  },
  countessryad: {
    text: {
      en: 'While you would execute a straight maneuver, you may increase its difficulty and execute it as a Koiogran turn instead.',
      de: 'Während du ein Geradeaus-Manöver ausführen würdest, darfst du seine Schwierigkeit erhöhen und es stattdessen als Koiogran-Wende ausführen.',
    },
    abilities: [
      instead('flies-maneuver', {
        if: (_s, _me, { maneuver }) => maneuver.bearing === 'straight',
        *run(t, me, event) {
          const ways = [event.maneuver, asKoiogran(event.maneuver)]
          return { ...event, maneuver: yield* chooseManeuver(t, me, ways) }
        },
      }),
    ],
  },
  rexlerbrath: {
    text: {
      en: 'After you make an attack that hits, if you have an evade token, expose 1 damage card of the defender.',
      de: 'Nachdem dein Angriff getroffen hat, lege, falls du einen Ausweichmarker hast, 1 Schadenskarte des Verteidigers offen.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { hit, defender }) => hit && isShip(defender) && has(mine(s, me), 'evade'),
        *run(t, _me, { defender }) {
          yield* expose(t, defender)
        },
      }),
    ],
  },
  vultskerris: vultSkerris,
  echo: {
    text: {
      en: 'You decloak with a bank template of speed 2 instead of the straight one.',
      de: 'Zum Enttarnen verwendest du statt der Gerade-Schablone eine Drehungs-Schablone der Geschwindigkeit 2.',
    },
    abilities: [always({ decloaks: (_s, me, ship) => (ship.id === me.ship ? 'bank 2' : null) })],
  },
  'echo-ssl': {
    text: {
      en: 'After an enemy ship at range 0-1 performs an action of its action bar, you may spend 1 charge to perform the same action, as a white one.',
      de: 'Nachdem ein feindliches Schiff in Reichweite 0–1 eine Aktion seiner Aktionsleiste durchgeführt hat, darfst du 1 Ladung ausgeben, um dieselbe Aktion als weiße Aktion durchzuführen.',
    },
    abilities: [
      when('action-performed', {
        of: 'enemy',
        range: [0, 1],
        if: (s, _me, { ship, action: name }) =>
          actionBarOf(s, s.ships[ship]).some((icon) => icon.action === name),
        possible: (s, me, { action: name }) => canPerform(standard(name), { colour: 'white' })(s, me),
        may: true,
        cost: { charges: 1 },
        run: (t, me, { action: name }) => perform(standard(name), { colour: 'white' })(t, me),
      }),
    ],
  },
  whisper: {
    text: {
      en: 'After you make an attack that hits, gain 1 evade token.',
      de: 'Nachdem dein Angriff getroffen hat, erhalte 1 Ausweichmarker.',
    },
    abilities: [when('attacked', { if: (_s, _me, { hit }) => hit, run: gain('evade') })],
  },
  'whisper-ssl': {
    text: {
      en: 'After you attack, you may spend 1 charge to perform a cloak action.',
      de: 'Nachdem du angegriffen hast, darfst du 1 Ladung ausgeben, um eine Tarnungs-Aktion durchzuführen.',
    },
    abilities: [
      when('attacked', {
        possible: canPerform(['cloak']),
        may: true,
        cost: { charges: 1 },
        run: perform(['cloak']),
      }),
    ],
  },
}
