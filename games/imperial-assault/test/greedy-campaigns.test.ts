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

test('heroes get out of prison, or don’t: who is incapacitated does not wait at a hatch that he can’t climb through [ia.incapacitated.1]', {
  timeout: 60_000,
}, () => {
  const match = played(missionTable('captured', 4, 'm30'), 'm30', 30, ({ round }) => round < PLENTY_OF_ROUNDS)
  expect(match.over).toBe(true)
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
