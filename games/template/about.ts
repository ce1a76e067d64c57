/** What there is to know of the game before it is loaded. */
export const about = {
  id: 'template',
  name: { en: 'Showdown', de: 'Kräftemessen' },
  /** With which the ids of its rules begin. */
  rulePrefix: 'te',
} as const
