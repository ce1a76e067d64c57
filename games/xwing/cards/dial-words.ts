/** Words about dials: what a ship revealed, and setting it to something else. */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import type { Flown } from '../questions.ts'
import type { Me } from '../rules/abilities.ts'
import { hasSeenDial, type Maneuver, opponentOf, SEEN_DIAL, type Ship, type State, type T } from '../state.ts'
import { mine, revealed } from './words.ts'

/** Speed of the revealed maneuver; −1 without one. */
export function revealedSpeed(ship: Ship): number {
  return revealed(ship)?.speed ?? -1
}

/** Whether the speed of my revealed maneuver is greater than that of another ship's. */
export function amFaster(s: State, me: Me, than: number): boolean {
  if (than < 0) return false
  const own = revealedSpeed(mine(s, me))
  const other = revealedSpeed(s.ships[than])
  return own >= 0 && other >= 0 && own > other
}

/** Other maneuvers of the dial that pass. */
export function settings(ship: Ship, test: (maneuver: Maneuver) => boolean): number[] {
  return printed(ship).type.dial.flatMap((maneuver, i) => (i !== ship.dial && test(maneuver) ? [i] : []))
}

/** "You may set the dial to another maneuver …": the new one is the revealed one (xw.a.cardfaq.29). */
export function* maySetDial(t: T, me: Me, ship: Ship, test: (maneuver: Maneuver) => boolean): Flow {
  const { dial } = printed(ship).type
  const options = settings(ship, test).map((way): Flown => {
    const { speed, bearing, direction, difficulty } = dial[way]
    return {
      do: 'maneuver',
      ship: ship.id,
      way,
      speed,
      bearing,
      direction: direction ?? 'none',
      difficulty,
    }
  })
  if (options.length === 0) return
  const none = { ...options[0], do: 'decline' as const, way: -1 }
  const { seat } = mine(t.state, me)
  const cite = { rule: 'xw.a.cardfaq.29', about: me.card }
  const { way } = yield* t.choose(seat, 'set-dial', [...options, none], cite)
  if (way < 0) return
  ship.dial = way
  t.log?.('reveal', 'xw.a.cardfaq.29', { ship: ship.id, dial: way })
}

/** Whether a ship has a dial that its enemy does not know. */
export function isHidden({ ships }: State, { id, seat, dial, dialUp }: Ship): boolean {
  return dial >= 0 && !dialUp && !hasSeenDial(ships[id], opponentOf(seat))
}

/** A dial that an effect flips is seen by everybody, but not revealed (xw.a.faq-activation.17). */
export function showDial(t: T, ship: Ship): void {
  ship.lasting.push({ key: SEEN_DIAL, value: opponentOf(ship.seat), until: 'end' })
  t.revealed('dial')
  t.log?.('dial-shown', 'xw.a.faq-activation.17', { ship: ship.id, dial: ship.dial })
}
