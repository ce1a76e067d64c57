import { type CardId, designOfCard } from '@dejarik/deckbuilding'
import { PickTray as Tray } from '../../../board/trays/PickTray.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { bountyOf, sayReward } from '../cards/reward.ts'
import { useTable } from '../TableContext.tsx'
import { CardSlot } from '../zones/CardSlot.tsx'
import { cardsOf, needsTray } from './on-board.ts'
import './pick.css'

/** The cards to choose from, laid out over the board. */
export function PickTray() {
  const { view, me, ask, options, every, language } = useTable()
  if (ask === null || !needsTray(view, me, ask, options)) return null
  const cards = cardsOf(every)
  const about = ask.about !== undefined && !cards.includes(ask.about) ? ask.about : null
  return (
    <Tray
      className="db-pick"
      note={ask.what === 'reward' && about !== null && <RewardLine card={about} />}
      others={options.flatMap((option, at) => (cardsOf([option]).length > 0 ? [] : [at]))}
    >
      {about !== null && cards.length === 0 && (
        <div className="db-pick-about">
          <CardFace design={designOfCard(about)} language={language} size="normal" />
        </div>
      )}
      {cards.map((card) => (
        <CardSlot key={card} card={card} size="normal" />
      ))}
    </Tray>
  )
}

/** What is to be had, in words. */
function RewardLine({ card }: { card: CardId }) {
  const { say } = useTable()
  const bounty = bountyOf(card)
  if (bounty === null) return null
  return (
    <p className="db-pick-reward">
      {say('card.reward')}: <b>{sayReward(bounty.reward, say)}</b>
    </p>
  )
}
