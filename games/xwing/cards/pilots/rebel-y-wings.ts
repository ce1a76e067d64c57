/** Rebel Alliance: pilots of the BTL-A4 Y-wing, the BTL-S8 K-wing and the ARC-170. */
import {
  always,
  atStartOf,
  type CardText,
  duringSystemPhase,
  type Me,
  modify,
  when,
} from '../../rules/abilities.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { cardOf } from '../../rules/cards.ts'
import { canRecoverCharge, recoverCharge, shieldCapacity } from '../../rules/charges.ts'
import { isHitOrCrit, rerollable, rollOne } from '../../rules/dice.ts'
import { ANY_RANGE, acquireLock, lockable } from '../../rules/locks.ts'
import { recoverShield } from '../../rules/shields.ts'
import { has, isStressed, removeToken } from '../../rules/tokens.ts'
import type { ObjectId, Ship, State } from '../../state.ts'
import { addOwn, lendFocus } from '../dice-words.ts'
import { friendlyAt, letAct, othersNear } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  chooseShip,
  enemiesAt,
  friendsAt,
  fully,
  mayRollMore,
  mine,
  rerollOwn,
} from '../words.ts'
import { sharaBey } from './rebel-a-b-wings.ts'

/** Friends at range 1-3 that could lock an object. */
function whoCanLock(s: State, me: Me, target: ObjectId, range?: readonly [number, number]): Ship[] {
  return friendlyAt(s, me, 1, 3).filter(
    (ship) => lockable(s, ship, (one) => one === target, range).length > 0,
  )
}

const dutchVander: CardText = {
  text: {
    en: 'After you perform a lock action, you may choose a friendly ship at range 1-3. It may acquire a lock on the object you locked, whatever the range.',
    de: 'Nachdem du eine Zielerfassungs-Aktion durchgeführt hast, darfst du ein befreundetes Schiff in Reichweite 1–3 wählen. Es darf das Objekt, das du erfasst hast, unabhängig von der Reichweite als Ziel erfassen.',
  },
  abilities: [
    when('action-performed', {
      if: (_s, _me, { action, target }) => action === 'lock' && target >= 0,
      *run(t, me, { target }) {
        const chosen = yield* chooseShip(t, me, whoCanLock(t.state, me, target, ANY_RANGE))
        if (chosen !== null) yield* acquireLock(t, chosen.id, target)
      },
    }),
  ],
}

const hortonSalm: CardText = {
  text: {
    en: 'While you attack, you may reroll 1 attack die for each other friendly ship at range 0-1 of the defender.',
    de: 'Während du angreifst, darfst du für jedes andere befreundete Schiff in Reichweite 0–1 des Verteidigers 1 Angriffswürfel neu werfen.',
  },
  abilities: [
    modify({
      dice: 'attack',
      as: 'attacker',
      if: (s, me, { defender }) =>
        othersNear(s, me, defender, 0, 1).length > 0 &&
        rerollable(s, 'attack', undefined, me.ship).length > 0,
      *run(t, me, { defender }) {
        const max = othersNear(t.state, me, defender, 0, 1).length
        yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
      },
    }),
  ],
}

const norraWexley: CardText = {
  text: {
    en: 'While you defend, if an enemy ship is at range 0-1, add 1 evade result to your dice.',
    de: 'Während du verteidigst, füge, falls ein feindliches Schiff in Reichweite 0–1 ist, deinem Wurf 1 Ausweich-Ergebnis hinzu.',
  },
  abilities: addOwn('evade', {
    as: 'defender',
    must: true,
    if: (s, me) => enemiesAt(s, me, 0, 1).length > 0,
  }),
}

/** Places of upgrades of a ship that have a charge to recover. */
function recoverable(ship: Ship): number[] {
  return ship.cards.flatMap((card, slot) => {
    const { type, neverRecovers } = cardOf(card)
    return type === 'upgrade' && neverRecovers !== true && canRecoverCharge(ship, slot) ? [slot] : []
  })
}

const MIRANDA_ADDS = 'miranda adds'
const MIRANDA_SAVES = 'miranda saves'

