/** Positions in words: `{ left: { hand: ['Spy'] }, right: { hand: ['Emperor'] } }`. Cards that are not named lie in the deck. */
import {
  type ByOption,
  type GivenSchema,
  type Key,
  mustFit,
  newRngState,
  possible,
  type Refusal,
  readable,
  readOption,
  type ScenarioReader,
} from '@dejarik/kernel'
import { conserved } from './conserved.ts'
import { type CardId, DESIGNS } from './facts/cards.ts'
import type { Questions } from './questions.ts'
import { byId, SEAT_NAMES, type Side, STREAMS, type State } from './state.ts'

const nameOf = (card: CardId): string => DESIGNS[card].name.en

const options: ByOption<Questions, [], { readonly [word: string]: string }> = {
  lay: ({ card }) => ({ do: 'lay', card: nameOf(card) }),
}
const readMove = readOption(options)

/** What a position is written with; the kernel says what is wrong with it, where, and how to mend it. */
const SCHEMA: GivenSchema = {
  shapes: {
    given: { options: 'any?', left: 'side?', right: 'side?' },
    side: { hand: 'card[]?', laid: 'card[]?', points: 'whole?' },
  },
  leaves: { card: { words: DESIGNS.map(({ name }) => name.en) } },
}

interface SideGiven {
  readonly hand?: readonly string[]
  readonly laid?: readonly string[]
  readonly points?: number
}

function position(given: unknown, key: Key): State | Refusal {
  return readable(() => {
    mustFit(SCHEMA, 'given', given, 'given')
    const sides = given as { readonly [seat: string]: SideGiven | undefined }
    const [left, right] = SEAT_NAMES.map((seat) => sideOf(sides[seat]))
    const named = [left, right].flatMap(({ hand, laid }) => [...hand, ...laid])
    const state: State = {
      step: 'showdown',
      rng: newRngState(key, STREAMS.length),
      sides: [left, right],
      deck: [...DESIGNS.keys()].filter((card) => !named.includes(card)),
      result: null,
    }
    return possible(state, conserved)
  })
}

function sideOf({ hand = [], laid = [], points = 0 }: SideGiven = {}): Side {
  return { hand: cardsNamed(hand).sort(byId), laid: cardsNamed(laid), points }
}

function cardsNamed(names: readonly string[]): CardId[] {
  return names.map((name) => DESIGNS.findIndex((design) => design.name.en === name))
}

export const scenario: ScenarioReader<State> = {
  position,
  words: (_state, option) => readMove(option),
  picture: ({ sides, deck }) => ({
    left: pictureOf(sides[0]),
    right: pictureOf(sides[1]),
    deck: deck.length,
  }),
  seats: SEAT_NAMES,
}

function pictureOf({ hand, laid, points }: Side): unknown {
  return { hand: hand.map(nameOf), laid: laid.map(nameOf), points }
}
