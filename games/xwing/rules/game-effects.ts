/** Places of the rules' own abilities on their card (`cards/rules-card.ts`). */
export const LINKED_ACTION = 0
export const BECAME_TRACTORED = 1
