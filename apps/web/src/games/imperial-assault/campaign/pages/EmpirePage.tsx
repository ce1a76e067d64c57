import { EMPIRE } from '@dejarik/imperial-assault'
import { openGroupCount } from '@dejarik/imperial-assault/campaign'
import { findImperialClass } from '@dejarik/imperial-assault/facts'
import { shortName } from '../../names.ts'
import { CampaignCard } from '../cards/CampaignCard.tsx'
import { CardState, stateOfHeld } from '../cards/CardState.tsx'
import { deedsOf } from '../deeds.ts'
import { Backs, GroupChip } from '../hands/GroupChip.tsx'
import { useCampaign } from '../useCampaign.ts'

/** What is known of the Imperial side; for its player also what is in his hand, and the choice of open groups. */
export function EmpirePage() {
  const { view, campaign, mission, options, tell, language } = useCampaign()
  const { hand, reserve, handBacks, reserveBacks, agendas, influence, xp, imperialClass } = campaign
  const own = view.side === EMPIRE
  const choices = deedsOf(options, 'open-group')
  const cards = view.held.flatMap(({ seat }, id) => (seat === EMPIRE ? [id] : []))
  return (
    <>
      <h2>{tell('empire.deck', { name: findImperialClass(imperialClass)?.name[language] ?? '' })}</h2>
      <p className="ia-facts-line">
        <b>{tell('hero.xp', { xp: xp.at(-1) ?? 0 })}</b>
        <b>{tell('strip.influence', { influence })}</b>
        <span>{tell('empire.agendas-left', { count: agendas })}</span>
      </p>
      {view.step === 'open-groups' && (
        <section>
          <h3>
            {tell('empire.open', {
              count: own ? hand.length : handBacks.imperial + handBacks.mercenary,
              needed: mission?.campaign?.open ?? openGroupCount(campaign.threatLevel),
            })}
          </h3>
          <p className="ia-lead">{tell(own ? 'empire.open-text' : 'empire.open-waiting')}</p>
          <ul className="ia-groups">
            {choices.map(({ at, offer }) => (
              <li key={at}>
                <GroupChip kind={offer.kind ?? 0} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{tell('empire.hand')}</h3>
        {own ? <Groups kinds={hand} /> : <Backs {...handBacks} />}
      </section>
      <section>
        <h3>{tell('empire.reserve')}</h3>
        {own ? <Groups kinds={reserve} reserved /> : <Backs {...reserveBacks} />}
      </section>
      <section>
        <h3>{tell('empire.class')}</h3>
        <ul className="ia-campaign-cards">
          {cards.map((id) => {
            const { card, group } = view.held[id]
            const state = <CardState state={stateOfHeld(view.held[id])} language={language} />
            return (
              <li key={id}>
                {card < 0 ? (
                  <p className="ia-box">{tell('card.secret')}</p>
                ) : (
                  <CampaignCard card={card} language={language} state={state}>
                    {group >= 0 && (
                      <span className="ia-campaign-small">
                        {tell('card.attached', { name: shortName(view.groups[group].kind, language) })}
                      </span>
                    )}
                  </CampaignCard>
                )}
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}

function Groups({ kinds, reserved = false }: { kinds: readonly number[]; reserved?: boolean }) {
  const { tell } = useCampaign()
  if (kinds.length === 0) return <p className="ia-lead">{tell('empire.none')}</p>
  return (
    <ul className="ia-groups">
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold two copies of a card
        <li key={i}>
          <GroupChip kind={kind} reserved={reserved} />
        </li>
      ))}
    </ul>
  )
}
