/**
 * Situations in words, so that tests read as play:
 *
 *     const match = situation(
 *       {
 *         player1: {
 *           characters: { kylo: { card: '01011', dice: 2, upgrades: ['Lightsaber'] } },
 *           hand: ['Holdout Blaster'],
 *           resources: 2,
 *         },
 *         player2: { characters: { rey: { card: 'Rey', damage: 3, shields: 1, pool: ['2 melee'] } } },
 *       },
 *       { dice: ['2 melee', 'special', '1 shield'] },
 *     )
 *     match.player1.play('Holdout Blaster', { on: 'kylo' })
 *     match.player2.pass()
 *     match.player1.activate('kylo')
 *     match.player2.pass()
 *     match.player1.resolve('2 melee', { on: 'rey' })
 *     expect(match.characters.rey.damage).toBe(4)
 *
 * **Position.** As in scenario files; `position/given.ts` lists every word. Characters and supports are called as the
 * position calls them, all other cards by their English title. Cards are named by id, by title, or by title and
 * subtitle (`Kylo Ren, Vader's Disciple`). No deck need be legal; a deck of which nothing is said is filled with some
 * cards, so that nobody runs out of them. Nobody has resources or a hand unless the position says so. player1 has the
 * turn and controls the battlefield. A card that is not written is refused, unless the position says `unwritten: true`.
 *
 * **Dice** are called by what they show: `2 melee`, `+2 ranged`, `3 ranged for 1`, `special`, `blank`. `pool` of a card
 * are its dice that lie in the pool already.
 *
 * **Chance.** `dice` are faces in the order of rolling, found on whichever die is rolled; dice beyond them are random. A
 * character's own dice are rolled before those of its upgrades. `picks` are cards picked blindly, by title. `shuffles`
 * are lists of old places, the bottom of the deck first. All can be added to later: `match.rolls('2 melee')`,
 * `match.picks('Dodge')`.
 *
 * **Verbs.** `match.player1.play(card, { on, replace, using, ask })` goes on to pay, unless it is told to `ask`;
 * `activate(card, [faces])`, `resolve(die, { of, symbol, on, modifiers })` (also for further dice of the action; `stop()`
 * ends it), `reroll(card, [dice], [faces])`, `use(card)`, `claim(true)` (with or without its ability), `pass()`. Any
 * other question: `choose({ … })` takes the first option that fits these words, `pick(…)` several at once, `split({ kylo:
 * 2 })`, `number(n)`, `yes()`, `no()`, `decline()`; `match.player1.offered` lists the options in words. Whoever is
 * asked: `match.choose(…)`, `match.decline()`. `match.nextRound()` declines until the next round has begun,
 * `match.until('upkeep-discard')` until a question is asked.
 *
 * **Looks.** `match.characters.kylo`, `match.supports`, `match.upgrades`, `match.player1.hand`, `.deck` (the top first),
 * `.discard` (the top last), `.aside`, `.resources`, `.pool`; `match.pool('player1')`, `match.queue`, `match.question`,
 * `match.events`, `match.picture` for everything else.
 */
import { keyOf, Match, newRngState, type ScriptedDraw } from '@dejarik/kernel'
import {
  accepted,
  type Pattern,
  Situation as PlayedMatch,
  Player as Seated,
  type Words,
} from '@dejarik/kernel/play'
import {
  DECK,
  type DestinyOptions,
  DICE,
  destiny,
  PICK,
  type Questions,
  SEAT_NAMES,
  type SeatName,
  STREAMS,
  type State,
  type View,
} from '../index.ts'
import type { Given } from '../position/given.ts'
import { type CardPicture, type Picture, type PlayerPicture, playerPicture } from '../position/picture.ts'

export type { Words }

export interface Chance {
  /** Faces in the order of rolling. */
  readonly dice?: readonly string[]
  /** Titles of cards picked blindly. */
  readonly picks?: readonly string[]
  readonly shuffles?: readonly (readonly number[])[]
}

type DestinyMatch = Match<State, DestinyOptions, View>

export function situation(given: Given, chance: Chance = {}): Situation {
  const key = keyOf('test')
  const state = accepted(destiny.scenario.position(given, key))
  state.rng = newRngState(key, STREAMS.length)
  return scripted(state, chance)
}

/** A whole match from the set-up. Options are taken as they are: their cards need not be written. */
export function newMatch(options: DestinyOptions, chance: Chance = {}): Situation {
  return scripted(destiny.setup(options, newRngState(keyOf('test'), STREAMS.length)), chance)
}

function scripted(state: State, { dice = [], picks = [], shuffles = [] }: Chance): Situation {
  const script: ScriptedDraw[][] = STREAMS.map(() => [])
  script[DICE].push(...dice)
  script[PICK].push(...picks)
  script[DECK].push(...shuffles)
  state.rng.script = script
  return new Situation(Match.at(destiny, state.options, 'test', state, { log: true }), script)
}

/** Options that mean "no", in the order in which they are looked for. */
const DECLINING = ['no', 'decline', 'pass', 'forgo', 'pay']

export class Situation extends PlayedMatch<State, DestinyOptions, View, Player, Questions> {
  readonly player1: Player
  readonly player2: Player
  readonly player3: Player
  readonly player4: Player

