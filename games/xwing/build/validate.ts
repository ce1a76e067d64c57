/** The construction rules: everything that is wrong with a squad, each with its rule and how to mend it. */
import { findPilot, findUpgrade, POINTS_LIST, type PointsList } from '../facts/index.ts'
import { limitedProblems, nameKey, solitaryProblems, standardizedProblems } from './limited.ts'
import { obstacleProblems } from './obstacles.ts'
import { named, type Problem, placeOf, problem } from './problem.ts'
import { restrictionProblems } from './restrictions.ts'
import {
  type Fitted,
  fitted,
  loadoutCostOf,
  MAX_SHIPS,
  MIN_SHIPS,
  pointsOf,
  SQUAD_POINTS,
  type Squad,
} from './squad.ts'
import { shortages } from './upgrade-bar.ts'

export interface BuildOptions {
  /** Standard play uses fewer cards and a ban list (xw.g.game-mode.3). */
  readonly mode?: 'standard' | 'extended'
  /** Squad points of the mode. */
  readonly limit?: number
  readonly list?: PointsList
  /** Whether a squad without obstacles is refused; else the match chooses them. */
  readonly needsObstacles?: boolean
  /** Whether a card can enter a match; the cards that we have written know. */
  readonly isImplemented?: (kind: 'pilot' | 'upgrade', id: string) => boolean
}

/** xw.a.squad-restricted.2 */
const RESTRICTED_CARDS = 4

/** Empty if the squad is legal. */
export function validateSquad(squad: Squad, options: BuildOptions = {}): readonly Problem[] {
  const fits = fitted(squad)
  return [
    ...lackProblems(squad),
    ...unknownCards(squad),
    ...sizeProblems(squad, options.limit ?? SQUAD_POINTS),
    ...fits.flatMap((fit) => [
      ...pilotProblems(squad, fit, options),
      ...(fit.pilot.standardLoadout === null
        ? [...upgradeProblems(fit, options), ...equipmentProblems(fit, fits)]
        : addedProblems(fit)),
    ]),
    ...limitedProblems(fits),
    ...solitaryProblems(fits),
    ...standardizedProblems(fits),
    ...restrictedProblems(fits, options.list ?? POINTS_LIST),
    ...obstacleProblems(squad, options.needsObstacles ?? false),
  ]
}

/** Something was dropped when the squad was read, and nobody has agreed to that yet. */
function lackProblems({ leftOut = [] }: Squad): readonly Problem[] {
  return leftOut.length === 0 ? [] : [problem('squad-left-out', null, { count: leftOut.length })]
}

function unknownCards({ ships }: Squad): readonly Problem[] {
  return ships.flatMap(({ pilot, upgrades }, ship) => [
    ...(findPilot(pilot) === undefined
      ? [problem('squad-unknown-pilot', 'xw.a.squad.7', { id: pilot }, [{ ship }])]
      : []),
    ...upgrades.flatMap((id, upgrade) =>
      findUpgrade(id) === undefined
        ? [problem('squad-unknown-upgrade', 'xw.a.squad.7', { id }, [{ ship, upgrade }])]
        : [],
    ),
  ])
}

function sizeProblems(squad: Squad, limit: number): readonly Problem[] {
  const points = pointsOf(squad)
  const count = squad.ships.length
  const args = { count, least: MIN_SHIPS, most: MAX_SHIPS }
  return [
    ...(points > limit
      ? [problem('squad-points', 'xw.a.squad.3', { points, limit, over: points - limit })]
      : []),
    ...(count < MIN_SHIPS ? [problem('squad-too-few-ships', 'xw.a.squad.4', args)] : []),
    ...(count > MAX_SHIPS ? [problem('squad-too-many-ships', 'xw.a.squad.4', args)] : []),
  ]
}

