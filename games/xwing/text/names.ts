/** Names of everything that messages speak of, in both languages. */
import type { Language, Words } from '@dejarik/kernel'
import { placeName } from '../build/index.ts'
import { factName } from '../facts/index.ts'
import { abilityIndex } from '../rules/cards.ts'
import { findEnvironment } from '../rules/environments.ts'
import { findScenario } from '../rules/scenarios.ts'
import { SCENARIOS } from '../scenarios/index.ts'

type Names = { readonly [id: string]: Words }

function words(en: string, de: string): Words {
  return { en, de }
}

/** As they stand before "token" and "marker". */
const TOKENS: Names = {
  focus: words('focus', 'Fokusmarker'),
  calculate: words('calculate', 'Berechnungsmarker'),
  evade: words('evade', 'Ausweichmarker'),
  'reinforce-fore': words('fore reinforce', 'Bug-Verstärkungsmarker'),
  'reinforce-aft': words('aft reinforce', 'Heck-Verstärkungsmarker'),
  disarm: words('disarm', 'Entwaffnet-Marker'),
  jam: words('jam', 'Störsignalmarker'),
  tractor: words('tractor', 'Fangstrahlmarker'),
  stress: words('stress', 'Stressmarker'),
  strain: words('strain', 'Anstrengungsmarker'),
  deplete: words('deplete', 'Erschöpfungsmarker'),
  ion: words('ion', 'Ionenmarker'),
  cloak: words('cloak', 'Tarnungsmarker'),
}

const FACES: Names = {
  hit: words('hit', 'Treffer'),
  crit: words('crit', 'kritischer Treffer'),
  focus: words('focus', 'Fokus'),
  evade: words('evade', 'Ausweichen'),
  blank: words('blank', 'Leerseite'),
}

const PHASES: Names = {
  setup: words('Setup', 'Aufbau'),
  planning: words('Planning Phase', 'Planungsphase'),
  system: words('System Phase', 'Systemphase'),
  activation: words('Activation Phase', 'Aktivierungsphase'),
  engagement: words('Engagement Phase', 'Kampfphase'),
  end: words('End Phase', 'Endphase'),
}

const ARCS: Names = {
  front: words('front arc', 'vorderer Winkel'),
  rear: words('rear arc', 'hinterer Winkel'),
  left: words('left arc', 'linker Winkel'),
  right: words('right arc', 'rechter Winkel'),
  bullseye: words('bullseye arc', 'zentraler Winkel'),
  'full-front': words('full front arc', 'vorderer voller Winkel'),
  'full-rear': words('full rear arc', 'hinterer voller Winkel'),
}

const OBSTACLES: Names = {
  asteroid: words('Asteroid', 'Asteroid'),
  'debris-cloud': words('Debris Cloud', 'Trümmerwolke'),
  'gas-cloud': words('Gas Cloud', 'Gaswolke'),
  'electro-chaff-cloud': words('Electro-Chaff Cloud', 'Elektrodüppel-Wolke'),
  blaze: words('Blaze', 'Brand'),
}

const OBJECTIVES: Names = {
  blaze: words('Blaze', 'Brand'),
  satellite: words('Satellite', 'Satellit'),
  supplycache: words('Supply Cache', 'Vorratslager'),
  hyperspacemarker: words('Hyperspace Marker', 'Hyperraummarkierung'),
}

const SEATS: Names = {
  player1: words('Player 1', 'Spieler 1'),
  player2: words('Player 2', 'Spieler 2'),
}

const BEARINGS: Names = {
  straight: words('straight', 'geradeaus'),
  bank: words('bank', 'Drehung'),
  turn: words('turn', 'Wende'),
  koiogran: words('Koiogran turn', 'Koiogran-Wende'),
  'segnor-straight': words("Segnor's loop, straight", 'Segnor-Looping, gerade'),
  'segnor-turn': words("Segnor's loop, as a turn", 'Segnor-Looping als Wende'),
  segnor: words("Segnor's loop", 'Segnor-Looping'),
  tallon: words('Tallon roll', 'Tallon-Rolle'),
  stationary: words('stationary', 'stationär'),
  'slip-bank': words('bank as a sideslip', 'Drehung als Slip'),
  'slip-turn': words('turn as a sideslip', 'Wende als Slip'),
  'reverse-straight': words('straight in reverse', 'rückwärts'),
  'reverse-bank': words('bank in reverse', 'Drehung rückwärts'),
}

const DIRECTIONS: Names = { left: words('left', 'links'), right: words('right', 'rechts') }

