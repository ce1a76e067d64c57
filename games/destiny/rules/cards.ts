/**
 * The cards as the rules see them: what is written for each, and which abilities answer to what. `index.ts` of the game
 * hands them down. A card can enter a match once its text is written; a reprint has the text of its first printing.
 */
import { AbilityIndex, type ByCard, Installed, type Keyed, type Worded } from '@dejarik/kernel'
import { CARDS, cardNumber, sidesOf } from '../facts/index.ts'
import type { CardNumber, State } from '../state.ts'
import type { Ability, Always, CardText, DieRules, Instead, Question, Texts, When } from './abilities.ts'

interface Cards {
  readonly texts: ByCard<CardText>
  readonly index: AbilityIndex<Ability>
  readonly ruled: AbilityIndex<When | Instead>
}

const installed = new Installed<Cards>('The cards of Destiny')

/** Texts by id of the card, and what the rules themselves write for all cards with a keyword. */
export function installCards(written: Texts, keywords: readonly (When | Instead)[]): void {
  for (const id of Object.keys(written)) cardNumber(id)
  const texts = CARDS.map(
    ({ id, reprintOf }) => written[id] ?? (reprintOf === null ? undefined : written[reprintOf]),
  )
  installed.install({
    texts,
    index: new AbilityIndex(CARDS.map(({ id }, card) => ({ id, abilities: texts[card]?.abilities ?? [] }))),
    ruled: new AbilityIndex([{ id: 'the rules', abilities: keywords }]),
  })
}

export function abilityIndex(): AbilityIndex<Ability> {
  return installed.value.index
}

/** Abilities of the rules themselves; they stand as if they were on one card. */
export function ruleIndex(): AbilityIndex<When | Instead> {
  return installed.value.ruled
}

export function textOf(card: CardNumber): CardText | undefined {
  return installed.value.texts[card]
}

const NONE_OF_IT: readonly Keyed<never>[] = []

/** A card's abilities that have a word. */
export function abilitiesOf<W extends Ability['word']>(
  card: CardNumber,
  word: W,
): readonly Keyed<Worded<Ability, W>>[] {
  return installed.value.index.of(word)?.[card] ?? NONE_OF_IT
}

/** What belongs to a card's die wherever it is. */
export function dieRulesOf(card: CardNumber): DieRules | undefined {
  return installed.value.index.of('die')?.[card]?.[0].ability
}

/** By card, its abilities that answer a question; undefined if no card of the game does. */
export function answering(question: Question): ByCard<readonly Always[]> | undefined {
  return installed.value.index.answering(question)
}

/**
 * Whether any card in play is among those that have something to say, so that most of what happens is done with at a
 * glance. One that borrows the abilities of others might be.
 */
export function isInPlay(s: State, listed: ByCard<unknown> | undefined): boolean {
  if (listed === undefined) return false
  const { cards, battlefield, kinds } = s
  for (let i = 0; i < cards.length; i++) if (listed[cards[i].kind] !== undefined) return true
  return battlefield >= 0 && listed[kinds[battlefield]] !== undefined
}

/** Whether any card in play answers a question. */
export function isAnswered(s: State, question: Question): boolean {
  return isInPlay(s, answering(question))
}

/** A card without ability needs no text but an entry; a flip card needs all its sides. */
export function isImplemented(id: string): boolean {
  return sidesOf(id).every((side) => textOf(cardNumber(side)) !== undefined)
}
