/** Setting up a skirmish (rulebook: Missionsaufbau im Gefecht), in five steps. */
import type { Flow, Seat } from '@dejarik/kernel'
import { ATTACK_FACES, meets } from '../facts/index.ts'
import { allClosed, keyOf, nearestStands, type Space, type StandKey, standOf } from '../map/index.ts'
import type { Attach, Deploy, TakeInitiative, TakeZone } from '../offers.ts'
import { DICE, type FigureId, NONE, opponentOf, PICK, type State, type T } from '../state.ts'
import { attackFaceWords } from './attack/results.ts'
import { designOf, upgradeOf } from './cards.ts'
import { draw, STARTING_HAND, shuffleDeck } from './command-cards.ts'
import { groundOf, moverOf, occupantsFor } from './ground.ts'
import { layTokens } from './lay-tokens.ts'
import { missionAt, missionNumber } from './missions.ts'
import { standsIn } from './moving.ts'
import { moment, open } from './windows.ts'

/** Step 1: command decks are shuffled. */
export function setUp(t: T): string {
  for (const seat of [0, 1]) shuffleDeck(t, seat)
  return 'initiative'
}

/** Step 3: the mission is drawn, when it is known who has initiative, and laid out. */
export function* drawMission(t: T): Flow<string> {
  const s = t.state
  const { missions } = s.options
  const drawn = missions.length === 1 ? 0 : t.int(PICK, missions.length, (i) => missions[i])
  if (missions.length > 1) t.revealed('mission')
  s.mission = missionNumber(missions[drawn])
  const { board, counters, firstCounters } = missionAt(s.mission)
  s.doors = allClosed(board)
  layTokens(t)
  s.counters = counters.map((_, i) => firstCounters?.[i] ?? 0)
  t.log?.('mission', 'ia.mission-setup-skirmish.5', { mission: s.mission })
  return 'zone'
}

/** Step 2: the cheaper army's player decides (ia.initiative.2); a tie is rolled off (ia.initiative.4). */
export function* initiative(t: T): Flow<string> {
  const s = t.state
  const costs = [0, 1].map((seat) => armyCost(s, seat))
  if (costs[0] === costs[1]) s.initiative = rollOff(t)
  else {
    const seat = costs[0] < costs[1] ? 0 : 1
    const options = [seat, opponentOf(seat)].map((one): TakeInitiative => ({ do: 'initiative', seat: one }))
    s.initiative = (yield* t.decide(seat, 'initiative', options, { rule: 'ia.initiative.2' })).seat
  }
  t.log?.('initiative', 'ia.initiative.1', { seat: s.initiative })
  return 'draw-mission'
}

function armyCost(s: State, seat: Seat): number {
  const groups = s.groups.filter((group) => group.seat === seat)
  const upgrades = [...s.sides[seat].upgrades, ...groups.flatMap(({ attachments }) => attachments)]
  return (
    groups.reduce((sum, { kind }) => sum + designOf(kind).facts.cost, 0) +
    upgrades.reduce((sum, upgrade) => sum + upgradeOf(upgrade).facts.cost, 0)
  )
}

/** A blue die each until one shows more accuracy. */
function rollOff(t: T): Seat {
  const faces = ATTACK_FACES.blue
  for (;;) {
    const [one, other] = [0, 1].map(
      () => faces[t.int(DICE, faces.length, (side) => attackFaceWords(faces[side]))].accuracy,
    )
    t.revealed('dice')
    t.log?.('roll-off', 'ia.initiative.4', { first: one, second: other })
    if (one !== other) return one > other ? 0 : 1
  }
}

/** Step 4: who has initiative chooses a zone (ia.initiative.5), unless a card turns this around. */
export function* zone(t: T): Flow<string> {
  const s = t.state
  const schemers = [0, 1].filter((seat) => choosesZone(s, seat))
  let chooser = s.initiative
  if (schemers.length === 1) {
    chooser = schemers[0]
    s.initiative = opponentOf(chooser)
    t.log?.('initiative', 'ia.golden-rules.2', { seat: s.initiative })
  }
  const options = [0, 1].map((one): TakeZone => ({ do: 'zone', zone: one }))
  const { zone: chosen } = yield* t.decide(chooser, 'zone', options, { rule: 'ia.deployment-skirmish.2' })
  s.sides[chooser].zone = chosen
  s.sides[opponentOf(chooser)].zone = 1 - chosen
  t.log?.('zone', 'ia.mission-setup-skirmish.9', { seat: chooser, zone: chosen })
  giveTokens(s)
  s.turn = s.initiative
  return 'attach'
}

