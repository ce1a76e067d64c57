/** Words by which the lists of people are divided, as `list.ts` writes them and `read-list.ts` knows them again. */
import type { Language, Words } from '@dejarik/kernel'
import { AFFILIATION_NAMES, AFFILIATIONS, type Affiliation } from '../facts/index.ts'
import type { CardKind } from './problem.ts'

/** A title without its typography: apostrophes, accents and spaces don't make another card. */
export function plain(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** The first of each language is what we write. */
export const HEADINGS: { readonly [K in CardKind]: { readonly [L in Language]: readonly string[] } } = {
  deployment: {
    en: ['Deployment cards', 'Deployment', 'Deployments', 'Deployment card', 'Army', 'Groups'],
    de: ['Aufstellungskarten', 'Aufstellung', 'Aufstellungskarte', 'Armee', 'Gruppen'],
  },
  upgrade: {
    en: ['Skirmish upgrades', 'Skirmish upgrade', 'Upgrades', 'Attachments'],
    de: ['Gefecht-Aufwertungen', 'Gefecht-Aufwertung', 'Aufwertungen'],
  },
  command: {
    en: ['Command cards', 'Command', 'Commands', 'Command deck', 'Command card'],
    de: ['Befehlskarten', 'Befehle', 'Befehlsstapel', 'Befehlskarte'],
  },
}

/** The same in both languages. Without it the first line is the name, unless it is a card. */
export const NAME_HEADING = 'Name'

/** The name in `Name: Crimson March`; null for other lines. */
export function nameIn(line: string): string | null {
  return /^name\s*:\s*(.*)$/iu.exec(line)?.[1] ?? null
}

export const AFFILIATION_HEADING: Words = { en: 'Affiliation', de: 'Fraktion' }

const KINDS: readonly CardKind[] = ['deployment', 'command', 'upgrade']
const KIND_OF: ReadonlyMap<string, CardKind> = new Map(
  KINDS.flatMap((kind) =>
    [...HEADINGS[kind].en, ...HEADINGS[kind].de].map((word): [string, CardKind] => [plain(word), kind]),
  ),
)

export function kindNamed(word: string): CardKind | undefined {
  return KIND_OF.get(plain(word))
}

const AFFILIATION_OF: ReadonlyMap<string, Affiliation> = new Map([
  ...AFFILIATIONS.flatMap((affiliation) =>
    [affiliation, AFFILIATION_NAMES[affiliation].en, AFFILIATION_NAMES[affiliation].de].map(
      (word): [string, Affiliation] => [plain(word), affiliation],
    ),
  ),
  ...(
    [
      ['Rebels', 'rebel'],
      ['Empire', 'imperial'],
      ['Imperials', 'imperial'],
      ['Mercenaries', 'mercenary'],
      ['Scum', 'mercenary'],
    ] as const
  ).map(([word, affiliation]): [string, Affiliation] => [plain(word), affiliation]),
])

export function affiliationNamed(word: string): Affiliation | undefined {
  return AFFILIATION_OF.get(plain(word))
}

/** Lines that say nothing that the cards don't: `Total: 40`, `40 points`. */
export function saysNothing(text: string): boolean {
  return (
    /^(?:total|points|punkte|gesamt|summe)\b/iu.test(text) ||
    /^\d+(?:\/\d+)?\s*(?:points|punkte|pts)\.?$/iu.test(text)
  )
}
