/** Crew members who coordinate, or act when somebody does. */

import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { action, always, anotherWay, duringSystemPhase, type Me, when } from '../../rules/abilities.ts'
import { raise } from '../../rules/ability-queue.ts'
import { coordinable, coordinateOne } from '../../rules/actions/coordinate.ts'
import { actionBarOf, actionsFor, type Granted, performAction } from '../../rules/actions.ts'
import { isAllowed } from '../../rules/ask-cards.ts'
import { areFriends } from '../../rules/friends.ts'
import { ANY_RANGE, lockable, lockedBy, moveLock } from '../../rules/locks.ts'
import { isAtRange, isShip, shipsWhere } from '../../rules/range.ts'
import { rotateShip } from '../../rules/rotate-ship.ts'
import { canTransfer, gainToken, tokensOf, transferToken } from '../../rules/tokens.ts'
import type { Ship, ShipId, State, T } from '../../state.ts'
import { friendlyAt, mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { chooseShip, gain, mine, performed } from '../words.ts'

/** Ships at range 1-3 that have another of their side there. */
function pairs(s: State, me: Me): Ship[] {
  const near = shipsWhere(s, ({ id }) => id !== me.ship && isAtRange(s, me.ship, id, 1, 3))
  return near.filter((ship) => near.some((other) => other.id !== ship.id && areFriends(s, ship.id, other.id)))
}

function* pickShip(t: T, me: Me, what: 'coordinate' | 'jam-target', ships: readonly Ship[]): Flow<Ship> {
  const options = ships.map(({ id }) => ({ do: 'ship' as const, ship: id }))
  const cite = { rule: 'xw.a.cardfaq.66', about: me.card }
  return t.state.ships[(yield* t.choose(mine(t.state, me).seat, what, options, cite)).ship]
}

/** Orange and red tokens of mine that may be transferred, locks of others on me among them (xw.a.cardfaq.76). */
function* mayTransferBad(t: T, me: Me, to: number): Flow {
  const s = t.state
  const ship = mine(s, me)
  const tokens = [...tokensOf(ship, 'orange'), ...tokensOf(ship, 'red')].filter((token) =>
    canTransfer(s, me.ship, to, token),
  )
  const options = [
    ...tokens.map((token) => ({ do: 'token' as const, ship: me.ship, token, target: -1 })),
    ...lockedBy(s, me.ship).map(({ id }) => ({
      do: 'break-lock' as const,
      ship: id,
      token: 'lock',
      target: me.ship,
    })),
  ]
  if (options.length === 0) return
  const none = { do: 'decline' as const, ship: me.ship, token: '', target: -1 }
  const cite = { rule: 'xw.g.tokens.4', about: me.card }
  const chosen = yield* t.choose(ship.seat, 'choose-token', [...options, none], cite)
  if (chosen.do === 'break-lock') moveLock(t, chosen.ship, me.ship, to)
  else if (chosen.do === 'token') yield* transferToken(t, me.ship, to, chosen.token)
}

/** What ships that General Hux coordinates may do: an action as a red one, and the others the same one. */
function red(among?: Granted['among']): Granted {
  return { colour: 'red', fromBar: true, ...(among !== undefined && { among }) }
}

const TEMPLATES = (['left', 'straight', 'right'] as const).map((side) => ({
  do: 'template' as const,
  side,
  template: side === 'straight' ? 'straight 1' : `bank 1 ${side}`,
}))

/** With one template, so that no card offers another. */
const RED_BOOST: Granted = { among: ['boost'], colour: 'red', test: ({ slot }) => slot < 0 }

/** Friendly ships that could boost now, but for those that had their turn. */
function boosters(s: State, me: Me, done: readonly ShipId[]): Ship[] {
  return friendlyAt(s, me, 0, Number.POSITIVE_INFINITY).filter(
    (ship) => !done.includes(ship.id) && actionsFor(s, ship, RED_BOOST).length > 0,
  )
}

export const coordinateCrew: Texts = {
  'c3po-crew': {
    text: {
      en: 'Adds a white calculate and a red coordinate action; after you perform either, gain 1 calculate token. You can coordinate friendly ships beyond range 2 that have calculate on their action bar.',
      de: 'Fügt eine weiße Berechnungs- und eine rote Koordinations-Aktion hinzu; nachdem du eine davon durchgeführt hast, erhalte 1 Berechnungsmarker. Du kannst befreundete Schiffe jenseits von Reichweite 2 koordinieren, die Berechnung auf ihrer Aktionsleiste haben.',
    },
    abilities: [
      always({
        coordinatesAnywhere: (s, me, ship, other) =>
          ship.id === me.ship &&
          isAtRange(s, me.ship, other.id, 3, Number.POSITIVE_INFINITY) &&
          actionBarOf(s, other).some(({ action: name }) => name === 'calculate'),
      }),
      when('action-performed', { if: performed('calculate', 'coordinate'), run: gain('calculate') }),
    ],
  },
  cienaree: {
    text: {
      en: 'After you perform a coordinate action with which a ship performed a barrel roll or boost action, that ship may gain 1 stress token to rotate 90°.',
      de: 'Nachdem du eine Koordinations-Aktion durchgeführt hast, durch die ein Schiff eine Fassrollen- oder Schub-Aktion durchgeführt hat, darf jenes Schiff 1 Stressmarker erhalten, um sich um 90° zu drehen.',
    },
    abilities: [
      when('coordinated', {
        if: (_s, _me, { asAction, performed: what }) =>
          asAction && (what === 'barrel-roll' || what === 'boost'),
        *run(t, me, { other }) {
          if (yield* rotateShip(t, other, [90, -90], 'xw.g.rotate-ship.1'))
            yield* gainToken(t, other, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  generalhux: {
    text: {
      en: 'While you perform a white coordinate action, you may treat it as red to coordinate up to 2 more ships of the same ship type; all of them perform the same action as a red one.',
      de: 'Während du eine weiße Koordinations-Aktion durchführst, darfst du sie als rote behandeln, um bis zu 2 weitere Schiffe desselben Schiffstyps zu koordinieren; alle führen dieselbe Aktion als rote durch.',
    },
    abilities: [
      anotherWay({
        actions: ['coordinate'],
        if: (_s, _me, colour) => colour === 'white',
        colour: 'red',
        *run(t, me) {
          const s = t.state
          const how = { asAction: true, colour: 'red' } as const
          const first = yield* coordinateOne(t, me.ship, { ...how, granted: red() })
          if (first === null) return false
          const { performed: what } = first
          if (what === null || what === 'scenario') return true
          const done = [first.other]
          const type = printed(s.ships[first.other]).type.id
          const test = (other: Ship): boolean =>
            areFriends(s, me.ship, other.id) && printed(other).type.id === type && !done.includes(other.id)
          while (done.length < 3 && coordinable(s, me.ship, { test }).length > 0) {
            const cite = { rule: 'xw.g.coordinate.3', about: me.card }
            if (!(yield* t.may(mine(s, me).seat, 'use-ability', cite))) break
            const next = yield* coordinateOne(t, me.ship, { ...how, test, granted: red([what]) })
            if (next === null) break
            done.push(next.other)
          }
          return true
        },
      }),
    ],
  },
  greefkarga: {
    text: {
      en: 'Adds a red coordinate action. After you coordinate a ship, it may acquire a lock on an object that you have locked.',
      de: 'Fügt eine rote Koordinations-Aktion hinzu. Nachdem du ein Schiff koordiniert hast, darf es ein Objekt als Ziel erfassen, das du erfasst hast.',
    },
    abilities: [
      when('coordinated', {
        *run(t, me, { other }) {
          const { locks } = mine(t.state, me)
          const ship = t.state.ships[other]
          yield* mayLockOne(
            t,
            me,
            ship,
            lockable(t.state, ship, (target) => locks.includes(target)),
          )
        },
      }),
    ],
  },
  hondoohnaka: {
    text: {
      en: 'Action: choose 2 ships at range 1-3 that are friendly to each other. Coordinate one of them, then jam the other, at any range.',
      de: 'Aktion: Wähle 2 Schiffe in Reichweite 1–3, die zueinander befreundet sind. Koordiniere eines davon, störe dann das andere, in beliebiger Reichweite.',
    },
    abilities: [
      action({
        if: (s, me) => pairs(s, me).length > 0,
        *run(t, me) {
          const s = t.state
          const able = pairs(s, me).filter((ship) => isAllowed(s, 'mayCoordinate', mine(s, me), ship))
          if (able.length === 0) return false
          const first = yield* pickShip(t, me, 'coordinate', able)
          const second = yield* pickShip(
            t,
            me,
            'jam-target',
            pairs(s, me).filter(({ id }) => id !== first.id && areFriends(s, first.id, id)),
          )
          t.log?.('coordinate', 'xw.a.cardfaq.66', { ship: me.ship, other: first.id })
          const chosen = yield* performAction(t, first.id, {
            rule: 'xw.a.cardfaq.66',
            test: (option) => isAllowed(s, 'mayGrant', mine(s, me), option.action),
          })
          const what = chosen?.action ?? null
          const card = chosen?.card ?? -1
          const event = { ship: me.ship, other: first.id, performed: what, card, asAction: false } as const
          yield* raise(t, { event: 'coordinated', ...event, colour: 'white' })
          t.log?.('jam', 'xw.g.jam.4', { ship: me.ship, other: second.id })
          yield* gainToken(t, second.id, 'jam', 1, me.ship)
          yield* raise(t, { event: 'jammed', ship: me.ship, other: second.id })
          return true
        },
      }),
    ],
  },
  moffjerjerrod: {
    text: {
      en: 'During the System Phase, you may spend 2 charges and choose the speed 1 bank template to the left, the speed 1 bank template to the right or the speed 1 straight template. Each friendly ship may perform a red boost action with that template.',
      de: 'Während der Systemphase darfst du 2 Ladungen ausgeben und die Drehungs-Schablone der Geschwindigkeit 1 nach links, die nach rechts oder die Gerade-Schablone der Geschwindigkeit 1 wählen. Jedes befreundete Schiff darf mit jener Schablone eine rote Schub-Aktion durchführen.',
    },
    abilities: [
      duringSystemPhase({
        cost: { charges: 2 },
        if: (s, me) => boosters(s, me, []).length > 0,
        *run(t, me) {
          const cite = { rule: 'xw.g.boost.2', about: me.card }
          const { side } = yield* t.choose(mine(t.state, me).seat, 'choose-template', TEMPLATES, cite)
          const boostsWith = { side, name: side === 'straight' ? 'straight 1' : 'bank 1' } as const
          const done: ShipId[] = []
          while (true) {
            const chosen = yield* chooseShip(t, me, boosters(t.state, me, done))
            if (chosen === null) return true
            done.push(chosen.id)
            yield* performAction(t, chosen.id, { ...RED_BOOST, boostsWith })
          }
        },
      }),
    ],
  },
  protectorategleb: {
    text: {
      en: 'Adds a red coordinate action. After you coordinate a friendly ship, you may transfer 1 orange or red token to it.',
      de: 'Fügt eine rote Koordinations-Aktion hinzu. Nachdem du ein befreundetes Schiff koordiniert hast, darfst du ihm 1 orangen oder roten Marker übertragen.',
    },
    abilities: [
      when('coordinated', {
        if: (s, me, { other }) => areFriends(s, me.ship, other),
        *run(t, me, { other }) {
          yield* mayTransferBad(t, me, other)
        },
      }),
    ],
  },
  torynfarr: {
    text: {
      en: 'Adds a white lock action linked to a red coordinate action. After you coordinate a friendly ship, it may acquire a lock on a ship that you have locked, at any range.',
      de: 'Fügt eine weiße Zielerfassungs-Aktion hinzu, die mit einer roten Koordinations-Aktion gekoppelt ist. Nachdem du ein befreundetes Schiff koordiniert hast, darf es ein Schiff als Ziel erfassen, das du erfasst hast, in beliebiger Reichweite.',
    },
    abilities: [
      when('coordinated', {
        if: (s, me, { other }) => areFriends(s, me.ship, other),
        *run(t, me, { other }) {
          const { locks } = mine(t.state, me)
          const ship = t.state.ships[other]
          const isOne = (target: number): boolean => isShip(target) && locks.includes(target)
          yield* mayLockOne(t, me, ship, lockable(t.state, ship, isOne, ANY_RANGE))
        },
      }),
    ],
  },
}
