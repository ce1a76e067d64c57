import { isRefusal } from '@dejarik/kernel'
import { POINTS_LIST, xwing } from '@dejarik/xwing'
import type { Squad } from '@dejarik/xwing/build'

/** A squad with what a match needs of it; what else a file brought stays at home. */
export function plainSquad({ name, faction, ships, obstacles, list, mode, leftOut }: Squad): Squad {
  return {
    ...(name !== undefined && { name }),
    faction,
    ships: ships.map(({ pilot, upgrades }) => ({ pilot, upgrades })),
    ...(obstacles !== undefined && { obstacles }),
    ...(list !== undefined && { list }),
    ...(mode !== undefined && { mode }),
    ...(leftOut !== undefined && { leftOut }),
  }
}

/** The options of a match with this squad as one's own; all else as it was wished before. */
export function flown(options: unknown, squad: Squad): unknown {
  const own = plainSquad(squad)
  const before = xwing.readOptions(options)
  const usual = isRefusal(before) ? xwing.readOptions({}) : before
  if (isRefusal(usual)) return { squads: [own, own] }
  const { squads, ...rest } = usual
  return built({ ...rest, squads: [own, squads[1]] }, own)
}

/** A match is played by the list and in the mode of the squad that one flies. */
export function built<O extends object>(options: O, { list, mode }: Squad): O {
  return { ...options, list: list ?? POINTS_LIST.id, mode: mode ?? 'standard', limit: undefined }
}
