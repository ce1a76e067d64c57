import { NONE, SEAT_NAMES } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'
import { FoeMark, HitPoints, OwnMark, Resource } from '../../../symbols/index.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { nameOfKind } from '../cards/describe.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfCard, thingOfSeat } from '../things.ts'
import { Piles } from './Piles.tsx'
import { ThingButton } from './ThingButton.tsx'
import './seat-panel.css'

/** A player: who, resources, health of the team, hand and piles. */
export function SeatPanel({ seat }: { seat: Seat }) {
  const { view, me, say, speaker, asks } = useTable()
  const own = seat === me
  const name = speaker.seat(SEAT_NAMES[seat])
  const Mark = own ? OwnMark : FoeMark
  const { resources, hand, out, mustPass } = view.players[seat]
  const isTurn = view.phase === 'action' && view.turn === seat
  const state = out
    ? say('player.out')
    : view.claimedBy === seat
      ? say('player.claimed')
      : mustPass > 0
        ? say('player.must-pass', { turns: Math.min(mustPass, MANY_TURNS) })
        : isTurn
          ? say('player.turn')
          : ''
  return (
    <header
      className="sd-seat"
      data-whose={own ? 'own' : 'foe'}
      data-turn={isTurn}
      data-asked={asks.some((ask) => ask.seat === seat)}
    >
      <ThingButton
        thing={thingOfSeat(seat)}
        label={mustPass > 0 ? `${name}: ${state}` : name}
        className="sd-seat-name"
      >
        <Mark size="1em" />
        <span className="name">{name}</span>
        <small>{state}</small>
      </ThingButton>
      <span className="sd-seat-resources" title={say('resources', { count: resources })}>
        <Resource size="1.2em" label={say('resources', { count: resources })} />
        <b className="number" aria-hidden="true">
          {resources}
        </b>
        <small aria-hidden="true">{say('resources.word', { count: resources })}</small>
      </span>
      <TeamHealth seat={seat} />
      <span className="sd-seat-hand" title={say('hand.count', { count: hand.length })}>
        <span className="unseen">{say('hand.count', { count: hand.length })}</span>
        <span className="sd-seat-backs" aria-hidden="true">
          {hand.slice(0, MOST_BACKS).map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
            <CardBack key={i} />
          ))}
        </span>
        <b className="number" aria-hidden="true">
          {hand.length}
        </b>
        <small aria-hidden="true">{say('hand.word')}</small>
      </span>
      <span className="sd-seat-piles">
        <Piles seat={seat} />
      </span>
      {!own && <KnownHand seat={seat} />}
    </header>
  )
}

const MOST_BACKS = 6
/** From here on it is every turn of the round. */
const MANY_TURNS = 9

function TeamHealth({ seat }: { seat: Seat }) {
  const { view, say } = useTable()
  const team = view.cards.filter(({ type, controller }) => type === 'character' && controller === seat)
  const all = team.reduce((sum, { health }) => sum + health, 0)
  const left = team.reduce((sum, { health, damage }) => sum + Math.max(0, health - damage), 0)
  return (
    <span className="sd-seat-health" title={say('card.health-left', { left, all })}>
      <HitPoints size="1.1em" label={say('card.health-left', { left, all })} />
      <b className="number" aria-hidden="true">
        {left}
      </b>
      <small aria-hidden="true">{say('team.of-health', { all })}</small>
      <meter aria-hidden="true" min={0} max={Math.max(1, all)} value={left} />
    </span>
  )
}

/** What one has been shown of another player's hand. */
function KnownHand({ seat }: { seat: Seat }) {
  const { view, say, language } = useTable()
  const known = view.players[seat].hand.filter(({ kind }) => kind !== NONE)
  if (known.length === 0) return null
  return (
    <span className="sd-seat-known">
      {known.map(({ card, kind }) => (
        <ThingButton
          key={card}
          thing={thingOfCard(card)}
          kind={kind}
          label={say('hand.known', { name: nameOfKind(kind, language) })}
          className="sd-known"
        >
          {nameOfKind(kind, language)}
        </ThingButton>
      ))}
    </span>
  )
}
