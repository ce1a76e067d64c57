/** Deployment and reinforcement (rulebook: Aufstellung in Kampagneneinsätzen, Verstärkung). */
import type { Flow, RuleId } from '@dejarik/kernel'
import { meets } from '../../facts/index.ts'
import { keyOf, nearestStands, type Space, standOf } from '../../map/index.ts'
import type { AtPoint, AttachCard, Deploy, DeployGroup, Done, Pass, Reinforce } from '../../offers.ts'
import { addGroup } from '../../setup.ts'
import {
  type DeploymentNumber,
  EMPIRE,
  type FigureId,
  type GroupId,
  NONE,
  type State,
  type T,
} from '../../state.ts'
import { meOf } from '../abilities.ts'
import { cardOf, designOf } from '../cards.ts'
import { groundOf, moverOf, occupantsFor } from '../ground.ts'
import { isLive } from '../held.ts'
import { hangsOnGroups } from '../hidden-cards.ts'
import { moment, open } from '../windows.ts'
import { campaignPart } from './mission-over.ts'
import { spendThreat } from './threat.ts'

/** Deployment points that are active now, by number. */
export function activePoints(s: State): number[] {
  const active = s.campaign?.points ?? 0
  return campaignPart(s).points.flatMap((_, point) => ((active & (1 << point)) === 0 ? [] : [point]))
}

function allPoints(s: State): number[] {
  return campaignPart(s).points.map((_, point) => point)
}

/** Those of the points at which such a group may come: a mission keeps some from some figures. */
export function pointsFor(
  s: State,
  kind: DeploymentNumber,
  points: readonly number[] = activePoints(s),
): readonly number[] {
  const all = campaignPart(s).points
  return points.filter((point) => all[point].refuses?.(designOf(kind).facts) !== true)
}

/** Whom the mission itself brings comes, even where no point is meant for it. */
function anyPoint(s: State, kind: DeploymentNumber): readonly number[] {
  const open = pointsFor(s, kind)
  return open.length === 0 ? activePoints(s) : open
}

/** Deploys a group at a point of the Imperial player's choice (ia.deployment-campaign.3), or at these spaces. */
export function* deployGroup(
  t: T,
  kind: DeploymentNumber,
  rule: RuleId,
  spaces?: readonly Space[],
  count?: number,
  points?: readonly number[],
): Flow<GroupId> {
  const s = t.state
  const group = s.groups.length
  addGroup(s, EMPIRE, kind, count)
  t.log?.('group-deployed', rule, { group, kind })
  const near = spaces ?? [yield* choosePoint(t, points ?? anyPoint(s, kind))]
  for (const [i, figure] of s.groups[group].figures.entries())
    yield* standNear(t, figure, near[Math.min(i, near.length - 1)], rule)
  yield* attachments(t, group)
  yield* open(t, { ...moment('group-deployed', NONE), group }, rule)
  return group
}

/** Where a group comes onto the map: an active point, or one of those that the mission names. */
export function* choosePoint(t: T, points: readonly number[]): Flow<Space> {
  const options = points.map((point): AtPoint => ({ do: 'point', point }))
  // How many points are active is his secret, too (ia.deployment-campaign.14).
  hangsOnGroups(t, () => true)
  const { point } = yield* t.choose(EMPIRE, 'point', options, { rule: 'ia.deployment-campaign.3' })
  return campaignPart(t.state).points[point].space
}

/** As near as possible to a space, that space included (ia.deployment-campaign.4); its side chooses among several. */
export function* standNear(t: T, figure: FigureId, space: Space, rule: RuleId): Flow {
  const s = t.state
  const one = s.figures[figure]
  const stands = nearestStands(groundOf(s).counting, moverOf(s, one).steps, [space], occupantsFor(s, figure))
  if (stands.length === 0) {
    one.gone = true
    return
  }
  const options = stands.map((stand): Deploy => ({ do: 'deploy', figure, to: keyOf(stand) }))
  const { to } = yield* t.choose(one.seat, 'deploy', options, { rule })
  const stand = standOf(to)
  one.space = stand.space
  one.turned = stand.turned
  t.log?.('deploy', rule, { figure, to })
}

const PASS: Pass = { do: 'pass' }

/** Any number of free attachments that the group may have (ia.attachments.2, .6). */
function* attachments(t: T, group: GroupId): Flow {
  const s = t.state
  const { facts } = designOf(s.groups[group].kind)
  for (;;) {
    const options: AttachCard[] = []
    for (const [id, held] of s.held.entries()) {
      const needed = cardOf(held.card).facts.attachesTo
      if (
        held.seat === EMPIRE &&
        held.group === NONE &&
        isLive(held) &&
        needed !== null &&
        meets(facts, needed)
      )
        options.push({ do: 'attach-card', held: id })
    }
    if (options.length === 0) return
    const chosen = yield* t.decide<AttachCard | Pass>(EMPIRE, 'attach-card', [...options, PASS], {
      rule: 'ia.attachments.2',
    })
    if (chosen.do === 'pass') return
    s.held[chosen.held].group = group
    t.log?.('attached', 'ia.attachments.2', { card: s.held[chosen.held].card, group })
  }
}

