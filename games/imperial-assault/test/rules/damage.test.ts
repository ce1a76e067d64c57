/** Rulebook: damage, defeat, strain, recovering, and how a skirmish is won. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../play.ts'

const DUEL: SituationGiven = {
  player1: {
    groups: { vader: { card: 'Darth Vader', at: '1,1' }, reserve: { card: 'Imperial Officer', at: '0,8' } },
  },
  player2: {
    groups: {
      squad: { card: 'Stormtrooper', at: ['2,1', '8,8'] },
      gideon: { card: 'Gideon Argus', at: '1,2', damage: 3 },
    },
  },
  active: 'vader',
}

const HARD = { dice: ['3 damage', '3 damage', '2 damage 1 accuracy'] }

test('as much damage as health: the figure leaves the map [ia.damage.2] [ia.defeated.1] [ia.defeated.4]', () => {
  const match = situation(DUEL)
  match.player1.attack('squad 1', { ...HARD, defense: ['1 block'] })
  match.settle()
  expect(match.figures['squad 1'].at).toBe('gone')
  expect(match.player1.points).toBe(0)
})

test('nobody suffers more damage than it has health [ia.damage.8]', () => {
  const match = situation({ ...DUEL, player2: { groups: { gun: { card: 'Hired Gun', at: '2,1' } } } })
  match.player1.attack('gun', { ...HARD, defense: ['1 evade'] })
  match.until('suffered')
  expect(match.player2.offers({ do: 'use', ability: 'parting-shot' })).toBe(true)
  const { damage, health } = match.figures.gun
  expect(damage).toBe(health)
})

test('the last figure of a group is worth the group’s cost [ia.winning-skirmish.2] [ia.winning-skirmish.3]', () => {
  const match = situation(DUEL)
  match.player1.attack('gideon', { ...HARD, defense: ['1 block'] })
  match.settle()
  expect(match.player1.points).toBe(3)
  expect(match.player2.view.sides[0].defeatedCost).toBe(3)
})

test('strain is damage in a skirmish, or cards from the top of the deck [ia.strain-skirmish.1] [ia.strain-skirmish.2]', () => {
  const position: SituationGiven = {
    ...DUEL,
    player1: {
      groups: { vader: { card: 'Darth Vader', at: '1,1', conditions: ['bleeding'] } },
      deck: ['Urgency', 'Recovery'],
    },
  }
  const hurt = situation(position)
  hurt.player1.move('vader')
  hurt.player1.number(0)
  expect(hurt.figures.vader.damage).toBe(1)
  const spared = situation(position)
  spared.player1.move('vader')
  spared.player1.number(1)
  expect(spared.figures.vader.damage).toBe(0)
  expect(spared.player1.discard).toEqual(['Urgency'])
  expect(spared.player1.deck).toEqual(['Recovery'])
})

test('with an empty deck strain can’t be prevented [ia.strain-skirmish.3]', () => {
  const match = situation({
    ...DUEL,
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1', conditions: ['bleeding'] } }, deck: [] },
  })
  match.player1.move('vader')
  expect(match.question).toBe('act')
  expect(match.figures.vader.damage).toBe(1)
})

test('damage that is no attack’s is not blocked [ia.damage.5] [ia.attack-special.18]', () => {
  const match = situation({
    ...DUEL,
    player2: { groups: { chewbacca: { card: 'Chewbacca', at: '2,1' } } },
  })
  match.player1.special('Force Choke')
  match.settle()
  expect(match.figures.chewbacca.damage).toBe(2)
  expect(match.events).not.toContain('rolled')
})

test('recovering takes off damage that is there [ia.recover.1] [ia.damage.7]', () => {
  const match = situation({
    ...DUEL,
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1', damage: 1 } }, hand: ['Recovery'] },
  })
  match.player1.play('Recovery')
  expect(match.figures.vader.damage).toBe(0)
})

test('40 points end the skirmish at once [ia.winning-skirmish.1] [ia.skirmish.1]', () => {
  const match = situation({ ...DUEL, player1: { ...DUEL.player1, points: 37 } })
  match.player1.attack('gideon', { ...HARD, defense: ['1 block'] })
  expect(match.over).toBe(true)
  expect(match.winner).toBe('player1')
})

test('whoever has them: the second player wins by 40 points as the first does [ia.winning-skirmish.1] [ia.winning-skirmish.4]', () => {
  const match = situation({
    mission: 'climate-research-camp-b',
    step: 'round-end',
    player1: { groups: { vader: { card: 'Darth Vader', at: '9,18' } }, points: 30 },
    player2: { groups: { officer: { card: 'Imperial Officer', at: '0,3' } }, points: 38, zone: 'blue' },
  })
  expect(match.over).toBe(true)
  expect(match.winner).toBe('player2')
})

test('who has no figure left loses, whatever the points say [ia.winning-skirmish.5]', () => {
  const match = situation({
    ...DUEL,
    player2: { groups: { gideon: { card: 'Gideon Argus', at: '1,2', damage: 3 } }, points: 39 },
  })
  match.player1.attack('gideon', { ...HARD, defense: ['1 block'] })
  expect(match.winner).toBe('player1')
  expect(match.match.outcome?.rule).toBe('ia.winning-skirmish.5')
})

/** At the end of the round both have 40 points. */
const tied = (one: object, other: object): SituationGiven => ({
  step: 'round-end',
  initiative: 'player2',
  player1: { groups: { officer: { card: 'Imperial Officer', at: '0,0', damage: 1 } }, points: 40, ...one },
  player2: { groups: { officers: { card: 'Imperial Officer', at: '9,8', damage: 1 } }, points: 40, ...other },
})

test('a tie: first what was defeated counts [ia.tiebreak.1]', () => {
  expect(situation(tied({ defeatedCost: 12 }, { defeatedCost: 9 })).winner).toBe('player1')
})

test('then the damage on the own figures [ia.tiebreak.2]', () => {
  const hurt = { groups: { officers: { card: 'Imperial Officer', at: '9,8', damage: 2 } } }
  expect(situation(tied({}, hurt)).winner).toBe('player1')
})

test('then who has initiative [ia.tiebreak.3]', () => {
  expect(situation(tied({}, {})).winner).toBe('player2')
})

test('what a figure carried stays where it fell [ia.retrieve.4]', () => {
  const match = situation({
    ...DUEL,
    tokens: [{ kind: 'terminal' }],
    player2: {
      groups: {
        gideon: { card: 'Gideon Argus', at: '1,2', damage: 3, carries: [0] },
        other: { card: 'Imperial Officer', at: '9,8' },
      },
    },
  })
  expect(match.figures.gideon.carries).toEqual(['terminal'])
  match.player1.attack('gideon', { ...HARD, defense: ['1 block'] })
  match.settle()
  expect(match.tokens.terminal.at).toBe('1,2')
})
