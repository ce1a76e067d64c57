/** Words by which the lists of people are divided, as `list.ts` writes them and `read-list.ts` knows them again. */
import { keysOf, type Language } from '@dejarik/kernel'
import { AFFILIATION_NAMES, type CardType, COLOR_NAMES, plain } from '../facts/index.ts'

/** One of a kind, and several. */
type Numbers = readonly [one: string, several: string]

export const HEADINGS: { readonly [T in CardType]: { readonly [L in Language]: Numbers } } = {
  character: { en: ['Character', 'Characters'], de: ['Charakter', 'Charaktere'] },
  upgrade: { en: ['Upgrade', 'Upgrades'], de: ['Aufwertung', 'Aufwertungen'] },
  support: { en: ['Support', 'Supports'], de: ['Unterstützung', 'Unterstützungen'] },
  event: { en: ['Event', 'Events'], de: ['Ereignis', 'Ereignisse'] },
  battlefield: { en: ['Battlefield', 'Battlefields'], de: ['Schlachtfeld', 'Schlachtfelder'] },
  plot: { en: ['Plot', 'Plots'], de: ['Strategie', 'Strategien'] },
  downgrade: { en: ['Downgrade', 'Downgrades'], de: ['Abwertung', 'Abwertungen'] },
}

/** The same in both languages. */
export const FORMAT_HEADING = 'Format'
export const ELITE = 'elite'

const SECTION_OF: ReadonlyMap<string, CardType> = new Map(
  keysOf(HEADINGS).flatMap((type) =>
    [...HEADINGS[type].en, ...HEADINGS[type].de].map((word): [string, CardType] => [plain(word), type]),
  ),
)

export function sectionNamed(word: string): CardType | undefined {
  return SECTION_OF.get(plain(word))
}

/** Words that say nothing that the cards don't: affiliations, colours and general headings. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    ...[AFFILIATION_NAMES, COLOR_NAMES].flatMap((names) =>
      Object.values(names).flatMap(({ en, de }) => [en, de]),
    ),
    'Team',
    'Deck',
    'Cards',
    'Karten',
    'Heroes',
    'Villains',
    'Helden',
    'Schurken',
    'Force',
    'Command',
    'Rogue',
    'General',
    'Draw deck',
  ].map(plain),
)

/** Whether a line is made of such words only: `Blue / Red`. */
export function saysNothing(text: string): boolean {
  return text.split(/[/,&]/u).every((word) => EMPTY_WORDS.has(plain(word)))
}
