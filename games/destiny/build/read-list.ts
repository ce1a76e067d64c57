/** Reads a list that a person or the deck site wrote. Never throws: what can't be used is noted with its line. */
import { note, shown } from '@dejarik/kernel'
import { type CardFacts, type CardType, cardsNamed, findCard, plain, SETS } from '../facts/index.ts'
import { DEFAULT_FORMAT, FORMAT_NAMES, type Format, type FormatKind, findFormat } from './formats.ts'
import { Gathering, LIMITS } from './gather.ts'
import { saysNothing, sectionNamed } from './headings.ts'
import { named } from './problem.ts'
import type { Reading } from './reading.ts'

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
}

export function readList(text: string): Reading {
  const gathering = new Gathering()
  if (text.length > MAX_TEXT) {
    gathering.notes.push(note('import-too-long', '', { length: text.length, limit: MAX_TEXT }))
    return { deck: null, notes: gathering.notes }
  }
  const draft: Draft = { gathering, name: null, format: DEFAULT_FORMAT, section: null }
  const lines = text.split(/\r?\n/u)
  for (const [i, raw] of lines.slice(0, LIMITS.entries).entries())
    readLine(draft, raw.slice(0, MAX_LINE).trim(), `${i + 1}`)
  if (lines.length > LIMITS.entries)
    gathering.notes.push(note('import-too-many', `${LIMITS.entries}`, { limit: LIMITS.entries }))
  return gathering.finish(draft.name ?? '', draft.format.id)
}

function readLine(draft: Draft, raw: string, where: string): void {
  if (/^[\s¯=_*~–—-]*$/u.test(raw)) return
  if (readHeading(draft, raw) || readMeta(draft, raw, where)) return
  const line = lineFrom(raw, where)
  const isFirst = draft.name === null && draft.gathering.isEmpty && draft.section === null
  if (isFirst && line.count === null && line.id === null && !line.elite) {
    draft.name = raw
    return
  }
  if (line.count === null && saysNothing(raw)) return
  const found = cardOf(draft, line)
  if (found === null) {
    const key = line.count === null && line.id === null ? 'import-line' : 'import-unknown-card'
    draft.gathering.notes.push(note(key, where, { value: shown(line.text === '' ? raw : line.text) }))
  } else addCard(draft, line, found)
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
  const kinds = Object.keys(FORMAT_NAMES) as FormatKind[]
  const kind = kinds.find((each) =>
    Object.values(FORMAT_NAMES[each]).some((name) => plain(value) === plain(name)),
  )
  const format = findFormat(id ?? (kind === 'starter' ? kind : `${kind}-${DEFAULT_FORMAT.date}`))
  if (format === undefined)
    draft.gathering.notes.push(note('import-unknown-format', where, { value: shown(value) }))
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
  const text = bracket !== null || printed !== null ? eliteless.replace(/[[(][^[(]*$/u, '') : eliteless
  const written = before ?? after
  return {
    where,
    text: text.trim(),
    count: written === null ? null : Number(written),
    elite: eliteless !== body,
    id: bracket?.[1] ?? printed,
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

function cardOf(draft: Draft, line: Line): Found | null {
  const marked = line.id === null ? undefined : findCard(line.id)
  if (marked !== undefined) return { card: marked, elite: line.elite }
  const titled = candidates(line.text)
  if (titled.length > 0) return { card: choose(draft, line, titled), elite: line.elite }
  // Players write an e before elite characters: `eKylo Ren`.
  const short = /^e(?=\p{Lu})/u.test(line.text) ? candidates(line.text.slice(1)) : []
  const characters = short.filter(({ type }) => type === 'character')
  return characters.length > 0 ? { card: choose(draft, line, characters), elite: true } : null
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

/** Printings of one card are the same; of different cards the first is taken, and said. */
function choose(draft: Draft, line: Line, found: readonly CardFacts[]): CardFacts {
  const inSection = found.filter(({ type }) => type === draft.section)
  const open = inSection.length > 0 ? inSection : found
  const originals = open.filter(
    ({ reprintOf }) => reprintOf === null || !open.some((other) => other.id === reprintOf),
  )
  const [card] = originals
  if (originals.length > 1)
    draft.gathering.notes.push(
      note('import-ambiguous', line.where, {
        value: shown(line.text),
        card: named('card', card.id),
        ids: originals.map(({ id }) => `[${id}]`).join(', '),
      }),
    )
  return card
}

function addCard({ gathering }: Draft, line: Line, { card, elite }: Found): void {
  const { where } = line
  const written = line.count ?? 1
  if (written < 1 || written > LIMITS.count) {
    gathering.notes.push(note('import-bad-count', where, { value: `${written}`, limit: LIMITS.count }))
    return
  }
  // Before a unique character stands the number of its dice.
  const single = card.type === 'character' && card.unique
  const count = single ? 1 : written
  const dice = single && written > 1 ? [written] : Array.from({ length: count }, () => (elite ? 2 : 1))
  gathering.add({ card, count, dice, where })
}
