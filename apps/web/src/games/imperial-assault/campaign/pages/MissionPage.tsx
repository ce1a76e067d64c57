import { MISSIONS } from '@dejarik/imperial-assault'
import { DeedButton } from '../DeedButton.tsx'
import { deedsOf } from '../deeds.ts'
import { useCampaign } from '../useCampaign.ts'
import { MissionText } from './MissionText.tsx'

/** The choice of the next mission, or the one that is played. */
export function MissionPage() {
  const { options, lit, mission, tell } = useCampaign()
  const choices = deedsOf(options, 'mission')
  if (choices.length === 0) return <section>{mission !== null && <MissionText mission={mission} />}</section>
  return (
    <section>
      <h2>{tell('mission.choose')}</h2>
      <div className="ia-columns">
        {choices.map(({ at, offer }) => {
          const one = MISSIONS[offer.mission ?? -1]
          if (one === undefined) return null
          return (
            <div
              key={at}
              className="ia-box"
              data-can="true"
              data-lit={lit.has(`mission:${offer.mission}`)}
              data-thing={`mission:${offer.mission}`}
            >
              <MissionText mission={one} isChoice>
                <DeedButton at={at}>{tell('mission.play')}</DeedButton>
              </MissionText>
            </div>
          )
        })}
      </div>
    </section>
  )
}
