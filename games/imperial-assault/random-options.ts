/**
 * Options drawn by lot. For the self-check: random legal armies of all written cards on one skirmish mission after
 * another, and after every third skirmish a campaign mission with random heroes. For measuring bots: one mission.
 */
import { FastRng, keyOf } from '@dejarik/kernel'
import { type Army, randomArmy } from './build/index.ts'
import { CAMPAIGN_MISSIONS, SKIRMISH_MISSIONS } from './missions/index.ts'
import {
  AGENDAS,
  defaultCampaign,
  FEWEST_HEROES,
  GREEN_MISSIONS,
  GREEN_SIDE_MISSIONS,
  MOST_HEROES,
  playableAgendas,
  playableClasses,
  playableHeroes,
} from './options-campaign.ts'
import { isImplemented } from './rules/cards.ts'
import type { CampaignOptions } from './state.ts'

export interface SkirmishTable {
  readonly armies: readonly Army[]
  readonly missions: readonly string[]
}

export interface CampaignTable {
  readonly campaign: CampaignOptions
}

/** One campaign mission to three skirmishes. */
const TURNS = 4

/** The same list for the same number. */
export function randomOptions(count: number, seed: number): (SkirmishTable | CampaignTable)[] {
  const campaigns = Math.floor(count / TURNS)
  const skirmishes = randomSkirmishes(count - campaigns, seed)
  const missions = randomCampaignMissions(campaigns, seed)
  return Array.from({ length: count }, (_, i) => {
    const turn = Math.floor(i / TURNS)
    return i % TURNS === TURNS - 1 ? missions[turn] : skirmishes[i - turn]
  })
}

export function randomSkirmishes(count: number, seed: number): SkirmishTable[] {
  const rng = new FastRng(seed)
  return Array.from({ length: count }, (_, i) => ({
    armies: [army(rng), army(rng)],
    missions: [SKIRMISH_MISSIONS[i % SKIRMISH_MISSIONS.length].id],
  }))
}

/** All campaign missions in turn, each by itself. */
export function randomCampaignMissions(count: number, seed: number): CampaignTable[] {
  return randomCampaigns(count, seed).map(({ campaign }, i) => ({
    campaign: { ...campaign, mission: CAMPAIGN_MISSIONS[i % CAMPAIGN_MISSIONS.length].id },
  }))
}

/** Whole campaigns of two to four heroes. */
export function randomCampaigns(count: number, seed: number): CampaignTable[] {
  const rng = new FastRng(seed, 1)
  return Array.from({ length: count }, () => {
    const heroes = FEWEST_HEROES + rng.int(MOST_HEROES - FEWEST_HEROES + 1)
    return {
      campaign: {
        heroes: some(rng, playableHeroes(), heroes),
        imperialClass: playableClasses()[rng.int(playableClasses().length)],
        agendas: some(rng, playableAgendas(), AGENDAS),
        sideMissions: some(rng, GREEN_SIDE_MISSIONS, GREEN_MISSIONS),
      },
    }
  })
}

/** One mission by itself; the same heroes for the same seed. */
export function missionTable(mission: string, heroes: number, seed: string): CampaignTable {
  const [first, second] = keyOf(`${seed} heroes`)
  const drawn = some(new FastRng(first, second), playableHeroes(), heroes)
  return { campaign: { ...defaultCampaign(), heroes: drawn, mission } }
}

/** So many of them, as far as there are. */
function some(rng: FastRng, ids: readonly string[], count: number): string[] {
  const left = ids.slice()
  const found: string[] = []
  while (found.length < count && left.length > 0) found.push(...left.splice(rng.int(left.length), 1))
  return found
}

function army(rng: FastRng): Army {
  const found = randomArmy(rng, isImplemented)
  if (found === null) throw new Error('the written cards make no legal army')
  return found
}
