import { imperialAssault } from '@dejarik/imperial-assault'
import type { Language } from '@dejarik/kernel'
import { BuilderProvider } from '../../build/BuilderContext.tsx'
import { findCard } from './builder/card.ts'
import { WholeCard } from './builder/cards/WholeCard.tsx'
import { KIT } from './builder/kit.ts'
import './full-card.css'

/** `figure:stormtrooper#2@player1`, `deployment:…`, `upgrade:…`, `command:…`. */
const NAMED = /^(figure|deployment|upgrade|command):([^#@]+)/u

/** A card by the id used in messages, to be read: in the shell's dialog, beside a name in the log, in the dock. */
export function FullCard({ id, language }: { id: string; language: Language }) {
  const [, kind, name] = NAMED.exec(id) ?? []
  const type = kind === 'figure' ? 'deployment' : kind
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
