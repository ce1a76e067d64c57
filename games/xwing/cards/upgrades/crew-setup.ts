/** Crew members who assign conditions, look at dials or otherwise begin their work in set-up. */

import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { BAND, STANDARD_PLAY_AREA } from '../../geometry/index.ts'
import type { Flown } from '../../questions.ts'
import {
  action,
  always,
  atStartOf,
  duringSystemPhase,
  type LastPlace,
  type Me,
  when,
} from '../../rules/abilities.ts'
import { cardOf } from '../../rules/cards.ts'
import { chargesOf, recoverForce, spendCharge, spendForce } from '../../rules/charges.ts'
import { assignCondition, hasCondition, removeCondition } from '../../rules/conditions.ts'
import { isBomb } from '../../rules/devices.ts'
import { isObstacle } from '../../rules/obstacles.ts'
import { isAtRange, isShip, shipsWhere } from '../../rules/range.ts'
import { placeFromReserve } from '../../rules/setup/forces.ts'
import { atRange, beyond, beyondEdges, placedShips, placedThings, shapeAt } from '../../rules/setup/limits.ts'
import { askPlace, findPlace, type Placing } from '../../rules/setup/places.ts'
import { gainToken, isStressed } from '../../rules/tokens.ts'
import {
  opponentOf,
  SEEN_DIAL,
  type Ship,
  type State,
  type T,
  THING,
  type Thing,
  type Token,
} from '../../state.ts'
import { assignsToEnemy, assignsToFriend, pick, shipsOf } from '../condition-words.ts'
import { showTheDarkSide } from '../conditions-others.ts'
import { isHidden, maySetDial, showDial } from '../dial-words.ts'
import { heldTokens, holdToken } from '../held-tokens.ts'
import type { Texts } from '../texts.ts'
import { changeOwn, chooseShip, chooseToken, enemiesAt, mine, rerollOwn } from '../words.ts'

/** Tokens of Sabine Wren's card. */
const SABINE: readonly Token[] = ['ion', 'jam', 'stress', 'tractor']

/** The ship that waits in reserve for GA-97; null if there is none. */
function waiting(s: State, me: Me): Ship | null {
  const { seat } = mine(s, me)
  return (
    s.ships.find(
      (ship) => ship.seat === seat && ship.zone === 'reserve' && hasCondition(s, ship.id, RESISTANCE),
    ) ?? null
  )
}
const RESISTANCE = 'itstheresistance'

function* arrives(t: T, ship: Ship): Flow {
  yield* placeFromReserve(t, ship)
  const place = ship.conditions.findIndex(({ card }) => cardOf(card).id === RESISTANCE)
  yield* removeCondition(t, ship.id, place)
}

/** The one who waited comes without its weapons when GA-97 is lost. */
function* arrivesDisarmed(t: T, me: Me): Flow {
  const ship = waiting(t.state, me)
  if (ship === null) return
  yield* arrives(t, ship)
  yield* gainToken(t, ship.id, 'disarm', 1, me.ship)
}

/** Which of them still lie there: those that were given away are noted on the card. */
function sabinesTokens(s: State, me: Me): Token[] {
  const given = heldTokens(mine(s, me), me)
  return SABINE.filter((token) => !given.includes(token))
}

/** Enemy ships beyond range 1 whose dials are hidden. */
function unread(s: State, me: Me): Ship[] {
  const { seat } = mine(s, me)
  return shipsWhere(
    s,
    (ship) => ship.seat !== seat && isHidden(s, ship) && !isAtRange(s, me.ship, ship.id, 0, 1),
  )
}

/** Cassian Andor: a guess of bearing and speed, as the dial of that ship has them. */
function* guess(t: T, me: Me, ship: Ship): Flow<boolean> {
  const { dial } = printed(ship).type
  const kinds = new Map(dial.map((one) => [`${one.speed} ${one.bearing}`, one]))
  const options = [...kinds.values()].map(
    ({ speed, bearing }, way): Flown => ({
      do: 'maneuver',
      ship: ship.id,
      way,
      speed,
      bearing,
      direction: 'none',
      difficulty: 'white',
    }),
  )
  const cite = { rule: 'xw.g.dial.1', about: me.card }
  const { speed, bearing } = yield* t.choose(mine(t.state, me).seat, 'guess-maneuver', options, cite)
  return dial[ship.dial].speed === speed && dial[ship.dial].bearing === bearing
}

function hiddenAmongObstacles(s: State, { seat }: Ship): LastPlace {
  const rule = 'xw.a.faq-deploy.1'
  const near = placedThings(s, isObstacle)
  const enemies = placedShips(s, (other) => other !== seat)
  return { near, check: (here) => atRange(here, near, 0, rule) ?? beyond(here, enemies, 3, rule) }
}

