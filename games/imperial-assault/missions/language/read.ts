/**
 * Reads a mission file: every object has the fields it needs and no others, every word is known, every name that is used is
 * defined. What is read can be compiled; whether its map fits together is asked by `check.ts`.
 */
import { isFields, type Visitor } from '@dejarik/kernel'
import { DEPLOYMENT_CARDS, HEROES, MISSION_FIGURES } from '../../facts/index.ts'
import { type MissionProblem, meant, type ProblemArgs, problemAt } from './problem.ts'
import { CHOICES, NAMED_PLACES, PLACES, ZONES } from './schema.ts'
import { walkThrough } from './walk.ts'
import type { MissionFile } from './words.ts'

export type Reading =
  | { readonly file: MissionFile; readonly problems: readonly [] }
  | { readonly file: null; readonly problems: readonly MissionProblem[] }

/** Files of our own: tests read all of them. */
export function ownFiles(files: readonly unknown[]): readonly MissionFile[] {
  return files.map(asFile)
}

function asFile(raw: unknown): MissionFile {
  return raw as MissionFile
}

export function readMission(raw: unknown): Reading {
  const problems: MissionProblem[] = []
  const say = (where: string, key: string, args: ProblemArgs = {}): void => {
    problems.push(problemAt(where, key, args))
  }
  walkThrough('file', raw, '', visitorOf(say))
  // A file in which nothing is wrong has every word that it needs.
  const file = asFile(raw)
  if (problems.length === 0) names(file, say)
  return problems.length === 0 ? { file, problems: [] } : { file: null, problems }
}

const CARD_IDS = [...DEPLOYMENT_CARDS, ...MISSION_FIGURES].map(({ id }) => id)
const HERO_IDS = HEROES.map(({ id }) => id)

type Say = (where: string, key: string, args?: ProblemArgs) => void

