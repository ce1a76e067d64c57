/** Statements as flows. */
import type { Flow, Words } from '@dejarik/kernel'
import { ATTACK_DICE, ATTACK_FACES } from '../../facts/index.ts'
import { rollAttack } from '../../rules/attack/pools.ts'
import { draw } from '../../rules/command-cards.ts'
import { conditionBit, gain, lose } from '../../rules/conditions.ts'
import { recover, sufferAll, sufferStrain } from '../../rules/damage.ts'
import { closeDoor, openDoor } from '../../rules/doors.ts'
import { figuresOnMap } from '../../rules/ground.ts'
import { putNearest } from '../../rules/moving.ts'
import { scoreTogether } from '../../rules/winning.ts'
import { type FigureId, NONE, opponentOf, type State, type T, type TokenId } from '../../state.ts'
import type { FigureGroup, Statement } from '../language/words.ts'
import { claimToken, discardToken, drop, markToken, nextOf, pickUp, putToken } from './carrying.ts'
import { asksWhether, candidatesOf, pick, tokenMoves } from './choices.ts'
import { allOf, type Holds } from './conditions.ts'
import { membersOf, numberOf } from './numbers.ts'
import { placeOf } from './places.ts'
import { MISSION_RULE, type Names, named, type Scene, seatOf } from './scene.ts'

export type Run = (t: T, scene: Scene) => Flow

/** Names, and the questions that were met so far: each gets a number. */
export interface Writing extends Names {
  readonly questions: Words[]
}

/** One after the other. */
export function allStatements(names: Writing, statements: readonly Statement[]): Run {
  const runs = statements.map((one) => guarded(names, one))
  return function* (t, scene) {
    for (const run of runs) yield* run(t, scene)
  }
}

function guarded(names: Writing, statement: Statement): Run {
  const holds = allOf(names, statement.if)
  // Points for both are looked at player by player.
  if (statement.do === 'score') return score(names, statement, holds)
  const run = statementOf(names, statement)
  return function* (t, scene) {
    if (holds(t.state, scene)) yield* run(t, scene)
  }
}

/** Points that both gain are gained at the same time. */
function score(names: Writing, { who, points }: Extract<Statement, { do: 'score' }>, holds: Holds): Run {
  const number = numberOf(names, points)
  const of = (s: State, scene: Scene): readonly [number, number] => [
    scene.you,
    holds(s, scene) ? number(s, scene) : 0,
  ]
  return function* (t, scene) {
    const s = t.state
    if (who !== 'each') {
      const [, gained] = of(s, scene)
      scoreTogether(t, [[seatOf(s, scene, who), gained]], 'ia.winning-skirmish.4')
      return
    }
    const gains = [s.initiative, opponentOf(s.initiative)].map((you) => of(s, { ...scene, you }))
    scoreTogether(t, gains, 'ia.winning-skirmish.4')
  }
}

/** A change without a question. */
function plain(change: (t: T, scene: Scene) => void): Run {
  // biome-ignore lint/correctness/useYield: statements are flows
  return function* (t, scene) {
    change(t, scene)
  }
}

