/** No two offers read the same where it matters which is taken, in either language. */
import { copiesOf, type Language, Match } from '@dejarik/kernel'
import { accepted, passesSelfCheck } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { destiny, randomOptions } from '../index.ts'
import { type Situation, situation } from './play.ts'

/** What each offer of the open question names, in both languages, and what else its sentence depends on. */
function offers({ match }: Situation): string[][] {
  const { ask } = match
  const choice = ask === null ? undefined : match.askFor(ask, ask.seat).choice
  if (ask === null || choice === undefined || !('options' in choice)) return []
  const view = match.view(ask.seat)
  return choice.options.map((option) => {
    const { key, args = {} } = destiny.sayOption(view, option)
    const inWords = (language: Language): string =>
      Object.values(args)
        .map((arg) => (typeof arg === 'object' && 'name' in arg ? destiny.nameOf(arg.name, language) : arg))
        .join()
    return [key, inWords('en'), inWords('de')]
  })
}

const placed = (where: unknown): string =>
  typeof where === 'object' && where !== null && 'name' in where
    ? destiny.nameOf(String(where.name), 'de')
    : ''

const expectAllApart = (match: Situation): void => {
  const said = offers(match).map((one) => one.join(' | '))
  expect(said.length).toBeGreaterThan(1)
  expect(new Set(said).size).toBe(said.length)
}

test('copies of a character are numbered, also of two printings [sd.unique.1]', () => {
  const match = situation({
    player1: { characters: { one: '01002', two: { card: '04002', damage: 2 } } },
    player2: { characters: { rey: '01038' } },
  })
  expectAllApart(match)
})

test('dice of two copies of an upgrade are told apart by the copy', () => {
  const blaster = { card: 'Holdout Blaster', pool: ['1 ranged'] }
  const match = situation({
    player1: {
      characters: {
        phasma: { card: '01001', upgrades: [blaster] },
        jango: { card: '01021', upgrades: [blaster] },
      },
    },
    player2: { characters: { rey: '01038' } },
  })
  expectAllApart(match)
  expect(offers(match).flat().join()).toContain('Holdout Blaster 2')
})

test('a card of the hand and one of the discard pile say where they lie', () => {
  const match = situation({
    battlefield: '01165',
    player1: { characters: { rey: '01038' }, hand: ['Block'], discard: ['Block'] },
    player2: { characters: { kylo: '01011' } },
  })
  const view = match.match.view(0)
  const [hand] = view.players[0].hand
  const [discard] = view.players[0].discard
  const said = [hand, discard].map(({ card, kind }) =>
    destiny.sayOption(view, { do: 'pick', card, kind } as never),
  )
  expect(said.map(({ args }) => placed(args?.where))).toEqual([' (Hand)', ' (Ablagestapel)'])
})

/** Cards of the hand that can be played, and for how many each option stands. */
function plays({ match }: Situation): (readonly [card: number, copies: number])[] {
  const ask = match.ask
  const choice = ask === null ? undefined : match.askFor(ask, ask.seat).choice
  if (choice?.form !== 'one') return []
  return choice.options.flatMap((option, i) =>
    option.do === 'play' && 'card' in option ? [[Number(option.card), copiesOf(choice, i)] as const] : [],
  )
}

describe('what is interchangeable is offered once', () => {
  const two = {
    player1: { characters: { rey: '01038' }, hand: ['Force Protection', 'Force Protection'], resources: 3 },
    player2: { characters: { kylo: '01011' } },
  }

  test('two copies of a card in hand, with how many there are; the second can be played next', () => {
    const match = situation(two)
    expect(plays(match)).toEqual([[match.match.state.players[0].hand[0], 2]])
    expectAllApart(match)
  })

  test('not where the opponent knows one of them: it says so', () => {
    const match = situation(two)
    const { state } = match.match
    state.known[state.players[0].hand[1]] |= 2
    const again = Match.at(destiny, match.match.options, '', state)
    expect(plays({ ...match, match: again } as never)).toHaveLength(2)
    const view = again.view(0)
    const said = view.players[0].hand.map(({ card, kind }) =>
      placed(destiny.sayOption(view, { do: 'play', card, kind } as never).args?.where),
    )
    expect(said).toEqual([' (Hand)', ' (Hand, bekannt: Spieler 2)'])
  })

  test('nor where one of them must be played', () => {
    const match = situation(two)
    const { state } = match.match
    const [, ordered] = state.players[0].hand
    state.orders.push({ seat: 0, kind: 'must', action: 'play', card: ordered, later: false })
    const view = match.match.view(0)
    const said = view.players[0].hand.map(({ card, kind }) =>
      placed(destiny.sayOption(view, { do: 'pick', card, kind } as never).args?.where),
    )
    expect(said).toEqual([' (Hand)', ' (Hand, muss gespielt werden)'])
    const like = state.players[0].hand.map((card) =>
      destiny.like?.(state, { do: 'pick', card, kind: state.kinds[card] } as never),
    )
    expect(new Set(like).size).toBe(2)
  })

  test('dice of one character that show the same, in one pool, unless one was resolved already', () => {
    const match = situation({
      player1: { characters: { rey: { card: '01038', dice: 2, pool: ['1 melee', '1 melee'] } } },
      player2: { characters: { kylo: '01011' } },
    })
    const { state } = match.match
    const pool = state.dice.filter((die) => die.pool === 0)
    const like = (): unknown[] => pool.map(({ id }) => destiny.like?.(state, { do: 'die', die: id } as never))
    expect(new Set(like()).size).toBe(1)
    state.resolved.push(pool[0].id)
    expect(new Set(like()).size).toBe(2)
    const view = match.match.view(0)
    const said = pool.map(({ id }) => destiny.sayOption(view, { do: 'die', die: id } as never).args?.die)
    expect(said.map(placed)).toEqual([
      '1 Nahkampfschaden (Rey, Würfel 1)',
      '1 Nahkampfschaden (Rey, Würfel 2)',
    ])
  })
})

test('the two actions of the Escape Craft are told apart [card: 08102]', () => {
  const match = situation({
    player1: {
      characters: { rey: '01038' },
      supports: { craft: '08102', falcon: '08103' },
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.use('craft')
  match.nextRound()
  expect(offers(match).filter(([key]) => key === 'option.use')).toHaveLength(2)
  expectAllApart(match)
})

test('two printings that say different things are told apart by their sets [card: 09011]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['1 melee'] } },
      hand: ['01086', '09011'],
      resources: 2,
    },
    player2: { characters: { rey: '01038' } },
  })
  expectAllApart(match)
})

test('so it is wherever random players get to', { timeout: 120_000 }, () => {
  for (const raw of randomOptions(3, 1977)) passesSelfCheck(destiny, accepted(destiny.readOptions(raw)))
})
