/** The ship cards of a faction, searched, filtered and put together by ship. */
import type { Language } from '@dejarik/kernel'
import {
  type Faction,
  KEYWORD_NAMES,
  PILOTS,
  type PilotFacts,
  type ShipFacts,
  SLOT_NAMES,
  shipFacts,
  upgradeFacts,
} from '@dejarik/xwing/facts'
import { plain } from '../../../../rules/search.ts'
import { textOf } from '../cards/text-of.ts'
import { alwaysWrong } from '../check.ts'

export interface Filter {
  readonly query: string
  /** Id of the ship type. */
  readonly ship: string | null
  readonly initiative: number | null
  /** At most so many squad points. */
  readonly points: number | null
  /** Also cards that no squad can take here. */
  readonly all: boolean
}

export const NO_FILTER: Filter = { query: '', ship: null, initiative: null, points: null, all: false }

export interface ShipGroup {
  readonly ship: ShipFacts
  readonly pilots: readonly PilotFacts[]
}

export interface Pool {
  readonly groups: readonly ShipGroup[]
  readonly count: number
  /** How many more the filter would show if it showed cards that can't be taken. */
  readonly hidden: number
}

export function poolOf(faction: Faction, filter: Filter, language: Language): Pool {
  const words = plain(filter.query).split(' ').filter(Boolean)
  const found = PILOTS.filter(
    (pilot) =>
      pilot.faction === faction &&
      (filter.ship === null || pilot.ship === filter.ship) &&
      (filter.initiative === null || pilot.initiative === filter.initiative) &&
      (filter.points === null || pilot.points <= filter.points) &&
      words.every((word) => haystack(pilot, language).includes(word)),
  )
  const shown = filter.all ? found : found.filter(isUsable)
  return { groups: grouped(shown, language), count: shown.length, hidden: found.length - shown.length }
}

/** All ship types of a faction, for the filter. */
export function shipsOf(faction: Faction, language: Language): readonly ShipFacts[] {
  const pilots = PILOTS.filter((pilot) => pilot.faction === faction)
  return grouped(pilots, language).map(({ ship }) => ship)
}

const USABLE = new Map<string, boolean>()

/** Never changes while the page is open. */
export function isUsable({ id, faction }: PilotFacts): boolean {
  let usable = USABLE.get(id)
  if (usable === undefined) {
    usable = alwaysWrong(faction, id).length === 0
    USABLE.set(id, usable)
  }
  return usable
}

function grouped(pilots: readonly PilotFacts[], language: Language): readonly ShipGroup[] {
  const byShip = Map.groupBy(pilots, ({ ship }) => ship)
  return [...byShip]
    .map(([id, own]) => ({
      ship: shipFacts(id),
      pilots: own.toSorted((a, b) => b.initiative - a.initiative || b.points - a.points),
    }))
    .sort((a, b) => a.ship.name[language].localeCompare(b.ship.name[language], language))
}

const HAYSTACKS = new Map<string, string>()

/** Everything on the card that somebody may remember of it. */
function haystack(pilot: PilotFacts, language: Language): string {
  const key = `${language} ${pilot.id}`
  let hay = HAYSTACKS.get(key)
  if (hay === undefined) {
    const ship = shipFacts(pilot.ship)
    hay = plain(
      [
        ...Object.values(pilot.name),
        ...Object.values(ship.name),
        ...[...pilot.keywords, ...ship.keywords].flatMap((one) => Object.values(KEYWORD_NAMES[one])),
        ...pilot.slots.map((slot) => SLOT_NAMES[slot][language]),
        ...(pilot.standardLoadout ?? []).flatMap((id) => Object.values(upgradeFacts(id).name)),
        textOf('pilot', pilot.id, language),
        textOf('ship-ability', pilot.shipAbility ?? '', language),
      ].join(' '),
    )
    HAYSTACKS.set(key, hay)
  }
  return hay
}