function statementOf(names: Writing, words: Exclude<Statement, { do: 'score' }>): Run {
  switch (words.do) {
    case 'damage':
    case 'strain':
    case 'recover': {
      const to = figuresOf(names, words.to)
      const number = numberOf(names, words.amount)
      const { do: what } = words
      return function* (t, scene) {
        const amount = number(t.state, scene)
        const figures = to(t.state, scene)
        if (what === 'damage') yield* sufferAll(t, figures, amount, NONE)
        else if (what === 'strain') for (const figure of figures) yield* sufferStrain(t, figure, amount)
        else for (const figure of figures) recover(t, figure, amount)
      }
    }
    case 'gain':
    case 'lose': {
      const to = figuresOf(names, words.to)
      const bit = conditionBit(words.condition)
      const change = words.do === 'gain' ? gain : lose
      return plain((t, scene) => {
        for (const figure of to(t.state, scene)) change(t, figure, bit)
      })
    }
    case 'roll':
      return roll(names, words)
    case 'choose': {
      const candidates = candidatesOf(names, words)
      const then = allStatements(names, words.then)
      const question = asked(names, words.ask)
      const { who = 'you', optional = false } = words
      return function* (t, scene) {
        const seat = seatOf(t.state, scene, who)
        const found = candidates(t.state, scene)
        const chosen = yield* pick(t, seat, scene, found, optional, question)
        if (chosen !== null) yield* then(t, chosen)
      }
    }
    case 'may': {
      const then = allStatements(names, words.then)
      const question = asked(names, words.ask)
      const { who = 'you' } = words
      return function* (t, scene) {
        if (yield* asksWhether(t, seatOf(t.state, scene, who), question)) yield* then(t, scene)
      }
    }
    case 'for-each': {
      const members = membersOf(names, words.of, allOf(names, words.where))
      const then = allStatements(names, words.then)
      return function* (t, scene) {
        for (const one of members(t.state, scene)) yield* then(t, one)
      }
    }
    case 'for-each-player': {
      const then = allStatements(names, words.then)
      const reverse = words.order === 'reverse'
      return function* (t, scene) {
        const { initiative } = t.state
        const first = reverse ? opponentOf(initiative) : initiative
        for (const you of [first, opponentOf(first)]) yield* then(t, { ...scene, you })
      }
    }
    case 'repeat': {
      const times = numberOf(names, words.times)
      const then = allStatements(names, words.then)
      return function* (t, scene) {
        for (let left = times(t.state, scene); left > 0; left--) yield* then(t, scene)
      }
    }
    case 'move-token': {
      const question = asked(names, words.ask)
      const { spaces, ignoresDoors = false, optional = false } = words
      return function* (t, scene) {
        const { token, you } = scene
        const { space } = t.state.tokens[token]
        if (space === NONE) return
        const moves = tokenMoves(t.state, space, spaces, ignoresDoors)
        const chosen = yield* pick(t, you, scene, moves, optional, question)
        if (chosen !== null) putToken(t, token, chosen.space)
      }
    }
    case 'place-figure': {
      const place = placeOf(names, words.at)
      return function* (t, scene) {
        const [space] = place(t.state, scene)
        if (space === undefined || t.state.figures[scene.figure].space === NONE) return
        yield* putNearest(t, scene.figure, 'ia.place.2', space)
      }
    }
    case 'open-door':
    case 'close-door': {
      const doors = doorsOf(names, words.door)
      const { do: what } = words
      return function* (t, scene) {
        for (const door of doors(scene))
          if (what === 'open-door') yield* openDoor(t, door, NONE)
          else yield* closeDoor(t, door)
      }
    }
    case 'counter': {
      const counter = named(names.counters, words.counter)
      const add = words.add === undefined ? null : numberOf(names, words.add)
      const set = words.set === undefined ? null : numberOf(names, words.set)
      return plain(({ state: s }, scene) => {
        if (set !== null) s.counters[counter] = set(s, scene)
        if (add !== null) s.counters[counter] += add(s, scene)
      })
    }
    case 'draw': {
      const cards = numberOf(names, words.cards)
      return plain((t, scene) => draw(t, seatOf(t.state, scene, words.who), cards(t.state, scene)))
    }
    case 'lose-points':
      return plain(({ state: s }, { figure }) => {
        s.figures[figure].points = Math.max(0, s.figures[figure].points - words.points)
      })
    case 'drop':
      return plain((t, { figure }) => drop(t, figure))
    default:
      return tokenStatement(names, words)
  }
}

type TokenStatement = Extract<
  Statement,
  {
    do:
      | 'mark'
      | 'unmark'
      | 'flip'
      | 'discard'
      | 'claim'
      | 'own'
      | 'retrieve'
      | 'discard-carried'
      | 'claim-carried'
      | 'take'
      | 'put-down'
      | 'place-token'
  }
