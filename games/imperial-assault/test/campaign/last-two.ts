/** Both heroes are about to withdraw: a grenade of their own ends the mission. */
import type { HeroGiven } from '../../position/given.ts'

export function lastTwo(cards: { readonly gideon?: readonly string[]; readonly diala?: readonly string[] }): {
  readonly [name: string]: HeroGiven
} {
  const { gideon = [], diala = [] } = cards
  return {
    gideon: {
      hero: 'gideon-argus',
      at: '1,1',
      wounded: true,
      damage: 19,
      cards: [...gideon, 'supply/c22-frag-grenade'],
    },
    diala: { hero: 'diala-passil', at: '1,2', wounded: true, damage: 21, cards: diala },
  }
}
