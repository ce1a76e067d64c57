/** Illicit upgrades; the one that drops cargo is with the devices. */
import type { Flow } from '@dejarik/kernel'
import {
  action,
  always,
  atStartOf,
  attackWith,
  duringSystemPhase,
  instead,
  type Me,
  when,
} from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { loseCharge, spendCharge } from '../../rules/charges.ts'
import { assignCondition, hasCondition } from '../../rules/conditions.ts'
import { expose, sufferDamage } from '../../rules/damage.ts'
import { decloak } from '../../rules/decloak.ts'
import { rollOne } from '../../rules/dice.ts'
import { isAtRange, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isStressed, removeToken } from '../../rules/tokens.ts'
import { COLOUR, type Maneuver, opponentOf, type Ship, type State, type T } from '../../state.ts'
import { isFacedown } from '../damage-words.ts'
import { hurtOthersAt } from '../formation.ts'
import { heldCount, heldTokens, holdToken, takeHeld } from '../held-tokens.ts'
import type { Texts } from '../texts.ts'
import { canPerform, gain, mine } from '../words.ts'
import { isLimited } from './attack-words.ts'

const STATIONARY: Maneuver = { speed: 0, bearing: 'stationary', direction: null, difficulty: 'white' }
const DAMPENED = 'inertial-dampeners'
const CYBERNETICS = 'contraband-cybernetics'
const TRAIT = 'markedforelimination'

/** What lasts on a ship goes before its time. */
function forget(ship: Ship, key: string): void {
  ship.lasting = ship.lasting.filter((one) => one.key !== key)
}

function lasts({ lasting }: Ship, key: string): boolean {
  return lasting.some((one) => one.key === key)
}

/** "Expose 1 of your damage cards or suffer 1 crit damage." */
function* exposeOrSuffer(t: T, me: Me): Flow {
  const ship = mine(t.state, me)
  const options = [
    ...(ship.damage.some(isFacedown) ? [{ do: 'expose' as const }] : []),
    { do: 'suffer-crit' as const },
  ]
  const cite = { rule: 'xw.g.ability.1', about: me.card }
  const chosen = yield* t.choose(ship.seat, 'expose-or-suffer', options, cite)
  if (chosen.do === 'expose') yield* expose(t, me.ship)
  else yield* sufferDamage(t, me.ship, 'crit', 1, { by: me.ship, attack: false })
}

/** The ship at the other end of a lock that "I" acquired or that was acquired on me; −1 for other objects. */
function otherEnd(me: Me, { ship, target }: { readonly ship: number; readonly target: number }): number {
  if (ship !== me.ship) return ship
  return isShip(target) ? target : -1
}

/** Ships of a seat that may be marked: a limited one, if there is any. */
function markable(s: State, seat: number): Ship[] {
  const ships = shipsWhere(s, (ship) => ship.seat === seat)
  const limited = ships.filter(isLimited)
  return limited.length > 0 ? limited : ships
}

