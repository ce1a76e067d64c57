/** Heroes at a table, by figure: the first figures of every mission. */
import type { View } from '@dejarik/imperial-assault'
import { findHero, type HeroFacts } from '@dejarik/imperial-assault/facts'
import { designOf } from '@dejarik/imperial-assault/preview'

export function heroAt({ campaign }: Pick<View, 'campaign'>, figure: number): HeroFacts | undefined {
  return findHero(campaign?.heroes[figure] ?? '')
}

export function isWoundedFigure({ figures }: Pick<View, 'figures'>, figure: number): boolean {
  return designOf(figures[figure].kind).sheet?.wounded === true
}

/** Cards of a hero by place: weapons first, then other items, then what the hero has learned and found. */
export function cardsOfHero({ held }: Pick<View, 'held'>, hero: number, rank: (card: number) => number) {
  return held
    .flatMap((one, id) => (one.seat >= 0 && one.hero === hero ? [id] : []))
    .toSorted((a, b) => rank(held[a].card) - rank(held[b].card) || a - b)
}
