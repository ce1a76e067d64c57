/** Decks in the JSON of the community's deck site. Reading never throws: what can't be used is noted with its place. */
import { keysOf, lost, note, shown } from '@dejarik/kernel'
import { type CardFacts, findCard } from '../facts/index.ts'
import type { Deck } from './deck.ts'
import { DEFAULT_FORMAT, type Format, type FormatKind, findFormat } from './formats.ts'
import { Gathering, LIMITS } from './gather.ts'
import { canBeElite } from './points.ts'
import type { Reading } from './reading.ts'

const MAX_TEXT = 100_000

/** The site's codes; it knows no dates, and the starter game has none. */
const SITE_CODES: { readonly [K in FormatKind]: string | null } = {
  standard: 'STD',
  trilogy: 'TRI',
  infinite: 'INF',
  starter: null,
}

/** A card of the site's `slots`; `dices` lists the dice of each copy of a character that isn't unique. */
interface SiteSlot {
  readonly quantity: number
  readonly dice: number
  readonly dices?: string | null
}

export interface SiteDeck {
  readonly name: string
  readonly format_code: string
  readonly affiliation_code: string
  readonly slots: { readonly [code: string]: SiteSlot }
  readonly characters: { readonly [code: string]: SiteSlot }
}

type Fields = { readonly [field: string]: unknown }

/** Text or parsed JSON: a whole deck of the site, or its slots alone. */
export function readSite(raw: unknown): Reading {
  const gathering = new Gathering()
  const { notes } = gathering
  const value = typeof raw === 'string' ? parsed(raw) : raw
  if (value === undefined) {
    notes.push(note('import-no-json', '', { value: shown(raw) }))
    return { deck: null, notes }
  }
  const slots = slotsOf(value)
  if (slots === null || !isFields(value)) {
    notes.push(note('import-no-slots', ''))
    return { deck: null, notes }
  }
  const entries = Object.entries(slots)
  for (const [code, slot] of entries.slice(0, LIMITS.entries)) readSlot(gathering, code, slot)
  if (entries.length > LIMITS.entries) notes.push(lost('import-too-many', 'slots', { limit: LIMITS.entries }))
  const name = typeof value.name === 'string' ? value.name : ''
  return gathering.finish(name, readFormat(gathering, value.format_code).id)
}

function parsed(text: string): unknown {
  if (text.length > MAX_TEXT) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The field, or the whole if it looks like slots itself. */
function slotsOf(value: unknown): Fields | null {
  if (!isFields(value)) return null
  if (isFields(value.slots)) return value.slots
  return Object.keys(value).some((key) => /^\d{5,6}[A-D]?$/u.test(key)) ? value : null
}

function readFormat({ notes }: Gathering, code: unknown): Format {
  if (code === undefined || code === null) return DEFAULT_FORMAT
  const kind = keysOf(SITE_CODES).find((key) => SITE_CODES[key] === code)
  const format = kind === undefined ? undefined : findFormat(`${kind}-${DEFAULT_FORMAT.date}`)
  if (format === undefined) notes.push(lost('import-unknown-format', 'format_code', { value: shown(code) }))
  return format ?? DEFAULT_FORMAT
}

function readSlot(gathering: Gathering, code: string, slot: unknown): void {
  const where = `slots.${code.slice(0, 20)}`
  const card = findCard(code)
  if (card === undefined) {
    gathering.notes.push(lost('import-unknown-card', where, { value: shown(code) }))
    return
  }
  const quantity = isFields(slot) ? slot.quantity : slot
  if (
    typeof quantity !== 'number' ||
    !Number.isInteger(quantity) ||
    quantity < 1 ||
    quantity > LIMITS.count
  ) {
    gathering.notes.push(lost('import-bad-count', where, { value: shown(quantity), limit: LIMITS.count }))
    return
  }
  if (isNumberOfDice(card, slot, quantity)) gathering.add({ card, count: 1, dice: [quantity], where })
  else
    gathering.add({ card, count: quantity, dice: diceOf(slot, card.unique || card.type === 'plot'), where })
}

/**
 * A team has a unique character once (sd.team.4), so a number beside it that stands alone counts its dice, as in the
 * site's lists. The same goes for a plot with an elite version.
 */
function isNumberOfDice(card: CardFacts, slot: unknown, quantity: number): boolean {
  const counted = card.type === 'plot' ? canBeElite(card.id) : card.type === 'character' && card.unique
  if (!counted) return false
  if (!isFields(slot)) return true
  return quantity > 1 && (slot.dice === undefined || slot.dice === null || slot.dice === quantity)
}

/** Unique characters have their dice in `dice`; of the others it is the sum, and `dices` lists them. */
function diceOf(slot: unknown, single: boolean): readonly number[] {
  if (!isFields(slot)) return []
  if (typeof slot.dices === 'string' && slot.dices !== '')
    return slot.dices.split(',').slice(0, LIMITS.count).map(Number)
  return single && typeof slot.dice === 'number' ? [slot.dice === 0 ? 1 : slot.dice] : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What the site would export; what only our decks know (dates, the starter game, cards under a plot) is left out. */
export function writeSite(deck: Deck): SiteDeck {
  const format = findFormat(deck.format) ?? DEFAULT_FORMAT
  const characters = characterSlots(deck)
  const battlefields = [deck.battlefield, deck.secondBattlefield].filter((id) => typeof id === 'string')
  const plot = deck.plot === null ? [] : [[deck.plot, { quantity: 1, dice: deck.elitePlot ? 2 : 0 }] as const]
  const slots: [string, SiteSlot][] = [
    ...Object.entries(characters),
    ...battlefields.map((id): [string, SiteSlot] => [id, { quantity: 1, dice: 0 }]),
    ...plot.map(([id, slot]): [string, SiteSlot] => [id, slot]),
    ...deck.cards.map(({ card, count }): [string, SiteSlot] => [
      card,
      { quantity: count, dice: findCard(card)?.die == null ? 0 : count },
    ]),
  ]
  return {
    name: deck.name,
    format_code: SITE_CODES[format.kind] ?? 'STD',
    affiliation_code: affiliationOf(deck),
    slots: Object.fromEntries(slots.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    characters,
  }
}

function characterSlots(deck: Deck): { readonly [code: string]: SiteSlot } {
  const ids = [...new Set(deck.characters.map(({ card }) => card))]
  return Object.fromEntries(
    ids.map((id) => {
      const dice = deck.characters.filter(({ card }) => card === id).map((character) => character.dice)
      const slot = { quantity: dice.length, dice: dice.reduce((sum, one) => sum + one, 0) }
      return [id, findCard(id)?.unique === true ? slot : { ...slot, dices: dice.join(',') }]
    }),
  )
}

function affiliationOf({ characters }: Deck): string {
  const found = characters.map(({ card }) => findCard(card)?.affiliation)
  return found.find((affiliation) => affiliation === 'hero' || affiliation === 'villain') ?? 'neutral'
}

export function siteText(deck: Deck): string {
  return `${JSON.stringify(writeSite(deck), null, 2)}\n`
}
