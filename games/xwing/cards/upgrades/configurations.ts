/** Configurations: foils, struts and wings, most of them with two sides. */

import {
  type Ability,
  always,
  type CardText,
  duringSystemPhase,
  instead,
  type Me,
  modify,
  when,
} from '../../rules/abilities.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { addDie, changeDice, countFace } from '../../rules/dice.ts'
import { flip } from '../../rules/flip.ts'
import { areFriends } from '../../rules/friends.ts'
import { hasLock } from '../../rules/locks.ts'
import { obstacleKind } from '../../rules/obstacles.ts'
import { isInArc, rangeTo, shipsWhere } from '../../rules/range.ts'
import { rotateShip } from '../../rules/rotate-ship.ts'
import { countOf, gainToken, isCriticallyDamaged, isStressed, removeToken } from '../../rules/tokens.ts'
import { type Maneuver, type Ship, SKIPS_MANEUVER, type State, THING, type Thing } from '../../state.ts'
import { inFiringArc } from '../formation.ts'
import {
  amAttacker,
  amDefender,
  attackedWith,
  enemiesAt,
  fully,
  hasGreenToken,
  mine,
  revealed,
  weaponSlots,
} from '../words.ts'

/** "Before you activate, you may flip this card." */
function flipsBeforeActivating(test: (s: State, me: Me) => boolean = () => true): Ability {
  return when('activates', {
    if: test,
    may: true,
    run(t, me) {
      flip(t, me)
    },
  })
}

const FLIP_EN = 'Before you activate, you may flip this card.'
const FLIP_DE = 'Bevor du aktivierst, darfst du diese Karte umdrehen.'

/** "After you execute a stationary maneuver, you may rotate your ship 90° or 180°." */
const TURNS: readonly number[] = [90, -90, 180]

function isStop({ bearing }: Maneuver): boolean {
  return bearing === 'stationary'
}

function rocksAt(s: State, me: Me): Thing[] {
  return s.things.filter((thing) => {
    const kind = thing.inPlay ? obstacleKind(thing) : null
    return (kind === 'asteroid' || kind === 'debris-cloud') && rangeTo(s, me.ship, THING + thing.id) === 0
  })
}

/** Grappling and landing struts are one card under two names. */
const strutsClosed: CardText = {
  text: {
    en: 'After you execute a maneuver that makes you overlap an asteroid or debris cloud with at most 1 other friendly ship at range 0 of it, you may flip this card; then that obstacle has no effect on you.',
    de: 'Nachdem du ein Manöver ausgeführt hast, durch das du einen Asteroiden oder eine Trümmerwolke überschneidest, an der höchstens 1 anderes befreundetes Schiff in Reichweite 0 ist, darfst du diese Karte umdrehen; dann hat jenes Hindernis keine Wirkung auf dich.',
  },
  abilities: [
    instead('suffers-obstacle', {
      if: (s, me, { thing, overlapped }) => {
        const kind = obstacleKind(s.things[thing])
        const friends = shipsWhere(
          s,
          (ship) =>
            ship.id !== me.ship &&
            areFriends(s, me.ship, ship.id) &&
            rangeTo(s, ship.id, THING + thing) === 0,
        )
        return overlapped && (kind === 'asteroid' || kind === 'debris-cloud') && friends.length <= 1
      },
      may: true,
      run(t, me) {
        flip(t, me)
        // The maneuver that brought it here does not make it let go again.
        mine(t.state, me).lasting.push({ key: 'grabbed', value: 1, until: 'activation' })
        return null
      },
    }),
  ],
}