/** Where Tobias Beckett may put an obstacle. */
function anew(s: State, thing: Thing): Placing {
  const rule = 'xw.g.setup.14'
  const { width, height } = STANDARD_PLAY_AREA
  const inner = 2 * BAND
  const others = placedThings(s, (one) => isObstacle(one) && one.id !== thing.id)
  const ships = placedShips(s)
  return {
    area: {
      kind: thing.kind,
      id: thing.type,
      ship: -1,
      zone: [inner, inner, width - 2 * inner, height - 2 * inner],
    },
    check: (pose) => {
      const here = shapeAt(thing.type, pose)
      return beyondEdges(here, 2, rule) ?? beyond(here, ships, 2, rule) ?? beyond(here, others, 1, rule)
    },
    headings: [0, 45, 90, 135],
  }
}

function* movesObstacle(t: T, me: Me): Flow {
  const s = t.state
  const movable = s.things.filter(
    (thing) => thing.inPlay && isObstacle(thing) && findPlace(anew(s, thing)) !== null,
  )
  if (movable.length === 0) return
  const { seat } = mine(s, me)
  const none = { do: 'decline' as const, target: -1 }
  const options = [...movable.map(({ id }) => ({ do: 'obstacle' as const, target: THING + id })), none]
  const { target } = yield* t.choose(seat, 'move-obstacle', options, {
    rule: 'xw.g.ability.1',
    about: me.card,
  })
  if (target < 0) return
  const thing = s.things[target - THING]
  thing.pose = yield* askPlace(t, seat, 'place-obstacle', 'xw.g.setup.14', anew(s, thing))
  t.log?.('place-obstacle', 'xw.g.setup.13', { seat, type: thing.type })
}

