/**
 * Situations in words, so that tests read as play:
 *
 *     const match = situation({
 *       board: ['........', '...#....', '........'],
 *       player1: { groups: { vader: { card: 'Darth Vader', at: '1,1', damage: 3 } }, hand: ['Urgency'] },
 *       player2: { groups: { troopers: { card: 'Stormtrooper', at: ['5,0', '6,0', '6,1'] } } },
 *     })
 *     match.player1.activate('vader')
 *     match.player1.move('vader', '4,0')
 *     match.player1.attack('troopers 1', {
 *       dice: ['3 damage', '2 damage 1 surge', '1 damage 2 surge'],
 *       defense: ['2 block'],
 *     })
 *     match.player1.surge('pierce 3')
 *     match.player1.done()
 *     expect(match.figures['troopers 1'].at).toBe('gone')
 *
 * **Position.** As in scenario files; `position/given.ts` lists every word. `board` is drawn in rows (`.` floor, `~`
 * difficult, `o` impassable, `#` blocking, ` ` nothing) or an object with `rows`, `walls`, `doors`, `terminals`,
 * `barricades` … (`missions/drawn.ts`); without it there is open floor of 12 by 9 spaces. `mission: 'id'` plays on a
 * printed mission with its rules. Spaces are `x,y`, counted from 0 at the upper left; of a large figure its upper left
 * one. Groups are called as the position calls them; with several spaces their figures are `troopers 1`, `troopers 2` …
 * Cards are named by id or title. No army need be legal. A command deck of which nothing is said is filled with some
 * cards. player1 has initiative and activates; `active: 'vader'` begins in the middle of its activation. A card that is
 * not written is refused, unless the position says `unwritten: true`.
 *
 * **Dice** are called by what they show: `2 damage 1 surge`, `1 damage 5 accuracy`, `1 block 1 evade`, `dodge`, `blank`.
 * In an attack the attacker's dice are rolled first, in the order of its card (a green one for Focused last), then the
 * defender's. What is not said is random. More with `match.rolls('2 block')`, before the roll; `match.shuffles([…])`.
 *
 * **Verbs.** `match.player1.activate('troopers')` (or one of its figures, which is then chosen), `.move('vader', '3,1')`
 * (the action, then spending the points), `.walk('3,1')` (points alone), `.attack('troopers 1', { dice, defense, at })`,
 * `.special('Brutality')`, `.interact()`, `.shake('stunned')`, `.play('Deadeye', { by })` (a command card in a window or as
 * a special action), `.use('Squad Training', { by })`, `.surge('+2 damage')`, `.done()` (no more surges), `.reroll('blank')`,
 * `.pass()` (declines what a window offers), `.end()` (the figure is done). Any other question: `choose({ … })` takes the
 * first option that fits these words, `pick(…)` several at once, `number(n)`, `decline()`; `match.player1.offered` lists
 * the options in words. Whoever is asked: `match.choose(…)`, `match.decline()`. `match.settle()` declines until no attack
 * is under way, `match.until('activate')` until a question is asked, `match.nextRound()` until the next round.
 *
 * **Campaign.** `situation({ campaign: { heroes: { gideon: { hero: 'gideon-argus', at: '1,1', cards: ['item/dl-44'] }, diala:
 * {…} }, groups: { troopers: {…} }, threat: 4 } })`: two to four heroes, who are the first players, and the Empire;
 * `match.hero('gideon').attack(…)`, `match.empire.use(…)`, `match.card('item/dl-44').exhausted`, `match.state.campaign`.
 * `board: { rows, crates: ['2,3'], points: ['8,1'] }` has crates and deployment points.
 *
 * **Looks.** `match.figures.vader` (`at`, `damage`, `conditions`, `points`, `effects` …), `match.groups.vader.ready`,
 * `match.tokens`, `match.attack` (what it comes to right now; null if there is none), `match.player1.hand`, `.deck` (the
 * top first), `.discard`, `.points`; `match.question`, `match.asked`, `match.offered`, `match.events`, `match.winner`,
 * `match.picture` for everything else.
 */
import { keyOf, type LogEntry, Match, newRngState, type ScriptedDraw } from '@dejarik/kernel'
import {
  accepted,
  type Pattern,
  Situation as PlayedMatch,
  Player as Seated,
  type Words,
} from '@dejarik/kernel/play'
import { expect } from 'vitest'
import { slugOf } from '../facts/index.ts'
import {
  DECK,
  DICE,
  type Held,
  type ImperialAssaultOptions,
  imperialAssault,
  STREAMS,
  type State,
  type View,
} from '../index.ts'
import type { DrawnBoard } from '../missions/index.ts'
import type { Given } from '../position/given.ts'
import {
  type AttackPicture,
  type FigurePicture,
  type GroupPicture,
  type Picture,
  type PlayerPicture,
  playerPicture,
  type TokenPicture,
} from '../position/picture.ts'
import type { Questions } from '../questions.ts'
import { sideOf } from '../rules/campaign/seats.ts'
import { cardOf } from '../rules/cards.ts'

