/** Whatever is played: each attack is told to its end, and who moves can do something with the points. */
import { type Ask, FastRng, Match, type Option, optionsOf, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { imperialAssault, randomCampaignMissions, randomSkirmishes } from '../index.ts'

const TABLES = [...randomSkirmishes(4, 1138), ...randomCampaignMissions(4, 1138)].map((raw) =>
  accepted(imperialAssault.readOptions(raw)),
)
const SUFFERED = ['damage', 'no-damage', 'damage-object', 'no-damage-object']
const CAME_OF_IT = ['hit', 'missed', 'attack-void']

test('each attack hits, misses or comes to nothing, and a hit says what it does, also to an object [ia.attack-steps.13] [ia.attack-steps.14]', {
  timeout: 60_000,
}, () => {
  let attacks = 0
  for (const [seed, options] of TABLES.entries()) {
    const match = Match.start(imperialAssault, options, String(seed), { keep: 0, log: true })
    const rng = new FastRng(seed, 5)
    while (!match.over) match.answer(match.asks[0].seat, randomAnswer(match.asks[0], rng))
    let under = 0
    let hits = 0
    for (const { what } of match.log) {
      if (what === 'attack') under++
      if (CAME_OF_IT.includes(what)) under--
      if (hits > 0) expect(['attack', ...CAME_OF_IT]).not.toContain(what)
      if (what === 'hit') hits++
      if (SUFFERED.includes(what)) hits = 0
      attacks += what === 'attack' ? 1 : 0
    }
    // The last may have ended the match.
    expect(under).toBeLessThanOrEqual(1)
    expect(under).toBeGreaterThanOrEqual(0)
  }
  expect(attacks).toBeGreaterThan(100)
})

function offered(ask: Ask): readonly Option[] {
  return ask.form === 'number' || ask.form === 'place' ? [] : optionsOf(ask)
}

/** What a figure does with movement points, or to be able to. */
const USES = ['walk', 'spend', 'shake']

test('whoever is offered movement points can walk with them, spend them or shake off first what holds it [ia.massive.11] [ia.stunned.1]', {
  timeout: 60_000,
}, () => {
  const useless: string[] = []
  let moves = 0
  for (const [seed, options] of TABLES.entries()) {
    const match = Match.start(imperialAssault, options, String(seed), { keep: 1 })
    const rng = new FastRng(seed, 5)
    while (!match.over) {
      const [ask] = match.asks
      if (ask.what === 'act')
        for (const [place, option] of offered(ask).entries()) {
          if (option.do !== 'move' && option.do !== 'strain-move') continue
          const figure = match.state.activation?.figure ?? -1
          const { conditions } = match.state.figures[figure]
          const fork = match.fork({ keep: 1 })
          fork.answer(ask.seat, place)
          const next = fork.over ? undefined : fork.asks[0]
          const after = fork.state.figures[figure]
          // Somebody may have a say first, or take what it needs from it.
          const isAnswered = next?.what === 'act' || next?.what === 'activate'
          if (!isAnswered || after.gone || after.conditions !== conditions) continue
          moves++
          const isStill = fork.state.activation?.figure === figure && next.what === 'act'
          if (!isStill || !offered(next).some((one) => USES.includes(one.do)))
            useless.push(`${seed}, decision ${match.n}: ${option.do} of figure ${figure}`)
        }
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
  }
  expect(moves).toBeGreaterThan(1000)
  expect(useless).toEqual([])
})
