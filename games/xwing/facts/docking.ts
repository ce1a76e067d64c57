/** What cards say of docking (rulebook: "Andocken"): which ships they carry, and how those come and go. */

export type End = 'front' | 'rear'

/** Room for other ships. */
export interface Dock {
  /** How many ships at the same time. */
  readonly count: number
  /** Ids of the types of ship that it takes, or all small ones. */
  readonly takes: 'small' | readonly string[]
  /** Guides from which they deploy. */
  readonly ends: readonly End[]
}

export interface DockingFacts {
  readonly dock?: Dock
  /** How far from its carrier the ship may be when it docks; 0 unless stated. */
  readonly reach?: number
  /** It begins docked without a choice. */
  readonly beginsDocked?: true
}

const BOTH: readonly End[] = ['front', 'rear']

/** By type and id of the card. */
export const DOCKING: { readonly [card: string]: DockingFacts } = {
  'upgrade:ghost': {
    dock: { count: 1, takes: ['attackshuttle', 'sheathipedeclassshuttle'], ends: ['rear'] },
  },
  'upgrade:phantom': { reach: 1 },
  'upgrade:houndstooth': { dock: { count: 1, takes: ['z95af4headhunter'], ends: BOTH } },
  'upgrade:landosmillenniumfalcon': { dock: { count: 1, takes: ['escapecraft'], ends: BOTH } },
  'upgrade:corvus': { dock: { count: 2, takes: 'small', ends: BOTH } },
  'upgrade:liberator': { dock: { count: 2, takes: 'small', ends: BOTH } },
  'ship-ability:dockingclamps': { dock: { count: 4, takes: 'small', ends: BOTH } },
  'ship-ability:hyperspacedockingring': {
    dock: { count: 1, takes: ['delta7aethersprite', 'eta2actis', 'nimbusclassvwing'], ends: BOTH },
  },
  'ship-ability:escapecraft': { beginsDocked: true },
}
