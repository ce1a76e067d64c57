/** Random legal armies, for checks that play every card. */
import type { Rng } from '@dejarik/kernel'
import {
  AFFILIATIONS,
  type Affiliation,
  COMMAND_CARDS,
  type CommandFacts,
  DEPLOYMENT_CARDS,
  type DeploymentFacts,
  meets,
  type Requirement,
  SKIRMISH_UPGRADES,
  type UpgradeFacts,
} from '../facts/index.ts'
import { ARMY_POINTS, type Army, type ArmyCard, assembled, COMMAND_DECK_SIZE, canUse } from './army.ts'
import { armyProblems, copiesOf } from './army-rules.ts'
import { commandLimitOf } from './command-rules.ts'
import type { CardKind } from './problem.ts'
import { validateArmy } from './validate.ts'

/** Cards that an army is tried to be built around before giving up. */
const TRIES = 30
/** One army in so many has skirmish upgrades, if some fit. */
const UPGRADE_CHANCE = 2

export interface RandomFilter {
  readonly affiliation?: Affiliation
  readonly limit?: number
  /** A card that must be in it. */
  readonly around?: { readonly kind: CardKind; readonly id: string }
}

/** What an army can be made of. */
interface Pool {
  readonly groups: readonly DeploymentFacts[]
  readonly upgrades: readonly UpgradeFacts[]
  readonly commands: readonly CommandFacts[]
}

type Seed =
  | { readonly kind: 'deployment'; readonly card: DeploymentFacts }
  | { readonly kind: 'upgrade'; readonly card: UpgradeFacts }
  | { readonly kind: 'command'; readonly card: CommandFacts }

/**
 * An army of implemented cards, the same for the same numbers of `rng`; null if they make no legal army. It is built
 * around a card drawn from all of them, so that none stays rare.
 */
export function randomArmy(
  rng: Rng,
  isImplemented: (kind: CardKind, id: string) => boolean,
  { affiliation, limit = ARMY_POINTS, around }: RandomFilter = {},
): Army | null {
  const pool: Pool = {
    groups: DEPLOYMENT_CARDS.filter(
      ({ id, modes }) => modes.includes('skirmish') && isImplemented('deployment', id),
    ),
    upgrades: SKIRMISH_UPGRADES.filter(({ id }) => isImplemented('upgrade', id)),
    commands: COMMAND_CARDS.filter(({ id }) => isImplemented('command', id)),
  }
  const seeds = seedsOf(pool).filter(
    ({ kind, card }) => around === undefined || (kind === around.kind && card.id === around.id),
  )
  for (let i = 0; i < TRIES && seeds.length > 0; i++) {
    const seed = seeds[rng.int(seeds.length)]
    const army = armyAround(seed, pool, affiliation ?? affiliationFor(seed, pool, rng), limit, rng)
    if (army !== null && validateArmy(army, { limit, isImplemented }).length === 0) return army
  }
  return null
}

function seedsOf({ groups, upgrades, commands }: Pool): readonly Seed[] {
  return [
    ...groups.map((card): Seed => ({ kind: 'deployment', card })),
    ...upgrades.map((card): Seed => ({ kind: 'upgrade', card })),
    ...commands.map((card): Seed => ({ kind: 'command', card })),
  ]
}

function affiliationFor(seed: Seed, { groups }: Pool, rng: Rng): Affiliation {
  if (seed.kind === 'deployment') return seed.card.affiliation
  if (seed.kind === 'upgrade' && seed.card.affiliation !== 'neutral') return seed.card.affiliation
  const needed = neededBy(seed)
  const users = needed === null ? groups : groups.filter((card) => meets(card, needed))
  return users.length > 0
    ? users[rng.int(users.length)].affiliation
    : AFFILIATIONS[rng.int(AFFILIATIONS.length)]
}

