/**
 * What the table does because of cards that only their player sees (rulebook: Geheime Informationen): who has a card that
 * fits is asked, and who has none is not. Whoever could have had one has told the others something, so they don't freely
 * take back what led there. Whether he could is worked out from what they see.
 */
import type { Seat } from '@dejarik/kernel'
import { SECRET_WINDOWS, SILENT_COMMAND } from '../cards/catalogue.ts'
import { type CommandNumber, EMPIRE, type State, type T } from '../state.ts'
import { playersOf } from './campaign/seats.ts'
import { commandsFor } from './command-cards.ts'

/** In a skirmish: whether `isAsked` is one thing with the best of hands and another with one of no use. */
export function hangsOnHand(t: T, side: Seat, isAsked: (imagined: State) => boolean): void {
  const s = t.state
  const { hand } = s.sides[side]
  if (s.campaign !== null || hand.length === 0) return
  const silent = hand.map(() => SILENT_COMMAND)
  t.hinges?.(
    side,
    'hidden-cards',
    () => isAsked(withHand(s, side, commandsFor(s, side))) !== isAsked(withHand(s, side, silent)),
  )
}

function withHand(s: State, side: Seat, hand: readonly CommandNumber[]): State {
  return { ...s, sides: s.sides.map((one, seat) => (seat === side ? { ...one, hand: [...hand] } : one)) }
}

/**
 * In a campaign: whether a secret agenda card is played in such a window. What else it needs may be secret too, so every
 * window counts in which there is one that could be.
 */
export function hangsOnAgendas(t: T, bit: number): void {
  const s = t.state
  if (s.campaign === null || (SECRET_WINDOWS & bit) === 0) return
  t.hinges?.(playersOf(s, EMPIRE)[0], 'hidden-cards', () => s.held.some(({ secret }) => secret))
}

/** In a campaign: what can be deployed depends on groups and deployment points that the Rebels don't see. */
export function hangsOnGroups(t: T, could: () => boolean): void {
  t.hinges?.(playersOf(t.state, EMPIRE)[0], 'hidden-cards', could)
}
