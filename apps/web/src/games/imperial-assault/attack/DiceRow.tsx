import { hovering } from '../../../table/hovering.ts'
import { DieFace, type DieProps, dieName, faceCounts } from '../dice/DieFace.tsx'
import { useTable } from '../TableContext.tsx'
import { thingOfDie } from '../things.ts'

export interface DiceRowProps {
  readonly pool: 'attack' | 'defense'
  /** Dice of an attribute test are attack dice, too. */
  readonly of?: 'test'
  readonly colors: readonly number[]
  readonly sides: readonly number[]
  /** Bits of those that were rerolled. */
  readonly rerolled: number
}

/** A row of dice; those that may be rerolled are buttons. */
export function DiceRow({ pool, of, colors, sides, rerolled }: DiceRowProps) {
  const { say, language } = useTable()
  return (
    <ul className="ia-dice-row" data-pool={pool} aria-label={say(`dice.${pool}`)}>
      {colors.map((color, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <li key={place}>
          <OneDie
            die={{ pool, color, side: sides[place] ?? -1, language }}
            thing={thingOfDie(of ?? pool, place)}
            again={(rerolled & (1 << place)) !== 0}
          />
        </li>
      ))}
      {colors.length === 0 && <li className="ia-dice-none">{say('dice.none')}</li>}
    </ul>
  )
}

function OneDie({ die, thing, again }: { die: DieProps; thing: string; again: boolean }) {
  const { deeds, choosing, say } = useTable()
  const option = deeds.get(thing)?.[0]
  const name = say(die.side < 0 ? 'dice.unrolled' : 'dice.face', {
    color: dieName(die),
    ...faceCounts(die),
    again: again ? 'yes' : 'no',
  })
  const body = (
    <>
      <DieFace {...die} />
      {again && (
        <span className="ia-die-again" aria-hidden="true">
          ↻
        </span>
      )}
    </>
  )
  if (option === undefined)
    return (
      <span className="ia-one-die" role="img" aria-label={name} title={name}>
        {body}
      </span>
    )
  return (
    <button
      type="button"
      className="ia-one-die"
      data-can="true"
      data-lit={choosing.hovered === option}
      aria-pressed={choosing.picked.includes(option) || choosing.armed === option}
      {...hovering(choosing, option)}
      onClick={() => choosing.pick(option)}
    >
      <span className="unseen">{name}</span>
      {body}
    </button>
  )
}
