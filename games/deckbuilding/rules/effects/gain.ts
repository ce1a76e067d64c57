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
  run: Effect['run'],
): Effect {
  return {
    kind,
    ...(amount !== undefined && { amount }),
    possible,
    run,
  }
}

export function draw(count: number): Effect {
  return plain(
    'draw',
    count,
    (s, me) => canDraw(s, me.seat),
    (t, me) => drawCards(t, me.seat, count, 'db.use.1'),
  )
}

export function gainResources(amount: number): Effect {
  return plain(
    'gain-resources',
    amount,
    () => true,
    (t, me) => fillPool(t, me.seat, amount, 'db.gain.1'),
  )
}

/** Not possible when the Force is fully with the player already (db.faq.12). */
export function gainForce(amount: number): Effect {
  return plain(
    'gain-force',
    amount,
    (s, me) => !forceIsFullyWith(s, me.seat),
    (t, me) => moveForce(t, me.seat, amount),
  )
}

/** This card's attack grows until the end of the turn. */
export function gainAttack(amount: number): Effect {
  return plain(
    'gain-attack',
    amount,
    () => true,
    (t, me) => {
      t.state.bonus[me.card] += amount
      t.log?.('gain-attack', 'db.gain.1', { card: me.card, amount })
    },
  )
}

export function repair(amount: number): Effect {
  return plain(
    'repair',
    amount,
    (s, me) => canRepair(s, me.seat),
    (t, me) => repairBase(t, me.seat, amount),
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
