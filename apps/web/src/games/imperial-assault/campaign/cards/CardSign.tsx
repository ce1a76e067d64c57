import { cardOf } from '@dejarik/imperial-assault/campaign'
import { Drawing } from '../../../../symbols/Drawing.tsx'
import { MeleeSign, RangedSign } from '../../cards/signs.tsx'

/** Outlines by what a card is: a plate, a bag, a cog, a star, a crate, a wheel, a scroll. */
const SHAPES = {
  armor: 'M6 3l6 3 6-3 3 5-3 2v11H6V10L3 8z',
  equipment: 'M8 7V5a4 4 0 0 1 8 0v2M4 7h16v14H4zM4 12h16',
  modification:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  class: 'M12 3l2.700 6H21l-5 4 2 7-6-4-6 4 2-7-5-4h6.300z',
  supply: 'M3 7l9-4 9 4v10l-9 4-9-4zM3 7l9 4 9-4M12 11v10',
  reward: 'M7 3h10v6a5 5 0 0 1-10 0zM12 14v5M8 21h8M7 5H3v3a4 4 0 0 0 4 3M17 5h4v3a4 4 0 0 1-4 3',
  'imperial-class': 'M12 2l8.700 5v10L12 22l-8.700-5V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  agenda: 'M6 3h12v15a3 3 0 0 1-3 3H4v-3h11M9 8h6M9 12h6',
  item: 'M4 7h16v14H4zM4 12h16',
  secret: 'M12 3a5 5 0 0 1 5 5v3H7V8a5 5 0 0 1 5-5zM4 11h16v10H4zM12 15v3',
} as const

/** What kind of card it is, as a sign; −1 for one that shows its back. */
export function CardSign({ card, size = '1.4em' }: { card: number; size?: string }) {
  const facts = card < 0 ? null : cardOf(card).facts
  const item = facts?.item ?? null
  if (item?.attack != null)
    return item.attack.type === 'melee' ? <MeleeSign size={size} /> : <RangedSign size={size} />
  const shape = facts === null ? 'secret' : item !== null && item.kind !== 'weapon' ? item.kind : facts.kind
  return (
    <Drawing size={size}>
      <path
        d={SHAPES[shape]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Drawing>
  )
}
