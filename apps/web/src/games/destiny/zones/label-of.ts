/** Cards in play, in words: for labels that are read aloud. */
import { type CardView, factsOf, NONE, SEAT_NAMES, type View } from '@dejarik/destiny'
import { TYPE_NAMES } from '@dejarik/destiny/facts'
import type { BoardTable } from '../TableContext.tsx'
import { diceOf } from './RestingDice.tsx'

/** Which one it is, where a player has several of the same character or support; as the game's sentences count them. */
export function copyOf(view: View, { id, kind, controller }: CardView): number | null {
  const alike = view.cards.filter((card) => card.kind === kind && card.controller === controller)
  return alike.length === 1 ? null : alike.findIndex((card) => card.id === id) + 1
}

/** Everything that the plate shows. */
export function labelOf({ view, me, language, say, speaker }: BoardTable, card: CardView): string {
  const facts = factsOf(card.kind)
  const host = card.on === NONE ? undefined : view.cards.find(({ id }) => id === card.on)
  const dice = diceOf(view, card.id)
  const parts = [
    say('card.label', {
      name: [facts.name[language], copyOf(view, card) ?? ''].join(' ').trim(),
      type: TYPE_NAMES[card.type][language],
      whose: card.controller === me ? 'own' : 'foe',
    }),
  ]
  if (host !== undefined) parts.push(say('card.on', { name: factsOf(host.kind).name[language] }))
  if (card.type === 'downgrade')
    parts.push(say('card.by', { player: speaker.seat(SEAT_NAMES[card.controller]) }))
  if (host === undefined && card.type !== 'plot')
    parts.push(say(card.ready ? 'card.ready' : 'card.exhausted'))
  if (card.type === 'character')
    parts.push(say('card.health-left', { left: card.health - card.damage, all: card.health }))
  if (card.shields > 0) parts.push(say('card.shields', { count: card.shields }))
  if (dice.length > 0)
    parts.push(
      say('card.dice', { count: dice.length, pool: dice.filter(({ pool }) => pool !== NONE).length }),
    )
  return parts.join('. ')
}
