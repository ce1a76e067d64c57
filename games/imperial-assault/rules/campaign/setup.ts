/** Setting up a campaign mission (rulebook: Missionsaufbau in der Kampagne), in eight steps. */
import type { Flow } from '@dejarik/kernel'
import { deploymentNumber } from '../../facts/index.ts'
import { allClosed, standOf } from '../../map/index.ts'
import type { Ally, Deploy, Done, Equip, NextHero, NoAlly, OpenGroup } from '../../offers.ts'
import { addGroup } from '../../setup.ts'
import {
  type Campaign,
  type DeploymentNumber,
  EMPIRE,
  type FigureId,
  type HeldId,
  NONE,
  REBELS,
  type State,
  type T,
} from '../../state.ts'
import { meOf } from '../abilities.ts'
import { cardOf, designOf, figureDesigns } from '../cards.ts'
import { heroCount } from '../hero.ts'
import { layTokens } from '../lay-tokens.ts'
import { missionAt } from '../missions.ts'
import { standsIn } from '../moving.ts'
import { moment, open } from '../windows.ts'
import { deployGroup, optionalDeployment, standNear } from './deployment.ts'
import { campaignPart } from './mission-over.ts'
import { placeHeroes } from './start.ts'
import { giveTokens, passToken } from './status-phase.ts'
import { gainThreat } from './threat.ts'

/** Steps 1 and 2: the map, its tokens, the dials; initial and reserved groups are set aside. */
export function* missionSetUp(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) throw new Error('there is no campaign')
  const part = campaignPart(s)
  const { board, counters, firstCounters } = missionAt(s.mission)
  s.doors = allClosed(board)
  layTokens(t)
  s.counters = counters.map((_, i) => firstCounters?.[i] ?? 0)
  s.round = 0
  s.initiative = part.empireFirst === true ? EMPIRE : REBELS
  placeHeroes(s)
  campaign.threat = 0
  campaign.crates = 0
  campaign.points = part.points.reduce((bits, { active }, i) => (active ? bits | (1 << i) : bits), 0)
  campaign.reserve = part.reserved.map(deploymentNumber)
  campaign.hand = []
  campaign.heard = 0
  return 'open-groups'
}

/** Cards that may be open groups (ia.mission-setup-campaign.7, .8): no copy more than there are. */
function openGroups(s: State, campaign: Campaign): OpenGroup[] {
  const { initial, brings = [], mercenaries } = campaignPart(s)
  const others = [...initial.map(({ card }) => card), ...brings]
  const used = [...campaign.hand, ...campaign.reserve, ...others.map(deploymentNumber)]
  return figureDesigns().flatMap(({ facts, implemented }, kind): OpenGroup[] => {
    const { affiliation, modes, unique, copies } = facts
    if (!implemented || !modes.includes('campaign')) return []
    if (affiliation === 'rebel' || (affiliation !== 'imperial' && !mercenaries)) return []
    if (unique && !campaign.villains.includes(kind)) return []
    return used.filter((one) => one === kind).length < copies ? [{ do: 'open-group', kind }] : []
  })
}

/** Where the mission says nothing, a higher threat level allows more (`docs/rulings.md`). */
export function openGroupCount(threatLevel: number): number {
  return Math.min(4, Math.max(2, Math.floor(threatLevel / 2) + 1))
}

/** Step 3: the Imperial player takes open groups into his hand, in secret (ia.mission-setup-campaign.6). */
export function* openGroupsStep(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) throw new Error('there is no campaign')
  const count = campaignPart(s).open ?? openGroupCount(campaign.threatLevel)
  while (campaign.hand.length < count) {
    const options = openGroups(s, campaign)
    if (options.length === 0) break
    const { kind } = yield* t.decide(EMPIRE, 'open-group', options, { rule: 'ia.mission-setup-campaign.6' })
    campaign.hand.push(kind)
  }
  return 'deploy-empire'
}

const MOST = { armor: 1, weapon: 2, equipment: 3 } as const

const DONE: Done = { do: 'done' }

/** Heroes whose items are too many (ia.item-cards.13), or who wear two helmets. */
export function overloaded(s: State): FigureId[] {
  return Array.from({ length: heroCount(s) }, (_, hero) => hero).filter((hero) => {
    const items = s.held.flatMap((one) => {
      const item = one.hero === hero && !one.away ? cardOf(one.card).facts.item : null
      return item === null ? [] : [item]
    })
    return (
      Object.entries(MOST).some(([kind, most]) => items.filter((item) => item.kind === kind).length > most) ||
      items.filter(({ traits }) => traits.includes('helmet')).length > 1
    )
  })
}

