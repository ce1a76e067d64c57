/** Drawing and gaining (rulebook: "Erhalten", db.gain.1; "Reparieren"). */
import type { Effect } from '../abilities.ts'
import { canDraw, draw as drawCards } from '../empty-deck.ts'
import { forceIsFullyWith, gainForce as moveForce } from '../force.ts'
import { canRepair, repair as repairBase } from '../repair.ts'
import { gainResources as fillPool } from '../resources.ts'

/** An effect that asks nobody. */
function plain(
  kind: string,
  amount: number | undefined,
  possible: Effect['possible'],
  act: (...args: Parameters<Effect['resolve']>) => void,
): Effect {
  return {
    kind,
    ...(amount !== undefined && { amount }),
    possible,
    // biome-ignore lint/correctness/useYield: every effect is a generator, also one that asks nobody
    *resolve(t, by) {
      act(t, by)
    },
  }
}

export function draw(count: number): Effect {
  return plain(
    'draw',
    count,
    (s, by) => canDraw(s, by.seat),
    (t, by) => drawCards(t, by.seat, count, 'db.use.1'),
  )
}

export function gainResources(amount: number): Effect {
  return plain(
    'gain-resources',
    amount,
    () => true,
    (t, by) => fillPool(t, by.seat, amount, 'db.gain.1'),
  )
}

/** Not possible when the Force is fully with the player already (db.faq.12). */
export function gainForce(amount: number): Effect {
  return plain(
    'gain-force',
    amount,
    (s, by) => !forceIsFullyWith(s, by.seat),
    (t, by) => moveForce(t, by.seat, amount),
  )
}

/** This card's attack grows until the end of the turn. */
export function gainAttack(amount: number): Effect {
  return plain(
    'gain-attack',
    amount,
    () => true,
    (t, by) => {
      t.state.bonus[by.card] += amount
      t.log?.('gain-attack', 'db.gain.1', { card: by.card, amount })
    },
  )
}

export function repair(amount: number): Effect {
  return plain(
    'repair',
    amount,
    (s, by) => canRepair(s, by.seat),
    (t, by) => repairBase(t, by.seat, amount),
  )
}

/** The next purchase of this turn may go on top of the deck. */
export function nextPurchaseOnDeck(): Effect {
  return plain(
    'next-purchase-on-deck',
    undefined,
    () => true,
    (t) => {
      t.state.smugglers++
    },
  )
}
