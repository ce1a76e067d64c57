/** Cards by what files call them. */
import { nearestWord, unreadable } from '@dejarik/kernel'
import { plain } from '../build/headings.ts'
import type { CardKind } from '../build/index.ts'
import {
  COMMAND_CARDS,
  DEPLOYMENT_CARDS,
  deploymentTitle,
  MISSION_FIGURES,
  SKIRMISH_UPGRADES,
} from '../facts/index.ts'
import { isImplemented } from '../rules/cards.ts'
import type { CardTitle } from './given.ts'

interface Named {
  readonly id: string
  /** Its whole title in both languages, then its name alone. */
  readonly titles: readonly string[]
}

export type Mode = 'skirmish' | 'campaign'

function deployments(mode: Mode): readonly Named[] {
  return [...DEPLOYMENT_CARDS, ...MISSION_FIGURES]
    .filter(({ modes }) => modes.includes(mode))
    .map((card) => {
      const { en, de } = deploymentTitle(card)
      return { id: card.id, titles: [en, de, card.name.en, card.name.de].map(plain) }
    })
}

/** Deployment cards of campaigns, those of skirmishes behind them. */
const CAMPAIGN_DEPLOYMENTS = [...deployments('campaign'), ...deployments('skirmish')]

const CARDS: { readonly [K in CardKind]: readonly Named[] } = {
  deployment: deployments('skirmish'),
  command: COMMAND_CARDS.map(({ id, name }) => ({ id, titles: [name.en, name.de].map(plain) })),
  upgrade: SKIRMISH_UPGRADES.map(({ id, name }) => ({ id, titles: [name.en, name.de].map(plain) })),
}

/**
 * By id or title; a name alone means the regular card rather than the elite one. Of several cards of one name the first
 * that is written; a card that isn't written is refused, unless the file says `unwritten`.
 */
export function cardNamed(
  title: CardTitle,
  kind: CardKind,
  unwritten: boolean,
  mode: Mode = 'skirmish',
): string {
  const cards = kind === 'deployment' && mode === 'campaign' ? CAMPAIGN_DEPLOYMENTS : CARDS[kind]
  const key = plain(title)
  const among = [
    cards.filter(({ id }) => id === title),
    cards.filter(({ titles }) => titles.slice(0, 2).includes(key)),
    cards.filter(({ titles }) => titles.includes(key)),
  ].find((found) => found.length > 0)
  if (among === undefined) {
    const meant = nearestWord(title, namesOf(kind)) ?? 'none'
    throw unreadable('scenario-unknown-card', { card: title, type: kind, meant })
  }
  const written = among.find(({ id }) => isImplemented(kind, id))
  if (written === undefined && !unwritten) throw unreadable('scenario-card-unwritten', { card: title })
  return (written ?? among[0]).id
}

function namesOf(kind: CardKind): readonly string[] {
  const facts = { deployment: DEPLOYMENT_CARDS, command: COMMAND_CARDS, upgrade: SKIRMISH_UPGRADES }[kind]
  return facts.flatMap(({ name }) => [name.en, name.de])
}