/** What the heroes can do with their items before a mission (ia.item-cards.10, ia.modifications.5, .6, .9). */
function equipping(s: State): Equip[] {
  const found: Equip[] = []
  for (const [held, { seat, hero, on, away, card }] of s.held.entries()) {
    const { item, kind } = cardOf(card).facts
    if (seat !== REBELS || item === null || kind === 'supply') continue
    if (kind !== 'reward')
      for (let other = 0; other < heroCount(s); other++)
        if (other !== hero) found.push({ do: 'give', held, hero: other, on: NONE })
    if (item.kind === 'modification') {
      if (on !== NONE) found.push({ do: 'take-off', held, hero, on: NONE })
      for (const weapon of s.held.keys())
        if (weapon !== on && fitsOn(s, held, weapon)) found.push({ do: 'fit', held, hero, on: weapon })
    } else found.push({ do: away ? 'bring' : 'leave', held, hero, on: NONE })
  }
  return found
}

/** A modification fits weapons of its type with room for it, and not beside another of its kind (ia.modifications.1, .3, .9). */
function fitsOn(s: State, mod: HeldId, weapon: HeldId): boolean {
  const one = cardOf(s.held[mod].card).facts.item
  const { hero, card, seat } = s.held[weapon]
  const other = cardOf(card).facts.item
  if (one === null || other?.attack == null || seat !== REBELS || hero !== s.held[mod].hero) return false
  if (one.fits !== null && one.fits !== other.attack.type) return false
  const there = s.held.filter((held, id) => held.on === weapon && id !== mod)
  if (there.length >= other.modSlots) return false
  return !there.some((held) => cardOf(held.card).facts.traits.some((trait) => one.traits.includes(trait)))
}

/** On another weapon or on none; it stays behind with a weapon that does, and only with that. */
function attach({ held }: State, mod: HeldId, on: HeldId): void {
  if (held[mod].on === on) return
  held[mod].on = on
  held[mod].away = on !== NONE && held[on].away
}

/** Step 7 begins when all can be seen: items change hands, modifications move, what is too much stays behind. */
export function* equip(t: T): Flow<string> {
  const s = t.state
  for (;;) {
    const options = equipping(s)
    const tooMuch = overloaded(s)
    if (options.length === 0) break
    const chosen = yield* t.decide<Equip | Done>(
      REBELS,
      'equip',
      tooMuch.length === 0 ? [...options, DONE] : options,
      { rule: 'ia.mission-setup-campaign.17' },
    )
    if (chosen.do === 'done') break
    const held = s.held[chosen.held]
    if (chosen.do === 'give') {
      held.hero = chosen.hero
      attach(s, chosen.held, NONE)
      for (const other of s.held) if (other.on === chosen.held) Object.assign(other, { hero: chosen.hero })
    } else if (chosen.do === 'fit') attach(s, chosen.held, chosen.on)
    else if (chosen.do === 'take-off') attach(s, chosen.held, NONE)
    else {
      // What is attached to a weapon goes where it goes.
      for (const [id, one] of s.held.entries())
        if (id === chosen.held || one.on === chosen.held) one.away = chosen.do === 'leave'
    }
  }
  return 'deploy-heroes'
}

/** Steps 4 to 6: initial groups as the map shows, then the briefing. */
export function* deployEmpire(t: T): Flow<string> {
  const s = t.state
  for (const { card, spaces } of campaignPart(s).initial)
    yield* deployGroup(t, deploymentNumber(card), 'ia.initial-groups.1', spaces)
  t.log?.('briefing', 'ia.mission-setup-campaign.14', { mission: s.mission })
  return 'equip'
}

const NO_ALLY: NoAlly = { do: 'no-ally' }

/** Step 7: heroes at the entrance, in the order that they like, then up to one ally (ia.mission-setup-campaign.15, .16). */
export function* deployHeroes(t: T): Flow<string> {
  let left = Array.from({ length: heroCount(t.state) }, (_, hero): NextHero => ({ do: 'next-hero', hero }))
  while (left.length > 0) {
    const { hero } = yield* t.choose(REBELS, 'next-hero', left, { rule: 'ia.mission-setup-campaign.16' })
    left = left.filter((one) => one.hero !== hero)
    yield* enter(t, hero)
  }
  yield* bringAlly(t)
  return 'mission-start'
}

