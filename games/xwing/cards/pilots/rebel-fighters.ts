/** Rebel Alliance: pilots of the E-wing, the Fang fighter, the Z-95 and the Auzituck gunship. */

import { atStartOf, type Me, modify, when } from '../../rules/abilities.ts'
import type { Allowed } from '../../rules/attack/declare-target.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { rangeOf } from '../../rules/attack/range.ts'
import { changeDice } from '../../rules/dice.ts'
import { lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isDamaged, spendToken, tokensOf } from '../../rules/tokens.ts'
import type { ObjectId, Ship, State } from '../../state.ts'
import { revealedSpeed } from '../dial-words.ts'
import { hasFace } from '../dice-words.ts'
import { friendlyAt, letAct, mayLockOne, othersNear } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { mayRemoveRed } from '../token-words.ts'
import {
  chooseToken,
  enemiesAt,
  fully,
  haveInArc,
  isEnemy,
  isFriend,
  mayRollMore,
  mine,
  rerollOwn,
} from '../words.ts'

const DISARM_NEXT = 'corran disarms'

function bonusPrimary(defender: (object: ObjectId) => boolean): Allowed {
  return { bonus: true, weapon: ({ primary }) => primary, defender }
}

/** Reinforce tokens that a ship could spend. */
function reinforcements(ship: Ship) {
  return tokensOf(ship, 'green').filter((token) => token === 'reinforce-fore' || token === 'reinforce-aft')
}

/** Enemies in my front arc at range 1 that I could lock. */
function closeTargets(s: State, me: Me): ObjectId[] {
  const near = enemiesAt(s, me, 1, 1, 'front').map(({ id }) => id)
  return lockable(s, mine(s, me), (target) => near.includes(target))
}

