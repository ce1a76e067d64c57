/**
 * Which cards have a say in what happens and in what the rules ask. Most matters concern no card in play, and that is
 * looked up on the path of nearly every decision: so each card has a row of bits, one for each matter.
 */
import type { AbilityIndex, ByCard, Keyed, Window } from '@dejarik/kernel'
import type { State } from '../state.ts'
import type { Ability, Always, Instead, Question, When } from './abilities.ts'
import type { EventName } from './events.ts'

/** A matter: by card, what it has to say; and where the bit stands that tells which cards do. */
export interface Matter<V> {
  readonly says: ByCard<readonly V[]> | undefined
  readonly cell: number
  readonly bit: number
}

/** Abilities that listen to an event in a window, and what the rules themselves have to say there. */
export interface Listening extends Matter<Keyed<When | Instead>> {
  readonly ruled: readonly Keyed<When | Instead>[] | undefined
}

export type Listenings = { readonly [W in Window]: Listening } & {
  /** Whoever listens in any window. */
  readonly any: Matter<unknown>
  readonly isRuled: boolean
}

type ByNumber = ByCard<readonly unknown[]> | undefined

const NOWHERE = { cell: 0, bit: 0 } as const
const NOBODY = { says: undefined, ...NOWHERE } as const
const UNHEARD: Listening = { ...NOBODY, ruled: undefined }
const SILENT: Listenings = { instead: UNHEARD, before: UNHEARD, after: UNHEARD, any: NOBODY, isRuled: false }
const BITS = 32

/** Made once, when the cards are handed down. */
export class Matters {
  readonly #events = new Map<string, Listenings>()
  readonly #questions = new Map<string, Matter<Always>>()
  readonly #lists: ByNumber[] = []
  readonly #width: number
  readonly #rows: Int32Array

  /** `ruled` are abilities of the rules; they stand as if they were on one card. */
  constructor(
    cards: number,
    abilities: readonly Ability[],
    index: AbilityIndex<Ability>,
    ruled: AbilityIndex<When | Instead>,
  ) {
    for (const event of eventsOf(abilities)) this.#events.set(event, this.#listenings(event, index, ruled))
    for (const question of questionsOf(abilities)) {
      const says = index.answering(question)
      this.#questions.set(question, { says, ...this.#place(says) })
    }
    this.#width = Math.ceil(this.#lists.length / BITS)
    this.#rows = new Int32Array(cards * this.#width)
    for (const [place, list] of this.#lists.entries())
      for (const [card, says] of (list ?? []).entries())
        if (says !== undefined)
          this.#rows[card * this.#width + Math.floor(place / BITS)] |= 1 << (place % BITS)
  }

  event(event: EventName): Listenings {
    return this.#events.get(event) ?? SILENT
  }

  question(question: Question): Matter<Always> {
    return this.#questions.get(question) ?? NOBODY
  }

  /** Whether any card in play has a say in it. One that borrows the abilities of others might have one, too. */
  concernsAny(s: State, { cell, bit }: Matter<unknown>): boolean {
    if (bit === 0) return false
    const { cards, battlefield, kinds } = s
    const width = this.#width
    const rows = this.#rows
    for (let i = 0; i < cards.length; i++) if ((rows[cards[i].kind * width + cell] & bit) !== 0) return true
    return battlefield >= 0 && (rows[kinds[battlefield] * width + cell] & bit) !== 0
  }

  #listenings(event: string, index: AbilityIndex<Ability>, ruled: AbilityIndex<When | Instead>): Listenings {
    const instead = this.#listening(index.at('instead', event), ruled.at('instead', event))
    const before = this.#listening(index.at('when', `before ${event}`), ruled.at('when', `before ${event}`))
    const after = this.#listening(index.at('when', `after ${event}`), ruled.at('when', `after ${event}`))
    const all = [instead.says, before.says, after.says]
    const cards = Math.max(...all.map((says) => says?.length ?? 0))
    const any = Array.from({ length: cards }, (_, card) =>
      all.map((says) => says?.[card]).find((one) => one !== undefined),
    )
    const isRuled = [instead, before, after].some(({ ruled: rules }) => rules !== undefined)
    return { instead, before, after, any: { says: any, ...this.#place(any) }, isRuled }
  }

  #listening(says: Listening['says'], ruled: Listening['says']): Listening {
    return { says, ruled: ruled?.[0], ...this.#place(says) }
  }

  #place(says: ByNumber): { readonly cell: number; readonly bit: number } {
    if (says === undefined) return NOWHERE
    const place = this.#lists.push(says) - 1
    return { cell: Math.floor(place / BITS), bit: 1 << (place % BITS) }
  }
}

function eventsOf(abilities: readonly Ability[]): Set<string> {
  return new Set(
    abilities.flatMap((ability) => ('at' in ability ? [ability.at.replace(/^(?:before|after) /, '')] : [])),
  )
}

function questionsOf(abilities: readonly Ability[]): Set<string> {
  return new Set(abilities.flatMap((ability) => (ability.word === 'always' ? Object.keys(ability) : [])))
}
