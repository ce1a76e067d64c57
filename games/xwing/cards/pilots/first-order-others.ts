/** Pilots of the First Order with abilities of their own kind. */
import type { Flow } from '@dejarik/kernel'
import { always, type Me, when } from '../../rules/abilities.ts'
import { isAtRange, isShip, seatOf } from '../../rules/range.ts'
import { gainToken, isStressed } from '../../rules/tokens.ts'
import type { ShipId, State, T } from '../../state.ts'
import { mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { canLock, mine } from '../words.ts'

function targetsAmong(s: State, me: Me, passed: readonly ShipId[]): ShipId[] {
  const { seat } = mine(s, me)
  return passed.filter((ship) => s.ships[ship].seat !== seat && canLock(s, me, ship))
}

function* jamAll(t: T, me: Me, passed: readonly ShipId[]): Flow {
  for (const ship of passed) yield* gainToken(t, ship, 'jam', 2, me.ship)
}

export const firstOrderOthers: Texts = {
  breach: {
    text: {
      en: 'After you fully execute a maneuver or boost, if you moved through an enemy ship, you may acquire a lock on it.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt oder Schub gegeben hast, darfst du, falls du dich durch ein feindliches Schiff bewegt hast, es als Ziel erfassen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (s, me, { full, passed }) => full && targetsAmong(s, me, passed).length > 0,
        *run(t, me, { passed }) {
          yield* mayLockOne(t, me, mine(t.state, me), targetsAmong(t.state, me, passed))
        },
      }),
      when('moved', {
        if: (s, me, { how, passed }) => how === 'boost' && targetsAmong(s, me, passed).length > 0,
        *run(t, me, { passed }) {
          yield* mayLockOne(t, me, mine(t.state, me), targetsAmong(t.state, me, passed))
        },
      }),
    ],
  },
  nightfall: {
    text: {
      en: 'After you fully execute a maneuver or boost, each ship that you moved through gains 2 jam tokens.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt oder Schub gegeben hast, erhält jedes Schiff, durch das du dich bewegt hast, 2 Störsignalmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { full, passed }) => full && passed.length > 0,
        run: (t, me, { passed }) => jamAll(t, me, passed),
      }),
      when('moved', {
        if: (_s, _me, { how, passed }) => how === 'boost' && passed.length > 0,
        run: (t, me, { passed }) => jamAll(t, me, passed),
      }),
    ],
  },
  recoil: {
    text: {
      en: 'While you are stressed, you treat enemy ships in your front arc at range 0-1 as being in your bullseye arc.',
      de: 'Während du gestresst bist, behandelst du feindliche Schiffe in deinem Frontwinkel in Reichweite 0–1, als wären sie in deinem zentralen Winkel.',
    },
    abilities: [
      always({
        treatedAsInBullseye: (s, me, ship, other) =>
          ship.id === me.ship &&
          isShip(other) &&
          seatOf(s, other) !== ship.seat &&
          isStressed(ship) &&
          isAtRange(s, ship.id, other, 0, 1),
      }),
    ],
  },
}
