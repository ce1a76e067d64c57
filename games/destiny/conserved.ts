/** What must neither be lost nor double: every card in one place, dice with their cards, no negative tokens. */
import type { Message, NameArg } from '@dejarik/kernel'
import { factsOf } from './facts/index.ts'
import { SEAT_NAMES } from './names.ts'
import { healthOf } from './rules/damage.ts'
import { shieldLimit } from './rules/shields.ts'
import { type CardId, findCard, NONE, type State } from './state.ts'
import { LOSSES } from './text/losses.ts'

const { lost } = LOSSES

export function conserved(s: State): Message | null {
  const named = (card: CardId): NameArg => ({ name: `card:${factsOf(s.kinds[card]).id}` })
  const places = new Map<CardId, string>()
  const put = (card: CardId, where: string): Message | null => {
    const before = places.get(card)
    places.set(card, where)
    return before === undefined ? null : lost('twice', { card: named(card), one: before, other: where })
  }
  const problems: (Message | null)[] = []
  for (const [seat, player] of s.players.entries()) {
    for (const pile of ['deck', 'hand', 'discard', 'aside'] as const)
      for (const card of player[pile]) problems.push(put(card, pile))
    if (player.resources < 0) problems.push(lost('resources', { seat: { name: `seat:${SEAT_NAMES[seat]}` } }))
  }
  for (const card of s.cards) problems.push(put(card.id, 'play'))
  for (const card of s.playing) problems.push(put(card, 'queue'))
  if (s.battlefield !== NONE) problems.push(put(s.battlefield, 'use'))
  for (const [card, kind] of s.kinds.entries())
    if (kind !== NONE && !places.has(card)) problems.push(lost('nowhere', { card: named(card) }))
  for (const card of s.cards) {
    const { id, type, on, shields, damage, resources } = card
    if (resources < 0) problems.push(lost('tokens', { card: named(id), resources }))
    if (shields < 0 || (type === 'character' && shields > shieldLimit(s, card)))
      problems.push(lost('shields', { card: named(id), shields }))
    if (damage < 0 || (type === 'character' && damage > healthOf(s, card)))
      problems.push(lost('damage', { card: named(id), damage }))
    if (on !== NONE && type !== 'upgrade' && type !== 'downgrade')
      problems.push(lost('attached', { card: named(id) }))
    if (on !== NONE && findCard(s, on) === undefined) problems.push(lost('on-nothing', { card: named(id) }))
  }
  const dice = new Set<number>()
  for (const { id: die, card, pool, guest } of s.dice) {
    if (dice.has(die)) problems.push(lost('die-twice', { die }))
    dice.add(die)
    if (!guest && findCard(s, card) === undefined) problems.push(lost('die-alone', { die }))
    if (guest && pool === NONE) problems.push(lost('die-aside', { die }))
  }
  return problems.find((problem) => problem !== null) ?? null
}
