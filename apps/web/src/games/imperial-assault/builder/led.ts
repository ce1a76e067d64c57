import { imperialAssault } from '@dejarik/imperial-assault'
import type { Army } from '@dejarik/imperial-assault/build'
import { isRefusal } from '@dejarik/kernel'

/** The options of a skirmish with this army as one's own; all else as it was wished before. */
export function led(options: unknown, army: Army): unknown {
  const before = imperialAssault.readOptions(options)
  // Nobody brings an army to a campaign.
  const usual = isRefusal(before) || before.campaign !== undefined ? imperialAssault.readOptions({}) : before
  if (isRefusal(usual)) return { armies: [army, army] }
  return { ...usual, armies: [army, ...usual.armies.slice(1)] }
}
