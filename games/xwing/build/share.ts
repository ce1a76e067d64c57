/** A squad in a link. */
import { byHash, idBytes, lettersOf, type Note, nameBytes, note, readLetters } from '@dejarik/kernel'
import { FACTIONS, PILOTS, UPGRADES } from '../facts/index.ts'
import { OBSTACLES } from '../geometry/index.ts'
import type { Reading } from './reading.ts'
import type { Squad, SquadShip } from './squad.ts'

const VERSION = 1
const PILOT_IDS = byHash(PILOTS)
const UPGRADE_IDS = byHash(UPGRADES)
const OBSTACLE_IDS = byHash(OBSTACLES)

/** The squad as letters, digits, `-` and `_`. What was kept of an imported file is left out. */
export function shareCode(squad: Squad): string {
  return lettersOf([
    VERSION,
    FACTIONS.indexOf(squad.faction),
    squad.ships.length,
    ...squad.ships.flatMap(({ pilot, upgrades }) => [
      ...idBytes(pilot),
      upgrades.length,
      ...upgrades.flatMap(idBytes),
    ]),
    // One more than there are, so that none chosen and an empty list differ.
    squad.obstacles === undefined ? 0 : squad.obstacles.length + 1,
    ...(squad.obstacles ?? []).flatMap(idBytes),
    ...nameBytes(squad.name ?? ''),
  ])
}

/** Reads what `shareCode` wrote; anything else is refused whole. */
export function readShareCode(code: string): Reading<Squad> {
  const reader = readLetters(code)
  if (reader === null) return refused('import-bad-code')
  if (reader.one() !== VERSION) return refused('import-newer-code')
  const faction = FACTIONS[reader.one()]
  const ships = reader.times(reader.one(), (): SquadShip => {
    const pilot = reader.id(PILOT_IDS)
    return { pilot, upgrades: reader.times(reader.one(), () => reader.id(UPGRADE_IDS)) }
  })
  const chosen = reader.one()
  const obstacles = chosen === 0 ? undefined : reader.times(chosen - 1, () => reader.id(OBSTACLE_IDS))
  const name = reader.name()
  if (reader.ranOut || faction === undefined) return refused('import-bad-code')
  if (reader.unknown) return refused('import-newer-code')
  return {
    squad: {
      faction,
      ships,
      ...(name !== '' && { name }),
      ...(obstacles !== undefined && { obstacles }),
    },
    notes: [],
  }
}

function refused(key: string): { squad: null; notes: readonly Note[] } {
  return { squad: null, notes: [note(key, '')] }
}