/** Ways to boost, roll and decloak: the side, and where along it. */
const SIDES: Names = {
  left: words('left', 'links'),
  right: words('right', 'rechts'),
  straight: words('straight ahead', 'geradeaus'),
  'left ahead': words('left, curving ahead', 'links, nach vorn gebogen'),
  'left behind': words('left, curving behind', 'links, nach hinten gebogen'),
  'right ahead': words('right, curving ahead', 'rechts, nach vorn gebogen'),
  'right behind': words('right, curving behind', 'rechts, nach hinten gebogen'),
}

const ENDS: Names = {
  forward: words('as far forward as possible', 'möglichst weit vorn'),
  level: words('level', 'auf gleicher Höhe'),
  back: words('as far back as possible', 'möglichst weit hinten'),
  front: words('front', 'vorn'),
  rear: words('rear', 'hinten'),
  left: words('left', 'links'),
  right: words('right', 'rechts'),
}

const TABLES: { readonly [kind: string]: Names } = {
  token: TOKENS,
  face: FACES,
  phase: PHASES,
  arc: ARCS,
  obstacle: OBSTACLES,
  objective: OBJECTIVES,
  seat: SEATS,
  side: SIDES,
}

/** `2 turn left` as people say it. */
function maneuverName(id: string, language: Language): string {
  const [speed, bearing, direction] = id.split(' ')
  const way = BEARINGS[bearing]?.[language] ?? bearing
  const side = direction === undefined ? '' : ` ${DIRECTIONS[direction]?.[language] ?? direction}`
  return bearing === 'stationary' ? way : `${speed} ${way}${side}`
}

const COLOURS: Names = {
  blue: words('blue', 'blau'),
  white: words('white', 'weiß'),
  red: words('red', 'rot'),
  purple: words('purple', 'violett'),
}

/** `3 red 2 turn left`: the third of a dial. */
function dialName(id: string, language: Language): string {
  const [number, colour, ...maneuver] = id.split(' ')
  return `${number} = ${maneuverName(maneuver.join(' '), language)} (${COLOURS[colour]?.[language] ?? colour})`
}

/** `straight 1`, `bank 1 left`: a template, `at` one end of the base; others are places along one. */
function endName(id: string, language: Language): string {
  const [template, base] = id.split(' at ')
  const [shape, speed, direction] = template.split(' ')
  if (speed === undefined) return ENDS[id]?.[language] ?? id
  const way = maneuverName(
    [speed, shape, ...(direction === undefined ? [] : [direction])].join(' '),
    language,
  )
  return base === undefined ? way : `${way} (${ENDS[base]?.[language] ?? base})`
}

/** `812 modify attack`: what an ability of a card does, in its own words. */
function doesName(id: string, language: Language): string | undefined {
  const space = id.indexOf(' ')
  const ability = abilityIndex().ability(Number(id.slice(0, space)), id.slice(space + 1))
  return ability.word === 'action' || ability.word === 'modify' ? ability.does?.[language] : undefined
}

const OUTLINE = words('outline', 'Umriss')

/** `asteroid 3`: the third outline of its kind. */
function outlineName(id: string, language: Language): string {
  const [kind, number] = id.split(' ')
  return `${OBSTACLES[kind]?.[language] ?? kind} (${OUTLINE[language]} ${number})`
}

function plainName(id: string, language: Language): string | undefined {
  const colon = id.indexOf(':')
  const kind = id.slice(0, colon)
  if (kind === 'outline') return outlineName(id.slice(colon + 1), language)
  const rest = id.slice(colon + 1)
  switch (kind) {
    case 'maneuver':
      return maneuverName(rest, language)
    case 'dial':
      return dialName(rest, language)
    case 'end':
      return endName(rest, language)
    case 'does':
      return doesName(rest, language)
    case 'scenario':
      return findScenario(rest)?.name[language]
    case 'scenario-action':
      return SCENARIOS.find(({ actionNames }) => Object.hasOwn(actionNames, rest))?.actionNames[rest][
        language
      ]
    case 'place':
      return placeName(id, language)
    case 'environment':
      return findEnvironment(rest)?.name[language]
    default:
      return TABLES[kind]?.[rest]?.[language] ?? factName(id, language)
  }
}

/** `pilot:academypilot#2@player1` is the second of player 1's, where both fly such ships. */
const NUMBERED = /^((?:pilot|obstacle|device|objective):[^#@]+)(?:#(\d+))?(?:@(\w+))?$/

export function nameOf(id: string, language: Language): string {
  const [, what = id, copy, seat] = NUMBERED.exec(id) ?? []
  const name = plainName(what, language) ?? what
  const owner = seat === undefined ? '' : ` (${SEATS[seat]?.[language] ?? seat})`
  return `${name}${copy === undefined ? '' : ` ${copy}`}${owner}`
}