/** Tokens of a zone's colour belong to its player. */
export function giveTokens(s: State): void {
  for (const [id, { zone: of }] of missionAt(s.mission).tokens.entries())
    if (of !== undefined) s.tokens[id].seat = s.sides.findIndex((side) => side.zone === of)
}

function choosesZone(s: State, seat: Seat): boolean {
  return s.sides[seat].upgrades.some((upgrade) =>
    upgradeOf(upgrade).abilities.some(({ always }) => always?.choosesZone === true),
  )
}

/** Attachments go onto groups that have what they ask for (ia.attachments.6). */
export function* attach(t: T): Flow<string> {
  const s = t.state
  for (const seat of [s.initiative, opponentOf(s.initiative)]) {
    const side = s.sides[seat]
    for (const upgrade of side.upgrades.slice()) {
      const needed = upgradeOf(upgrade).facts.attachesTo
      if (needed === null) continue
      const options: Attach[] = []
      for (const [group, { seat: of, kind }] of s.groups.entries())
        if (of === seat && meets(designOf(kind).facts, needed)) options.push({ do: 'attach', group })
      if (options.length === 0) continue
      const { group } = yield* t.choose(seat, 'attach', options, { rule: 'ia.attachments.2' })
      side.upgrades.splice(side.upgrades.indexOf(upgrade), 1)
      s.groups[group].attachments.push(upgrade)
    }
  }
  return 'deploy'
}

/** One figure after another in the own zone; what does not fit goes as near as possible (ia.deployment-skirmish.4). */
export function* deploy(t: T): Flow<string> {
  const s = t.state
  const seat = s.turn
  const figure = s.figures.findIndex((one) => one.seat === seat && one.space === NONE)
  if (figure < 0) {
    if (seat !== s.initiative) return 'first-hand'
    s.turn = opponentOf(seat)
    return 'deploy'
  }
  const stands = deploymentStands(s, figure)
  const options = stands.map((to): Deploy => ({ do: 'deploy', figure, to }))
  const { to } = yield* t.decide(seat, 'deploy', options, { rule: 'ia.deployment-skirmish.1' })
  const { space, turned } = standOf(to)
  s.figures[figure].space = space
  s.figures[figure].turned = turned
  t.log?.('deploy', 'ia.deployment-skirmish.1', { figure, to })
  return 'deploy'
}

/** All stands wholly in the zone; else those that cover most of it (ia.deployment-skirmish.3); else the nearest to it. */
export function deploymentStands(s: State, figure: FigureId): readonly StandKey[] {
  const one = s.figures[figure]
  const { spaces } = missionAt(s.mission).zones[s.sides[one.seat].zone]
  const zoneSpaces = new Set(spaces)
  const { steps } = moverOf(s, one)
  const stands = standsIn(s, figure, spaces)
  if (stands.length > 0) {
    const inside = stands.map((key) => countIn(zoneSpaces, steps.covered(key) ?? []))
    const most = Math.max(...inside)
    return stands.filter((_, i) => inside[i] === most)
  }
  return nearestStands(groundOf(s).counting, steps, spaces, occupantsFor(s, figure)).map(keyOf)
}

function countIn(zone: ReadonlySet<Space>, spaces: readonly Space[]): number {
  let count = 0
  for (const space of spaces) if (zone.has(space)) count++
  return count
}

/** Step 5: three cards each (ia.mission-setup-skirmish.11). */
export function* firstHand(t: T): Flow<string> {
  for (const seat of [t.state.initiative, opponentOf(t.state.initiative)]) draw(t, seat, STARTING_HAND)
  yield* open(t, moment('deployed', NONE), 'ia.mission-setup-skirmish.11')
  return 'round-start'
}
