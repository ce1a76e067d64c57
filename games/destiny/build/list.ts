/** Decks as plain text for people, in their language, as the community's deck site writes them. */
import type { Language } from '@dejarik/kernel'
import { type CardFacts, type CardType, findCard, findSet } from '../facts/index.ts'
import type { Deck } from './deck.ts'
import { FORMAT_NAMES, findFormat } from './formats.ts'
import { ELITE, FORMAT_HEADING, HEADINGS } from './headings.ts'

export { readList } from './read-list.ts'

const DECK_SECTIONS: readonly CardType[] = ['upgrade', 'downgrade', 'support', 'event']

/**
 * A number stands before each card. Before a unique character it is the number of its dice, as the site has it:
 * `2x` is the elite version. Elite versions of anything else are marked with a word.
 */
export function writeList(deck: Deck, language: Language): string {
  const format = findFormat(deck.format)
  const formatName = format === undefined ? deck.format : FORMAT_NAMES[format.kind][language]
  const battlefields = [deck.battlefield, deck.secondBattlefield].filter((id) => typeof id === 'string')
  const sections: [CardType, readonly string[]][] = [
    ['battlefield', battlefields.map((id) => line(id, 1, false, language))],
    ['plot', deck.plot === null ? [] : [line(deck.plot, 1, deck.elitePlot === true, language)]],
    ['character', deck.characters.map(({ card, dice }) => characterLine(card, dice, language))],
    ...DECK_SECTIONS.map((type): [CardType, readonly string[]] => [
      type,
      deck.cards
        .filter(({ card }) => sectionOf(card) === type)
        .map(({ card, count }) => line(card, count, false, language)),
    ]),
  ]
  const head = [
    ...(deck.name === '' ? [] : [deck.name, '']),
    `${FORMAT_HEADING}: ${formatName} [${deck.format}]`,
  ]
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([type, lines]) => [HEADINGS[type][language][1].toUpperCase(), ...lines].join('\n'))
  return `${[head.join('\n'), ...body].join('\n\n')}\n`
}

/** Cards that can't be in a deck are listed among the events, so that none gets lost. */
function sectionOf(id: string): CardType {
  const type = findCard(id)?.type
  return type !== undefined && DECK_SECTIONS.includes(type) ? type : 'event'
}

function characterLine(id: string, dice: 1 | 2, language: Language): string {
  const unique = findCard(id)?.unique === true
  return line(id, unique ? dice : 1, dice === 2 && !unique, language)
}

function line(id: string, count: number, elite: boolean, language: Language): string {
  const card = findCard(id)
  if (card === undefined) return `${count}x [${id}]`
  return `${count}x ${titleOf(card, language)} (${printingOf(card, language)})${elite ? ` ${ELITE}` : ''}`
}

function titleOf({ name, subtitle }: CardFacts, language: Language): string {
  return subtitle === null ? name[language] : `${name[language]} - ${subtitle[language]}`
}

/** `Awakenings #11`; the sides of a flip card keep their letter. */
function printingOf({ id, set, number }: CardFacts, language: Language): string {
  return `${findSet(set)?.name[language] ?? set} #${number}${id.slice(5)}`
}
