/** The upgrade bar of a ship as a builder sees it: what is still free, and what could go there. */
import { freeSlots, shortages } from '@dejarik/xwing/build'
import { type PilotFacts, SLOTS, type Slot, UPGRADES, type UpgradeFacts } from '@dejarik/xwing/facts'

/** Free slots of one kind, or the special slot for one of several kinds. */
export interface OpenSlot {
  readonly kinds: readonly Slot[]
  readonly count: number
}

export function openSlots(pilot: PilotFacts, upgrades: readonly UpgradeFacts[]): readonly OpenSlot[] {
  const free = freeSlots(pilot, upgrades)
  const plain = SLOTS.flatMap((slot): readonly OpenSlot[] => {
    const count = free.filter((other) => other === slot).length
    return count === 0 ? [] : [{ kinds: [slot], count }]
  })
  return isChoiceFree(pilot, upgrades) ? [...plain, { kinds: pilot.choiceSlot, count: 1 }] : plain
}

/** The special slot is free as long as the upgrades fit without it (xw.a.faq-squad.1). */
function isChoiceFree(pilot: PilotFacts, upgrades: readonly UpgradeFacts[]): boolean {
  return pilot.choiceSlot.length > 0 && shortages({ ...pilot, choiceSlot: [] }, upgrades).length === 0
}

/** Upgrades of these kinds, except those for huge ships. */
export function upgradesFor(kinds: readonly Slot[]): readonly UpgradeFacts[] {
  return UPGRADES.filter(
    (upgrade) =>
      (upgrade.extended || upgrade.standardLoadoutOnly) && upgrade.slots.some((slot) => kinds.includes(slot)),
  )
}
