/** Squads as plain text for people, in their language. `read-list.ts` reads it again, in either. */
import type { Language } from '@dejarik/kernel'
import { costOf, FACTION_NAMES, findPilot, findUpgrade, type PilotFacts, shipFacts } from '../facts/index.ts'
import { pilotsNamed, upgradesNamed } from './names.ts'
import { OBSTACLES_HEADING } from './read-list.ts'
import { pointsOf, type Squad, type SquadShip } from './squad.ts'

export { readList } from './read-list.ts'

const POINTS = { en: 'points', de: 'Punkte' }

/**
 * A name, a faction, then the ships with their upgrades below them. Where a name fits several cards, the id follows
 * in square brackets, so that the list can be read again without a doubt.
 */
export function writeList(squad: Squad, language: Language): string {
  const faction = FACTION_NAMES[squad.faction][language]
  const head = [
    ...(squad.name === undefined ? [] : [squad.name]),
    `${faction}, ${pointsOf(squad)} ${POINTS[language]}`,
  ]
  const ships = squad.ships.map((ship) => shipLines(ship, language).join('\n'))
  const obstacles =
    squad.obstacles === undefined ? [] : [`${OBSTACLES_HEADING[language]}: ${squad.obstacles.join(', ')}`]
  return `${[head.join('\n'), ...ships, ...obstacles].join('\n\n')}\n`
}

function shipLines({ pilot: id, upgrades }: SquadShip, language: Language): readonly string[] {
  const pilot = findPilot(id)
  if (pilot === undefined) return [id, ...upgrades.map((upgrade) => `- ${upgrade}`)]
  const ship = shipFacts(pilot.ship).name[language]
  const alike = pilotsNamed(pilot.name[language]).filter(
    (other) => other.ship === pilot.ship && other.faction === pilot.faction,
  )
  return [
    `${pilot.name[language]}, ${ship} (${pilot.points})${alike.length > 1 ? ` [${id}]` : ''}`,
    ...upgrades.map((upgrade) => `- ${upgradeLine(upgrade, pilot, language)}`),
  ]
}

function upgradeLine(id: string, pilot: PilotFacts, language: Language): string {
  const upgrade = findUpgrade(id)
  if (upgrade === undefined) return id
  const mark = upgradesNamed(upgrade.name[language]).length > 1 ? ` [${id}]` : ''
  return `${upgrade.name[language]} (${costOf(upgrade, pilot.faction) ?? 0})${mark}`
}
