/** Armies as plain text for people, in their language. */
import type { Language } from '@dejarik/kernel'
import {
  AFFILIATION_NAMES,
  deploymentTitle,
  findCommand,
  findDeployment,
  findUpgrade,
} from '../facts/index.ts'
import { type Army, type ArmyCard, commandCostOf, pointsOf } from './army.ts'
import { AFFILIATION_HEADING, HEADINGS, NAME_HEADING } from './headings.ts'
import type { CardKind } from './problem.ts'
import { cardsTitled } from './titles.ts'

export { readList } from './read-list.ts'

/** A number stands before each card, and an id behind titles that several cards have. */
export function writeList(army: Army, language: Language): string {
  const head = [
    ...(army.name === '' ? [] : [`${NAME_HEADING}: ${army.name.replaceAll(/\s+/gu, ' ')}`]),
    `${AFFILIATION_HEADING[language]}: ${AFFILIATION_NAMES[army.affiliation][language]}`,
  ].join('\n')
  const sections: readonly [CardKind, readonly ArmyCard[], number | null][] = [
    ['deployment', army.groups, pointsOf(army)],
    ['upgrade', army.upgrades, null],
    ['command', army.commands, commandCostOf(army)],
  ]
  const body = sections
    .filter(([, cards]) => cards.length > 0)
    .map(([kind, cards, points]) => {
      const heading = `${HEADINGS[kind][language][0]}${points === null ? '' : ` (${points})`}`
      return [heading, ...cards.map((card) => line(kind, card, language))].join('\n')
    })
  return `${[head, ...body].join('\n\n')}\n`
}

function line(kind: CardKind, { card: id, count }: ArmyCard, language: Language): string {
  const title = titleOf(kind, id, language)
  if (title === null) return `${count}x [${id}]`
  return `${count}x ${title}${isPlainly(kind, id, title) ? '' : ` [${id}]`}`
}

function titleOf(kind: CardKind, id: string, language: Language): string | null {
  if (kind === 'command') return findCommand(id)?.name[language] ?? null
  if (kind === 'upgrade') return findUpgrade(id)?.name[language] ?? null
  const card = findDeployment(id)
  return card === undefined ? null : deploymentTitle(card)[language]
}

/** Whether the title alone, under its heading, means this card. Regular and elite cards are told apart by the word. */
function isPlainly(kind: CardKind, id: string, title: string): boolean {
  const isElite = title.endsWith('(Elite)')
  const same = cardsTitled(title.replace(/ \(Elite\)$/u, '')).filter((card) => card.kind === kind)
  const meant =
    same.length > 1 && same.some(({ elite }) => !elite) ? same.filter(({ elite }) => elite === isElite) : same
  return meant.length === 1 && meant[0].id === id
}
