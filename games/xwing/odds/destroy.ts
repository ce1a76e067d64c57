import type { Target } from './attack.ts'
import type { Uncancelled } from './neutralize.ts'

/**
 * The chance that this much damage destroys the target. Hits are suffered before crits, and each takes a shield while
 * there is one (xw.g.damage.4 to .6), so only crits beyond the shields deal faceup cards that can be Direct Hits.
 */
export function chanceToDestroy({ hits, crits }: Uncancelled, { hull, shields, deck }: Target): number {
  const missing = hull + shields - hits - crits
  if (missing <= 0) return 1
  if (deck === undefined) return 0
  const faceup = Math.max(0, crits - Math.max(0, shields - hits))
  return chanceOfAtLeast(missing, Math.min(faceup, deck.cards), deck.directHits, deck.cards)
}

/** The chance that `drawn` of `cards` cards hold at least `wanted` of those that count: drawn without putting back. */
function chanceOfAtLeast(wanted: number, drawn: number, counting: number, cards: number): number {
  if (wanted <= 0) return 1
  if (wanted > drawn || wanted > counting) return 0
  const yes = counting / cards
  return (
    yes * chanceOfAtLeast(wanted - 1, drawn - 1, counting - 1, cards - 1) +
    (1 - yes) * chanceOfAtLeast(wanted, drawn - 1, counting, cards - 1)
  )
}
