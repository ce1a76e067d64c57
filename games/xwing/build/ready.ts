/**
 * Squads to start with, two a faction. They fly ship cards without pilot abilities and upgrades that are quickly
 * explained, so that a first match is about dials, arcs and dice; all cost exactly 20 points, so that no side begins
 * with a deficit; and none holds a limited card, so that parts of them can be mixed.
 */
import type { Words } from '@dejarik/kernel'
import type { Faction } from '../facts/index.ts'
import type { Squad, SquadShip } from './squad.ts'

export interface ReadySquad {
  readonly id: string
  readonly name: Words
  readonly squad: Squad
}

function ready(
  id: string,
  faction: Faction,
  en: string,
  de: string,
  ships: readonly SquadShip[],
  obstacles: readonly string[],
): ReadySquad {
  return { id, name: { en, de }, squad: { faction, ships, obstacles } }
}

/** Ships of one kind: `count` times this pilot with these upgrades. */
function flight(count: number, pilot: string, ...upgrades: readonly string[]): readonly SquadShip[] {
  return Array.from({ length: count }, () => ({ pilot, upgrades }))
}

const ASTEROIDS = ['coreasteroid0', 'coreasteroid2', 'coreasteroid4']
const DEBRIS = ['yt2400debris0', 'yt2400debris1', 'vt49decimatordebris0']
const CLOUDS = ['gascloud1', 'gascloud3', 'coreasteroid5']

