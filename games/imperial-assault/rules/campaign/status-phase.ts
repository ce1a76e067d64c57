/** The status phase of a campaign mission in five steps (ia.status-phase-campaign.1). */
import type { Flow } from '@dejarik/kernel'
import type { Second } from '../../offers.ts'
import { EMPIRE, NONE, REBELS, type State, type T } from '../../state.ts'
import { isWipedOut } from '../defeat.ts'
import { expire } from '../effects.ts'
import { hasTwoTokens, heroCount } from '../hero.ts'
import { moment, open } from '../windows.ts'
import { optionalDeployment } from './deployment.ts'
import { campaignPart } from './mission-over.ts'
import { gainThreat } from './threat.ts'

/** Steps 1 and 2: threat, then ready. */
export function status(t: T): string {
  const s = t.state
  if (campaignPart(s).gainsNoThreat?.(s) !== true) gainThreat(t, s.campaign?.threatLevel ?? 0)
  for (const [id, group] of s.groups.entries()) group.ready = !isWipedOut(s, id)
  // Heroes ready their own cards when they activate (ia.status-phase-campaign.5).
  for (const held of s.held) if (held.seat === EMPIRE) held.exhausted = false
  giveTokens(s)
  return 'deployment'
}

/** Step 3. */
export function* deployment(t: T): Flow<string> {
  yield* optionalDeployment(t, true)
  return 'end-of-round'
}

/** Steps 4 and 5. */
export function* endOfRound(t: T): Flow<string> {
  const s = t.state
  yield* open(t, moment('round-end', NONE), 'ia.status-phase-campaign.7')
  for (const figure of s.figures) if (figure.used.length > 0) figure.used = []
  for (const group of s.groups) group.activations = 0
  expire(s, 'round')
  yield* passToken(t)
  return 'round-start'
}

export function giveTokens(s: State): void {
  const heroes = heroCount(s)
  for (let hero = 0; hero < heroes; hero++) s.groups[hero].spare = hasTwoTokens(s, hero) ? 1 : 0
}

/** Of three heroes, another gets the second token (ia.status-phase-campaign.8). */
export function* passToken(t: T): Flow {
  const s = t.state
  const { campaign } = s
  if (campaign === null || heroCount(s) !== 3) return
  const options = [0, 1, 2]
    .filter((hero) => hero !== campaign.second && s.figures[hero].space !== NONE)
    .map((hero): Second => ({ do: 'second', hero }))
  if (options.length === 0) return
  const { hero } = yield* t.choose(REBELS, 'second', options, { rule: 'ia.status-phase-campaign.8' })
  campaign.second = hero
  giveTokens(s)
  t.log?.('second-token', 'ia.status-phase-campaign.8', { figure: hero })
}
