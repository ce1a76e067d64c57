/** How large a tag is, in pixels: known before it is drawn, since its place depends on it. */
export const TAG_HEIGHT = 20
export const INITIATIVE = 18
export const TOKEN = 17
/** A second token of a kind is a number beside its sign. */
export const COUNT = 8
const PADDING = 6

/** Of the condensed face at 14 pixels. */
const WIDE = /[mwMWQO@%&]/
const THIN = /[ilI1jtfr .,'’:-]/

export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += WIDE.test(letter) ? 8.8 : THIN.test(letter) ? 3.7 : 6.5
  return width
}

export interface TagParts {
  readonly sign: string
  readonly hasInitiative: boolean
  /** By token: how many there are of it. */
  readonly counts: readonly number[]
}

export function tagWidth({ sign, hasInitiative, counts }: TagParts): number {
  const tokens = counts.reduce((sum, count) => sum + TOKEN + (count > 1 ? COUNT : 0), 0)
  return PADDING * 2 + (hasInitiative ? INITIATIVE - 2 : 0) + textWidth(sign) + (tokens > 0 ? 3 + tokens : 0)
}

export const TEXT_AT = PADDING
