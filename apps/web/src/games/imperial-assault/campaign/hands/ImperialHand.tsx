import { EMPIRE } from '@dejarik/imperial-assault'
import type { ReactNode } from 'react'
import { HeldCard } from '../cards/HeldCard.tsx'
import { useCampaign } from '../useCampaign.ts'
import { GroupChip } from './GroupChip.tsx'
import '../../hand/chip.css'
import '../../hand/hand.css'

/** What the Imperial player holds: open groups, reserved groups, class and agenda cards. */
export function ImperialHand() {
  const { view, campaign, deeds, tell } = useCampaign()
  const { hand, reserve } = campaign
  const cards = view.held.flatMap(({ seat, group }, id) => (seat === EMPIRE && group < 0 ? [id] : []))
  const isOpen =
    hand.some((kind) => deeds.has(`deployment:${kind}`)) || cards.some((id) => deeds.has(`held:${id}`))
  return (
    <section className="ia-hand" aria-label={tell('page.empire')} data-open={isOpen}>
      <Part name={tell('empire.hand')}>
        {hand.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold two copies of a card
          <li key={`${kind} ${i}`}>
            <GroupChip kind={kind} />
          </li>
        ))}
        {hand.length === 0 && <li className="ia-hand-empty">–</li>}
      </Part>
      {cards.length > 0 && (
        <Part name={tell('empire.class')}>
          {cards.map((id) => (
            <li key={`held ${id}`}>
              <HeldCard held={id} />
            </li>
          ))}
        </Part>
      )}
      {reserve.length > 0 && (
        <Part name={tell('empire.reserve')}>
          {reserve.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several copies may be reserved
            <li key={`reserved ${kind} ${i}`}>
              <GroupChip kind={kind} reserved />
            </li>
          ))}
        </Part>
      )}
    </section>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <h2>{name}</h2>
      <ul>{children}</ul>
    </>
  )
}
