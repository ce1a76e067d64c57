import { type CardId, type Choosable, NONE, ownerOf, SEAT_NAMES, type View } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'
import { useState } from 'react'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { hovering } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { describe } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { ThingButton } from '../zones/ThingButton.tsx'
import './pick.css'

/** Cards that lie nowhere on the board, laid out to choose from; it can be folded to look at what lies below. */
export function PickTray() {
  const { view, me, ask, options, every, question, choosing, speaker, language, say } = useTable()
  const [folded, setFolded] = useState('')
  const cards = strangers(view, me, every)
  if (ask === null || cards.length === 0) return null
  const choice = ask.choice
  const open = folded !== question
  const others = options.flatMap((option, i) => ('kind' in option ? [] : [{ option, i }]))
  return (
    <section className="sd-pick" data-open={open} aria-label={speaker.ask(view, ask)}>
      <header className="sd-pick-head">
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
          <div className="sd-pick-cards">
            {cards.map(({ card, kind }) => {
              const from = ownerOf(card)
              const whose = say('pick.whose', { player: speaker.seat(SEAT_NAMES[from]) })
              return (
                <ThingButton
                  key={card}
                  thing={thingOfCard(card)}
                  kind={kind}
                  label={`${describe(kind, language)}. ${whose}`}
                  className="sd-pick-card"
                >
                  <CardFace kind={kind} language={language} size="full" />
                  <span className="sd-pick-whose" data-whose={from === me ? 'own' : 'foe'}>
                    {from === me ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}
                    {whose}
                  </span>
                </ThingButton>
              )
            })}
          </div>
          <div className="sd-pick-deeds">
            {others.map(({ option, i }) => (
              <Button
                key={option.do}
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
                {say('do.confirm', { picked: choosing.picked.length, max: choice.max })}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** Cards among the options that are neither in play nor in the own hand. */
export function strangers(
  view: View,
  me: Seat,
  options: readonly Choosable[],
): readonly { readonly card: CardId; readonly kind: number }[] {
  const found = new Map<CardId, number>()
  for (const option of options)
    if ((option.do === 'pick' || option.do === 'battlefield') && option.kind !== NONE)
      found.set(option.card, option.kind)
  for (const { id } of view.cards) found.delete(id)
  for (const { card } of view.players[me].hand) found.delete(card)
  return [...found].map(([card, kind]) => ({ card, kind }))
}
