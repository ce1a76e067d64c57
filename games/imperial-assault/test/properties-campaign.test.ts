/** What holds in every campaign, whatever is played: single missions, and a campaign through all its stages. */
import { FastRng, hash, isRefusal, type Match, optionsOf, SelfCheck, SPECTATOR } from '@dejarik/kernel'
import { nowAndThen, randomMatch, sharedPaths } from '@dejarik/kernel/play'
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

function read(raw: unknown): ImperialAssaultOptions {
  const options = imperialAssault.readOptions(raw)
  if (isRefusal(options)) throw new Error(options.refused)
  return options
}

const missions = randomCampaignMissions(CAMPAIGN_MISSIONS.length, 1138).map(read)
const [campaign] = randomCampaigns(1, 1138).map(read)
const anyMission = fc.constantFrom(...missions)
const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

test('the kernel’s own check of everything that must hold at a prompt', { timeout: 120_000 }, () => {
  const check = new SelfCheck(imperialAssault)
  check.run(missions[0], 'selfcheck', 1)
  expect(check.failures).toEqual([])
  expect(check.checks.prompts).toBeGreaterThan(30)
})

test('every mission ends with one side that wins, and nothing is lost on the way', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(anyMission, anySeed, (options, seed) => {
      const look = nowAndThen<CampaignMatch>(10, ({ state }) =>
        expect(imperialAssault.conserved(state)).toBeNull(),
      )
      const heroes = options.campaign?.heroes.length ?? 0
      const { outcome } = randomMatch(imperialAssault, options, seed, look)
      expect([1, heroes]).toContain(outcome?.winners.length)
    }),
    { numRuns: 6 },
  )
})

/** A seat's view, and what it is asked, are the same in every world that it can't tell from this one. */
function seesNoSecrets({ state }: CampaignMatch, seed: number): void {
  for (const seat of [0, state.options.campaign?.heroes.length ?? 0, SPECTATOR]) {
    const [one, other] = [imperialAssault.clone(state), imperialAssault.clone(state)]
    imperialAssault.redeal(other, seat, new FastRng(seed, seat))
    expect(imperialAssault.conserved(other)).toBeNull()
    expect(imperialAssault.view(other, seat)).toEqual(imperialAssault.view(state, seat))
    for (const world of [one, other]) imperialAssault.redeal(world, seat, new FastRng(seed, 8))
    expect(hash(other)).toBe(hash(one))
  }
}

test('tokens that lie face down have no part in any view [ia.terminal-tokens.7]', { timeout: 60_000 }, () => {
  const [incoming] = missions.filter(({ campaign: played }) => played?.mission === 'incoming')
  let hidden = 0
  randomMatch(
    imperialAssault,
    incoming,
    5,
    nowAndThen<CampaignMatch>(20, (match) => {
      seesNoSecrets(match, 5)
      hidden += match.state.tokens.filter(({ facedown }) => facedown).length
    }),
  )
  expect(hidden).toBeGreaterThan(0)
})

test('what a seat can’t see has no part in its view [ia.hidden-information.6] [ia.hidden-information.7] [ia.hidden-information.8]', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyMission, anySeed, (options, seed) => {
      randomMatch(
        imperialAssault,
        options,
        seed,
        nowAndThen<CampaignMatch>(20, (match) => seesNoSecrets(match, seed)),
      )
    }),
    { numRuns: 4 },
  )
})

test('a whole campaign goes through its stages to an end', { timeout: 120_000 }, () => {
  const steps = new Set<string>()
  const all = nowAndThen<CampaignMatch>(50, (match) => {
    seesNoSecrets(match, 1)
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
  const look = nowAndThen<CampaignMatch>(3, ({ asks }) => {
    for (const ask of asks) {
      if (ask.form === 'number' || ask.form === 'place') continue
      const words = optionsOf(ask).map((option) => JSON.stringify(option))
      expect(words.filter((one, i) => words.indexOf(one) < i)).toEqual([])
    }
  })
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
  fc.assert(
    fc.property(anyMission, anySeed, (options, seed) => {
      const look = nowAndThen<CampaignMatch>(25, ({ state }) => {
        const copy = imperialAssault.clone(state)
        expect(hash(copy)).toBe(hash(state))
        expect(sharedPaths(state, copy).filter((path) => !FROZEN.includes(path))).toEqual([])
      })
      randomMatch(imperialAssault, options, seed, look)
    }),
    { numRuns: 3 },
  )
})

test('the self-check plays one campaign mission to three skirmishes, and all of them in turn', () => {
  const tables = randomOptions(4 * CAMPAIGN_MISSIONS.length, 1977).map(read)
  const played = tables.flatMap(({ campaign }) => campaign?.mission ?? [])
  expect(played).toEqual(CAMPAIGN_MISSIONS.map(({ id }) => id))
})
