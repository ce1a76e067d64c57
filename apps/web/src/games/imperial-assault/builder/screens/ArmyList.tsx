import { isImplemented } from '@dejarik/imperial-assault'
import { READY_ARMIES, randomArmy, shareCode } from '@dejarik/imperial-assault/build'
import { AFFILIATION_NAMES, AFFILIATIONS } from '@dejarik/imperial-assault/facts'
import { FastRng } from '@dejarik/kernel'
import { begin } from '../../../../build/begin.ts'
import { ListPage } from '../../../../build/screens/ListPage.tsx'
import { Saved } from '../../../../build/screens/Saved.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { emptyArmy, isEmpty, rename } from '../edit.ts'
import { browserArmies } from '../shelf.ts'
import { ACCEPTED, arrivalIn } from '../transfer/incoming.ts'
import { useBuilder } from '../useBuilder.ts'
import { ArmyLine } from './ArmyLine.tsx'

const GAME = 'imperial-assault'

/** One's own armies, ready ones, and the ways to a new one. */
export function ArmyList() {
  const { say, language } = useBuilder()
  const random = () => {
    const army = randomArmy(new FastRng(crypto.getRandomValues(new Uint32Array(1))[0], 0), isImplemented)
    if (army !== null) begin(browserArmies, GAME, rename(army, say('list.random-name')))
  }
  return (
    <ListPage
      title={say('list.title')}
      newTitle={say('list.new')}
      shelf={browserArmies}
      isEmpty={isEmpty}
      accept={ACCEPTED}
      read={arrivalIn(language)}
      ways={
        <>
          <p className="build-plain">{say('list.new-text')}</p>
          <div className="ia-ways">
            {AFFILIATIONS.map((affiliation) => (
              <Button
                key={affiliation}
                data-begin={affiliation}
                icon={<AffiliationMark affiliation={affiliation} size="1.2em" />}
                onClick={() => begin(browserArmies, GAME, emptyArmy(affiliation))}
              >
                {AFFILIATION_NAMES[affiliation][language]}
              </Button>
            ))}
            <Button kind="quiet" onClick={random}>
              {say('list.random')}
            </Button>
          </div>
        </>
      }
    >
      <Saved shelf={browserArmies} isEmpty={isEmpty} rename={rename} BuiltLine={ArmyLine} />
      <ReadyArmies />
    </ListPage>
  )
}

/** Armies to start with; each opens as an army that was sent. */
function ReadyArmies() {
  const { say, language } = useBuilder()
  return (
    <Panel className="build-ready" title={say('list.ready')}>
      <p className="build-plain">{say('list.ready-text')}</p>
      <ul>
        {READY_ARMIES.map(({ id, name, army }) => {
          const named = rename(army, name[language])
          return (
            <ArmyLine
              key={id}
              built={named}
              name={named.name}
              route={{ at: 'build', game: GAME, id: null, code: shareCode(named) }}
            />
          )
        })}
      </ul>
    </Panel>
  )
}
