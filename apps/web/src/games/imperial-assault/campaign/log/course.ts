/** The course of a campaign: what was played in which order, where it stands, and what lies ahead. */
import { type CampaignView, MISSIONS, NONE, type Played } from '@dejarik/imperial-assault'
import { CORE_LOG, INTRODUCTION, type Slot } from '@dejarik/imperial-assault/campaign'

export interface Station {
  /** The line of the log, from 1; forced missions have none. */
  readonly line: number | null
  readonly type: Slot['type'] | 'forced'
  /** `passed`: there was no mission for this line. `next`: nothing is under way, and nothing comes before it. */
  readonly when: 'done' | 'now' | 'next' | 'later' | 'passed'
  /** What was or is played here, or is known to be; NONE if that is open. */
  readonly mission: number
  /** The missions of which one is to be chosen here. */
  readonly choices: readonly number[]
  readonly played: Played | null
  readonly slot: Slot | null
}

export type Course = Pick<CampaignView, 'log' | 'slot' | 'sideMissions' | 'story' | 'forced'>

/** `current` is the mission that is prepared or played; NONE between missions. */
export function courseOf(campaign: Course, current: number, isOver: boolean): readonly Station[] {
  const behind = playedIn(campaign.log)
  const line = behind.findLast((one) => one.line !== null)?.line ?? 0
  if (isOver) return [...behind, ...linesFrom(line, 'passed')]
  // Lines without a mission that could be played are passed over.
  const passed = linesFrom(line, 'passed').slice(0, Math.max(0, campaign.slot - line))
  const lines = linesFrom(line + passed.length, 'later')
  const waiting = campaign.forced.map((mission): Station => ({ ...FORCED, when: 'later', mission }))
  return [...behind, ...passed, ...aheadOf(campaign, current, waiting, lines)]
}

function aheadOf(
  campaign: Course,
  current: number,
  waiting: readonly Station[],
  lines: readonly Station[],
): readonly Station[] {
  if (kindOf(current) === 'forced')
    return [{ ...FORCED, when: 'now', mission: current }, ...waiting, ...withKnown(lines, campaign)]
  const [here, ...rest] = lines
  if (current !== NONE && here !== undefined)
    return [{ ...here, when: 'now', mission: current }, ...waiting, ...withKnown(rest, campaign)]
  const [next, ...later] = [...waiting, ...withKnown(lines, campaign)]
  return next === undefined ? [] : [{ ...next, when: 'next' }, ...later]
}

/** Each in the line of its kind; forced missions between the lines. */
function playedIn(log: readonly Played[]): readonly Station[] {
  const stations: Station[] = []
  let line = 0
  for (const played of log) {
    const { mission } = played
    const kind = kindOf(mission)
    if (kind === 'forced') {
      stations.push({ ...FORCED, when: 'done', mission, played })
      continue
    }
    const found = CORE_LOG.findIndex(({ type }, at) => at >= line && type === kind)
    while (line < found) stations.push(stationAt(line++, 'passed'))
    stations.push({ ...stationAt(line++, 'done'), mission, played })
  }
  return stations
}

const FORCED = { line: null, type: 'forced', choices: [], played: null, slot: null } as const

function stationAt(at: number, when: Station['when']): Station {
  const slot = CORE_LOG[at]
  return { line: at + 1, type: slot.type, when, mission: NONE, choices: [], played: null, slot }
}

function linesFrom(line: number, when: Station['when']): readonly Station[] {
  return CORE_LOG.slice(line).map((_, i) => stationAt(line + i, when))
}

const FIRST = MISSIONS.findIndex(({ id }) => id === INTRODUCTION)

function kindOf(mission: number): Station['type'] | undefined {
  return MISSIONS[mission]?.campaign?.kind
}

/** Active missions stand where they are played at the earliest. */
function withKnown(ahead: readonly Station[], { story, sideMissions }: Course): readonly Station[] {
  const open = (station: Station): boolean => station.mission === NONE
  const storyLine = ahead.findIndex((one) => open(one) && (one.type === 'story' || one.type === 'finale'))
  const sideLine = ahead.findIndex((one) => open(one) && one.type === 'side')
  return ahead.map((station, at) => {
    if (station.type === 'introduction' && open(station)) return { ...station, mission: FIRST }
    if (at === storyLine) return { ...station, mission: story }
    return at === sideLine ? { ...station, choices: sideMissions } : station
  })
}
