/** The Separatists' pilots with abilities of their own kind. */

import type { Flow } from '@dejarik/kernel'
import { pilotNumber } from '../../facts/index.ts'
import { always, type CardText, duringSystemPhase, instead, type Me, when } from '../../rules/abilities.ts'
import { cardOf } from '../../rules/cards.ts'
import { hullOf } from '../../rules/charges.ts'
import { discardDamage, repair, repairOne } from '../../rules/damage.ts'
import { damageKind, NOTED } from '../../rules/damage-deck.ts'
import { areFriends } from '../../rules/friends.ts'
import { canSpendLock, hasLock, lockedBy, moveLock, spendLock } from '../../rules/locks.ts'
import { obstacleKind } from '../../rules/obstacles.ts'
import { isShip, rangeTo } from '../../rules/range.ts'
import { transferToken } from '../../rules/tokens.ts'
import { hasSeenDial, SEEN_DIAL, type Ship, type State, type T, THING } from '../../state.ts'
import { assignsToEnemy, assignsToFriend } from '../condition-words.ts'
import { isShipCard } from '../damage-words.ts'
import type { Texts } from '../texts.ts'
import { burdens } from '../token-words.ts'
import { namesResult } from '../upgrades/crew-rolls.ts'
import { chooseShip, enemiesAt, mine } from '../words.ts'

/** Moves one of the tokens of two ships to the other; false if that is enough. */
function* passOne(t: T, me: Me, a: Ship, b: Ship): Flow<boolean> {
  const s = t.state
  const options = [a, b].flatMap((ship) => [
    ...burdens(ship).map((token) => ({ do: 'token' as const, ship: ship.id, token })),
    ...lockedBy(s, ship.id).map(({ id }) => ({ do: 'break-lock' as const, ship: id, target: ship.id })),
  ])
  if (options.length === 0) return false
  const cite = { rule: 'xw.g.tokens.4', about: me.card }
  const enough = { do: 'decline' as const }
  const chosen = yield* t.choose(mine(s, me).seat, 'choose-token', [...options, enough], cite)
  if (chosen.do === 'decline') return false
  if (chosen.do === 'break-lock')
    moveLock(t, chosen.ship, chosen.target, chosen.target === a.id ? b.id : a.id)
  else yield* transferToken(t, chosen.ship, chosen.ship === a.id ? b.id : a.id, chosen.token)
  return true
}

/** How many tokens can be moved at most, so that nobody passes one to and fro for ever. */
function tokensOn(s: State, ...ships: readonly Ship[]): number {
  return ships.reduce(
    (sum, ship) => sum + ship.tokens.reduce((all, count) => all + count, 0) + lockedBy(s, ship.id).length,
    0,
  )
}

function isNetworked({ cards }: Ship): boolean {
  return cards.some((card) => cardOf(card).front === 'networkedcalculations')
}

const baktoid: CardText = {
  text: {
    en: 'While you make a special attack, if a friendly ship with Networked Calculations has locked the defender, you may ignore that the attack requires a focus or calculate token or a lock.',
    de: 'Während du einen Spezialangriff durchführst, darfst du, falls ein befreundetes Schiff mit Vernetzten Berechnungen den Verteidiger als Ziel erfasst hat, ignorieren, dass der Angriff einen Fokus- oder Berechnungsmarker oder eine Zielerfassung voraussetzt.',
  },
  abilities: [
    always({
      waives: (s, me, attacker, defender, required) =>
        attacker.id === me.ship &&
        required.some((one) => one !== 'evade') &&
        s.ships.some(
          (ship) =>
            ship.zone === 'play' &&
            areFriends(s, attacker.id, ship.id) &&
            isNetworked(ship) &&
            hasLock(ship, defender),
        )
          ? {}
          : null,
    }),
  ],
}

/** Whether there is an asteroid or debris cloud at range 0 of a ship. */
function isAtScrap(s: State, ship: number): boolean {
  return s.things.some((thing) => {
    const kind = thing.inPlay ? obstacleKind(thing) : null
    return (kind === 'asteroid' || kind === 'debris-cloud') && rangeTo(s, ship, THING + thing.id) === 0
  })
}

/** Enemy ships that I have locked and whose dial I don't know. */
function readable(s: State, me: Me): Ship[] {
  const ship = mine(s, me)
  return ship.locks.flatMap((target) => {
    if (!isShip(target) || !canSpendLock(s, ship, target)) return []
    const other = s.ships[target]
    return other.seat !== ship.seat && other.dial >= 0 && !other.dialUp && !hasSeenDial(other, ship.seat)
      ? [other]
      : []
  })
}

function isDirectHit(card: number): boolean {
  return cardOf(damageKind(card)).id === 'directhit'
}

