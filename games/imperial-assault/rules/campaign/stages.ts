/** The course of a campaign: mission stage, Rebel upgrade stage, Imperial upgrade stage, as the log says. */
import type { Flow, Seat } from '@dejarik/kernel'
import { cardNumber, deploymentNumber, sheetNumber } from '../../facts/index.ts'
import type { PlayMission, ToHero } from '../../offers.ts'
import {
  type Campaign,
  DECK,
  EMPIRE,
  type MissionNumber,
  NONE,
  REBELS,
  type State,
  type T,
} from '../../state.ts'
import { cardOf } from '../cards.ts'
import { hold } from '../held.ts'
import { heroCount } from '../hero.ts'
import type { Ending } from '../mission.ts'
import { missionNumber } from '../missions.ts'
import { CORE_LOG } from './log.ts'
import { campaignPart } from './mission-over.ts'
import { playersOf } from './seats.ts'

const CREDITS_A_CRATE = 50

/** What comes next: a forced mission, the stage that is open, or the next line of the log. */
export function* campaignStep(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) throw new Error('there is no campaign')
  const forced = campaign.forced.shift()
  if (forced !== undefined) return begin(t, campaign, forced)
  if (campaign.stage === 'rebel-upgrade') return 'sell-items'
  if (campaign.stage === 'imperial-upgrade') return 'agenda'
  const { type, threat } = CORE_LOG[campaign.slot]
  const isSingle = s.options.campaign?.mission !== undefined
  campaign.threatLevel = isSingle ? campaignPart(s).threat : threat + campaign.raised
  campaign.raised = 0
  const choices =
    type === 'introduction' ? [s.mission] : type === 'side' ? campaign.sideMissions : [campaign.story]
  if (choices.every((mission) => mission === NONE)) return passOver(t, campaign)
  const options = choices.map((mission): PlayMission => ({ do: 'mission', mission }))
  const { mission } = yield* t.choose(REBELS, 'mission', options, { rule: 'ia.mission-stage.2' })
  return begin(t, campaign, mission)
}

/** A line of the log without a mission that could be played is passed over; after the last one whoever won last has won (`docs/rulings.md`). */
function passOver(t: T, campaign: Campaign): string {
  if (campaign.slot === CORE_LOG.length - 1) over(t, campaign.log.at(-1)?.winner ?? EMPIRE)
  campaign.slot++
  return 'campaign'
}

function begin(t: T, campaign: Campaign, mission: MissionNumber): string {
  t.state.mission = mission
  // Nothing is played twice (ia.story-side-missions.6).
  campaign.sideMissions = campaign.sideMissions.filter((one) => one !== mission)
  if (campaign.story === mission) campaign.story = NONE
  t.log?.('mission', 'ia.mission-stage.5', { mission })
  return 'mission-set-up'
}

/** The mission is over: rewards, the log, clean-up (ia.mission-stage.6 to .13). */
export function* missionOver(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) throw new Error('there is no campaign')
  const part = campaignPart(s)
  const ending = part.endings[campaign.ending]
  const heroes = heroCount(s)
  const crates = campaign.crates * CREDITS_A_CRATE
  const credits = ending.credits + ending.creditsPerHero * heroes + crates + creditsOfCards(s)
  campaign.credits += credits
  campaign.influence += ending.influence
  for (let hero = 0; hero < heroes; hero++) campaign.xp[hero] += ending.xp[0]
  campaign.xp[heroes] += ending.xp[1]
  campaign.log.push({
    mission: s.mission,
    winner: ending.winner,
    rounds: s.round,
    credits,
    influence: ending.influence,
  })
  t.log?.('mission-over', 'ia.winning-campaign.1', {
    seat: ending.winner,
    mission: s.mission,
    credits,
    influence: ending.influence,
    ending: part.endings.indexOf(ending),
  })
  cleanUp(t, campaign)
  yield* rewards(t, campaign, ending)
  if (s.options.campaign?.mission !== undefined || part.kind === 'finale') over(t, ending.winner)
  nextMissions(t, campaign, ending)
  return 'campaign'
}

/** What cards of the heroes bring at the end of a mission. */
function creditsOfCards(s: State): number {
  let sum = 0
  for (const { seat, card } of s.held)
    if (seat === REBELS) for (const { always } of cardOf(card).abilities) sum += always?.credits ?? 0
  return sum
}

