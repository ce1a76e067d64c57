/**
 * Situations in words, so that tests read as play:
 *
 *     const match = situation(
 *       {
 *         step: 'engagement',
 *         player1: { luke: { pilot: 'lukeskywalker', at: [457, 400, 0], tokens: ['focus'] } },
 *         player2: { tie: { pilot: 'academypilot', at: [457, 600, 180], damage: ['facedown', 'hullbreach'] } },
 *       },
 *       { dice: 'hit focus blank / evade focus' },
 *     )
 *     match.player1.attack('tie')
 *     expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'blank'])
 *     match.player1.choose({ do: 'focus' })
 *     match.to('end')
 *     expect(match.ships.tie.damage).toEqual(['facedown', 'hullbreach', 'facedown'])
 *
 * **Position.** As in scenario files; `position/given.ts` lists every word. Ships are called as the position calls
 * them. `at` is the centre in millimetres from the south-west corner and the heading in degrees clockwise from north;
 * player1 sits in the south, and the play area is 914.4 mm wide. A small base is 40 mm, so two that face each other
 * 140 mm apart are at range 1 (100 mm between them). One ship a side is enough, and no squad need be legal. A pilot or
 * upgrade whose ability is not written is refused, unless the position says `unwritten: true`.
 *
 * **Step.** `planning`, `system`, `activation`, `engagement`, `end` begin a phase; `maneuver`, `perform-action` and
 * `declare-target` begin with the ship named by `active`. Steps run on by themselves until somebody is asked.
 *
 * **Chance.** `dice` are faces in the order of rolling, a slash has no meaning; dice beyond them are random. `order`
 * says who wins the rolls for first player, default: whoever is it in the position. Decks are stacked in the position:
 * `decks: { player2: ['directhit'] }`, the top first.
 *
 * **Verbs.** `match.player1.choose({ … })` takes the first option that fits these words; `match.player1.offered` lists
 * the options in words. Whoever is asked: `match.choose(…)`, `match.decline()`. `match.to('end')` declines until a phase
 * has begun, `match.until('action')` until a question is asked. Then look: `match.ships.luke`, `match.things`, `match.attack`,
 * `match.question`, `match.events`.
 */
import { DEGREE, keyOf, Match, newRngState, type ScriptedDraw } from '@dejarik/kernel'
import {
  accepted,
  type Pattern,
  Situation as PlayedMatch,
  Player as Seated,
  type Words,
} from '@dejarik/kernel/play'
import {
  type Face,
  type SeatName,
  STREAMS,
  type State,
  type View,
  type XwingOptions,
  xwing,
} from '../index.ts'
import { shipName } from '../names.ts'
import type { Given } from '../position/given.ts'
import { onDial, slowStraight } from '../position/maneuver.ts'
import type { AttackPicture, Picture, ShipPicture, ThingPicture } from '../position/picture.ts'
import type { Questions } from '../questions.ts'
import type { Phase, Token } from '../state.ts'

export type { Words }

export interface Chance {
  /** Faces in the order of rolling: `'hit crit / evade blank'`. */
  readonly dice?: string
  /** Who wins the rolls for first player, one after the other. */
  readonly order?: readonly SeatName[]
  /** Outcomes of the other streams, as in scenario files. */
  readonly script?: { readonly [S in (typeof STREAMS)[number]]?: readonly ScriptedDraw[] }
}

/** A side of a die by its face; attack and defense dice have focus and blank at the same places. */
const SIDE: { readonly [F in Face]: number } = { hit: 0, evade: 0, crit: 3, focus: 4, blank: 6 }
const WON = [SIDE.crit, SIDE.blank, SIDE.blank]
const LOST = [SIDE.blank, SIDE.blank, SIDE.blank]
const MANY_ROUNDS = 30

function sides(dice: string): number[] {
  return dice
    .split(/[\s/]+/)
    .filter((face) => face !== '')
    .map((face) => {
      if (!Object.hasOwn(SIDE, face)) throw new Error(`${face} is no face of a die`)
      return SIDE[face as Face]
    })
}

