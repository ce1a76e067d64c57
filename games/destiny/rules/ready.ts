/** Ready and exhausted (rulebook: Spielbereit, Erschöpft). */
import { type CardId, findCard, type T } from '../state.ts'

/** False if it was exhausted already, or is gone (sd.exhausted.2). */
export function exhaust(t: T, id: CardId): boolean {
  const card = findCard(t.state, id)
  if (card?.ready !== true) return false
  card.ready = false
  t.state.happened = true
  t.log?.('exhaust', 'sd.exhausted.1', { kind: card.kind, thing: card.id })
  return true
}

/** False if it was ready already (sd.ready.2). */
export function ready(t: T, id: CardId): boolean {
  const card = findCard(t.state, id)
  if (card === undefined || card.ready) return false
  card.ready = true
  t.state.happened = true
  t.log?.('ready', 'sd.ready.1', { kind: card.kind, thing: card.id })
  return true
}
