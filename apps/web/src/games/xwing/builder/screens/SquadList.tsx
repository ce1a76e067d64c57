import type { Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES, FACTIONS } from '@dejarik/xwing/facts'
import { begin } from '../../../../build/begin.ts'
import { ListPage } from '../../../../build/screens/ListPage.tsx'
import { Saved } from '../../../../build/screens/Saved.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { rename } from '../edit.ts'
import { browserSquads } from '../shelf.ts'
import { ACCEPTED, arrivalIn } from '../transfer/incoming.ts'
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
  return (
    <ListPage
      title={say('list.title')}
      newTitle={say('list.new')}
      shelf={browserSquads}
      isEmpty={isEmpty}
      accept={ACCEPTED}
      read={arrivalIn(language)}
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
