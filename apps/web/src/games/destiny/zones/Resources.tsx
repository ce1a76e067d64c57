import { Resource } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'

/** As many as can be taken in at a glance; the number says it exactly. */
const MOST_DRAWN = 6

export function Resources({ count }: { count: number }) {
  const { say } = useTable()
  const drawn = Math.max(1, Math.min(count, MOST_DRAWN))
  return (
    <span className="sd-resources" title={say('resources', { count })} data-none={count === 0}>
      <span className="unseen">{say('resources', { count })}</span>
      <span className="sd-resources-drawn" aria-hidden="true">
        {Array.from({ length: drawn }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one resource is like the other
          <Resource key={i} size="1.15em" />
        ))}
      </span>
      <span className="number" aria-hidden="true">
        {count}
      </span>
    </span>
  )
}
