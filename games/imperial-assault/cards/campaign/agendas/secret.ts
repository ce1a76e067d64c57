/** Secret agenda cards: played at a moment that they name (ia.agenda-types.10), and then out of play or back in the deck. */
import type { Flow } from '@dejarik/kernel'
import type { Source, Trigger, Window } from '../../../rules/ability.ts'
import { cardOf, designOf } from '../../../rules/cards.ts'
import { discardCard } from '../../../rules/held.ts'
import { DECK, type HeldId, NONE, type T } from '../../../state.ts'
import { chooseEffect } from '../../choices.ts'
import { type Act, type Can, may } from '../../triggers.ts'

/** From now on everybody sees it. */
function reveal(t: T, id: HeldId): void {
  t.state.held[id].secret = false
  t.revealed('agenda')
}

/** Played for its effect; then it is discarded (ia.agenda-cards.4), or shuffled back where the card allows it. */
export function played(window: Window, can: Can, act: Act): Trigger {
  return may(window, can, function* (t, me, at) {
    reveal(t, me.held)
    const flow = act(t, me, at)
    if (flow !== undefined) yield* flow
    yield* putAway(t, me)
  })
}

function* putAway(t: T, me: Source): Flow {
  const { agenda } = cardOf(t.state.held[me.held].card).facts
  const returns =
    agenda?.returns === true &&
    (yield* chooseEffect(t, me, 'discard-card', 'shuffle-back')) === 'shuffle-back'
  if (returns) shuffleBack(t, me.held)
  else discardCard(t, me.held)
}

function shuffleBack(t: T, id: HeldId): void {
  const { campaign, held } = t.state
  const one = held[id]
  t.log?.('agenda-returned', 'ia.agenda-cards.1', { card: one.card })
  one.seat = NONE
  one.away = true
  if (campaign === null) return
  campaign.agendas.push(one.card)
  t.shuffle(DECK, campaign.agendas)
}

/** Played to lie open for the rest of the mission; the clean-up discards it. */
export function laidOpen(window: Window, can: Can): Trigger {
  return may(
    window,
    (s, me, at) => s.held[me.held].secret && can(s, me, at),
    (t, me) => reveal(t, me.held),
  )
}

/** Played onto a group of this name when it is deployed; it goes with the group. */
export function laidOn(name: string): Trigger {
  return may(
    'group-deployed',
    (s, me, { group }) => {
      const { seat, kind } = s.groups[group]
      return s.held[me.held].secret && seat === me.seat && designOf(kind).facts.name.en === name
    },
    (t, me, { group }) => {
      reveal(t, me.held)
      t.state.held[me.held].group = group
      t.log?.('attached', 'ia.agenda-types.10', { card: t.state.held[me.held].card, group })
    },
  )
}
