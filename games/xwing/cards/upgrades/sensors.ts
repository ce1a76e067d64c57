/** Sensors. */
import { action, always, anotherWay, type CardText, instead, modify, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { isBomb, launch } from '../../rules/devices.ts'
import { ANY_RANGE, acquireLock, chooseLock, hasLock, lockable, locksOf } from '../../rules/locks.ts'
import { isShip } from '../../rules/range.ts'
import { NO_MORE_ACTIONS } from '../../state.ts'
import { amAttacker, canLock, canPerform, changeOwn, chooseShip, friendsAt, mine, perform } from '../words.ts'
import { hasRerollable } from './attack-words.ts'

const FIRE_CONTROL = 'fire-control-system'

export const sensors: { readonly [id: string]: CardText } = {
  advancedsensors: {
    text: {
      en: 'After you reveal your dial, you may perform 1 action. If you do, you cannot perform another action in this activation.',
      de: 'Nachdem du dein Rad aufgedeckt hast, darfst du 1 Aktion durchführen. Falls du das tust, kannst du in dieser Aktivierung keine weitere Aktion durchführen.',
    },
    abilities: [
      when('dial-revealed', {
        *run(t, me) {
          if ((yield* performAction(t, me.ship)) !== null) mine(t.state, me).marks |= NO_MORE_ACTIONS
        },
      }),
    ],
  },
  'blanksignature-battleoverendor': {
    text: {
      en: 'While you defend, if the attacker has not locked you, you may spend 1 charge to change 1 focus result to an evade.',
      de: 'Während du verteidigst, darfst du, falls der Angreifer dich nicht als Ziel erfasst hat, 1 Ladung ausgeben, um 1 Fokus-Ergebnis in ein Ausweich-Ergebnis zu ändern.',
    },
    abilities: changeOwn('focus', 'evade', 1, {
      as: 'defender',
      cost: { charges: 1 },
      if: (s, me, { attacker }) => !locksOf(s, attacker).includes(me.ship),
    }),
  },
  collisiondetector: {
    text: {
      en: 'While you boost or barrel roll, you can move through and overlap obstacles. After you move through or overlap an obstacle, you may spend 1 charge to ignore it until the end of the round.',
      de: 'Während du Schub oder eine Fassrolle anwendest, kannst du dich durch Hindernisse bewegen und sie überschneiden. Nachdem du dich durch ein Hindernis bewegt oder es überschnitten hast, darfst du 1 Ladung ausgeben, um es bis zum Ende der Runde zu ignorieren.',
    },
    abilities: [
      always({
        ignoresObstacle: (_s, me, ship, thing, during) =>
          ship.id === me.ship &&
          (during === 'reposition' ||
            ship.lasting.some(({ key, value }) => key === 'collision-detector' && value === thing)),
      }),
      instead('suffers-obstacle', {
        may: true,
        cost: { charges: 1 },
        run(t, me, { thing }) {
          mine(t.state, me).lasting.push({ key: 'collision-detector', value: thing, until: 'end' })
          return null
        },
      }),
    ],
  },
  firecontrolsystem: {
    text: {
      en: 'While you attack a ship you have locked, you may reroll 1 attack die. If you do, you cannot spend your lock during this attack.',
      de: 'Während du ein Schiff angreifst, das du als Ziel erfasst hast, darfst du 1 Angriffswürfel neu werfen. Falls du das tust, kannst du deine Zielerfassung während dieses Angriffs nicht ausgeben.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { defender }) => hasLock(mine(s, me), defender) && hasRerollable(s, 'attack'),
        *run(t, me, attack) {
          yield* rerollSome(t, me, 'attack', { min: 1, max: 1 }, 'xw.g.dice-mod.4')
          attack.used.push(FIRE_CONTROL)
        },
      }),
      always({
        maySpendLock: ({ attack }, me, ship) =>
          ship.id !== me.ship ||
          attack === null ||
          !amAttacker(me, attack) ||
          !attack.used.includes(FIRE_CONTROL),
      }),
    ],
  },
  'longrangescanners-alphaclassstarwing': {
    text: {
      en: 'Before you perform a lock action, you may spend 1 charge to lock an object at any range.',
      de: 'Bevor du eine Zielerfassungs-Aktion durchführst, darfst du 1 Ladung ausgeben, um ein Objekt in beliebiger Reichweite als Ziel zu erfassen.',
    },
    abilities: [
      anotherWay({
        actions: ['lock'],
        cost: { charges: 1 },
        *run(t, me) {
          return yield* chooseLock(t, me.ship, undefined, ANY_RANGE)
        },
      }),
    ],
  },
  passivesensors: {
    text: {
      en: 'Action (only in your Perform Action step): Spend 1 charge. While your charge is inactive, you cannot be coordinated. Before you engage, if your charge is inactive, you may perform a calculate or lock action.',
      de: 'Aktion (nur in deinem Schritt „Aktion durchführen“): Gib 1 Ladung aus. Solange deine Ladung inaktiv ist, kannst du nicht koordiniert werden. Bevor du kämpfst, darfst du, falls deine Ladung inaktiv ist, eine Berechnungs- oder Zielerfassungs-Aktion durchführen.',
    },
    abilities: [
      action({
        ownStep: true,
        cost: { charges: 1 },
        run() {
          return true
        },
      }),
      always({
        mayCoordinate: (s, me, _coordinator, ship) => ship.id !== me.ship || mine(s, me).charges[me.slot] > 0,
      }),
      when('engages', {
        if: (s, me) => mine(s, me).charges[me.slot] === 0,
        possible: canPerform(['calculate', 'lock']),
        run: perform(['calculate', 'lock']),
      }),
    ],
  },
  'relaysystem-tiephphantom': {
    text: {
      en: 'After a friendly ship at range 0-2 performs a lock action, you may lock the same object. After you make an attack that hits, you may spend your lock on the defender; then another friendly ship at range 0-1 may lock the defender.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 eine Zielerfassungs-Aktion durchgeführt hat, darfst du dasselbe Objekt als Ziel erfassen. Nachdem du einen Angriff durchgeführt hast, der getroffen hat, darfst du deine Zielerfassung auf dem Verteidiger ausgeben; dann darf ein anderes befreundetes Schiff in Reichweite 0–1 den Verteidiger als Ziel erfassen.',
    },
    abilities: [
      when('action-performed', {
        of: 'other-friendly',
        range: [0, 2],
        if: (s, me, { action: name, target }) => name === 'lock' && target >= 0 && canLock(s, me, target),
        may: true,
        *run(t, me, { target }) {
          yield* acquireLock(t, me.ship, target)
        },
      }),
      when('attacked', {
        if: (s, me, { hit, defender }) => hit && isShip(defender) && hasLock(mine(s, me), defender),
        *run(t, me, { defender }) {
          const s = t.state
          const others = friendsAt(s, me, 0, 1).filter(
            (ship) => lockable(s, ship, (one) => one === defender).length > 0,
          )
          const chosen = yield* chooseShip(t, me, others, { cost: { lock: true } })
          if (chosen !== null) yield* acquireLock(t, chosen.id, defender)
        },
      }),
    ],
  },
  trajectorysimulator: {
    text: {
      en: 'During the System Phase, if you would drop or launch a bomb, you may launch it with the speed 5 straight template instead.',
      de: 'Falls du während der Systemphase eine Bombe abwerfen oder starten würdest, darfst du sie stattdessen mit der Gerade-Schablone der Geschwindigkeit 5 starten.',
    },
    abilities: [
      always({
        drops: (s, me, ship, device) =>
          ship.id === me.ship && s.phase === 'system' && isBomb(device) ? launch('straight 5') : [],
      }),
    ],
  },
}
