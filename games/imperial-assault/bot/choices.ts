/** All other questions: a value for each option, in points or anything that orders them. */
import { type AnyOption, type AskOf, never, optionsOf, type Seat } from '@dejarik/kernel'
import type { Activate, ChooseFigure, Cleave, Deploy, Pass, Put, Stay, Walk } from '../offers.ts'
import type { Questions } from '../questions.ts'
import { accuracyResults, damageDealt } from '../rules/attack/results.ts'
import { surgeAbilities } from '../rules/attack/surges.ts'
import { sideOf } from '../rules/campaign/seats.ts'
import { healthOf } from '../rules/damage.ts'
import { type Attack, type FigureId, NONE, type State } from '../state.ts'
import { actValues, attackWorth } from './act.ts'
import { campaignValues } from './campaign.ts'
import { dieWorth } from './dice.ts'
import { Field } from './field.ts'
import { worthOf } from './marks.ts'
import { Outlook } from './stand.ts'
import { useValue } from './uses.ts'

type Choice = Extract<AskOf<Questions>, { readonly form: 'one' }>

export function valuesOf(s: State, ask: Choice): readonly number[] {
  const { activation } = s
  const side = sideOf(s, ask.seat)
  switch (ask.what) {
    case 'act':
      return activation === null
        ? optionsOf(ask).map(() => 0)
        : actValues(s, activation.figure, optionsOf(ask))
    case 'activate':
      return groupValues(s, side, optionsOf(ask))
    case 'target':
      return optionsOf(ask).map((one) => attackWorth(s, one))
    case 'attack-die':
      return optionsOf(ask).map((one) =>
        one.do === 'done' ? 0 : dieWorth(one.die, s.attacks.at(-1)?.distance ?? 1),
      )
    case 'surge':
      return optionsOf(ask).map((one) => (one.do === 'done' ? 0 : surgeValue(s, one.surge)))
    case 'deploy':
    case 'put':
    case 'push':
    case 'move-spaces':
    case 'spend-points':
      return standValues(s, side, optionsOf<Deploy | Put | Walk | Stay>(ask))
    case 'choose-figure':
    case 'cleave':
      return optionsOf<ChooseFigure | Cleave | Pass>(ask).map((one) =>
        one.do === 'pass' ? 0 : figureValue(s, side, one.figure),
      )
    case 'mission-rule':
      // In the order in which the mission has them.
      return optionsOf(ask).map((_, i) => -i)
    case 'initiative':
      return optionsOf(ask).map(({ seat }) => (seat === side ? 1 : 0))
    case 'open-group':
    case 'deployment':
    case 'point':
    case 'attach-card':
    case 'second':
    case 'attribute':
    case 'next-hero':
    case 'ally':
    case 'equip':
    case 'sell':
    case 'buy-item':
    case 'item-hero':
    case 'reward-hero':
    case 'buy-class':
    case 'buy-agenda':
      return campaignValues(s, ask)
    // What is used at a moment.
    case 'action-done':
    case 'activation':
    case 'activation-end':
    case 'activation-start':
    case 'attack-declared':
    case 'attack-modifiers':
    case 'attack-planned':
    case 'attack-pool':
    case 'attack-rerolls':
    case 'attack-resolved':
    case 'attack-surges':
    case 'defeated':
    case 'deployed':
    case 'destroyed':
    case 'door-opened':
    case 'ended-among':
    case 'entered':
    case 'exited':
    case 'group-deployed':
    case 'interacted':
    case 'mission-start':
    case 'rested':
    case 'round-end':
    case 'round-start':
    case 'special-done':
    case 'stage-start':
    case 'suffered':
    case 'supply-drawn':
    case 'test':
    case 'test-rolled':
    case 'would-suffer':
    // Nothing speaks for one option more than for another, but doing something for passing.
    case 'add-result':
    case 'attach':
    case 'attack-first':
    case 'attack-now':
    case 'choose-condition':
    case 'choose-effect':
    case 'choose-group':
    case 'choose-player':
    case 'choose-space':
    case 'convert':
    case 'discard-command':
    case 'discard-hostile':
    case 'discard-top':
    case 'exhaust':
    case 'figure':
    case 'guard':
    case 'inflict':
    case 'interact':
    case 'interrupts':
    case 'item-tier':
    case 'keep-supply':
    case 'mend':
    case 'mission':
    case 'mission-may':
    case 'mission-pick':
    case 'negotiate':
    case 'pay-threat':
    case 'push-order':
    case 'push-somebody':
    case 'remove-die':
    case 'return-command':
    case 'shoot-first':
    case 'spend-credits':
    case 'supply-put-back':
    case 'take-back':
    case 'tracking-beacon':
    case 'turn-die':
    case 'turn-instead':
    case 'zone':
      return optionsOf<AnyOption<Questions>>(ask).map((one) => otherValue(s, one))
    default:
      return never(ask)
  }
}

/** Uses and command cards: what passes comes last of what is worth anything. */
function otherValue(s: State, option: AnyOption<Questions>): number {
  if (option.do === 'use') return useValue(s, option.ability, option.figure)
  return option.do === 'pass' || option.do === 'no' || option.do === 'stay' ? 0 : 1
}

/** Who can strike hardest now goes first. */
function groupValues(s: State, side: Seat, options: readonly Activate[]): number[] {
  const field = new Field(s, side)
  return options.map(({ group }) => {
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
function standValues(s: State, seat: Seat, options: readonly (Deploy | Put | Walk | Stay)[]): number[] {
  const fields: Field[] = []
  const outlooks: Outlook[] = []
  return options.map((option) => {
    if (option.do === 'stay') return 0.01
    const { figure, to } = option
    const one = s.figures[figure]
    fields[one.seat] ??= new Field(s, one.seat)
    outlooks[figure] ??= new Outlook(fields[one.seat], figure)
    const outlook = outlooks[figure]
    const space = to >> 1
    const value = outlook.place(space) + 0.3 * outlook.bestStrike(space)
    return one.seat === seat ? value : -value
  })
}

/** For good effects the best of one's own, for bad ones the best of the others. */
function figureValue(s: State, seat: Seat, figure: FigureId): number {
  if (figure === NONE) return 0
  const one = s.figures[figure]
  const left = healthOf(s, figure) - one.damage
  return one.seat === seat ? worthOf(s, figure) : worthOf(s, figure) * (1 + 1 / Math.max(1, left))
}