export const illicit: Texts = {
  babufrik: {
    text: {
      en: 'If you would gain a red token that is no lock or an orange one, you may spend 1 charge to put it on this card instead. During the System Phase, while tokens lie on this card, spend 1 charge; if you cannot, you gain those tokens.',
      de: 'Bevor du einen roten Marker außer einer Zielerfassung oder einen orangen erhalten würdest, darfst du 1 Ladung ausgeben, um ihn stattdessen auf diese Karte zu legen. Während der Systemphase gib, solange Marker auf dieser Karte liegen, 1 Ladung aus; falls du das nicht kannst, erhältst du jene Marker.',
    },
    abilities: [
      instead('gains-token', {
        if: (_s, _me, { token }) => COLOUR[token] === 'red' || COLOUR[token] === 'orange',
        may: true,
        cost: { charges: 1 },
        run(t, me, event) {
          holdToken(mine(t.state, me), me, event.token)
          return event.count > 1 ? { ...event, count: event.count - 1 } : null
        },
      }),
      duringSystemPhase({
        must: true,
        if: (s, me) => heldTokens(mine(s, me), me).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          if (ship.charges[me.slot] > 0) {
            yield* spendCharge(t, me.ship, me.slot)
            return true
          }
          for (const token of heldTokens(ship, me)) {
            const count = heldCount(ship, me, token)
            for (let i = 0; i < count; i++) takeHeld(ship, me, token)
            yield* gainToken(t, me.ship, token, count, me.ship)
          }
          return true
        },
      }),
    ],
  },
  cloakingdevice: {
    text: {
      en: 'Action: spend 1 charge to perform a cloak action. At the start of the Planning Phase, while you are cloaked, roll 1 attack die; on a focus result, decloak or lose your cloak token.',
      de: 'Aktion: Gib 1 Ladung aus, um eine Tarnungs-Aktion durchzuführen. Zu Beginn der Planungsphase wirf, falls du getarnt bist, 1 Angriffswürfel; bei einem Fokus-Ergebnis enttarne dich oder verliere deinen Tarnungsmarker.',
    },
    abilities: [
      action({
        if: canPerform(['cloak']),
        cost: { charges: 1 },
        *run(t, me) {
          return (yield* performAction(t, me.ship, { among: ['cloak'] })) !== null
        },
      }),
      atStartOf('planning', {
        if: (s, me) => has(mine(s, me), 'cloak'),
        *run(t, me) {
          if ((yield* rollOne(t, me.ship, 'xw.a.cardfaq.10')) !== 'focus') return
          const options = [
            { do: 'decloak' as const },
            { do: 'remove-token' as const, ship: me.ship, token: 'cloak' as const },
          ]
          const cite = { rule: 'xw.a.cardfaq.10', about: me.card }
          const chosen = yield* t.choose(mine(t.state, me).seat, 'cloak-fails', options, cite)
          // A failed decloak leaves the token (xw.a.cardfaq.10).
          if (chosen.do === 'decloak') yield* decloak(t, me.ship)
          else removeToken(t, me.ship, 'cloak')
        },
      }),
    ],
  },
  coaxiumhyperfuel: {
    text: {
      en: 'You can perform SLAM actions while stressed; then you suffer 1 crit damage unless you expose 1 of your damage cards. After you execute a maneuver only in part, you may expose 1 damage card or suffer 1 crit damage to perform a SLAM action.',
      de: 'Du kannst SLAM-Aktionen durchführen, während du gestresst bist; dann erleidest du 1 kritischen Schaden, falls du nicht 1 deiner Schadenskarten offenlegst. Nachdem du ein Manöver nur teilweise ausgeführt hast, darfst du 1 Schadenskarte offenlegen oder 1 kritischen Schaden erleiden, um eine SLAM-Aktion durchzuführen.',
    },
    abilities: [
      always({ whileStressed: (_s, me, ship, name) => ship.id === me.ship && name === 'slam' }),
      when('action-performed', {
        if: (_s, _me, { action: name, stressed }) => name === 'slam' && stressed,
        run: exposeOrSuffer,
      }),
      when('maneuver-executed', {
        if: (_s, _me, { full }) => !full,
        possible: canPerform(['slam']),
        may: true,
        *run(t, me) {
          yield* exposeOrSuffer(t, me)
          yield* performAction(t, me.ship, { among: ['slam'] })
        },
      }),
    ],
  },
  contrabandcybernetics: {
    text: {
      en: 'Before you activate, you may spend 1 charge; until the end of the round you can perform actions and execute red maneuvers while stressed. The charge cannot be recovered.',
      de: 'Bevor du aktivierst, darfst du 1 Ladung ausgeben; bis zum Ende der Runde kannst du Aktionen durchführen und rote Manöver ausführen, während du gestresst bist. Die Ladung kann nicht wiederhergestellt werden.',
    },
    neverRecovers: true,
    abilities: [
      when('activates', {
        may: true,
        cost: { charges: 1 },
        run(t, me) {
          mine(t.state, me).lasting.push({ key: CYBERNETICS, value: 1, until: 'end' })
        },
      }),
      always({
        whileStressed: (_s, me, ship) => ship.id === me.ship && lasts(ship, CYBERNETICS),
        redWhileStressed: (_s, me, ship) => ship.id === me.ship && lasts(ship, CYBERNETICS),
      }),
    ],
  },
  deadmansswitch: {
    text: {
      en: 'After you are destroyed, each other ship at range 0-1 suffers 1 hit damage.',
      de: 'Nachdem du zerstört worden bist, erleidet jedes andere Schiff in Reichweite 0–1 1 Treffer-Schaden.',
    },
    abilities: [
      when('destroyed', {
        *run(t, me) {
          yield* hurtOthersAt(t, me, 0, 1, 'hit')
        },
      }),
    ],
  },
  falsetranspondercodes: {
    text: {
      en: 'After you acquire a lock or an object acquires a lock on you, if your charge is active, lose it and jam the other, at any range.',
      de: 'Nachdem du ein Ziel erfasst hast oder ein Objekt dich als Ziel erfasst hat, verliere, falls deine Ladung aktiv ist, diese Ladung und störe das andere, in beliebiger Reichweite.',
    },
    abilities: [
      when('lock-acquired', {
        of: 'any',
        if: (s, me, { ship, target }) =>
          (ship === me.ship || target === me.ship) && mine(s, me).charges[me.slot] > 0,
        *run(t, me, event) {
          loseCharge(t, me.ship, me.slot)
          const other = otherEnd(me, event)
          if (other >= 0) yield* gainToken(t, other, 'jam', 1, me.ship)
        },
      }),
    ],
  },
  feedbackarray: {
    text: {
      en: 'Before you engage, you may gain 1 ion and 1 disarm token; each ship at range 0, you among them, suffers 1 hit damage.',
      de: 'Bevor du kämpfst, darfst du 1 Ionen- und 1 Entwaffnet-Marker erhalten; jedes Schiff in Reichweite 0, auch du, erleidet 1 Treffer-Schaden.',
    },
    abilities: [
      when('engages', {
        may: true,
        cost: { gain: { ion: 1, disarm: 1 } },
        *run(t, me) {
          const s = t.state
          for (const { id } of shipsWhere(s, (ship) => isAtRange(s, me.ship, ship.id, 0, 0)))
            yield* sufferDamage(t, id, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  'feedbackemitter-battleoverendor': {
    text: {
      en: 'After an object acquires a lock on you, you may spend 1 charge to jam it, at any range. The charge cannot be recovered.',
      de: 'Nachdem ein Objekt dich als Ziel erfasst hat, darfst du 1 Ladung ausgeben, um es zu stören, in beliebiger Reichweite. Die Ladung kann nicht wiederhergestellt werden.',
    },
    neverRecovers: true,
    abilities: [
      when('lock-acquired', {
        of: 'any',
        if: (_s, me, { target }) => target === me.ship,
        may: true,
        cost: { charges: 1 },
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'jam', 1, me.ship)
        },
      }),
    ],
  },
  hotshottailblaster: {
    text: {
      en: 'Attack: spend 1 charge. This attack can be made at range 0.',
      de: 'Angriff: Gib 1 Ladung aus. Dieser Angriff kann in Reichweite 0 durchgeführt werden.',
    },
    abilities: [attackWith({ cost: { charges: 1 } })],
  },
  inertialdampeners: {
    text: {
      en: 'Before you would execute your revealed maneuver, you may spend 1 shield to execute a white stationary maneuver instead; then gain 1 stress token.',
      de: 'Bevor du dein aufgedecktes Manöver ausführen würdest, darfst du 1 Schild ausgeben, um stattdessen ein weißes stationäres Manöver auszuführen; dann erhalte 1 Stressmarker.',
    },
    abilities: [
      instead('flies-maneuver', {
        if: (s, me) => mine(s, me).dialUp && mine(s, me).executed === null,
        may: true,
        cost: { shields: 1 },
        run(t, me, event) {
          mine(t.state, me).lasting.push({ key: DAMPENED, value: 1, until: 'activation' })
          return { ...event, maneuver: STATIONARY }
        },
      }),
      // In the same window as other effects after the maneuver (xw.a.cardfaq.35).
      when('maneuver-executed', {
        if: (s, me) => lasts(mine(s, me), DAMPENED),
        *run(t, me) {
          forget(mine(t.state, me), DAMPENED)
          yield* gainToken(t, me.ship, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  overtunedmodulators: {
    text: {
      en: 'During the System Phase, if you are not stressed, you may spend 1 charge to gain 3 calculate tokens. During the End Phase, if your charge is inactive, gain 1 strain token for each green token that you remove.',
      de: 'Während der Systemphase darfst du, falls du nicht gestresst bist, 1 Ladung ausgeben, um 3 Berechnungsmarker zu erhalten. Während der Endphase erhalte, falls deine Ladung inaktiv ist, 1 Anstrengungsmarker für jeden grünen Marker, den du entfernst.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => !isStressed(mine(s, me)),
        cost: { charges: 1 },
        *run(t, me) {
          yield* gain('calculate', 3)(t, me)
          return true
        },
      }),
      when('green-tokens-removed', {
        if: (s, me) => mine(s, me).charges[me.slot] === 0,
        *run(t, me, { count }) {
          yield* gainToken(t, me.ship, 'strain', count, me.ship)
        },
      }),
    ],
  },
  trackingfob: {
    text: {
      en: 'Setup: after forces are placed, your opponent assigns the condition Marked for Elimination to one of their ships, a limited one if they have any. You ignore range when you lock that ship.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weist dein Gegner einem seiner Schiffe, falls möglich einem limitierten, den Zustand „Zur Eliminierung markiert“ zu. Du ignorierst die Reichweite, wenn du jenes Schiff als Ziel erfasst.',
    },
    abilities: [
      when('setup-ends', {
        possible: (s, me) => markable(s, opponentOf(mine(s, me).seat)).length > 0,
        *run(t, me) {
          const enemy = opponentOf(mine(t.state, me).seat)
          const options = markable(t.state, enemy).map(({ id }) => ({ do: 'ship' as const, ship: id }))
          const cite = { rule: 'xw.g.condition.2', about: me.card }
          const { ship } = yield* t.choose(enemy, 'choose-ship', options, cite)
          yield* assignCondition(t, ship, TRAIT, me.ship)
        },
      }),
      always({
        locksAnywhere: (s, me, ship, target) =>
          ship.id === me.ship && isShip(target) && hasCondition(s, target, TRAIT),
      }),
    ],
  },
}
