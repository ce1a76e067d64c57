/** Resistance: pilots of the RZ-2 A-wing and the BTA-NR2 Y-wing. */
import { always, type Me, modify, when } from '../../rules/abilities.ts'
import { rotate } from '../../rules/actions/rotate.ts'
import { actionBarOf, performAction } from '../../rules/actions.ts'
import { hasModified } from '../../rules/attack/modify-dice.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { changeDice, modifiable, rerollable } from '../../rules/dice.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { rotateShip } from '../../rules/rotate-ship.ts'
import {
  canTransfer,
  countOf,
  gainToken,
  has,
  isStressed,
  removeToken,
  spendToken,
  tokensOf,
  transferToken,
} from '../../rules/tokens.ts'
import { type Attack, type Ship, type State, THING } from '../../state.ts'
import { findUpgrade } from '../../facts/index.ts'
import { cardOf } from '../catalogue.ts'
import { OWN_DICE } from '../dice-words.ts'
import { friendlyAt, inAttackArc, inFiringArc, inTurretArc, passToken } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  amDefender,
  chooseShip,
  chooseToken,
  enemyOf,
  friendsAt,
  fully,
  haveInArc,
  isBasic,
  isFriend,
  mayRollMore,
  mine,
  performed,
  rerollOfFriend,
} from '../words.ts'

/** Friends other than me with a focus token, in whose turret arc the enemy of this attack is. */
function spotters(s: State, me: Me, attack: Attack): Ship[] {
  const enemy = enemyOf(me, attack)
  if (enemy < 0) return []
  return shipsWhere(
    s,
    (ship) =>
      ship.id !== me.ship && isFriend(s, me, ship.id) && has(ship, 'focus') && inTurretArc(s, ship, enemy),
  )
}

/** Ships in my firing arc at range 0-1 with a green token that could pass to me. */
function robbable(s: State, me: Me): Ship[] {
  return shipsWhere(
    s,
    (ship) =>
      isAtRange(s, me.ship, ship.id, 0, 1) &&
      inFiringArc(s, mine(s, me), ship.id) &&
      tokensOf(ship, 'green').some((token) => canTransfer(s, ship.id, me.ship, token)),
  )
}

/** Friendly devices and calculating ships in the attack arc. */
function calculators(s: State, me: Me, attack: Attack): number {
  const { seat } = mine(s, me)
  const ships = shipsWhere(
    s,
    (ship) => ship.seat === seat && has(ship, 'calculate') && inAttackArc(s, attack, ship.id),
  )
  const devices = s.things.filter(
    (thing) =>
      thing.inPlay && thing.seat === seat && thing.kind === 'device' && inAttackArc(s, attack, THING + thing.id),
  )
  return ships.length + devices.length
}

function isTurretUpgrade(s: State, { attacker, weapon }: Attack): boolean {
  if (weapon.primary) return false
  const { id } = cardOf(s.ships[attacker].cards[weapon.slot])
  return findUpgrade(id.split('#')[0])?.slots.includes('turret') === true
}