export const rebelYWings: Texts = {
  dutchvander: dutchVander,
  'dutchvander-swz106': dutchVander,
  hortonsalm: hortonSalm,
  'hortonsalm-swz106': hortonSalm,
  norrawexley: norraWexley,
  'norrawexley-btla4ywing': norraWexley,
  sharabey: sharaBey,
  'dextiree-battleofyavin': {
    text: {
      en: 'While you defend, if another friendly ship is at range 0-1, you may roll 1 additional defense die.',
      de: 'Während du verteidigst, darfst du, falls ein anderes befreundetes Schiff in Reichweite 0–1 ist, 1 zusätzlichen Verteidigungswürfel werfen.',
    },
    abilities: mayRollMore({ as: 'defender', if: (s, me) => friendsAt(s, me, 0, 1).length > 0 }),
  },
  'dutchvander-battleofyavin': {
    text: {
      en: 'After you spend a lock during an attack, choose a friendly ship at range 1-3. It may acquire a lock on the defender.',
      de: 'Nachdem du während eines Angriffs eine Zielerfassung ausgegeben hast, wähle ein befreundetes Schiff in Reichweite 1–3. Es darf den Verteidiger als Ziel erfassen.',
    },
    abilities: [
      when('lock-spent', {
        if: (s) => s.attack !== null,
        possible: (s, me) => s.attack !== null && whoCanLock(s, me, s.attack.defender).length > 0,
        *run(t, me) {
          const target = t.state.attack?.defender
          if (target === undefined) return
          const chosen = yield* chooseShip(t, me, whoCanLock(t.state, me, target))
          if (chosen !== null) yield* acquireLock(t, chosen.id, target)
        },
      }),
    ],
  },
  evaanverlaine: {
    text: {
      en: 'At the start of the Engagement Phase you may spend 1 focus token to choose a friendly ship at range 0-1. Until the end of the round it rolls 1 additional defense die while it defends.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Fokusmarker ausgeben, um ein befreundetes Schiff in Reichweite 0–1 zu wählen. Bis zum Ende der Runde wirft es 1 zusätzlichen Verteidigungswürfel, während es verteidigt.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => has(mine(s, me), 'focus'),
        *run(t, me) {
          const cost = { spend: { focus: 1 } }
          const chosen = yield* chooseShip(t, me, friendlyAt(t.state, me, 0, 1), { cost })
          chosen?.lasting.push({ key: 'defense-dice', value: 1, until: 'end' })
        },
      }),
    ],
  },
  'holokand-battleofyavin': {
    text: {
      en: 'During the System Phase, if no enemy ship is at range 1-2, you may recover 1 charge on any of your upgrades.',
      de: 'Während der Systemphase darfst du, falls kein feindliches Schiff in Reichweite 1–2 ist, 1 Ladung auf einer deiner Aufwertungen wiederherstellen.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => enemiesAt(s, me, 1, 2).length === 0 && recoverable(mine(s, me)).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = recoverable(ship).map((slot) => ({
            do: 'card' as const,
            ship: ship.id,
            slot,
            card: ship.cards[slot],
          }))
          const cite = { rule: 'xw.g.charge.2', about: me.card }
          const { slot } = yield* t.choose(ship.seat, 'reload', options, cite)
          recoverCharge(t, ship.id, slot)
          return true
        },
      }),
    ],
  },
  popskrail: {
    text: {
      en: 'After you fully execute a white maneuver, you may choose a friendly ship at range 0-1. It may perform a focus action.',
      de: 'Nachdem du ein weißes Manöver vollständig ausgeführt hast, darfst du ein befreundetes Schiff in Reichweite 0–1 wählen. Es darf eine Fokussierungs-Aktion durchführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'white'),
        run: letAct({ among: ['focus'] }, (s, me) => friendlyAt(s, me, 0, 1)),
      }),
    ],
  },
  'popskrail-battleofyavin': {
    text: {
      en: 'While you attack with a turret, you may reroll up to 2 attack dice.',
      de: 'Während du mit einem Geschützturm angreifst, darfst du bis zu 2 Angriffswürfel neu werfen.',
    },
    abilities: rerollOwn(2, {
      as: 'attacker',
      if: (_s, _me, { weapon }) => weapon.arc === 'single-turret',
    }),
  },
  esegetuketu: {
    text: {
      en: 'While a friendly ship at range 0-2 defends or attacks, it may spend your focus tokens as its own.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 verteidigt oder angreift, darf es deine Fokusmarker wie eigene ausgeben.',
    },
    abilities: lendFocus(0, 2),
  },
  mirandadoni: {
    text: {
      en: 'While you make a primary attack, you may either spend 1 shield to roll 1 additional attack die, or, if you have no shields, roll 1 fewer attack die to recover 1 shield.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du entweder 1 Schild ausgeben, um 1 zusätzlichen Angriffswürfel zu werfen, oder, falls du keine Schilde hast, 1 Angriffswürfel weniger werfen, um 1 Schild wiederherzustellen.',
    },
    abilities: [
      when('rolls-attack-dice', {
        if: (s) => s.attack?.weapon.primary === true && s.attack.range > 0,
        may: true,
        cost: { shields: 1 },
        run(t) {
          t.state.attack?.used.push(MIRANDA_ADDS)
        },
      }),
      when('rolls-attack-dice', {
        key: 'fewer-dice',
        if: (s, me) =>
          s.attack?.weapon.primary === true &&
          mine(s, me).shields === 0 &&
          !s.attack.used.includes(MIRANDA_ADDS) &&
          shieldCapacity(s, mine(s, me)) > 0,
        may: true,
        *run(t, me) {
          t.state.attack?.used.push(MIRANDA_SAVES)
          yield* recoverShield(t, me.ship)
        },
      }),
      always({
        attackDice: (_s, me, attack) => {
          if (!amAttacker(me, attack)) return 0
          if (attack.used.includes(MIRANDA_ADDS)) return 1
          return attack.used.includes(MIRANDA_SAVES) ? -1 : 0
        },
      }),
    ],
  },
  ibtisam: {
    text: {
      en: 'After you fully execute a maneuver, if you are stressed, you may roll 1 attack die. On a hit or crit remove 1 stress token.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, falls du gestresst bist, 1 Angriffswürfel werfen. Bei Treffer oder kritischem Treffer entferne 1 Stressmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully((_m, s, me) => isStressed(mine(s, me))),
        may: true,
        *run(t, me) {
          const face = yield* rollOne(t, me.ship, 'xw.g.pilot-ability.1')
          if (isHitOrCrit(face)) removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
}