/** Threat that a group costs, or one of its figures; cards may make it cheaper. */
export function threatCost(s: State, kind: DeploymentNumber, reinforces: boolean): number {
  const { cost, reinforcement } = designOf(kind).facts
  let price = reinforces ? (reinforcement ?? 0) : cost
  for (const [id, held] of s.held.entries()) {
    if (held.seat !== EMPIRE || held.group !== NONE || held.secret || !isLive(held)) continue
    for (const { always } of cardOf(held.card).abilities)
      price -= always?.cheaper?.(s, meOf(EMPIRE, NONE, held.value, id), kind, reinforces) ?? 0
  }
  return Math.max(0, price)
}

const DONE: Done = { do: 'done' }

/**
 * Optional deployment (ia.deployment-campaign.8) and, in the status phase, reinforcement, as long as there is threat: at
 * active points, or at those that the mission names, which don't become active by that (ia.deployment-campaign.7).
 */
export function* optionalDeployment(t: T, reinforces: boolean, only?: readonly number[]): Flow {
  const s = t.state
  const { campaign } = s
  if (campaign === null) return
  const spaces = (only ?? activePoints(s)).map((point) => campaignPart(s).points[point].space)
  yield* open(t, moment('deployment', NONE, null, 0, NONE, spaces), 'ia.status-phase-campaign.6')
  for (;;) {
    const points = only ?? activePoints(s)
    hangsOnGroups(
      t,
      () => campaign.hand.length > 0 || (reinforces && reinforceable(s, allPoints(s)).length > 0),
    )
    const options: (DeployGroup | Reinforce)[] = deployable(s, 0, points)
    if (reinforces)
      for (const group of reinforceable(s, points)) {
        const threat = threatCost(s, s.groups[group].kind, true)
        if (threat <= campaign.threat) options.push({ do: 'reinforce', group, threat })
      }
    if (options.length === 0) return
    const chosen = yield* t.decide<DeployGroup | Reinforce | Done>(EMPIRE, 'deployment', [...options, DONE], {
      rule: 'ia.status-phase-campaign.6',
    })
    if (chosen.do === 'done') return
    spendThreat(t, chosen.threat)
    if (chosen.do === 'deploy-group') yield* deployFromHand(t, chosen.kind, points)
    else yield* reinforce(t, chosen.group, points)
  }
}

function* deployFromHand(t: T, kind: DeploymentNumber, points: readonly number[]): Flow {
  const { campaign } = t.state
  if (campaign === null) return
  campaign.hand.splice(campaign.hand.indexOf(kind), 1)
  t.revealed('deployment')
  const open = pointsFor(t.state, kind, points)
  yield* deployGroup(t, kind, 'ia.deployment-campaign.9', undefined, undefined, open)
}

/** Groups of the hand that may come at these points, and for which there is threat enough, at so much less than they cost. */
function deployable(s: State, less: number, points: readonly number[]): DeployGroup[] {
  const { campaign } = s
  if (campaign === null) return []
  return [...new Set(campaign.hand)]
    .filter((kind) => pointsFor(s, kind, points).length > 0)
    .map(
      (kind): DeployGroup => ({
        do: 'deploy-group',
        kind,
        threat: Math.max(0, threatCost(s, kind, false) - less),
      }),
    )
    .filter(({ threat }) => threat <= campaign.threat)
}

/** Whether there is one that could be deployed for less, at the points in these spaces. */
export function canDeployFor(s: State, less: number, spaces: readonly Space[]): boolean {
  return deployable(s, less, pointsIn(s, spaces)).length > 0
}

/** One group of the hand for less than it costs, within an optional deployment. */
export function* deployFor(t: T, less: number, spaces: readonly Space[]): Flow {
  const points = pointsIn(t.state, spaces)
  const { kind, threat } = yield* t.choose(EMPIRE, 'deployment', deployable(t.state, less, points), {
    rule: 'ia.deployment-campaign.9',
  })
  spendThreat(t, threat)
  yield* deployFromHand(t, kind, points)
}

function pointsIn(s: State, spaces: readonly Space[]): number[] {
  return campaignPart(s).points.flatMap(({ space }, point) => (spaces.includes(space) ? [point] : []))
}

/** Groups with a figure on the map and another that was defeated (ia.reinforcement.3, .6, .8). */
function reinforceable(s: State, points: readonly number[]): GroupId[] {
  return s.groups.flatMap(({ seat, kind, figures }, id) => {
    if (seat !== EMPIRE || designOf(kind).facts.reinforcement === null) return []
    if (pointsFor(s, kind, points).length === 0) return []
    const standing = figures.filter((figure) => s.figures[figure].space !== NONE).length
    return standing > 0 && standing < figures.length ? [id] : []
  })
}

/** One figure comes back (ia.reinforcement.2). */
function* reinforce(t: T, group: GroupId, points: readonly number[]): Flow {
  const s = t.state
  const back = s.groups[group].figures.find((figure) => s.figures[figure].space === NONE)
  if (back === undefined) return
  const one = s.figures[back]
  one.gone = false
  one.damage = 0
  one.used = []
  t.log?.('reinforced', 'ia.reinforcement.2', { group, figure: back })
  const open = pointsFor(s, s.groups[group].kind, points)
  yield* standNear(t, back, yield* choosePoint(t, open), 'ia.reinforcement.2')
}
