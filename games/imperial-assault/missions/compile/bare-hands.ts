/** Heroes without a weapon: before they attack they test an attribute, for surge abilities in that attack. */
import { surgesFrom } from '../../facts/index.ts'
import { type Passive, type When, when } from '../../rules/abilities.ts'
import { test } from '../../rules/campaign/tests.ts'
import { isHero } from '../../rules/hero.ts'
import { type Attack, NONE, type State } from '../../state.ts'
import type { BareHandsWords } from '../language/campaign-words.ts'
import type { CounterList } from './limits.ts'

export function bareHandsRules(
  words: BareHandsWords | undefined,
  { names }: CounterList,
): { readonly always: Passive; readonly when: readonly When[] } {
  if (words === undefined) return { always: {}, when: [] }
  const passed = names.push('bare-hands') - 1
  const surges = surgesFrom(words.surges)
  const isBare = (s: State, { attacker, weapon }: Attack): boolean => weapon === NONE && isHero(s, attacker)
  return {
    always: {
      surges: (s, { figure }, a) =>
        a.attacker === figure && isBare(s, a) && s.counters[passed] === 1 ? surges : [],
    },
    when: [
      when('attack-declared', {
        if: (s, _me, { attack }) => isBare(s, attack),
        *run(t, _me, { figure }) {
          t.state.counters[passed] = 0
          if (yield* test(t, figure, [words.test])) t.state.counters[passed] = 1
        },
      }),
    ],
  }
}
