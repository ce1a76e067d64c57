/** Choosing between abilities (rulebook: "Wählen", db.choose.1, db.choose.2). */
import { done, type Flow } from '@dejarik/kernel'
import { type Move, move } from '../../moves.ts'
import type { Branch as Verb } from '../../questions.ts'
import { opponentOf, type State } from '../../state.ts'
import type { Effect, Me } from '../abilities.ts'

/** A branch: the word for the option, and what it does. */
export type Branch = readonly [verb: Verb, effect: Effect]

function openBranches(s: State, me: Me, branches: readonly Branch[]): readonly Branch[] {
  return branches.filter(([, effect]) => effect.possible(s, me))
}

function options(me: Me, branches: readonly Branch[]): Move<Verb>[] {
  return branches.map(([verb, effect]) => move(verb, me.card, effect.amount ?? 0))
}

const DECLINE = move('decline')

/** Its owner picks one that can be resolved (db.choose.2). */
export function chooseOne(...branches: readonly Branch[]): Effect {
  return {
    kind: 'choose',
    parts: branches.map(([, effect]) => effect),
    possible: (s, me) => branches.some(([, effect]) => effect.possible(s, me)),
    *run(t, me) {
      const open = openBranches(t.state, me, branches)
      const list = options(me, open)
      const chosen = yield* t.choose(me.seat, 'choose', list, { rule: 'db.choose.2', about: me.card })
      yield* done(open[list.indexOf(chosen)][1].run(t, me))
    },
    *chosen(t, me): Flow<Effect | null> {
      const open = openBranches(t.state, me, branches)
      const list = [...options(me, open), DECLINE]
      const chosen = yield* t.choose(me.seat, 'choose', list, { rule: 'db.choose.2', about: me.card })
      return open[list.indexOf(chosen)]?.[1] ?? null
    },
  }
}

/** The opponent picks one that can be resolved; the effects are those of the card's owner (db.faq.12, db.faq.13). */
export function opponentChooses(...branches: readonly Branch[]): Effect {
  return {
    kind: 'opponent-chooses',
    parts: branches.map(([, effect]) => effect),
    possible: (s, me) => branches.some(([, effect]) => effect.possible(s, me)),
    *run(t, me) {
      const open = openBranches(t.state, me, branches)
      const list = options(me, open)
      const chosen = yield* t.choose(opponentOf(me.seat), 'opponent-choose', list, {
        rule: 'db.faq.12',
        about: me.card,
      })
      yield* done(open[list.indexOf(chosen)][1].run(t, me))
    },
  }
}
