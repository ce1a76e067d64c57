/** A mission file as missions: one for each of its scenarios. The file has been read and checked. */
import type { Words } from '@dejarik/kernel'
import { DEFENSE_DICE } from '../../facts/index.ts'
import { type Board, readEdge, type Space } from '../../map/index.ts'
import { ability } from '../../rules/ability.ts'
import { NONE } from '../../state.ts'
import { layoutOf } from '../language/layout.ts'
import type { MapWords, MissionFile, ObjectWords, ScenarioWords, TokenWords } from '../language/words.ts'
import { layOut, spacesFrom } from '../lay.ts'
import type { Mission, PlacedToken, TokenKind, Zone } from '../mission.ts'
import { allOf, type Holds } from './conditions.ts'
import { eventsOf } from './events.ts'
import type { CounterList } from './limits.ts'
import { passiveOf } from './passive.ts'
import type { Names } from './scene.ts'

export function missionsOf(file: MissionFile): Mission[] {
  const { map } = file
  const { board } = layOut(layoutOf(map))
  const zones = zonesOf(map)
  return file.scenarios.map((scenario) => missionOf(file, board, zones, scenario))
}

function zonesOf({ width, zones }: MapWords): readonly [Zone, Zone] {
  return [
    { id: 'red', name: { en: 'red', de: 'rot' }, spaces: spacesFrom(width, zones.red) },
    { id: 'blue', name: { en: 'blue', de: 'blau' }, spaces: spacesFrom(width, zones.blue) },
  ]
}

function missionOf(
  { id, name, map }: MissionFile,
  board: Board,
  zones: readonly [Zone, Zone],
  words: ScenarioWords,
): Mission {
  const areas = Object.entries(map.areas ?? {}).map(
    ([area, one]): Zone => ({ id: area, name: one.name, spaces: spacesFrom(map.width, one.spaces) }),
  )
  const kinds = kindsOf(words)
  const doorIds = Object.keys(map.doors ?? {})
  const doorKinds = doorIds.flatMap((door, number) => {
    const attack = doorRules(words, door)?.attack
    return attack === undefined
      ? []
      : [{ number, attack, kind: objectKind(door, { en: 'door', de: 'Tür' }, attack) }]
  })
  const tokens = [
    ...placedTokens(map, words),
    ...doorKinds.map(({ number }, i) => doorToken(map, number, kinds.length + i)),
  ]
  const counters: CounterList = { names: Object.keys(words.counters ?? {}), tokens: tokens.length }
  const names: Names = {
    board,
    zones: [zones[0].spaces, zones[1].spaces],
    areas: new Map(areas.map((area) => [area.id, area.spaces])),
    kinds: new Map(kinds.map((kind, number) => [kind.id, number])),
    doors: new Map(doorIds.map((door, number) => [door, number])),
    counters: new Map(counters.names.map((counter, number) => [counter, number])),
  }
  const questions: Words[] = []
  const missionId = `${id}-${words.id}`
  const events = eventsOf({ ...names, questions }, missionId, words.events ?? [], counters)
  const mayAttack = (attack: ObjectWords | undefined): Holds | null =>
    attack === undefined ? null : allOf(names, attack.if)
  const objects = [
    null,
    ...Object.values(words.tokens ?? {}).map(({ attack }) => mayAttack(attack)),
    ...doorKinds.map(({ attack }) => mayAttack(attack)),
  ]
  const locks = doorIds.map((door): Holds | null => {
    const rules = doorRules(words, door)
    if (rules?.opensIf !== undefined) return allOf(names, rules.opensIf)
    return rules?.locked === true ? () => false : null
  })
  return {
    id: missionId,
    name: words.name,
    map: id,
    mapName: name,
    board,
    zones,
    tokenKinds: [...kinds, ...doorKinds.map(({ kind }) => kind)],
    tokens,
    areas,
    counters: counters.names,
    firstCounters: Object.values(words.counters ?? {}),
    text: words.text,
    ability: ability({
      name: missionId,
      always: passiveOf(names, words, events, objects, locks),
      when: events.when,
    }),
    actions: events.actions,
    difficultIsFree: words.difficultIsFree === true,
    deeds: deedsOf(words),
    questions,
    campaign: null,
  }
}

function doorRules(
  { doors = {} }: ScenarioWords,
  door: string,
): NonNullable<ScenarioWords['doors']>[string] | undefined {
  return doors[door] ?? doors.all
}

function objectKind(id: string, name: Words, attack: ObjectWords | undefined): TokenKind {
  return {
    id,
    name,
    health: attack?.health ?? null,
    block: attack?.block ?? 0,
    dice: (attack?.dice ?? []).map((die) => DEFENSE_DICE.indexOf(die)),
  }
}

function kindsOf({ tokens = {} }: ScenarioWords): TokenKind[] {
  return [
    objectKind('terminal', { en: 'terminal', de: 'Terminal' }, undefined),
    ...Object.entries(tokens).map(([id, { name, attack }]) => objectKind(id, name, attack)),
  ]
}

function placedTokens({ width, terminals }: MapWords, { tokens = {} }: ScenarioWords): PlacedToken[] {
  return [
    ...spacesFrom(width, terminals ?? '').map((space): PlacedToken => ({ kind: 0, space })),
    ...Object.values(tokens).flatMap((words, i) => tokensOfKind(width, i + 1, words)),
  ]
}

function tokensOfKind(
  width: number,
  kind: number,
  { at = '', red = '', blue = '', reserve = 0, claimed = 0 }: TokenWords,
): PlacedToken[] {
  const away = (count: number, zone?: number): PlacedToken[] =>
    Array.from({ length: count }, () => ({ kind, space: NONE, ...(zone !== undefined && { zone }) }))
  return [
    ...spacesFrom(width, at).map((space) => ({ kind, space })),
    ...spacesFrom(width, red).map((space) => ({ kind, space, zone: 0 })),
    ...spacesFrom(width, blue).map((space) => ({ kind, space, zone: 1 })),
    ...away(reserve),
    ...away(claimed, 0),
    ...away(claimed, 1),
  ]
}

/** A door that can be attacked is a token that stands in every space beside it (ia.attacking-objects.13). */
function doorToken({ width, doors = {} }: MapWords, number: number, kind: number): PlacedToken {
  const edges = Object.values(doors)[number].split(' ').map(readEdge)
  const spaces = edges.flatMap(({ x, y, side }): Space[] => {
    const here = y * width + x
    return [here, side === 'N' ? here - width : here - 1]
  })
  return { kind, space: spaces[0], door: { number, spaces } }
}

/** What the table calls the deeds of a scenario; retrieving is called so everywhere. */
function deedsOf({ events = [] }: ScenarioWords): { readonly [what: string]: Words } {
  const retrieve: Words = { en: 'retrieve', de: 'aufheben' }
  const deeds: { [what: string]: Words } = { retrieve }
  for (const event of events)
    if (event.on === 'interact' || event.on === 'spend' || event.on === 'action') deeds[event.id] = event.name
  return deeds
}
