/** Shapes that many abilities have. */
import type { Flow, RuleId } from '@dejarik/kernel'
import { designOf } from '../cards/catalogue.ts'
import type { Trait } from '../facts/index.ts'
import {
  type Always,
  ability,
  type Limit,
  type Modifiers,
  type Numbered,
  type Source,
} from '../rules/ability.ts'
import { canReroll, type Pool, reroll } from '../rules/attack/rerolls.ts'
import { areAdjacent, figuresOf } from '../rules/ground.ts'
import type { Attack, FigureId, State, T } from '../state.ts'

/** Card texts are rules above the rules (ia.golden-rules.2). */
export const CARD: RuleId = 'ia.golden-rules.2'

type Fits = (s: State, me: Source, attack: Attack) => boolean

export const isAttacker: Fits = (_s, me, a) => a.attacker === me.figure
export const isDefender: Fits = (_s, me, a) => a.target === me.figure

/** "While attacking / defending, you may reroll 1 die." */
export function mayReroll(
  name: string,
  pool: Pool,
  fits: Fits,
  limit: Limit = 'attack',
  count = 1,
): Numbered {
  return ability({
    name,
    when: [
      {
        window: 'attack-rerolls',
        rule: 'ia.attack-special.12',
        optional: true,
        limit,
        can: (s, me, { attack }) => attack !== null && fits(s, me, attack) && canReroll(attack, pool),
        *act(t, me, { attack }) {
          if (attack !== null) yield* reroll(t, me.seat, attack, pool, count, 'ia.attack-special.12')
        },
      },
    ],
  })
}

/** "Apply … to the results", without a choice. */
export function modifies(name: string, fits: Fits, more: Modifiers, oncePerAttack = false): Numbered {
  return ability({ name, always: { attack: (s, me, a) => (fits(s, me, a) ? more : null), oncePerAttack } })
}

/** Answers that always hold. */
export function always(name: string, answers: Always): Numbered {
  return ability({ name, always: answers })
}

/** A special action of one action (or `cost`) without an attack in it. */
export function special(
  name: string,
  can: (s: State, me: Source) => boolean,
  // biome-ignore lint/suspicious/noConfusingVoidType: plain changes return nothing
  act: (t: T, me: Source) => Flow | void,
  { cost = 1, attacks = false }: { readonly cost?: number; readonly attacks?: boolean } = {},
): Numbered {
  return ability({ name, action: { rule: 'ia.actions.4', cost, attacks, can, act } })
}

export interface FigureOption {
  readonly do: 'choose-figure'
  readonly figure: FigureId
}

/** One of these figures. Null if there is none. */
export function* chooseFigure(t: T, me: Source, figures: readonly FigureId[]): Flow<FigureId | null> {
  if (figures.length === 0) return null
  const options = figures.map((figure): FigureOption => ({ do: 'choose-figure', figure }))
  return (yield* t.choose(me.seat, 'choose-figure', options, { rule: CARD })).figure
}

export function hasTrait(s: State, figure: FigureId, trait: Trait): boolean {
  return designOf(s.figures[figure].kind).facts.traits.includes(trait)
}

export function isFriend(s: State, me: Source, figure: FigureId): boolean {
  return s.figures[figure].seat === me.seat
}

/** Other friendly figures for which this holds. */
export function friends(s: State, me: Source, fits: (figure: FigureId) => boolean): FigureId[] {
  return figuresOf(s, me.seat).filter((figure) => figure !== me.figure && fits(figure))
}

export function enemies(s: State, me: Source, fits: (figure: FigureId) => boolean): FigureId[] {
  return figuresOf(s, 1 - me.seat).filter(fits)
}

export function isBesideFriend(
  s: State,
  me: Source,
  fits: (figure: FigureId) => boolean = () => true,
): boolean {
  return friends(s, me, (figure) => fits(figure) && areAdjacent(s, me.figure, figure)).length > 0
}
