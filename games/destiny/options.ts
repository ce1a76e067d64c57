/** What a match is played with: a deck for each of two to four players. */
import { isRefusal, type Refusal, refuse, type Seat } from '@dejarik/kernel'
import { READY_DECKS, readDeck, validateDeck } from './build/index.ts'
import { isImplemented } from './cards/catalogue.ts'
import { type DeckOption, type DestinyOptions, MOST_SEATS } from './state.ts'

const KNOWN = ['decks']
/** A match that says nothing of its decks: the two starter teams. */
const DEFAULT_DECKS = READY_DECKS.slice(0, 2).map(({ deck }) => deck)

export function readOptions(raw: unknown): DestinyOptions | Refusal {
  const given = (raw ?? {}) as { readonly [key: string]: unknown }
  if (typeof given !== 'object' || Array.isArray(given)) return refuse('options-not-an-object')
  for (const key of Object.keys(given))
    if (!KNOWN.includes(key)) return refuse('option-unknown', undefined, { option: key })
  const decks = given.decks ?? DEFAULT_DECKS
  if (!Array.isArray(decks) || decks.length < 2 || decks.length > MOST_SEATS)
    return refuse('decks-not-two-to-four', 'sd.mp-ffa.1', { most: MOST_SEATS })
  const read: DeckOption[] = []
  for (const [seat, deck] of decks.entries()) {
    const one = readOne(deck, seat)
    if (isRefusal(one)) return one
    read.push(one)
  }
  return { decks: read }
}

/** A deck must be legal, and every card of it playable. */
function readOne(raw: unknown, seat: number): DeckOption | Refusal {
  const deck = readDeck(raw)
  if (isRefusal(deck)) return deck
  const [problem] = validateDeck(deck, { isImplemented })
  if (problem !== undefined)
    return {
      refused: problem.refused,
      args: { ...problem.args, player: seat + 1 },
      ...(problem.rule !== undefined && { rule: problem.rule }),
    }
  const { battlefield } = deck
  return battlefield === null
    ? refuse('deck-no-battlefield', 'sd.battlefield-choice.1')
    : { ...deck, battlefield }
}

/** Teams, plots and battlefields lie open; what is in another's deck is secret. */
export function publicOptions({ decks }: DestinyOptions, seat: Seat): unknown {
  return { decks: decks.map((deck, of) => (of === seat ? deck : openPart(deck))) }
}

function openPart({
  characters,
  plot,
  battlefield,
  secondBattlefield,
  format,
}: DeckOption): Partial<DeckOption> {
  return {
    format,
    characters,
    plot,
    battlefield,
    ...(secondBattlefield !== undefined && { secondBattlefield }),
  }
}
