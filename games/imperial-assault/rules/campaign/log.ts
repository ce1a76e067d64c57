/** The campaign log of the core box (rulebook: Kampagnenlogbuch): what is played at which threat level, and which items are on offer. */

export interface Slot {
  readonly type: 'introduction' | 'story' | 'side' | 'finale'
  readonly threat: number
  /** Item decks of the upgrade stage that follows (ia.rebel-upgrade-stage.7). */
  readonly tiers: readonly (1 | 2 | 3)[]
}

export const CORE_LOG: readonly Slot[] = [
  { type: 'introduction', threat: 2, tiers: [1] },
  { type: 'side', threat: 2, tiers: [1] },
  { type: 'story', threat: 3, tiers: [1] },
  { type: 'side', threat: 3, tiers: [1, 2] },
  { type: 'story', threat: 4, tiers: [2] },
  { type: 'side', threat: 4, tiers: [2] },
  { type: 'side', threat: 4, tiers: [2, 3] },
  { type: 'story', threat: 5, tiers: [3] },
  { type: 'side', threat: 5, tiers: [3] },
  { type: 'story', threat: 6, tiers: [3] },
  { type: 'finale', threat: 6, tiers: [] },
]

/** ia.time-period.1 */
export const CORE_TIME_PERIOD = 3
export const INTRODUCTION = 'aftermath'
