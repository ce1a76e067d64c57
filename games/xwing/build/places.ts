/** Places in a file or list, as a player would name them. */
import type { Language, NameArg } from '@dejarik/kernel'
import { findPilot } from '../facts/index.ts'

const WORDS = { line: { en: 'Line', de: 'Zeile' }, ship: { en: 'Ship', de: 'Schiff' } } as const

/** The line of a list, counted from 1. */
export function linePlace(line: string): NameArg {
  return { name: `place:line:${line}`, isText: true }
}

/** The ship of a file, counted from 0, with whoever flies it: the id of a pilot, or what else is written there. */
export function shipPlace(ship: number, pilot: string): NameArg {
  return { name: `place:ship:${ship + 1}:${pilot.slice(0, 80)}`, isText: true }
}

/** "Ship 3 (Luke Skywalker)", "Line 4"; undefined if it is no place. */
export function placeName(id: string, language: Language): string | undefined {
  const [, kind, number, pilot] = /^place:(line|ship):(\d+):?(.*)$/su.exec(id) ?? []
  if (kind !== 'line' && kind !== 'ship') return undefined
  const place = `${WORDS[kind][language]} ${number}`
  return pilot === '' ? place : `${place} (${findPilot(pilot)?.name[language] ?? pilot})`
}
