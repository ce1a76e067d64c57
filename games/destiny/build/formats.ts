/**
 * What may be played, as dated lists. Reference 1.9 has no formats itself; the publisher's lists of its time are the
 * ones of 2018-12-11.
 */
import type { Words } from '@dejarik/kernel'
import { CARDS, type CardFacts, cardFacts } from '../facts/index.ts'
import {
  POINTS_2018_07,
  POINTS_2018_12,
  POINTS_2019_04,
  POINTS_2019_07,
  POINTS_2019_10,
  POINTS_2019_12,
  POINTS_2020_07,
  type PointChanges,
} from './format-points.ts'

export type FormatKind = 'standard' | 'trilogy' | 'infinite' | 'starter'

export interface Format {
  /** `standard-2018-12-11` */
  readonly id: string
  readonly kind: FormatKind
  readonly name: Words
  readonly date: string
  /** Codes of the sets whose cards may be used, in any printing. */
  readonly sets: readonly string[]
  readonly points: PointChanges
  /** A deck may hold cards of one title of this list. */
  readonly restricted: readonly string[]
  /** Cards of the deck. */
  readonly size: number
}

export const FORMAT_NAMES: { readonly [K in FormatKind]: Words } = {
  standard: { en: 'Standard', de: 'Standard' },
  trilogy: { en: 'Trilogy', de: 'Trilogie' },
  infinite: { en: 'Infinite', de: 'Unbegrenzt' },
  starter: { en: 'Starter game', de: 'Starterspiel' },
}

const DECK_SIZE = 30
/** sd.st-setup.6 */
const STARTER_SIZE = 20

const FIRST_CYCLE = ['AW', 'SoR', 'EaW']
const TO_WOTF = ['TPG', 'LEG', 'RIV', 'WotF']
const TO_ATG = [...TO_WOTF, 'AtG']
const TO_AON = ['CONV', 'AoN']
const TO_SOH = [...TO_AON, 'SoH']
const TO_CM = [...TO_SOH, 'CM']

interface Lists {
  readonly date: string
  readonly points: PointChanges
  readonly standard: readonly string[]
  readonly trilogy: readonly string[]
  readonly infinite: readonly string[]
  /** Restricted cards by format; there were none before 2019-07-08. */
  readonly restricted?: { readonly [K in 'standard' | 'trilogy' | 'infinite']: readonly string[] }
}

