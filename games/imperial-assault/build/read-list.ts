/** Reads a list that a person wrote. Never throws: what can't be used is noted with its line. */
import { didYouMean, isMarkedAsCard, lacking, lost, type Note, note, told } from '@dejarik/kernel'
import type { Affiliation } from '../facts/index.ts'
import type { Army, ArmyCard } from './army.ts'
import { affiliationNamed, kindNamed, nameIn, saysNothing } from './headings.ts'
import { type CardKind, named } from './problem.ts'
import type { Reading } from './reading.ts'
import { type Candidate, cardsTitled, cardWithId, nearestTitle } from './titles.ts'

const MAX_TEXT = 20_000
const MAX_LINE = 300
const MAX_LINES = 200
const MAX_COUNT = 60
const MAX_NAME = 200

/** A line taken apart. */
interface Line {
  readonly where: string
  readonly text: string
  /** Null if none was written. */
  readonly count: number | null
  /** Null if the line does not say. */
  readonly elite: boolean | null
  readonly id: string | null
}

/** A line with the cards that it can mean. */
interface Row {
  readonly line: Line
  readonly cards: readonly Candidate[]
}

/** What has been read so far. */
interface Draft {
  readonly notes: Note[]
  readonly rows: Row[]
  name: string | null
  affiliation: Affiliation | null
  /** The heading above the line. */
  section: CardKind | null
}

export function readList(text: string): Reading {
  if (text.length > MAX_TEXT)
    return { army: null, notes: [note('import-too-long', '', { length: text.length, limit: MAX_TEXT })] }
  const draft: Draft = { notes: [], rows: [], name: null, affiliation: null, section: null }
  const lines = text.split(/\r?\n/u)
  for (const [i, raw] of lines.slice(0, MAX_LINES).entries())
    readLine(draft, raw.slice(0, MAX_LINE).trim(), `${i + 1}`)
  if (lines.length > MAX_LINES)
    draft.notes.push(lost('import-too-many', `${MAX_LINES}`, { limit: MAX_LINES }))
  return finish(draft)
}

function readLine(draft: Draft, raw: string, where: string): void {
  if (/^[\s¯=_*~–—-]*$/u.test(raw)) return
  const isFirst =
    draft.name === null && draft.section === null && draft.rows.length + draft.notes.length === 0
  const name = nameIn(raw)
  if (name !== null) draft.name ??= name
  if (name !== null || readHeading(draft, raw) || readAffiliation(draft, raw, where) || saysNothing(raw))
    return
  const line = lineFrom(raw, where)
  const cards = candidates(line, draft.section)
  if (cards.length > 0) draft.rows.push({ line, cards })
  else readUnknown(draft, line, raw, isFirst)
}

/**
 * A line that is none of our cards. The first one is the army's name if nothing about it looks like a card; that is
 * always said, because a card whose name we don't know would be lost with it.
 */
function readUnknown(draft: Draft, line: Line, raw: string, isFirst: boolean): void {
  const { where, text, count, id } = line
  const near = nearestTitle(text)
  const isBare = count === null && id === null
  if (isFirst && isBare && !isMarkedAsCard(raw) && line.elite === null && near?.close !== true) {
    draft.name = raw
    draft.notes.push(told('import-name', where, { value: shown(raw), ...didYouMean(near) }))
    return
  }
  const value = shown(text === '' ? raw : text)
  draft.notes.push(
    lost(isBare ? 'import-line' : 'import-unknown-card', where, { value, ...didYouMean(near) }),
  )
}

/** `Command cards (15):`, `Befehlsstapel` */
function readHeading(draft: Draft, raw: string): boolean {
  const kind = kindNamed(raw.replace(/[:\s]*(\([^()]*\))?[:\s]*$/u, ''))
  if (kind !== undefined) draft.section = kind
  return kind !== undefined
}

/** `Affiliation: Rebel`, or the word alone. */
function readAffiliation(draft: Draft, raw: string, where: string): boolean {
  const [, value] = /^(?:affiliation|faction|fraktion)\s*:\s*(.*)$/iu.exec(raw) ?? []
  // Hired Guns are called Söldner in German, as are mercenaries: under a heading the word is a card.
  const affiliation =
    value === undefined && draft.section !== null ? undefined : affiliationNamed(value ?? raw)
  if (affiliation !== undefined) draft.affiliation = affiliation
  else if (value !== undefined)
    draft.notes.push(lost('import-unknown-affiliation', where, { value: shown(value) }))
  return affiliation !== undefined || value !== undefined
}

function lineFrom(raw: string, where: string): Line {
  const listed = raw.replace(/^[-–—•*+]\s+/u, '')
  const [, before, rest] = /^(\d{1,4})\s*(?:[x×]\s*|\s)(.*)$/iu.exec(listed) ?? [null, null, listed]
  const [, body, after] = /^(.*)\s[x×]\s?(\d{1,4})$/iu.exec(rest) ?? [null, rest, null]
  // Many write the points behind a card.
  const unpriced = body.replace(/\s*[[(]-?\d+[\])]$/u, '')
  const [, words, id] = /^(.*?)\s*\[([a-z0-9-]+)\]$/u.exec(unpriced) ?? [null, unpriced, null]
  // Square brackets around a whole name mean the elite card among players.
  const [, bracketed] = /^\[(.+)\]$/u.exec(words) ?? []
  const rank = rankOf(bracketed ?? words)
  const written = before ?? after
  return {
    where,
    text: rank.text,
    count: written === null ? null : Number(written),
    elite: bracketed === undefined ? rank.elite : true,
    id,
  }
}

