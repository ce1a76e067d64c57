/** What holds in every campaign, whatever is played: single missions, and a campaign through all its stages. */
import { type Match, SPECTATOR } from '@dejarik/kernel'
import {
  accepted,
  clonesWhole,
  inRandomMatches,
  keepsSecrets,
  nowAndThen,
  offersNothingTwice,
  passesSelfCheck,
  randomMatch,
  tellsNothingByUndo,
} from '@dejarik/kernel/play'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ImperialAssaultOptions,
  imperialAssault,
  randomCampaignMissions,
  randomCampaigns,
  randomOptions,
  type State,
  type View,
} from '../index.ts'
import { CAMPAIGN_MISSIONS } from '../missions/index.ts'

type CampaignMatch = Match<State, ImperialAssaultOptions, View>

const read = (raw: unknown): ImperialAssaultOptions => accepted(imperialAssault.readOptions(raw))

const missions = randomCampaignMissions(CAMPAIGN_MISSIONS.length, 1138).map(read)
const [campaign] = randomCampaigns(1, 1138).map(read)
const anyMission = fc.constantFrom(...missions)

test('the kernel’s own check of everything that must hold at a prompt', { timeout: 120_000 }, () => {
  passesSelfCheck(imperialAssault, missions[0])
})

test('who may freely take an answer back has learned nothing by it', { timeout: 120_000 }, () => {
  tellsNothingByUndo(imperialAssault, missions.slice(1, 2))
})

test('every mission ends with one side that wins, and nothing is lost on the way', {
  timeout: 120_000,
}, () => {
  inRandomMatches(imperialAssault, anyMission, {
    matches: 6,
    every: 10,
    look: ({ state }) => expect(imperialAssault.conserved(state)).toBeNull(),
    atTheEnd: ({ outcome, options }) =>
      expect([1, options.campaign?.heroes.length]).toContain(outcome?.winners.length),
  })
})

/** To the first hero, the Imperial player and a spectator. */
function keepsCampaignSecrets(match: CampaignMatch, seed: number): void {
  keepsSecrets(match, [0, match.options.campaign?.heroes.length ?? 0, SPECTATOR], seed)
}

test('tokens that lie face down have no part in any view [ia.terminal-tokens.7]', { timeout: 60_000 }, () => {
  const [incoming] = missions.filter(({ campaign: played }) => played?.mission === 'incoming')
  let hidden = 0
  randomMatch(
    imperialAssault,
    incoming,
    5,
    nowAndThen<CampaignMatch>(20, (match) => {
      keepsCampaignSecrets(match, 5)
      hidden += match.state.tokens.filter(({ facedown }) => facedown).length
    }),
  )
  expect(hidden).toBeGreaterThan(0)
})

test('what a seat can’t see has no part in its view [ia.hidden-information.6] [ia.hidden-information.7] [ia.hidden-information.8]', {
  timeout: 60_000,
}, () => {
  inRandomMatches(imperialAssault, anyMission, { matches: 4, every: 20, look: keepsCampaignSecrets })
})

test('a whole campaign goes through its stages to an end', { timeout: 120_000 }, () => {
  const steps = new Set<string>()
  const all = nowAndThen<CampaignMatch>(50, (match) => {
    keepsCampaignSecrets(match, 1)
    expect(imperialAssault.conserved(match.state)).toBeNull()
  })
  const { outcome, state } = randomMatch(imperialAssault, campaign, 1, (match) => {
    steps.add(match.state.step)
    all(match)
  })
  expect(outcome?.rule).toBe('ia.winning-campaign.2')
  expect(state.campaign?.log.length).toBeGreaterThan(1)
  for (const stage of ['equip', 'act', 'sell-items', 'buy-classes', 'imperial-class'])
    expect(steps).toContain(stage)
})

test('no question offers the same thing twice', { timeout: 60_000 }, () => {
  const look = nowAndThen<CampaignMatch>(3, offersNothingTwice)
  for (const [i, options] of missions.slice(0, 3).entries()) randomMatch(imperialAssault, options, i, look)
})

/** What the rules replace but never change. */
const FROZEN: readonly string[] = [
  '.rng.key',
  '.options',
  '.groups.*.figures',
  '.activation.stood',
  '.campaign.log.*',
]

test('a clone is the whole state, and shares with it only what never changes', { timeout: 60_000 }, () => {
  inRandomMatches(imperialAssault, anyMission, {
    matches: 3,
    every: 25,
    look: (match) => clonesWhole(match, FROZEN),
  })
})

test('the self-check plays one campaign mission to three skirmishes, and all of them in turn', () => {
  const tables = randomOptions(4 * CAMPAIGN_MISSIONS.length, 1977).map(read)
  const played = tables.flatMap(({ campaign }) => campaign?.mission ?? [])
  expect(played).toEqual(CAMPAIGN_MISSIONS.map(({ id }) => id))
})