const LISTS: readonly Lists[] = [
  {
    date: '2018-07-05',
    points: POINTS_2018_07,
    standard: [...FIRST_CYCLE, ...TO_WOTF],
    trilogy: TO_WOTF,
    infinite: [...FIRST_CYCLE, ...TO_WOTF],
  },
  {
    date: '2018-11-09',
    points: POINTS_2018_07,
    standard: [...FIRST_CYCLE, ...TO_ATG],
    trilogy: TO_ATG,
    infinite: [...FIRST_CYCLE, ...TO_ATG],
  },
  {
    date: '2018-12-11',
    points: POINTS_2018_12,
    standard: [...FIRST_CYCLE, ...TO_ATG],
    trilogy: TO_ATG,
    infinite: [...FIRST_CYCLE, ...TO_ATG],
  },
  {
    date: '2019-04-02',
    points: POINTS_2019_04,
    standard: [...TO_ATG, ...TO_AON],
    trilogy: TO_AON,
    infinite: [...FIRST_CYCLE, ...TO_ATG, ...TO_AON],
  },
  {
    date: '2019-07-08',
    points: POINTS_2019_07,
    standard: [...TO_ATG, ...TO_SOH],
    trilogy: TO_SOH,
    infinite: [...FIRST_CYCLE, ...TO_ATG, ...TO_SOH],
    restricted: {
      standard: ['05022', '09178', '11015', '11077'],
      trilogy: ['09178', '11077'],
      infinite: ['01110', '01129', '05022', '09177', '09178', '11015', '11077'],
    },
  },
  {
    date: '2019-10-02',
    points: POINTS_2019_10,
    standard: [...TO_ATG, ...TO_SOH],
    trilogy: TO_SOH,
    infinite: [...FIRST_CYCLE, ...TO_ATG, ...TO_SOH],
    restricted: {
      standard: ['05022', '07156', '09178', '11015', '11077', '11079', '11095'],
      trilogy: ['09178', '11077', '11079'],
      infinite: ['01110', '01129', '05022', '09177', '09178', '11015', '11077'],
    },
  },
  {
    date: '2019-12-20',
    points: POINTS_2019_12,
    standard: [...TO_ATG, ...TO_SOH],
    trilogy: TO_SOH,
    infinite: [...FIRST_CYCLE, ...TO_ATG, ...TO_SOH],
    // biome-ignore format: ids
    restricted: {
      standard: ['05022', '05092', '07156', '08013', '08159', '09087', '09128', '09178', '11015', '11077', '11079', '11095', '11111'],
      trilogy: ['09178', '11077', '11079', '11111'],
      infinite: ['01110', '01129', '05022', '05092', '08013', '09177', '09178', '11015', '11077', '11111'],
    },
  },
  {
    date: '2020-07-14',
    points: POINTS_2020_07,
    standard: [...TO_ATG, ...TO_CM, 'TR'],
    trilogy: TO_CM,
    infinite: [...FIRST_CYCLE, ...TO_ATG, ...TO_CM, 'TR'],
    // biome-ignore format: ids
    restricted: {
      standard: ['05022', '05092', '06005', '07156', '08013', '08159', '09087', '09128', '09178', '11015', '11043', '11077', '11079', '11094', '11095', '11111', '12027', '12042', '12157'],
      trilogy: ['09178', '11043', '11077', '11079', '11094', '11111', '12027', '12042', '12157'],
      infinite: ['01110', '01129', '05022', '05092', '08013', '09177', '09178', '11015', '11077', '11094', '11111', '12157'],
    },
  },
]

/** The ready decks of the starter sets, and others of their size; cards up to the reference (sd.st-custom.8). */
export const STARTER: Format = {
  id: 'starter',
  kind: 'starter',
  name: FORMAT_NAMES.starter,
  date: '2018-12-11',
  sets: [...FIRST_CYCLE, ...TO_ATG],
  points: {},
  restricted: [],
  size: STARTER_SIZE,
}

function dated(lists: Lists, kind: 'standard' | 'trilogy' | 'infinite'): Format {
  return {
    id: `${kind}-${lists.date}`,
    kind,
    name: FORMAT_NAMES[kind],
    date: lists.date,
    sets: lists[kind],
    points: lists.points,
    restricted: lists.restricted?.[kind] ?? [],
    size: DECK_SIZE,
  }
}

/** All formats, the earliest lists first. */
export const FORMATS: readonly Format[] = [
  ...LISTS.flatMap((lists) => [dated(lists, 'standard'), dated(lists, 'trilogy'), dated(lists, 'infinite')]),
  STARTER,
]

export const DEFAULT_FORMAT = formatOf('standard-2018-12-11')

export function findFormat(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id)
}

/** For ids that must exist, because our own code names them. */
export function formatOf(id: string): Format {
  const format = findFormat(id)
  if (format === undefined) throw new Error(`there is no format with the id ${id}`)
  return format
}

/** Sets in which the card was printed, by the id of its first printing. */
const PRINTINGS: ReadonlyMap<string, ReadonlySet<string>> = printings()

function printings(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { reprintOf, set } of CARDS) {
    if (reprintOf === null) continue
    const sets = found.get(reprintOf) ?? new Set([cardFacts(reprintOf).set])
    found.set(reprintOf, sets.add(set))
  }
  return found
}

/** A card may be used if any of its printings is in a set of the format. */
export function isInFormat(card: CardFacts, format: Format): boolean {
  if (format.sets.includes(card.set)) return true
  const sets = PRINTINGS.get(card.reprintOf ?? card.id)
  return sets !== undefined && format.sets.some((set) => sets.has(set))
}
