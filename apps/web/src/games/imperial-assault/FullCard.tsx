import { imperialAssault } from '@dejarik/imperial-assault'
import { cardNumber } from '@dejarik/imperial-assault/campaign'
import { findHero } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import { BuilderProvider } from '../../build/BuilderContext.tsx'
import { findCard } from './builder/card.ts'
import { WholeCard } from './builder/cards/WholeCard.tsx'
import { KIT } from './builder/kit.ts'
import { CampaignCard } from './campaign/cards/CampaignCard.tsx'
import { PrintedSheet } from './campaign/hero/PrintedSheet.tsx'
import './full-card.css'

/** `figure:stormtrooper#2@player1`, `deployment:…`, `upgrade:…`, `command:…`, and of a campaign `card:item/dl-44`. */
const NAMED = /^(figure|group|deployment|upgrade|command|card):([^#@]+)/u
/** Lists of all cards name them without their kind; no two are called the same. */
const KINDS = ['deployment', 'command', 'upgrade'] as const
const SHEET = /^sheet\/([^/]+)/u

/** A card by the id used in messages, to be read: in the shell's dialog, beside a name in the log, in the dock. */
export function FullCard({ id, language }: { id: string; language: Language }) {
  const [, kind, name] = NAMED.exec(id) ?? [id, KINDS.find((one) => findCard(one, id)) ?? 'card', id]
  const type = kind === 'figure' || kind === 'group' ? 'deployment' : kind
  const hero = findHero(SHEET.exec(name ?? '')?.[1] ?? '')
  if (hero !== undefined)
    return (
      <div className="ia-full-card">
        <PrintedSheet hero={hero} language={language} />
      </div>
    )
  const card = type === 'card' ? cardNumber(name ?? '') : -1
  if (card >= 0)
    return (
      <div className="ia-full-card">
        <CampaignCard card={card} language={language} whole />
      </div>
    )
  if (type === undefined || name === undefined || findCard(type, name) === undefined)
    return <p className="ia-full-card">{imperialAssault.nameOf(id, language)}</p>
  return (
    <div className="ia-full-card">
      <BuilderProvider kit={KIT}>
        <WholeCard card={{ type, id: name }} />
      </BuilderProvider>
    </div>
  )
}
