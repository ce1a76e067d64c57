import { type CardId, type Choosable, NONE, ownerOf, SEAT_NAMES, type View } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'
import { PickTray as Tray } from '../../../board/trays/PickTray.tsx'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { describe } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { ThingButton } from '../zones/ThingButton.tsx'
import './pick.css'

/** Cards that lie nowhere on the board, laid out to choose from. */
export function PickTray() {
  const { view, me, options, every, speaker, language, say } = useTable()
  const cards = strangers(view, me, every)
  if (cards.length === 0) return null
  return (
    <Tray className="sd-pick" others={options.flatMap((option, at) => ('kind' in option ? [] : [at]))}>
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
    </Tray>
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
