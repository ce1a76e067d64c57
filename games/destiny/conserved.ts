/** What must neither be lost nor double: every card in one place, dice with their cards, no negative tokens. */

import { healthOf } from './rules/damage.ts'
import { MOST_SHIELDS } from './rules/shields.ts'
import { type CardId, findCard, NONE, type State } from './state.ts'

export function conserved(s: State): string | null {
  const places = new Map<CardId, string>()
  const put = (card: CardId, where: string): string | null => {
    const before = places.get(card)
    places.set(card, where)
    return before === undefined ? null : `card ${card} is in ${before} and in ${where}`
  }
  const problems: (string | null)[] = []
  for (const [seat, player] of s.players.entries()) {
    for (const pile of ['deck', 'hand', 'discard', 'aside'] as const)
      for (const card of player[pile]) problems.push(put(card, `${pile} ${seat}`))
    if (player.resources < 0) problems.push(`seat ${seat} owes resources`)
  }
  for (const card of s.cards) problems.push(put(card.id, 'play'))
  for (const card of s.playing) problems.push(put(card, 'the queue'))
  if (s.battlefield !== NONE) problems.push(put(s.battlefield, 'use'))
  for (const [card, kind] of s.kinds.entries())
    if (kind !== NONE && !places.has(card)) problems.push(`card ${card} is nowhere`)
  for (const card of s.cards) {
    if (card.shields < 0 || card.shields > MOST_SHIELDS)
      problems.push(`card ${card.id} has ${card.shields} shields`)
    if (card.damage < 0) problems.push(`card ${card.id} has negative damage`)
    if (card.type === 'character' && card.damage > healthOf(s, card))
      problems.push(`card ${card.id} has too much damage`)
    if (card.on !== NONE && card.type !== 'upgrade' && card.type !== 'downgrade')
      problems.push(`card ${card.id} is attached as a ${card.type}`)
    if (card.on !== NONE && findCard(s, card.on) === undefined)
      problems.push(`card ${card.id} is on a card that is gone`)
  }
  const dice = new Set<number>()
  for (const die of s.dice) {
    if (dice.has(die.id)) problems.push(`die ${die.id} is there twice`)
    dice.add(die.id)
    if (!die.guest && findCard(s, die.card) === undefined) problems.push(`die ${die.id} has lost its card`)
    if (die.guest && die.pool === NONE) problems.push(`die ${die.id} should be set aside`)
  }
  return problems.find((problem) => problem !== null) ?? null
}