/** At the entrance; on one of its free spaces if it has several, else as near as possible. */
function* enter(t: T, hero: FigureId): Flow {
  const { entrance } = campaignPart(t.state)
  const stands = entrance.length === 1 ? [] : standsIn(t.state, hero, entrance)
  if (stands.length === 0) {
    yield* standNear(t, hero, entrance[0], 'ia.mission-setup-campaign.15')
    return
  }
  const options = stands.map((to): Deploy => ({ do: 'deploy', figure: hero, to }))
  const { to } = yield* t.choose(REBELS, 'deploy', options, { rule: 'ia.mission-setup-campaign.15' })
  Object.assign(t.state.figures[hero], standOf(to))
  t.log?.('deploy', 'ia.mission-setup-campaign.15', { figure: hero, to })
}

/** The ally costs the Empire's threat (ia.allies-rebel.4), and the Imperial player may deploy at once (ia.allies-rebel.5). */
function* bringAlly(t: T): Flow {
  const s = t.state
  const allies = alliesOf(s)
  if (allies.length === 0) return
  const options = [...allies.map((kind): Ally => ({ do: 'ally', kind })), NO_ALLY]
  const chosen = yield* t.decide<Ally | NoAlly>(REBELS, 'ally', options, { rule: 'ia.allies-rebel.2' })
  if (chosen.do === 'no-ally') return
  yield* addAlly(t, chosen.kind)
  gainThreat(t, allyCost(s, chosen.kind))
  yield* optionalDeployment(t, false)
}

/** Allies that were gained; of one that was gained twice the elite card, too (ia.allies-rebel.13). Who comes anyway is not brought (ia.unique.2). */
function alliesOf(s: State): DeploymentNumber[] {
  const gained = s.campaign?.allies ?? []
  const { brings = [] } = campaignPart(s)
  const names = brings.map((card) => designOf(deploymentNumber(card)).facts.name.en)
  const comesAnyway = (kind: DeploymentNumber): boolean => {
    const { unique, name } = designOf(kind).facts
    return unique && names.includes(name.en)
  }
  return [...new Set(gained)].flatMap((kind) => {
    if (comesAnyway(kind)) return []
    const elite = gained.indexOf(kind) === gained.lastIndexOf(kind) ? NONE : eliteOf(kind)
    return elite === NONE || gained.includes(elite) ? [kind] : [kind, elite]
  })
}

/** The written elite card of the same name, or NONE. */
function eliteOf(kind: DeploymentNumber): DeploymentNumber {
  const { name, affiliation } = designOf(kind).facts
  return figureDesigns().findIndex(
    ({ facts, implemented }) =>
      implemented && facts.elite && facts.affiliation === affiliation && facts.name.en === name.en,
  )
}

function allyCost(s: State, kind: DeploymentNumber): number {
  let cost = designOf(kind).facts.cost
  for (const [id, held] of s.held.entries())
    if (held.seat === REBELS)
      for (const { always } of cardOf(held.card).abilities)
        cost -= always?.cheaper?.(s, meOf(REBELS, held.hero, 0, id), kind, false) ?? 0
  return Math.max(0, cost)
}

/** A group of the Rebels' that is no hero, as near as possible to the entrance or to a space. */
export function* addAlly(t: T, kind: DeploymentNumber, space?: number, count?: number): Flow {
  const s = t.state
  const group = s.groups.length
  addGroup(s, REBELS, kind, count)
  for (const figure of s.groups[group].figures)
    yield* standNear(t, figure, space ?? campaignPart(s).entrance[0], 'ia.allies-rebel.3')
  t.log?.('ally', 'ia.allies-rebel.2', { kind })
  yield* open(t, { ...moment('group-deployed', NONE), group }, 'ia.allies-rebel.3')
}

/** Step 8: activation tokens; everything is ready. */
export function* missionStart(t: T): Flow<string> {
  const s = t.state
  yield* passToken(t)
  giveTokens(s)
  yield* open(t, moment('mission-start', NONE), 'ia.mission-setup-campaign.19')
  yield* open(t, moment('deployed', NONE), 'ia.mission-setup-campaign.19')
  return 'round-start'
}
