import { FACTION_NAMES } from '@dejarik/xwing/facts'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import { ShipCard } from './ShipCard.tsx'
import '../../mat/side.css'
import './squad.css'

/** All ships of a side, the first to act on top. */
export function Squad({ seat }: { seat: number }) {
  const { view, me, say, language } = useTable()
  const own = seat === me
  const squad = view.options.squads[seat]
  const ships = view.ships
    .filter((ship) => ship.seat === seat)
    .toSorted(
      (a, b) => Number(a.zone === 'removed') - Number(b.zone === 'removed') || b.initiative - a.initiative,
    )
  return (
    <section
      className="mat-side xw-squad"
      data-whose={own ? 'own' : 'foe'}
      aria-label={say(own ? 'squad.own' : 'squad.foe')}
    >
      <h2>
        {own ? <OwnMark /> : <FoeMark />}
        <span>{squad.name === '' ? FACTION_NAMES[squad.faction][language] : squad.name}</span>
      </h2>
      <ul>
        {ships.map((ship) => (
          <li key={ship.id}>
            <ShipCard ship={ship} />
          </li>
        ))}
      </ul>
    </section>
  )
}
