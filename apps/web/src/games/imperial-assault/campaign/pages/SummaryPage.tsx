import { useCampaign } from '../useCampaign.ts'
import { LogPage } from './LogPage.tsx'
import { Outcome } from './Outcome.tsx'

/** The last mission, and below it the whole campaign. */
export function SummaryPage() {
  const { campaign } = useCampaign()
  const played = campaign.log.at(-1)
  return (
    <>
      {played !== undefined && <Outcome played={played} />}
      {!campaign.single && <LogPage />}
    </>
  )
}
