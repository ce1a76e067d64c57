/** Players who follow the plan play missions and whole campaigns to their end: nobody waits for what can't come. */
import { FastRng, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import {
  type ImperialAssaultOptions,
  imperialAssault,
  missionTable,
  randomCampaigns,
  type State,
  type View,
} from '../index.ts'

/** Campaigns of such players have five to seven thousand decisions. */
const PLENTY_OF_DECISIONS = 10_000
const PLENTY_OF_ROUNDS = 40

function played(
  table: unknown,
  seed: string,
  lot: number,
  goesOn: (state: State, decisions: number) => boolean,
): Match<State, ImperialAssaultOptions, View> {
  const options = accepted(imperialAssault.readOptions(table))
  const match = Match.start(imperialAssault, options, seed, { keep: 0 })
  const rng = new FastRng(lot)
  for (let decisions = 0; !match.over && goesOn(match.state, decisions); decisions++) {
    const [ask] = match.asks
    match.answer(ask.seat, imperialAssault.advice.greedy(match.state, ask, rng))
  }
  return match
}

/** Heroes who were incapacitated waited for ever at a hatch that they can't climb through. */
test.each([8, 30])(
  'heroes get out of prison, or don’t [ia.incapacitated.1] (%i)',
  { timeout: 60_000 },
  (lot) => {
    const table = missionTable('captured', 4, `m${lot}`)
    const match = played(table, `m${lot}`, lot, ({ round }) => round < PLENTY_OF_ROUNDS)
    expect(match.over).toBe(true)
  },
)

/** One that went on for ever in the same prison, and any with two and three heroes. */
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
const [anyTwo, anyThree] = [2, 3].map((heroes) =>
  randomCampaigns(20, 1138).find(({ campaign }) => campaign.heroes.length === heroes),
)

test.each([
  ['four heroes', FORMER_PRISONERS, 281],
  ['three heroes', anyThree, 3],
  ['two heroes', anyTwo, 2],
])(
  'a whole campaign of %s comes to its end [ia.winning-campaign.2]',
  { timeout: 120_000 },
  (_, table, lot) => {
    const match = played(table, `c${lot}`, lot, (_state, decisions) => decisions < PLENTY_OF_DECISIONS)
    expect(match.outcome?.rule).toBe('ia.winning-campaign.2')
  },
)