export const separatistOthers: Texts = {
  'durge-separatistalliance': {
    text: {
      en: 'When you would be destroyed, you may spend 1 charge to reveal your facedown damage cards. If you do, discard each Direct Hit! and each Pilot damage card, then repair all faceup damage cards; with fewer damage cards than hull you are not destroyed.',
      de: 'Sobald du zerstört werden würdest, darfst du 1 Ladung ausgeben, um deine verdeckten Schadenskarten aufzudecken. Lege dann jeden Volltreffer! und jede Pilot-Schadenskarte ab, repariere danach alle offenen Schadenskarten; mit weniger Schadenskarten als Hülle wirst du nicht zerstört.',
    },
    abilities: [
      instead('would-be-destroyed', {
        may: true,
        cost: { charges: 1 },
        *run(t, me, event) {
          const ship = mine(t.state, me)
          t.revealed('damage-card')
          discardDamage(t, ship, ({ card }) => card !== NOTED && (isDirectHit(card) || !isShipCard(card)))
          for (const [index, { up }] of ship.damage.entries()) if (up) yield* repair(t, me.ship, index)
          return ship.damage.length < hullOf(t.state, ship) ? null : event
        },
      }),
    ],
  },
  fearsomepredator: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Fearful Prey to 1 enemy ship.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise 1 feindlichen Schiff den Zustand „Ängstliche Beute“ zu.',
    },
    abilities: [assignsToEnemy('fearfulprey')],
  },
  magnaguardprotector: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Guarded to 1 friendly ship other than a MagnaGuard Protector.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise 1 befreundeten Schiff, das kein Beschützer der Magnawächter ist, den Zustand „Beschützt“ zu.',
    },
    abilities: [
      assignsToFriend('guarded', 'setup-ends', (ship) => ship.pilot !== pilotNumber('magnaguardprotector')),
    ],
  },
  aurrasing: {
    text: {
      en: 'Before you engage, you may spend 1 Force to choose 2 enemy ships at range 0-1 and transfer any number of orange and red tokens between them.',
      de: 'Bevor du kämpfst, darfst du 1 Macht ausgeben, um 2 feindliche Schiffe in Reichweite 0–1 zu wählen und beliebig viele orange und rote Marker zwischen ihnen zu übertragen.',
    },
    abilities: [
      when('engages', {
        if: (s, me) => enemiesAt(s, me, 0, 1).length > 1,
        may: true,
        cost: { force: 1 },
        *run(t, me) {
          const first = yield* chooseShip(t, me, enemiesAt(t.state, me, 0, 1), { must: true })
          if (first === null) return
          const rest = enemiesAt(t.state, me, 0, 1).filter((ship) => ship !== first)
          const second = yield* chooseShip(t, me, rest, { must: true })
          if (second === null) return
          for (let i = tokensOn(t.state, first, second); i > 0; i--)
            if (!(yield* passOne(t, me, first, second))) return
        },
      }),
    ],
  },
  baktoidprototype: baktoid,
  'baktoidprototype-siegeofcoruscant': baktoid,
  theironassembler: {
    text: {
      en: 'After a friendly ship at range 0-1 skips its Execute Maneuver step, you may spend 1 charge; if an asteroid or a debris cloud is at range 0 of it, that ship may repair 1 damage card.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–1 seinen Schritt „Manöver ausführen“ übersprungen hat, darfst du 1 Ladung ausgeben; falls ein Asteroid oder eine Trümmerwolke in Reichweite 0 von ihm ist, darf es 1 Schadenskarte reparieren.',
    },
    abilities: [
      when('maneuver-skipped', {
        of: 'friendly',
        range: [0, 1],
        possible: (s, _me, { ship }) => isAtScrap(s, ship) && s.ships[ship].damage.length > 0,
        may: true,
        cost: { charges: 1 },
        *run(t, _me, { ship }) {
          yield* repairOne(t, ship)
        },
      }),
    ],
  },
  phlacarphoccprototype: {
    text: {
      en: 'During the System Phase, you may spend your lock on a ship to look at its dial.',
      de: 'Während der Systemphase darfst du deine Zielerfassung auf einem Schiff ausgeben, um sein Rad anzusehen.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => readable(s, me).length > 0,
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, readable(t.state, me))
          if (chosen === null) return false
          yield* spendLock(t, me.ship, chosen.id)
          chosen.lasting.push({ key: SEEN_DIAL, value: mine(t.state, me).seat, until: 'end' })
          t.log?.('look-at-dial', 'xw.a.faq-activation.10', { ship: me.ship, other: chosen.id })
          t.revealed('dial')
          return true
        },
      }),
    ],
  },
  'countdooku-siegeofcoruscant': {
    text: {
      en: 'During an attack, before a ship at range 0-2 rolls attack or defense dice, if all of your Force is active, you may spend 1 Force and name a result. If no die shows it, that ship must change 1 die to it.',
      de: 'Während eines Angriffs, bevor ein Schiff in Reichweite 0–2 Angriffs- oder Verteidigungswürfel wirft, darfst du, falls deine ganze Macht aktiv ist, 1 Macht ausgeben und ein Ergebnis nennen. Falls kein Würfel es zeigt, muss jenes Schiff 1 Würfel in dieses Ergebnis ändern.',
    },
    abilities: [...namesResult('attack'), ...namesResult('defense')],
  },
}
