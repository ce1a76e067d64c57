import type { Problem } from '@dejarik/xwing/build'
import type { UpgradeFacts } from '@dejarik/xwing/facts'
import { Reason } from '../../../../build/Reason.tsx'
import { Dots } from '../cards/CardName.tsx'
import { SlotSign } from '../cards/SlotSign.tsx'
import { textOf } from '../cards/text-of.ts'
import { useBuilder } from '../useBuilder.ts'

export interface CandidateProps {
  readonly upgrade: UpgradeFacts
  readonly cost: number | null
  /** Why it does not fit; without reasons it can be taken. */
  readonly reasons?: readonly Problem[]
  onTake?(upgrade: string): void
}

/** An upgrade that could go into a slot, with its text: what one chooses by. */
export function Candidate({ upgrade, cost, reasons = [], onTake }: CandidateProps) {
  const { say, language } = useBuilder()
  const name = upgrade.name[language]
  const text = upgrade.sides
    .map((_, i) => textOf('upgrade', i === 0 ? upgrade.id : `${upgrade.id}#${i}`, language))
    .filter((one) => one !== '')
    .join(' ↻ ')
  const costText = cost === null ? say('card.no-cost') : say('card.cost', { cost })
  const body = (
    <>
      <span className="xb-candidate-head">
        {upgrade.slots.map((slot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may take two slots of a kind
          <SlotSign key={i} slot={slot} bare />
        ))}
        <span className="name">
          <Dots limited={upgrade.limited} />
          {name}
        </span>
        <b className="number" title={costText}>
          <span className="unseen">{costText}. </span>
          <span aria-hidden="true">{cost ?? '–'}</span>
        </b>
      </span>
      <span className="build-card-text">{text === '' ? say('card.not-written') : text}</span>
    </>
  )
  if (reasons.length === 0)
    return (
      <li>
        <button
          type="button"
          className="xb-candidate"
          data-upgrade={upgrade.id}
          onClick={() => onTake?.(upgrade.id)}
        >
          {body}
        </button>
      </li>
    )
  return (
    <li className="xb-candidate" data-can="false" data-upgrade={upgrade.id}>
      {body}
      <ul className="build-reasons">
        {reasons.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no other name
          <li key={i}>
            <Reason problem={problem} />
          </li>
        ))}
      </ul>
    </li>
  )
}