/** What the seed asks of a figure that uses or carries it. */
function neededBy(seed: Exclude<Seed, { readonly kind: 'deployment' }>): Requirement | null {
  return seed.kind === 'command' ? seed.card.usedBy : seed.card.attachesTo
}

function armyAround(seed: Seed, pool: Pool, affiliation: Affiliation, limit: number, rng: Rng): Army | null {
  let army: Army = { name: '', affiliation, groups: [], upgrades: [], commands: [] }
  const add = (kind: 'groups' | 'upgrades', card: string): boolean => {
    const wider = { ...army, [kind]: withCopy(army[kind], card) }
    if (armyProblems(assembled(wider), limit).length > 0) return false
    army = wider
    return true
  }
  const leader = leaderOf(seed, pool, affiliation, rng)
  if (leader === null || !add('groups', leader.id)) return null
  if (seed.kind === 'upgrade' && !add('upgrades', seed.card.id)) return null
  if (rng.int(UPGRADE_CHANCE) === 0)
    for (const { id } of shuffled(rng, pool.upgrades).slice(0, UPGRADE_CHANCE)) add('upgrades', id)
  for (const card of shuffled(rng, pool.groups)) {
    let copies = 1 + rng.int(copiesOf(card))
    while (copies > 0 && add('groups', card.id)) copies--
  }
  const commands = commandsFor(army, seed, pool, rng)
  return commands === null ? null : { ...army, commands }
}

/** A group that the seed is, is used by, or is put on; any of the affiliation if it asks for none. */
function leaderOf(seed: Seed, { groups }: Pool, affiliation: Affiliation, rng: Rng): DeploymentFacts | null {
  if (seed.kind === 'deployment') return seed.card
  const needed = neededBy(seed)
  const open = groups.filter(
    (card) => card.affiliation === affiliation && (needed === null || meets(card, needed)),
  )
  return open.length === 0 ? null : open[rng.int(open.length)]
}

/** Fifteen cards in a random order, those first that somebody can use; dear ones give way until the costs are low enough. */
function commandsFor(army: Army, seed: Seed, { commands }: Pool, rng: Rng): readonly ArmyCard[] | null {
  const all = assembled(army)
  const limit = commandLimitOf(all)
  const copies = shuffled(
    rng,
    commands.flatMap((card) => Array.from({ length: card.limit }, () => card)),
  )
  const order = [
    ...(seed.kind === 'command' ? [seed.card] : []),
    ...copies.filter((card) => card !== seed.card && canUse(all, card)),
    ...copies.filter((card) => card !== seed.card && !canUse(all, card)),
  ]
  const deck = order.slice(0, COMMAND_DECK_SIZE)
  const spare = order.slice(COMMAND_DECK_SIZE).sort((a, b) => a.cost - b.cost)
  while (deck.reduce((sum, { cost }) => sum + cost, 0) > limit) {
    const cheaper = spare.shift()
    const place = dearest(deck, seed)
    if (cheaper === undefined || place < 0 || deck[place].cost <= cheaper.cost) return null
    deck[place] = cheaper
  }
  if (deck.length < COMMAND_DECK_SIZE) return null
  return deck.reduce((cards: readonly ArmyCard[], { id }) => withCopy(cards, id), [])
}

function dearest(deck: readonly CommandFacts[], seed: Seed): number {
  return deck.reduce(
    (place, card, i) => (card !== seed.card && (place < 0 || card.cost > deck[place].cost) ? i : place),
    -1,
  )
}

function withCopy(cards: readonly ArmyCard[], card: string): readonly ArmyCard[] {
  const place = cards.findIndex((entry) => entry.card === card)
  return place < 0
    ? [...cards, { card, count: 1 }]
    : cards.with(place, { card, count: cards[place].count + 1 })
}

function shuffled<T>(rng: Rng, list: readonly T[]): readonly T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = copy[i]
    copy[i] = copy[j]
    copy[j] = kept
  }
  return copy
}
