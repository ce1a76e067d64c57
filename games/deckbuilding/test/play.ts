/**
 * Situations in words, so that tests read as play:
 *
 *     const match = situation({ active: 'rebel', force: 6, rebel: { hand: ['X-Wing'] } })
 *     match.rebel.play('X-Wing')
 *     match.rebel.use('X-Wing')
 *     expect(match.picture.rebel.hand).toEqual([…])
 *
 * A position is given as in scenario files (`docs/scenarios.md`).
 */
import {
  type Answer,
  canonical,
  isRefusal,
  keyOf,
  Match,
  newRngState,
  optionsOf,
  type ScriptedDraw,
} from '@dejarik/kernel'
import {
  type DeckbuildingOptions,
  deckbuilding,
  type Move,
  STREAMS,
  type State,
  type Verb,
  type View,
} from '../index.ts'

type Words = { readonly [word: string]: string | number }

export interface SidePicture {
  hand: string[]
  deck: string[]
  discard: string[]
  units: string[]
  ships: string[]
  shipDamage: number[]
  base: string | null
  baseDamage: number
  baseDeck: string[]
  victory: string[]
  resources: number
}

export interface Picture {
  active: string
  turn: number
  force: number
  row: (string | null)[]
  galaxyDeck: string[]
  galaxyDiscard: string[]
  pilots: number
  exile: string[]
  empire: SidePicture
  rebel: SidePicture
}

/** Outcomes of random streams by name; a number for a pick, a list for a shuffle. */
export type Script = { readonly [S in (typeof STREAMS)[number]]?: readonly ScriptedDraw[] }

export function situation(given: object, script: Script = {}): Situation {
  const options = deckbuilding.readOptions((given as { options?: unknown }).options ?? {})
  if (isRefusal(options)) throw new Error(canonical(options))
  const key = keyOf('test')
  const state = deckbuilding.scenario.position(given, key)
  if (isRefusal(state)) throw new Error(canonical(state))
  state.rng = newRngState(key, STREAMS.length)
  state.rng.script = STREAMS.map((name) => script[name] ?? [])
  return new Situation(Match.at(deckbuilding, options, 'test', state, { log: true }))
}

/** The same on the Rebels' turn. */
export function rebelTurn(given: object, script: Script = {}): Situation {
  return situation({ active: 'rebel', ...given }, script)
}

/** Whether the player may use the card's ability now. */
export function usable(player: Player, card: string): boolean {
  return player.offers({ do: 'use', card })
}

/** A whole match from the set-up. */
export function newMatch(options: unknown = {}, seed = 'test'): Situation {
  const read = deckbuilding.readOptions(options)
  if (isRefusal(read)) throw new Error(canonical(read))
  return new Situation(Match.start(deckbuilding, read, seed, { log: true }))
}

export class Situation {
  readonly match: Match<State, DeckbuildingOptions, View>
  readonly empire: Player
  readonly rebel: Player

  constructor(match: Match<State, DeckbuildingOptions, View>) {
    this.match = match
    this.empire = new Player(match, 0)
    this.rebel = new Player(match, 1)
  }

  /** The whole table in words. */
  get picture(): Picture {
    return deckbuilding.scenario.picture(this.match.state) as Picture
  }

  /** What is asked, or null when the match is over. */
  get question(): string | null {
    return this.match.ask?.what ?? null
  }

  /** Events since the start, by name. */
  get events(): string[] {
    return this.match.log.map((entry) => entry.what)
  }

  get winner(): 'empire' | 'rebel' | null {
    const seat = this.match.outcome?.winners[0]
    return seat === undefined ? null : seat === 0 ? 'empire' : 'rebel'
  }
}

/** One seat. Its verbs throw when the choice is not offered, and say what is. */
export class Player {
  readonly #match: Match<State, DeckbuildingOptions, View>
  readonly #seat: 0 | 1

  constructor(match: Match<State, DeckbuildingOptions, View>, seat: 0 | 1) {
    this.#match = match
    this.#seat = seat
  }

  get view(): View {
    return this.#match.view(this.#seat)
  }

  /** Options in words; empty when this seat is not asked. */
  get offered(): Words[] {
    const ask = this.#match.askOf(this.#seat)
    if (ask === null || ask.form === 'number' || ask.form === 'place') return []
    return optionsOf(ask).map((option) => deckbuilding.scenario.words(this.#match.state, option))
  }

  /** Names of the cards that this verb is offered for, sorted, each copy once. */
  cards(verb: Verb): string[] {
    return this.offered
      .flatMap((words) => (words.do === verb && words.card !== undefined ? [String(words.card)] : []))
      .sort()
  }

  offers(pattern: Partial<Words>): boolean {
    return this.offered.some((words) => fits(words, pattern))
  }

  choose(pattern: Partial<Words>): void {
    const i = this.offered.findIndex((words) => fits(words, pattern))
    if (i < 0)
      throw new Error(
        `${canonical(pattern)} is not offered; offered: ${this.offered.map(canonical).join(' ')}`,
      )
    this.answer(i)
  }

  /** Several at once, by card name. */
  pickAll(...cards: readonly string[]): void {
    const picked: number[] = []
    for (const card of cards) {
      const i = this.offered.findIndex((words, k) => words.card === card && !picked.includes(k))
      if (i < 0) throw new Error(`${card} is not offered; offered: ${this.offered.map(canonical).join(' ')}`)
      picked.push(i)
    }
    this.answer(picked.sort((a, b) => a - b))
  }

  /** Shares of damage by card name; what is not named gets none. */
  split(shares: { readonly [card: string]: number }): void {
    this.answer(this.offered.map((words) => shares[String(words.card)] ?? 0))
  }

  /** Any answer; the refusal, if there is one. */
  tries(answer: Answer): string | null {
    return this.#match.answer(this.#seat, answer)?.refused ?? null
  }

  answer(answer: Answer): void {
    const no = this.#match.answer(this.#seat, answer)
    if (no !== null) throw new Error(canonical(no))
  }

  play = (...cards: string[]): void => {
    for (const card of cards) this.choose({ do: 'play', card })
  }
  buy = (card: string): void => this.choose({ do: 'buy', card })
  use = (card: string): void => this.choose({ do: 'use', card })
  payOff = (card: string): void => this.choose({ do: 'pay-off', card })
  commit = (card: string, target: string): void => this.choose({ do: 'commit', card, target })
  resolve = (target: string): void => this.choose({ do: 'resolve', target })
  /** Commits each card and resolves. */
  attack = (target: string, ...cards: string[]): void => {
    for (const card of cards) this.commit(card, target)
    this.resolve(target)
  }
  pick = (card: string): void => this.choose({ do: 'pick', card })
  trigger = (card: string): void => this.choose({ do: 'trigger', card })
  decline = (): void => this.choose({ do: 'decline' })
  yes = (): void => this.choose({ do: 'yes' })
  no = (): void => this.choose({ do: 'no' })
  endTurn = (): void => this.choose({ do: 'end' })

  /** Attack of a card in play as everybody sees it now. */
  attackOf(card: string): number {
    const side = this.view.sides[this.#seat]
    const found = [...side.units, ...side.ships].find(
      (c) =>
        deckbuilding.scenario.words(this.#match.state, { do: 'pick', card: c.card, to: -1 } as Move).card ===
        card,
    )
    if (found === undefined) throw new Error(`${card} is not in play`)
    return found.attack
  }
}

function fits(words: Words, pattern: Partial<Words>): boolean {
  return Object.entries(pattern).every(([word, value]) => words[word] === value)
}
