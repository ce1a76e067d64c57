/** What the end scenes of all games count in a log. */
import type { LogEntry, Seat } from '@dejarik/kernel'
import type { Course, EndFigure } from '../table/contract.ts'

/** Adds up over entries of these kinds, by side: `of` says whose an entry is and how much, or null. */
export type Counted = (entry: LogEntry) => { readonly side: Seat; readonly amount: number } | null

export function figure(label: string, log: readonly LogEntry[], side: Seat, counted: Counted): EndFigure {
  const [own, foe] = totals(log, side, counted)
  return { label, own, foe }
}

function totals(log: readonly LogEntry[], side: Seat, counted: Counted): [own: number, foe: number] {
  let [own, foe] = [0, 0]
  for (const entry of log) {
    const found = counted(entry)
    if (found === null) continue
    if (found.side === side) own += found.amount
    else foe += found.amount
  }
  return [own, foe]
}

/** What has been counted by the end of each turn or round, which begin with an entry of the kind `start`. */
export function course(
  words: Pick<Course, 'what' | 'unit' | 'goal'>,
  log: readonly LogEntry[],
  side: Seat,
  start: string,
  counted: Counted,
): Course | null {
  const starts = log.flatMap(({ what }, at) => (what === start ? [at] : []))
  if (starts.length < 2) return null
  const ends = [...starts.slice(1), log.length]
  const points = ends.map((end, at) => {
    const [own, foe] = totals(log.slice(0, end), side, counted)
    return { at: at + 1, own, foe }
  })
  return { ...words, points: [{ at: 0, own: 0, foe: 0 }, ...points] }
}

/** A number of an entry; 0 if it has none. */
export function numberOf({ args }: LogEntry, name: string): number {
  const value = args[name]
  return typeof value === 'number' ? value : 0
}

/** Entries of one kind that name a seat. */
export function bySeat(what: string, amount: string | null, name = 'seat'): Counted {
  return (entry) =>
    entry.what === what && typeof entry.args[name] === 'number'
      ? { side: numberOf(entry, name), amount: amount === null ? 1 : numberOf(entry, amount) }
      : null
}

/** The same for the other of two sides: who lost something, for those who took it. */
export function againstSeat(what: string, amount: string | null, name = 'seat'): Counted {
  const own = bySeat(what, amount, name)
  return (entry) => {
    const found = own(entry)
    return found === null ? null : { ...found, side: 1 - found.side }
  }
}
