import type { DiceKind, Die } from '@dejarik/xwing'
import { hovering } from '../../../table/hovering.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfDie } from '../things.ts'
import { DieSign } from './DieSign.tsx'

/** A row of dice; those that may be chosen are buttons. */
export function Dice({ kind, dice }: { kind: DiceKind; dice: readonly Die[] }) {
  const { say } = useTable()
  return (
    <ul className="xw-dice" data-kind={kind} aria-label={say(`dice.${kind}`)}>
      {dice.map((die, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <li key={place}>
          <OneDie kind={kind} die={die} place={place} />
        </li>
      ))}
      {dice.length === 0 && <li className="xw-dice-none">{say('dice.none')}</li>}
    </ul>
  )
}

function OneDie({ kind, die, place }: { kind: DiceKind; die: Die; place: number }) {
  const { deeds, choosing, say } = useTable()
  const option = deeds.get(thingOfDie(kind, place))?.[0]
  const name = say('dice.face', { face: die.face, rerolled: die.rerolled ? 'yes' : 'no' })
  const body = (
    <>
      <DieSign face={die.face} />
      {die.rerolled && (
        <span className="xw-die-again" aria-hidden="true">
          ↻
        </span>
      )}
    </>
  )
  if (option === undefined)
    return (
      <span className="xw-die" data-kind={kind} role="img" aria-label={name}>
        {body}
      </span>
    )
  return (
    <button
      type="button"
      className="xw-die"
      data-kind={kind}
      data-can="true"
      data-lit={choosing.hovered === option}
      aria-pressed={choosing.picked.includes(option) || choosing.armed === option}
      aria-label={name}
      {...hovering(choosing, option)}
      onClick={() => choosing.pick(option)}
    >
      {body}
    </button>
  )
}