function visitorOf(say: Say): Visitor {
  return {
    leaf: (type, value, where) => readLeaf(type, value, where, say),
    wrong: (type, value, where) =>
      say(where, 'wrong-type', {
        type: type.replace(/[[{].*$/u, ''),
        form: formOf(type),
        value: shown(value),
      }),
    missing: (field, where) => say(where, 'missing', { field }),
    unknownField: (field, known, where) => say(where, 'unknown-field', meant(field, known)),
    unknownWord: (vocabulary, word, known, where) =>
      word === undefined
        ? say(where, 'no-word', { vocabulary, known: known.join(', ') })
        : say(where, 'unknown-word', { vocabulary, ...meant(String(word), known) }),
  }
}

function formOf(type: string): string {
  return type.endsWith('[]') ? 'list' : 'object'
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 40)
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const SPACES = /^\d+(?:-\d+)?,\d+(?: \d+(?:-\d+)?,\d+)*$/u
const EDGES = /^\d+,\d+,[NW](?: \d+,\d+,[NW])*$/u

function readLeaf(type: string, value: unknown, where: string, say: Say): void {
  const choices = CHOICES[type]
  if (choices !== undefined) {
    if (typeof value !== 'string' || !choices.includes(value))
      say(where, 'unknown-choice', meant(typeof value === 'string' ? value : shown(value), choices))
  } else if (type === 'place') readPlace(value, where, say)
  else {
    const [isRight, key] = FORMS[type] ?? FORMS.name
    if (!isRight(value)) say(where, key, { value: shown(value) })
  }
}

type Form = readonly [isRight: (value: unknown) => boolean, problem: string]

const isString = (value: unknown): value is string => typeof value === 'string'
/** What leaves look like, and what is said if they don't. */
const FORMS: { readonly [type: string]: Form } = {
  id: [(value) => isString(value) && ID.test(value), 'not-an-id'],
  words: [(value) => isFields(value) && isText(value.de) && isText(value.en), 'not-words'],
  int: [(value) => Number.isSafeInteger(value), 'not-a-number'],
  whole: [(value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0, 'not-a-number'],
  flag: [(value) => typeof value === 'boolean', 'not-a-flag'],
  spaces: [(value) => isString(value) && SPACES.test(value), 'not-spaces'],
  edges: [(value) => isString(value) && EDGES.test(value), 'not-edges'],
  tile: [isTile, 'not-a-tile'],
  group: [(value) => value === 'figures' || (isString(value) && value.startsWith('tokens:')), 'not-a-group'],
  name: [isString, 'not-a-name'],
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function isTile(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4 || typeof value[0] !== 'string') return false
  return value.slice(1).every((one) => Number.isSafeInteger(one) && one >= 0) && value[1] < 4
}

function readPlace(value: unknown, where: string, say: Say): void {
  if (!isString(value)) {
    say(where, 'not-a-place', { value: shown(value) })
    return
  }
  const [word, name] = value.split(':')
  const known = name === undefined ? PLACES : NAMED_PLACES
  if (!known.includes(word))
    say(where, 'unknown-place', meant(value, [...PLACES, ...NAMED_PLACES.map((one) => `${one}:…`)]))
  else if (word === 'zone' && !ZONES.includes(name)) say(where, 'unknown-choice', meant(name, ZONES))
  else if (word === 'spaces' && !SPACES.test(name)) say(where, 'not-spaces', { value: shown(name) })
}

/** Names are defined where they are used, and no id twice. */
function names({ map, scenarios }: MissionFile, say: Say): void {
  const ids = scenarios.map(({ id }) => id ?? '')
  for (const [i, id] of ids.entries())
    if (ids.indexOf(id) < i) say(`scenarios[${i}].id`, 'twice', { word: id })
  const doors = Object.keys(map.doors ?? {})
  const areas = Object.keys(map.areas ?? {})
  for (const [i, scenario] of scenarios.entries()) {
    const kinds = ['terminal', ...Object.keys(scenario.tokens ?? {})]
    const counters = Object.keys(scenario.counters ?? {})
    const roles = Object.keys(scenario.roles ?? {})
    const points = Object.keys(scenario.campaign?.points ?? {})
    // A colour stands for all of its points.
    const pointNames = [...points, ...points.map((id) => id.replace(/-\d+$/u, ''))]
    if (scenario.campaign === undefined && map.zones === undefined)
      say('map.zones', 'missing', { field: 'zones' })
    const lists: { readonly [type: string]: readonly string[] } = {
      kind: kinds,
      counter: counters,
      door: [...doors, 'any', 'door'],
      'door-here': [...doors, 'all', 'door'],
      'role-id': roles,
      'point-id': pointNames,
      'secret-id': Object.keys(scenario.campaign?.secrets ?? {}),
      card: CARD_IDS,
      hero: HERO_IDS,
    }
    const where = `scenarios[${i}]`
    for (const door of Object.keys(scenario.doors ?? {}))
      if (door !== 'all' && !doors.includes(door))
        say(`${where}.doors.${door}`, 'no-such-door', meant(door, doors))
    const deeds: string[] = []
    walkThrough('scenario', scenario, where, {
      ...SILENT,
      word(vocabulary, _word, value, at) {
        if (vocabulary !== 'event' || typeof value.id !== 'string') return
        if (deeds.includes(value.id)) say(`${at}.id`, 'twice', { word: value.id })
        deeds.push(value.id)
      },
      leaf(type, value, at) {
        const text = String(value)
        const list = lists[type]
        if (list !== undefined && !list.includes(text))
          say(at, `no-such-${type.replace(/-here|-id/u, '')}`, meant(text, list))
        if (type !== 'place' && type !== 'group') return
        const [word, name] = text.split(':')
        if (word === 'tokens' && !kinds.includes(name)) say(at, 'no-such-kind', meant(name, kinds))
        if (word === 'area' && !areas.includes(name)) say(at, 'no-such-area', meant(name, areas))
        if (word === 'door' && name !== undefined && !doors.includes(name))
          say(at, 'no-such-door', meant(name, doors))
        if (word === 'role' && !roles.includes(name)) say(at, 'no-such-role', meant(name, roles))
        if (word === 'hero' && name !== undefined && !HERO_IDS.includes(name))
          say(at, 'no-such-hero', meant(name, HERO_IDS))
        if (word === 'point' && !pointNames.includes(name)) say(at, 'no-such-point', meant(name, pointNames))
      },
    })
  }
}

const nothing = (): void => {}
/** For those who look at what has been read already. */
export const SILENT: Visitor = {
  leaf: nothing,
  wrong: nothing,
  missing: nothing,
  unknownField: nothing,
  unknownWord: nothing,
}
