/** Pilots of the Galactic Republic with abilities of their own kind. */

import type { Flow } from '@dejarik/kernel'
import { always, atStartOf, type CardText, type Me, when } from '../../rules/abilities.ts'
import { coordinable, coordinateOne } from '../../rules/actions/coordinate.ts'
import { type ActionOption, actionsFor, doAction, performAction } from '../../rules/actions.ts'
import { cardOf } from '../../rules/cards.ts'
import { assignCondition } from '../../rules/conditions.ts'
import { REMOVED_LATE } from '../../rules/destroyed.ts'
import { type EquippedAt, handOn, mayEquip } from '../../rules/exchange-upgrades.ts'
import { areFriends } from '../../rules/friends.ts'
import { ANY_RANGE, acquireLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc } from '../../rules/range.ts'
import { gainToken } from '../../rules/tokens.ts'
import type { T } from '../../state.ts'
import { type ObjectId, type Ship, type State, THING } from '../../state.ts'
import { friendlyAt } from '../formation.ts'
import { maySideslip } from '../maneuvers.ts'
import type { Texts } from '../texts.ts'
import { isLimited } from '../upgrades/attack-words.ts'
import { chooseUpgrade } from '../upgrades/crew-exchange.ts'
import {
  canPerform,
  chooseShip,
  enemiesAt,
  fully,
  isBasic,
  mine,
  perform,
  performed,
  slotsOf,
} from '../words.ts'

const TARGET = 'bo-katan points at'

/** Objects in the front arc at range 1-2. */
function pointable(s: State, me: Me): ObjectId[] {
  const objects: ObjectId[] = [
    ...s.ships.flatMap(({ id, zone }) => (zone === 'play' && id !== me.ship ? [id] : [])),
    ...s.things.flatMap(({ id, inPlay, kind }) => (inPlay && kind !== 'objective' ? [THING + id] : [])),
  ]
  return objects.filter(
    (object) =>
      isInArc(s, me.ship, 'front', object) &&
      isAtRange(s, me.ship, object, 1, 2) &&
      lockers(s, me, object).length > 0,
  )
}

/** Other friendly ships that can lock it by an action now. */
function lockers(s: State, me: Me, object: ObjectId): Ship[] {
  return s.ships.filter(
    (ship) =>
      ship.zone === 'play' &&
      areFriends(s, me.ship, ship.id) &&
      ship.id !== me.ship &&
      lockable(s, ship, (one) => one === object).length > 0 &&
      canPerform(['lock'])(s, { ...me, ship: ship.id }),
  )
}

function pointedAt({ lasting }: Ship): ObjectId {
  return lasting.find(({ key }) => key === TARGET)?.value ?? -1
}

/** Ships that could have a lock on an enemy at range 0-1, whatever their range to it. */
function* lockForFriend(t: T, me: Me): Flow {
  const s = t.state
  const enemies = enemiesAt(s, me, 0, 1)
  const friends = friendlyAt(s, me, 0, 3).filter(
    (ship) => lockable(s, ship, (one) => enemies.some(({ id }) => id === one), ANY_RANGE).length > 0,
  )
  const friend = yield* chooseShip(t, me, friends)
  if (friend === null) return
  const targets = lockable(s, friend, (one) => enemies.some(({ id }) => id === one), ANY_RANGE)
  const enemy = yield* chooseShip(
    t,
    me,
    enemies.filter(({ id }) => targets.includes(id)),
    { must: true },
  )
  if (enemy !== null) yield* acquireLock(t, friend.id, enemy.id)
}

const warthog: CardText = {
  text: {
    en: 'After you or a friendly ship at range 0-2 that is not limited is destroyed during the Engagement Phase, it is not removed before the end of that phase.',
    de: 'Nachdem du oder ein befreundetes, nicht limitiertes Schiff in Reichweite 0–2 während der Kampfphase zerstört worden ist, wird es nicht vor dem Ende jener Phase entfernt.',
  },
  abilities: [
    when('destroyed', {
      of: 'friendly',
      if: (s, me, { ship }) =>
        s.phase === 'engagement' &&
        (ship === me.ship || (!isLimited(s.ships[ship]) && isAtRange(s, me.ship, ship, 0, 2))),
      run(t, _me, { ship }) {
        t.state.ships[ship].lasting.push({ key: REMOVED_LATE, value: 1, until: 'engagement' })
      },
    }),
  ],
}

