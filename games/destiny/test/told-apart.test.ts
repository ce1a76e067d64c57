/** No two offers read the same where it matters which is taken, in either language. */
import { type Language, optionsOf } from '@dejarik/kernel'
import { accepted, passesSelfCheck } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { destiny, randomOptions } from '../index.ts'
import { type Situation, situation } from './play.ts'

/** What each offer of the open question names, in both languages, and what else its sentence depends on. */
function offers({ match }: Situation): string[][] {
  const { ask } = match
  if (ask === null || !('options' in ask)) return []
  const view = match.view(ask.seat)
  return optionsOf(ask).map((option) => {
    const { key, args = {} } = destiny.sayOption(view, option)
    const inWords = (language: Language): string =>
      Object.values(args)
        .map((arg) => (typeof arg === 'object' && 'name' in arg ? destiny.nameOf(arg.name, language) : arg))
        .join()
    return [key, inWords('en'), inWords('de')]
  })
}

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
  expect(said.map(({ args }) => args?.where)).toEqual(['hand', 'discard'])
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
