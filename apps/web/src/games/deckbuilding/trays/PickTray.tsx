import { type CardId, designOfCard } from '@dejarik/deckbuilding'
import { useState } from 'react'
import { hovering } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { bountyOf, sayReward } from '../cards/reward.ts'
import { useTable } from '../TableContext.tsx'
import { CardSlot } from '../zones/CardSlot.tsx'
import { cardsOf, needsTray } from './on-board.ts'
import './pick.css'

/** The cards to choose from, laid out over the board; it can be folded to look at what lies below. */
export function PickTray() {
  const { view, me, ask, options, every, question, choosing, speaker, language, say } = useTable()
  const [folded, setFolded] = useState('')
  if (ask === null || !needsTray(view, me, ask, options)) return null
  const choice = ask.choice
  const cards = cardsOf(every)
  const others = options.flatMap((option, i) => (cardsOf([option]).length > 0 ? [] : [{ option, i }]))
  const about = ask.about !== undefined && !cards.includes(ask.about) ? ask.about : null
  const open = folded !== question
  return (
    <section className="db-pick" data-open={open} aria-label={speaker.ask(view, ask)}>
      <header className="db-pick-head">
        <h2>{speaker.ask(view, ask)}</h2>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={open}
          onClick={() => setFolded(open ? question : '')}
        >
          {say(open ? 'do.fold' : 'do.unfold')}
        </Button>
      </header>
      {open && (
        <>
          <div className="db-pick-cards">
            {about !== null && cards.length === 0 && (
              <div className="db-pick-about">
                <CardFace design={designOfCard(about)} language={language} size="normal" />
              </div>
            )}
            {cards.map((card) => (
              <CardSlot key={card} card={card} size="normal" />
            ))}
          </div>
          {ask.what === 'reward' && about !== null && <RewardLine card={about} />}
          <div className="db-pick-deeds">
            {others.map(({ option, i }) => (
              <Button
                key={Object.values(option).join(' ')}
                data-lit={choosing.hovered === i || choosing.armed === i}
                {...hovering(choosing, i)}
                onClick={() => choosing.pick(i)}
              >
                {speaker.option(view, option)}
              </Button>
            ))}
            {choice?.form === 'some' && (
              <Button
                kind="main"
                disabled={choosing.picked.length < choice.min}
                onClick={() => choosing.confirm()}
              >
                {say('do.confirm')} ({choosing.picked.length}/{choice.max})
              </Button>
            )}
          </div>
        </>
      )}
    </section>
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