export const READY_SQUADS: readonly ReadySquad[] = [
  ready(
    'rebel-red-flight',
    'rebelalliance',
    'Red Flight',
    'Rote Rotte',
    [
      ...flight(2, 'redsquadronveteran', 'servomotorsfoils', 'r4astromech', 'marksmanship'),
      ...flight(2, 'bluesquadronescort', 'servomotorsfoils', 'r3astromech'),
    ],
    ASTEROIDS,
  ),
  ready(
    'rebel-strike-wing',
    'rebelalliance',
    'Strike Wing',
    'Angriffsgeschwader',
    [
      ...flight(2, 'greensquadronpilot', 'predator', 'marksmanship'),
      ...flight(1, 'phoenixsquadronpilot', 'marksmanship'),
      ...flight(1, 'goldsquadronveteran', 'dorsalturret', 'ionmissiles'),
      ...flight(1, 'graysquadronbomber', 'protonbombs', 'targetingcomputer'),
    ],
    DEBRIS,
  ),
  ready(
    'empire-swarm',
    'galacticempire',
    'TIE Swarm',
    'TIE-Schwarm',
    [
      ...flight(3, 'academypilot'),
      ...flight(3, 'obsidiansquadronpilot'),
      ...flight(1, 'stormsquadronace', 'firecontrolsystem'),
      ...flight(1, 'tempestsquadronpilot', 'firecontrolsystem', 'targetingcomputer'),
    ],
    ASTEROIDS,
  ),
  ready(
    'empire-bomber-escort',
    'galacticempire',
    'Bomber Escort',
    'Bomber mit Geleit',
    [
      ...flight(2, 'sabersquadronace', 'predator'),
      ...flight(1, 'gammasquadronace', 'protonbombs', 'skilledbombardier'),
      ...flight(1, 'scimitarsquadronpilot', 'concussionmissiles', 'targetingcomputer'),
      ...flight(1, 'planetarysentinel'),
    ],
    CLOUDS,
  ),
  ready(
    'scum-skull-squadron',
    'scumandvillainy',
    'Skull Squadron',
    'Totenkopf-Staffel',
    [
      ...flight(2, 'skullsquadronpilot', 'plasmatorpedoes', 'targetingcomputer'),
      ...flight(1, 'zealousrecruit', 'targetingcomputer'),
      ...flight(1, 'hiredgun', 'dorsalturret', 'ionmissiles'),
      ...flight(1, 'amaxinewarrior', 'dorsalturret', 'clustermissiles'),
    ],
    ASTEROIDS,
  ),
  ready(
    'scum-hunters',
    'scumandvillainy',
    'Hunting Party',
    'Jagdgesellschaft',
    [
      ...flight(1, 'bountyhunter', 'heavylasercannon', 'seismiccharges'),
      ...flight(1, 'trandoshanslaver', 'heavylasercannon', 'targetingcomputer'),
      ...flight(1, 'outerrimhunter', 'heavylasercannon'),
      ...flight(1, 'cartelspacer', 'ionmissiles'),
    ],
    DEBRIS,
  ),
  ready(
    'resistance-recruits',
    'resistance',
    'New Recruits',
    'Neue Rekruten',
    [
      ...flight(2, 'bluesquadronrookie', 'integratedsfoils', 'bbastromech'),
      ...flight(2, 'redsquadronexpert', 'integratedsfoils', 'r4astromech'),
    ],
    CLOUDS,
  ),
  ready(
    'resistance-mixed-wing',
    'resistance',
    'Mixed Wing',
    'Gemischtes Geschwader',
    [
      ...flight(2, 'greensquadronexpert', 'marksmanship', 'deadeyeshot'),
      ...flight(1, 'newrepublicpatrol', 'dorsalturret', 'r4astromech', 'marksmanship'),
      ...flight(1, 'kijimispicerunner', 'dorsalturret', 'r4astromech'),
      ...flight(1, 'logisticsdivisionpilot', 'heavylasercannon'),
    ],
    ASTEROIDS,
  ),
  ready(
    'first-order-patrol',
    'firstorder',
    'Patrol',
    'Streife',
    [
      ...flight(2, 'omegasquadronace', 'predator', 'targetingcomputer'),
      ...flight(2, 'zetasquadronpilot', 'targetingcomputer'),
      ...flight(1, 'epsilonsquadroncadet'),
      ...flight(1, 'firstordertestpilot', 'predator'),
    ],
    ASTEROIDS,
  ),
  ready(
    'first-order-assault',
    'firstorder',
    'Assault',
    'Angriff',
    [
      ...flight(1, 'omegasquadronexpert', 'specialforcesgunner', 'firecontrolsystem'),
      ...flight(1, 'zetasquadronsurvivor', 'specialforcesgunner', 'predator'),
      ...flight(1, 'firstorderprovocateur', 'predator'),
      ...flight(1, 'firstordercadet', 'concussionmissiles', 'targetingcomputer'),
      ...flight(1, 'firstordercourier', 'novicetechnician'),
    ],
    DEBRIS,
  ),
  ready(
    'republic-battalion',
    'galacticrepublic',
    'Battalion',
    'Bataillon',
    [
      ...flight(2, 'bluesquadronprotector', 'ionmissiles'),
      ...flight(1, '104thbattalionpilot', 'r4pastromech', 'veterantailgunner'),
      ...flight(1, 'jediknight', 'r4pastromech'),
      ...flight(1, '7thskycorpspilot', 'firecontrolsystem'),
    ],
    CLOUDS,
  ),
  ready(
    'republic-shadow-squadron',
    'galacticrepublic',
    'Shadow Squadron',
    'Schatten-Staffel',
    [
      ...flight(2, 'shadowsquadronescort', 'targetingcomputer'),
      ...flight(1, 'loyalistvolunteer', 'targetingcomputer'),
      ...flight(1, 'shadowsquadronveteran', 'dorsalturret', 'r4pastromech'),
      ...flight(1, 'bravoflightofficer', 'plasmatorpedoes', 'r4pastromech'),
      ...flight(1, 'reapersquadronscout', 'firecontrolsystem'),
    ],
    ASTEROIDS,
  ),
  ready(
    'separatist-droid-swarm',
    'separatistalliance',
    'Droid Swarm',
    'Droidenschwarm',
    [
      ...flight(3, 'tradefederationdrone', 'grapplingstruts'),
      ...flight(2, 'separatistdrone', 'grapplingstruts'),
      ...flight(1, 'technounionbomber', 'landingstruts', 'protonbombs'),
      ...flight(1, 'separatistbomber', 'landingstruts', 'seismiccharges'),
      ...flight(1, 'feethanottrawautopilot', 'targetingcomputer'),
    ],
    ASTEROIDS,
  ),
  ready(
    'separatist-vanguard',
    'separatistalliance',
    'Vanguard',
    'Vorhut',
    [
      ...flight(2, 'separatistinterceptor', 'predator'),
      ...flight(1, 'baktoiddrone', 'repulsorliftstabilizers', 'concussionmissiles'),
      ...flight(1, 'stalgasinhiveguard', 'predator'),
      ...flight(1, 'magnaguardexecutioner', 'heavylasercannon', 'targetingcomputer'),
      ...flight(1, 'separatistdrone', 'grapplingstruts'),
    ],
    DEBRIS,
  ),
]
