import { CARDS, type CardFacts, cardsNamed, findCard, plain } from '@dejarik/destiny/facts'
import { needsX } from '@dejarik/destiny/odds'
import { didYouMean } from '../../did-you-mean.ts'
import { BadInput } from '../../trouble.ts'

/** A die as it was asked for. */
export interface NamedDie {
  readonly card: CardFacts
  readonly count: number
  /** Cards of the same title with another die, which could have been meant. */
  readonly others: readonly CardFacts[]
}

/** More are on no table, and few machines could count them. */
const MOST_DICE = 12

/** Reads `Kylo Ren=2, Lightsaber, 01011, Kylo Ren - Tormented One`: titles in either language, or ids. */
export function diceFrom(text: string, x: number | undefined): readonly NamedDie[] {
  const named = text.split(',').map((entry) => dieFrom(entry.trim()))
  const total = named.reduce((sum, { count }) => sum + count, 0)
  if (total > MOST_DICE)
    throw new BadInput('--dice lists {total} dice; odds are told for up to {most}.', {
      total,
      most: MOST_DICE,
    })
  const open = named.find(({ card }) => needsX(card))
  if (open !== undefined && x === undefined)
    throw new BadInput(
      'The die of {card} has sides with an X, which only its text explains: say what it is with --x <n>.',
      { card: open.card.name.en },
    )
  return named
}

function dieFrom(entry: string): NamedDie {
  const [title, number = '1', ...more] = entry.split('=').map((part) => part.trim())
  const count = Number(number)
  if (more.length > 0 || !/^\d+$/.test(number) || count < 1 || count > MOST_DICE)
    throw new BadInput(
      '--dice: "{entry}" must be a card, or a card and a number from 1 to {most}: Kylo Ren=2.',
      { entry, most: MOST_DICE },
    )
  const found = cardsCalled(title)
  if (found.length === 0)
    throw new BadInput(
      '--dice: there is no card "{title}". {meant}Give a title in English or German, or an id like 01011.',
      { title, meant: didYouMean(title, titles()) },
    )
  const [card, ...others] = found.filter(({ die }) => die !== null)
  if (card === undefined) throw new BadInput('--dice: {card} has no die.', { card: found[0].name.en })
  return { card, count, others: others.filter(({ reprintOf }) => reprintOf === null) }
}

/** By id, by title, or by title and subtitle. */
function cardsCalled(name: string): readonly CardFacts[] {
  const marked = findCard(name.toUpperCase())
  if (marked !== undefined) return [marked]
  const titled = cardsNamed(name)
  if (titled.length > 0) return titled
  const [, title, subtitle] = /^(.+?)\s+[-–—]\s+(.+)$/u.exec(name) ?? []
  if (title === undefined) return []
  return cardsNamed(title).filter((card) =>
    Object.values(card.subtitle ?? {}).some((words) => plain(words) === plain(subtitle)),
  )
}

function titles(): readonly string[] {
  return CARDS.filter(({ die }) => die !== null).flatMap(({ name }) => [name.en, name.de])
}
