import type { CardCount, Words } from '@dejarik/kernel'
import { CARDS, type CardFacts, SETS } from './facts/index.ts'
import { isImplemented } from './rules/cards.ts'

/** All cards, then set by set, then downgrades, which later sets brought. */
export function counts(): CardCount[] {
  return [
    count({ en: 'cards', de: 'Karten' }, () => true),
    ...SETS.map(({ code, name }) => count(name, ({ set }) => set === code)),
    count({ en: 'downgrades', de: 'Abwertungen' }, ({ type }) => type === 'downgrade'),
  ]
}

function count(what: Words, isOne: (card: CardFacts) => boolean): CardCount {
  const cards = CARDS.filter(isOne)
  return { what, ready: cards.filter(({ id }) => isImplemented(id)).length, of: cards.length }
}
