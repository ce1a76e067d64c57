import { type Choosable, type DieView, factsOf } from '@dejarik/destiny'
import type { Deed } from '../deeds.ts'
import { DieFace } from '../dice/DieFace.tsx'
import { sideLabel } from '../dice/label.ts'
import { Tumbling } from '../dice/Tumbling.tsx'
import { canJoin, holds, sideShown } from '../plan/plan.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { thingOfDie } from '../things.ts'
import { ThingButton } from './ThingButton.tsx'

const SIZE = 'var(--sd-die-size)'

/** A die in a pool: read at a glance, gathered by a click. */
export function PoolDie({ die }: { die: DieView }) {
  const table = useTable()
  const { language, say, plan, tumbling } = table
  const side = sideShown(die)
  const card = factsOf(die.kind)
  const rolls = tumbling.has(die.id)
  const label = say('die.label', {
    side: rolls ? say('die.rolling') : sideLabel(side, language, die.value),
    card: card.name[language],
  })
  return (
    <ThingButton
      thing={thingOfDie(die.id)}
      kind={die.kind}
      label={label}
      className="sd-pool-die"
      deeds={deedsOfDie(table, die)}
      planned={holds(plan, die.id)}
    >
      {rolls ? (
        <Tumbling kind={die.kind} size={SIZE} />
      ) : (
        <DieFace side={side} color={card.color} value={die.value} size={SIZE} />
      )}
    </ThingButton>
  )
}

/** A die that can be resolved is gathered first; so is a modifier for what is gathered. */
export function deedsOfDie(
  { view, me, options, every, deeds, plan }: BoardTable,
  die: DieView,
): readonly Deed[] {
  const own = deeds.get(thingOfDie(die.id)) ?? []
  if (plan !== null && (holds(plan, die.id) || canJoin(view, me, every, plan, die))) {
    const isOfPlan = (option: Choosable): boolean => option.do === 'resolve' && option.symbol === plan.symbol
    const option = own.find((at) => isOfPlan(options[at])) ?? null
    return [{ do: 'plan', die: die.id, option }]
  }
  return own.map((option) =>
    options[option].do === 'resolve' ? { do: 'plan', die: die.id, option } : { do: 'answer', option },
  )
}
