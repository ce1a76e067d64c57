import type { ReactNode } from 'react'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import { ActiveNow } from './ActiveNow.tsx'
import { OrderRow } from './OrderRow.tsx'
import { partsOf } from './parts.ts'
import './order.css'

/** Who has had its activation, who has it now, who is to come and whose turn is next; at the foot the cards at hand. */
export function Order({ children }: { children?: ReactNode }) {
  const { view, me, say } = useTable()
  const { done, now, coming, gone, next } = partsOf(view)
  return (
    <nav className="desk-order ia-order" aria-label={say('order.label')}>
      <div className="ia-order-groups">
        <Part name={say('order.done')} groups={done} />
        <Part name={say('order.now')} groups={now}>
          {now.length > 0 && <ActiveNow />}
        </Part>
        <Part
          name={say(view.round === 0 ? 'order.all' : 'order.coming')}
          groups={coming}
          beside={
            view.round > 0 &&
            next !== null && (
              <span className="ia-order-next" data-whose={next === me ? 'own' : 'foe'}>
                {next === me ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />} {say('order.next')}
              </span>
            )
          }
        />
        <Part name={say('order.gone')} groups={gone} />
      </div>
      {children}
    </nav>
  )
}

interface PartProps {
  readonly name: string
  readonly groups: readonly number[]
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

function Part({ name, groups, beside, children }: PartProps) {
  if (groups.length === 0) return null
  return (
    <section className="ia-order-part">
      <h2>
        <span>{name}</span>
        {beside}
      </h2>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <OrderRow group={group} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
