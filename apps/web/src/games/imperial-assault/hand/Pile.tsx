import { useSettings } from '../../../settings/settings.ts'
import { FullCard } from '../FullCard.tsx'

/** Cards to look through. */
export function Pile({ cards }: { cards: readonly string[] }) {
  const { language } = useSettings()
  return (
    <ul className="ia-pile-cards">
      {cards.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold several copies of a card
        <li key={i}>
          <FullCard id={id} language={language} />
        </li>
      ))}
    </ul>
  )
}
