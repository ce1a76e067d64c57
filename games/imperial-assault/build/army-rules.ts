/** The rules of building an army: points, affiliation, copies, unique cards, attachments. */
import type { DeploymentFacts, UpgradeFacts } from '../facts/index.ts'
import { meets } from '../facts/index.ts'
import { type Assembled, type Included, pointsOf, sizeOf } from './army.ts'
import { exceptionOf, exceptionsIn } from './exceptions.ts'
import { named, type Problem, problem } from './problem.ts'

/** ia.component-limits.5 */
const COPIES = { unique: 1, elite: 2, regular: 4 } as const

export function armyProblems(all: Assembled, limit: number): readonly Problem[] {
  return [
    ...sizeProblems(all, limit),
    ...modeProblems(all),
    ...affiliationProblems(all),
    ...copyProblems(all),
    ...uniqueProblems(all),
    ...attachmentProblems(all),
    ...needProblems(all),
  ]
}

function sizeProblems({ army, groups }: Assembled, limit: number): readonly Problem[] {
  const points = pointsOf(army)
  return [
    // Without figures the skirmish would be lost at once (ia.winning-skirmish.5).
    ...(groups.length === 0 ? [problem('army-no-figures', 'ia.winning-skirmish.5', {})] : []),
    ...(points > limit
      ? [problem('army-points', 'ia.skirmish.3', { points, limit, over: points - limit })]
      : []),
  ]
}

function modeProblems({ groups }: Assembled): readonly Problem[] {
  return groups
    .filter(({ card }) => !card.modes.includes('skirmish'))
    .map(({ card }) => {
      const about = named('deployment', card.id)
      return problem('army-campaign-only', 'ia.skirmish.3', { card: about }, [about])
    })
}

/** ia.affiliation.4: all deployment cards, and skirmish upgrades with them (ia.deployment-cards.6). */
function affiliationProblems(all: Assembled): readonly Problem[] {
  const { army, groups, upgrades } = all
  const affiliation = named('affiliation', army.affiliation)
  const strangers = groups.filter(({ card }) => card.affiliation !== army.affiliation)
  const foreign = upgrades.filter(
    ({ card }) => card.affiliation !== army.affiliation && card.affiliation !== 'neutral',
  )
  return [
    ...allyProblems(all, strangers),
    ...foreign.map(({ card }) => {
      const about = named('upgrade', card.id)
      const args = { card: about, own: named('affiliation', card.affiliation), affiliation }
      return problem('army-upgrade-affiliation', 'ia.deployment-cards.6', args, [about])
    }),
  ]
}

function allyProblems(all: Assembled, strangers: readonly Included<DeploymentFacts>[]): readonly Problem[] {
  const byAffiliation = Map.groupBy(strangers, ({ card }) => card.affiliation)
  return [...byAffiliation].flatMap(([affiliation, cards]) => {
    const about = cards.map(({ card }) => named('deployment', card.id))
    const own = { own: named('affiliation', affiliation) }
    const alliance = exceptionsIn(all).find(({ exception }) => exception.allies?.affiliation === affiliation)
    if (alliance === undefined) {
      const args = { ...own, affiliation: named('affiliation', all.army.affiliation) }
      return about.map((card) => problem('army-affiliation', 'ia.affiliation.4', { ...args, card }, [card]))
    }
    const count = cards.reduce((sum, card) => sum + card.count, 0)
    const most = alliance.exception.allies?.most ?? 0
    if (count <= most) return []
    const args = { ...own, by: named('upgrade', alliance.id), count, most }
    return [problem('army-allies', 'ia.golden-rules.2', args, about)]
  })
}

/** Copies of one card; a skirmish upgrade that is not unique has a regular frame. */
function copyProblems({ groups, upgrades }: Assembled): readonly Problem[] {
  const rows = [
    ...groups.map(({ card, count }) => ({ about: named('deployment', card.id), count, rank: rankOf(card) })),
    ...upgrades.map(({ card, count }) => ({ about: named('upgrade', card.id), count, rank: rankOf(card) })),
  ]
  return rows
    .filter(({ count, rank }) => count > COPIES[rank])
    .map(({ about, count, rank }) => {
      const args = { card: about, count, rank, most: COPIES[rank], over: count - COPIES[rank] }
      return problem('army-copies', 'ia.component-limits.5', args, [about])
    })
}

function rankOf(card: DeploymentFacts | UpgradeFacts): keyof typeof COPIES {
  if (card.unique) return 'unique'
  return 'elite' in card && card.elite ? 'elite' : 'regular'
}

/** Copies that one army may hold of a deployment card or skirmish upgrade. */
export function copiesOf(card: DeploymentFacts | UpgradeFacts): number {
  return COPIES[rankOf(card)]
}

/** ia.unique.2: the name decides, not the subtitle, affiliation or abilities. */
function uniqueProblems({ groups, upgrades }: Assembled): readonly Problem[] {
  const unique = [
    ...groups.map(({ card }) => ({ card, about: named('deployment', card.id) })),
    ...upgrades.map(({ card }) => ({ card, about: named('upgrade', card.id) })),
  ].filter(({ card }) => card.unique)
  return [...Map.groupBy(unique, ({ card }) => card.name.en).values()]
    .filter((same) => same.length > 1)
    .map((same) => {
      const cards = same.map(({ about }) => about)
      return problem('army-unique', 'ia.unique.2', { cards }, cards)
    })
}

/** ia.attachments.6 */
function attachmentProblems({ groups, upgrades }: Assembled): readonly Problem[] {
  return upgrades.flatMap(({ card: { id, attachesTo } }) => {
    if (attachesTo === null || groups.some(({ card }) => meets(card, attachesTo))) return []
    const about = named('upgrade', id)
    return [problem('army-attachment', 'ia.attachments.6', { card: about }, [about])]
  })
}

function needProblems(all: Assembled): readonly Problem[] {
  if (sizeOf(all.army.groups) === 0) return []
  return all.upgrades.flatMap(({ card: { id } }) => {
    const needs = exceptionOf(id).needs
    if (needs === undefined || needs.holds(all)) return []
    const about = named('upgrade', id)
    return [problem('army-needs', 'ia.golden-rules.2', { card: about, need: needs.need }, [about])]
  })
}