const strutsOpen: CardText = {
  text: {
    en: 'You ignore obstacles at range 0 and cannot perform barrel roll actions. After you reveal any maneuver but a 2 straight at range 0 of an asteroid or debris cloud, skip your Execute Maneuver step and remove 1 stress token; after a left or right one, rotate 90° that way. After you execute a maneuver, flip this card.',
    de: 'Du ignorierst Hindernisse in Reichweite 0 und kannst keine Fassrollen-Aktionen durchführen. Nachdem du in Reichweite 0 eines Asteroiden oder einer Trümmerwolke ein anderes Manöver als 2 geradeaus aufgedeckt hast, überspringe den Schritt „Manöver ausführen“ und entferne 1 Stressmarker; nach einem Manöver nach links oder rechts drehe dich um 90° in diese Richtung. Nachdem du ein Manöver ausgeführt hast, drehe diese Karte um.',
  },
  abilities: [
    always({
      ignoresObstacle: (s, me, ship, thing) =>
        ship.id === me.ship && rangeTo(s, me.ship, THING + thing) === 0,
      mayPerform: (_s, me, ship, name) => ship.id !== me.ship || name !== 'barrel-roll',
    }),
    when('dial-revealed', {
      if: (s, me) => {
        const maneuver = revealed(mine(s, me))
        const isStraight2 = maneuver?.speed === 2 && maneuver.bearing === 'straight'
        return maneuver !== null && !isStraight2 && rocksAt(s, me).length > 0
      },
      *run(t, me) {
        const ship = mine(t.state, me)
        ship.marks |= SKIPS_MANEUVER
        removeToken(t, me.ship, 'stress')
        const direction = revealed(ship)?.direction ?? null
        if (direction !== null)
          yield* rotateShip(t, me.ship, [direction === 'left' ? -90 : 90], 'xw.a.errata-upgrades.22', true)
      },
    }),
    when('maneuver-executed', {
      if: (s, me) => !mine(s, me).lasting.some(({ key }) => key === 'grabbed'),
      run(t, me) {
        flip(t, me)
      },
    }),
  ],
}

/** Exactly one disarm token, and no cloak: some weapons may be used all the same. */
function hasOneDisarm(ship: Ship): boolean {
  return countOf(ship, 'disarm') === 1 && countOf(ship, 'cloak') === 0
}

/** The primary weapon with the front arc fires where the turret points. */
const primaryThroughTurret = always({
  weapon: (_s, me, ship, weapon) =>
    ship.id === me.ship && weapon.primary && weapon.arc === 'front'
      ? { ...weapon, arc: 'single-turret' }
      : weapon,
})

