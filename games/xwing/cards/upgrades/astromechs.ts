/** Astromechs. */

import type { Words } from '@dejarik/kernel'
import { DAMAGE_CARDS } from '../../facts/index.ts'
import {
  type Ability,
  action,
  always,
  atStartOf,
  type CardText,
  duringSystemPhase,
  type Me,
  modify,
  when,
} from '../../rules/abilities.ts'
import { actionsFor, type Granted, performAction } from '../../rules/actions.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { cardOf } from '../../rules/cards.ts'
import { repair, repairOne, sufferDamage } from '../../rules/damage.ts'
import { damageKind } from '../../rules/damage-deck.ts'
import { reroll, rerollable } from '../../rules/dice.ts'
import type { StandardAction } from '../../rules/events.ts'
import { flip } from '../../rules/flip.ts'
import { areFriends } from '../../rules/friends.ts'
import { chooseLock, hasLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, shipsWhere } from '../../rules/range.ts'
import { lacksShield, recoverShield } from '../../rules/shields.ts'
import { countOf, gainToken, transferToken } from '../../rules/tokens.ts'
import type { ObjectId, State } from '../../state.ts'
import { inFiringArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  canPerform,
  changeOwn,
  chooseShip,
  enemiesAt,
  fully,
  gain,
  isBasic,
  mine,
  perform,
  performed,
} from '../words.ts'

/** "Before you execute a … maneuver, you may spend 1 charge; it is one step easier." */
function easesManeuver(test: (maneuver: Parameters<typeof isBasic>[0]) => boolean): Ability[] {
  const key = 'eased'
  return [
    when('executes-maneuver', {
      if: (_s, _me, { maneuver }) => test(maneuver),
      may: true,
      cost: { charges: 1 },
      run(t, me) {
        mine(t.state, me).lasting.push({ key, value: 1, until: t.state.phase })
      },
    }),
    always({
      difficulty: (s, me, ship) =>
        ship.id === me.ship && mine(s, me).lasting.some((one) => one.key === key) ? -1 : 0,
    }),
    when('maneuver-executed', {
      if: (s, me) => mine(s, me).lasting.some((one) => one.key === key),
      run(t, me) {
        const ship = mine(t.state, me)
        ship.lasting = ship.lasting.filter((one) => one.key !== key)
      },
    }),
  ]
}

/** R2 units: after revealing the dial, 1 charge and 1 disarm token for 1 shield. */
const r2: CardText = {
  text: {
    en: 'After you reveal your dial, you may spend 1 charge and gain 1 disarm token to recover 1 shield.',
    de: 'Nachdem du dein Rad aufgedeckt hast, darfst du 1 Ladung ausgeben und 1 Entwaffnet-Marker erhalten, um 1 Schild wiederherzustellen.',
  },
  abilities: [
    when('dial-revealed', {
      if: (s, me) => lacksShield(s, mine(s, me)),
      may: true,
      cost: { charges: 1, gain: { disarm: 1 } },
      *run(t, me) {
        yield* recoverShield(t, me.ship)
      },
    }),
  ],
}

const SHIP_TRAIT = new Set(DAMAGE_CARDS.filter(({ trait }) => trait === 'ship').map(({ id }) => id))

/** Whether a damage card of the deck has the trait Ship. */
function isShipCard(card: number): boolean {
  return SHIP_TRAIT.has(cardOf(damageKind(card)).id)
}

