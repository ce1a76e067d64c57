/** Part 5: setting up, step by step, also as the starter booklet tells it. */
import { expect, test } from 'vitest'
import { factsOf, NONE } from '../../index.ts'
import { type Chance, newMatch, type Situation } from '../play.ts'
import { KYLO_STARTER, REY_STARTER } from './starter-decks.ts'

/** Kylo’s dice and the trooper’s roll 1, Rey’s and Finn’s 3. */
const REY_WINS: Chance = { dice: ['1 melee', 'special', 'blank', '1 melee', '+2 melee', 'blank'] }

function start(chance: Chance = REY_WINS): Situation {
  return newMatch({ decks: [KYLO_STARTER, REY_STARTER] }, chance)
}

function keepHands(match: Situation): void {
  match.player1.answer([])
  match.player2.answer([])
}

test('characters and plots lie open with their dice, battlefields beside them, before any card is drawn [sd.setup.2] [sd.setup.3] [sd.st-setup.2]', () => {
  const match = start()
  const { view } = match.player1
  const team = (seat: number) => view.cards.filter(({ controller }) => controller === seat)
  expect(team(0).map(({ kind }) => factsOf(kind).name.en)).toEqual([
    'Kylo Ren',
    'First Order Stormtrooper',
    'Fortify',
  ])
  expect(team(1).map(({ kind }) => factsOf(kind).name.en)).toEqual(['Rey', 'Finn'])
  for (const { characters } of [match.picture.player1, match.picture.player2] as { characters: object }[])
    expect(Object.values(characters).map(({ dice, pool }) => [dice, pool])).toEqual([
      [2, []],
      [1, []],
    ])
  expect(view.battlefield.kind).toBe(NONE)
  expect(view.players.map(({ aside }) => aside.map(({ kind }) => factsOf(kind).name.en))).toEqual([
    ["Emperor's Throne Room"],
    ['Starship Graveyard'],
  ])
})

test('cards are shuffled back by both at the same time, unseen by the other, and as many drawn [sd.setup.6] [sd.st-setup.7]', () => {
  const match = start()
  expect([match.player1.question, match.player2.question]).toEqual(['mulligan', 'mulligan'])
  const kept = match.player2.hand.slice(2)
  match.player2.answer([0, 1])
  // Nothing happens before the other has chosen, too.
  expect(match.player2.view.players[1].deck).toBe(25)
  expect(match.events).not.toContain('mulligan')
  match.player1.answer([])
  expect(match.events.filter((what) => what === 'mulligan')).toHaveLength(1)
  expect(match.player2.hand).toHaveLength(5)
  expect(match.player2.hand.slice(0, 3)).toEqual(kept)
  expect(match.state.players[1].deck).toHaveLength(25)
})

test('each player starts with 2 resources [sd.setup.7] [sd.st-setup.8]', () => {
  const match = start()
  keepHands(match)
  expect([match.player1.resources, match.player2.resources]).toEqual([2, 2])
})

test('the higher total of all character dice decides which battlefield is used [sd.setup.10] [sd.st-setup.9] [sd.st-setup.12]', () => {
  const match = start()
  keepHands(match)
  // 1 against 3: specials and blanks are nothing, a modifier counts as its value.
  expect([match.question, match.asked]).toEqual(['battlefield', 'player2'])
  expect(match.player2.all('card')).toEqual(["Emperor's Throne Room", 'Starship Graveyard'])
})

test('a tie is rolled again [sd.setup.9] [sd.st-setup.9]', () => {
  const tie = ['1 melee', 'blank', 'blank', '1 melee', 'blank', 'blank']
  const match = start({ dice: [...tie, '1 melee', '1 shield', '2 ranged', 'blank', 'blank', 'blank'] })
  keepHands(match)
  expect(match.events.filter((what) => what === 'total')).toHaveLength(4)
  expect(match.asked).toBe('player1')
})

test('whose battlefield is used controls it; the other sets his aside and places 2 shields as he likes [sd.setup.11] [sd.setup.12] [sd.setup.13] [sd.battlefield-card.1] [sd.battlefield-card.2] [sd.st-setup.10] [sd.st-setup.11]', () => {
  const position = (battlefield: string) => {
    const match = start()
    keepHands(match)
    match.player2.choose({ card: battlefield })
    return match
  }
  const theirs = position("Emperor's Throne Room")
  expect(theirs.picture).toMatchObject({ battlefield: "Emperor's Throne Room", controller: 'player1' })
  expect([theirs.question, theirs.asked]).toEqual(['distribute-shields', 'player2'])
  theirs.player2.split({ Rey: 1, Finn: 1 })
  expect([theirs.characters.Rey.shields, theirs.characters.Finn.shields]).toEqual([1, 1])
  expect(theirs.state.players.map(({ aside }) => aside.length)).toEqual([0, 1])
  expect([theirs.pool('player1'), theirs.pool('player2')]).toEqual([[], []])
  const own = position('Starship Graveyard')
  expect(own.picture).toMatchObject({ battlefield: 'Starship Graveyard', controller: 'player2' })
  expect(own.asked).toBe('player1')
  own.player1.split({ 'Kylo Ren': 2, 'First Order Stormtrooper': 0 })
  expect(own.characters['Kylo Ren'].shields).toBe(2)
})

test('what happens after the set-up comes last: a plot is in play and does what it says [sd.setup.14] [sd.plot.4] [sd.in-play.2]', () => {
  const match = start()
  keepHands(match)
  match.player2.choose({ card: 'Starship Graveyard' })
  match.player1.split({ 'Kylo Ren': 2, 'First Order Stormtrooper': 0 })
  expect([match.question, match.asked]).toEqual(['shields', 'player1'])
  match.player1.choose({ card: 'First Order Stormtrooper' })
  expect(match.characters['First Order Stormtrooper'].shields).toBe(1)
  expect(match.question).toBe('action')
  match.nextRound()
  expect(match.picture.player1).toMatchObject({ plots: ['Fortify'] })
  expect(match.characters['First Order Stormtrooper'].shields).toBe(1)
})

test('the steps come in their order, then the first round begins with whoever controls the battlefield [sd.setup.1] [sd.action-phase.1] [sd.rounds.1]', () => {
  const match = start()
  keepHands(match)
  match.player2.choose({ card: 'Starship Graveyard' })
  match.player1.split({ 'Kylo Ren': 2, 'First Order Stormtrooper': 0 })
  match.player1.choose({ card: 'Kylo Ren' })
  const steps = ['draw', 'total', 'roll-off', 'battlefield', 'shield', 'ability', 'round']
  expect([...new Set(match.events.filter((what) => steps.includes(what)))]).toEqual(steps)
  expect(match.picture).toMatchObject({ round: 1, phase: 'action', turn: 'player2' })
})

test('the question for these shields comes from the roll-off and from no character [sd.setup.12]', () => {
  const match = start()
  keepHands(match)
  match.player2.choose({ card: 'Starship Graveyard' })
  const [{ what, rule, about }] = match.match.asks
  expect([what, rule, about]).toEqual(['distribute-shields', 'sd.setup.12', undefined])
})
