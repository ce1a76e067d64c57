/** Elite characters: with two dice of their own, as the team list says or a card in play (sd.character-points.3). */
import type { Flow } from '@dejarik/kernel'
import {
  CARDS_A_SEAT,
  type Card,
  type CardId,
  findCard,
  NONE,
  ownerOf,
  type State,
  type T,
} from '../state.ts'
import { anySays } from './ask-cards.ts'
import { chooseDie } from './choose.ts'
import { dropDie, placeDice } from './dice.ts'

const ELITE_DICE = 2

/** Dice of the team list: characters are the first cards that a player brings. */
export function listedDice(s: State, id: CardId): number {
  const owner = ownerOf(id)
  return s.options.decks[owner].characters[id - owner * CARDS_A_SEAT]?.dice ?? 0
}

function wantedDice(s: State, card: Card): number {
  const listed = listedDice(s, card.id)
  const elite = anySays(s, 'elite', (ability, me) => ability.elite?.(s, me, card))
  return elite ? Math.max(listed, ELITE_DICE) : listed
}

/**
 * Called when an upgrade comes to a character or leaves it. The second die comes from the set-aside zone and goes back
 * there; its controller chooses which of the two does (sd.clar-sor.19 to .21).
 */
export function* checkElite(t: T, id: CardId): Flow {
  const s = t.state
  const card = findCard(s, id)
  if (card === undefined || card.type !== 'character') return
  const dice = s.dice.filter((die) => die.card === id && !die.guest)
  const wanted = wantedDice(s, card)
  if (dice.length < wanted) placeDice(s, id, card.kind, card.controller, wanted - dice.length)
  if (dice.length <= wanted) return
  const me = { seat: card.controller, card: id, kind: card.kind, die: NONE }
  const gone = yield* chooseDie(t, me, 'set-die-aside', dice, { rule: 'sd.clar-sor.21' })
  if (gone !== null) dropDie(s, gone)
}