/** Whoever wins the finale wins the campaign (ia.winning-campaign.2). */
function over(t: T, side: Seat): never {
  const s = t.state
  s.winners = playersOf(s, side)
  s.endedBy = 'ia.winning-campaign.2'
  t.log?.('over', s.endedBy, { seat: side })
  t.over()
}

/** Everybody recovers, supplies return to their deck, depleted cards are turned up (ia.mission-stage.7 to .9, ia.deplete.2). */
function cleanUp(t: T, campaign: Campaign): void {
  const s = t.state
  for (const held of s.held) {
    held.exhausted = false
    held.depleted = false
    held.group = NONE
    held.value = 0
  }
  keepCards(s, campaign)
  t.shuffle(DECK, campaign.supplies)
  Object.assign(campaign, {
    threat: 0,
    hand: [],
    reserve: [],
    points: 0,
    crates: 0,
    ending: NONE,
    second: NONE,
  })
  Object.assign(s, {
    tokens: [],
    effects: [],
    attacks: [],
    test: null,
    using: [],
    walking: NONE,
    activation: null,
  })
  s.round = 0
  const heroes = s.options.campaign?.heroes ?? []
  s.figures.length = heroes.length
  s.groups.length = heroes.length
  for (const [hero, id] of heroes.entries())
    Object.assign(s.figures[hero], {
      kind: sheetNumber(id),
      space: NONE,
      gone: false,
      damage: 0,
      strain: 0,
      conditions: 0,
      points: 0,
      carried: [],
      used: [],
    })
}

/** Discarded cards leave and secret ones that were played, supplies go back; places move up, modifications stay. */
function keepCards(s: State, campaign: Campaign): void {
  const kept = new Map<number, number>()
  const held = s.held.filter((one, id) => {
    const isSupply = cardOf(one.card).facts.kind === 'supply'
    if (isSupply && !(one.seat === NONE && one.away)) campaign.supplies.push(one.card)
    const isPlayed = !one.secret && cardOf(one.card).facts.agenda?.kind === 'secret'
    const stays = one.seat !== NONE && !isSupply && !isPlayed
    if (stays) kept.set(id, kept.size)
    return stays
  })
  for (const one of held) {
    one.on = kept.get(one.on) ?? NONE
    one.away = false
    one.facedown = false
  }
  s.held = held
}

/** Cards, allies and villains that the ending brings; nobody passes rewards on (ia.reward-cards.5). */
function* rewards(t: T, campaign: Campaign, ending: Ending): Flow {
  const s = t.state
  campaign.raised += ending.raises
  for (const id of ending.allies) campaign.allies.push(deploymentNumber(id))
  for (const id of ending.villains) campaign.villains.push(deploymentNumber(id))
  if (ending.reward === null) return
  const card = cardNumber(ending.reward)
  t.log?.('reward', 'ia.reward-cards.2', { card, seat: ending.winner })
  if (ending.winner === EMPIRE) {
    hold(s, card, { seat: EMPIRE })
    return
  }
  const heroes = s.options.campaign?.heroes ?? []
  const own = heroes.indexOf(campaignPart(s).hero ?? '')
  const options = heroes.map((_, hero): ToHero => ({ do: 'hero', hero }))
  const hero =
    own >= 0 ? own : (yield* t.choose(REBELS, 'reward-hero', options, { rule: 'ia.reward-cards.1' })).hero
  hold(s, card, { seat: REBELS, hero })
}

/** Which missions are active now, and which stage follows. */
function nextMissions(t: T, campaign: Campaign, ending: Ending): void {
  const part = campaignPart(t.state)
  if (ending.next !== null) campaign.story = missionNumber(ending.next)
  const forced = ending.forced === null ? NONE : missionNumber(ending.forced)
  if (forced !== NONE) campaign.forced.push(forced)
  if (part.kind === 'forced') return
  // ia.mission-stage.12, .13
  const fresh = part.kind === 'introduction' ? 2 : part.kind === 'side' && part.color !== 'agenda' ? 1 : 0
  for (let i = 0; i < fresh; i++) {
    const mission = campaign.sideDeck.pop()
    if (mission === undefined) break
    campaign.sideMissions.push(mission)
    t.revealed('side-mission')
    t.log?.('side-mission', 'ia.mission-stage.13', { mission })
  }
  campaign.stage = 'rebel-upgrade'
}
