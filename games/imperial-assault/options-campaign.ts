/** What a campaign is played with: heroes, the Imperial class, agenda sets, green side missions; or one mission by itself. */
import { isRefusal, type Refusal, refuse } from '@dejarik/kernel'
import { AGENDA_SETS, type AgendaSetFacts, HEROES, IMPERIAL_CLASSES, sheetNumber } from './facts/index.ts'
import { CAMPAIGN_MISSIONS } from './missions/index.ts'
import { CORE_TIME_PERIOD } from './rules/campaign/log.ts'
import { campaignDesigns, designOf } from './rules/cards.ts'
import type { CampaignOptions } from './state.ts'

const KNOWN = ['heroes', 'imperialClass', 'agendas', 'sideMissions', 'mission']
export const FEWEST_HEROES = 2
export const MOST_HEROES = 4
/** ia.agenda-cards.3 */
export const AGENDAS = 6
/** ia.side-mission-deck.3 */
export const GREEN_MISSIONS = 4

/** Heroes whose sheet is written. */
export function playableHeroes(): readonly string[] {
  return HEROES.map(({ id }) => id).filter((id) => designOf(sheetNumber(id)).implemented)
}
/** Imperial classes all of whose cards are written. */
export function playableClasses(): readonly string[] {
  return IMPERIAL_CLASSES.map(({ id }) => id).filter(isWritten)
}
/** Agenda sets that fit the time of the campaign (ia.agenda-deck.3). */
export function playableAgendas(): readonly string[] {
  return AGENDA_SETS.filter((set) => isWritten(set.id) && isOfTime(set, CORE_TIME_PERIOD)).map(({ id }) => id)
}

/** Not if one of its cards is of another time (ia.time-period.3); cards without one are of every time (.4). */
export function isOfTime({ cards }: Pick<AgendaSetFacts, 'cards'>, time: number): boolean {
  return cards.every(
    ({ timePeriod }) => timePeriod === null || (timePeriod[0] <= time && time <= timePeriod[1]),
  )
}

function isWritten(deck: string): boolean {
  const cards = campaignDesigns().filter(({ facts }) => facts.deck === deck)
  return cards.length > 0 && cards.every(({ implemented }) => implemented)
}

/** Ids of the green side missions (ia.side-mission-deck.3). */
export const GREEN_SIDE_MISSIONS: readonly string[] = CAMPAIGN_MISSIONS.filter(
  ({ campaign }) => campaign?.color === 'green',
).map(({ id }) => id)

export function defaultCampaign(): CampaignOptions {
  return {
    heroes: playableHeroes().slice(0, MOST_HEROES),
    imperialClass: playableClasses()[0] ?? '',
    agendas: playableAgendas().slice(0, AGENDAS),
    sideMissions: GREEN_SIDE_MISSIONS.slice(0, GREEN_MISSIONS),
  }
}

export function readCampaign(raw: unknown): CampaignOptions | Refusal {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('options-not-an-object')
  const given: { readonly [key: string]: unknown } = { ...raw }
  const other = Object.keys(given).find((key) => !KNOWN.includes(key))
  if (other !== undefined) return refuse('option-unknown', undefined, { option: other })
  const heroes = readHeroes(given.heroes ?? defaultCampaign().heroes)
  if (isRefusal(heroes)) return heroes
  const imperialClass = given.imperialClass ?? defaultCampaign().imperialClass
  if (typeof imperialClass !== 'string' || !playableClasses().includes(imperialClass))
    return refuse('imperial-class-unknown', 'ia.campaign-setup.6', {
      given: String(imperialClass),
      known: playableClasses().join(', '),
    })
  const agendas = readSome(given.agendas ?? defaultCampaign().agendas, playableAgendas(), AGENDAS)
  if (agendas === null)
    return refuse('agendas-wrong', 'ia.agenda-cards.3', {
      count: AGENDAS,
      known: playableAgendas().join(', '),
    })
  const sideMissions = readSome(
    given.sideMissions ?? defaultCampaign().sideMissions,
    GREEN_SIDE_MISSIONS,
    Math.min(GREEN_MISSIONS, GREEN_SIDE_MISSIONS.length),
  )
  if (sideMissions === null)
    return refuse('side-missions-wrong', 'ia.side-mission-deck.3', {
      count: GREEN_MISSIONS,
      known: GREEN_SIDE_MISSIONS.join(', '),
    })
  const { mission } = given
  if (mission === undefined) return { heroes, imperialClass, agendas, sideMissions }
  if (typeof mission !== 'string' || !CAMPAIGN_MISSIONS.some(({ id }) => id === mission))
    return refuse('mission-unknown', 'ia.campaign-setup.9', { mission: String(mission) })
  return { heroes, imperialClass, agendas, sideMissions, mission }
}

function readHeroes(raw: unknown): readonly string[] | Refusal {
  const list = Array.isArray(raw) ? raw : []
  const unknown = list.find((id) => typeof id !== 'string' || !playableHeroes().includes(id))
  if (unknown !== undefined)
    return refuse('hero-unknown', 'ia.campaign-setup.3', {
      hero: String(unknown),
      known: playableHeroes().join(', '),
    })
  if (list.length < FEWEST_HEROES || list.length > MOST_HEROES || new Set(list).size < list.length)
    return refuse('heroes-wrong', 'ia.campaign-setup.3', { fewest: FEWEST_HEROES, most: MOST_HEROES })
  return list
}

/** So many different ones of those that are known; null if it is anything else. */
function readSome(raw: unknown, known: readonly string[], count: number): readonly string[] | null {
  if (!Array.isArray(raw) || raw.length !== count || new Set(raw).size < raw.length) return null
  return raw.every((id) => typeof id === 'string' && known.includes(id)) ? raw : null
}
