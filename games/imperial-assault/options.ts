/** What a skirmish is played with: an army for each player, and missions of which one is drawn. */
import { isRefusal, type Refusal, refuse, type Seat, type SeatOptions, type Side } from '@dejarik/kernel'
import { type Army, findReadyArmy, readArmy, validateArmy } from './build/index.ts'
import { CAMPAIGN_MISSIONS, missionDrawn, SKIRMISH_MISSIONS } from './missions/index.ts'
import { IMPERIAL_SEAT, SEAT_NAMES, SIDE_NAMES } from './names.ts'
import { readCampaign } from './options-campaign.ts'
import { isImplemented } from './rules/cards.ts'
import { missionNumber } from './rules/missions.ts'
import type { CampaignOptions, ImperialAssaultOptions } from './state.ts'

const KNOWN = ['armies', 'missions', 'board', 'campaign']
const KNOWN_OF_TABLE = ['missions', 'campaign']
const SEATS = 2

type Fields = { readonly [key: string]: unknown }

export function readOptions(raw: unknown): ImperialAssaultOptions | Refusal {
  const given = fieldsOf(raw, KNOWN)
  if (isRefusal(given)) return given
  if (given.campaign !== undefined && given.campaign !== null) {
    const campaign = readCampaign(given.campaign)
    return isRefusal(campaign) ? campaign : { armies: [], missions: [], campaign }
  }
  const drawn = given.board === undefined ? null : missionDrawn(given.board)
  if (isRefusal(drawn)) return drawn
  const missions = drawn === null ? readMissions(given.missions) : [drawn.id]
  if (isRefusal(missions)) return missions
  const armies = given.armies ?? defaultArmies()
  if (!Array.isArray(armies) || armies.length !== SEATS) return refuse('armies-not-two', 'ia.skirmish.1')
  const read: Army[] = []
  for (const [seat, army] of armies.entries()) {
    const one = readOne(army, seat)
    if (isRefusal(one)) return one
    read.push(one)
  }
  return { armies: read, missions, ...(drawn !== null && { board: drawn.board }) }
}

/** A skirmish that says nothing of its armies: Luke's friends against Vader's escort. */
const USUAL = ['heroes-of-the-rebellion', 'lord-vaders-escort']

function defaultArmies(): readonly Army[] {
  return USUAL.flatMap((id) => findReadyArmy(id)?.army ?? [])
}

function fieldsOf(raw: unknown, known: readonly string[]): Fields | Refusal {
  const given: unknown = raw ?? {}
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('options-not-an-object')
  const other = Object.keys(given).find((key) => !known.includes(key))
  return other === undefined ? { ...given } : refuse('option-unknown', undefined, { option: other })
}

/** Ids of missions; all of them if nothing is said. */
function readMissions(raw: unknown): readonly string[] | Refusal {
  if (raw === undefined || raw === null) return SKIRMISH_MISSIONS.map(({ id }) => id)
  if (!Array.isArray(raw) || raw.length === 0)
    return refuse('missions-not-a-list', 'ia.mission-setup-skirmish.5')
  const unknown = raw.find((id) => typeof id !== 'string' || missionNumber(id) < 0 || isCampaign(id))
  return unknown === undefined
    ? raw
    : refuse('mission-unknown', 'ia.mission-setup-skirmish.5', { mission: String(unknown) })
}

function isCampaign(id: string): boolean {
  return CAMPAIGN_MISSIONS.some((mission) => mission.id === id)
}

/** An army must be legal, and every card of it playable. */
function readOne(raw: unknown, seat: number): Army | Refusal {
  const army = readArmy(raw)
  if (isRefusal(army)) return army
  const [problem] = validateArmy(army, { isImplemented })
  if (problem === undefined) return army
  return {
    refused: problem.refused,
    args: { ...problem.args, player: seat + 1 },
    ...(problem.rule !== undefined && { rule: problem.rule }),
  }
}

/** Deployment cards lie open (ia.mission-setup-skirmish.1); command decks are secret. */
export function publicOptions({ armies, missions, campaign }: ImperialAssaultOptions, seat: Seat): unknown {
  if (campaign !== undefined) return { campaign }
  return {
    missions,
    armies: armies.map((army, of) =>
      of === seat ? army : { affiliation: army.affiliation, groups: army.groups, upgrades: army.upgrades },
    ),
  }
}

/** A skirmish's missions; or a campaign, of which all is agreed when the table is made. */
interface TableOptions {
  readonly missions: readonly string[]
  readonly campaign?: CampaignOptions
}

/** Seats of a match: two players of a skirmish, or the heroes and the Imperial player. */
export function seatsOf(campaign: CampaignOptions | undefined): readonly string[] {
  return campaign === undefined ? SEAT_NAMES : [...campaign.heroes, IMPERIAL_SEAT]
}

/** In a campaign all heroes play against the Imperial player. */
export function sidesOf(campaign: CampaignOptions | undefined): readonly Side[] | null {
  if (campaign === undefined) return null
  const [rebels, empire] = SIDE_NAMES
  return [
    { name: rebels, seats: campaign.heroes.map((_, hero) => hero) },
    { name: empire, seats: [campaign.heroes.length] },
  ]
}

/** What `readTable` has read. */
function agreed(table: unknown): TableOptions {
  return table as TableOptions
}

export const seatOptions: SeatOptions<ImperialAssaultOptions> = {
  readTable(raw): TableOptions | Refusal {
    const given = fieldsOf(raw, KNOWN_OF_TABLE)
    if (isRefusal(given)) return given
    if (given.campaign !== undefined && given.campaign !== null) {
      const campaign = readCampaign(given.campaign)
      return isRefusal(campaign) ? campaign : { missions: [], campaign }
    }
    const missions = readMissions(given.missions)
    return isRefusal(missions) ? missions : { missions }
  },
  seats: (table) => seatsOf(agreed(table).campaign),
  bringsNothing: (table) => agreed(table).campaign !== undefined,
  read: readOne,
  assemble({ table, brought }) {
    const { missions, campaign } = agreed(table)
    return campaign === undefined ? readOptions({ missions, armies: brought }) : readOptions({ campaign })
  },
  split: ({ armies, missions, campaign }) =>
    campaign === undefined
      ? { table: { missions }, brought: armies }
      : { table: { missions, campaign }, brought: seatsOf(campaign).map(() => null) },
}
