import type { Written } from './words.ts'

/** A card as an index needs to know it. */
export interface WrittenCard<A extends Written> {
  /** Its lasting name, for what goes wrong. */
  readonly id: string
  readonly abilities: readonly A[]
}

/** By number of the card; undefined for most. */
export type ByCard<V> = readonly (V | undefined)[]

/** An ability and the key that stands for it in what is stored. */
export interface Keyed<A> {
  readonly key: string
  readonly ability: A
}

/** Those abilities of a game that have a word. */
export type Worded<A extends Written, W extends A['word']> = Extract<A, { readonly word: W }>

/** Abilities of one word by moment, or of one question. */
type Table<V> = Map<string, (V[] | undefined)[]>

/**
 * Which cards have a say: from an event, a moment or a question to those that answer to it. Cards are numbered by their
 * place in the list. Built once, when the game is put together; a key that two abilities of a card share fails there.
 */
export class AbilityIndex<A extends Written> {
  readonly #cards: readonly WrittenCard<A>[]
  /** By card and key. */
  readonly #keys: readonly ReadonlyMap<string, A>[]
  readonly #words: Table<Keyed<A>> = new Map()
  readonly #moments = new Map<string, Table<Keyed<A>>>()
  readonly #questions: Table<A> = new Map()

  constructor(cards: readonly WrittenCard<A>[]) {
    this.#cards = cards
    this.#keys = cards.map(keysOf)
    for (const [card, keys] of this.#keys.entries())
      for (const [key, ability] of keys) this.#add(card, { key, ability })
  }

  /** Abilities with a word, by card; undefined if no card of the game has one. */
  of<W extends A['word']>(word: W): ByCard<readonly Keyed<Worded<A, W>>[]> | undefined {
    return withWord<A, W>(this.#words.get(word))
  }

  /** Abilities with a word that wait for a moment, by card; undefined if none in the whole game does. */
  at<W extends A['word']>(word: W, moment: string): ByCard<readonly Keyed<Worded<A, W>>[]> | undefined {
    return withWord<A, W>(this.#moments.get(word)?.get(moment))
  }

  /** Abilities that always hold and answer a question, by card; undefined if none in the whole game does. */
  answering(question: string): ByCard<readonly Extract<A, { readonly word: 'always' }>[]> | undefined {
    return this.#questions.get(question) as ByCard<Extract<A, { readonly word: 'always' }>[]> | undefined
  }

  /** What a stored key stands for: an ability of any word, or of the one that is named. */
  ability(card: number, key: string): A
  ability<W extends A['word']>(card: number, key: string, word: W): Worded<A, W>
  ability(card: number, key: string, word?: A['word']): A {
    const found = this.#keys[card]?.get(key)
    if (found === undefined || (word !== undefined && found.word !== word))
      throw new Error(`${this.#cards[card]?.id ?? `card ${card}`} has no ability “${key}”`)
    return found
  }

  #add(card: number, keyed: Keyed<A>): void {
    const { word, at } = keyed.ability
    this.#put(this.#words, word, card, keyed)
    if (at !== undefined) {
      const moments: Table<Keyed<A>> = this.#moments.get(word) ?? new Map()
      this.#moments.set(word, moments)
      this.#put(moments, at, card, keyed)
    }
    if (word === 'always')
      for (const question of Object.keys(keyed.ability))
        if (question !== 'word' && question !== 'key')
          this.#put(this.#questions, question, card, keyed.ability)
  }

  #put<V>(table: Table<V>, name: string, card: number, value: V): void {
    const byCard = table.get(name) ?? new Array<V[] | undefined>(this.#cards.length).fill(undefined)
    table.set(name, byCard)
    const values = byCard[card] ?? []
    byCard[card] = values
    values.push(value)
  }
}

/** What the index has listed under a word has this word. */
function withWord<A extends Written, W extends A['word']>(
  listed: (Keyed<A>[] | undefined)[] | undefined,
): ByCard<readonly Keyed<Worded<A, W>>[]> | undefined {
  return listed as ByCard<readonly Keyed<Worded<A, W>>[]> | undefined
}

/**
 * The keys of a card's abilities: what it says itself, or its word and moment, counted where there are several. So a key
 * stays the same when another ability is written before it.
 */
function keysOf<A extends Written>({ id, abilities }: WrittenCard<A>): ReadonlyMap<string, A> {
  const keys = new Map<string, A>()
  for (const ability of abilities) {
    const plain = ability.key ?? (ability.at === undefined ? ability.word : `${ability.word} ${ability.at}`)
    let key = plain
    if (ability.key === undefined) for (let n = 2; keys.has(key); n++) key = `${plain} ${n}`
    if (keys.has(key)) throw new Error(`${id} has two abilities “${key}”`)
    keys.set(key, ability)
  }
  return keys
}
