import type { Words } from '@dejarik/kernel'
import { type Effects, NO_EFFECTS, withEffect } from './effect.ts'
import { words } from './words.ts'

/** What is printed above the abilities of a card and holds at all times. */
export interface Keywords extends Effects {
  readonly massive: boolean
  readonly mobile: boolean
  readonly reach: boolean
  /** In a campaign, the landscape that the mission must have. */
  readonly habitat: 'desert' | 'snow' | null
  /** What an item changes of its hero. */
  readonly health: number
  readonly endurance: number
  readonly speed: number
}

export const NO_KEYWORDS: Keywords = {
  ...NO_EFFECTS,
  massive: false,
  mobile: false,
  reach: false,
  habitat: null,
  health: 0,
  endurance: 0,
  speed: 0,
}

const BODY = /^([+-]\d+) (health|endurance|speed)$/u

/** `massive`, `+3 accuracy`, `pierce 1`, `habitat desert`, `+2 health` … */
export function keywordsFrom(codes: readonly string[]): Keywords {
  return codes.reduce(withKeyword, NO_KEYWORDS)
}

function withKeyword(keywords: Keywords, code: string): Keywords {
  if (code === 'massive' || code === 'mobile' || code === 'reach') return { ...keywords, [code]: true }
  if (code === 'habitat desert') return { ...keywords, habitat: 'desert' }
  if (code === 'habitat snow') return { ...keywords, habitat: 'snow' }
  const body = BODY.exec(code)
  if (body !== null) return { ...keywords, [body[2]]: Number(body[1]) }
  const effects = withEffect(keywords, code)
  if (effects === null) throw new Error(`${code} is no keyword`)
  return { ...keywords, ...effects }
}

export const KEYWORD_NAMES = {
  accuracy: words('Accuracy', 'Zielsicherheit'),
  blast: words('Blast', 'Explosion'),
  bleed: words('Bleed', 'Bluten'),
  cleave: words('Cleave', 'Rundschlag'),
  focus: words('Focus', 'Fokussieren'),
  habitat: words('Habitat', 'Lebensraum'),
  hide: words('Hide', 'Verstecken'),
  massive: words('Massive', 'Gewaltig'),
  mobile: words('Mobile', 'Beweglich'),
  pierce: words('Pierce', 'Durchschlagen'),
  reach: words('Reach', 'Weitreichend'),
  recover: words('Recover', 'Regenerieren'),
  stun: words('Stun', 'Betäuben'),
  weaken: words('Weaken', 'Schwächen'),
} as const satisfies { readonly [keyword: string]: Words }
export type Keyword = keyof typeof KEYWORD_NAMES
