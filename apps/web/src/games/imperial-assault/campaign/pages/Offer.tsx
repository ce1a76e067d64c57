import type { ReactNode } from 'react'
import { CampaignCard } from '../cards/CampaignCard.tsx'
import { DeedButton } from '../DeedButton.tsx'
import { useCampaign } from '../useCampaign.ts'

interface OfferProps {
  readonly card: number
  /** The words of the button that buys it. */
  readonly buy: string
  /** Why it can't be bought, if there is something to say. */
  readonly lacks?: string | null
  readonly state?: ReactNode
}

/** A card that may be bought: an item, a class card, an agenda card. */
export function Offer({ card, buy, lacks = null, state }: OfferProps) {
  const { deeds, lit, language } = useCampaign()
  const thing = `offer:${card}`
  const at = deeds.get(thing)?.[0]
  return (
    <li>
      <CampaignCard
        card={card}
        language={language}
        thing={thing}
        can={at !== undefined}
        lit={lit.has(thing)}
        state={state}
      >
        {at !== undefined ? (
          <DeedButton at={at}>{buy}</DeedButton>
        ) : (
          lacks !== null && <span className="ia-campaign-small">{lacks}</span>
        )}
      </CampaignCard>
    </li>
  )
}
