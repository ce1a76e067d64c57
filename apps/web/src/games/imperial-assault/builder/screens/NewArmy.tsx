import { isImplemented } from '@dejarik/imperial-assault'
import { randomArmy } from '@dejarik/imperial-assault/build'
import { AFFILIATION_NAMES, AFFILIATIONS } from '@dejarik/imperial-assault/facts'
import { FastRng } from '@dejarik/kernel'
import { begin } from '../../../../build/begin.ts'
import { randomSeed } from '../../../../session/room.ts'
import { Button } from '../../../../ui/Button.tsx'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { emptyArmy, rename } from '../edit.ts'
import { browserArmies } from '../shelf.ts'
import { useBuilder } from '../useBuilder.ts'

const GAME = 'imperial-assault'

/** An army begins with its side, or by lot. */
export function NewArmy() {
  const { say, language } = useBuilder()
  const random = () => {
    const army = randomArmy(new FastRng(randomSeed(), 0), isImplemented)
    if (army !== null) begin(browserArmies, GAME, rename(army, say('list.random-name')))
  }
  return (
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
  )
}
