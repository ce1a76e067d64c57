/** Reads a list that a person or the deck site wrote. Never throws: what can't be used is noted with its line. */
import { didYouMean, isMarkedAsCard, keysOf, lost, nearest, note, shown, told } from '@dejarik/kernel'
import { type CardFacts, type CardType, cardsNamed, findCard, plain, SETS } from '../facts/index.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, type Format, findFormat } from './formats.ts'
import { Gathering, LIMITS } from './gather.ts'
import { saysNothing, sectionNamed } from './headings.ts'
import { named } from './problem.ts'
import type { Reading } from './reading.ts'
import { nearestTitle } from './titles.ts'

const MAX_TEXT = 20_000
const MAX_LINE = 300

/** What has been read so far. */
interface Draft {
  readonly gathering: Gathering
  name: string | null
  format: Format
  /** The heading above the line. */
  section: CardType | null
}

/** A line taken apart. */
interface Line {
  readonly where: string
  readonly text: string
  /** Null if none was written. */
  readonly count: number | null
  readonly elite: boolean
  /** Id by brackets or by set and number. */
  readonly id: string | null
  /** Set and number as they were written, whether or not there is such a card. */
  readonly printing: string | null
}

export function readList(text: string): Reading {
  const gathering = new Gathering()
  if (text.length > MAX_TEXT) {
    gathering.notes.push(note('import-too-long', '', { length: text.length, limit: MAX_TEXT }))
    return { deck: null, notes: gathering.notes }
  }
  const draft: Draft = { gathering, name: null, format: DEFAULT_FORMAT, section: null }
  const lines = text.split(/\r?\n/u).map((raw) => raw.slice(0, MAX_LINE).trim())
  for (const [i, raw] of lines.slice(0, LIMITS.entries).entries())
    readLine(draft, raw, `${i + 1}`, lines[i + 1] ?? '')
  if (lines.length > LIMITS.entries)
    gathering.notes.push(lost('import-too-many', `${LIMITS.entries}`, { limit: LIMITS.entries }))
  return gathering.finish(draft.name ?? '', draft.format.id)
}

function readLine(draft: Draft, raw: string, where: string, next: string): void {
  if (isRuler(raw)) return
  if (readHeading(draft, raw) || readMeta(draft, raw, where)) return
  const line = lineFrom(raw, where)
  if (readName(draft, line, raw, next)) return
  if (line.count === null && saysNothing(raw)) return
  const found = cardOf(draft, line)
  if (found === 'refused') return
  if (found === null) {
    const key = line.count === null && line.printing === null ? 'import-line' : 'import-unknown-card'
    const value = shown(line.text === '' ? raw : line.text)
    draft.gathering.notes.push(lost(key, where, { value, ...didYouMean(nearestTitle(line.text)) }))
  } else addCard(draft, line, found)
}

function isRuler(raw: string): boolean {
  return /^[\s¯=_*~–—-]*$/u.test(raw)
}

/**
 * The first line is the deck's name, unless it is or looks like a card. The title of a card is one if something
 * other than cards follows; where that leaves a doubt, it is said.
 */
function readName(draft: Draft, line: Line, raw: string, next: string): boolean {
  const isFirst = draft.name === null && draft.gathering.isEmpty && draft.section === null
  if (!isFirst || line.count !== null || line.printing !== null || line.elite) return false
  const stands = isRuler(next) || sectionNamed(next.replace(/:$/u, '')) !== undefined || /^\w+:/u.test(next)
  const isCard = titled(line.text).cards.length > 0
  const near = isCard ? null : nearestTitle(line.text)
  if (!stands && (isCard || isMarkedAsCard(raw) || near?.close === true)) return false
  if (isCard || near?.close === true || (near !== null && !stands))
    draft.gathering.notes.push(told('import-name', line.where, { value: shown(raw), ...didYouMean(near) }))
  draft.name = raw
  return true
}

/** `UPGRADES (12)`, `Aufwertungen:` */
function readHeading(draft: Draft, raw: string): boolean {
  const section = sectionNamed(raw.replace(/[:\s]*(\(\d+\))?[:\s]*$/u, ''))
  if (section !== undefined) draft.section = section
  return section !== undefined
}

/** `Format: Standard [standard-2018-12-11]`; lines about sets and points only repeat what the cards say. */
function readMeta(draft: Draft, raw: string, where: string): boolean {
  const [, word, value] = /^(format|sets?|points|punkte)\s*:\s*(.*)$/iu.exec(raw) ?? []
  if (word === undefined) return false
  if (word.toLowerCase() !== 'format') return true
  const id = /\[([a-z0-9-]+)\]$/u.exec(value)?.[1]
  const kind = keysOf(FORMAT_NAMES).find((each) =>
    Object.values(FORMAT_NAMES[each]).some((name) => plain(value) === plain(name)),
  )
  const format = findFormat(id ?? (kind === 'starter' ? kind : `${kind}-${DEFAULT_FORMAT.date}`))
  if (format === undefined)
    draft.gathering.notes.push(lost('import-unknown-format', where, { value: shown(value) }))
  draft.format = format ?? DEFAULT_FORMAT
  return true
}

