/** What holds without a choice: carried tokens, modifiers, objects that can be attacked, doors, additional points. */
import type { Interaction, Me, Modifiers, Passive } from '../../rules/abilities.ts'
import { isAtOrBeside } from '../../rules/ground.ts'
import { type FigureId, NONE, REBELS, type State, type TokenId } from '../../state.ts'
import { RESULTS, type Results, type ScenarioWords } from '../language/words.ts'
import { pickUp } from './carrying.ts'
import { allOf, type Holds } from './conditions.ts'
import type { Events } from './events.ts'
import { kindWords } from './kinds.ts'
import { numberOf } from './numbers.ts'
import { EMPTY_SCENE, type Names, type Scene, withToken } from './scene.ts'

/** By kind of token: what its words say. */
interface CarriedRule {
  readonly attack: Results
  readonly defense: Results
  readonly speed: number
  readonly cannotAttack: boolean
}

/** The passive half of the mission's ability. Questions that it has no answer to are left out: they cost time. */
export function passiveOf(
  names: Names,
  words: ScenarioWords,
  { interactions, spendings }: Events,
  objects: readonly (Holds | null)[],
  locks: readonly (Holds | null)[],
  forcing: readonly Events['interactions'][number][],
): Passive {
  const carried = carriedRules(words)
  const modifiers = (words.modifiers ?? []).map((one) => ({ ...one, holds: allOf(names, one.if) }))
  const points = words.additionalPoints === undefined ? null : numberOf(names, words.additionalPoints)
  const silent = words.terminalsWithoutCard
  const retrieve = retrievals(names, words)
  const silentTerminal = silent === undefined ? null : allOf(names, silent)
  const waiting = words.campaign?.rebelsWaitIf
  const rebelsWait = waiting === undefined ? null : allOf(names, waiting)
  const changesAttacks = modifiers.length > 0 || carried.some((one) => one !== null && hasResults(one))
  const all = [...interactions, ...retrieve, ...forcing]
  return {
    ...(points !== null && { score: (s, you) => points(s, { ...EMPTY_SCENE, you }) }),
    ...(silentTerminal !== null && {
      givesNoCard: (s, token) => silentTerminal(s, { ...EMPTY_SCENE, token }),
    }),
    ...(rebelsWait !== null && {
      waits: (s, { seat }) => seat === REBELS && rebelsWait(s, EMPTY_SCENE),
    }),
    ...(all.length > 0 && { interactions: (s, figure) => all.flatMap((one) => one(s, figure)) }),
    ...(spendings.length > 0 && { spendings: (s, figure) => spendings.flatMap((one) => one(s, figure)) }),
    ...(objects.some((one) => one !== null) && {
      attackable: (s, figure, token) =>
        objects[s.tokens[token].kind]?.(s, withToken(ofFigure(s, figure), token)) === true,
    }),
    ...(locks.some((one) => one !== null) && {
      isLocked: (s, figure, door) => locks[door]?.(s, { ...ofFigure(s, figure), door }) === false,
    }),
    ...(changesAttacks && {
      attack(s, me, { attacker, target, object }) {
        if (me.figure !== attacker && me.figure !== target) return null
        const side = me.figure === attacker ? 'attack' : 'defense'
        const parts = carriedResults(s, me, carried, side)
        for (const { while: when, objects = false, holds, results } of modifiers)
          if (
            (when === 'attacking') === (side === 'attack') &&
            (!objects || object !== NONE) &&
            holds(s, ofFigure(s, me.figure))
          )
            parts.push(results)
        return parts.length === 0 ? null : sumOf(parts)
      },
    }),
    ...(carried.some((one) => one !== null && one.speed !== 0) && {
      speed: (s, { figure }) =>
        s.figures[figure].carried.reduce(
          (sum, token) => sum + (carried[s.tokens[token].kind]?.speed ?? 0),
          0,
        ),
    }),
    ...(carried.some((one) => one?.cannotAttack === true) && {
      cannotAttack: (s, { figure }) =>
        s.figures[figure].carried.some((token) => carried[s.tokens[token].kind]?.cannotAttack === true),
    }),
  }
}

function ofFigure(s: State, figure: FigureId): Scene {
  return { ...EMPTY_SCENE, figure, you: s.figures[figure].seat }
}

function carriedRules(words: ScenarioWords): readonly (CarriedRule | null)[] {
  return kindWords(words).map(([, { carried }]) =>
    carried === undefined
      ? null
      : {
          attack: carried.attack ?? {},
          defense: carried.defense ?? {},
          speed: carried.speed ?? 0,
          cannotAttack: carried.cannotAttack === true,
        },
  )
}

function hasResults({ attack, defense }: CarriedRule): boolean {
  return Object.keys(attack).length + Object.keys(defense).length > 0
}

function carriedResults(
  s: State,
  { figure }: Me,
  rules: readonly (CarriedRule | null)[],
  side: 'attack' | 'defense',
): Results[] {
  return s.figures[figure].carried.flatMap((token) => {
    const rule = rules[s.tokens[token].kind]
    return rule === null || rule === undefined ? [] : [rule[side]]
  })
}

function sumOf(parts: readonly Results[]): Modifiers {
  const sum: { [result: string]: number } = {}
  for (const part of parts)
    for (const result of RESULTS) sum[result] = (sum[result] ?? 0) + (part[result] ?? 0)
  return sum
}

/** Retrieving is an interaction with the token (ia.retrieve.1). */
function retrievals(names: Names, words: ScenarioWords): Events['interactions'][number][] {
  return kindWords(words).flatMap(([, { retrieve }], kind) => {
    if (retrieve === undefined) return []
    const holds = allOf(names, retrieve.if)
    const { most = Number.POSITIVE_INFINITY, losesPoints = 0 } = retrieve
    return [
      (s: State, figure: FigureId): Interaction[] => {
        const one = s.figures[figure]
        if (one.gone || one.carried.filter((token) => s.tokens[token].kind === kind).length >= most) return []
        const found: Interaction[] = []
        for (let token: TokenId = 0; token < s.tokens.length; token++) {
          const { kind: of, space } = s.tokens[token]
          if (of !== kind || space === NONE || !isAtOrBeside(s, figure, space)) continue
          if (!holds(s, withToken(ofFigure(s, figure), token))) continue
          found.push({
            what: 'retrieve',
            token,
            rule: 'ia.retrieve.1',
            act(t) {
              pickUp(t, figure, token)
              one.points = Math.max(0, one.points - losesPoints)
            },
          })
        }
        return found
      },
    ]
  })
}
