/** What there is to know of the game before it is loaded. */
export const about = {
  id: 'deckbuilding',
  name: { en: 'The Deckbuilding Game', de: 'Das Deckbauspiel' },
  /** With which the ids of its rules begin. */
  rulePrefix: 'db',
} as const
