import type { CardCount, Words } from '@dejarik/kernel'
import { PILOTS, POINTS_LIST, UPGRADES } from './facts/index.ts'
import { isImplemented } from './rules/cards.ts'

/** What can be flown in standard play, which is what matches are played in, and what waits for another mode. */
export function counts(): CardCount[] {
  const { bannedPilots, bannedUpgrades } = POINTS_LIST
  const standard = PILOTS.filter((pilot) => pilot.standard && !bannedPilots.includes(pilot.id))
  const extended = PILOTS.filter((pilot) => pilot.extended && !pilot.standard)
  const upgrades = UPGRADES.filter(
    (card) =>
      card.standard && !card.standardLoadoutOnly && card.cost !== null && !bannedUpgrades.includes(card.id),
  )
  return [
    count(
      { en: 'pilots of standard play', de: 'Piloten des Standardmodus' },
      'pilot',
      standard.filter(({ standardLoadout }) => standardLoadout === null),
    ),
    count(
      { en: 'standard loadouts', de: 'Standardausrüstungen' },
      'pilot',
      standard.filter(({ standardLoadout }) => standardLoadout !== null),
    ),
    count({ en: 'upgrades of standard play', de: 'Aufwertungen des Standardmodus' }, 'upgrade', upgrades),
    count(
      { en: 'pilots of extended play alone', de: 'Piloten nur des erweiterten Modus' },
      'pilot',
      extended,
    ),
  ]
}

function count(what: Words, type: 'pilot' | 'upgrade', cards: readonly { readonly id: string }[]): CardCount {
  return { what, ready: cards.filter(({ id }) => isImplemented(type, id)).length, of: cards.length }
}
