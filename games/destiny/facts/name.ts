/** What kinds of cards, colours and the like are called, and names in messages. */
import type { Language, Words } from '@dejarik/kernel'
import type { Affiliation, CardType, Color, Rarity } from './card.ts'
import type { DieSymbol } from './die.ts'
import { findCard } from './lookup.ts'
import { findSet } from './set.ts'
import { isSubtype, SUBTYPE_NAMES } from './subtype.ts'
import { words } from './words.ts'

export const TYPE_NAMES: { readonly [T in CardType]: Words } = {
  character: words('Character', 'Charakter'),
  upgrade: words('Upgrade', 'Aufwertung'),
  support: words('Support', 'Unterstützung'),
  event: words('Event', 'Ereignis'),
  battlefield: words('Battlefield', 'Schlachtfeld'),
  plot: words('Plot', 'Strategie'),
  downgrade: words('Downgrade', 'Abwertung'),
}

export const AFFILIATION_NAMES: { readonly [A in Affiliation]: Words } = {
  hero: words('Hero', 'Held'),
  villain: words('Villain', 'Schurke'),
  neutral: words('Neutral'),
}

export const COLOR_NAMES: { readonly [C in Color]: Words } = {
  red: words('Red', 'Rot'),
  blue: words('Blue', 'Blau'),
  yellow: words('Yellow', 'Gelb'),
  gray: words('Gray', 'Grau'),
}

export const RARITY_NAMES: { readonly [R in Rarity]: Words } = {
  S: words('Fixed', 'Fest'),
  C: words('Common', 'Häufig'),
  U: words('Uncommon', 'Ungewöhnlich'),
  R: words('Rare', 'Selten'),
  L: words('Legendary', 'Legendär'),
}

export const SYMBOL_NAMES: { readonly [S in DieSymbol]: Words } = {
  melee: words('Melee damage', 'Nahkampfschaden'),
  ranged: words('Ranged damage', 'Fernkampfschaden'),
  indirect: words('Indirect damage', 'Indirekter Schaden'),
  focus: words('Focus', 'Fokus'),
  disrupt: words('Disrupt', 'Stören'),
  discard: words('Discard', 'Ablegen'),
  shield: words('Shield', 'Schild'),
  resource: words('Resource', 'Ressource'),
  special: words('Special', 'Spezial'),
  blank: words('Blank', 'Leerseite'),
  any: words('Any symbol', 'Beliebiges Symbol'),
}

/** What a prefix stands for; a card's id alone is a card. */
const KINDS: { readonly [kind: string]: (id: string) => Words | undefined } = {
  card: (id) => findCard(id)?.name,
  set: (id) => findSet(id)?.name,
  type: (id) => own(TYPE_NAMES, id),
  affiliation: (id) => own(AFFILIATION_NAMES, id),
  color: (id) => own(COLOR_NAMES, id),
  subtype: (id) => (isSubtype(id) ? SUBTYPE_NAMES[id] : undefined),
  symbol: (id) => own(SYMBOL_NAMES, id),
}

function own(names: { readonly [id: string]: Words }, id: string): Words | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined
}

/** The name of `card:01001` (or `01001`), `set:AW`, `color:red`, `subtype:vehicle` … if there is such a thing. */
export function factName(id: string, language: Language): string | undefined {
  const colon = id.indexOf(':')
  const kind = colon < 0 ? 'card' : id.slice(0, colon)
  return Object.hasOwn(KINDS, kind) ? KINDS[kind](id.slice(colon + 1))?.[language] : undefined
}
