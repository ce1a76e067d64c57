/** What there is to know of the game before it is loaded. */
export const about = {
  id: 'imperial-assault',
  name: { en: 'Imperial Assault', de: 'Imperial Assault' },
  /** With which the ids of its rules begin. */
  rulePrefix: 'ia',
} as const