export const resistanceAYWings: Texts = {
  greersonnel: {
    text: {
      en: 'After you fully execute a maneuver, you may rotate your turret.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du deinen Geschützturm drehen.',
    },
    abilities: [
      when('maneuver-executed', {
        when: fully(),
        may: true,
        *run(t, me) {
          yield* rotate(t, me.ship)
        },
      }),
    ],
  },
  lulolampar: {
    text: {
      en: 'While you are stressed, you roll 1 fewer defense die while you defend and 1 additional attack die while you make a primary attack.',
      de: 'Solange du gestresst bist, wirfst du beim Verteidigen 1 Verteidigungswürfel weniger und beim Angriff mit einer Primärwaffe 1 Angriffswürfel mehr.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && isStressed(mine(s, me)) ? 1 : 0,
        defenseDice: (s, me, attack) => (amDefender(me, attack) && isStressed(mine(s, me)) ? -1 : 0),
      }),
    ],
  },
  merlcobben: {
    text: {
      en: 'While a friendly ship at range 0-2 makes a primary attack, if you are in the bullseye arc of the defender, the defender rolls 1 fewer defense die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 mit einer Primärwaffe angreift, wirft der Verteidiger, falls du in seinem zentralen Winkel bist, 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        defenseDice: (s, me, { attacker, defender, weapon }) =>
          weapon.primary &&
          isShip(defender) &&
          isFriend(s, me, attacker) &&
          isAtRange(s, me.ship, attacker, 0, 2) &&
          isInArc(s, defender, 'bullseye', me.ship)
            ? -1
            : 0,
      }),
    ],
  },
  ronithblario: {
    text: {
      en: 'While you defend or attack, if the enemy ship is in the turret arc of another friendly ship, you may spend 1 focus token of that ship to change 1 of your focus results to an evade or hit.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls das feindliche Schiff im Turmwinkel eines anderen befreundeten Schiffes ist, 1 Fokusmarker jenes Schiffes ausgeben, um 1 deiner Fokus-Ergebnisse in ein Ausweich- oder Treffer-Ergebnis zu ändern.',
    },
    abilities: (['attacker', 'defender'] as const).map((as) => {
      const { dice, good } = OWN_DICE[as]
      return modify({
        dice,
        as,
        spends: 'focus',
        when: (s, me, attack) =>
          spotters(s, me, attack).length > 0 && modifiable(s, dice, 'focus', me.ship) > 0,
        *run(t, me, attack) {
          const spotter = yield* chooseShip(t, me, spotters(t.state, me, attack), { must: true })
          if (spotter === null) return
          yield* spendToken(t, spotter.id, 'focus', me.ship)
          changeDice(t, dice, 'focus', good, 1)
        },
      })
    }),
  },
  seftinvanik: {
    text: {
      en: 'After you perform a boost action, you may transfer 1 evade token to a friendly ship at range 1.',
      de: 'Nachdem du eine Schub-Aktion durchgeführt hast, darfst du 1 Ausweichmarker auf ein befreundetes Schiff in Reichweite 1 übertragen.',
    },
    abilities: [
      when('action-performed', {
        when: (s, me, event) => performed('boost')(s, me, event) && has(mine(s, me), 'evade'),
        run: passToken('evade', (s, me) => friendlyAt(s, me, 1, 1)),
      }),
    ],
  },
  suralindajavos: {
    text: {
      en: 'After you partially execute a maneuver, you may gain 1 strain token to rotate by 90° or 180°.',
      de: 'Nachdem du ein Manöver teilweise ausgeführt hast, darfst du 1 Anstrengungsmarker erhalten, um dich um 90° oder 180° zu drehen.',
    },
    abilities: [
      when('maneuver-executed', {
        when: (_s, _me, { full }) => !full,
        may: true,
        cost: { gain: { strain: 1 } },
        *run(t, me) {
          yield* rotateShip(t, me.ship, [90, -90, 180], 'xw.g.rotate-ship.1', true)
        },
      }),
    ],
  },
  tallissanlintra: {
    text: {
      en: 'While an enemy ship in your bullseye arc attacks, you may spend 1 charge. The defender then rolls 1 additional die.',
      de: 'Während ein feindliches Schiff in deinem zentralen Winkel angreift, darfst du 1 Ladung ausgeben. Der Verteidiger wirft dann 1 zusätzlichen Würfel.',
    },
    abilities: mayRollMore({
      as: 'defender',
      whose: 'any',
      cost: { charges: 1 },
      when: (s, me, { attacker }) => !isFriend(s, me, attacker) && haveInArc(s, me, 'bullseye', attacker),
    }),
  },
  wrobietyce: {
    text: {
      en: 'After you defend at attack range 1, if the attacker modified its dice, it gains 1 deplete token.',
      de: 'Nachdem du bei Angriffsreichweite 1 verteidigt hast, erhält der Angreifer, falls er seine Würfel modifiziert hat, 1 Erschöpfungsmarker.',
    },
    abilities: [
      when('defended', {
        when: (s, _me, { attacker }) =>
          s.attack?.range === 1 && hasModified(s.attack, attacker, 'attack'),
        *run(t, me, { attacker }) {
          yield* gainToken(t, attacker, 'deplete', 1, me.ship)
        },
      }),
    ],
  },
  zaribangel: {
    text: {
      en: 'You do not skip your Perform Action step after you partially execute a maneuver.',
      de: 'Nachdem du ein Manöver teilweise ausgeführt hast, überspringst du deinen Schritt „Aktion durchführen“ nicht.',
    },
    abilities: [always({ actsAfterBump: (_s, me, ship) => ship.id === me.ship })],
  },
  zizitlo: {
    text: {
      en: 'After you defend or attack, you may spend 1 charge to gain 1 focus or evade token.',
      de: 'Nachdem du verteidigt oder angegriffen hast, darfst du 1 Ladung ausgeben, um 1 Fokus- oder Ausweichmarker zu erhalten.',
    },
    abilities: (['attacked', 'defended'] as const).map((event) =>
      when(event, {
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const token = yield* chooseToken(t, me, ['focus', 'evade'])
          if (token !== null) yield* gainToken(t, me.ship, token, 1, me.ship)
        },
      }),
    ),
  },
  aftabackbar: {
    text: {
      en: 'After you execute a red basic maneuver or perform a red action, if you have exactly 1 stress token, you may gain 1 strain token to remove it.',
      de: 'Nachdem du ein rotes einfaches Manöver ausgeführt oder eine rote Aktion durchgeführt hast, darfst du, falls du genau 1 Stressmarker hast, 1 Anstrengungsmarker erhalten, um ihn zu entfernen.',
    },
    abilities: (['maneuver-executed', 'action-performed'] as const).map((event) =>
      when(event, {
        when: (s, me, happened) =>
          countOf(mine(s, me), 'stress') === 1 &&
          (happened.event === 'action-performed'
            ? happened.colour === 'red'
            : happened.maneuver.difficulty === 'red' && isBasic(happened.maneuver)),
        may: true,
        cost: { gain: { strain: 1 } },
        // biome-ignore lint/correctness/useYield: an effect is a flow, also one that asks nobody
        *run(t, me) {
          removeToken(t, me.ship, 'stress')
        },
      }),
    ),
  },
  coruskapellim: {
    text: {
      en: 'Before you engage, you may choose a ship in your firing arc at range 0-1 and transfer 1 green token from it to yourself.',
      de: 'Bevor du kämpfst, darfst du ein Schiff in deinem Feuerwinkel in Reichweite 0–1 wählen und 1 grünen Marker von ihm auf dich übertragen.',
    },
    abilities: [
      when('engages', {
        when: (s, me) => robbable(s, me).length > 0,
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, robbable(t.state, me))
          if (chosen === null) return
          const token = yield* chooseToken(t, me, tokensOf(chosen, 'green'))
          if (token !== null) yield* transferToken(t, chosen.id, me.ship, token)
        },
      }),
    ],
  },
  legafossang: {
    text: {
      en: 'While you make a primary or turret attack, you may reroll 1 attack die for each friendly device and each calculating friendly ship in the attack arc.',
      de: 'Während du mit einer Primärwaffe oder einem Geschützturm angreifst, darfst du für jedes befreundete Gerät und jedes berechnende befreundete Schiff im Angriffswinkel 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        when: (s, me, attack) =>
          (attack.weapon.primary || isTurretUpgrade(s, attack)) &&
          calculators(s, me, attack) > 0 &&
          rerollable(s, 'attack', undefined, me.ship).length > 0,
        *run(t, me, attack) {
          const max = calculators(t.state, me, attack)
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  shasazaro: {
    text: {
      en: 'After you defend, you may choose a friendly ship in your full rear arc at range 0-2 and 1 of your green tokens. It gains such a token.',
      de: 'Nachdem du verteidigt hast, darfst du ein befreundetes Schiff in deinem vollen Heckwinkel in Reichweite 0–2 und 1 deiner grünen Marker wählen. Es erhält einen solchen Marker.',
    },
    abilities: [
      when('defended', {
        when: (s, me) => tokensOf(mine(s, me), 'green').length > 0,
        *run(t, me) {
          const behind = friendsAt(t.state, me, 0, 2).filter(({ id }) => haveInArc(t.state, me, 'full-rear', id))
          const chosen = yield* chooseShip(t, me, behind)
          if (chosen === null) return
          const token = yield* chooseToken(t, me, tokensOf(mine(t.state, me), 'green'))
          if (token !== null) yield* gainToken(t, chosen.id, token, 1, me.ship)
        },
      }),
    ],
  },
  tezanasz: {
    text: {
      en: 'While a friendly ship at range 0-2 attacks, if a ship friendly to it is in each side arc of the defender, it may reroll 1 attack die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 angreift, darf es, falls in jedem Seitenwinkel des Verteidigers ein ihm befreundetes Schiff ist, 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, { defender }, friend) =>
          isShip(defender) &&
          isAtRange(s, me.ship, friend.id, 0, 2) &&
          (['left', 'right'] as const).every(
            (arc) =>
              shipsWhere(s, (ship) => ship.seat === friend.seat && isInArc(s, defender, arc, ship.id)).length > 0,
          ),
      ),
    ],
  },
  zoriibliss: {
    text: {
      en: 'After a ship at range 1 performs an action in its Perform Action step, if that action is on your action bar, you may spend 1 charge to perform it, treating it as red.',
      de: 'Nachdem ein Schiff in Reichweite 1 in seinem Schritt „Aktion durchführen“ eine Aktion durchgeführt hat, darfst du, falls diese Aktion auf deiner Aktionsleiste ist, 1 Ladung ausgeben, um sie durchzuführen; sie gilt als rot.',
    },
    abilities: [
      when('action-performed', {
        whose: 'any',
        range: [1, 1],
        when: (s, me, { ship, action }) =>
          s.step === 'perform-action' &&
          s.active === ship &&
          !isStressed(mine(s, me)) &&
          !mine(s, me).done.includes(action) &&
          actionBarOf(s, mine(s, me)).some(
            (icon) => icon.action === action && icon.difficulty !== 'purple',
          ),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { action }) {
          if (action === 'card' || action === 'scenario') return
          yield* performAction(t, me.ship, { among: [action], fromBar: true, colour: 'red' })
        },
      }),
    ],
  },
}
