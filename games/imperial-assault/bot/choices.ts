/** All other questions: a value for each option, in points or anything that orders them. */
import type { AskOne, Option, Seat } from '@dejarik/kernel'
import type { Act } from '../rules/act.ts'
import { accuracyResults, damageDealt } from '../rules/attack/results.ts'
import { surgeAbilities } from '../rules/attack/surges.ts'
import type { Target } from '../rules/attack/targets.ts'
import { sideOf } from '../rules/campaign/seats.ts'
import { healthOf } from '../rules/damage.ts'
import { type AbilityKey, type Attack, NONE, type State } from '../state.ts'
import { actValues, attackWorth } from './act.ts'
import { campaignValues } from './campaign.ts'
import { dieWorth } from './dice.ts'
import { Field } from './field.ts'
import { worthOf } from './marks.ts'
import { Outlook } from './stand.ts'
import { useValue } from './uses.ts'

/** Options as the rules write them; none has all of these. */
interface Chosen extends Option {
  readonly figure?: number
  readonly target?: number
  readonly distance?: number
  readonly group?: number
  readonly to?: number
  readonly surge?: number
  readonly card?: number
  readonly color?: number
  readonly die?: number
  readonly side?: number
  readonly pool?: string
  readonly seat?: number
  readonly weapon?: number
  readonly ability?: AbilityKey
}

export function valuesOf(s: State, ask: AskOne, options: readonly Option[]): readonly number[] {
  const chosen: readonly Chosen[] = options
  const { activation } = s
  const side = sideOf(s, ask.seat)
  switch (ask.what) {
    case 'act':
      return activation === null
        ? chosen.map(() => 0)
        : actValues(s, activation.figure, options as readonly Act[])
    case 'activate':
      return groupValues(s, side, chosen)
    case 'target':
      return (options as readonly Target[]).map((one) => attackWorth(s, one))
    case 'attack-die':
      return chosen.map(({ die }) => (die === undefined ? 0 : dieWorth(die, s.attacks.at(-1)?.distance ?? 1)))
    case 'surge':
      return chosen.map(({ surge }) => (surge === undefined ? 0 : surgeValue(s, surge)))
    case 'deploy':
    case 'put':
    case 'push':
    case 'move-spaces':
    case 'spend-points':
      return standValues(s, side, chosen)
    case 'choose-figure':
    case 'cleave':
      return chosen.map(({ figure }) => figureValue(s, side, figure))
    case 'mission-rule':
      // In the order in which the mission has them.
      return chosen.map((_, i) => -i)
    case 'initiative':
      return chosen.map(({ seat }) => (seat === side ? 1 : 0))
    default:
      if (s.campaign !== null) {
        const values = campaignValues(s, ask, options)
        if (values !== null) return values
      }
      return chosen.map((one) => otherValue(s, one))
  }
}

const PASSES: readonly string[] = ['pass', 'no', 'stay']

/** Uses and command cards: what passes comes last of what is worth anything. */
function otherValue(s: State, { do: what, ability, figure = NONE }: Chosen): number {
  if (PASSES.includes(what)) return 0
  return what === 'use' && ability !== undefined ? useValue(s, ability, figure) : 1
}

/** Who can strike hardest now goes first. */
function groupValues(s: State, side: Seat, options: readonly Chosen[]): number[] {
  const field = new Field(s, side)
  return options.map(({ group = 0 }) => {
    const { figures } = s.groups[group]
    let value = 0
    for (const figure of figures) {
      const { space } = s.figures[figure]
      if (space !== NONE) value = Math.max(value, new Outlook(field, figure).bestStrike(space))
    }
    return value + worthOf(s, figures[0]) * 0.01
  })
}

/** Damage where it counts, accuracy where it is missing, and then the rest. */
function surgeValue(s: State, surge: number): number {
  const a = s.attacks.at(-1)
  if (a === undefined) return 0
  const { effects, cost } = surgeAbilities(s, a)[surge]
  if (effects === null) return 0.6
  const left = a.target === NONE ? 99 : healthOf(s, a.target) - s.figures[a.target].damage
  const after = withEffects(a, effects.damage, effects.pierce, effects.accuracy)
  const gain = Math.min(left, dealt(after)) - Math.min(left, dealt(a))
  const extra =
    0.35 * effects.blast +
    0.45 * effects.cleave +
    0.3 * Math.min(effects.recover, s.figures[a.attacker].damage) +
    0.7 * effects.inflicts.length +
    0.5 * effects.gains.length
  return (gain + extra) / cost + 0.01 * (effects.damage + effects.accuracy)
}

function withEffects(a: Attack, damage: number, pierce: number, accuracy: number): Attack {
  return { ...a, damage: a.damage + damage, pierce: a.pierce + pierce, accuracy: a.accuracy + accuracy }
}

function dealt(a: Attack): number {
  return a.ranged && accuracyResults(a) < a.distance ? 0 : damageDealt(a)
}

/** Own figures want to stand well, those of others are to stand badly. */
function standValues(s: State, seat: Seat, options: readonly Chosen[]): number[] {
  const fields: Field[] = []
  const outlooks: Outlook[] = []
  return options.map(({ figure, to }) => {
    if (figure === undefined) return 0.01
    const one = s.figures[figure]
    fields[one.seat] ??= new Field(s, one.seat)
    outlooks[figure] ??= new Outlook(fields[one.seat], figure)
    const outlook = outlooks[figure]
    const space = to === undefined ? one.space : to >> 1
    const value = outlook.place(space) + 0.3 * outlook.bestStrike(space)
    return one.seat === seat ? value : -value
  })
}

/** For good effects the best of one's own, for bad ones the best of the others. */
function figureValue(s: State, seat: Seat, figure: number | undefined): number {
  if (figure === undefined || figure === NONE) return 0
  const one = s.figures[figure]
  const left = healthOf(s, figure) - one.damage
  return one.seat === seat ? worthOf(s, figure) : worthOf(s, figure) * (1 + 1 / Math.max(1, left))
}