function lineFrom(raw: string, where: string): Line {
  const listed = raw.replace(/^[-–—•*+]\s+/u, '')
  const [, before, rest] = /^(\d{1,4})\s*(?:[x×]\s*|\s)(.*)$/iu.exec(listed) ?? [null, null, listed]
  const [, body, after] = /^(.*)\s[x×]\s?(\d{1,4})$/iu.exec(rest) ?? [null, rest, null]
  const eliteless = body.replace(/[\s,(]*(?:elite|2 dice|2 würfel)\)?$/iu, '')
  const bracket = /\[(\d{5}[A-D]?)\]$/u.exec(eliteless)
  const printing = /\(([^()#]+?)\s*#?\s*(\d{1,3}[A-D]?)\)$/u.exec(eliteless)
  const printed = printing === null ? null : printedId(printing[1], printing[2])
  const marked = bracket !== null || printing !== null
  const text = marked ? eliteless.replace(/[[(][^[(]*$/u, '') : eliteless
  const written = before ?? after
  return {
    where,
    text: text.trim(),
    count: written === null ? null : Number(written),
    elite: eliteless !== body,
    id: bracket?.[1] ?? printed,
    printing: marked ? eliteless.slice(text.length) : null,
  }
}

/** The id of `Awakenings` and `11`, or of `AW` and `11`. */
function printedId(setName: string, number: string): string | null {
  const set = SETS.find(({ code, name }) =>
    [code, name.en, name.de].some((word) => plain(word) === plain(setName)),
  )
  if (set === undefined) return null
  const digits = number.replace(/\D/gu, '').padStart(3, '0')
  return `${String(set.position).padStart(2, '0')}${digits}${number.replace(/\d/gu, '')}`
}

interface Found {
  readonly card: CardFacts
  readonly elite: boolean
}

interface Titled {
  readonly cards: readonly CardFacts[]
  readonly elite: boolean
}

/**
 * The card that a line means: null if there is none, `refused` if it was said why not. Where title and number
 * disagree, the title decides, because it is what a person reads; a title that leaves a choice decides nothing.
 */
function cardOf(draft: Draft, line: Line): Found | 'refused' | null {
  const { notes } = draft.gathering
  const marked = line.id === null ? undefined : findCard(line.id)
  const { cards, elite: marksElite } = titled(line.text)
  const elite = line.elite || marksElite
  const about = { value: shown(line.text), printing: line.printing ?? '' }
  if (marked === undefined) {
    if (cards.length === 0) return null
    const card = choose(draft, line, numbered(cards, line.printing))
    if (line.printing !== null)
      notes.push(note('import-unknown-printing', line.where, { ...about, card: named('card', card.id) }))
    return { card, elite }
  }
  if (line.text === '' || cards.includes(marked)) return { card: marked, elite }
  const other = named('card', marked.id)
  const [card, ...more] = originals(draft, cards)
  if (card !== undefined && more.length === 0) {
    notes.push(note('import-title-decides', line.where, { ...about, other, card: named('card', card.id) }))
    return { card, elite }
  }
  if (card === undefined && isLike(line.text, marked)) {
    notes.push(note('import-number-decides', line.where, { ...about, card: other }))
    return { card: marked, elite }
  }
  notes.push(lost('import-title-against-number', line.where, { ...about, other }))
  return 'refused'
}

/** Those of the number that was written, if its set is not known and one has it. */
function numbered(cards: readonly CardFacts[], printing: string | null): readonly CardFacts[] {
  const written = Number(/(\d+)\D*$/u.exec(printing ?? '')?.[1])
  const found = cards.filter(({ number }) => number === written)
  return found.length === 1 ? found : cards
}

/** Cards of a title. Players write an e or a word before elite characters: `eKylo Ren`. */
function titled(text: string): Titled {
  const cards = candidates(text)
  const short = cards.length > 0 ? text : text.replace(/^elite\s+|^e(?=\p{Lu})/u, '')
  if (short === text) return { cards, elite: false }
  return { cards: candidates(short).filter(({ type }) => type === 'character'), elite: true }
}

/** Whether a title that no card has can be this card's with a slip of the finger, or with more words around it. */
function isLike(text: string, { name }: CardFacts): boolean {
  return [name.en, name.de].some(
    (title) =>
      plain(text).includes(plain(title)) || nearest(plain(text), new Map([[plain(title), title]])) !== null,
  )
}

/** Cards of a title, or of a title and a subtitle. */
function candidates(text: string): readonly CardFacts[] {
  const whole = cardsNamed(text)
  if (whole.length > 0) return whole
  const [, title, subtitle] = /^(.+?)\s*(?:\s[-–—]\s|,|\()\s*([^()]+)\)?$/u.exec(text) ?? []
  if (title === undefined) return []
  return cardsNamed(title).filter(
    (card) =>
      card.subtitle !== null &&
      [card.subtitle.en, card.subtitle.de].some((word) => plain(word) === plain(subtitle)),
  )
}

/** Of the cards that a line can mean those that fit its heading; printings of one card are the same. */
function originals(draft: Draft, found: readonly CardFacts[]): readonly CardFacts[] {
  const inSection = found.filter(({ type }) => type === draft.section)
  const open = inSection.length > 0 ? inSection : found
  return open.filter(({ reprintOf }) => reprintOf === null || !open.some((other) => other.id === reprintOf))
}

/** Of different cards the first is taken, and said. */
function choose(draft: Draft, line: Line, found: readonly CardFacts[]): CardFacts {
  const [card, ...others] = originals(draft, found)
  if (others.length > 0)
    draft.gathering.notes.push(
      note('import-ambiguous', line.where, {
        value: shown(line.text),
        card: named('card', card.id),
        ids: [card, ...others].map(({ id }) => `[${id}]`).join(', '),
      }),
    )
  return card
}

function addCard({ gathering }: Draft, line: Line, { card, elite }: Found): void {
  const { where } = line
  const written = line.count ?? 1
  if (written < 1 || written > LIMITS.count) {
    gathering.notes.push(lost('import-bad-count', where, { value: `${written}`, limit: LIMITS.count }))
    return
  }
  // Before a unique character stands the number of its dice.
  const single = card.type === 'character' && card.unique
  const count = single ? 1 : written
  const dice = single && written > 1 ? [written] : Array.from({ length: count }, () => (elite ? 2 : 1))
  gathering.add({ card, count, dice, where })
}
