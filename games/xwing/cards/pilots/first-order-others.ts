/** Pilots of the First Order with abilities of their own kind. */
import type { Flow } from '@dejarik/kernel'
import { type Ability, type Me, when } from '../../rules/abilities.ts'
import { gainToken } from '../../rules/tokens.ts'
import type { ShipId, State, T } from '../../state.ts'
import { mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { canLock, mine, performed } from '../words.ts'

const PASSED = 'boosted through'

/** "After you fully execute a maneuver or perform a boost action", with the ships that I moved through. */
function afterPassing(
  isMet: (s: State, me: Me, passed: readonly ShipId[]) => boolean,
  run: (t: T, me: Me, passed: readonly ShipId[]) => Flow,
): Ability[] {
  return [
    when('maneuver-executed', {
      if: (s, me, { full, passed }) => full && isMet(s, me, passed),
      run: (t, me, { passed }) => run(t, me, passed),
    }),
    // A boost is no action by itself: whom it led through is kept until it is known to have been one.
    when('moved', {
      if: (s, me, { how, passed }) => how === 'boost' && (passed.length > 0 || noted(s, me).length > 0),
      run(t, me, { passed }) {
        const ship = mine(t.state, me)
        forget(t, me)
        for (const value of passed) ship.lasting.push({ key: PASSED, value, until: 'end' })
      },
    }),
    when('action-performed', {
      if: performed('boost'),
      possible: (s, me) => isMet(s, me, noted(s, me)),
      *run(t, me) {
        const passed = noted(t.state, me)
        forget(t, me)
        yield* run(t, me, passed)
      },
    }),
  ]
}

function noted(s: State, me: Me): ShipId[] {
  return mine(s, me).lasting.flatMap(({ key, value }) => (key === PASSED ? [value] : []))
}

function forget(t: T, me: Me): void {
  const ship = mine(t.state, me)
  ship.lasting = ship.lasting.filter(({ key }) => key !== PASSED)
}

function targetsAmong(s: State, me: Me, passed: readonly ShipId[]): ShipId[] {
  const { seat } = mine(s, me)
  return passed.filter((ship) => s.ships[ship].seat !== seat && canLock(s, me, ship))
}

export const firstOrderOthers: Texts = {
  breach: {
    text: {
      en: 'After you fully execute a maneuver or perform a boost action, if you moved through an enemy ship, you may acquire a lock on it.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt oder eine Schub-Aktion durchgeführt hast, darfst du, falls du dich durch ein feindliches Schiff bewegt hast, es als Ziel erfassen.',
    },
    abilities: afterPassing(
      (s, me, passed) => targetsAmong(s, me, passed).length > 0,
      function* (t, me, passed) {
        yield* mayLockOne(t, me, mine(t.state, me), targetsAmong(t.state, me, passed))
      },
    ),
  },
  nightfall: {
    text: {
      en: 'After you fully execute a maneuver or perform a boost action, each ship that you moved through gains 2 jam tokens.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt oder eine Schub-Aktion durchgeführt hast, erhält jedes Schiff, durch das du dich bewegt hast, 2 Störsignalmarker.',
    },
    abilities: afterPassing(
      (_s, _me, passed) => passed.length > 0,
      function* (t, me, passed) {
        for (const ship of passed) yield* gainToken(t, ship, 'jam', 2, me.ship)
      },
    ),
  },
}
