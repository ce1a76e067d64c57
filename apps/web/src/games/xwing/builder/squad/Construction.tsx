import { listOf, type Squad } from '@dejarik/xwing/build'
import { POINTS_LIST, POINTS_LISTS } from '@dejarik/xwing/facts'
import { useId } from 'react'
import { useBuilder } from '../useBuilder.ts'

interface ConstructionProps {
  readonly squad: Squad
  onChange(squad: Squad, said: string): void
}

/** By which list and in which mode a squad is built. */
export function Construction({ squad, onChange }: ConstructionProps) {
  const { say } = useBuilder()
  const listField = useId()
  const modeField = useId()
  const { list: _list, mode, ...rest } = squad
  const now = listOf(squad)
  const change = (list: string, extended: boolean): void =>
    onChange(
      {
        ...rest,
        ...(list !== POINTS_LIST.id && { list }),
        ...(extended && { mode: 'extended' as const }),
      },
      '',
    )
  return (
    <div className="match-options">
      <label htmlFor={listField}>{say('construction.list')}</label>
      <select
        id={listField}
        value={now.id}
        onChange={({ target }) => change(target.value, mode === 'extended')}
      >
        {POINTS_LISTS.map(({ id, limit }) => (
          <option key={id} value={id}>
            {say('construction.of', { list: id, limit })}
          </option>
        ))}
      </select>
      {now.hasOneMode !== true && (
        <>
          <label htmlFor={modeField}>{say('construction.mode')}</label>
          <select
            id={modeField}
            value={mode ?? 'standard'}
            onChange={({ target }) => change(now.id, target.value === 'extended')}
          >
            <option value="standard">{say('construction.standard')}</option>
            <option value="extended">{say('construction.extended')}</option>
          </select>
        </>
      )}
    </div>
  )
}
