import type { Design } from '@dejarik/deckbuilding'
import type { ReactNode } from 'react'
import { CAPITAL_SHIPS } from './capital-ships.tsx'
import type { Drawings } from './drawings.ts'
import { FIGHTERS } from './fighters.tsx'
import { GROUND } from './ground.tsx'
import { HEROES } from './heroes.tsx'
import { Sky } from './Sky.tsx'
import { STRANGERS } from './strangers.tsx'
import { TRAIT_MARKS } from './traits.tsx'
import { TROOPERS } from './troopers.tsx'
import { WORLDS } from './worlds.tsx'
import './emblem.css'

const PORTRAITS: Drawings = { ...HEROES, ...STRANGERS, ...TROOPERS }

const DRAWINGS: Drawings = {
  ...CAPITAL_SHIPS,
  ...FIGHTERS,
  ...GROUND,
  ...PORTRAITS,
  ...WORLDS,
}

/** For tests: each card has its drawing. */
export function isDrawn(design: Design): boolean {
  return design.name.en in DRAWINGS
}

/** What stands in the place of art: our drawing if there is one, else a mark made from type and traits. */
export function Emblem({ design }: { design: Design }) {
  return <Picture id={design.id} name={design.name.en} otherwise={mark(design)} />
}

/** Our drawing of a card by its English name. */
export function Picture({ id, name, otherwise }: { id: string; name: string; otherwise?: ReactNode }) {
  // Portraits stand on the lower edge and fill the frame, everything else floats.
  const portrait = name in PORTRAITS
  return (
    <>
      <svg className="db-emblem" viewBox="0 0 120 80" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
        <Sky seed={id} />
      </svg>
      <svg
        className="db-emblem db-emblem-figure"
        viewBox={portrait ? '21 0 78 80' : '0 0 120 80'}
        aria-hidden="true"
        preserveAspectRatio={portrait ? 'xMidYMax meet' : 'xMidYMid meet'}
      >
        {DRAWINGS[name] ?? otherwise}
      </svg>
    </>
  )
}

function mark(design: Design): ReactNode {
  if (design.type === 'base') return <circle cx="60" cy="40" r="30" />
  if (design.type === 'ship') return <path d="M4 42L104 14l12 28-12 24z" />
  const [trait] = design.traits ?? []
  if (trait === undefined)
    return (
      <path d="M46 30a14 14 0 0 1 28 0c0 16-6 26-14 26s-14-10-14-26zM28 80c2-14 14-20 32-20s30 6 32 20z" />
    )
  return <g transform="translate(24 4) scale(3)">{TRAIT_MARKS[trait]}</g>
}
