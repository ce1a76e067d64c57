import { DESIGNS, type Design } from '@dejarik/deckbuilding'
import { Emblem } from './emblems/Emblem.tsx'
import './cards/card.css'
import './miniature.css'

const ROW = ['X-Wing', 'Darth Vader', 'Boba Fett', 'Millennium Falcon', 'Jabba the Hutt', 'TIE Fighter']

function named(name: string): Design {
  const design = DESIGNS.find((one) => one.name.en === name)
  if (design === undefined) throw new Error(`there is no card ${name}`)
  return design
}

/** The table in small: a galaxy row between two worlds, and an attack on its way. */
export function Miniature() {
  return (
    <span className="db-mini">
      <World name="Death Star" />
      <span className="db-mini-row">
        {ROW.map((name) => {
          const design = named(name)
          return (
            <span key={name} className={`db-mini-card db-face-${design.faction}`}>
              <Emblem design={design} />
            </span>
          )
        })}
      </span>
      <World name="Yavin 4" />
      <svg className="db-mini-beams" viewBox="0 0 300 150" aria-hidden="true" preserveAspectRatio="none">
        <path d="M150 112C150 100 96 112 96 97" pathLength="1" />
        <path d="M150 110V42" pathLength="1" />
      </svg>
    </span>
  )
}

function World({ name }: { name: string }) {
  const design = named(name)
  return (
    <span className={`db-mini-world db-face-${design.faction}`}>
      <Emblem design={design} />
    </span>
  )
}
