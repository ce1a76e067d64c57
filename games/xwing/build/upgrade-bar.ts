/** Whether the upgrades of a ship fit into its upgrade bar. */
import { type PilotFacts, SLOTS, type Slot, type UpgradeFacts } from '../facts/index.ts'

/** A slot of which the ship has too few. */
export interface Shortage {
  readonly slot: Slot
  readonly have: number
  readonly need: number
  /** The special slot would do, but not for a card with several icons (xw.a.faq-squad.1). */
  readonly severalIcons: boolean
}

function count(slots: readonly Slot[], slot: Slot): number {
  return slots.reduce((sum, other) => (other === slot ? sum + 1 : sum), 0)
}

/**
 * Every upgrade needs a slot for each of its icons (xw.a.anatomy-upgrade.5). Slots that a card adds are there for
 * the others; a slot that a card removes is taken, as if by an icon.
 */
export function shortages(pilot: PilotFacts, upgrades: readonly UpgradeFacts[]): readonly Shortage[] {
  let choice = pilot.choiceSlot
  const found: Shortage[] = []
  for (const slot of SLOTS) {
    let have = count(pilot.slots, slot)
    let need = 0
    for (const { slots, addsSlots, removesSlots } of upgrades) {
      have += count(addsSlots, slot)
      need += count(slots, slot) + count(removesSlots, slot)
    }
    if (need <= have) continue
    const fits = upgrades.some(({ slots }) => slots.length === 1 && slots[0] === slot)
    const special = choice.includes(slot)
    if (special && fits) {
      have++
      choice = []
    }
    if (need > have) found.push({ slot, have, need, severalIcons: special && !fits && need === have + 1 })
  }
  return found
}

/** The slots that are still free, the special one left out. */
export function freeSlots(pilot: PilotFacts, upgrades: readonly UpgradeFacts[]): readonly Slot[] {
  const free = [...pilot.slots, ...upgrades.flatMap((upgrade) => upgrade.addsSlots)]
  for (const slot of upgrades.flatMap(({ slots, removesSlots }) => [...slots, ...removesSlots])) {
    const place = free.indexOf(slot)
    if (place >= 0) free.splice(place, 1)
  }
  return free
}
