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
import { keyOf, Match, newRngState, type ScriptedDraw } from '@dejarik/kernel'
import { accepted, Situation as PlayedMatch, Player as Seated } from '@dejarik/kernel/play'
import {
  type DeckbuildingOptions,
  deckbuilding,
  type Move,
  STREAMS,
  type State,
  type Verb,
  type View,
} from '../index.ts'

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
  const key = keyOf('test')
  const state = accepted(deckbuilding.scenario.position(given, key))
  state.rng = newRngState(key, STREAMS.length)
  state.rng.script = STREAMS.map((name) => script[name] ?? [])
  return new Situation(Match.at(deckbuilding, state.options, 'test', state, { log: true }))
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
  return new Situation(
    Match.start(deckbuilding, accepted(deckbuilding.readOptions(options)), seed, { log: true }),
  )
}

/** Options that mean "no", in the order in which they are looked for. */
const DECLINING = ['decline', 'no', 'end']

export class Situation extends PlayedMatch<State, DeckbuildingOptions, View, Player> {
  readonly empire: Player
  readonly rebel: Player

  constructor(match: Match<State, DeckbuildingOptions, View>) {
    const players = [new Player(match, 0, DECLINING), new Player(match, 1, DECLINING)]
    super(match, players)
    ;[this.empire, this.rebel] = players
  }

  /** The whole table in words. */
  get picture(): Picture {
    return deckbuilding.scenario.picture(this.state) as Picture
  }
}

/** One seat. Its verbs throw when the choice is not offered, and say what is. */
export class Player extends Seated<State, DeckbuildingOptions, View> {
  /** Names of the cards that this verb is offered for, sorted, each copy once. */
  cards(verb: Verb): string[] {
    return this.offered
      .flatMap((words) => (words.do === verb && words.card !== undefined ? [String(words.card)] : []))
      .sort()
  }

  /** Several at once, by card name. */
  pickCards(...cards: readonly string[]): void {
    this.pick(...cards.map((card) => ({ card })))
  }

  /** Shares of damage by card name; what is not named gets none. */
  split(shares: { readonly [card: string]: number }): void {
    this.answer(this.offered.map((words) => shares[String(words.card)] ?? 0))
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
  pickCard = (card: string): void => this.choose({ do: 'pick', card })
  trigger = (card: string): void => this.choose({ do: 'trigger', card })
  endTurn = (): void => this.choose({ do: 'end' })

  /** Attack of a card in play as everybody sees it now. */
  attackOf(card: string): number {
    const side = this.view.sides[this.seat]
    const found = [...side.units, ...side.ships].find(
      (c) =>
        deckbuilding.scenario.words(this.match.state, { do: 'pick', card: c.card, to: -1 } as Move).card ===
        card,
    )
    if (found === undefined) throw new Error(`${card} is not in play`)
    return found.attack
  }
}
