import { DESIGNS } from '@dejarik/deckbuilding'
import type { Language } from '@dejarik/kernel'
import { CardFace } from './cards/CardFace.tsx'
import './full-card.css'

/** A card by its design's id, to be read: in the shell's dialog, beside a name in the log. */
export function FullCard({ id, language }: { id: string; language: Language }) {
  const design = DESIGNS.find((one) => one.id === id)
  if (design === undefined) return null
  return (
    <div className="db-full-card">
      <CardFace design={design} language={language} size="full" />
    </div>
  )
}
