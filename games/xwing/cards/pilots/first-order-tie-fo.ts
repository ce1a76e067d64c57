/** Pilots of the TIE/fo fighter. */
import { always, atStartOf, type CardText, modify, when } from '../../rules/abilities.ts'
import { actionBarOf } from '../../rules/actions.ts'
import { changeDice, modifiable } from '../../rules/dice.ts'
import { hasLock } from '../../rules/locks.ts'
import { isAtRange } from '../../rules/range.ts'
import { has, isDamaged, isStressed, removeToken } from '../../rules/tokens.ts'
import { COLOUR, type Face, type State } from '../../state.ts'
import { chooseFace } from '../dice-words.ts'
import { friendlyAt, mayLockOne } from '../formation.ts'
import {
  amAttacker,
  amDefender,
  canLock,
  changeOwn,
  chooseShip,
  frozen,
  isFriend,
  mayRollMore,
  mine,
  perform,
} from '../words.ts'

const RESOLVE = 'malarus is resolved'

/** Attack results that are no crits yet. */
function plain(s: State, by: number): Face[] {
  return (['blank', 'focus', 'hit'] as const).filter((face) => modifiable(s, 'attack', face, by) > 0)
}

export const firstOrderTieFo: { readonly [id: string]: CardText } = {
  commandermalarus: {
    text: {
      en: 'At the start of the Engagement Phase, you may spend 1 charge and gain 1 stress token. If you do, until the end of the round, while you defend or attack, you may change all of your focus results to evades or hits.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Ladung ausgeben und 1 Stressmarker erhalten. Tust du das, darfst du bis zum Ende der Runde, während du verteidigst oder angreifst, alle deine Fokus-Ergebnisse in Ausweich-Ergebnisse oder Treffer ändern.',
    },
    abilities: [
      atStartOf('engagement', {
        may: true,
        cost: { charges: 1, gain: { stress: 1 } },
        run(t, me) {
          mine(t.state, me).lasting.push({ key: RESOLVE, value: 1, until: 'end' })
        },
      }),
      ...changeOwn('focus', 'good', Number.POSITIVE_INFINITY, {
        as: 'both',
        if: (s, me) => mine(s, me).lasting.some(({ key }) => key === RESOLVE),
      }),
    ],
  },
  dt798: {
    text: {
      en: 'While you make a primary attack, if you are not strained, you may gain 1 strain token to roll 1 additional die.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du, falls du nicht angestrengt bist, 1 Anstrengungsmarker erhalten, um 1 zusätzlichen Würfel zu werfen.',
    },
    abilities: mayRollMore({
      as: 'attacker',
      if: (s, me, { weapon }) => weapon.primary && !has(mine(s, me), 'strain'),
      cost: { gain: { strain: 1 } },
    }),
  },
  lieutenantgalek: {
    text: {
      en: 'After another friendly ship at range 0-2 is destroyed, you may perform a coordinate action, even while stressed. A ship that you coordinate can perform only actions that are on your action bar, too.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–2 zerstört worden ist, darfst du eine Koordinations-Aktion durchführen, auch während du gestresst bist. Ein Schiff, das du koordinierst, kann nur Aktionen durchführen, die auch in deiner Aktionsleiste sind.',
    },
    abilities: [
      when('destroyed', {
        of: 'other-friendly',
        range: [0, 2],
        run: perform(['coordinate'], { whileStressed: true }),
      }),
      always({
        mayGrant: (s, me, coordinator, action) =>
          coordinator.id !== me.ship || actionBarOf(s, coordinator).some((icon) => icon.action === action),
      }),
    ],
  },
  lieutenantrivas: {
    text: {
      en: 'After a ship at range 1-2 gains a red or orange token, if you have not locked it, you may acquire a lock on it.',
      de: 'Nachdem ein Schiff in Reichweite 1–2 einen roten oder orangen Marker erhalten hat, darfst du es, falls du es nicht schon erfasst hast, als Ziel erfassen.',
    },
    abilities: [
      when('token-gained', {
        of: 'any',
        range: [1, 2],
        if: (s, me, { ship, token }) =>
          (COLOUR[token] === 'red' || COLOUR[token] === 'orange') &&
          !hasLock(mine(s, me), ship) &&
          canLock(s, me, ship),
        *run(t, me, { ship }) {
          yield* mayLockOne(t, me, mine(t.state, me), [ship])
        },
      }),
    ],
  },
  longshot: {
    text: {
      en: 'While you make a primary attack at attack range 3, roll 1 additional attack die.',
      de: 'Während du mit einer Primärwaffe bei Angriffsreichweite 3 angreifst, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (_s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && attack.range === 3 ? 1 : 0,
      }),
    ],
  },
  midnight: {
    text: {
      en: 'While you defend or attack, if you have a lock on the enemy ship, its dice cannot be modified.',
      de: 'Während du verteidigst oder angreifst, können die Würfel des feindlichen Schiffes, falls du es als Ziel erfasst hast, nicht modifiziert werden.',
    },
    abilities: [
      always(
        frozen('attack', (s, me, attack) => amDefender(me, attack) && hasLock(mine(s, me), attack.attacker)),
      ),
      always(
        frozen('defense', (s, me, attack) => amAttacker(me, attack) && hasLock(mine(s, me), attack.defender)),
      ),
    ],
  },
  muse: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose a friendly ship at range 0-1. It removes 1 stress token.',
      de: 'Zu Beginn der Kampfphase darfst du ein befreundetes Schiff in Reichweite 0–1 wählen. Es entfernt 1 Stressmarker.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, friendlyAt(t.state, me, 0, 1).filter(isStressed))
          if (chosen !== null) removeToken(t, chosen.id, 'stress')
        },
      }),
    ],
  },
  null: {
    text: {
      en: 'While you are not damaged, your initiative is 7.',
      de: 'Solange du nicht beschädigt bist, beträgt deine Initiative 7.',
    },
    abilities: [
      always({ initiative: (_s, me, ship) => (ship.id === me.ship && !isDamaged(ship) ? 7 : null) }),
    ],
  },
  scorch: {
    text: {
      en: 'While you make a primary attack, if you are not stressed, you may gain 1 stress token to roll 1 additional attack die.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du, falls du nicht gestresst bist, 1 Stressmarker erhalten, um 1 zusätzlichen Angriffswürfel zu werfen.',
    },
    abilities: mayRollMore({
      as: 'attacker',
      if: (s, me, { weapon }) => weapon.primary && !isStressed(mine(s, me)),
      cost: { gain: { stress: 1 } },
    }),
  },
  static: {
    text: {
      en: 'While you make a primary attack, you may spend your lock on the defender and 1 focus token to change all of your results to crits.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du deine Zielerfassung auf dem Verteidiger und 1 Fokusmarker ausgeben, um alle deine Ergebnisse in kritische Treffer zu ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (_s, _me, { weapon, attackDice }) =>
          weapon.primary && attackDice.some(({ face }) => face !== 'crit'),
        cost: { spend: { focus: 1 }, lock: true },
        run(t, me) {
          for (const face of plain(t.state, me.ship)) changeDice(t, 'attack', face, 'crit')
        },
      }),
    ],
  },
  tn3465: {
    text: {
      en: 'While another friendly ship attacks and you are at range 0-1 of the defender, you may suffer 1 crit damage to change 1 of its results to a crit.',
      de: 'Während ein anderes befreundetes Schiff angreift und du in Reichweite 0–1 des Verteidigers bist, darfst du 1 kritischen Schaden erleiden, um 1 seiner Ergebnisse in einen kritischen Treffer zu ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'other',
        if: (s, me, attack) =>
          isFriend(s, me, attack.attacker) &&
          isAtRange(s, me.ship, attack.defender, 0, 1) &&
          plain(s, me.ship).length > 0,
        cost: { suffer: 'crit' },
        *run(t, me) {
          changeDice(t, 'attack', yield* chooseFace(t, me, plain(t.state, me.ship)), 'crit', 1)
        },
      }),
    ],
  },
}
