/** The three kinds of cards of which an army is made, in one shape for the pool and the list. */
import type { CardKind } from '@dejarik/imperial-assault/build'
import {
  type CardAffiliation,
  COMMAND_CARDS,
  type CommandFacts,
  DEPLOYMENT_CARDS,
  type DeploymentFacts,
  factName,
  SKIRMISH_UPGRADES,
  type UpgradeFacts,
} from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'

export type Card =
  | { readonly kind: 'deployment'; readonly facts: DeploymentFacts }
  | { readonly kind: 'upgrade'; readonly facts: UpgradeFacts }
  | { readonly kind: 'command'; readonly facts: CommandFacts }

export const KINDS: readonly CardKind[] = ['deployment', 'upgrade', 'command']

/** All cards of skirmishes; prints for the campaign are left out. */
export const CARDS: { readonly [K in CardKind]: readonly Card[] } = {
  deployment: DEPLOYMENT_CARDS.filter(({ modes }) => modes.includes('skirmish')).map(deployment),
  upgrade: SKIRMISH_UPGRADES.map((facts) => ({ kind: 'upgrade', facts })),
  command: COMMAND_CARDS.map((facts) => ({ kind: 'command', facts })),
}

function deployment(facts: DeploymentFacts): Card {
  return { kind: 'deployment', facts }
}

/** Lists and links may bring a card that was printed for the campaign, too. */
const BY_ID: ReadonlyMap<string, Card> = new Map(
  [...DEPLOYMENT_CARDS.map(deployment), ...CARDS.upgrade, ...CARDS.command].map((card) => [
    `${card.kind}:${card.facts.id}`,
    card,
  ]),
)

export function findCard(kind: string, id: string): Card | undefined {
  return BY_ID.get(`${kind}:${id}`)
}

/** With the subtitle, or the word by which an elite card differs from the regular one. */
export function titleOf(kind: string, id: string, language: Language): string {
  return factName(`${kind}:${id}`, language) ?? id
}

/** Command cards belong to nobody, but some can be used by one affiliation only. */
export function affiliationOf(card: Card): CardAffiliation {
  return card.kind === 'command' ? (card.facts.usedBy?.affiliation ?? 'neutral') : card.facts.affiliation
}
