import { NONE, type PileCard } from '@dejarik/destiny'
import { useState } from 'react'
import { useEscape } from '../../../board/useEscape.ts'
import { Cross, Resource } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { describe } from '../cards/describe.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { shortOf } from './short-of.ts'
import { ThingButton } from './ThingButton.tsx'
import './hand.css'

/** The own hand, to be read. On a phone it can be opened as a list. */
export function Hand() {
  const { view, me, say } = useTable()
  const { hand, resources } = view.players[me]
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  return (
    <section
      className="sd-hand"
      data-open={open}
      data-count={hand.length}
      aria-label={say('hand.own', { count: hand.length })}
    >
      <header className="sd-hand-head">
        <b className="name">{say('hand.title')}</b>
        <span>{say('hand.cards', { count: hand.length })}</span>
        <span className="sd-hand-resources number">
          <Resource size="1em" />
          {resources}
        </span>
        <Button kind="quiet" icon={<Cross />} aria-label={say('hand.fold')} onClick={() => setOpen(false)} />
      </header>
      <div className="sd-hand-cards">
        {hand.length === 0 && <p className="sd-hand-empty">{say('hand.empty')}</p>}
        {hand.map((card, i) =>
          card.kind === NONE ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
            <span key={`back ${i}`} className="sd-hand-card">
              <CardBack />
            </span>
          ) : (
            <HandCard key={card.card} card={card} />
          ),
        )}
      </div>
      {hand.length > 0 && (
        <Button className="sd-hand-all" size="small" aria-expanded={open} onClick={() => setOpen(true)}>
          {say('hand.all', { count: hand.length })}
        </Button>
      )}
    </section>
  )
}

function HandCard({ card: { card, kind } }: { card: PileCard }) {
  const table = useTable()
  const { language, say, rerolling, view, me } = table
  const thing = thingOfCard(card)
  const short = shortOf(table, kind, thing)
  return (
    <ThingButton
      thing={thing}
      kind={kind}
      label={describe(kind, language)}
      className="sd-hand-card"
      deeds={deedsInHand(table, thing)}
    >
      <CardFace kind={kind} language={language} held={view.players[me].hand.length} />
      {short > 0 && !rerolling && (
        <span className="sd-short name">{say('hand.short', { count: short })}</span>
      )}
    </ThingButton>
  )
}

/** To discard it for a reroll is offered once, beside the hand, and only then on each card. */
function deedsInHand({ deeds, options, rerolling }: BoardTable, thing: string) {
  const own = deeds.get(thing) ?? []
  const isReroll = (option: number): boolean => options[option].do === 'reroll'
  return own
    .filter((option) => isReroll(option) === (rerolling && own.some(isReroll)))
    .map((option) => ({ do: 'answer' as const, option }))
}
