import { EMPIRE } from '@dejarik/imperial-assault'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { useCampaign } from '../useCampaign.ts'

/** Which side has won a mission. */
export function Won({ side }: { side: number }) {
  const { tell } = useCampaign()
  return (
    <span className="ia-won">
      <AffiliationMark affiliation={side === EMPIRE ? 'imperial' : 'rebel'} size="1.100em" />
      {tell(side === EMPIRE ? 'log.empire-won' : 'log.rebels-won')}
    </span>
  )
}
