/** Situations in which there is no doubt what a sound player does. */
import { FastRng, optionsOf } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { destiny } from '../../index.ts'
import { type Situation, situation, type Words } from '../play.ts'

const { advice } = destiny

/** The option that the plan takes, in words. */
function planOf({ match }: Situation): Words {
  const { ask, state } = match
  if (ask === null || ask.form !== 'one') throw new Error(`asked is ${ask?.what}, not one of a list`)
  return destiny.scenario.words(state, optionsOf(ask)[advice.greedy(state, ask, new FastRng(1)) as number])
}

/** The options that it picks, in words. */
function picksOf({ match }: Situation): Words[] {
  const { ask, state } = match
  if (ask === null || ask.form !== 'some') throw new Error(`asked is ${ask?.what}, not some of a list`)
  const answer = advice.greedy(state, ask, new FastRng(1)) as readonly number[]
  return answer.map((i) => destiny.scenario.words(state, optionsOf(ask)[i]))
}

/** Follows the plan until it is somebody else's turn. */
function playTurn({ match }: Situation): void {
  const { turn } = match.state
  while (match.ask !== null && match.state.turn === turn)
    match.answer(match.ask.seat, advice.greedy(match.state, match.ask, new FastRng(1)))
}

const KYLO = "Kylo Ren, Vader's Disciple"
const REY = 'Rey, Force Prodigy'
const FINN = 'Finn, First Order Defector'

describe('the turn', () => {
  test('what wins at once is done', () => {
    const match = situation({
      player1: {
        characters: { kylo: { card: KYLO, dice: 2, pool: ['1 melee', '1 melee'] } },
        hand: ['Lightsaber'],
        resources: 5,
      },
      player2: { characters: { rey: { card: REY, damage: 8 } } },
    })
    playTurn(match)
    expect(match.winner).toBe('player1')
  })

  test('an upgrade with a die comes before its character rolls', () => {
    const match = situation({
      player1: { characters: { kylo: { card: KYLO, dice: 2 } }, hand: ['Lightsaber'], resources: 3 },
      player2: { characters: { rey: REY } },
    })
    expect(planOf(match)).toMatchObject({ do: 'play', card: 'Lightsaber' })
  })

  test('much damage in the opponent’s pool is answered while it lies there', () => {
    const match = situation({
      player1: { characters: { rey: { card: REY, dice: 2 } }, hand: ['Block'], resources: 2 },
      player2: {
        characters: {
          kylo: {
            card: KYLO,
            dice: 2,
            pool: ['1 melee', '1 melee'],
            upgrades: [{ card: 'Lightsaber', pool: ['+2 melee'] }],
          },
        },
      },
    })
    expect(planOf(match)).toMatchObject({ do: 'play', card: 'Block' })
  })

  test('with nothing to remove, the same card is kept', () => {
    const match = situation({
      player1: { characters: { rey: { card: REY, dice: 2 } }, hand: ['Block'], resources: 2 },
      player2: { characters: { kylo: { card: KYLO, dice: 2 } } },
    })
    expect(planOf(match)).toMatchObject({ do: 'activate' })
  })

  test('blanks are worth a card', () => {
    const match = situation({
      player1: {
        characters: { kylo: { card: KYLO, dice: 2, exhausted: true, pool: ['blank', 'blank'] } },
        hand: ['Take Cover'],
      },
      player2: { characters: { rey: REY } },
    })
    expect(planOf(match)).toMatchObject({ do: 'reroll', card: 'Take Cover' })
  })

  test('who has nothing left to do claims the battlefield', () => {
    const match = situation({
      player1: { characters: { kylo: { card: KYLO, exhausted: true } } },
      player2: { characters: { rey: REY } },
    })
    expect(planOf(match)).toMatchObject({ do: 'claim' })
  })
})

describe('targets', () => {
  test('damage is dealt to whoever can fall, never to the own side', () => {
    const match = situation({
      player1: { characters: { kylo: { card: KYLO, damage: 9, dice: 2, pool: ['1 melee', '1 melee'] } } },
      player2: { characters: { rey: REY, finn: { card: FINN, damage: 8 } } },
    })
    playTurn(match)
    expect(match.characters.finn).toBeUndefined()
    expect(match.characters.rey).toMatchObject({ damage: 0 })
  })

  test('shields go to the own side', () => {
    const match = situation({
      player1: { characters: { kylo: { card: KYLO, exhausted: true, pool: ['1 shield'] } } },
      player2: { characters: { rey: REY } },
    })
    match.player1.resolve('1 shield')
    expect(planOf(match)).toMatchObject({ do: 'card', card: 'kylo' })
  })

  test('of the opponent’s dice the one that threatens most is removed', () => {
    const match = situation({
      player1: { characters: { rey: { card: REY, dice: 2 } }, hand: ['Subjugate'], resources: 2 },
      player2: {
        characters: {
          finn: {
            card: FINN,
            pool: ['1 shield'],
            upgrades: [{ card: 'Lightsaber', pool: ['3 melee for 1'] }],
          },
        },
        resources: 1,
      },
    })
    match.player1.play('Subjugate')
    expect(planOf(match)).toMatchObject({ die: '3 melee for 1' })
  })

  test('only dice that show little are rerolled', () => {
    const match = situation({
      player1: {
        characters: { kylo: { card: KYLO, dice: 2, exhausted: true, pool: ['blank', 'special'] } },
        hand: ['Take Cover'],
      },
      player2: { characters: { rey: REY } },
    })
    match.player1.choose({ do: 'reroll' })
    expect(picksOf(match).map(({ die }) => die)).toEqual(['blank'])
  })
})

describe('chances', () => {
  const even = { player1: { characters: { kylo: KYLO } }, player2: { characters: { other: KYLO } } }

  test('a wounded side is worse off', () => {
    const wounded = situation({ ...even, player1: { characters: { kylo: { card: KYLO, damage: 5 } } } })
    expect(advice.evaluate(wounded.state, 0)).toBeLessThan(0.4)
  })

  test('an upgrade on an own character is better than none', () => {
    const armed = situation({
      ...even,
      player1: { characters: { kylo: { card: KYLO, upgrades: ['Lightsaber'] } } },
    })
    expect(advice.evaluate(armed.state, 0)).toBeGreaterThan(advice.evaluate(situation(even).state, 0))
  })

  test('who runs out of cards is worse off', () => {
    const out = situation({ ...even, player1: { characters: { kylo: KYLO }, deck: ['Take Cover'] } })
    expect(advice.evaluate(out.state, 0)).toBeLessThan(advice.evaluate(situation(even).state, 0))
  })
})
