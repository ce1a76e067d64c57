import { DeedButton } from '../DeedButton.tsx'
import { deedsOf } from '../deeds.ts'
import { GroupChip } from '../hands/GroupChip.tsx'
import { useCampaign } from '../useCampaign.ts'
import './panels.css'

/** Allies that can be brought along, with what they cost, and the way without any. */
export function AllyPanel() {
  const { options, tell } = useCampaign()
  const [nobody] = deedsOf(options, 'no-ally')
  return (
    <section className="ia-deployment" aria-label={tell('ally.title')}>
      <header className="mat-dock-head">
        <h2>{tell('ally.title')}</h2>
      </header>
      <ul>
        {deedsOf(options, 'ally').map(({ at, offer }) => (
          <li key={at}>
            <GroupChip kind={offer.kind ?? 0} />
          </li>
        ))}
      </ul>
      {nobody !== undefined && <DeedButton at={nobody.at} />}
      <p className="mat-hint">{tell('ally.text')}</p>
    </section>
  )
}
