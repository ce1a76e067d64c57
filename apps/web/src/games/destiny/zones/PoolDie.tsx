import { type DieView, factsOf } from '@dejarik/destiny'
import { modifiersOf, sideShown } from '../aim/aim.ts'
import type { Deed } from '../deeds.ts'
import { DieFace } from '../dice/DieFace.tsx'
import { sideLabel } from '../dice/label.ts'
import { Tumbling } from '../dice/Tumbling.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { thingOfDie } from '../things.ts'
import { ThingButton } from './ThingButton.tsx'
import { useDrag } from './useDrag.ts'

/** A die in a pool: read at a glance, resolved by a click, or drawn onto whom it is for. */
export function PoolDie({ die }: { die: DieView }) {
  const table = useTable()
  const { language, say, aim, tumbling, leftOut } = table
  const side = sideShown(die)
  const card = factsOf(die.kind)
  const rolls = tumbling.has(die.id)
  const deeds = deedsOfDie(table, die)
  const drag = useDrag(die.id)
  const label = say('die.label', {
    side: rolls ? say('die.rolling') : sideLabel(side, language, die.value),
    card: card.name[language],
  })
  return (
    <span className="sd-pool-place" data-out={leftOut.has(die.id)} {...(deeds.length > 0 ? drag : {})}>
      <ThingButton
        thing={thingOfDie(die.id)}
        kind={die.kind}
        label={label}
        className="sd-pool-die"
        deeds={deeds}
        along={aim !== null && (aim.die === die.id || aim.modifiers.includes(die.id))}
      >
        {rolls ? (
          <Tumbling kind={die.kind} size="100%" />
        ) : (
          <DieFace side={side} color={card.color} value={die.value} size="100%" />
        )}
      </ThingButton>
      <span className="sd-pool-whose name" aria-hidden="true" title={card.name[language]}>
        {shortName(card.name[language])}
      </span>
    </span>
  )
}

/** Letters that fit under a die. */
const ROOM = 11

/** The word of a name by which everybody knows it: all of it if it fits, else the noun that the rest speaks of. */
function shortName(name: string): string {
  if (name.length <= ROOM) return name
  const [whole] = name.replaceAll(/["“”]/gu, '').split(/ (?:of|der|des|von|im) /u)
  return whole.split(/[\s]+/u).at(-1) ?? name
}

/** A die is resolved, and a side with a plus goes along or stays behind; in other questions a die is simply chosen. */
export function deedsOfDie({ view, me, ask, options, deeds }: BoardTable, die: DieView): readonly Deed[] {
  const own = deeds.get(thingOfDie(die.id)) ?? []
  const isTurn = ask?.what === 'action' || ask?.what === 'additional-action' || ask?.what === 'resolve-more'
  if (!isTurn) return own.map((option) => ({ do: 'answer', option }))
  if (own.length === 0)
    return isModifier(view, me, options, die) ? [{ do: 'modify', die: die.id, option: null }] : []
  return own.map((option) => {
    const { do: verb } = options[option]
    return verb === 'resolve' || (verb === 'die' && ask?.what === 'resolve-more')
      ? { do: 'resolve', die: die.id, option }
      : { do: 'answer', option }
  })
}

/** Whether some die that can be resolved now would take it along. */
function isModifier(
  view: BoardTable['view'],
  me: number,
  options: BoardTable['options'],
  die: DieView,
): boolean {
  if (die.pool !== me || !sideShown(die).modifier) return false
  return options.some((option) => {
    if (option.do !== 'resolve') return false
    const base = view.dice.find(({ id }) => id === option.die)
    return base !== undefined && modifiersOf(view, base, option.symbol).some(({ id }) => id === die.id)
  })
}
