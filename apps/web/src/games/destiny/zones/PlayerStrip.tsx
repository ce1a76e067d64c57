import { NONE, SEAT_NAMES } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { nameOfKind } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfCard, thingOfSeat } from '../things.ts'
import { Piles } from './Piles.tsx'
import { Resources } from './Resources.tsx'
import { ThingButton } from './ThingButton.tsx'
import './strip.css'

/** A player in one line: who, resources, hand and piles. */
export function PlayerStrip({ seat }: { seat: Seat }) {
  const { view, me, say, speaker, asks } = useTable()
  const own = seat === me
  const name = speaker.seat(SEAT_NAMES[seat])
  const Mark = own ? OwnMark : FoeMark
  const flags = [
    ...(view.players[seat].out ? [say('player.out')] : []),
    ...(view.claimedBy === seat ? [say('player.claimed')] : []),
  ]
  return (
    <header
      className="sd-strip"
      data-whose={own ? 'own' : 'foe'}
      data-turn={view.phase === 'action' && view.turn === seat}
      data-asked={asks.some((ask) => ask.seat === seat)}
    >
      <ThingButton thing={thingOfSeat(seat)} label={name} className="sd-strip-name">
        <Mark size="1em" />
        <span className="name">{name}</span>
      </ThingButton>
      {view.phase === 'action' && view.turn === seat && (
        <span className="sd-strip-turn">{say('player.turn')}</span>
      )}
      {flags.map((flag) => (
        <span key={flag} className="sd-strip-flag">
          {flag}
        </span>
      ))}
      <Resources count={view.players[seat].resources} />
      {!own && <HiddenHand seat={seat} />}
      <Piles seat={seat} />
    </header>
  )
}

/** Another player's hand: backs, and open what one has been shown. */
function HiddenHand({ seat }: { seat: Seat }) {
  const { view, say, language } = useTable()
  const { hand } = view.players[seat]
  const hidden = hand.filter(({ kind }) => kind === NONE).length
  return (
    <span className="sd-hidden" title={say('hand.count', { count: hand.length })}>
      <span className="unseen">{say('hand.count', { count: hand.length })}</span>
      <span className="sd-hidden-backs" aria-hidden="true">
        {Array.from({ length: hidden }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <CardBack key={i} />
        ))}
      </span>
      {hand
        .filter(({ kind }) => kind !== NONE)
        .map(({ card, kind }) => (
          <ThingButton
            key={card}
            thing={thingOfCard(card)}
            kind={kind}
            label={say('hand.known', { name: nameOfKind(kind, language) })}
            className="sd-hidden-known"
          >
            {nameOfKind(kind, language)}
          </ThingButton>
        ))}
      <span className="number" aria-hidden="true">
        {hand.length}
      </span>
    </span>
  )
}
