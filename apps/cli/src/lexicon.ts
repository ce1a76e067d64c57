import type { Game, Language, Message } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import { phrases } from './phrases/index.ts'

/** What the terminal itself says, and the words of a picture, in the reader's language. */
export class Lexicon {
  readonly #book: Phrasebook
  /** From the English name of a card, as pictures use it, to the reader's. */
  readonly #names: ReadonlyMap<string, string>

  constructor(game: Game, reader: Language) {
    this.#book = new Phrasebook(reader, [game.text, phrases])
    this.#names = new Map(game.cards().map(({ name }) => [name.en, name[reader]]))
  }

  phrase(key: string, args: Message['args'] = {}): string {
    return this.#book.say({ key, args })
  }

  /** `winners` in the reader's language. */
  outcome(winners: readonly string[], rule: string): string {
    const list = winners.join(', ')
    return this.phrase('play.outcome', { count: winners.length, winners: list, rule })
  }

  /** A key of a picture, e.g. `discard`, or the name of a seat. */
  label(word: string): string {
    const key = [`picture.${word}`, `seat.${word}`].find((one) => this.#book.knows(one))
    return key === undefined ? spaced(word) : this.phrase(key)
  }

  /** A value of a picture that is text: mostly the name of a card. */
  name(text: string): string {
    return this.#names.get(text) ?? this.label(text)
  }
}

/** `galaxyRow` and `galaxy-row` read as `galaxy row`. */
function spaced(word: string): string {
  return word
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/-/g, ' ')
}
