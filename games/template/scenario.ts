/** Positions in words: `{ left: { hand: ['Spy'] }, right: { hand: ['Emperor'] } }`. Cards that are not named lie in the deck. */
import {
  type ByOption,
  type Key,
  newRngState,
  onlyWords,
  type Refusal,
  readable,
  readOption,
  type ScenarioReader,
  unreadable,
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

function position(given: unknown, key: Key): State | Refusal {
  return readable(() => {
    const sides = record(given, 'given')
    onlyWords(sides, SEAT_NAMES, 'given')
    const [left, right] = SEAT_NAMES.map((seat) => readSide(sides[seat], seat))
    const named = [left, right].flatMap(({ hand, laid }) => [...hand, ...laid])
    const state: State = {
      step: 'showdown',
      rng: newRngState(key, STREAMS.length),
      sides: [left, right],
      deck: [...DESIGNS.keys()].filter((card) => !named.includes(card)),
      result: null,
    }
    const wrong = conserved(state)
    if (wrong !== null) throw unreadable('scenario-impossible', { what: wrong })
    return state
  })
}

function readSide(given: unknown = {}, seat: string): Side {
  const words = record(given, seat)
  onlyWords(words, ['hand', 'laid', 'points'], seat)
  const { points = 0 } = words
  if (typeof points !== 'number') throw unreadable('scenario-not-a-number', { where: `${seat}.points` })
  const cards = (word: 'hand' | 'laid'): CardId[] => readCards(words[word] ?? [], `${seat}.${word}`)
  return { hand: cards('hand').sort(byId), laid: cards('laid'), points }
}

function readCards(given: unknown, where: string): CardId[] {
  if (!Array.isArray(given)) throw unreadable('scenario-not-a-list', { where })
  return given.map((name) => {
    const card = DESIGNS.findIndex((design) => design.name.en === name)
    if (card < 0) throw unreadable('scenario-no-such-card', { card: String(name), where })
    return card
  })
}

function record(given: unknown, where: string): { readonly [word: string]: unknown } {
  if (typeof given !== 'object' || given === null) throw unreadable('scenario-not-an-object', { where })
  return { ...given }
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
