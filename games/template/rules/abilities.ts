/** The words that cards are written in. */
import type { Words } from '@dejarik/kernel'
import type { CardId } from '../facts/cards.ts'

/** What holds all the time: answers to questions that the rules ask of cards. */
export interface Always {
  readonly word: 'always'
  /** Whether it beats this card, whatever their values. */
  readonly beats?: (other: CardId) => boolean
}

export type Ability = Always

export interface CardText {
  readonly text: Words
  readonly abilities: readonly Ability[]
}

/** By id of the card; only those that do something have a text. */
export type Texts = { readonly [id: string]: CardText }

export function always(questions: Omit<Always, 'word'>): Always {
  return { word: 'always', ...questions }
}
