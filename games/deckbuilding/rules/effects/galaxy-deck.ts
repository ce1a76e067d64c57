/** Looking at and revealing the top of the galaxy deck (rulebook: "Ansehen", "Aufdecken"). */
import { done } from '@dejarik/kernel'
import { type CardId, FACTION, NEUTRAL } from '../../facts/catalogue.ts'
import { KNOWN_TO_BOTH } from '../../knowledge.ts'
import type { T } from '../../state.ts'
import type { Effect } from '../abilities.ts'
import { canReachGalaxyDeck, galaxyDeckReady } from '../empty-deck.ts'
import { unmark } from '../zones.ts'

/** The top card of the galaxy deck, which must be ready, seen by those in `eyes` (bits as in `known`). */
export function seeTop(t: T, eyes: number, rule: string): CardId {
  const s = t.state
  const card = s.galaxyDeck[s.galaxyDeck.length - 1]
  s.known[card] |= eyes
  t.revealed('galaxy-deck')
  if (eyes === KNOWN_TO_BOTH) t.log?.('reveal', rule, { card })
  else {
    const seat = eyes - 1
    t.log?.('look', rule, { seat }, { seat, args: { card } })
  }
  return card
}

export function discardTop(t: T): void {
  const s = t.state
  const card = s.galaxyDeck.pop()
  if (card === undefined) return
  unmark(s, card)
  s.galaxyDiscard.push(card)
  t.log?.('galaxy-discard', 'db.reveal.2', { card })
}

/**
 * Reveals the top card: one of the own faction brings `reward`, an enemy card is discarded, a neutral one does
 * nothing (db.faq.11). Unless discarded it goes back face down, and both remember it (db.reveal.2).
 */
export function revealTop(reward: Effect): Effect {
  return {
    kind: 'reveal-top',
    parts: [reward],
    possible: (s) => canReachGalaxyDeck(s),
    *run(t, me) {
      if (!galaxyDeckReady(t)) return
      const card = seeTop(t, KNOWN_TO_BOTH, 'db.reveal.1')
      if (FACTION[card] === me.seat) yield* done(reward.run(t, me))
      else if (FACTION[card] !== NEUTRAL) discardTop(t)
    },
  }
}
