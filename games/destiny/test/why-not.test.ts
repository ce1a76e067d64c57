/** Why a thing can't be chosen, with the rule behind it. */
import { expect, test } from 'vitest'
import { destiny } from '../index.ts'
import { type Situation, situation } from './play.ts'

function why(match: Situation, thing: string): readonly [string | undefined, string | undefined] {
  const refusal = destiny.whyNot(match.player1.view, 0, thing)
  return [refusal?.refused, refusal?.rule]
}

const rifle = { card: 'F-11D Rifle', pool: ['+1 ranged'] }
const position = (resources = 0) =>
  situation({
    player1: {
      characters: {
        phasma: { card: '01001', exhausted: true, upgrades: [rifle], pool: ['blank'] },
        trooper: { card: '01002', pool: ['2 ranged for 1'] },
      },
      hand: ['AT-ST', 'Occupation'],
      resources,
    },
    player2: { characters: { enemy: { card: '01003', pool: ['2 melee'] } } },
    controller: 'player2',
  })

test('a card of the hand: what it costs, what it asks for', () => {
  const match = position(5)
  const [atst, occupation] = match.state.players[0].hand
  expect(why(match, `card:${atst}`)).toEqual(['too-expensive', 'sd.play-card.5'])
  expect(why(match, `card:${occupation}`)).toEqual(['restriction-not-met', 'sd.play-card.3'])
})

test('a card in play: exhausted, no upgrade, another’s', () => {
  const match = position()
  const [phasma, , enemy, upgrade] = match.state.cards.map(({ id }) => `card:${id}`)
  expect(why(match, phasma)).toEqual(['is-exhausted', 'sd.activate.7'])
  expect(why(match, enemy)).toEqual(['not-your-card', 'sd.activate.1'])
  expect(why(match, upgrade)).toEqual(['nothing-to-activate', 'sd.activate.1'])
})

test('a die: a blank, a modifier, a cost, another’s', () => {
  const match = position()
  const [blank, costly, enemy, modifier] = match.state.dice.map(({ id }) => `die:${id}`)
  expect(why(match, blank)).toEqual(['die-blank', 'sd.blank.1'])
  expect(why(match, costly)).toEqual(['die-too-expensive', 'sd.die-cost.2'])
  expect(why(match, enemy)).toEqual(['not-your-die', 'sd.resolve-dice.4'])
  expect(why(match, modifier)).toEqual(['die-modifier', 'sd.modifier.4'])
})

test('the battlefield: claimed by another, or by oneself', () => {
  const claimed = (by: 'player1' | 'player2') =>
    situation({
      player1: { characters: { one: '01002' }, claimed: by === 'player1' },
      player2: { characters: { two: '01002' }, claimed: by === 'player2' },
    })
  expect(why(claimed('player2'), 'battlefield')).toEqual(['already-claimed', 'sd.claim.5'])
  expect(why(claimed('player1'), 'battlefield')).toEqual(['you-have-claimed', 'sd.claim.3'])
})

test('a unique card with a copy in play [sd.unique.4]', () => {
  const match = situation({
    player1: {
      characters: { one: { card: '01011', upgrades: ["Kylo Ren's Lightsaber"] } },
      hand: ["Kylo Ren's Lightsaber"],
      resources: 9,
    },
    player2: { characters: { two: '01002' } },
  })
  expect(why(match, `card:${match.state.players[0].hand[0]}`)).toEqual(['unique-in-play', 'sd.unique.4'])
})
