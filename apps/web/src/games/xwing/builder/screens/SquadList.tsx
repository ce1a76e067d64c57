import { pointsOf, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES, FACTIONS } from '@dejarik/xwing/facts'
import { begin } from '../../../../build/begin.ts'
import { ListPage } from '../../../../build/screens/ListPage.tsx'
import { Saved } from '../../../../build/screens/Saved.tsx'
import type { Arrival } from '../../../../build/transfer/ImportDialog.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { rename } from '../edit.ts'
import { browserSquads } from '../shelf.ts'
import { readIncoming } from '../transfer/incoming.ts'
import { useBuilder } from '../useBuilder.ts'
import { ReadySquads } from './ReadySquads.tsx'
import { SquadLine } from './SquadLine.tsx'
import './list.css'

function isEmpty({ ships, name }: Squad): boolean {
  return ships.length === 0 && name === undefined
}

/** One's own squads, ready ones, and the ways to a new one. */
export function SquadList() {
  const { say, language } = useBuilder()
  const read = (text: string): Arrival<Squad> => {
    const { squad: built, notes, shape } = readIncoming(text)
    const [ships, points] = built === null ? [0, 0] : [built.ships.length, pointsOf(built)]
    return { built, notes, summary: say('import.shape', { shape, ships, points }) }
  }
  return (
    <ListPage
      title={say('list.title')}
      newTitle={say('list.new')}
      shelf={browserSquads}
      isEmpty={isEmpty}
      accept=".json,.xws,.txt,application/json,text/plain"
      read={read}
      ways={
        <>
          <p className="build-plain">{say('list.new-text')}</p>
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
        </>
      }
    >
      <Saved shelf={browserSquads} isEmpty={isEmpty} rename={rename} BuiltLine={SquadLine} />
      <ReadySquads />
    </ListPage>
  )
}
