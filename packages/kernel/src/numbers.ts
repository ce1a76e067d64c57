/**
 * What stored states name by number or by word: cards by their place in a list, steps by their name. An open match that
 * goes on from a checkpoint means by number 17 what had this number when it was stored. So what once had a number keeps
 * it, and what is new comes last; else `schema` is raised and a migration says what has become of the old numbers.
 */
import type { BaseState, Game } from './api.ts'
import { type BlankSentence, blank } from './blank-sentence.ts'

export interface Numbers {
  /**
   * By list: what has the number 0, 1, 2 … What comes after a colon describes it, and may have places of its own:
   * `01001: after, action`. Further parts may come after those that are there.
   */
  readonly numbered: { readonly [list: string]: readonly string[] }
  /** By list: words that must stay known, in any order. */
  readonly named: { readonly [list: string]: readonly string[] }
}

/** Numbers as they were when somebody last looked at them all. */
export interface PinnedNumbers extends Numbers {
  readonly schema: number
}

/** A number that is not what it was. */
export interface Misnumbered {
  /** As the end of a sentence. */
  readonly what: BlankSentence
  /** It is something else now; otherwise it has the same name, and only its description has changed. */
  readonly lost: boolean
}

/** A game's own numbers together with those that every game has. */
export function numbersOf<S extends BaseState, O, V>(
  { streams, steps }: Game<S, O, V>,
  own: Numbers,
): Numbers {
  return {
    numbered: { streams, ...own.numbered },
    named: { steps: Object.keys(steps), ...own.named },
  }
}

export function misnumbered(was: Numbers, is: Numbers): readonly Misnumbered[] {
  const found: Misnumbered[] = []
  for (const [list, entries] of Object.entries(was.numbered))
    for (const [number, before] of entries.entries()) {
      const now = is.numbered[list]?.[number]
      if (now === undefined)
        found.push({
          what: blank('number {number} of the {list} was “{before}” and is gone', { number, list, before }),
          lost: true,
        })
      if (now === undefined || now === before || isLonger(now, before)) continue
      const lost = nameOf(now) !== nameOf(before)
      const what = blank('number {number} of the {list} was “{before}” and is “{now}”', {
        number,
        list,
        before,
        now,
      })
      found.push({ what, lost })
    }
  for (const [list, words] of Object.entries(was.named)) {
    const known = new Set(is.named[list])
    for (const word of words)
      if (!known.has(word))
        found.push({ what: blank('“{word}” is no longer among the {list}', { word, list }), lost: true })
  }
  return found
}

function nameOf(entry: string): string {
  return entry.split(': ', 1)[0]
}

/** The same with parts added after those that were there. */
function isLonger(now: string, before: string): boolean {
  return now.startsWith(before.includes(': ') ? `${before}, ` : `${before}: `)
}

const BY = { numbered: 'by number', named: 'by name' } as const

/** One line for each, so that a difference shows what was added. */
export function writeNumbers(schema: number, { numbered, named }: Numbers): string {
  const lists = (by: keyof typeof BY, all: Numbers['numbered']): string[] =>
    Object.entries(all).flatMap(([list, entries]) => ['', `# ${list} ${BY[by]}`, ...entries])
  return `${[`schema ${schema}`, ...lists('numbered', numbered), ...lists('named', named)].join('\n')}\n`
}

export function readNumbers(text: string): PinnedNumbers {
  const numbered: { [list: string]: string[] } = {}
  const named: { [list: string]: string[] } = {}
  let into: string[] = []
  let schema = 0
  for (const line of text.split('\n')) {
    const heading = /^# (.+) by (number|name)$/.exec(line)
    const first = /^schema (\d+)$/.exec(line)
    if (heading !== null) {
      into = []
      const lists = heading[2] === 'number' ? numbered : named
      lists[heading[1]] = into
    } else if (first !== null) schema = Number(first[1])
    else if (line !== '') into.push(line)
  }
  return { schema, numbered, named }
}