export type { Words }

export interface Chance {
  /** What dice show, in the order of rolling. */
  readonly dice?: readonly string[]
  readonly shuffles?: readonly (readonly number[])[]
}

export interface SituationGiven extends Omit<Given, 'options'> {
  readonly board?: readonly string[] | DrawnBoard
  /** A printed mission by its id, instead of a board. */
  readonly mission?: string
}

type SkirmishMatch = Match<State, ImperialAssaultOptions, View>

/** `prepare` changes what the words of a position don't say, before anything is asked. */
export function situation(
  { board, mission, ...given }: SituationGiven,
  chance: Chance = {},
  prepare?: (state: State) => void,
): Situation {
  const key = keyOf('test')
  const options = {
    ...(board !== undefined && { board }),
    ...(mission !== undefined && { missions: [mission] }),
  }
  const state = accepted(imperialAssault.scenario.position({ ...given, options }, key))
  state.rng = newRngState(key, STREAMS.length)
  prepare?.(state)
  return scripted(state, chance)
}

/** A whole match from the set-up. Options are taken as they are: their cards need not be written. */
export function newMatch(options: ImperialAssaultOptions, chance: Chance = {}): Situation {
  return scripted(imperialAssault.setup(options, newRngState(keyOf('test'), STREAMS.length)), chance)
}

function scripted(state: State, { dice = [], shuffles = [] }: Chance): Situation {
  const script: ScriptedDraw[][] = STREAMS.map(() => [])
  script[DICE].push(...dice)
  script[DECK].push(...shuffles)
  state.rng.script = script
  return new Situation(Match.at(imperialAssault, state.options, 'test', state, { log: true }), script)
}

/** Options that mean "no", in the order in which they are looked for. */
const DECLINING = ['no', 'pass', 'done', 'stay', 'end']

export class Situation extends PlayedMatch<State, ImperialAssaultOptions, View, Player, Questions> {
  readonly player1: Player
  readonly player2: Player
  /** The Imperial player of a campaign, who has the last seat. */
  readonly empire: Player

  constructor(match: SkirmishMatch, script: ScriptedDraw[][]) {
    const players: Player[] = []
    super(match, players, script)
    const { options } = match
    const seats = imperialAssault.seats(options).length
    for (let seat = 0; seat < seats; seat++) players.push(new Player(this, seat))
    ;[this.player1, this.player2] = players
    this.empire = players[seats - 1]
  }

  /** The player of a hero, by the name that the position calls it. */
  hero(name: string): Player {
    const seat = Object.values(this.state.options.names ?? {}).indexOf(name)
    return this.players[seat]
  }

  /** A card of a campaign in play, by its id. */
  card(id: string): Held {
    const held = this.state.held.find(({ card, seat }) => seat >= 0 && cardOf(card).facts.id === id)
    if (held === undefined) throw new Error(`${id} is not in play`)
    return held
  }

  /** The whole table in words. */
  get picture(): Picture {
    return imperialAssault.scenario.picture(this.state) as Picture
  }

  get figures(): { readonly [name: string]: FigurePicture } {
    return this.picture.figures
  }

  get groups(): { readonly [name: string]: GroupPicture } {
    return this.picture.groups
  }

  get tokens(): { readonly [name: string]: TokenPicture } {
    return this.picture.tokens
  }

  /** The attack under way; the innermost, if it was interrupted by another. */
  get attack(): AttackPicture | null {
    return this.picture.attack
  }

  /** What the next dice will show, after those that are said already. */
  rolls(...sides: readonly string[]): void {
    this.script(DICE, sides)
  }

  shuffles(...places: readonly (readonly number[])[]): void {
    this.script(DECK, places)
  }

  /** Declines until no attack is under way. */
  settle(): void {
    this.declineUntil(() => this.state.attacks.length === 0, 'the end of the attack')
  }

  /** The last answer is given once more, after something was said that it should have known. */
  again(say: () => void): void {
    const last = this.match.entries.at(-1)
    if (last === undefined) throw new Error('nothing was answered so far')
    this.match.undoTo(this.match.entries.length - 1)
    say()
    accepted(this.match.answer(last.seat, last.answer))
  }

  /** The last answer led to attacks of which the test has spoken: `said` of them, after `n` decisions. */
  #told = { n: 0, said: 0 }

  /** The test has spoken of an attack. */
  tell(): void {
    const { n } = this.match
    this.#told = { n, said: this.#said + 1 }
  }

