import {
  type Key,
  newRngState,
  type Option,
  type Refusal,
  refuse,
  type ScenarioReader,
} from '../../src/index.ts'
import type { CardOption, SeatOption } from './abilities.ts'
import { cardCount, KINDS, kindOf } from './cards.ts'
import { clone, SEATS, STREAMS, type State, setup } from './state.ts'

/** `given` in files. All but `active` may be left out; cards not named lie in the discard pile. */
interface Given {
  readonly active: string
  readonly turnsLeft?: number
  /** From the bottom to the top. */
  readonly deck?: readonly string[]
  readonly sides?: {
    readonly [seat: string]: { hand?: readonly string[]; crew?: readonly string[]; credits?: number }
  }
}

function position(raw: unknown, key: Key): State | Refusal {
  const given = raw as Given
  const state = setup({ rounds: 3, glitch: false }, newRngState(key, STREAMS.length))
  const left = Array.from({ length: cardCount(false) }, (_, card) => card)
  const take = (name: string): number => {
    const i = left.findIndex((card) => kindOf(card) === name)
    if (i < 0) throw name
    return left.splice(i, 1)[0]
  }
  try {
    for (const [name, { hand = [], crew = [], credits = 4 }] of Object.entries(given.sides ?? {})) {
      const side = state.sides[SEATS.indexOf(name as (typeof SEATS)[number])]
      if (side === undefined) return refuse('no-seat', undefined, { name })
      side.hand = hand.map(take)
      side.crew = crew.map(take)
      state.bank += side.credits - credits
      side.credits = credits
    }
    state.deck = (given.deck ?? []).map(take)
  } catch (name) {
    const known = KINDS.some((kind) => kind === name)
    return refuse(known ? 'no-copy-left' : 'no-card', undefined, { name: String(name) })
  }
  state.discard = left
  state.step = 'turn'
  state.active = SEATS.indexOf(given.active as (typeof SEATS)[number])
  state.turnsLeft = given.turnsLeft ?? 1
  return clone(state)
}

function words(_: State, option: Option): { readonly [word: string]: string | number } {
  const { do: verb, card, seat } = option as Partial<CardOption> & Partial<Omit<SeatOption, 'do'>> & Option
  return {
    do: verb,
    ...(card !== undefined && { card: kindOf(card) }),
    ...(seat !== undefined && { seat: SEATS[seat] }),
  }
}

function picture(s: State): object {
  const sides = s.sides.map((side, seat) => [
    SEATS[seat],
    { ...side, hand: side.hand.map(kindOf), crew: side.crew.map(kindOf) },
  ])
  return {
    ...Object.fromEntries(sides),
    deck: s.deck.map(kindOf),
    discarded: s.discard.length,
    pot: s.pot,
    bank: s.bank,
    round: s.round,
    active: SEATS[s.active],
  }
}

export const scenario: ScenarioReader<State> = { position, words, picture, seats: SEATS }
