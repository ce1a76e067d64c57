import { Resource } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'

/** Resources that lie on a card; nothing where there are none. */
export function OnCard({ resources }: { resources: number }) {
  const { say } = useTable()
  if (resources === 0) return null
  return (
    <span className="sd-on-card number" title={say('card.resources', { count: resources })}>
      <Resource size="0.9em" label={say('card.resources', { count: resources })} />
      <span aria-hidden="true">{resources}</span>
    </span>
  )
}