>

/** What is done with the token that it is about, or with tokens of a kind. */
function tokenStatement(names: Writing, words: TokenStatement): Run {
  switch (words.do) {
    case 'mark': {
      const marks = numberOf(names, words.marks)
      return plain((t, scene) =>
        markToken(t, scene.token, t.state.tokens[scene.token].value + marks(t.state, scene)),
      )
    }
    case 'unmark':
      return plain((t, { token }) => markToken(t, token, 0))
    case 'flip':
      return plain((t, { token }) => markToken(t, token, t.state.tokens[token].value > 0 ? 0 : 1))
    case 'discard':
      return plain((t, { token }) => discardToken(t, token))
    case 'claim':
      return plain((t, { token, you }) => claimToken(t, token, you))
    case 'own':
      return plain((t, { token, you }) => {
        t.state.tokens[token].seat = you
        t.log?.('token-owned', MISSION_RULE, { seat: you, token })
      })
    case 'retrieve':
      return plain((t, { figure, token }) => pickUp(t, figure, token))
    case 'discard-carried':
    case 'claim-carried': {
      const kind = named(names.kinds, words.kind)
      const { count = Number.POSITIVE_INFINITY, do: what } = words
      return plain((t, scene) => {
        for (const token of carriedOf(t.state, scene.figure, kind).slice(0, count))
          if (what === 'discard-carried') discardToken(t, token)
          else claimToken(t, token, scene.you)
      })
    }
    case 'take': {
      const kind = named(names.kinds, words.kind)
      return plain((t, { figure, you }) => {
        const token = nextOf(t.state, kind, you)
        if (token !== NONE) pickUp(t, figure, token)
      })
    }
    case 'put-down': {
      const kind = named(names.kinds, words.kind)
      const { marks = 0 } = words
      return plain((t, { figure, token: where }) => {
        const [token] = carriedOf(t.state, figure, kind)
        if (token === undefined) return
        putToken(t, token, t.state.tokens[where].space)
        if (marks > 0) markToken(t, token, marks)
      })
    }
    case 'place-token': {
      const kind = named(names.kinds, words.kind)
      const place = placeOf(names, words.at)
      return plain((t, scene) => {
        const token = nextOf(t.state, kind, scene.you)
        const [space] = place(t.state, scene)
        if (token !== NONE && space !== undefined) putToken(t, token, space)
      })
    }
  }
}

function carriedOf(s: State, figure: FigureId, kind: number): TokenId[] {
  return s.figures[figure].carried.filter((token) => s.tokens[token].kind === kind)
}

/** The question's number; the same words are one question. */
function asked({ questions }: Writing, words: Words): number {
  const known = questions.findIndex(({ de, en }) => de === words.de && en === words.en)
  return known < 0 ? questions.push(words) - 1 : known
}

function figuresOf(names: Writing, to: FigureGroup): (s: State, scene: Scene) => FigureId[] {
  if (to === 'figure') return (_s, { figure }) => (figure === NONE ? [] : [figure])
  const holds = allOf(names, to.figures)
  return (s, scene) => figuresOnMap(s).filter((figure) => holds(s, { ...scene, figure, carried: null }))
}

function doorsOf(names: Writing, door: string): (scene: Scene) => readonly number[] {
  if (door === 'door') return (scene) => [scene.door]
  const doors = door === 'all' ? [...names.doors.values()] : [named(names.doors, door)]
  return () => doors
}

function roll(
  names: Writing,
  { die, result = 'damage', then: after }: Extract<Statement, { do: 'roll' }>,
): Run {
  const then = allStatements(names, after)
  return function* (t, scene) {
    const side = rollAttack(t, ATTACK_DICE.indexOf(die))
    const rolled = ATTACK_FACES[die][side][result]
    t.revealed('dice')
    t.log?.('die-rolled', MISSION_RULE, { die, side, result, rolled })
    yield* then(t, { ...scene, rolled })
  }
}
