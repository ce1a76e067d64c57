/** The surges that are placed for the player after the roll. */
import type { SpendSurge } from '@dejarik/imperial-assault'
import { stateFrom, surgeAbilities, withStanding } from '@dejarik/imperial-assault/preview'
import { optionsOf } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { wouldDeal } from '../../src/games/imperial-assault/attack/dealt.ts'
import {
  bestSurges,
  canPayFor,
  isIdleSurge,
  withSurges,
} from '../../src/games/imperial-assault/attack/surge-plan.ts'
import { imperialAssaultFace } from '../../src/games/imperial-assault/index.tsx'
import { asked, playUntil, viewOf } from './table.ts'

/** An attack whose surges are about to be spent, at a figure that could suffer a lot. */
function spending() {
  const match = playUntil(({ what }) => what === 'surge')
  const ask = asked(match)
  const view = viewOf(match, ask.seat)
  const state = stateFrom(view)
  const options = ask.choice?.form === 'one' ? ask.choice.options : []
  const offered = options.filter((one) => one.do === 'surge') as unknown as SpendSurge[]
  return { ask, view, state, options, offered, attack: withStanding(state, view.attacks.at(-1)!) }
}

describe('surges', () => {
  const { ask, view, state, options, offered, attack } = spending()

  test('are placed so that no other way to spend them deals more [ia.surge.5]', () => {
    const best = bestSurges(state, attack, 99, offered)
    expect(canPayFor(state, attack, best.spent)).toBe(true)
    for (const one of offered)
      for (const other of offered) {
        const way = one === other ? [one.surge] : [one.surge, other.surge]
        if (canPayFor(state, attack, way))
          expect(wouldDeal(withSurges(state, attack, way))).toBeLessThanOrEqual(wouldDeal(best.attack))
      }
  })

  test('are not spent on a target that falls without them', () => {
    const near = { ...attack, ranged: false, damage: 20, dodge: -9, step: 5 }
    const numbers = offered.filter(({ surge }) => {
      const { effects, name } = surgeAbilities(state, near)[surge]!
      return name === null && effects !== null && effects.inflicts.length === 0 && effects.blast === 0
    })
    expect(bestSurges(state, near, 1, numbers).spent).toEqual([])
  })

  test('that change nothing are said to, and no others', () => {
    for (const option of options) {
      const idle =
        option.do === 'surge' && isIdleSurge(state, attack, (option as unknown as SpendSurge).surge, offered)
      expect(imperialAssaultFace.bearing!(view, ask.seat, ask, option)).toBe(idle ? 'nothing' : null)
    }
  })
})

test('enemies that can be attacked come first, and own figures among them are marked', () => {
  const match = playUntil(
    (one) =>
      one.form === 'one' && one.what === 'act' && optionsOf(one).some((option) => option.do === 'attack'),
  )
  const ask = asked(match)
  const view = viewOf(match, ask.seat)
  const options = ask.choice?.form === 'one' ? ask.choice.options : []
  const target = options.find((one) => one.do === 'attack')!
  expect(imperialAssaultFace.bearing!(view, ask.seat, ask, target)).toBe('harms-enemy')
  const own = view.figures.findIndex(({ seat, space }) => seat === view.side && space >= 0)
  const foe = view.figures.findIndex(({ seat, space }) => seat !== view.side && space >= 0)
  const both = [own, foe].map((figure) => ({ do: 'choose-figure', figure }))
  const among = {
    ...ask,
    what: 'choose-figure',
    choice: { form: 'one' as const, options: both },
  } as typeof ask
  expect(both.map((one) => imperialAssaultFace.bearing!(view, ask.seat, among, one))).toEqual([
    'harms-own',
    'harms-enemy',
  ])
  const friends = { ...among, choice: { form: 'one' as const, options: [both[0]!] } } as typeof ask
  expect(imperialAssaultFace.bearing!(view, ask.seat, friends, both[0]!)).toBeNull()
})
