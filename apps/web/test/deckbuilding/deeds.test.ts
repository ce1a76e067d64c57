import { BASE_ATTACK, deckbuilding, type Move } from '@dejarik/deckbuilding'
import { FastRng, Match, optionsOf, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { deedsByThing } from '../../src/board/table.ts'
import { aim, commitsOf, gather, NO_ASSEMBLY } from '../../src/games/deckbuilding/attack/assembly.ts'
import { clickedFor, deedsOf } from '../../src/games/deckbuilding/deeds.ts'
import { isIdle } from '../../src/games/deckbuilding/idle.ts'
import { END, FOE_SIDE, thingOfCard, thingsOf } from '../../src/games/deckbuilding/things.ts'
import { Position } from './position.ts'

describe('things', () => {
  test('an attack on the base is embodied by attacker and the opposing side', () => {
    const move: Move = { do: 'commit', card: 5, to: BASE_ATTACK }
    expect(thingsOf(move)).toEqual(['card:5', FOE_SIDE])
  })

  test('in whole matches every option but declining has a body, and only yes and no are without', () => {
    const bodiless = new Set<string>()
    for (const variant of ['introductory', 'whole-galaxy', 'secret-bases']) {
      const options = accepted(deckbuilding.readOptions({ variant, payOff: true }))
      for (let seed = 0; seed < 2; seed++) {
        const match = Match.start(deckbuilding, options, `things ${seed}`, { keep: 0 })
        const rng = new FastRng(seed, 1)
        while (!match.over) {
          const ask = match.asks[0]!
          if (ask.form !== 'number' && ask.form !== 'place')
            for (const option of optionsOf(ask)) if (thingsOf(option).length === 0) bodiless.add(option.do)
          match.answer(ask.seat, randomAnswer(ask, rng))
        }
      }
    }
    expect([...bodiless].sort()).toEqual(['decline', 'no', 'yes'])
  })
})

describe('deeds', () => {
  const table = (p: Position, assembly = NO_ASSEMBLY) => ({
    deeds: deedsByThing(p.options, clickedFor),
    commits: commitsOf(p.options),
    strikes: commitsOf(p.options.filter((option) => !isIdle(p.view, p.seat, option))),
    assembly,
  })
  const given = {
    row: ['TIE Fighter', 'Z-95 Headhunter'],
    force: 6,
    rebel: { units: ['X-Wing', 'Rebel Trooper'], hand: ['Alliance Shuttle'], resources: 1 },
  }

  test('a hand card is played, a row card bought', () => {
    const p = new Position(given)
    const play = deedsOf(
      [thingOfCard(p.card('Alliance Shuttle'))],
      p.card('Alliance Shuttle'),
      null,
      table(p),
    )
    expect(play).toEqual([{ do: 'answer', option: p.option({ do: 'play' }) }])
    const z95 = p.card('Z-95 Headhunter')
    expect(deedsOf([thingOfCard(z95)], z95, z95, table(p))).toEqual([
      { do: 'answer', option: p.option({ do: 'buy', card: z95 }) },
    ])
  })

  test('a unit with an ability offers both: use it, or gather it', () => {
    const p = new Position(given)
    const xWing = p.card('X-Wing')
    expect(deedsOf([thingOfCard(xWing)], xWing, null, table(p)).map((deed) => deed.do)).toEqual([
      'answer',
      'gather',
    ])
  })

  test('with attackers gathered a target is a target and nothing else', () => {
    const p = new Position(given)
    const tie = p.card('TIE Fighter')
    const assembly = gather(NO_ASSEMBLY, p.card('X-Wing'), commitsOf(p.options))
    expect(deedsOf([thingOfCard(tie)], tie, tie, table(p, assembly))).toEqual([{ do: 'aim', target: tie }])
  })

  test('a target with attackers before it offers to resolve, or to add more', () => {
    const p = new Position(given)
    const tie = p.card('TIE Fighter')
    p.answer(p.option({ do: 'commit', card: p.card('X-Wing'), to: tie }))
    expect(deedsOf([thingOfCard(tie)], tie, tie, table(p))).toEqual([
      { do: 'answer', option: p.option({ do: 'resolve', to: tie }) },
      { do: 'aim', target: tie },
    ])
  })

  test('once aimed, the unit that can join is gathered', () => {
    const p = new Position(given)
    const trooper = p.card('Rebel Trooper')
    const assembly = aim(NO_ASSEMBLY, BASE_ATTACK, commitsOf(p.options))
    expect(deedsOf([thingOfCard(trooper)], trooper, null, table(p, assembly))).toEqual([
      { do: 'gather', card: trooper },
    ])
  })

  test('who has no attack makes nothing a target, but may be gathered all the same [db.commit.8]', () => {
    const p = new Position({ row: ['TIE Fighter'], rebel: { units: ['Alliance Shuttle'] } })
    const [shuttle, tie] = [p.card('Alliance Shuttle'), p.card('TIE Fighter')]
    expect(deedsOf([FOE_SIDE], -1, BASE_ATTACK, table(p))).toEqual([])
    expect(deedsOf([thingOfCard(tie)], tie, tie, table(p))).toEqual([])
    expect(deedsOf([thingOfCard(shuttle)], shuttle, null, table(p))).toEqual([
      { do: 'gather', card: shuttle },
    ])
  })

  test('the turn ends at its own button', () => {
    const p = new Position(given)
    expect(deedsByThing(p.options, clickedFor).get(END)).toEqual([p.option({ do: 'end' })])
  })
})
