/** Numbers as functions. */
import { never } from '@dejarik/kernel'
import { figureCost } from '../../cards/figures.ts'
import { figuresOnMap } from '../../rules/ground.ts'
import { hasTwoTokens, heroCount } from '../../rules/hero.ts'
import { NONE, type State } from '../../state.ts'
import type { NumberWords } from '../language/words.ts'
import { allOf, type Holds } from './conditions.ts'
import { tokensOf } from './places.ts'
import { type Names, named, type Scene, sideNumber, withFigure, withToken } from './scene.ts'

export type NumberOf = (s: State, scene: Scene) => number

export function numberOf(names: Names, words: NumberWords): NumberOf {
  if (typeof words === 'number') return () => words
  switch (words.number) {
    case 'count': {
      const members = membersOf(names, words.of, allOf(names, words.if))
      const { times = 1 } = words
      return (s, scene) => times * members(s, scene).length
    }
    case 'when': {
      const holds = allOf(names, words.if)
      const then = numberOf(names, words.then)
      return (s, scene) => (holds(s, scene) ? then(s, scene) : 0)
    }
    case 'marks':
      return (s, { token }) => s.tokens[token].value
    case 'amount':
      return (_s, { amount }) => amount
    case 'rolled':
      return (_s, { rolled }) => rolled
    case 'round':
      return (s) => s.round
    case 'counter': {
      const counter = named(names.counters, words.counter)
      return (s) => s.counters[counter]
    }
    case 'heroes':
      return heroCount
    case 'threat':
      return (s) => s.campaign?.threat ?? 0
    case 'threat-level':
      return (s) => s.campaign?.threatLevel ?? 0
    case 'suffered':
      return (s, { figure }) => (figure === NONE ? 0 : s.figures[figure].damage)
    case 'figure-cost':
      return (s, { figure }) => (figure === NONE ? 0 : figureCost(s, figure))
    case 'activation-tokens':
      return (s, { figure }) => (figure !== NONE && hasTwoTokens(s, figure) ? 2 : 1)
    case 'activations': {
      const seat = sideNumber(words.of)
      return (s) => s.groups.reduce((sum, group) => (group.seat === seat ? sum + group.activations : sum), 0)
    }
    case 'sum': {
      const parts = words.of.map((one) => numberOf(names, one))
      return (s, scene) => parts.reduce((sum, part) => sum + part(s, scene), 0)
    }
    case 'product': {
      const parts = words.of.map((one) => numberOf(names, one))
      return (s, scene) => parts.reduce((product, part) => product * part(s, scene), 1)
    }
    default:
      return never(words)
  }
}

/** The scenes of all figures, or all tokens of a kind, for which the conditions hold. */
export function membersOf(names: Names, group: string, holds: Holds): (s: State, scene: Scene) => Scene[] {
  if (group === 'figures')
    return (s, scene) =>
      figuresOnMap(s)
        .map((figure) => withFigure(scene, figure))
        .filter((one) => holds(s, one))
  const kind = named(names.kinds, group.slice('tokens:'.length))
  return (s, scene) =>
    tokensOf(s, kind)
      .map((token) => withToken(scene, token))
      .filter((one) => holds(s, one))
}