export const configurations: { readonly [id: string]: CardText } = {
  vectoredcannonsrz1: {
    text: {
      en: 'You have a single turret indicator, and the primary weapon of your front arc uses its arc. Your ship ability Vectored Thrusters is replaced by Vectored Cannons.',
      de: 'Du hast einen einzelnen Geschützwinkel-Anzeiger, und die Primärwaffe deines Frontwinkels verwendet dessen Winkel. Deine Schiffs-Fähigkeit „Schwenkbare Schubdüsen“ wird durch „Schwenkbare Kanonen“ ersetzt.',
    },
    abilities: [primaryThroughTurret],
  },
  integratedsfoils: {
    text: {
      en: `While you make a primary attack against a ship outside your bullseye arc, roll 1 fewer attack die. ${FLIP_EN}`,
      de: `Während du mit einer Primärwaffe ein Schiff außerhalb deines zentralen Winkels angreifst, wirf 1 Angriffswürfel weniger. ${FLIP_DE}`,
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && !isInArc(s, me.ship, 'bullseye', attack.defender)
            ? -1
            : 0,
      }),
      flipsBeforeActivating(),
    ],
  },
  'integratedsfoils#1': { text: { en: FLIP_EN, de: FLIP_DE }, abilities: [flipsBeforeActivating()] },
  servomotorsfoils: {
    text: {
      en: `While you make a primary attack, roll 1 fewer attack die. ${FLIP_EN}`,
      de: `Während du mit einer Primärwaffe angreifst, wirf 1 Angriffswürfel weniger. ${FLIP_DE}`,
    },
    abilities: [
      always({ attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.weapon.primary ? -1 : 0) }),
      flipsBeforeActivating(),
    ],
  },
  'servomotorsfoils#1': { text: { en: FLIP_EN, de: FLIP_DE }, abilities: [flipsBeforeActivating()] },
  pivotwing: {
    text: {
      en: `While you defend, roll 1 fewer defense die. After you execute a stationary maneuver, you may rotate 90° or 180°. ${FLIP_EN}`,
      de: `Während du verteidigst, wirf 1 Verteidigungswürfel weniger. Nachdem du ein Manöver auf der Stelle ausgeführt hast, darfst du dich um 90° oder 180° drehen. ${FLIP_DE}`,
    },
    abilities: [
      always({ defenseDice: (_s, me, attack) => (amDefender(me, attack) ? -1 : 0) }),
      when('maneuver-executed', {
        if: (_s, _me, { maneuver }) => isStop(maneuver),
        *run(t, me) {
          yield* rotateShip(t, me.ship, TURNS, 'xw.g.rotate-ship.1')
        },
      }),
      flipsBeforeActivating(),
    ],
  },
  'pivotwing#1': { text: { en: FLIP_EN, de: FLIP_DE }, abilities: [flipsBeforeActivating()] },
  interceptbooster: {
    text: {
      en: 'Adds a white SLAM action linked to a red lock action. During the System Phase, gain 1 disarm token unless you flip this card. At the end of the End Phase, if it has no active charge, flip it.',
      de: 'Fügt eine weiße SLAM-Aktion hinzu, die mit einer roten Zielerfassungs-Aktion gekoppelt ist. Während der Systemphase erhalte 1 Entwaffnet-Marker, sofern du diese Karte nicht umdrehst. Am Ende der Endphase drehe sie um, falls sie keine aktive Ladung hat.',
    },
    abilities: [
      duringSystemPhase({
        must: true,
        *run(t, me) {
          const cite = { rule: 'xw.g.upgrade.11', about: me.card }
          if (yield* t.may(mine(t.state, me).seat, 'use-ability', cite)) flip(t, me)
          else yield* gainToken(t, me.ship, 'disarm', 1, me.ship)
          return true
        },
      }),
      when('phase-ends', {
        if: (s, me, { phase }) => phase === 'end' && mine(s, me).charges[me.slot] === 0,
        run(t, me) {
          flip(t, me)
        },
      }),
    ],
  },
  'interceptbooster#1': {
    text: { en: 'Detached: it does nothing any more.', de: 'Ausgeklinkt: Sie bewirkt nichts mehr.' },
    abilities: [],
  },
  wartimeloadout: {
    text: {
      en: 'Adds a torpedo and a missile slot, 2 shields, and white lock and reload actions. Your ship ability is Devastating Barrage.',
      de: 'Fügt je einen Torpedo- und Raketen-Slot, 2 Schilde sowie weiße Zielerfassungs- und Nachlade-Aktionen hinzu. Deine Schiffsfähigkeit ist „Verheerendes Sperrfeuer“.',
    },
    abilities: [],
  },
  swivelwing: {
    text: {
      en: 'After you execute a stationary maneuver, you may rotate 90° or 180°; if you do, flip this card.',
      de: 'Nachdem du ein Manöver auf der Stelle ausgeführt hast, darfst du dich um 90° oder 180° drehen; falls du das tust, drehe diese Karte um.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { maneuver }) => isStop(maneuver),
        *run(t, me) {
          if (yield* rotateShip(t, me.ship, TURNS, 'xw.g.rotate-ship.1')) flip(t, me)
        },
      }),
    ],
  },
  'swivelwing#1': {
    text: {
      en: 'While you defend, roll 1 fewer defense die. After you fully execute a maneuver that is not stationary, you may flip this card.',
      de: 'Während du verteidigst, wirf 1 Verteidigungswürfel weniger. Nachdem du ein Manöver vollständig ausgeführt hast, das nicht auf der Stelle ist, darfst du diese Karte umdrehen.',
    },
    abilities: [
      always({ defenseDice: (_s, me, attack) => (amDefender(me, attack) ? -1 : 0) }),
      when('maneuver-executed', {
        if: fully((maneuver) => !isStop(maneuver)),
        may: true,
        run(t, me) {
          flip(t, me)
        },
      }),
    ],
  },
  grapplingstruts: strutsClosed,
  'grapplingstruts#1': strutsOpen,
  landingstruts: strutsClosed,
  'landingstruts#1': strutsOpen,
  calibratedlasertargeting: {
    text: {
      en: 'While you make a primary attack against a ship in your bullseye arc, add 1 focus result.',
      de: 'Während du mit einer Primärwaffe ein Schiff in deinem zentralen Winkel angreifst, füge 1 Fokus-Ergebnis hinzu.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        must: true,
        if: (s, me, attack) => attack.weapon.primary && isInArc(s, me.ship, 'bullseye', attack.defender),
        run(t) {
          addDie(t, 'attack', 'focus')
        },
      }),
    ],
  },
  stabilizedsfoils: {
    text: {
      en: 'Before you activate, you may flip this card if you are not critically damaged.',
      de: 'Bevor du aktivierst, darfst du diese Karte umdrehen, falls du nicht kritisch beschädigt bist.',
    },
    abilities: [flipsBeforeActivating((s, me) => !isCriticallyDamaged(mine(s, me)))],
  },
  'stabilizedsfoils#1': {
    text: {
      en: 'After you attack, you may spend your lock on the defender for a bonus cannon attack against it with a cannon you did not attack with this round. Before you activate, you may flip this card if you are not critically damaged.',
      de: 'Nachdem du angegriffen hast, darfst du deine Zielerfassung auf dem Verteidiger für einen Bonusangriff gegen ihn mit einer Kanone ausgeben, mit der du in dieser Runde nicht angegriffen hast. Bevor du aktivierst, darfst du diese Karte umdrehen, falls du nicht kritisch beschädigt bist.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        may: true,
        cost: { lock: true },
        *run(t, me, { defender }) {
          const used = t.state.attack?.weapon.slot
          yield* performAttack(t, me.ship, {
            bonus: true,
            weapon: (weapon) =>
              weapon.slot !== used && weaponSlots(mine(t.state, me), weapon).includes('cannon'),
            defender: (target) => target === defender,
          })
        },
      }),
      flipsBeforeActivating((s, me) => !isCriticallyDamaged(mine(s, me))),
    ],
  },
  repulsorliftstabilizers: {
    text: {
      en: 'Your straight maneuvers are one step easier. After you fully execute a maneuver, you may flip this card.',
      de: 'Deine Gerade-Manöver sind eine Stufe leichter. Nachdem du ein Manöver vollständig ausgeführt hast, darfst du diese Karte umdrehen.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, { bearing }) => (ship.id === me.ship && bearing === 'straight' ? -1 : 0),
      }),
      when('maneuver-executed', {
        if: fully(),
        may: true,
        run(t, me) {
          flip(t, me)
        },
      }),
    ],
  },
  'repulsorliftstabilizers#1': {
    text: {
      en: 'A bank or turn that you reveal must be flown as a slip; then flip this card. After you fully execute any other maneuver, you may flip this card.',
      de: 'Eine aufgedeckte Drehung oder Wende musst du als Slip fliegen; drehe dann diese Karte um. Nachdem du ein anderes Manöver vollständig ausgeführt hast, darfst du diese Karte umdrehen.',
    },
    abilities: [
      instead('flies-maneuver', {
        if: (_s, _me, { maneuver }) => maneuver.bearing === 'bank' || maneuver.bearing === 'turn',
        run(_t, _me, event) {
          const bearing: Maneuver['bearing'] = event.maneuver.bearing === 'bank' ? 'slip-bank' : 'slip-turn'
          return { ...event, maneuver: { ...event.maneuver, bearing } }
        },
      }),
      when('maneuver-executed', {
        key: 'after-a-slip',
        if: (_s, _me, { maneuver }) => isSlip(maneuver),
        run(t, me) {
          flip(t, me)
        },
      }),
      when('maneuver-executed', {
        if: fully((maneuver) => !isSlip(maneuver)),
        may: true,
        run(t, me) {
          flip(t, me)
        },
      }),
    ],
  },
  alpha3bbesh: {
    text: {
      en: 'While you make a primary attack, you may spend your lock on the defender to change 1 of your blank or focus results to a hit. Adds a payload slot.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du deine Zielerfassung auf dem Verteidiger ausgeben, um 1 deiner Leer- oder Fokus-Ergebnisse in einen Treffer zu ändern. Fügt einen Zuladungs-Platz hinzu.',
    },
    abilities: (['blank', 'focus'] as const).map((face) =>
      modify({
        key: `change ${face}`,
        dice: 'attack',
        as: 'attacker',
        does:
          face === 'blank'
            ? { en: 'change a blank', de: 'eine Leerseite ändern' }
            : { en: 'change a focus result', de: 'ein Fokus-Ergebnis ändern' },
        cost: { lock: true },
        if: (_s, _me, { weapon, attackDice }) => weapon.primary && countFace(attackDice, face) > 0,
        run(t) {
          changeDice(t, 'attack', face, 'hit', 1)
        },
      }),
    ),
  },
  maneuverassistmgk300: {
    text: {
      en: 'Your speed 3 straight and bank maneuvers are one step easier.',
      de: 'Deine Gerade- und Drehungs-Manöver der Geschwindigkeit 3 sind eine Stufe leichter.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, { speed, bearing }) =>
          ship.id === me.ship && speed === 3 && (bearing === 'straight' || bearing === 'bank') ? -1 : 0,
      }),
    ],
  },
  targetassistmgk300: {
    text: {
      en: 'Before you engage, if you are unstressed and have no green token, gain 1 calculate token for each enemy ship at range 2-3 in your firing arc, at most 2.',
      de: 'Bevor du kämpfst, erhalte, falls du nicht gestresst bist und keine grünen Marker hast, 1 Berechnungsmarker für jedes feindliche Schiff in Reichweite 2–3 in deinem Feuerwinkel, höchstens 2.',
    },
    abilities: [
      when('engages', {
        if: (s, me) => !isStressed(mine(s, me)) && !hasGreenToken(mine(s, me)),
        *run(t, me) {
          const s = t.state
          const seen = enemiesAt(s, me, 2, 3).filter((ship) => inFiringArc(s, mine(s, me), ship.id))
          yield* gainToken(t, me.ship, 'calculate', Math.min(2, seen.length), me.ship)
        },
      }),
    ],
  },
  tiedefenderelite: {
    text: {
      en: 'Your turns are one step easier, your Koiogran turns one step harder. Your ship ability is replaced by another.',
      de: 'Deine Wenden sind eine Stufe leichter, deine Koiogran-Wenden eine Stufe schwieriger. Deine Schiffsfähigkeit wird durch eine andere ersetzt.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, { bearing }) =>
          ship.id !== me.ship ? 0 : bearing === 'turn' ? -1 : bearing === 'koiogran' ? 1 : 0,
      }),
    ],
  },
  sensitivecontrols: {
    text: {
      en: 'Your ship ability Autothrusters is replaced by Sensitive Controls.',
      de: 'Deine Schiffsfähigkeit „Automatische Schubdüsen“ wird durch „Genaue Steuerung“ ersetzt.',
    },
    abilities: [],
  },
  xg1assaultconfiguration: {
    text: {
      en: 'With exactly 1 disarm token you can still make cannon attacks; while disarmed they roll at most 3 attack dice. Adds a cannon slot.',
      de: 'Mit genau 1 Entwaffnet-Marker kannst du weiterhin mit Kanonen angreifen; solange du entwaffnet bist, wirfst du dabei höchstens 3 Angriffswürfel. Fügt einen Kanonen-Platz hinzu.',
    },
    abilities: [
      always({
        armed: (s, me, ship, weapon) =>
          ship.id === me.ship && hasOneDisarm(mine(s, me)) && weaponSlots(ship, weapon).includes('cannon'),
        mostAttackDice: (s, me, attack) =>
          amAttacker(me, attack) && attackedWith(s, attack, 'cannon') && countOf(mine(s, me), 'disarm') > 0
            ? 3
            : 6,
      }),
    ],
  },
  os1arsenalloadout: {
    text: {
      en: 'With exactly 1 disarm token you can still make torpedo and missile attacks against what you have locked, without spending that lock in the attack. Adds a torpedo and a missile slot.',
      de: 'Mit genau 1 Entwaffnet-Marker kannst du weiterhin mit Torpedos und Raketen angreifen, was du als Ziel erfasst hast; die Zielerfassung kannst du bei diesem Angriff nicht ausgeben. Fügt einen Torpedo- und einen Raketen-Platz hinzu.',
    },
    abilities: [
      always({
        armed: (s, me, ship, weapon) =>
          ship.id === me.ship &&
          hasOneDisarm(mine(s, me)) &&
          weaponSlots(ship, weapon).some((slot) => slot === 'torpedo' || slot === 'missile'),
        mayAttack: (s, me, ship, defender, weapon) =>
          ship.id !== me.ship ||
          !hasOneDisarm(mine(s, me)) ||
          weaponSlots(ship, weapon).length === 0 ||
          hasLock(ship, defender),
        maySpendLock: (s, me, ship) =>
          ship.id !== me.ship ||
          s.attack === null ||
          !amAttacker(me, s.attack) ||
          !attackedWith(s, s.attack, 'torpedo', 'missile') ||
          !hasOneDisarm(mine(s, me)),
      }),
    ],
  },
}

function isSlip({ bearing }: Maneuver): boolean {
  return bearing === 'slip-bank' || bearing === 'slip-turn'
}