  constructor(match: DestinyMatch, script: ScriptedDraw[][]) {
    const players: Player[] = []
    super(match, players, script)
    for (const seat of SEAT_NAMES.keys()) players.push(new Player(this, seat))
    ;[this.player1, this.player2, this.player3, this.player4] = players
  }

  /** The whole table in words. */
  get picture(): Picture {
    return destiny.scenario.picture(this.state) as Picture
  }

  get characters(): { readonly [name: string]: CardPicture } {
    return this.#inPlay('characters')
  }

  get supports(): { readonly [name: string]: CardPicture } {
    return this.#inPlay('supports')
  }

  /** By title, or as the position calls them. */
  get upgrades(): { readonly [name: string]: CardPicture } {
    return this.#inPlay('upgrades')
  }

  #inPlay(what: 'characters' | 'supports' | 'upgrades'): { readonly [name: string]: CardPicture } {
    return Object.assign({}, ...this.state.players.map((_, seat) => playerPicture(this.state, seat)[what]))
  }

  /** What the dice in a pool show. */
  pool(seat: SeatName): readonly string[] {
    return this[seat].pool
  }

  /** Titles of cards whose abilities wait. */
  get queue(): readonly string[] {
    return this.picture.queue
  }

  /** What the next dice will show, after those that are said already. */
  rolls(...faces: readonly string[]): void {
    this.script(DICE, faces)
  }

  /** Which cards are picked blindly next. */
  picks(...titles: readonly string[]): void {
    this.script(PICK, titles)
  }

  shuffles(...places: readonly (readonly number[])[]): void {
    this.script(DECK, places)
  }

  /** Declines until the next round has begun. */
  nextRound(): void {
    const { round } = this.state
    this.declineUntil(() => this.state.round > round && this.state.phase === 'action', 'the next round')
  }
}

export interface PlayTerms {
  /** The card that an upgrade is attached to. */
  readonly on?: string
  /** The upgrade that makes way. */
  readonly replace?: string
  /** A card whose ability is used before it is played. */
  readonly using?: string
  /** Stops at the question of the cost. */
  readonly ask?: boolean
}

export interface ResolveTerms {
  /** Whose die. */
  readonly of?: string
  readonly symbol?: string
  /** The target, if there is a choice. */
  readonly on?: string
  /** Dice that modify it, by what they show. */
  readonly modifiers?: readonly string[]
}

/** One seat. Its verbs throw when the choice is not offered, and say what is. */
export class Player extends Seated<State, DestinyOptions, View> {
  readonly #situation: Situation

  constructor(situation: Situation, seat: number) {
    super(situation.match, seat, DECLINING)
    this.#situation = situation
  }

  get #picture(): PlayerPicture {
    return playerPicture(this.match.state, this.seat)
  }

  get hand(): readonly string[] {
    return this.#picture.hand
  }
  get deck(): readonly string[] {
    return this.#picture.deck
  }
  get discard(): readonly string[] {
    return this.#picture.discard
  }
  get aside(): readonly string[] {
    return this.#picture.aside
  }
  get resources(): number {
    return this.#picture.resources
  }
  get pool(): readonly string[] {
    return this.#picture.pool
  }
  play(card: string, { on, replace, using, ask = false }: PlayTerms = {}): void {
    this.choose({ do: 'play', card })
    if (on !== undefined && this.question === 'attach') this.choose({ do: 'card', card: on })
    if (using !== undefined) this.choose({ do: 'ability', card: using })
    const isShort = this.question === 'cost-short'
    if (replace !== undefined && (isShort || this.question === 'cost'))
      this.choose({ do: 'replace', card: replace })
    if (!ask && this.question === 'cost' && this.offers({ do: 'pay' })) this.choose({ do: 'pay' })
  }

  activate(card: string, faces: readonly string[] = []): void {
    this.#situation.rolls(...faces)
    this.choose({ do: 'activate', card })
  }

  /** The first die of the action, or a further one. */
  resolve(die: string, { of, symbol, on, modifiers = [] }: ResolveTerms = {}): void {
    const more = this.question === 'resolve-more'
    this.choose({
      do: more ? 'die' : 'resolve',
      die,
      ...(of !== undefined && { of }),
      ...(symbol !== undefined && !more && { symbol }),
    })
    for (const modifier of modifiers) this.choose({ do: 'die', die: modifier })
    if (this.question === 'modifier') this.decline()
    if (on !== undefined) this.choose({ do: 'card', card: on })
  }

  /** Ends the action of resolving dice. */
  stop(): void {
    if (this.question !== 'resolve-more') throw new Error(`asked is ${this.question}, not resolve-more`)
    this.decline()
  }

  reroll(card: string, dice: readonly string[], faces: readonly string[] = []): void {
    this.#situation.rolls(...faces)
    this.choose({ do: 'reroll', card })
    if (this.question === 'reroll') this.pick(...dice.map((die) => ({ do: 'die', die })))
  }

  use(card: string, more: Pattern = {}): void {
    this.choose({ do: 'use', card, ...more })
  }

  /** With or without the battlefield's ability, if it has one. */
  claim(using = false): void {
    this.choose({ do: 'claim' })
    if (this.question === 'use-claim') this.choose({ do: using ? 'yes' : 'no' })
  }

  pass(): void {
    this.choose({ do: 'pass' })
  }

  /** Shares by the name of the card. */
  split(shares: { readonly [card: string]: number }): void {
    const { offered } = this
    this.answer(offered.map(({ card }) => shares[card] ?? 0))
  }
}
