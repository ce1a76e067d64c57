/** The construction rules: everything that is wrong with a squad, each with its rule and how to mend it. */
import {
  findPilot,
  findUpgrade,
  type PilotFacts,
  POINTS_LIST,
  POINTS_LISTS,
  type PointsList,
  pilotIn,
  type UpgradeFacts,
} from '../facts/index.ts'
import { limitedProblems, nameKey, solitaryProblems, standardizedProblems } from './limited.ts'
import { obstacleProblems } from './obstacles.ts'
import { named, type Problem, placeOf, problem } from './problem.ts'
import { restrictionProblems } from './restrictions.ts'
import {
  type Fitted,
  fitted,
  listOf,
  loadoutCostOf,
  MAX_SHIPS,
  MIN_SHIPS,
  pointsOf,
  type Squad,
} from './squad.ts'
import { shortages } from './upgrade-bar.ts'

export type Mode = 'standard' | 'extended'

export interface BuildOptions {
  /** Standard play uses fewer cards and a ban list (xw.g.game-mode.3); some lists know no modes. */
  readonly mode?: Mode
  /** Squad points, if others than the list says. */
  readonly limit?: number
  readonly list?: PointsList
  /** Whether a squad without obstacles is refused; else the match chooses them. */
  readonly needsObstacles?: boolean
  /** Whether a card can enter a match; the cards that we have written know. */
  readonly isImplemented?: (kind: 'pilot' | 'upgrade', id: string) => boolean
}

/** xw.a.squad-restricted.2 */
const RESTRICTED_CARDS = 4

/** Empty if the squad is legal: by what the options say, or else by the list and the mode that the squad names. */
export function validateSquad(squad: Squad, given: BuildOptions = {}): readonly Problem[] {
  const { list = listOf(squad), mode = squad.mode ?? 'standard' } = given
  const options = { ...given, list, mode }
  const fits = fitted(squad, list)
  return [
    ...lackProblems(squad),
    ...unknownCards(squad),
    ...sizeProblems(squad, list, options.limit ?? list.limit),
    ...fits.flatMap((fit) => [
      ...pilotProblems(squad, fit, options),
      ...(fit.pilot.standardLoadout === null
        ? [...upgradeProblems(fit, options), ...equipmentProblems(fit, fits)]
        : addedProblems(fit)),
    ]),
    ...limitedProblems(fits),
    ...solitaryProblems(fits),
    ...standardizedProblems(fits),
    ...restrictedProblems(fits, list),
    ...copyProblems(fits, list),
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

function sizeProblems(squad: Squad, list: PointsList, limit: number): readonly Problem[] {
  const points = pointsOf(squad, list)
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

/** Whether the list's bans count. */
function isBanning(list: PointsList, mode: Mode): boolean {
  return mode === 'standard' || list.hasOneMode === true
}

function isInMode(card: PilotFacts | UpgradeFacts, list: PointsList, mode: Mode): boolean {
  return card[list.hasOneMode === true ? 'extended' : mode]
}

function allowsPilot(id: string, list: PointsList, mode: Mode): boolean {
  const pilot = findPilot(id)
  if (pilot === undefined || list.unpriced.includes(id)) return false
  return (
    !(isBanning(list, mode) && list.bannedPilots.includes(id)) && isInMode(pilotIn(list, pilot), list, mode)
  )
}

function allowsUpgrade(id: string, list: PointsList, mode: Mode): boolean {
  const card = findUpgrade(id)
  if (card === undefined || card.standardLoadoutOnly) return false
  return !(isBanning(list, mode) && list.bannedUpgrades.includes(id)) && isInMode(card, list, mode)
}

type Elsewhere = { readonly list: string; readonly listMode: Mode | 'any' | 'none' }

/** A list and a mode that would allow a card: this list in the other mode, or else another list, in this mode first. */
function whereAllowed(
  list: PointsList,
  mode: Mode,
  allows: (list: PointsList, mode: Mode) => boolean,
): Elsewhere {
  const other: Mode = mode === 'standard' ? 'extended' : 'standard'
  for (const one of [list, ...POINTS_LISTS])
    for (const oneMode of one === list ? [other] : [mode, other])
      if (allows(one, oneMode)) return { list: one.id, listMode: one.hasOneMode === true ? 'any' : oneMode }
  return { list: '', listMode: 'none' }
}

function pilotProblems(squad: Squad, { ship, pilot }: Fitted, options: BuildOptions): readonly Problem[] {
  const { mode = 'standard', list = POINTS_LIST, isImplemented } = options
  const about = { pilot: named('pilot', pilot.id) }
  const elsewhere = whereAllowed(list, mode, (other, otherMode) => allowsPilot(pilot.id, other, otherMode))
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
  if (list.unpriced.includes(pilot.id))
    found.push(
      problem('squad-pilot-not-on-list', 'xw.a.squad.7', { ...about, date: list.date, ...elsewhere }, at),
    )
  else if (isBanning(list, mode) && list.bannedPilots.includes(pilot.id))
    found.push(
      problem('squad-banned-pilot', 'xw.a.squad-ban.2', { ...about, date: list.date, ...elsewhere }, at),
    )
  else if (!isInMode(pilot, list, mode))
    found.push(problem('squad-pilot-not-in-mode', 'xw.g.game-mode.3', { ...about, mode, ...elsewhere }, at))
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
    const elsewhere = whereAllowed(list, mode, (other, otherMode) => allowsUpgrade(card.id, other, otherMode))
    const at = [placeOf(ship, place)]
    const found: Problem[] = []
    if (isBanning(list, mode) && list.bannedUpgrades.includes(card.id))
      found.push(
        problem('squad-banned-upgrade', 'xw.a.squad-ban.3', { ...about, date: list.date, ...elsewhere }, at),
      )
    else if (card.standardLoadoutOnly)
      found.push(problem('squad-standard-loadout-only', 'xw.g.loadout.1', about, at))
    else if (!isInMode(card, list, mode) || card.cost === null)
      found.push(
        problem('squad-upgrade-not-in-mode', 'xw.g.game-mode.3', { ...about, mode, ...elsewhere }, at),
      )
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

/** Some lists allow a card only so many times in a squad. */
function copyProblems(squad: readonly Fitted[], list: PointsList): readonly Problem[] {
  return Object.entries(list.copies).flatMap(([id, limit]) => {
    const places = squad.flatMap(({ ship, pilot, upgrades }) => [
      ...(pilot.id === id ? [{ ship }] : []),
      ...upgrades.filter(({ card }) => card.id === id).map(({ place }) => placeOf(ship, place)),
    ])
    if (places.length <= limit) return []
    const kind = findPilot(id) === undefined ? 'upgrade' : 'pilot'
    const args = { card: named(kind, id), count: places.length, limit, date: list.date }
    return [problem('squad-copies', null, args, places)]
  })
}
