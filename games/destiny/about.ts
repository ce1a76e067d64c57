/** What there is to know of the game before it is loaded. */
export const about = {
  id: 'destiny',
  name: { en: 'Star Wars: Destiny', de: 'Star Wars: Destiny' },
  /** With which the ids of its rules begin. */
  rulePrefix: 'sd',
} as const
