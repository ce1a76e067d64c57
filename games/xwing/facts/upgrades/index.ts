import type { UpgradeFacts } from '../upgrade.ts'
import { ASTROMECH } from './astromech.ts'
import { CANNON } from './cannon.ts'
import { CARGO } from './cargo.ts'
import { COMMAND } from './command.ts'
import { CONFIGURATION } from './configuration.ts'
import { CREW } from './crew.ts'
import { DEVICE } from './device.ts'
import { FORCE_POWER } from './force-power.ts'
import { GUNNER } from './gunner.ts'
import { HARDPOINT } from './hardpoint.ts'
import { HYPERDRIVE } from './hyperdrive.ts'
import { ILLICIT } from './illicit.ts'
import { MISSILE } from './missile.ts'
import { MODIFICATION } from './modification.ts'
import { SENSOR } from './sensor.ts'
import { TACTICAL_RELAY } from './tactical-relay.ts'
import { TALENT } from './talent.ts'
import { TEAM } from './team.ts'
import { TECH } from './tech.ts'
import { TITLE } from './title.ts'
import { TORPEDO } from './torpedo.ts'
import { TURRET } from './turret.ts'

export const UPGRADES: readonly UpgradeFacts[] = [
  ...TALENT,
  ...FORCE_POWER,
  ...SENSOR,
  ...TECH,
  ...CANNON,
  ...TURRET,
  ...TORPEDO,
  ...MISSILE,
  ...CREW,
  ...GUNNER,
  ...ASTROMECH,
  ...TACTICAL_RELAY,
  ...DEVICE,
  ...ILLICIT,
  ...MODIFICATION,
  ...CONFIGURATION,
  ...TITLE,
  ...CARGO,
  ...COMMAND,
  ...HARDPOINT,
  ...HYPERDRIVE,
  ...TEAM,
]
