/** Players who follow the plan play missions and whole campaigns to their end: nobody waits for what can't come. */
import { FastRng, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import {
  type ImperialAssaultOptions,
  imperialAssault,
  randomCampaigns,
  type State,
  type View,
} from '../index.ts'
import { situation } from './play.ts'

/** Campaigns of such players have five to seven thousand decisions. */
const PLENTY_OF_DECISIONS = 10_000
const PLENTY_OF_ROUNDS = 40

type CampaignMatch = Match<State, ImperialAssaultOptions, View>
type GoesOn = (state: State, decisions: number) => boolean

function played(table: unknown, seed: string, lot: number, goesOn: GoesOn): CampaignMatch {
  const options = accepted(imperialAssault.readOptions(table))
  const match = Match.start(imperialAssault, options, seed, { keep: 0 })
  followPlan(match, goesOn, lot)
  return match
}

function followPlan(match: CampaignMatch, goesOn: GoesOn, lot = 1977): void {
  const rng = new FastRng(lot)
  for (let decisions = 0; !match.over && goesOn(match.state, decisions); decisions++) {
    const [ask] = match.asks
    match.answer(ask.seat, imperialAssault.advice.greedy(match.state, ask, rng))
  }
}

test('a hero who is incapacitated does not wait at a hatch that he can’t climb through, but walks to the chute where the others are [ia.incapacitated.1]', () => {
  const { match } = situation({
    mission: 'captured',
    open: [1, 2, 3, 4],
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '9,11', wounded: true },
        diala: { hero: 'diala-passil', at: '11,6' },
      },
      groups: { officer: { card: 'Imperial Officer', at: '15,12' } },
    },
    counters: { armed: 1, hatch: 1, chute: 1 },
  })
  match.state.figures[0].gone = true
  followPlan(match, ({ round }) => round < PLENTY_OF_ROUNDS)
  expect(match.outcome?.winners).toEqual([0, 1])
})

/** They never got out of the same prison. */
const FORMER_PRISONERS = {
  campaign: {
    heroes: ['jyn-odan', 'diala-passil', 'gideon-argus', 'mak-eshkarey'],
    imperialClass: 'technological-superiority',
    agendas: [
      'lord-vaders-command',
      'retaliation',
      'imperial-discipline',
      'imperial-industry',
      'for-the-right-price',
      'imperial-security-bureau',
    ],
    sideMissions: ['homecoming', 'sorry-about-the-mess', 'the-spice-job', 'target-of-opportunity'],
  },
}
const anyTwo = randomCampaigns(20, 1138).find(({ campaign }) => campaign.heroes.length === 2)

test.each([
  ['four heroes', FORMER_PRISONERS, 281],
  ['two heroes', anyTwo, 2],
])(
  'a whole campaign of %s comes to its end [ia.winning-campaign.2]',
  { timeout: 120_000 },
  (_, table, lot) => {
    const match = played(table, `c${lot}`, lot, (_state, decisions) => decisions < PLENTY_OF_DECISIONS)
    expect(match.outcome?.rule).toBe('ia.winning-campaign.2')
  },
)