export const rebelFighters: Texts = {
  corranhorn: {
    text: {
      en: 'At initiative 0 you may perform a bonus primary attack against an enemy ship in your bullseye arc. If you do, gain 1 disarm token at the start of the next Planning Phase.',
      de: 'Bei Initiative 0 darfst du mit einer Primärwaffe einen Bonusangriff gegen ein feindliches Schiff in deinem zentralen Winkel durchführen. Falls du das tust, erhalte zu Beginn der nächsten Planungsphase 1 Entwaffnet-Marker.',
    },
    abilities: [
      when('initiative-step', {
        if: (s, me, { initiative }) =>
          initiative === 0 && hasAttack(s, mine(s, me), bonusPrimary(inBullseye(s, me))),
        *run(t, me) {
          if (yield* performAttack(t, me.ship, bonusPrimary(inBullseye(t.state, me))))
            mine(t.state, me).lasting.push({ key: DISARM_NEXT, value: 1, until: 'planning' })
        },
      }),
      atStartOf('planning', {
        if: (s, me) => mine(s, me).lasting.some(({ key }) => key === DISARM_NEXT),
        *run(t, me) {
          yield* gainToken(t, me.ship, 'disarm', 1, me.ship)
        },
      }),
    ],
  },
  gavindarklighter: {
    text: {
      en: 'While a friendly ship attacks a ship in your front arc, the attacker may change 1 hit to a crit.',
      de: 'Während ein befreundetes Schiff ein Schiff in deinem Frontwinkel angreift, darf der Angreifer 1 Treffer in einen kritischen Treffer ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'any',
        by: 'roller',
        if: (s, me, attack) =>
          isFriend(s, me, attack.attacker) &&
          haveInArc(s, me, 'front', attack.defender) &&
          hasFace(attack, 'attack', 'hit'),
        run(t) {
          changeDice(t, 'attack', 'hit', 'crit', 1)
        },
      }),
    ],
  },
  bodicavenj: {
    text: {
      en: 'After another friendly ship defends, if you are not depleted, you may perform a bonus primary attack against the attacker. If you do, gain 1 deplete token afterwards.',
      de: 'Nachdem ein anderes befreundetes Schiff verteidigt hat, darfst du, falls du nicht erschöpft bist, mit einer Primärwaffe einen Bonusangriff gegen den Angreifer durchführen. Falls du das tust, erhalte danach 1 Erschöpfungsmarker.',
    },
    abilities: [
      when('defended', {
        of: 'other-friendly',
        bonusAttack: true,
        if: (s, me, { attacker }) =>
          !has(mine(s, me), 'deplete') &&
          hasAttack(
            s,
            mine(s, me),
            bonusPrimary((object) => object === attacker),
          ),
        *run(t, me, { attacker }) {
          if (
            yield* performAttack(
              t,
              me.ship,
              bonusPrimary((object) => object === attacker),
            )
          )
            yield* gainToken(t, me.ship, 'deplete', 1, me.ship)
        },
      }),
    ],
  },
  clanwrenvolunteer: {
    text: {
      en: 'While you attack at range 1, if the speed of your revealed maneuver is that of a friendly ship at range 1, you may reroll 1 attack die.',
      de: 'Während du in Reichweite 1 angreifst, darfst du, falls die Geschwindigkeit deines aufgedeckten Manövers der eines befreundeten Schiffes in Reichweite 1 entspricht, 1 Angriffswürfel neu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'attacker',
      if: (s, me, attack) => {
        const speed = revealedSpeed(mine(s, me))
        return (
          rangeOf(s, attack) === 1 &&
          speed >= 0 &&
          friendlyAt(s, me, 1, 1).some((ship) => revealedSpeed(ship) === speed)
        )
      },
    }),
  },
  dirkullodin: {
    text: {
      en: 'After you fully execute a red maneuver or perform a red action, you may acquire a lock on an enemy ship in your front arc at range 1.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt oder eine rote Aktion durchgeführt hast, darfst du ein feindliches Schiff in deinem Frontwinkel in Reichweite 1 als Ziel erfassen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'red'),
        possible: (s, me) => closeTargets(s, me).length > 0,
        *run(t, me) {
          yield* mayLockOne(t, me, mine(t.state, me), closeTargets(t.state, me))
        },
      }),
      when('action-performed', {
        if: (_s, _me, { colour }) => colour === 'red',
        possible: (s, me) => closeTargets(s, me).length > 0,
        *run(t, me) {
          yield* mayLockOne(t, me, mine(t.state, me), closeTargets(t.state, me))
        },
      }),
    ],
  },
  'fennrau-fangfighter': {
    text: {
      en: 'Before a friendly ship at range 1-2 engages, if an enemy ship is in its front arc at range 1, it may remove 1 red token that is no lock.',
      de: 'Bevor ein befreundetes Schiff in Reichweite 1–2 kämpft, darf es, falls ein feindliches Schiff in seinem Frontwinkel in Reichweite 1 ist, 1 roten Marker außer einer Zielerfassung entfernen.',
    },
    abilities: [
      when('engages', {
        of: 'friendly',
        range: [1, 2],
        if: (s, me, { ship }) =>
          tokensOf(s.ships[ship], 'red').length > 0 &&
          shipsWhere(
            s,
            (enemy) =>
              isEnemy(s, me, enemy.id) &&
              isAtRange(s, ship, enemy.id, 1, 1) &&
              isInArc(s, ship, 'front', enemy.id),
          ).length > 0,
        *run(t, me, { ship }) {
          yield* mayRemoveRed(t, me, t.state.ships[ship], false)
        },
      }),
    ],
  },
  airencracken: {
    text: {
      en: 'After you attack, you may choose a friendly ship at range 1. It may perform an action, treating it as red.',
      de: 'Nachdem du angegriffen hast, darfst du ein befreundetes Schiff in Reichweite 1 wählen. Es darf eine Aktion durchführen, die als rot gilt.',
    },
    abilities: [
      when('attacked', {
        possible: (s, me) => friendlyAt(s, me, 1, 1).length > 0,
        // A purple action is harder than red and can't be treated as red (xw.a.cardfaq.16).
        run: letAct({ colour: 'red', fromBar: true, test: ({ colour }) => colour !== 'purple' }, (s, me) =>
          friendlyAt(s, me, 1, 1),
        ),
      }),
    ],
  },
  lieutenantblount: {
    text: {
      en: 'While you make a primary attack, if another friendly ship is at range 0-1 of the defender, you may roll 1 additional attack die.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du, falls ein anderes befreundetes Schiff in Reichweite 0–1 des Verteidigers ist, 1 zusätzlichen Angriffswürfel werfen.',
    },
    abilities: mayRollMore({
      as: 'attacker',
      if: (s, me, { weapon, defender }) => weapon.primary && othersNear(s, me, defender, 0, 1).length > 0,
    }),
  },
  lowhhrick: {
    text: {
      en: 'After a friendly ship at range 0-1 becomes the defender, you may spend 1 reinforce token. That ship then gains 1 evade token.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–1 zum Verteidiger geworden ist, darfst du 1 Verstärkt-Marker ausgeben. Jenes Schiff erhält dann 1 Ausweichmarker.',
    },
    abilities: [
      when('defender-declared', {
        of: 'enemy',
        if: (s, me, { defender }) =>
          isFriend(s, me, defender) &&
          isAtRange(s, me.ship, defender, 0, 1) &&
          reinforcements(mine(s, me)).length > 0,
        may: true,
        *run(t, me, { defender }) {
          const token = yield* chooseToken(t, me, reinforcements(mine(t.state, me)))
          if (token === null) return
          yield* spendToken(t, me.ship, token)
          yield* gainToken(t, defender, 'evade', 1, me.ship)
        },
      }),
    ],
  },
  wullffwarro: {
    text: {
      en: 'While you make a primary attack, if you are damaged, you may roll 1 additional attack die.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du, falls du beschädigt bist, 1 zusätzlichen Angriffswürfel werfen.',
    },
    abilities: mayRollMore({
      as: 'attacker',
      if: (s, me, { weapon }) => weapon.primary && isDamaged(mine(s, me)),
    }),
  },
}

function inBullseye(s: State, me: Me) {
  return (object: ObjectId): boolean => haveInArc(s, me, 'bullseye', object)
}
