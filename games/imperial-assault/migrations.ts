/** Carries states of earlier schemas forward, so that open matches go on. A state is plain data; of it only what has changed is named here. */
import type { Game } from '@dejarik/kernel'
import { FORMER_ABILITIES } from './former-abilities.ts'
import { missionNumber } from './rules/missions.ts'
import {
  type AbilityKey,
  type Activation,
  type Attack,
  type Effect,
  type Figure,
  NONE,
  type State,
  TOKEN_COLORS,
  type Token,
} from './state.ts'

type FormerToken = Omit<Token, 'color' | 'facedown'>
type Former = Omit<State, 'activation' | 'tokens'> & {
  readonly activation: Omit<Activation, 'moves'> | null
  readonly tokens: readonly FormerToken[]
}

/** Two terminals of Incoming were left out before: who plays it already goes on without them. */
const OTHER_TERMINALS: readonly FormerToken[] = Array.from({ length: 2 }, () => ({
  kind: 0,
  space: NONE,
  seat: NONE,
  damage: 0,
  value: 0,
  strain: 0,
}))
const YELLOW = TOKEN_COLORS.indexOf('yellow')

/** The same with abilities by number, where they stood for themselves. */
type Numbered<T extends { readonly used: readonly AbilityKey[] }> = Omit<T, 'used'> & {
  readonly used: readonly number[]
}
type ByNumber = Omit<State, 'figures' | 'activation' | 'effects' | 'attacks' | 'using'> & {
  readonly figures: readonly Numbered<Figure>[]
  readonly activation: Numbered<Activation> | null
  readonly effects: readonly (Omit<Effect, 'ability'> & { readonly ability: number })[]
  readonly attacks: readonly Numbered<Attack>[]
  readonly using: readonly number[]
}

function keyOf(number: number): AbilityKey {
  const key = FORMER_ABILITIES[number]
  if (key === undefined) throw new Error(`no ability ever had the number ${number}`)
  return key
}

const withKeys = <T extends { readonly used: readonly number[] }>(
  one: T,
): Omit<T, 'used'> & { readonly used: AbilityKey[] } => ({
  ...one,
  used: one.used.map(keyOf),
})

/** More secrets than any mission has. */
const EVERYTHING = (1 << 30) - 1

export const migrations: Game<State>['migrations'] = {
  /** Actions to move are counted, tokens have colours, and Under Siege counts whether infiltrators came in. */
  1(raw) {
    const state = raw as Former
    const { activation, counters, mission, tokens } = state
    const isIncoming = mission === missionNumber('incoming')
    const all = isIncoming ? [...tokens.slice(0, 2), ...OTHER_TERMINALS, ...tokens.slice(2)] : tokens
    return {
      ...state,
      activation: activation === null ? null : { ...activation, moves: 0 },
      tokens: all.map((token) => ({
        ...token,
        color: isIncoming && token.kind === 0 ? YELLOW : NONE,
        facedown: false,
      })),
      counters: mission === missionNumber('under-siege') ? [counters[0], 0, ...counters.slice(1)] : counters,
    }
  },
  /**
   * All rules of a mission were open before: whoever plays one already has heard everything. Heroes chose what they take
   * along before the Empire's figures stood.
   */
  2(raw) {
    const state = raw as State
    const { campaign, step } = state
    if (campaign === null) return state
    return {
      ...state,
      step: step === 'equip' ? 'deploy-empire' : step,
      campaign: { ...campaign, heard: EVERYTHING, imagined: false },
    }
  },
  /** Focused used to leave before the damage of its attack: of one that is under way, nobody knows whether its die was rolled. */
  3(raw) {
    const state = raw as Omit<State, 'attacks'> & { readonly attacks: readonly Omit<Attack, 'focused'>[] }
    return { ...state, attacks: state.attacks.map((attack) => ({ ...attack, focused: false })) }
  },
  /** Abilities were held by the order in which they were loaded. */
  4(raw) {
    const state = raw as ByNumber
    const { figures, activation, effects, attacks, using } = state
    return {
      ...state,
      figures: figures.map(withKeys),
      activation: activation === null ? null : withKeys(activation),
      effects: effects.map((effect) => ({ ...effect, ability: keyOf(effect.ability) })),
      attacks: attacks.map(withKeys),
      using: using.map(keyOf),
    }
  },
}
