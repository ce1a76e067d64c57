/** Statements as flows. */
import type { Flow } from '@dejarik/kernel'
import { ATTACK_DICE } from '../../facts/index.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { draw } from '../../rules/command-cards.ts'
import { conditionBit, gain, lose } from '../../rules/conditions.ts'
import { recover, sufferAll, sufferStrain } from '../../rules/damage.ts'
import { closeDoor, openDoor } from '../../rules/doors.ts'
import { figuresOnMap } from '../../rules/ground.ts'
import { missionAt } from '../../rules/missions.ts'
import { putNearest } from '../../rules/moving.ts'
import { doorOf } from '../../rules/objects.ts'
import { scoreTogether } from '../../rules/winning.ts'
import { type FigureId, NONE, opponentOf, type State, type T } from '../../state.ts'
import type { FigureGroup, Statement } from '../language/words.ts'
import { campaignStatement } from './campaign-statements.ts'
import { drop, putToken } from './carrying.ts'
import { asksWhether, candidatesOf, pick, tokenMoves } from './choices.ts'
import { allOf, type Holds } from './conditions.ts'
import { membersOf, numberOf } from './numbers.ts'
import { placeOf } from './places.ts'
import { asked, plain, type Run, type Writing } from './run.ts'
import { MISSION_RULE, named, type Scene, seatOf, withFigure } from './scene.ts'
import { tokenStatement } from './token-statements.ts'

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
      // Where several are equally near, initiative decides (ia.initiative.6).
      const { who = words.nearest === undefined ? 'you' : 'initiative', optional = false } = words
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
    case 'open-door': {
      const doors = doorsOf(names, words.door)
      return function* (t, scene) {
        for (const door of doors(scene)) yield* openDoor(t, door, NONE)
      }
    }
    case 'close-door': {
      const doors = doorsOf(names, words.door)
      const { whole = false } = words
      return function* (t, scene) {
        for (const door of doors(scene)) yield* closeAgain(t, door, whole)
      }
    }
    case 'counter': {
      const counter = named(names.counters, words.counter)
      const add = words.add === undefined ? null : numberOf(names, words.add)
      const set = words.set === undefined ? null : numberOf(names, words.set)
      return function* (t, scene) {
        const s = t.state
        const before = s.counters[counter]
        if (set !== null) s.counters[counter] = set(s, scene)
        if (add !== null) s.counters[counter] += add(s, scene)
        const now = s.counters[counter]
        for (const { counter: of, value, run } of names.reached)
          if (of === counter && before < value && now >= value) yield* run(t)
      }
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
    case 'mark':
    case 'unmark':
    case 'flip':
    case 'reveal':
    case 'discard':
    case 'claim':
    case 'own':
    case 'retrieve':
    case 'discard-carried':
    case 'claim-carried':
    case 'take':
    case 'put-down':
    case 'place-token':
      return tokenStatement(names, words)
    default:
      return campaignStatement(names, words, allStatements, figuresOf)
  }
}

function figuresOf(names: Writing, to: FigureGroup): (s: State, scene: Scene) => FigureId[] {
  if (to === 'figure') return (_s, { figure }) => (figure === NONE ? [] : [figure])
  const holds = allOf(names, to.figures)
  return (s, scene) => figuresOnMap(s).filter((figure) => holds(s, withFigure(scene, figure)))
}

function doorsOf(names: Writing, door: string): (scene: Scene) => readonly number[] {
  if (door === 'door') return (scene) => [scene.door]
  const doors = door === 'all' ? [...names.doors.values()] : [named(names.doors, door)]
  return () => doors
}

/** A destroyed door stays open, unless it is made whole again. */
function* closeAgain(t: T, door: number, whole: boolean): Flow {
  const { tokens } = t.state
  for (const [id, { door: of, space }] of missionAt(t.state.mission).tokens.entries()) {
    if (of?.number !== door || doorOf(t.state, id) === undefined) continue
    if (tokens[id].space === NONE && !whole) return
    Object.assign(tokens[id], { space, damage: 0, strain: 0 })
  }
  yield* closeDoor(t, door)
}

function roll(
  names: Writing,
  { die, result = 'damage', then: after }: Extract<Statement, { do: 'roll' }>,
): Run {
  const then = allStatements(names, after)
  return function* (t, scene) {
    const rolled = rollDie(t, ATTACK_DICE.indexOf(die), MISSION_RULE)[result]
    yield* then(t, { ...scene, rolled })
  }
}
