/** How the self-check gets to every card, and what it counts as played. */
import { type Coverage, type LogEntry, type Option, readOption, type Seat, sameFor } from '@dejarik/kernel'
import { CARDS, type CardFacts, cardNumber, factsOf } from './facts/index.ts'
import type { Questions } from './questions.ts'
import { abilitiesOf } from './rules/cards.ts'
import { type DestinyOptions, ownerOf, type State } from './state.ts'

/** "Play only if …", or on a support of some kind. */
export function isConditional({ id }: CardFacts): boolean {
  const kind = cardNumber(id)
  return abilitiesOf(kind, 'only').some(({ ability }) => {
    return 'if' in ability || 'modify' in ability
  })
}

/** Dear, or of a type for which there are few characters who play it. */
export function isHardToPlay({ cost, type }: CardFacts): boolean {
  return (typeof cost === 'number' && cost >= 5) || type === 'downgrade'
}

/** Players who choose among all options alike mostly discard such cards before their moment comes. */
const HARD_TO_PLAY = 20
const RATHER_DEAR = 8
/** Most conditions are about dice, which must be in a pool first, or about the resources that dice bring. */
const ACTIVATE = 4
const ACTIVATE_FOR_A_CARD = 24
const GAIN = 4

const ALIKE = [
  'reroll',
  'use',
  'claim',
  'pass',
  'forgo',
  'card',
  'die',
  'turn',
  'side',
  'group',
  'pick',
  'seat',
  'symbol',
  'ability',
  'shields',
  'battlefield',
  'replace',
  'pay',
  'take-back',
  'decline',
  'way',
  'yes',
  'no',
] as const

const weightOfOption = readOption<Questions, [State], number>({
  ...sameFor(ALIKE, () => 1),
  play: ({ kind }) => weightOf(factsOf(kind)),
  activate: ({ card }, s) => (waitsForDice(s, ownerOf(card)) ? ACTIVATE_FOR_A_CARD : ACTIVATE),
  resolve: ({ symbol }) => (symbol === 'resource' ? GAIN : 1),
})

function weight(s: State, option: Option): number {
  return weightOfOption(option, s)
}

/** Whether a player holds a card whose moment may come with more dice in the pool. */
function waitsForDice(s: State, seat: Seat): boolean {
  return s.players[seat].hand.some((card) => isConditional(CARDS[s.kinds[card]]))
}

function weightOf(card: CardFacts): number {
  if (isHardToPlay(card) || isConditional(card)) return HARD_TO_PLAY
  return card.cost === 4 ? RATHER_DEAR : 1
}

/**
 * Events, supports, upgrades and downgrades count each time they are played; characters who were activated,
 * battlefields that were in use and plots that lay there count once a match.
 */
function cardsPlayed({ decks }: DestinyOptions, log: readonly LogEntry[]): readonly string[] {
  const played: string[] = []
  const there = new Set<string>()
  for (const { plot } of decks) if (plot !== null) there.add(plot)
  for (const { what, args } of log) {
    const { kind } = args
    if (typeof kind !== 'number') continue
    if (what === 'play') played.push(CARDS[kind].id)
    else if (ONCE.has(what)) there.add(CARDS[kind].id)
  }
  for (const id of there) if (CARDS[cardNumber(id)].type !== 'support') played.push(id)
  return played
}

const ONCE: ReadonlySet<string> = new Set(['activate', 'battlefield', 'switch-battlefield'])

export const coverage: Coverage<State, DestinyOptions> = { weight, cardsPlayed }
