/** Choosing between abilities (rulebook: "Wählen", db.choose.1, db.choose.2). */
import { type Move, move, type Verb } from '../../options.ts'
import { opponentOf, type State } from '../../state.ts'
import type { By, Effect } from '../abilities.ts'

/** A branch: the word for the option, and what it does. */
export type Branch = readonly [verb: Verb, effect: Effect]

function openBranches(s: State, by: By, branches: readonly Branch[]): readonly Branch[] {
  return branches.filter(([, effect]) => effect.possible(s, by))
}

function options(by: By, branches: readonly Branch[]): Move[] {
  return branches.map(([verb, effect]) => move(verb, by.card, effect.amount ?? 0))
}

/** Its owner picks one that can be resolved (db.choose.2). */
export function chooseOne(...branches: readonly Branch[]): Effect {
  return {
    kind: 'choose',
    parts: branches.map(([, effect]) => effect),
    possible: (s, by) => branches.some(([, effect]) => effect.possible(s, by)),
    *resolve(t, by) {
      const open = openBranches(t.state, by, branches)
      const list = options(by, open)
      const chosen = yield* t.choose(by.seat, 'choose', list, { rule: 'db.choose.2', about: by.card })
      yield* open[list.indexOf(chosen)][1].resolve(t, by)
    },
  }
}

/** The opponent picks one that can be resolved; the effects are those of the card's owner (db.faq.12, db.faq.13). */
export function opponentChooses(...branches: readonly Branch[]): Effect {
  return {
    kind: 'opponent-chooses',
    parts: branches.map(([, effect]) => effect),
    possible: (s, by) => branches.some(([, effect]) => effect.possible(s, by)),
    *resolve(t, by) {
      const open = openBranches(t.state, by, branches)
      const list = options(by, open)
      const chosen = yield* t.choose(opponentOf(by.seat), 'opponent-choose', list, {
        rule: 'db.faq.12',
        about: by.card,
      })
      yield* open[list.indexOf(chosen)][1].resolve(t, by)
    },
  }
}
