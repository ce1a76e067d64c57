/** What a builder does to an army. Each deed answers a new army; none asks whether it is legal. */
import type { Army, ArmyCard, CardKind } from '@dejarik/imperial-assault/build'
import type { Affiliation } from '@dejarik/imperial-assault/facts'
import { type Card, findCard } from './card.ts'

/** As long as a link carries. */
export const MAX_NAME = 80

const PART = { deployment: 'groups', upgrade: 'upgrades', command: 'commands' } as const satisfies {
  readonly [K in CardKind]: keyof Army
}

export function emptyArmy(affiliation: Affiliation): Army {
  return { name: '', affiliation, groups: [], upgrades: [], commands: [] }
}

export function isEmpty({ name, groups, upgrades, commands }: Army): boolean {
  return name === '' && groups.length + upgrades.length + commands.length === 0
}

export function rename(army: Army, name: string): Army {
  return { ...army, name: name.slice(0, MAX_NAME) }
}

/** The cards stay: what does not fit any more is named. */
export function chooseAffiliation(army: Army, affiliation: Affiliation): Army {
  return { ...army, affiliation }
}

export function partOf(army: Army, kind: CardKind): readonly ArmyCard[] {
  return army[PART[kind]]
}

export function copiesIn(army: Army, kind: CardKind, id: string): number {
  return partOf(army, kind).find(({ card }) => card === id)?.count ?? 0
}

/** The entry stays where it is; a new one comes last, and one without copies goes. */
export function setCopies(army: Army, kind: CardKind, id: string, count: number): Army {
  const part = partOf(army, kind)
  const changed =
    count <= 0
      ? part.filter(({ card }) => card !== id)
      : copiesIn(army, kind, id) === 0
        ? [...part, { card: id, count }]
        : part.map((entry) => (entry.card === id ? { card: id, count } : entry))
  return { ...army, [PART[kind]]: changed }
}

export function addCard(army: Army, { kind, facts: { id } }: Card): Army {
  return setCopies(army, kind, id, copiesIn(army, kind, id) + 1)
}

/** Dear groups stand first, cheap commands do: what a player looks for at a glance. Unknown cards stand last. */
export function sorted(cards: readonly ArmyCard[], kind: CardKind): readonly ArmyCard[] {
  const sign = kind === 'deployment' ? -1 : 1
  const rank = ({ card }: ArmyCard): number => (findCard(kind, card)?.facts.cost ?? 99 * sign) * sign
  return [...cards].sort((a, b) => rank(a) - rank(b) || a.card.localeCompare(b.card))
}
