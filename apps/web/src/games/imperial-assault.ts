/** What the shell's own screens need of Imperial Assault besides its board. */
import type { View } from '@dejarik/imperial-assault'
import type { LogEntry } from '@dejarik/kernel'
import { type Mark, tableFace } from './face.ts'
import { imperialAssaultFace } from './imperial-assault/index.tsx'

const KEY_EVENTS = ['defeated', 'wounded', 'points', 'mission-over', 'over']

function markOf({ what }: LogEntry): Mark | null {
  if (what === 'round' || what === 'mission') return 'turn'
  return KEY_EVENTS.includes(what) ? 'key' : null
}

/** Each side's cards as their owner sees them. */
function overlook(views: readonly View[]): View {
  const empire = views.at(-1)
  // In a campaign all that is secret is the Imperial player's, who sits last.
  if (views[0].campaign !== null && empire !== undefined)
    return { ...views[0], campaign: empire.campaign, held: empire.held }
  return { ...views[0], sides: views[0].sides.map((_, seat) => views[seat].sides[seat]) }
}

export const imperialAssaultTable = tableFace<View>(imperialAssaultFace, { markOf, overlook })
