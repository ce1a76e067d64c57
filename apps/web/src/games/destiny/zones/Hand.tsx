import { NONE } from '@dejarik/destiny'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { describe } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfCard } from '../things.ts'
import { ThingButton } from './ThingButton.tsx'
import './hand.css'

/** The own hand, to be read. Cards that could only be discarded for a reroll are marked faintly. */
export function Hand() {
  const { view, me, deeds, options, language, say } = useTable()
  const { hand } = view.players[me]
  return (
    <section className="sd-hand" aria-label={say('hand.own', { count: hand.length })}>
      {hand.length === 0 && <p className="sd-hand-empty">{say('hand.empty')}</p>}
      {hand.map(({ card, kind }, i) => {
        if (kind === NONE)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
            <span key={`back ${i}`} className="sd-hand-card">
              <CardBack />
            </span>
          )
        const own = deeds.get(thingOfCard(card)) ?? []
        return (
          <ThingButton
            key={card}
            thing={thingOfCard(card)}
            kind={kind}
            label={describe(kind, language)}
            className="sd-hand-card"
            weak={own.every((option) => options[option].do === 'reroll')}
          >
            <CardFace kind={kind} language={language} />
          </ThingButton>
        )
      })}
    </section>
  )
}
