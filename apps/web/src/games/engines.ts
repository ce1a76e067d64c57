import type { GameOnDemand } from '@dejarik/bots'

/** The games whose rules this client can run, for its bot worker, which loads the one that it is asked about. */
export const engines: readonly GameOnDemand[] = [
  { id: 'deckbuilding', load: async () => (await import('@dejarik/deckbuilding')).deckbuilding },
  { id: 'xwing', load: async () => (await import('@dejarik/xwing')).xwing },
  { id: 'destiny', load: async () => (await import('@dejarik/destiny')).destiny },
  { id: 'imperial-assault', load: async () => (await import('@dejarik/imperial-assault')).imperialAssault },
]
