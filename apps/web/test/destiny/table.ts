/** A table to look at: ready decks, played by lot to a moment that a test wants. */
import { destiny, type View } from '@dejarik/destiny'
import { type Deck, findReadyDeck } from '@dejarik/destiny/build'
import {
  type Answer,
  type Ask,
  type AskView,
  FastRng,
  Match,
  optionsOf,
  randomAnswer,
  writeRecord,
} from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'

const game = destiny

export const STARTERS = ['starter-kylo-ren', 'starter-rey']

/** Ready decks by their id, or others. */
export function optionsWith(decks: readonly (string | Deck)[]): unknown {
  return { decks: decks.map((deck) => (typeof deck === 'string' ? findReadyDeck(deck)!.deck : deck)) }
}

const LIKED = [
  ['play', 'activate', 'resolve', 'use', 'claim'],
  ['activate', 'resolve', 'play', 'claim', 'pass'],
]

/** By lot, but with a plan: cards are played, characters activated, dice resolved against the others. */
function soundly(ask: Ask, view: View, rng: FastRng): Answer {
  if (ask.what === 'mulligan' || ask.what === 'upkeep-discard') return []
  if (ask.form !== 'one') return randomAnswer(ask, rng)
  const options = optionsOf(ask) as readonly { do: string; card?: number }[]
  if (ask.what === 'damage') {
    const foe = options.findIndex(
      ({ card }) => view.cards.find(({ id }) => id === card)?.controller !== ask.seat,
    )
    if (foe >= 0) return foe
  }
  if (ask.what === 'action')
    for (const verb of LIKED[rng.int(LIKED.length)]!) {
      const found = options.flatMap((option, i) => (option.do === verb ? [i] : []))
      if (found.length > 0) return found[rng.int(found.length)]!
    }
  return randomAnswer(ask, rng)
}

export type Stop = (ask: Ask, view: View) => boolean

/** Plays until `stop` likes the open question; tries other matches until one has such a moment. */
export function playUntil(stop: Stop, decks: readonly (string | Deck)[] = STARTERS): Match {
  for (let seed = 1; seed < 80; seed++) {
    const match = playOnce(stop, decks, seed)
    if (match !== null) return match
  }
  throw new Error('no match had such a moment')
}

function playOnce(stop: Stop, decks: readonly (string | Deck)[], seed: number): Match | null {
  const options = accepted(game.readOptions(optionsWith(decks)))
  const match = Match.start(game, options, `table ${seed}`, { log: true })
  const rng = new FastRng(seed, 0)
  while (!match.over) {
    const ask = match.asks[0]!
    const view = viewOf(match, ask.seat)
    if (stop(ask, view)) return match
    const no = match.answer(ask.seat, soundly(ask, view, rng))
    if (no !== null) throw new Error(`${ask.what}: ${no.refused}`)
  }
  return null
}

export function viewOf(match: Match, seat: number): View {
  return match.view(seat) as View
}

/** The question as the page gets it. */
export function asked(match: Match): AskView {
  const ask = match.asks[0]!
  return match.askFor(ask, ask.seat)
}

/** What the shelf of a visitor holds under `dejarik.match.<id>`. */
export function keptTable(id: string, match: Match, seat: number) {
  const record = writeRecord(match.record)
  const kept = { id, game: 'destiny', record, seat, level: 'greedy', botSeed: 1, when: 0, over: false }
  return { [`dejarik.match.${id}`]: kept }
}
