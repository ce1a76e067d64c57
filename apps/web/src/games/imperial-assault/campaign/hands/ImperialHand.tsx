import { EMPIRE } from '@dejarik/imperial-assault'
import { HandLine } from '../../hand/HandLine.tsx'
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
      <HandLine count={hand.length + reserve.length + cards.length}>
        {hand.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold two copies of a card
          <li key={`${kind} ${i}`}>
            <GroupChip kind={kind} />
          </li>
        ))}
        {hand.length === 0 && <li className="ia-hand-empty">{tell('empire.hand')}: –</li>}
        {reserve.length > 0 && <li className="ia-hand-rest ia-hand-of">{tell('empire.reserve')}</li>}
        {reserve.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several copies may be reserved
          <li key={`reserved ${kind} ${i}`}>
            <GroupChip kind={kind} reserved />
          </li>
        ))}
        {cards.length > 0 && <li className="ia-hand-rest ia-hand-of">{tell('empire.class')}</li>}
        {cards.map((id) => (
          <li key={`held ${id}`}>
            <HeldCard held={id} />
          </li>
        ))}
      </HandLine>
    </section>
  )
}
