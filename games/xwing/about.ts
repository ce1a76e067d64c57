/** What there is to know of the game before it is loaded. */
export const about = {
  id: 'xwing',
  name: { en: 'X-Wing', de: 'X-Wing' },
  /** With which the ids of its rules begin. */
  rulePrefix: 'xw',
} as const
