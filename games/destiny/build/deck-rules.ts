/** The rules of building a deck: its size, copies, affiliations and colours. */
import type { RuleId } from '@dejarik/kernel'
import { type CardFacts, type CardType, isFront } from '../facts/index.ts'
import { type Assembled, type Included, sizeOf } from './deck.ts'
import { type Allowance, copiesOf, exceptionOf, speakers } from './exceptions.ts'
import type { Format } from './formats.ts'
import { named, type Problem, problem } from './problem.ts'

/** Downgrades are later than the reference; only formats with their sets have any (sd.deckbuilding.9). */
const DECK_TYPES: ReadonlySet<CardType> = new Set(['event', 'upgrade', 'support', 'downgrade'])

export function deckProblems(all: Assembled, format: Format): readonly Problem[] {
  return [
    ...sizeProblems(all, format),
    ...typeProblems(all),
    ...copyProblems(all),
    ...affiliationAndColorProblems(all),
  ]
}

function sizeProblems({ deck }: Assembled, { size }: Format): readonly Problem[] {
  const count = sizeOf(deck)
  if (count === size) return []
  const rule = size === 30 ? 'sd.deckbuilding.1' : 'sd.st-setup.6'
  const args = { count, size, difference: Math.abs(size - count), how: count < size ? 'few' : 'many' }
  return [problem('deck-size', rule, args)]
}

function typeProblems({ cards }: Assembled): readonly Problem[] {
  return cards
    .filter(({ card }) => !isDeckCard(card))
    .map(({ card: { id, type } }) =>
      problem(
        'deck-wrong-type',
        type === 'event' || type === 'upgrade' || type === 'support' ? null : 'sd.deckbuilding.9',
        { card: named('card', id), type: named('type', type) },
        [id],
      ),
    )
}

export function isDeckCard(card: CardFacts): boolean {
  return DECK_TYPES.has(card.type) && isFront(card.id)
}

/** Cards of one title are copies, whatever set they are from (sd.copy.1). */
function copyProblems(all: Assembled): readonly Problem[] {
  const byTitle = Map.groupBy(all.cards, ({ card }) => card.name.en)
  let extra = speakers(all).reduce((sum, { id }) => sum + (exceptionOf(id).extraCopies ?? 0), 0)
  return [...byTitle.values()].flatMap((same) => {
    const count = same.reduce((sum, included) => sum + included.count, 0)
    const most = Math.min(...same.map(({ card }) => copiesOf(card)))
    if (count <= most) return []
    if (count === most + 1 && extra > 0) {
      extra--
      return []
    }
    const ids = same.map(({ card }) => card.id)
    const args = { card: named('card', ids[0]), count, most, over: count - most }
    return [problem('deck-copies', 'sd.deckbuilding.2', args, ids)]
  })
}

/** Room that is left in an allowance of a member of the team. */
interface Room {
  readonly by: CardFacts
  readonly allowance: Allowance
  readonly titles: Set<string>
  left: number
}

function affiliationAndColorProblems(all: Assembled): readonly Problem[] {
  const rooms = speakers(all)
    .flatMap((by) => (exceptionOf(by.id).allows ?? []).map((allowance) => roomFor(by, allowance)))
    // The roomy ones are about fewer kinds of cards; the small ones stay for what nothing else lets in.
    .sort((a, b) => b.left - a.left)
  return all.cards
    .filter(({ card }) => isDeckCard(card))
    .flatMap((included) => {
      const offAffiliation = !affiliationFits(included.card, all)
      const offColor = !colorFits(included.card, all)
      if (!offAffiliation && !offColor) return []
      const left = letIn(included, rooms, offColor)
      if (left === 0) return []
      if (left < included.count || rooms.some((room) => lets(room, included.card, offColor)))
        return [allowanceProblem(included, rooms, offColor)]
      return [offAffiliation ? affiliationProblem(included.card, all) : colorProblem(included.card)]
    })
}

function roomFor(by: CardFacts, allowance: Allowance): Room {
  return { by, allowance, titles: new Set(), left: allowance.most ?? Number.MAX_SAFE_INTEGER }
}

function lets({ allowance }: Room, card: CardFacts, offColor: boolean): boolean {
  return allowance.matches(card) && (!offColor || allowance.anyColor === true)
}

/** How many copies find no room. */
function letIn({ card, count }: Included, rooms: readonly Room[], offColor: boolean): number {
  let left = count
  for (const room of rooms) {
    if (left === 0 || !lets(room, card, offColor)) continue
    if (room.allowance.counts === 'titles') {
      if (room.titles.size >= room.left && !room.titles.has(card.name.en)) continue
      room.titles.add(card.name.en)
      left = 0
    } else {
      const taken = Math.min(room.left, left)
      room.left -= taken
      left -= taken
    }
  }
  return left
}

/** sd.deckbuilding.3 to sd.deckbuilding.6 */
export function affiliationFits(card: CardFacts, { team }: Pick<Assembled, 'team'>): boolean {
  return card.affiliation === 'neutral' || team.some((member) => member.card.affiliation === card.affiliation)
}

/** sd.deckbuilding.7, sd.deckbuilding.8 */
export function colorFits(card: CardFacts, { team }: Pick<Assembled, 'team'>): boolean {
  return card.color === 'gray' || team.some((member) => member.card.color === card.color)
}

function affiliationProblem(card: CardFacts, { team }: Assembled): Problem {
  const allNeutral = team.every((member) => member.card.affiliation === 'neutral')
  const rule: RuleId = allNeutral
    ? 'sd.deckbuilding.5'
    : card.affiliation === 'villain'
      ? 'sd.deckbuilding.3'
      : 'sd.deckbuilding.4'
  const args = { card: named('card', card.id), affiliation: named('affiliation', card.affiliation) }
  return problem('deck-affiliation', rule, args, [card.id])
}

function colorProblem(card: CardFacts): Problem {
  const args = { card: named('card', card.id), color: named('color', card.color) }
  return problem('deck-color', 'sd.deckbuilding.7', args, [card.id])
}

function allowanceProblem({ card }: Included, rooms: readonly Room[], offColor: boolean): Problem {
  const by = rooms.filter((room) => lets(room, card, offColor))
  const args = {
    card: named('card', card.id),
    by: by.map((room) => named('card', room.by.id)),
    most: by.reduce((sum, room) => sum + (room.allowance.most ?? 0), 0),
  }
  return problem('deck-allowance', 'sd.golden-rule.1', args, [card.id])
}