/** `Stormtrooper (Elite)`, `Elite Stormtrooper`, `eStormtrooper`, `Stormtrooper (Regular)`. */
function rankOf(words: string): { readonly text: string; readonly elite: boolean | null } {
  if (cardsTitled(words).length > 0) return { text: words, elite: null }
  const elite = words.replace(/^elite\s+|[\s,(]+elite\)?$/iu, '').replace(/^e(?=\p{Lu})/u, '')
  if (elite !== words) return { text: elite.trim(), elite: true }
  const regular = words.replace(/^(?:regular|normale?)\s+|[\s,(]+(?:regular|normal)\)?$/iu, '')
  return { text: regular.trim(), elite: regular === words ? null : false }
}

function candidates({ text, id }: Line, section: CardKind | null): readonly Candidate[] {
  const marked = id === null ? null : cardWithId(id, section)
  if (marked !== null) return [marked]
  const found = cardsTitled(text)
  const inSection = found.filter(({ kind }) => kind === section)
  return inSection.length > 0 ? inSection : found
}

function finish(draft: Draft): Reading {
  const { notes, rows } = draft
  if (rows.length === 0) {
    notes.push(note('import-no-cards', ''))
    return { army: null, notes }
  }
  const affiliation = draft.affiliation ?? affiliationOf(rows)
  const counts: { readonly [K in CardKind]: Map<string, number> } = {
    deployment: new Map(),
    upgrade: new Map(),
    command: new Map(),
  }
  for (const row of rows) {
    const count = row.line.count ?? 1
    if (count < 1 || count > MAX_COUNT) {
      notes.push(lost('import-bad-count', row.line.where, { value: `${count}`, limit: MAX_COUNT }))
      continue
    }
    const { kind, id } = choose(row, affiliation, notes)
    counts[kind].set(id, Math.min(MAX_COUNT, (counts[kind].get(id) ?? 0) + count))
  }
  if (Object.values(counts).every(({ size }) => size === 0)) {
    notes.push(note('import-no-cards', ''))
    return { army: null, notes }
  }
  const name = [...(draft.name ?? '')].slice(0, MAX_NAME).join('')
  const { deployment, upgrade, command } = counts
  const army: Army = {
    name,
    affiliation,
    groups: cardsOf(deployment),
    upgrades: cardsOf(upgrade),
    commands: cardsOf(command),
  }
  return { army: lacking(army, notes), notes }
}

function cardsOf(counts: ReadonlyMap<string, number>): readonly ArmyCard[] {
  return [...counts].map(([card, count]) => ({ card, count }))
}

/**
 * The affiliation of a list that does not name it. Upgrades decide before figures, because no alliance lets in
 * upgrades of others (ia.deployment-cards.6); of the figures, most points decide.
 */
function affiliationOf(rows: readonly Row[]): Affiliation {
  const points: { [A in Affiliation]: number } = { rebel: 0, imperial: 0, mercenary: 0 }
  for (const { cards, line } of rows) {
    const [card] = cards
    if (cards.some(({ affiliation }) => affiliation !== card.affiliation)) continue
    if (card.affiliation === null || card.affiliation === 'neutral') continue
    if (card.kind === 'upgrade') return card.affiliation
    points[card.affiliation] += card.cost * (line.count ?? 1)
  }
  const most = Math.max(...Object.values(points))
  return points.imperial === most ? 'imperial' : points.mercenary === most ? 'mercenary' : 'rebel'
}

/** Of several cards the one that fits the line and the army; where that leaves a choice, the first is taken, and said. */
function choose({ line, cards }: Row, affiliation: Affiliation, notes: Note[]): Candidate {
  const { where, text, elite } = line
  const own = narrowed(cards, (card) => card.affiliation === affiliation)
  const ranked = narrowed(own, (card) => card.elite === (elite ?? false) || card.unique)
  const [card] = ranked
  const about = named(card.kind, card.id)
  if (elite === true && !card.elite) notes.push(note('import-no-elite', where, { card: about }))
  if (ranked.length > 1) {
    const ids = ranked.map(({ id }) => `[${id}]`).join(', ')
    notes.push(note('import-ambiguous', where, { value: shown(text), card: about, ids }))
  }
  return card
}

/** Those that hold, if any does. */
function narrowed(cards: readonly Candidate[], holds: (card: Candidate) => boolean): readonly Candidate[] {
  const held = cards.filter(holds)
  return held.length > 0 ? held : cards
}

const MOST_SHOWN = 60

/** A piece of text as a sentence can show it: whole if it is short. */
function shown(text: string): string {
  return JSON.stringify(text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`)
}
