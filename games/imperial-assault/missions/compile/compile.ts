/** A mission file as missions: one for each of its scenarios. The file has been read and checked. */
import type { Words } from '@dejarik/kernel'
import type { Board } from '../../map/index.ts'
import { always, named as namedAbility } from '../../rules/abilities.ts'
import { type Mission, rulesOf, type Zone } from '../../rules/mission.ts'
import { layoutOf } from '../language/layout.ts'
import type { MapWords, MissionFile, ObjectWords, ScenarioWords } from '../language/words.ts'
import { layOut, spacesFrom } from '../lay.ts'
import { bareHandsRules } from './bare-hands.ts'
import { broughtCards } from './brought.ts'
import { campaignPartOf, pointsOf } from './campaign-part.ts'
import { allOf, type Holds } from './conditions.ts'
import { deadlineOf } from './deadline.ts'
import { eventsOf } from './events.ts'
import { FORCE_DOOR, forcingOf } from './forcing.ts'
import { goalsOf } from './goals.ts'
import { doorKinds, doorRules, doorSpaces, kindWords, placedTokens, tokenKinds } from './kinds.ts'
import type { CounterList } from './limits.ts'
import { passiveOf } from './passive.ts'
import { roleFinder, roleRules } from './roles.ts'
import { EMPTY_SCENE, type Names, named, sideNumber } from './scene.ts'
import { together } from './together.ts'

export function missionsOf(file: MissionFile): Mission[] {
  const { map } = file
  const { board } = layOut(layoutOf(map))
  const zones = zonesOf(map)
  return file.scenarios.map((scenario) => missionOf(file, board, zones, scenario))
}

/** None in a campaign mission. */
function zonesOf({ width, zones }: MapWords): readonly Zone[] {
  if (zones === undefined) return []
  return [
    { id: 'red', name: { en: 'red', de: 'rot' }, spaces: spacesFrom(width, zones.red) },
    { id: 'blue', name: { en: 'blue', de: 'blau' }, spaces: spacesFrom(width, zones.blue) },
  ]
}

function missionOf(file: MissionFile, board: Board, zones: readonly Zone[], words: ScenarioWords): Mission {
  const { id, name, map } = file
  const areas = Object.entries(map.areas ?? {}).map(
    ([area, one]): Zone => ({ id: area, name: one.name, spaces: spacesFrom(map.width, one.spaces) }),
  )
  const doors = doorKinds(map, words)
  const tokens = placedTokens(map, words, doors)
  const { roles = {}, campaign, counters: counted = {} } = words
  const counterNames = [...Object.keys(counted), ...Object.keys(roles).map((role) => `role:${role}`)]
  const counterList: CounterList = { names: counterNames, tokens: tokens.length }
  const names = namesOf(map, board, zones, areas, words, counterNames)
  const questions: Words[] = []
  const missionId = words.id === undefined ? id : `${id}-${words.id}`
  const writing = { ...names, questions, counterList, reached: [] }
  const events = eventsOf(writing, missionId, words.events ?? [], counterList)
  const mayAttack = (attack: ObjectWords | undefined): Holds | null =>
    attack === undefined ? null : allOf(names, attack.if)
  const objects = [
    ...kindWords(words).map(([, { attack }]) => mayAttack(attack)),
    ...doors.map(({ rules }) => mayAttack(rules.attack)),
  ]
  const locks = Object.keys(map.doors ?? {}).map((door): Holds | null => {
    const rules = doorRules(words, door)
    if (rules?.opensIf !== undefined) return allOf(names, rules.opensIf)
    return rules?.locked === true ? () => false : null
  })
  const role = roleRules(names, roles)
  const bare = bareHandsRules(campaign?.bareHands, counterList)
  const passive = passiveOf(names, words, events, objects, locks, forcingOf(names, doors, tokens))
  const kinds = tokenKinds(names, words, doors)
  return {
    id: missionId,
    name: words.name ?? name,
    map: id,
    mapName: name,
    board,
    zones,
    tokenKinds: kinds,
    hasRough: kinds.some(({ difficult }) => difficult === true),
    hasBlocks: kinds.some(({ blocks }) => blocks === true),
    tokens,
    areas,
    counters: counterList.names,
    firstCounters: Object.values(counted),
    text: words.text,
    ...rulesOf(
      namedAbility(
        `mission/${missionId}`,
        always(together(together(passive, role.always), bare.always)),
        ...role.when,
        ...bare.when,
        ...events.when,
      ),
    ),
    actions: events.actions,
    difficultIsFree: words.difficultIsFree === true,
    deeds: deedsOf(words),
    ...passesOf(names, map, words),
    questions,
    campaign:
      campaign === undefined
        ? null
        : {
            ...campaignPartOf(names, map.width, campaign, roles),
            brings: broughtCards(words),
            deadline: deadlineOf(words, 'empire'),
            lastRound: deadlineOf(words, 'empire') ?? deadlineOf(words, 'rebels'),
            goals: goalsOf(names, words),
          },
    roles: Object.entries(roles).map(([role, { name: called }]) => ({
      id: role,
      name: called,
      groupOf: named(names.roles, role),
    })),
  }
}

