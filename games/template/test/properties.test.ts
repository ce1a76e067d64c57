/** What holds in every match, whatever is played: all games have these tests. */
import { SPECTATOR } from '@dejarik/kernel'
import { clonesWhole, inRandomMatches, keepsSecrets, passesSelfCheck } from '@dejarik/kernel/play'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { template } from '../index.ts'

const anyOptions = fc.constant({})
/** What the rules replace, but never change. */
const FROZEN = ['.rng.key', '.result']

test('the kernel’s own check finds nothing', () => {
  passesSelfCheck(template, {}, { prompts: 3 })
})

test('every match ends with one winner, and no card is lost on the way', () => {
  inRandomMatches(template, anyOptions, {
    matches: 20,
    look: ({ state }) => expect(template.conserved(state)).toBeNull(),
    atTheEnd: ({ outcome }) => expect(outcome?.winners).toHaveLength(1),
  })
})

test('a clone is the whole state; what a seat can’t see has no part in its view', () => {
  inRandomMatches(template, anyOptions, {
    matches: 10,
    look(match, seed) {
      clonesWhole(match, FROZEN)
      keepsSecrets(match, [0, 1, SPECTATOR], seed)
    },
  })
})
