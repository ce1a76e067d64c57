/**
 * The cards as the rules see them: what is written for each, and which abilities answer to what. `index.ts` of the game
 * hands them down. A card can enter a match once its text is written; a reprint has the text of its first printing, unless
 * it says something else.
 */
import { AbilityIndex, type ByCard, Installed, type Keyed, type Worded } from '@dejarik/kernel'
import { CARDS, cardNumber, sidesOf } from '../facts/index.ts'
import type { CardNumber, State } from '../state.ts'
import type { Ability, Always, CardText, DieRules, Instead, Question, Texts, When } from './abilities.ts'
import type { EventName } from './events.ts'
import { type Listenings, type Matter, Matters } from './have-a-say.ts'

type ByWord = { readonly [W in Ability['word']]: ByCard<readonly Keyed<Worded<Ability, W>>[]> }

interface Cards {
  readonly texts: ByCard<CardText>
  readonly index: AbilityIndex<Ability>
  /** Made once: asked for every card of a hand at every turn. */
  readonly words: ByWord
  readonly matters: Matters
}

const installed = new Installed<Cards>('The cards of Destiny')

/** Texts by id of the card, and what the rules themselves write for all cards with a keyword. */
export function installCards(written: Texts, keywords: readonly (When | Instead)[]): void {
  for (const id of Object.keys(written)) cardNumber(id)
  const texts = CARDS.map(
    ({ id, reprintOf, isReworded }) =>
      written[id] ?? (reprintOf === null || isReworded ? undefined : written[reprintOf]),
  )
  const index = new AbilityIndex(
    CARDS.map(({ id }, card) => ({ id, abilities: texts[card]?.abilities ?? [] })),
  )
  const ruled = new AbilityIndex([{ id: 'the rules', abilities: keywords }])
  const abilities = [...texts.flatMap((text) => text?.abilities ?? []), ...keywords]
  installed.install({
    texts,
    index,
    words: byWord(index),
    matters: new Matters(CARDS.length, abilities, index, ruled),
  })
}

function byWord(index: AbilityIndex<Ability>): ByWord {
  return {
    when: index.of('when') ?? [],
    instead: index.of('instead') ?? [],
    action: index.of('action') ?? [],
    claim: index.of('claim') ?? [],
    always: index.of('always') ?? [],
    effect: index.of('effect') ?? [],
    special: index.of('special') ?? [],
    block: index.of('block') ?? [],
    later: index.of('later') ?? [],
    die: index.of('die') ?? [],
    only: index.of('only') ?? [],
    'own-cost': index.of('own-cost') ?? [],
    enters: index.of('enters') ?? [],
    breaks: index.of('breaks') ?? [],
  }
}

export function abilityIndex(): AbilityIndex<Ability> {
  return installed.value.index
}

/** Who listens to an event, window by window. */
export function listeningTo(event: EventName): Listenings {
  return installed.value.matters.event(event)
}

/** Whether any card in play has a say in a matter, so that most of what happens is done with at a glance. */
export function concernsAny(s: State, matter: Matter<unknown>): boolean {
  return installed.value.matters.concernsAny(s, matter)
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
  return installed.value.words[word][card] ?? NONE_OF_IT
}

/** What belongs to a card's die wherever it is. */
export function dieRulesOf(card: CardNumber): DieRules | undefined {
  return installed.value.words.die[card]?.[0].ability
}

/** Which cards answer a question, and how. */
export function answering(question: Question): Matter<Always> {
  return installed.value.matters.question(question)
}

/** Whether any card in play answers a question. */
export function isAnswered(s: State, question: Question): boolean {
  return concernsAny(s, answering(question))
}

/** A card without ability needs no text but an entry; a flip card needs all its sides. */
export function isImplemented(id: string): boolean {
  return sidesOf(id).every((side) => textOf(cardNumber(side)) !== undefined)
}