export const setupCrew: Texts = {
  tobiasbeckett: {
    text: {
      en: 'Setup: after forces are placed, you may choose 1 obstacle and place it anew, beyond range 2 of every edge and ship and beyond range 1 of other obstacles.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, darfst du 1 Hindernis wählen und neu platzieren, jenseits von Reichweite 2 aller Ränder und Schiffe und jenseits von Reichweite 1 anderer Hindernisse.',
    },
    abilities: [when('setup-ends', { run: movesObstacle })],
  },
  ga97: {
    text: {
      en: 'Adds a white calculate action. Setup: before forces are placed, you may spend 3-5 charges to assign the condition It’s the Resistance to another friendly ship.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu. Spielaufbau: Bevor die Streitkräfte platziert werden, darfst du 3–5 Ladungen ausgeben, um einem anderen befreundeten Schiff den Zustand „Das ist der Widerstand“ zuzuweisen.',
    },
    abilities: [
      when('forces-next', {
        if: (s, me) => shipsOf(s, mine(s, me).seat).length > 1,
        may: true,
        *run(t, me) {
          const s = t.state
          const { seat } = mine(s, me)
          const cite = { rule: 'xw.g.charge.5', about: me.card }
          const count = yield* t.chooseNumber(seat, 'spend-charges', { min: 3, max: 5 }, cite)
          const others = shipsOf(s, seat).filter(({ id, carrier }) => id !== me.ship && carrier < 0)
          const chosen = yield* pick(t, me, seat, others)
          if (chosen === null) return
          yield* spendCharge(t, me.ship, me.slot, count)
          yield* assignCondition(t, chosen.id, RESISTANCE, me.ship)
        },
      }),
      always({ staysInReserve: (s, me, ship) => waiting(s, me) === ship }),
      atStartOf('planning', {
        if: (s, me) =>
          waiting(s, me) !== null && mine(s, me).charges[me.slot] === chargesOf(mine(s, me), me.slot)?.value,
        *run(t, me) {
          const ship = waiting(t.state, me)
          if (ship !== null) yield* arrives(t, ship)
        },
      }),
      when('destroyed', { run: arrivesDisarmed }),
      when('fled', { run: arrivesDisarmed }),
    ],
  },
  kyloren: {
    text: {
      en: 'Action: choose an enemy ship at range 1-3 and spend 1 Force to assign the condition I’ll Show You the Dark Side to it.',
      de: 'Aktion: Wähle ein feindliches Schiff in Reichweite 1–3 und gib 1 Macht aus, um ihm den Zustand „Ich zeige dir die dunkle Seite“ zuzuweisen.',
    },
    abilities: [
      action({
        if: (s, me) => enemiesAt(s, me, 1, 3).length > 0,
        cost: { force: 1 },
        *run(t, me) {
          const chosen = yield* pick(t, me, mine(t.state, me).seat, enemiesAt(t.state, me, 1, 3))
          if (chosen === null) return false
          yield* showTheDarkSide(t, chosen.id, me.ship)
          return true
        },
      }),
    ],
  },
  agentkallus: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Hunted to 1 enemy ship. While you attack the ship with that condition, you may change 1 focus result to a hit.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise 1 feindlichen Schiff den Zustand „Gejagt“ zu. Während du das Schiff mit diesem Zustand angreifst, darfst du 1 Fokus-Ergebnis in einen Treffer ändern.',
    },
    abilities: [
      assignsToEnemy('hunted'),
      ...changeOwn('focus', 'hit', 1, {
        as: 'attacker',
        if: (s, _me, { defender }) => isShip(defender) && hasCondition(s, defender, 'hunted'),
      }),
    ],
  },
  bobafett: {
    text: {
      en: 'Setup: you begin in reserve. At the end of set-up, place yourself at range 0 of an obstacle and beyond range 3 of every enemy ship; if you can’t, within range 1 of your own edge.',
      de: 'Spielaufbau: Du beginnst in der Reserve. Am Ende des Spielaufbaus platziere dich in Reichweite 0 eines Hindernisses und jenseits von Reichweite 3 aller feindlichen Schiffe; ist das nicht möglich, in Reichweite 1 zu deinem eigenen Rand.',
    },
    abilities: [
      always({ placedLast: (s, me, ship) => (ship.id === me.ship ? hiddenAmongObstacles(s, ship) : null) }),
    ],
  },
  cassianandor: {
    text: {
      en: 'During the System Phase, you may choose an enemy ship at range 1-2, guess bearing and speed of its maneuver and look at its dial. If you guessed right, you may set your dial to another maneuver.',
      de: 'Während der Systemphase darfst du ein feindliches Schiff in Reichweite 1–2 wählen, Flugrichtung und Geschwindigkeit seines Manövers raten und sein Rad ansehen. Hast du richtig geraten, darfst du dein Rad auf ein anderes Manöver stellen.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => enemiesAt(s, me, 1, 2).some(({ dial }) => dial >= 0),
        *run(t, me) {
          const s = t.state
          const near = enemiesAt(s, me, 1, 2).filter(({ dial }) => dial >= 0)
          const chosen = yield* chooseShip(t, me, near)
          if (chosen === null) return false
          const { seat } = mine(s, me)
          const isRight = yield* guess(t, me, chosen)
          chosen.lasting.push({ key: SEEN_DIAL, value: seat, until: 'end' })
          t.log?.('look-at-dial', 'xw.g.dial.1', { ship: me.ship, other: chosen.id })
          t.revealed('dial')
          if (isRight) yield* maySetDial(t, me, mine(s, me), () => true)
          return true
        },
      }),
    ],
  },
  commanderpyre: {
    text: {
      en: 'Setup: after forces are placed, choose an enemy ship; it gains 2 stress tokens. While you defend against a stressed attacker, you may reroll 1 defense die.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, wähle ein feindliches Schiff; es erhält 2 Stressmarker. Während du gegen einen gestressten Angreifer verteidigst, darfst du 1 Verteidigungswürfel neu werfen.',
    },
    abilities: [
      when('setup-ends', {
        *run(t, me) {
          const { seat } = mine(t.state, me)
          const chosen = yield* pick(t, me, seat, shipsOf(t.state, opponentOf(seat)))
          if (chosen !== null) yield* gainToken(t, chosen.id, 'stress', 2, me.ship)
        },
      }),
      ...rerollOwn(1, {
        as: 'defender',
        if: (s, _me, { attacker }) => isShip(attacker) && isStressed(s.ships[attacker]),
      }),
    ],
  },
  directorkrennic: {
    text: {
      en: 'Adds a white lock action. Setup: before forces are placed, assign the condition Optimized Prototype to another friendly ship.',
      de: 'Fügt eine weiße Zielerfassungs-Aktion hinzu. Spielaufbau: Bevor die Streitkräfte platziert werden, weise einem anderen befreundeten Schiff den Zustand „Optimierter Prototyp“ zu.',
    },
    abilities: [assignsToFriend('optimizedprototype', 'forces-next', ({ id }, me) => id !== me.ship)],
  },
  informant: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Listening Device to 1 enemy ship.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise 1 feindlichen Schiff den Zustand „Abhörgerät“ zu.',
    },
    abilities: [assignsToEnemy('listeningdevice')],
  },
  sabinewren: {
    text: {
      en: 'Setup: put 1 ion, 1 jam, 1 stress and 1 tractor token on this card. After a ship suffers the effect of a friendly bomb, you may remove 1 of these tokens; that ship gains a matching one.',
      de: 'Spielaufbau: Lege 1 Ionen-, 1 Störsignal-, 1 Stress- und 1 Fangstrahlmarker auf diese Karte. Nachdem ein Schiff den Effekt einer befreundeten Bombe erlitten hat, darfst du 1 dieser Marker entfernen; jenes Schiff erhält einen passenden.',
    },
    abilities: [
      when('device-suffered', {
        of: 'any',
        if: (s, me, { thing }) =>
          isBomb(s.things[thing].type) &&
          s.things[thing].seat === mine(s, me).seat &&
          sabinesTokens(s, me).length > 0,
        may: true,
        *run(t, me, { ship }) {
          const token = yield* chooseToken(t, me, sabinesTokens(t.state, me))
          if (token === null) return
          holdToken(mine(t.state, me), me, token)
          yield* gainToken(t, ship, token, 1, me.ship)
        },
      }),
    ],
  },
  supremeleadersnoke: {
    text: {
      en: 'During the System Phase, you may choose any number of enemy ships beyond range 1 and spend as many Force; their dials are turned faceup.',
      de: 'Während der Systemphase darfst du beliebig viele feindliche Schiffe jenseits von Reichweite 1 wählen und ebenso viel Macht ausgeben; ihre Räder werden aufgedeckt.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => mine(s, me).force > 0 && unread(s, me).length > 0,
        *run(t, me) {
          const s = t.state
          const { seat, force } = mine(s, me)
          const options = unread(s, me).map(({ id }) => ({ do: 'ship' as const, ship: id }))
          const count = { min: 0, max: Math.min(force, options.length) }
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          const chosen = yield* t.chooseSome(seat, 'choose-ships', options, count, cite)
          if (chosen.length === 0) return false
          yield* spendForce(t, me.ship, chosen.length)
          for (const { ship } of chosen) showDial(t, s.ships[ship])
          return true
        },
      }),
    ],
  },
  talmerrik: {
    text: {
      en: 'Setup: before forces are placed, assign the condition False Friend to 1 enemy ship. Action: if no enemy ship has that condition, assign it to an enemy ship in your front arc at range 0-2.',
      de: 'Spielaufbau: Bevor die Streitkräfte platziert werden, weise 1 feindlichen Schiff den Zustand „Falscher Freund“ zu. Aktion: Falls kein feindliches Schiff diesen Zustand hat, weise ihn einem feindlichen Schiff in deinem Frontwinkel in Reichweite 0–2 zu.',
    },
    abilities: [
      assignsToEnemy('falsefriend', 'forces-next'),
      action({
        if: (s, me) =>
          !shipsOf(s, opponentOf(mine(s, me).seat)).some(({ id }) => hasCondition(s, id, 'falsefriend')) &&
          enemiesAt(s, me, 0, 2, 'front').length > 0,
        *run(t, me) {
          const { seat } = mine(t.state, me)
          const chosen = yield* pick(t, me, seat, enemiesAt(t.state, me, 0, 2, 'front'))
          if (chosen === null) return false
          yield* assignCondition(t, chosen.id, 'falsefriend', me.ship)
          return true
        },
      }),
    ],
  },
  thechild: {
    text: {
      en: 'Setup: after forces are placed, your opponent assigns the condition Merciless Pursuit to 2 of their ships. Your Force does not recover by itself. After you defend and suffer damage, recover 1 Force.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weist dein Gegner 2 seiner Schiffe den Zustand „Gnadenlose Verfolgung“ zu. Deine Macht stellt sich nicht von selbst wieder her. Nachdem du verteidigt und dabei Schaden erlitten hast, stelle 1 Macht wieder her.',
    },
    abilities: [
      when('setup-ends', {
        *run(t, me) {
          const enemy = opponentOf(mine(t.state, me).seat)
          for (let i = 0; i < 2; i++) {
            const left = shipsOf(t.state, enemy).filter(
              ({ id }) => !hasCondition(t.state, id, 'mercilesspursuit'),
            )
            const chosen = yield* pick(t, me, enemy, left)
            if (chosen !== null) yield* assignCondition(t, chosen.id, 'mercilesspursuit', me.ship)
          }
        },
      }),
      always({ recoversForce: (_s, me, ship) => ship.id !== me.ship }),
      when('defended', {
        if: (s) => (s.attack?.suffered ?? 0) > 0,
        run(t, me) {
          recoverForce(t, me.ship)
        },
      }),
    ],
  },
}
