import type { Lexicon } from '../lexicon.ts'
import { Hidden } from './sight.ts'

/**
 * A picture of any game as indented lines: plain values beside their label, lists on one line with dots
 * between, what has parts of its own below its label.
 */
export function renderPicture(picture: unknown, lexicon: Lexicon): string {
  return isBranch(picture) ? lines(picture, '', lexicon).join('\n') : inline(picture, lexicon)
}

interface Branch {
  readonly [key: string]: unknown
}

function lines(all: Branch, indent: string, lexicon: Lexicon): string[] {
  // Empty places say nothing by being there, and a terminal has few lines.
  const branch = Object.entries(all).filter(([, value]) => !(Array.isArray(value) && value.length === 0))
  const leaves = branch.filter(([, value]) => !isBranch(value))
  const width = Math.max(0, ...leaves.map(([key]) => lexicon.label(key).length))
  return branch.flatMap(([key, value]) => {
    const label = lexicon.label(key)
    return isBranch(value)
      ? [`${indent}${label}`, ...lines(value, `${indent}  `, lexicon)]
      : [`${indent}${label.padEnd(width)}  ${inline(value, lexicon)}`]
  })
}

function inline(value: unknown, lexicon: Lexicon): string {
  if (value instanceof Hidden)
    return value.count === null
      ? lexicon.phrase('picture.unknown')
      : lexicon.phrase('picture.hidden', { count: value.count })
  if (value === null || value === undefined) return lexicon.phrase('picture.nothing')
  if (Array.isArray(value)) return list(value, lexicon)
  if (typeof value === 'object') return thing(value, lexicon)
  return typeof value === 'string'
    ? lexicon.name(value)
    : lexicon.phrase(`picture.${value}`).replace(/^picture\./, '')
}

/** A deck of seventy cards would drown the rest of the table. */
const LONGEST_LIST = 16

function list(values: readonly unknown[], lexicon: Lexicon): string {
  const shown = grouped(values.slice(0, LONGEST_LIST).map((one) => inline(one, lexicon)))
  const count = values.length - LONGEST_LIST
  return (count > 0 ? [...shown, lexicon.phrase('picture.more', { count })] : shown).join(' · ')
}

/** `{ card: 'X-Wing', damage: 2, used: false }` as `X-Wing (damage 2)`: the first text is its name. */
function thing(parts: object, lexicon: Lexicon): string {
  const entries: [string, unknown][] = Object.entries(parts)
  const [name, title] = entries.find(isText) ?? []
  const rest = entries
    .filter(([key, value]) => key !== name && value !== false && value !== 0 && value !== null)
    .map(([key, value]) =>
      value === true ? lexicon.label(key) : `${lexicon.label(key)} ${inline(value, lexicon)}`,
    )
  const head = title === undefined ? '' : lexicon.name(title)
  return rest.length === 0 ? head : `${head} (${rest.join(', ')})`.trim()
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

/** Neighbours that are alike are counted: `TIE Fighter ×3`. */
function grouped(texts: readonly string[]): string[] {
  const out: { text: string; count: number }[] = []
  for (const text of texts) {
    const last = out.at(-1)
    if (last?.text === text) last.count++
    else out.push({ text, count: 1 })
  }
  return out.map(({ text, count }) => (count === 1 ? text : `${text} ×${count}`))
}

/** A record with parts worth lines of their own; a named thing with a few plain properties is not one. */
function isBranch(value: unknown): value is Branch {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Hidden)
    return false
  const parts = Object.values(value)
  return !parts.some((part) => typeof part === 'string') || parts.some((part) => typeof part === 'object')
}
