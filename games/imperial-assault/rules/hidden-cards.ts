/**
 * What the table does because of cards that only their player sees (rulebook: Geheime Informationen): who has a card that
 * fits is asked, and who has none is not. Whoever could have had one has told the others something, so they don't freely
 * take back what led there. Whether he could is worked out from what they see.
 */
import type { Seat } from '@dejarik/kernel'
import { type CommandNumber, EMPIRE, type State, type T } from '../state.ts'
import type { Window } from './abilities.ts'
import { playersOf } from './campaign/seats.ts'
import { cardOf, commandOf, isForCommands, isForSecrets, isSecretly, silentCommand } from './cards.ts'
import { commandsFor } from './command-cards.ts'

/** Whether some hidden card could be played in such a window, so that it must be opened though nobody might listen. */
export function couldBeHeard(t: T, window: Window): boolean {
  return t.hinges !== undefined && (isForCommands(window) || isForSecrets(window))
}

/**
 * In a skirmish: whether `isAsked` is one thing with all the cards that he might hold and are played in such a window, and
 * another with a hand of no use.
 */
export function hangsOnHand(t: T, side: Seat, window: Window, isAsked: (imagined: State) => boolean): void {
  const s = t.state
  const { hand } = s.sides[side]
  if (s.campaign !== null || hand.length === 0 || !isForCommands(window)) return
  t.hinges?.(side, 'hidden-cards', () => {
    const fitting = commandsFor(s, side).filter((card) =>
      commandOf(card).abilities.some(({ when }) => when.some(({ at }) => at === window)),
    )
    if (fitting.length === 0 || !isAsked(withHand(s, side, fitting))) return false
    const silent = hand.map(() => silentCommand())
    return !isAsked(withHand(s, side, silent))
  })
}

function withHand(s: State, side: Seat, hand: readonly CommandNumber[]): State {
  return { ...s, sides: s.sides.map((one, seat) => (seat === side ? { ...one, hand: [...hand] } : one)) }
}

/**
 * In a campaign: whether a secret agenda card is played in such a window, or an open one happens because of a secret. What
 * else it needs may be secret too, so every window counts in which there is one that could be.
 */
export function hangsOnAgendas(t: T, window: Window): void {
  const s = t.state
  if (s.campaign === null || !isForSecrets(window)) return
  t.hinges?.(playersOf(s, EMPIRE)[0], 'hidden-cards', () =>
    s.held.some(({ card, secret, seat }) => seat === EMPIRE && isSecretly(cardOf(card), secret, window)),
  )
}

/** In a campaign: what can be deployed depends on groups and deployment points that the Rebels don't see. */
export function hangsOnGroups(t: T, could: () => boolean): void {
  t.hinges?.(playersOf(t.state, EMPIRE)[0], 'hidden-cards', could)
}
