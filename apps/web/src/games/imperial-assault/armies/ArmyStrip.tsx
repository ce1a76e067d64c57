import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { CardPiles } from '../hand/CardPiles.tsx'
import { useTable } from '../TableContext.tsx'
import { GroupCard } from './GroupCard.tsx'
import '../../../board/side.css'
import './army.css'

/** All deployment cards of a side, with its deck, hand and discard pile. */
export function ArmyStrip({ seat }: { seat: number }) {
  const { view, me, say } = useTable()
  const own = seat === me
  const groups = view.groups.map((_, id) => id).filter((id) => view.groups[id].seat === seat)
  return (
    <section
      className="mat-side ia-army"
      data-whose={own ? 'own' : 'foe'}
      aria-label={say(own ? 'army.own' : 'army.foe')}
    >
      <h2>
        {own ? <OwnMark /> : <FoeMark />}
        <span>{say(own ? 'army.own' : 'army.foe')}</span>
        <CardPiles seat={seat} />
      </h2>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
    </section>
  )
}
