/**
 * What is printed on ships, pilots, upgrades and the other cards, as data: numbers, names, slots, restrictions,
 * without any rule or ability. Ids are those of the XWS exchange format; points, loadout values and slots are those
 * of the list named in points-list.ts.
 */
export {
  ACTION_NAMES,
  type ActionDifficulty,
  type ActionIcon,
  type ActionName,
  type LinkedIcon,
} from './action.ts'
export type { Charges, Force, ForceSide } from './charge.ts'
export { CONDITIONS, type ConditionFacts } from './condition.ts'
export { DAMAGE_CARDS, type DamageFacts } from './damage.ts'
export { DEVICE_FACTS, type DeviceFacts } from './device.ts'
export type { DialManeuver, ManeuverDifficulty } from './dial.ts'
export { DOCKING, type DockingFacts } from './docking.ts'
export { FACTION_NAMES, FACTIONS, type Faction } from './faction.ts'
export { KEYWORD_NAMES, type Keyword } from './keyword.ts'
export {
  conditionFacts,
  conditionNumber,
  deviceFacts,
  deviceNumber,
  findDevice,
  findPilot,
  findShip,
  findUpgrade,
  pilotFacts,
  pilotNumber,
  shipFacts,
  shipNumber,
  upgradeFacts,
  upgradeNumber,
} from './lookup.ts'
export { factName } from './name.ts'
export type { PilotFacts } from './pilot.ts'
export { PILOTS } from './pilots/index.ts'
export {
  findPointsList,
  POINTS_LIST,
  POINTS_LISTS,
  type PointsList,
  pilotIn,
  upgradeIn,
} from './points-list.ts'
export type { Restriction } from './restriction.ts'
export type { ShipFacts, ShipStats } from './ship.ts'
export { FIRST_SHIP_ABILITIES, REPRINTED_SHIP_ABILITIES, SHIP_ABILITY_NAMES } from './ship-ability.ts'
export { SHIPS } from './ships/index.ts'
export { SLOT_NAMES, SLOTS, type Slot } from './slot.ts'
export { costOf, type StatChange, type UpgradeFacts, type UpgradeSide } from './upgrade.ts'
export { UPGRADES } from './upgrades/index.ts'
export type { Attack, SpecialAttack, WeaponArc } from './weapon.ts'