/** R5 units: two actions that repair. */
const r5: CardText = {
  text: {
    en: 'Action: spend 1 charge to repair 1 facedown damage card. Action: repair 1 faceup damage card with the trait Ship.',
    de: 'Aktion: Gib 1 Ladung aus, um 1 verdeckte Schadenskarte zu reparieren. Aktion: Repariere 1 offene Schadenskarte mit dem Merkmal Schiff.',
  },
  abilities: [
    action({
      key: 'repair-facedown',
      does: { en: 'repair a facedown damage card', de: 'eine verdeckte Schadenskarte reparieren' },
      if: (s, me) => mine(s, me).damage.some(({ up }) => !up),
      cost: { charges: 1 },
      *run(t, me) {
        return yield* repairOne(t, me.ship, 'facedown')
      },
    }),
    action({
      key: 'repair-faceup',
      does: { en: 'repair a faceup damage card', de: 'eine offene Schadenskarte reparieren' },
      if: (s, me) => mine(s, me).damage.some(({ card, up }) => up && isShipCard(card)),
      *run(t, me) {
        const { damage, seat } = mine(t.state, me)
        const options = damage.flatMap(({ card, up }, index) =>
          up && isShipCard(card)
            ? [{ do: 'repair' as const, ship: me.ship, card: damageKind(card), index }]
            : [],
        )
        const cite = { rule: 'xw.g.damage-cards.4', about: me.card }
        const { index } = yield* t.choose(seat, 'repair', options, cite)
        yield* repair(t, me.ship, index)
        return true
      },
    }),
  ],
}

/** "During the System Phase, you may spend 1 charge to perform a … action." */
function systemAction(among: readonly StandardAction[], text: Words): CardText {
  return {
    text,
    abilities: [
      duringSystemPhase({
        if: canPerform(among),
        cost: { charges: 1 },
        *run(t, me) {
          return (yield* performAction(t, me.ship, { among })) !== null
        },
      }),
    ],
  }
}

const WHITE: Omit<Granted, 'among'> = { whileStressed: true, test: ({ colour }) => colour === 'white' }

/** Friendly ships at range 0 to 3 that have the defender in their bullseye arc, myself among them. */
function aiming(s: State, me: Me, defender: ObjectId): number {
  return shipsWhere(
    s,
    (ship) =>
      areFriends(s, me.ship, ship.id) &&
      isAtRange(s, me.ship, ship.id, 0, 3) &&
      isInArc(s, ship.id, 'bullseye', defender),
  ).length
}