export const republicOthers: Texts = {
  slider: {
    text: {
      en: 'When you reveal a bank maneuver of speed 2, you may spend 2 charges to execute it as a sideslip.',
      de: 'Sobald du ein Drehmanöver mit Geschwindigkeit 2 aufdeckst, darfst du 2 Ladungen ausgeben, um es als Slip auszuführen.',
    },
    abilities: maySideslip(({ bearing, speed }) => bearing === 'bank' && speed === 2, {
      cost: { charges: 2 },
    }),
  },
  warthog,
  'warthog-clonez95headhunter': warthog,
  sicko: {
    text: {
      en: 'After you execute a basic maneuver, you may assign the condition Sickening Maneuver to yourself.',
      de: 'Nachdem du ein Basismanöver ausgeführt hast, darfst du dir den Zustand „Schwindelerregendes Manöver“ zuweisen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { maneuver }) => isBasic(maneuver),
        may: true,
        *run(t, me) {
          yield* assignCondition(t, me.ship, 'sickeningmaneuver', me.ship)
        },
      }),
    ],
  },
  bokatankryze: {
    text: {
      en: 'After you fully execute a maneuver, you may gain 1 deplete token to choose an object in your front arc at range 1-2; another friendly ship may perform a lock action to lock it.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Erschöpfungsmarker erhalten, um ein Objekt in deinem Frontwinkel in Reichweite 1–2 zu wählen; ein anderes befreundetes Schiff darf eine Zielerfassungs-Aktion durchführen, um es als Ziel zu erfassen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully((_m, s, me) => pointable(s, me).length > 0),
        may: true,
        cost: { gain: { deplete: 1 } },
        *run(t, me) {
          const s = t.state
          const ship = mine(s, me)
          const options = pointable(s, me).map((target) => ({ do: 'lock' as const, ship: me.ship, target }))
          const cite = { rule: 'xw.g.lock.3', about: me.card }
          const { target } = yield* t.choose(ship.seat, 'lock', options, cite)
          const friend = yield* chooseShip(t, me, lockers(s, me, target))
          if (friend === null) return
          friend.lasting.push({ key: TARGET, value: target, until: 'end' })
          yield* performAction(t, friend.id, { among: ['lock'] })
          friend.lasting = friend.lasting.filter(({ key }) => key !== TARGET)
        },
      }),
      always({
        mayLock: (_s, _me, ship, target) => pointedAt(ship) < 0 || pointedAt(ship) === target,
      }),
    ],
  },
  'oddball-siegeofcoruscant': {
    text: {
      en: 'After you fully execute a red maneuver or perform a red action, you may choose a friendly ship at range 0-3 and an enemy ship at range 0-1; the friendly ship acquires a lock on the enemy one, whatever the range.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt oder eine rote Aktion durchgeführt hast, darfst du ein befreundetes Schiff in Reichweite 0–3 und ein feindliches in Reichweite 0–1 wählen; das befreundete Schiff erfasst das feindliche als Ziel, in beliebiger Reichweite.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }, s, me) => difficulty === 'red' && enemiesAt(s, me, 0, 1).length > 0),
        run: lockForFriend,
      }),
      when('action-performed', {
        if: (s, me, { colour }) => colour === 'red' && enemiesAt(s, me, 0, 1).length > 0,
        run: lockForFriend,
      }),
    ],
  },
  knack: {
    text: {
      en: 'After you are destroyed, you may give 1 of your talent upgrades to a friendly ship that is not limited.',
      de: 'Nachdem du zerstört worden bist, darfst du 1 deiner Talent-Aufwertungen einem befreundeten, nicht limitierten Schiff geben.',
    },
    abilities: [
      when('destroyed', {
        possible: (s, me) => bequeathable(s, me).length > 0,
        *run(t, me) {
          const talent = yield* chooseUpgrade(t, me, bequeathable(t.state, me))
          if (talent === null) return
          const heir = yield* chooseShip(t, me, heirs(t.state, me, talent), { must: true })
          if (heir !== null) handOn(t, talent, heir)
        },
      }),
    ],
  },
  'kickback-siegeofcoruscant': {
    text: {
      en: 'After you perform a barrel roll action, you may perform a red lock action. Before you do, you may gain 1 strain token to treat it as white.',
      de: 'Nachdem du eine Fassrollen-Aktion durchgeführt hast, darfst du eine rote Zielerfassungs-Aktion durchführen. Zuvor darfst du 1 Anstrengungsmarker erhalten, um sie als weiß zu behandeln.',
    },
    abilities: [
      when('action-performed', {
        if: performed('barrel-roll'),
        possible: canPerform(['lock'], { colour: 'red' }),
        *run(t, me) {
          const { seat } = mine(t.state, me)
          const [red, white] = lockActions(t.state, me)
          const no = { do: 'no-action' as const, ship: me.ship }
          const cite = { rule: 'xw.g.actions.21', about: me.card }
          const chosen = yield* t.decide(seat, 'action', [...red, ...white, no], cite)
          if (chosen.do === 'no-action') return
          if (white.includes(chosen)) yield* gainToken(t, me.ship, 'strain', 1, me.ship)
          yield* doAction(t, chosen)
        },
      }),
    ],
  },
  'shaakti-siegeofcoruscant': {
    text: {
      en: 'At the start of the End Phase, you may perform a purple coordinate action, even while stressed. After you perform a coordinate action, if the chosen ship has Born for This, you may coordinate 1 more ship.',
      de: 'Zu Beginn der Endphase darfst du eine lila Koordinations-Aktion durchführen, auch während du gestresst bist. Nachdem du eine Koordinations-Aktion durchgeführt hast, darfst du, falls das gewählte Schiff „Dafür geboren“ hat, 1 weiteres Schiff koordinieren.',
    },
    abilities: [
      atStartOf('end', {
        possible: canPerform(['coordinate'], { colour: 'purple', whileStressed: true }),
        run: perform(['coordinate'], { colour: 'purple', whileStressed: true }),
      }),
      when('coordinated', {
        if: (s, me, { other, asAction }) =>
          asAction &&
          s.ships[other].cards.some((card) => cardOf(card).front === 'bornforthis') &&
          coordinable(s, me.ship, isNot(s, me, other)).length > 0,
        *run(t, me, { other }) {
          yield* coordinateOne(t, me.ship, { ...isNot(t.state, me, other), may: true })
        },
      }),
    ],
  },
}

/** Friends that may have a talent of "Knack". */
function heirs(s: State, me: Me, { slot }: EquippedAt): Ship[] {
  const card = mine(s, me).cards[slot]
  return friendlyAt(s, me, 0, Number.POSITIVE_INFINITY).filter(
    (ship) => ship.id !== me.ship && !isLimited(ship) && mayEquip(s, card, ship),
  )
}

function bequeathable(s: State, me: Me): EquippedAt[] {
  return slotsOf(mine(s, me), 'talent')
    .map((slot) => ({ ship: me.ship, slot }))
    .filter((at) => heirs(s, me, at).length > 0)
}

/** Red lock actions, and the white ones that strain makes of them. */
function lockActions(s: State, me: Me): [red: ActionOption[], white: ActionOption[]] {
  const red = actionsFor(s, mine(s, me), { among: ['lock'], colour: 'red' })
  const white = actionsFor(s, mine(s, me), { among: ['lock'], colour: 'white' })
  return [red, white.filter(({ colour }) => red.every((one) => one.colour !== colour))]
}

/** "1 more ship". */
function isNot(s: State, me: Me, first: number) {
  return { test: (ship: Ship): boolean => areFriends(s, me.ship, ship.id) && ship.id !== first }
}
