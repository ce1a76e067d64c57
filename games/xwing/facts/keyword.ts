import type { Words } from '@dejarik/kernel'

/** Words that some upgrades ask of a ship (xw.a.squad-keywords.1). */
export type Keyword =
  | 'a-wing'
  | 'b-wing'
  | 'bounty-hunter'
  | 'clone'
  | 'dark-side'
  | 'droid'
  | 'freighter'
  | 'jedi'
  | 'light-side'
  | 'mandalorian'
  | 'partisan'
  | 'sith'
  | 'spectre'
  | 'tie'
  | 'x-wing'
  | 'y-wing'
  | 'yt-1300'

export const KEYWORD_NAMES: { readonly [K in Keyword]: Words } = {
  'a-wing': { en: 'A-wing', de: 'A-Flügler' },
  'b-wing': { en: 'B-wing', de: 'B-Flügler' },
  'bounty-hunter': { en: 'Bounty Hunter', de: 'Kopfgeldjäger' },
  clone: { en: 'Clone', de: 'Klon' },
  'dark-side': { en: 'Dark Side', de: 'Dunkle Seite' },
  droid: { en: 'Droid', de: 'Droide' },
  freighter: { en: 'Freighter', de: 'Frachter' },
  jedi: { en: 'Jedi', de: 'Jedi' },
  'light-side': { en: 'Light Side', de: 'Helle Seite' },
  mandalorian: { en: 'Mandalorian', de: 'Mandalorianer' },
  partisan: { en: 'Partisan', de: 'Partisan' },
  sith: { en: 'Sith', de: 'Sith' },
  spectre: { en: 'Spectre', de: 'Spectre' },
  tie: { en: 'TIE', de: 'TIE' },
  'x-wing': { en: 'X-wing', de: 'X-Flügler' },
  'y-wing': { en: 'Y-wing', de: 'Y-Flügler' },
  'yt-1300': { en: 'YT-1300', de: 'YT-1300' },
}