export const astromechs: Texts = {
  r2astromech: r2,
  r2d2: r2,
  'r2d2-battleofyavin': r2,
  'r2a3-battleofyavin': r2,
  'r2f2-battleofyavin': r2,
  r5astromech: r5,
  r5d8: r5,
  'r5d8-battleofyavin': r5,
  'r5k6-battleofyavin': r5,
  r3astromech: {
    text: {
      en: 'You can maintain up to 2 locks, each on a different object. After you perform a lock action, you may acquire a lock.',
      de: 'Du kannst bis zu 2 Zielerfassungen gleichzeitig halten, jede auf einem anderen Objekt. Nachdem du eine Zielerfassungs-Aktion durchgeführt hast, darfst du ein weiteres Ziel erfassen.',
    },
    abilities: [
      always({ locks: (_s, me, ship) => (ship.id === me.ship ? 2 : 1) }),
      when('action-performed', {
        if: (_s, _me, { action: name }) => name === 'lock',
        possible: (s, me) => lockable(s, mine(s, me), (target) => !hasLock(mine(s, me), target)).length > 0,
        may: true,
        *run(t, me) {
          yield* chooseLock(t, me.ship, (target) => !hasLock(mine(t.state, me), target))
        },
      }),
    ],
  },
  r4astromech: {
    text: {
      en: 'Your basic maneuvers of speed 1 and 2 are one step easier.',
      de: 'Deine einfachen Manöver der Geschwindigkeit 1 und 2 sind eine Stufe leichter.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, maneuver) =>
          ship.id === me.ship && isBasic(maneuver) && maneuver.speed >= 1 && maneuver.speed <= 2 ? -1 : 0,
      }),
    ],
  },
  r4pastromech: {
    text: {
      en: 'Before you execute a basic maneuver, you may spend 1 charge to make it one step easier.',
      de: 'Bevor du ein einfaches Manöver ausführst, darfst du 1 Ladung ausgeben, damit es eine Stufe leichter ist.',
    },
    abilities: easesManeuver(isBasic),
  },
  'modifiedr4punit-battleoverendor': {
    text: {
      en: 'Before you execute a red maneuver, you may spend 1 charge to make it one step easier.',
      de: 'Bevor du ein rotes Manöver ausführst, darfst du 1 Ladung ausgeben, damit es eine Stufe leichter ist.',
    },
    abilities: easesManeuver(({ difficulty }) => difficulty === 'red'),
  },
  r4p17: {
    text: {
      en: 'After you fully execute a red maneuver, you may spend 1 charge to perform an action, even while stressed.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine Aktion durchzuführen, auch während du gestresst bist.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'red'),
        possible: canPerform(undefined, { whileStressed: true }),
        may: true,
        cost: { charges: 1 },
        run: perform(undefined, { whileStressed: true }),
      }),
    ],
  },
  r4p44: {
    text: {
      en: 'After you fully execute a red maneuver with an enemy ship in your bullseye arc, gain 1 calculate token.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast und ein feindliches Schiff in deinem zentralen Winkel ist, erhalte 1 Berechnungsmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(
          ({ difficulty }, s, me) => difficulty === 'red' && enemiesAt(s, me, 0, 3, 'bullseye').length > 0,
        ),
        run: gain('calculate'),
      }),
    ],
  },
  r5p8: {
    text: {
      en: 'While you attack a ship in your front arc, you may spend 1 charge to reroll 1 attack die; if it becomes a crit, suffer 1 crit damage.',
      de: 'Während du ein Schiff in deinem Frontwinkel angreifst, darfst du 1 Ladung ausgeben, um 1 Angriffswürfel neu zu werfen; wird er zum kritischen Treffer, erleide 1 kritischen Schaden.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        cost: { charges: 1 },
        if: (s, me, attack) =>
          isInArc(s, me.ship, 'front', attack.defender) && rerollable(s, 'attack').length > 0,
        *run(t, me, attack) {
          const options = rerollable(t.state, 'attack').map((place) => ({
            do: 'die' as const,
            dice: 'attack' as const,
            place,
            face: attack.attackDice[place].face,
          }))
          const cite = { rule: 'xw.g.dice-mod.4', about: me.card }
          const { place } = yield* t.choose(mine(t.state, me).seat, 'reroll-attack-die', options, cite)
          reroll(t, 'attack', [place])
          if (attack.attackDice[place].face === 'crit')
            yield* sufferDamage(t, me.ship, 'crit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  r5x3: {
    text: {
      en: 'Before you activate or engage, you may spend 1 charge to ignore obstacles until the end of this phase.',
      de: 'Bevor du aktivierst oder kämpfst, darfst du 1 Ladung ausgeben, um bis zum Ende dieser Phase Hindernisse zu ignorieren.',
    },
    abilities: [
      ...(['activates', 'engages'] as const).map((moment) =>
        when(moment, {
          may: true,
          cost: { charges: 1 },
          run(t, me) {
            mine(t.state, me).lasting.push({ key: 'r5x3', value: 1, until: t.state.phase })
          },
        }),
      ),
      always({
        ignoresObstacle: (_s, me, ship) =>
          ship.id === me.ship && ship.lasting.some(({ key }) => key === 'r5x3'),
      }),
    ],
  },
  r2ha: {
    text: {
      en: 'While you defend, you may spend your lock on the attacker to reroll any number of your defense dice.',
      de: 'Während du verteidigst, darfst du deine Zielerfassung auf dem Angreifer ausgeben, um beliebig viele deiner Verteidigungswürfel neu zu werfen.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'defender',
        cost: { lock: true },
        if: (s, me) => rerollable(s, 'defense', undefined, me.ship).length > 0,
        *run(t, me) {
          yield* rerollSome(t, me, 'defense', { min: 1, max: 6 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  r2c4: {
    text: {
      en: 'While you attack, you may spend 1 evade token to change 1 focus result to a hit.',
      de: 'Während du angreifst, darfst du 1 Ausweichmarker ausgeben, um 1 Fokus-Ergebnis in einen Treffer zu ändern.',
    },
    abilities: changeOwn('focus', 'hit', 1, { as: 'attacker', cost: { spend: { evade: 1 } } }),
  },
  r6d8: {
    text: {
      en: 'While you attack, you may reroll as many attack dice as friendly ships at range 0-3 have the defender in their bullseye arc.',
      de: 'Während du angreifst, darfst du so viele Angriffswürfel neu werfen, wie befreundete Schiffe in Reichweite 0–3 den Verteidiger in ihrem zentralen Winkel haben.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { defender }) => aiming(s, me, defender) > 0 && rerollable(s, 'attack').length > 0,
        *run(t, me, { defender }) {
          const max = aiming(t.state, me, defender)
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  r7a7: {
    text: {
      en: 'While you attack, you may spend 1 charge to change 1 hit to a crit.',
      de: 'Während du angreifst, darfst du 1 Ladung ausgeben, um 1 Treffer in einen kritischen Treffer zu ändern.',
    },
    abilities: changeOwn('hit', 'crit', 1, { as: 'attacker', cost: { charges: 1 } }),
  },
  bb8: systemAction(['barrel-roll', 'boost'], {
    en: 'During the System Phase you may spend 1 charge to perform a barrel roll or boost action.',
    de: 'Während der Systemphase darfst du 1 Ladung ausgeben, um eine Fassrollen- oder Schub-Aktion durchzuführen.',
  }),
  bbastromech: systemAction(['barrel-roll'], {
    en: 'During the System Phase you may spend 1 charge to perform a barrel roll action.',
    de: 'Während der Systemphase darfst du 1 Ladung ausgeben, um eine Fassrollen-Aktion durchzuführen.',
  }),
  c110p: {
    text: {
      en: 'After you fully execute a maneuver, you may spend 1 charge to perform a red evade action, even while stressed. During the End Phase, flip this card if it has no active charge.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine rote Ausweich-Aktion durchzuführen, auch während du gestresst bist. Drehe diese Karte während der Endphase um, falls sie keine aktive Ladung hat.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        possible: canPerform(['evade'], { colour: 'red', whileStressed: true }),
        may: true,
        cost: { charges: 1 },
        run: perform(['evade'], { colour: 'red', whileStressed: true }),
      }),
      when('end-phase', {
        if: (s, me) => mine(s, me).charges[me.slot] === 0,
        run(t, me) {
          flip(t, me)
        },
      }),
    ],
  },
  'c110p#1': {
    text: {
      en: 'After you fully execute a maneuver, you must choose a ship at range 0-1. It gains 1 jam token.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, musst du ein Schiff in Reichweite 0–1 wählen. Es erhält 1 Störsignalmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        *run(t, me) {
          const s = t.state
          const near = shipsWhere(s, (ship) => isAtRange(s, me.ship, ship.id, 0, 1))
          const chosen = yield* chooseShip(t, me, near, { must: true })
          if (chosen !== null) yield* gainToken(t, chosen.id, 'jam', 1, me.ship)
        },
      }),
    ],
  },
  m9g8: {
    text: {
      en: 'While a ship that you have locked attacks, you may choose 1 attack die; the attacker rerolls it.',
      de: 'Während ein Schiff angreift, das du als Ziel erfasst hast, darfst du 1 Angriffswürfel wählen; der Angreifer wirft ihn neu.',
    },
    abilities: (['defender', 'other'] as const).map((as) =>
      modify({
        key: `as ${as}`,
        dice: 'attack',
        as,
        if: (s, me, { attacker }) =>
          hasLock(mine(s, me), attacker) && rerollable(s, 'attack', undefined, attacker).length > 0,
        *run(t, me) {
          yield* rerollSome(t, me, 'attack', { min: 1, max: 1 }, 'xw.g.dice-mod.4')
        },
      }),
    ),
  },
  q7astromech: {
    text: {
      en: 'While you barrel roll or boost, you can move through and overlap obstacles.',
      de: 'Während einer Fassrolle oder eines Schubs kannst du dich durch Hindernisse bewegen und sie überschneiden.',
    },
    abilities: [
      always({
        ignoresObstacle: (_s, me, ship, _thing, during) => ship.id === me.ship && during === 'reposition',
      }),
    ],
  },
  watchfulastromech: {
    text: {
      en: 'After you perform a reload or rotate action in the firing arc of an enemy ship, you may perform a red calculate action.',
      de: 'Nachdem du im Feuerwinkel eines feindlichen Schiffes eine Nachlade- oder Dreh-Aktion durchgeführt hast, darfst du eine rote Berechnungs-Aktion durchführen.',
    },
    abilities: [
      when('action-performed', {
        if: (s, me, { action: name }) =>
          (name === 'reload' || name === 'rotate-arc') &&
          enemiesAt(s, me, 0, 3).some((enemy) => inFiringArc(s, enemy, me.ship)),
        run: perform(['calculate'], { colour: 'red' }),
      }),
    ],
  },
  l4er5: {
    text: {
      en: 'At the start of the Engagement Phase you may transfer 1 calculate token to a friendly ship in your firing arc.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Berechnungsmarker auf ein befreundetes Schiff in deinem Feuerwinkel übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => countOf(mine(s, me), 'calculate') > 0,
        *run(t, me) {
          const s = t.state
          const friends = shipsWhere(
            s,
            (ship) => areFriends(s, me.ship, ship.id) && inFiringArc(s, mine(s, me), ship.id),
          )
          const chosen = yield* chooseShip(t, me, friends)
          if (chosen !== null) yield* transferToken(t, me.ship, chosen.id, 'calculate')
        },
      }),
    ],
  },
  'preciseastromech-battleofyavin': {
    text: {
      en: 'After you perform an action, you may spend 1 charge to perform a red lock action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du 1 Ladung ausgeben, um eine rote Zielerfassungs-Aktion durchzuführen.',
    },
    abilities: [
      when('action-performed', {
        possible: canPerform(['lock'], { colour: 'red' }),
        may: true,
        cost: { charges: 1 },
        run: perform(['lock'], { colour: 'red' }),
      }),
    ],
  },
  'targetingastromech-battleofyavin': {
    text: {
      en: 'After you perform a lock action, you may perform a red rotate action.',
      de: 'Nachdem du eine Zielerfassungs-Aktion durchgeführt hast, darfst du eine rote Dreh-Aktion durchführen.',
    },
    abilities: [
      when('action-performed', {
        if: performed('lock'),
        run: perform(['rotate-arc'], { colour: 'red' }),
      }),
    ],
  },
  'r2a3-battleoverendor': {
    text: {
      en: 'After you perform an action, you may spend 1 charge to acquire a lock.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du 1 Ladung ausgeben, um ein Ziel zu erfassen.',
    },
    abilities: [
      when('action-performed', {
        possible: (s, me) => lockable(s, mine(s, me)).length > 0,
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          yield* chooseLock(t, me.ship)
        },
      }),
    ],
  },
  'stabilizingastromech-battleoverendor': {
    text: {
      en: 'After you fully execute a maneuver, you may spend 1 charge to perform a white action, even while stressed.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine weiße Aktion durchzuführen, auch während du gestresst bist.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully((_m, s, me) => actionsFor(s, mine(s, me), WHITE).length > 0),
        may: true,
        cost: { charges: 1 },
        run: perform(undefined, WHITE),
      }),
    ],
  },
}
