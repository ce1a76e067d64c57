import { Picture } from './emblems/Emblem.tsx'
import { ROW, WORLDS } from './miniature.ts'
import './cards/card.css'
import './miniature.css'

const [EMPIRE, REBELS] = WORLDS

/** The table in small: a galaxy row between two worlds, and an attack on its way. */
export function Miniature() {
  return (
    <span className="db-mini">
      <World {...EMPIRE} />
      <span className="db-mini-row">
        {ROW.map(({ id, name, faction }) => (
          <span key={id} className={`db-mini-card db-face-${faction}`}>
            <Picture id={id} name={name} />
          </span>
        ))}
      </span>
      <World {...REBELS} />
      <svg className="db-mini-beams" viewBox="0 0 300 150" aria-hidden="true" preserveAspectRatio="none">
        <path d="M150 112C150 100 96 112 96 97" pathLength="1" />
        <path d="M150 110V42" pathLength="1" />
      </svg>
    </span>
  )
}

function World({ id, name, faction }: (typeof WORLDS)[number]) {
  return (
    <span className={`db-mini-world db-face-${faction}`}>
      <Picture id={id} name={name} />
    </span>
  )
}