function pilotProblems(squad: Squad, { ship, pilot }: Fitted, options: BuildOptions): readonly Problem[] {
  const { mode = 'standard', list = POINTS_LIST, isImplemented } = options
  const about = { pilot: named('pilot', pilot.id) }
  const at = [{ ship }]
  const found: Problem[] = []
  if (pilot.faction !== squad.faction)
    found.push(
      problem(
        'squad-faction',
        'xw.a.squad-faction.1',
        { ...about, own: named('faction', pilot.faction), faction: named('faction', squad.faction) },
        at,
      ),
    )
  // A standard loadout card is banned only by its own name (xw.a.squad-ban.6).
  if (mode === 'standard' && list.bannedPilots.includes(pilot.id))
    found.push(problem('squad-banned-pilot', 'xw.a.squad-ban.2', { ...about, date: list.date }, at))
  else if (!pilot[mode])
    found.push(problem('squad-pilot-not-in-mode', 'xw.g.game-mode.3', { ...about, mode }, at))
  if (isImplemented?.('pilot', pilot.id) === false)
    found.push(problem('squad-pilot-not-implemented', null, about, at))
  return found
}

/** xw.g.loadout.3: nothing can be added to a standard loadout card, and nothing on it is checked. */
function addedProblems({ ship, pilot, upgrades }: Fitted): readonly Problem[] {
  return upgrades
    .filter(({ place }) => place !== null)
    .map(({ card, place }) =>
      problem(
        'squad-standard-loadout',
        'xw.g.loadout.3',
        { pilot: named('pilot', pilot.id), upgrade: named('upgrade', card.id) },
        [placeOf(ship, place)],
      ),
    )
}

function upgradeProblems({ ship, pilot, upgrades }: Fitted, options: BuildOptions): readonly Problem[] {
  const { mode = 'standard', list = POINTS_LIST, isImplemented } = options
  return upgrades.flatMap(({ card, place }, i) => {
    const about = { upgrade: named('upgrade', card.id), pilot: named('pilot', pilot.id) }
    const at = [placeOf(ship, place)]
    const found: Problem[] = []
    if (mode === 'standard' && list.bannedUpgrades.includes(card.id))
      found.push(problem('squad-banned-upgrade', 'xw.a.squad-ban.3', { ...about, date: list.date }, at))
    else if (card.standardLoadoutOnly)
      found.push(problem('squad-standard-loadout-only', 'xw.g.loadout.1', about, at))
    else if (!card[mode] || card.cost === null)
      found.push(problem('squad-upgrade-not-in-mode', 'xw.g.game-mode.3', { ...about, mode }, at))
    if (upgrades.findIndex((other) => nameKey(other.card) === nameKey(card)) < i)
      found.push(problem('squad-same-upgrade', 'xw.a.squad-upgrades.4', about, at))
    if (isImplemented?.('upgrade', card.id) === false)
      found.push(problem('squad-upgrade-not-implemented', null, about, at))
    return found
  })
}

function equipmentProblems(fit: Fitted, squad: readonly Fitted[]): readonly Problem[] {
  const { ship, pilot, upgrades } = fit
  const cards = upgrades.map(({ card }) => card)
  const cost = loadoutCostOf(pilot, cards)
  const about = { pilot: named('pilot', pilot.id) }
  const found: Problem[] = []
  if (cost > pilot.loadout)
    found.push(
      problem(
        'squad-loadout',
        'xw.a.squad.5',
        { ...about, cost, loadout: pilot.loadout, over: cost - pilot.loadout },
        [{ ship }],
      ),
    )
  for (const { slot, have, need, severalIcons } of shortages(pilot, cards)) {
    const takers = upgrades.filter(
      ({ card }) => card.slots.includes(slot) || card.removesSlots.includes(slot),
    )
    found.push(
      problem(
        severalIcons ? 'squad-special-slot' : 'squad-slots',
        severalIcons ? 'xw.a.faq-squad.1' : 'xw.a.squad-upgrades.1',
        { ...about, slot: named('slot', slot), have, need },
        takers.map(({ place }) => placeOf(ship, place)),
      ),
    )
  }
  return [...found, ...upgrades.flatMap((equipped) => restrictionProblems(fit, equipped, squad))]
}

function restrictedProblems(squad: readonly Fitted[], list: PointsList): readonly Problem[] {
  const places = squad.flatMap(({ ship, pilot, upgrades }) => [
    ...(list.restricted.includes(pilot.id) ? [{ ship }] : []),
    ...upgrades
      .filter(({ card }) => list.restricted.includes(card.id))
      .map(({ place }) => placeOf(ship, place)),
  ])
  if (places.length <= RESTRICTED_CARDS) return []
  const args = { count: places.length, limit: RESTRICTED_CARDS, date: list.date }
  return [problem('squad-restricted', 'xw.a.squad-restricted.2', args, places)]
}
