import type { ActionIcon, Charges, Force as ForceFacts, ShipStats } from '@dejarik/xwing/facts'
import { ACTION_NAMES } from '@dejarik/xwing/facts'
import { Attack, Force, HitPoints, Shield } from '../../../../symbols/index.ts'
import { wordsIn } from '../../text/index.ts'
import { TokenIcon } from '../../tokens/TokenSign.tsx'
import { useBuilder } from '../useBuilder.ts'

/** The values of a ship card, as its printed block has them. */
export function Stats({ stats }: { stats: ShipStats }) {
  const { language } = useBuilder()
  const say = wordsIn(language)
  return (
    <ul className="xb-stats">
      {stats.attacks.map(({ arc, value }) => (
        <li key={arc} title={say(`arc.${arc}`)}>
          <Attack label={say(`arc.${arc}`)} /> <b className="number">{value}</b>
        </li>
      ))}
      <li title={say('stat.agility')}>
        <TokenIcon sign="evade" label={say('stat.agility')} /> <b className="number">{stats.agility}</b>
      </li>
      <li title={say('stat.hull')}>
        <HitPoints label={say('stat.hull')} /> <b className="number">{stats.hull}</b>
      </li>
      {stats.shields > 0 && (
        <li title={say('stat.shields')}>
          <Shield label={say('stat.shields')} /> <b className="number">{stats.shields}</b>
        </li>
      )}
    </ul>
  )
}

/** Charges and Force of a card, in words; null if it has none. */
export function Supplies({ charges, force }: { charges: Charges | null; force: ForceFacts | null }) {
  const { say } = useBuilder()
  if (charges === null && force === null) return null
  return (
    <p className="xb-supplies">
      {charges !== null && <span>{say('card.charges', { ...charges })}</span>}
      {force !== null && (
        <span>
          <Force /> {say('card.force', { value: force.value })}
        </span>
      )}
    </p>
  )
}

/** "Focus ▸ Barrel Roll (red) · Lock". */
export function useActionWords(): (actions: readonly ActionIcon[]) => string {
  const { language } = useBuilder()
  const say = wordsIn(language)
  return (actions) =>
    actions
      .map(({ action, difficulty, linked }) =>
        [{ action, difficulty }, ...linked]
          .map((one) =>
            say('detail.action', { name: ACTION_NAMES[one.action][language], colour: one.difficulty }),
          )
          .join(' ▸ '),
      )
      .join(' · ')
}