export function situation(given: Given, { dice = '', order, script = {} }: Chance = {}): Situation {
  const key = keyOf('test')
  const state = accepted(xwing.scenario.position(given, key))
  const first = order ?? Array<SeatName>(MANY_ROUNDS).fill(given.firstPlayer ?? 'player1')
  state.rng = newRngState(key, STREAMS.length)
  state.rng.script = STREAMS.map((name) => {
    if (name === 'dice') return [...sides(dice), ...(script.dice ?? [])]
    if (name !== 'order' || script.order !== undefined) return script[name] ?? []
    return first.flatMap((seat) => (seat === 'player1' ? [...WON, ...LOST] : [...LOST, ...WON]))
  })
  return new Situation(Match.at(xwing, state.options, 'test', state, { log: true }))
}

/** A whole match from the set-up. */
export function newMatch(options: unknown = {}, seed = 'test'): Situation {
  const read = accepted(xwing.readOptions(options))
  return new Situation(Match.start(xwing, read, seed, { log: true }))
}

/** A ship as tests look at it: how many tokens it has of each kind that it has. */
export type ShipShown = Omit<ShipPicture, 'tokens'> & { readonly tokens: { readonly [K in Token]?: number } }

/** Options that mean "no", in the order in which they are looked for. */
const DECLINING = ['no', 'no-action', 'no-attack', 'decline', 'done', 'stay', 'nobody', 'none']

type XwingMatch = Match<State, XwingOptions, View>

export class Situation extends PlayedMatch<State, XwingOptions, View, Player, Questions> {
  readonly player1: Player
  readonly player2: Player

  constructor(match: XwingMatch) {
    const players = [new Player(match, 0, DECLINING), new Player(match, 1, DECLINING)]
    super(match, players)
    ;[this.player1, this.player2] = players
  }

  /** The whole table in words. */
  get picture(): Picture {
    return xwing.scenario.picture(this.match.state) as Picture
  }

  get ships(): { readonly [name: string]: ShipShown } {
    const shown = Object.entries(this.picture.ships).map(([name, ship]) => {
      const tokens: { [K in Token]?: number } = {}
      for (const token of ship.tokens) tokens[token] = (tokens[token] ?? 0) + 1
      return [name, { ...ship, tokens }]
    })
    return Object.fromEntries(shown)
  }

  get things(): { readonly [name: string]: ThingPicture } {
    return this.picture.things
  }

  get attack(): AttackPicture | null {
    return this.picture.attack
  }

  /** Declines until a phase has begun, or the match is over: `match.to('end')`, `match.to('over')`. */
  to(phase: Phase | 'over'): void {
    const seen = this.match.log.length
    const hasBegun = (): boolean =>
      this.match.log.slice(seen).some(({ what, args }) => what === 'phase' && args.phase === phase)
    this.declineUntil(() => (phase === 'over' ? this.match.over : hasBegun()), phase)
  }
}

/** One seat. Its verbs throw when the choice is not offered, and say what is. */
export class Player extends Seated<State, XwingOptions, View> {
  /** Dials stay straight. */
  override decline(): void {
    if (this.question === 'dials') this.dials({})
    else super.decline()
  }

  /** Dials by ship, as `{ luke: '2 straight' }`; the others fly slowly straight ahead. */
  dials(dials: { readonly [ship: string]: string }): void {
    const { state } = this.match
    const ships = state.ships.filter(({ seat, zone }) => seat === this.seat && zone === 'play')
    this.answer(
      ships.map((ship) => {
        const words = dials[shipName(state, ship.id)]
        const place = words === undefined ? slowStraight(ship) : onDial(ship, words)
        if (place < 0) throw new Error(`${words} is not on the dial`)
        return place
      }),
    )
  }

  /** A place in millimetres and degrees. */
  place(x: number, y: number, heading: number): void {
    this.answer([Math.round(x * 1000), Math.round(y * 1000), Math.round(heading * DEGREE)])
  }

  action = (action: string, more: Pattern = {}): void => this.choose({ do: 'action', action, ...more })
  /** A card's own "Action:". */
  cardAction = (card: string): void => this.choose({ do: 'action', action: 'card', card })
  attack = (target: string, more: Pattern = {}): void => this.choose({ do: 'attack', target, ...more })
  ship = (ship: string): void => this.choose({ do: 'ship', ship })
  noAction = (): void => this.choose({ do: 'no-action' })
  noAttack = (): void => this.choose({ do: 'no-attack' })
  done = (): void => this.choose({ do: 'done' })
}
