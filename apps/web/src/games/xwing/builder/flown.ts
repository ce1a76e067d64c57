import { isRefusal } from '@dejarik/kernel'
import { type XwingOptions, xwing } from '@dejarik/xwing'
import type { Squad } from '@dejarik/xwing/build'

/** The options of a match with this squad as one's own; all else as it was wished before. */
export function flown(options: unknown, squad: Squad): unknown {
  const { name, faction, ships, obstacles } = squad
  const own = {
    ...(name !== undefined && { name }),
    faction,
    ships: ships.map(({ pilot, upgrades }) => ({ pilot, upgrades })),
    ...(obstacles !== undefined && { obstacles }),
  }
  const before = xwing.readOptions(options)
  const usual = isRefusal(before) ? xwing.readOptions({}) : before
  if (isRefusal(usual)) return { squads: [own, own] }
  const { squads, ...rest } = usual as XwingOptions
  return { ...rest, squads: [own, squads[1]] }
}
