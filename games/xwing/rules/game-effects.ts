/** Key of an ability of the rules' own card (`cards/rules-card.ts`): the gain of a token queues it. */
export const BECAME_TRACTORED = 'became-tractored'
