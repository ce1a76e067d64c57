/** Secret agenda cards: played at a moment that they name (ia.agenda-types.10), and then out of play or back in the deck. */
import { done, type Flow } from '@dejarik/kernel'
import { type Cost, type If, type Me, may, type When, type Window } from '../../../rules/abilities.ts'
import { cardOf, designOf } from '../../../rules/cards.ts'
import { discardCard } from '../../../rules/held.ts'
import { DECK, type HeldId, NONE, type T } from '../../../state.ts'
import { chooseEffect } from '../../choices.ts'

/** From now on everybody sees it. */
function reveal(t: T, id: HeldId): void {
  t.state.held[id].secret = false
  t.revealed('agenda')
}

/** Played for its effect; then it is discarded (ia.agenda-cards.4), or shuffled back where the card allows it. */
export function played<W extends Window>(
  window: W,
  { run, ...says }: Omit<When<W>, 'word' | 'at' | 'may'>,
): When<W> {
  return may(window, {
    ...says,
    *run(t, me, at) {
      reveal(t, me.held)
      yield* done(run(t, me, at))
      yield* putAway(t, me)
    },
  })
}

function* putAway(t: T, me: Me): Flow {
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
export function laidOpen(window: Window, fits: If, cost: Cost): When {
  return may(window, {
    cost,
    if: (s, me, at) => s.held[me.held].secret && fits(s, me, at),
    run: (t, me) => reveal(t, me.held),
  })
}

/** Played onto a group of this name when it is deployed; it goes with the group. */
export function laidOn(name: string): When {
  return may('group-deployed', {
    if(s, me, { group }) {
      const { seat, kind } = s.groups[group]
      return s.held[me.held].secret && seat === me.seat && designOf(kind).facts.name.en === name
    },
    run(t, me, { group }) {
      reveal(t, me.held)
      t.state.held[me.held].group = group
      t.log?.('attached', 'ia.agenda-types.10', { card: t.state.held[me.held].card, group })
    },
  })
}
