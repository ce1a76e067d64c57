/** What is printed on the cards. A card is its place in this list; states and records name it by that number. */
import type { Id, Words } from '@dejarik/kernel'

export interface Design {
  readonly id: string
  readonly name: Words
  readonly value: number
}

export const DESIGNS: readonly Design[] = [
  { id: 'spy', name: { en: 'Spy', de: 'Spionin' }, value: 1 },
  { id: 'droid', name: { en: 'Droid', de: 'Droide' }, value: 2 },
  { id: 'pilot', name: { en: 'Pilot', de: 'Pilotin' }, value: 3 },
  { id: 'smuggler', name: { en: 'Smuggler', de: 'Schmuggler' }, value: 4 },
  { id: 'trooper', name: { en: 'Trooper', de: 'Soldat' }, value: 5 },
  { id: 'captain', name: { en: 'Captain', de: 'Captain' }, value: 6 },
  { id: 'senator', name: { en: 'Senator', de: 'Senatorin' }, value: 7 },
  { id: 'admiral', name: { en: 'Admiral', de: 'Admiral' }, value: 8 },
  { id: 'emperor', name: { en: 'Emperor', de: 'Imperator' }, value: 9 },
]

export type CardId = Id<'card'>
