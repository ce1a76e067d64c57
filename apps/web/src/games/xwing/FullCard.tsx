import type { Language } from '@dejarik/kernel'
import { allCards, xwing } from '@dejarik/xwing'
import './full-card.css'

/** A card by its id, to be read: in the shell's dialog, beside a name in the log. Some ids name their type, `pilot:…`. */
export function FullCard({ id, language }: { id: string; language: Language }) {
  const [type, name] = id.includes(':') ? id.split(':') : [null, id]
  const card = allCards().find((one) => one.id === name && (type === null || one.type === type))
  if (card === undefined) return <p className="xw-full-card">{xwing.nameOf(id, language)}</p>
  return (
    <article className="xw-full-card" data-type={card.type}>
      <h3>{card.name[language]}</h3>
      <p>{card.text[language]}</p>
    </article>
  )
}
