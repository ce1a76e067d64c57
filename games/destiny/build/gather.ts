/** Puts cards where they belong while a list or file is read, and notes what finds no place. */
import { lacking, lost, type Note } from '@dejarik/kernel'
import type { CardFacts } from '../facts/index.ts'
import type { Deck, DeckCharacter } from './deck.ts'
import { exceptionOf } from './exceptions.ts'
import { canBeElite } from './points.ts'
import { named } from './problem.ts'
import type { Reading } from './reading.ts'

export const LIMITS = { entries: 200, count: 60, characters: 12, name: 200 }

/** One card as it was written. */
export interface Entry {
  readonly card: CardFacts
  readonly count: number
  /** Dice of each copy of a character, or 2 for an elite plot. */
  readonly dice: readonly number[]
  readonly where: string
}

export class Gathering {
  readonly notes: Note[] = []
  readonly #characters: DeckCharacter[] = []
  readonly #cards = new Map<string, number>()
  readonly #battlefields: { readonly card: CardFacts; readonly where: string }[] = []
  #plot: CardFacts | null = null
  #elitePlot = false

  get isEmpty(): boolean {
    return this.#characters.length + this.#cards.size + this.#battlefields.length === 0 && this.#plot === null
  }

  add(entry: Entry): void {
    const { card, count } = entry
    if (card.type === 'character') this.#addCharacters(entry)
    else if (card.type === 'battlefield') this.#addBattlefields(entry)
    else if (card.type === 'plot') this.#addPlot(entry)
    else this.#cards.set(card.id, Math.min(LIMITS.count, (this.#cards.get(card.id) ?? 0) + count))
  }

  #addCharacters({ card, count, dice, where }: Entry): void {
    for (let copy = 0; copy < count; copy++) {
      if (this.#characters.length >= LIMITS.characters) {
        this.notes.push(lost('import-too-many', where, { limit: LIMITS.characters }))
        return
      }
      const rolled = dice[copy] ?? 1
      if (rolled !== 1 && rolled !== 2)
        this.notes.push(
          lost('import-bad-dice', where, { value: String(rolled), card: named('card', card.id) }),
        )
      this.#characters.push({ card: card.id, dice: rolled === 2 ? 2 : 1 })
    }
  }

  /** A second copy has no place either; more of them need no more words. */
  #addBattlefields({ card, count, where }: Entry): void {
    for (let copy = 0; copy < Math.min(count, 2); copy++) this.#battlefields.push({ card, where })
  }

  #addPlot({ card, count, dice, where }: Entry): void {
    const isFirst = this.#plot === null
    if (!isFirst || count > 1)
      this.notes.push(lost('import-second-plot', where, { card: named('card', card.id) }, 'sd.plot.2'))
    if (!isFirst) return
    this.#plot = card
    this.#elitePlot = dice[0] === 2 && canBeElite(card.id)
  }

  /** The deck, and what its plot had no use for. */
  finish(name: string, format: string): Reading {
    if (this.isEmpty) {
      this.notes.push(lost('import-no-cards', ''))
      return { deck: null, notes: this.notes }
    }
    const plot = this.#plot
    const most = plot === null ? 1 : (exceptionOf(plot.id).battlefields ?? 1)
    for (const { card, where } of this.#battlefields.slice(most))
      this.notes.push(
        lost('import-extra-battlefield', where, { card: named('card', card.id) }, 'sd.battlefield-choice.1'),
      )
    const [first, second] = this.#battlefields.slice(0, most)
    const deck: Deck = {
      name: [...name].slice(0, LIMITS.name).join(''),
      format,
      battlefield: first?.card.id ?? null,
      ...(second !== undefined && { secondBattlefield: second.card.id }),
      plot: plot?.id ?? null,
      ...(this.#elitePlot && { elitePlot: true }),
      characters: this.#characters,
      cards: [...this.#cards].map(([card, count]) => ({ card, count })),
    }
    return { deck: lacking(deck, this.notes), notes: this.notes }
  }
}