  get #said(): number {
    return this.#told.n === this.match.n ? this.#told.said : 0
  }

  /** Who is attacked by the last answer unasked, since there was no other target; those of whom the test has spoken are left out. */
  get attacked(): string[] {
    return this.#ledTo('attack')
      .slice(this.#said)
      .map(({ args }) => {
        const option = { do: 'attack', ...args, figure: args.attacker }
        const { target, object } = imperialAssault.scenario.words(this.state, option)
        return String(target ?? object)
      })
  }

  /** Which groups are activated by the last answer. */
  get activated(): string[] {
    return this.#ledTo('activate').map(({ args }) => {
      const option = { do: 'activate', ...args }
      return String(imperialAssault.scenario.words(this.state, option).group)
    })
  }

  #ledTo(event: string): readonly LogEntry[] {
    return this.match.log.filter(({ n, what }) => n === this.match.n && what === event)
  }

  /** Until a group is to be activated, or a target chosen: or until that was done, since there was only one. */
  override until(question: string): void {
    const isDone = (): boolean =>
      (question === 'activate' && this.activated.length > 0) ||
      (question === 'target' && this.attacked.length > 0)
    this.declineUntil(() => this.question === question || isDone(), `the question ${question}`)
  }

  /** Declines until the next round has begun. */
  nextRound(): void {
    const { round } = this.state
    const isOn = (): boolean => this.question === 'activate' || this.state.activation !== null
    this.declineUntil(() => this.state.round > round && isOn(), 'the next round')
  }
}

export interface AttackTerms {
  /** What the attacker's dice show. */
  readonly dice?: readonly string[]
  readonly defense?: readonly string[]
  /** Which space of a large target. */
  readonly at?: string
}

export interface By {
  /** Which figure uses it, if several could. */
  readonly by?: string
}

/** One seat. Its verbs throw when the choice is not offered, and say what is. */
export class Player extends Seated<State, ImperialAssaultOptions, View> {
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
  /** Victory points. */
  get points(): number {
    return this.#picture.points
  }
  get effects(): readonly string[] {
    return this.#picture.effects
  }
  override choose(pattern: Pattern): void {
    super.choose(pattern)
    if (pattern.do === 'attack') this.#situation.tell()
  }

  /** A group, or the figure of it that begins; of the Rebels, whoever speaks for them chooses. */
  activate(name: string): void {
    const { ask } = this.match
    if (ask?.what === 'activate' && this.#side(ask.seat) === this.#side(this.seat))
      this.#situation.choose({ do: 'activate', group: this.#groupOf(name) })
    if (this.question === 'figure')
      this.choose({ do: 'figure', ...(this.offers({ figure: name }) && { figure: name }) })
  }

  #groupOf(name: string): string {
    return this.#situation.offers({ do: 'activate', group: name }) ? name : name.replace(/ \d+$/u, '')
  }

  #side(seat: number): number {
    return sideOf(this.match.state, seat)
  }

  /** The action to move, and a walk if it is said where to. */
  move(figure: string, ...to: readonly string[]): void {
    this.choose({ do: 'move', figure })
    for (const space of to) this.walk(space)
  }

  /** Spends movement points, or moves that many spaces. */
  walk(to: string): void {
    this.choose({ do: 'walk', to })
  }

  /** Where a figure is pushed or placed. */
  put(to: string): void {
    this.choose({ do: 'put', to })
  }

  /** As an action, as the choice of a target, or on the only one that there is: then the last answer led to it. */
  attack(target: string, { dice = [], defense = [], at }: AttackTerms = {}): void {
    const { attacked } = this.#situation
    if (attacked.includes(target) || !this.offers({ do: 'attack' })) {
      this.#situation.again(() => this.#situation.rolls(...dice, ...defense))
      if (this.#situation.question !== 'guard') expect(this.#situation.attacked).toContain(target)
      this.#situation.tell()
      return
    }
    const isToken = !this.offers({ do: 'attack', target })
    this.#situation.rolls(...dice, ...defense)
    this.choose({
      do: 'attack',
      [isToken ? 'object' : 'target']: target,
      ...(at !== undefined && { space: at }),
    })
  }

  special(name: string): void {
    this.choose({ do: 'special', ability: slugOf(name) })
  }

  /** With a door, or with what the mission calls it. */
  interact(what?: string, more: Pattern = {}): void {
    this.choose({ do: 'interact', ...(what !== undefined && { what }), ...more })
  }

  /** Gets rid of a condition as an action. */
  shake(condition: string): void {
    this.choose({ do: 'shake', condition })
  }

  /** A command card, in a window or as a special action. */
  play(card: string, { by }: By = {}): void {
    const kind = this.offers({ do: 'command', card }) ? 'command' : 'special'
    this.choose({ do: kind, card, ...(by !== undefined && { figure: by }) })
  }

  use(ability: string, { by }: By = {}): void {
    this.choose({ do: 'use', ability: slugOf(ability), ...(by !== undefined && { figure: by }) })
  }

  /** As on the card: `+2 damage`, `pierce 3`, or its name. */
  surge(ability: string): void {
    this.choose({ do: 'surge', surge: ability })
  }

  /** Spends no more surges. */
  done(): void {
    this.choose({ do: 'done' })
  }

  /** Dice by what they show, and what they show then. */
  reroll(dice: readonly string[], sides: readonly string[] = []): void {
    this.#situation.rolls(...sides)
    if (this.question === 'reroll') this.pick(...dice.map((side) => ({ do: 'reroll', side })))
  }

  pass(): void {
    this.choose({ do: 'pass' })
  }

  /** The figure is done. */
  end(): void {
    this.choose({ do: 'end' })
  }
}