/** Doors that stop only one side; left out where there are none. */
function passesOf(names: Names, { doors = {} }: MapWords, words: ScenarioWords): Pick<Mission, 'passes'> {
  const open = Object.keys(doors).flatMap((id, number) => {
    const pass = doorRules(words, id)?.letsThrough
    if (pass === undefined) return []
    return [{ bit: 1 << number, side: sideNumber(pass.side), holds: allOf(names, pass.if) }]
  })
  if (open.length === 0) return {}
  return {
    passes: (s, of) =>
      open.reduce(
        (bits, { bit, side, holds }) => (side === of && holds(s, EMPTY_SCENE) ? bits | bit : bits),
        0,
      ),
  }
}

function namesOf(
  map: MapWords,
  board: Board,
  zones: readonly Zone[],
  areas: readonly Zone[],
  words: ScenarioWords,
  counters: readonly string[],
): Names {
  const doors = Object.keys(map.doors ?? {})
  const { campaign } = words
  const initial = campaign?.initial ?? []
  const role = (id: string): Names['roles'] extends ReadonlyMap<string, infer F> ? F : never => {
    const place = initial.findIndex((one) => one.role === id)
    return roleFinder(counters.indexOf(`role:${id}`), place, initial[place]?.card ?? '')
  }
  return {
    board,
    zones: [zones[0]?.spaces ?? [], zones[1]?.spaces ?? []],
    areas: new Map(areas.map((area) => [area.id, area.spaces])),
    kinds: new Map(kindWords(words).map(([kind], number) => [kind, number])),
    doors: new Map(doors.map((door, number) => [door, number])),
    doorSpaces: doors.map((_, number) => doorSpaces(map, number)),
    counters: new Map(counters.map((counter, number) => [counter, number])),
    entrance: spacesFrom(map.width, campaign?.entrance ?? ''),
    points: campaign === undefined ? [] : pointsOf(campaign, map.width),
    roles: new Map(Object.keys(words.roles ?? {}).map((id) => [id, role(id)])),
    secrets: Object.entries(campaign?.secrets ?? {}).map(([id, secret]) => ({ id, ...secret })),
  }
}

/** What the table calls the deeds of a scenario; retrieving is called so everywhere. */
function deedsOf({ events = [] }: ScenarioWords): { readonly [what: string]: Words } {
  const deeds: { [what: string]: Words } = {
    retrieve: { en: 'retrieve', de: 'aufheben' },
    [FORCE_DOOR]: { en: 'force the door', de: 'die Tür aufbekommen' },
  }
  for (const event of events)
    if (event.on === 'interact' || event.on === 'spend' || event.on === 'action') deeds[event.id] = event.name
  return deeds
}
