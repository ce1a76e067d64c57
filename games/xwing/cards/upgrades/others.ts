/** Upgrades with abilities of their own kind: who obstructs or is flown through, jamming and coordinating in other ways. */

import { printed } from '../../facts/printed.ts'
import { type Ability, always, type CardText, instead, type Me, modify, when } from '../../rules/abilities.ts'
import { type Coordinating, coordinable, coordinateOne } from '../../rules/actions/coordinate.ts'
import { obstructing } from '../../rules/attack/obstruction.ts'
import { recoverCharge } from '../../rules/charges.ts'
import { assignCondition, POINTS_ON } from '../../rules/conditions.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { destroy } from '../../rules/destroyed.ts'
import { isBomb } from '../../rules/devices/kinds.ts'
import { hasDeviceToPlace, type OneDevice, placeOneDevice } from '../../rules/devices/payload.ts'
import { hasPlacedDevice } from '../../rules/devices/place.ts'
import { drop, launch } from '../../rules/devices/ways.ts'
import { countFace, isHitOrCrit, removeDie, rollOne } from '../../rules/dice.ts'
import type { Event } from '../../rules/events.ts'
import { areFriends } from '../../rules/friends.ts'
import { obstacleKind } from '../../rules/obstacles.ts'
import { isAtRange, isInArc, isShip, rangeTo, shipsWhere } from '../../rules/range.ts'
import { canTransfer, gainToken, has, tokensOf, transferToken } from '../../rules/tokens.ts'
import { type Attack, type Face, type ObjectId, type Ship, type State, THING } from '../../state.ts'
import { chooseFace } from '../dice-words.ts'
import { inFiringArc, shipsInAttackArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { amDefender, chooseShip, chooseToken, hasGreenToken, isEnemy, mayRollMore, mine } from '../words.ts'
import { isLimited } from './attack-words.ts'

const HURTS: readonly Face[] = ['hit', 'crit']

function shipsObstructing(s: State, attack: Attack): Ship[] {
  return obstructing(s, attack).flatMap((object) => (isShip(object) ? [s.ships[object]] : []))
}

function obstructs(s: State, me: Me, attack: Attack): boolean {
  return obstructing(s, attack).includes(me.ship)
}

function isAtObstacle(s: State, me: Me): boolean {
  return s.things.some(
    (thing) => thing.inPlay && obstacleKind(thing) !== null && rangeTo(s, me.ship, THING + thing.id) === 0,
  )
}

/** A friend in my full front arc at range 1-2. */
function isGuarded(s: State, me: Me, object: ObjectId): boolean {
  return (
    isShip(object) &&
    areFriends(s, me.ship, object) &&
    isInArc(s, me.ship, 'full-front', object) &&
    isAtRange(s, me.ship, object, 1, 2)
  )
}

/** Places a bomb with a template of speed 1, before or behind. */
const PARTING: OneDevice = {
  device: isBomb,
  how: 'either',
  ways: [...drop('straight 1', 'bank 1'), ...launch('straight 1', 'bank 1')],
}
const COVER: OneDevice = { how: 'launch', ways: launch('straight 3', 'bank 3') }

const ION = 'crits inflict ion tokens'

/** "Before rolling attack dice of a primary attack, you may spend 2 charges; your crits inflict ion tokens instead of damage." */
const ionCrits: CardText = {
  text: {
    en: 'While you make a primary attack, before you roll attack dice, you may spend 2 charges. If you do, your crits inflict ion tokens instead of damage.',
    de: 'Während du mit einer Primärwaffe angreifst, darfst du, bevor du Angriffswürfel wirfst, 2 Ladungen ausgeben. Falls du das tust, verursachen deine kritischen Treffer Ionenmarker statt Schaden.',
  },
  abilities: [
    when('rolls-attack-dice', {
      if: ({ attack }) => attack?.weapon.primary === true && isShip(attack.defender),
      may: true,
      cost: { charges: 2 },
      run(t) {
        t.state.attack?.used.push(ION)
      },
    }),
    instead('suffers-damage', {
      of: 'any',
      if: ({ attack }, me, event) =>
        event.crit &&
        event.attack &&
        event.by === me.ship &&
        attack?.defender === event.ship &&
        attack.used.includes(ION),
      *run(t, me, { ship }) {
        yield* gainToken(t, ship, 'ion', 1, me.ship)
        return null
      },
    }),
  ],
}

/** "You may coordinate 1 more ship of the same type; both perform the same action." */
function alike(s: State, me: Me, { other, performed, card }: Event<'coordinated'>): Coordinating {
  const { type } = printed(s.ships[other])
  return {
    may: true,
    test: (ship) =>
      areFriends(s, me.ship, ship.id) &&
      ship.id !== other &&
      !isLimited(ship) &&
      printed(ship).type.id === type.id,
    granted: { test: (option) => option.action === performed && option.card === card },
  }
}

const OVERRIDE = 'strut-lock override'

const overridesStruts: readonly Ability[] = [
  when('activates', {
    may: true,
    cost: { charges: 1 },
    run(t, me) {
      mine(t.state, me).lasting.push({ key: OVERRIDE, value: 1, until: 'end' })
    },
  }),
  always({
    ignoresObstacle: (_s, me, ship, _thing, during, overlapped) =>
      ship.id === me.ship &&
      during === 'move' &&
      !overlapped &&
      ship.lasting.some(({ key }) => key === OVERRIDE),
  }),
]

/** Large ships that a ship touches. */
function largeAt0(s: State, me: Me): Ship[] {
  return shipsWhere(
    s,
    (ship) => ship.id !== me.ship && printed(ship).size === 'large' && rangeTo(s, me.ship, ship.id) === 0,
  )
}

export const otherUpgrades: Texts = {
  // ── Flown through, obstructing ────────────────────────────────────────────────────────────────────────────────────
  starbirdslash: {
    text: {
      en: 'After you fully execute a maneuver, you may choose 1 enemy ship that you moved through. It gains 1 strain token. Then, if you are in its firing arc, you gain 1 strain token.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 feindliches Schiff wählen, durch das du dich bewegt hast. Es erhält 1 Anstrengungsmarker. Dann erhältst du, falls du in seinem Feuerwinkel bist, 1 Anstrengungsmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (s, me, { full, passed }) =>
          full && passed.some((ship) => s.ships[ship].seat !== mine(s, me).seat),
        *run(t, me, { passed }) {
          const { seat } = mine(t.state, me)
          const enemies = passed.map((id) => t.state.ships[id]).filter((ship) => ship.seat !== seat)
          const chosen = yield* chooseShip(t, me, enemies)
          if (chosen === null) return
          yield* gainToken(t, chosen.id, 'strain', 1, me.ship)
          if (inFiringArc(t.state, chosen, me.ship)) yield* gainToken(t, me.ship, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  tacticalscrambler: {
    text: {
      en: 'While you obstruct the attack of an enemy ship, the defender rolls 1 additional defense die.',
      de: 'Während du den Angriff eines feindlichen Schiffes versperrst, wirft der Verteidiger 1 zusätzlichen Verteidigungswürfel.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) => (isEnemy(s, me, attack.attacker) && obstructs(s, me, attack) ? 1 : 0),
      }),
    ],
  },
  treacherous: {
    text: {
      en: 'While you defend, you may choose a ship that obstructs the attack and spend 1 charge. If you do, cancel 1 hit or crit, and that ship gains 1 strain token. After a ship at range 0-3 is destroyed, recover 1 charge.',
      de: 'Während du verteidigst, darfst du ein Schiff wählen, das den Angriff versperrt, und 1 Ladung ausgeben. Falls du das tust, annulliere 1 Treffer oder kritischen Treffer, und jenes Schiff erhält 1 Anstrengungsmarker. Nachdem ein Schiff in Reichweite 0–3 zerstört worden ist, stelle 1 Ladung wieder her.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'defender',
        cost: { charges: 1 },
        if: (s, _me, attack) =>
          shipsObstructing(s, attack).length > 0 &&
          HURTS.some((face) => countFace(attack.attackDice, face) > 0),
        *run(t, me, attack) {
          const chosen = yield* chooseShip(t, me, shipsObstructing(t.state, attack), { must: true })
          const there = HURTS.filter((face) => countFace(attack.attackDice, face) > 0)
          removeDie(t, 'attack', yield* chooseFace(t, me, there))
          if (chosen !== null) yield* gainToken(t, chosen.id, 'strain', 1, me.ship)
        },
      }),
      when('destroyed', {
        of: 'any',
        range: [0, 3],
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
        },
      }),
    ],
  },
  korkiekryze: {
    text: {
      en: 'After a friendly ship in your full front arc at range 1-2 becomes the defender, you may transfer 1 green token to it. While such a ship defends, if you obstruct the attack, it rolls 1 additional defense die.',
      de: 'Nachdem ein befreundetes Schiff in deinem vollen Frontwinkel in Reichweite 1–2 zum Verteidiger geworden ist, darfst du 1 grünen Marker auf es übertragen. Während ein solches Schiff verteidigt, wirft es, falls du den Angriff versperrst, 1 zusätzlichen Verteidigungswürfel.',
    },
    abilities: [
      when('defender-declared', {
        of: 'any',
        if: (s, me, { defender }) => isGuarded(s, me, defender) && hasGreenToken(mine(s, me)),
        possible: (s, me, { defender }) =>
          tokensOf(mine(s, me), 'green').some((token) => canTransfer(s, me.ship, defender, token)),
        may: true,
        *run(t, me, { defender }) {
          const able = tokensOf(mine(t.state, me), 'green').filter((one) =>
            canTransfer(t.state, me.ship, defender, one),
          )
          const token = yield* chooseToken(t, me, able)
          if (token !== null) yield* transferToken(t, me.ship, defender, token)
        },
      }),
      always({
        defenseDice: (s, me, attack) =>
          isGuarded(s, me, attack.defender) && obstructs(s, me, attack) ? 1 : 0,
      }),
    ],
  },
  // ── Coordinate and jam ────────────────────────────────────────────────────────────────────────────────────────────
  enhancedjammingsuite: {
    text: {
      en: 'While you jam, you can choose yourself or another friendly ship. While you defend, if the attacker has no green token or a jammed ship is in the attack arc, you may roll 1 additional defense die.',
      de: 'Während du störst, kannst du dich selbst oder ein anderes befreundetes Schiff wählen. Während du verteidigst, darfst du, falls der Angreifer keinen grünen Marker hat oder ein gestörtes Schiff im Angriffswinkel ist, 1 zusätzlichen Verteidigungswürfel werfen.',
    },
    abilities: [
      always({ jamsFriends: (_s, me, ship) => ship.id === me.ship }),
      ...mayRollMore({
        as: 'defender',
        if: (s, me, attack) =>
          amDefender(me, attack) &&
          (!isShip(attack.attacker) ||
            !hasGreenToken(s.ships[attack.attacker]) ||
            shipsInAttackArc(s, attack).some((ship) => has(ship, 'jam'))),
      }),
    ],
  },
  biohexacryptcodes: {
    text: {
      en: 'While you coordinate or jam, you may spend your lock on a ship to choose that ship at any range.',
      de: 'Während du koordinierst oder störst, darfst du deine Zielerfassung auf einem Schiff ausgeben, um jenes Schiff in beliebiger Reichweite zu wählen.',
    },
    abilities: [always({ reachesByLock: (_s, me, ship) => ship.id === me.ship })],
  },
  'sabinewren-command': {
    text: {
      en: 'Setup: before forces are placed, assign the condition Trials of the Darksaber to yourself. While you perform a coordinate action, you may coordinate 1 additional friendly ship.',
      de: 'Spielaufbau: Bevor die Streitkräfte platziert werden, weise dir den Zustand „Das Dunkelschwert“ zu. Während du eine Koordinations-Aktion durchführst, darfst du 1 weiteres befreundetes Schiff koordinieren.',
    },
    abilities: [
      when('forces-next', {
        *run(t, me) {
          yield* assignCondition(t, me.ship, POINTS_ON, me.ship)
        },
      }),
      when('coordinated', {
        if: (_s, _me, { asAction }) => asAction,
        *run(t, me, { other: first }) {
          const test = (other: Ship): boolean => areFriends(t.state, me.ship, other.id) && other.id !== first
          yield* coordinateOne(t, me.ship, { test, may: true })
        },
      }),
    ],
  },
  battlemeditation: {
    text: {
      en: 'You cannot coordinate limited ships. While you perform a purple coordinate action, you may coordinate 1 more friendly ship of the same type that is not limited. Both must perform the same action.',
      de: 'Du kannst keine limitierten Schiffe koordinieren. Während du eine lila Koordinations-Aktion durchführst, darfst du 1 weiteres befreundetes, nicht limitiertes Schiff desselben Typs koordinieren. Beide müssen dieselbe Aktion durchführen.',
    },
    abilities: [
      always({
        mayCoordinate: (_s, me, coordinator, ship) => coordinator.id !== me.ship || !isLimited(ship),
      }),
      when('coordinated', {
        if: (s, me, event) =>
          event.asAction &&
          event.colour === 'purple' &&
          event.performed !== null &&
          coordinable(s, me.ship, alike(s, me, event)).length > 0,
        *run(t, me, event) {
          yield* coordinateOne(t, me.ship, alike(t.state, me, event))
        },
      }),
    ],
  },
  // ── Obstacles ─────────────────────────────────────────────────────────────────────────────────────────────────────
  tierfonbellyrun: {
    text: {
      en: 'You can make special attacks even while at range 0 of asteroids. While you defend at range 0 of an obstacle, attack dice cannot be rerolled.',
      de: 'Du kannst Spezialangriffe durchführen, auch während du in Reichweite 0 von Asteroiden bist. Während du in Reichweite 0 eines Hindernisses verteidigst, können Angriffswürfel nicht neu geworfen werden.',
    },
    abilities: [
      always({
        firesAtObstacle: (_s, me, ship, weapon, kind) =>
          ship.id === me.ship && !weapon.primary && kind === 'asteroid',
        mostRerolls: (s, me, { defender }) =>
          defender === me.ship && isAtObstacle(s, me) ? 0 : Number.POSITIVE_INFINITY,
      }),
    ],
  },
  'strutlockoverride-siegeofcoruscant': {
    text: {
      en: 'At the start of your activation, you may spend 1 charge to ignore obstacles this round while you move through them.',
      de: 'Zu Beginn deiner Aktivierung darfst du 1 Ladung ausgeben, um in dieser Runde Hindernisse zu ignorieren, während du dich durch sie bewegst.',
    },
    abilities: overridesStruts,
  },
  'l337sprogramming-battleofyavin': {
    text: {
      en: 'While you have no active shield, your bank maneuvers are one step easier.',
      de: 'Solange du keinen aktiven Schild hast, sind deine Drehmanöver eine Stufe leichter.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, { bearing }) =>
          ship.id === me.ship && ship.shields === 0 && bearing === 'bank' ? -1 : 0,
      }),
    ],
  },
  // ── Attacks ───────────────────────────────────────────────────────────────────────────────────────────────────────
  'ancillaryionweapons-siegeofcoruscant': ionCrits,
  alpha3eesk: ionCrits,
  corsaircrew: {
    text: {
      en: 'While you attack a ship, you may spend 1 hit; then the defender gains 1 deplete token.',
      de: 'Während du ein Schiff angreifst, darfst du 1 Treffer ausgeben; dann erhält der Verteidiger 1 Erschöpfungsmarker.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (_s, _me, { defender, attackDice }) => isShip(defender) && countFace(attackDice, 'hit') > 0,
        *run(t, me, { defender }) {
          removeDie(t, 'attack', 'hit')
          yield* gainToken(t, defender, 'deplete', 1, me.ship)
        },
      }),
    ],
  },
  delta7b: { text: { en: '', de: '' }, abilities: [] },
  // ── Devices and the end of a ship ─────────────────────────────────────────────────────────────────────────────────
  'topcover-swz98': {
    text: {
      en: 'After a friendly ship at range 0-1 defends, if you have not dropped or launched a device this round, you may launch a device with the speed 3 straight or bank template. You ignore the effects of friendly devices.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–1 verteidigt hat, darfst du, falls du in dieser Runde kein Gerät abgeworfen oder gestartet hast, ein Gerät mit der Gerade- oder Drehung-Schablone der Geschwindigkeit 3 starten. Du ignorierst die Effekte befreundeter Geräte.',
    },
    abilities: [
      when('defended', {
        of: 'friendly',
        range: [0, 1],
        if: (s, me) => !hasPlacedDevice(mine(s, me)),
        possible: (s, me) => hasDeviceToPlace(s, me.ship, COVER),
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { ...COVER, may: true })
        },
      }),
      instead('suffers-device', {
        if: (s, me, { thing }) => s.things[thing].seat === mine(s, me).seat,
        run: () => null,
      }),
    ],
  },
  'partinggift-battleoverendor': {
    text: {
      en: 'When you are destroyed, before you are removed, you may spend 1 charge of a device upgrade to drop or launch a bomb with the speed 1 straight or bank template.',
      de: 'Sobald du zerstört worden bist, darfst du, bevor du entfernt wirst, 1 Ladung einer Geräte-Aufwertung ausgeben, um eine Bombe mit der Gerade- oder Drehung-Schablone der Geschwindigkeit 1 abzuwerfen oder zu starten.',
    },
    abilities: [
      when('to-be-removed', {
        possible: (s, me) => hasDeviceToPlace(s, me.ship, PARTING),
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { ...PARTING, may: true })
        },
      }),
    ],
  },
  'heroicsacrifice-battleoverendor': {
    text: {
      en: 'After you perform a SLAM action, roll 5 attack dice. Each large ship at range 0 suffers 1 hit damage for each hit or crit, past its shields. Then you are destroyed. You can perform SLAM actions even while stressed.',
      de: 'Nachdem du eine SLAM-Aktion durchgeführt hast, wirf 5 Angriffswürfel. Jedes große Schiff in Reichweite 0 erleidet für jeden Treffer und kritischen Treffer 1 Treffer-Schaden, an seinen Schilden vorbei. Dann wirst du zerstört. Du kannst SLAM-Aktionen durchführen, auch während du gestresst bist.',
    },
    abilities: [
      always({ whileStressed: (_s, me, ship, action) => ship.id === me.ship && action === 'slam' }),
      when('action-performed', {
        if: (_s, _me, { action }) => action === 'slam',
        *run(t, me) {
          let damage = 0
          for (let i = 0; i < 5; i++) if (isHitOrCrit(yield* rollOne(t, me.ship, 'xw.g.ability.1'))) damage++
          const source = { by: me.ship, attack: false }
          for (const { id } of largeAt0(t.state, me))
            yield* sufferDamage(t, id, 'hit', damage, { ...source, pastShields: true })
          yield* destroy(t, me.ship, source)
        },
      }),
    ],
  },
}
