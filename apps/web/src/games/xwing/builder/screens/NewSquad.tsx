import { FACTION_NAMES, FACTIONS } from '@dejarik/xwing/facts'
import { begin } from '../../../../build/begin.ts'
import { Button } from '../../../../ui/Button.tsx'
import { browserSquads } from '../shelf.ts'
import { useBuilder } from '../useBuilder.ts'
import './list.css'

/** A squad begins with its faction. */
export function NewSquad() {
  const { language } = useBuilder()
  return (
    <ul className="xb-factions">
      {FACTIONS.map((faction) => (
        <li key={faction}>
          <Button
            className="xb-faction"
            data-faction={faction}
            onClick={() => begin(browserSquads, 'xwing', { faction, ships: [] })}
          >
            {FACTION_NAMES[faction][language]}
          </Button>
        </li>
      ))}
    </ul>
  )
}
