/** Rulebook: abilities, how cards are read, and what they count by. */
import { expect, test } from 'vitest'
import { figureLabel, groupLabel } from '../../labels.ts'
import { type SituationGiven, situation } from '../play.ts'

const officer = (at: string) => ({ card: 'Imperial Officer', at })

test('what can’t be done is not offered [ia.abilities.2]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } } },
    player2: { groups: { far: officer('9,7') } },
    active: 'vader',
  })
  expect(match.player1.offers({ do: 'special', ability: 'brutality' })).toBe(false)
})

test('damage without an attack leaves the attack free [ia.abilities.6] [ia.abilities.12] [ia.abilities.14]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } } },
    player2: { groups: { chewbacca: { card: 'Chewbacca', at: '2,1' } } },
    active: 'vader',
  })
  match.player1.special('Force Choke')
  match.until('act')
  expect(match.player1.offers({ do: 'attack', target: 'chewbacca' })).toBe(true)
  expect(match.player1.offers({ do: 'special', ability: 'force-choke' })).toBe(false)
})

test('"within X spaces" is counted from the figure that uses it [ia.within-x-spaces.1] [ia.counting-spaces.4]', () => {
  const match = situation({
    player1: {
      groups: { leader: officer('1,1'), squad: { card: 'Stormtrooper', at: ['3,1', '3,3', '4,1'] } },
    },
    player2: { groups: { far: officer('9,7') } },
    active: 'leader',
  })
  match.player1.special('Order')
  expect(match.player1.all('figure')).toEqual(['squad 1', 'squad 2'])
})

const SQUAD: SituationGiven = {
  player1: { groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,2', '6,7'] } } },
  player2: { groups: { chewbacca: { card: 'Chewbacca', at: '4,1' } } },
}

test('"you" on a card is each figure of its group, in each of its attacks [ia.card-interpretations.1] [ia.card-interpretations.2] [ia.abilities.3]', () => {
  const match = situation(SQUAD)
  match.player1.activate('squad 1')
  match.player1.attack('chewbacca')
  expect(match.question).toBe('attack-rerolls')
  expect(match.player1.all('figure')).toEqual(['squad 1'])
  match.settle()
  match.player1.end()
  match.player1.activate('squad 2')
  match.player1.attack('chewbacca')
  expect(match.player1.all('figure')).toEqual(['squad 2'])
})

test('an ability that asks for an adjacent friend needs one beside its own figure [ia.counting-spaces.5] [ia.deployment-cards.4]', () => {
  const match = situation(SQUAD)
  match.player1.activate('squad 3')
  match.player1.attack('chewbacca', {
    dice: ['2 damage 4 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block', '1 block'],
  })
  expect(match.question).toBe('act')
  expect(match.figures.chewbacca.damage).toBe(2)
})

test('once for each attack, not twice in one [ia.abilities.4]', () => {
  const match = situation(SQUAD)
  match.player1.activate('squad 1')
  match.player1.attack('chewbacca', {
    dice: ['2 damage 4 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.player1.use('Squad Training')
  match.player1.reroll(['2 damage 4 accuracy'], ['2 damage 4 accuracy'])
  expect(match.question).toBe('act')
})

test('cards that are exhausted keep their abilities [ia.exhaust.8] [ia.play-area.2]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
    player2: {
      groups: {
        guard: { card: 'Royal Guard', at: '4,2', exhausted: true },
        far: { card: 'Stormtrooper (Elite)', at: '4,1' },
      },
    },
    active: 'trooper',
  })
  match.player1.attack('far', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.far.damage).toBe(2)
})

test('what helps against harmful conditions leaves the others [ia.conditions.6]', () => {
  const match = situation({
    player1: {
      groups: { trooper: { card: 'Stormtrooper', at: '1,1', conditions: ['stunned', 'focused'] } },
      hand: ['Rally'],
    },
    player2: { groups: { far: officer('9,7') } },
  })
  match.player1.activate('trooper')
  match.player1.play('Rally')
  match.until('act')
  expect(match.figures.trooper.conditions).toEqual(['focused'])
})

test('the elite are another card of the same name, and stronger [ia.elite-figure.1] [ia.elite-figure.7] [ia.health.1]', () => {
  const match = situation({
    player1: { groups: { plain: { card: 'Stormtrooper', at: '1,1' } } },
    player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '5,1' } } },
  })
  expect(match.figures.plain.health).toBe(3)
  expect(match.figures.elite.health).toBe(5)
})

test('an activation ends when both actions and all points are used up [ia.activation.11]', () => {
  const match = situation({
    player1: { groups: { mover: officer('1,1') } },
    player2: { groups: { far: officer('9,7') } },
    active: { figure: 'mover', actions: 1 },
  })
  match.player1.move('mover', '5,1')
  expect(match.asked).toBe('player2')
})

/** Whoever plays it makes a hostile figure attack. */
const LURE: SituationGiven = {
  player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } }, hand: ['Lure of the Dark Side'] },
  player2: {
    groups: {
      squad: { card: 'Stormtrooper', at: ['3,1', '3,2'] },
      gideon: { card: 'Gideon Argus', at: '5,1' },
    },
  },
  active: 'vader',
}

test('a forced attack is resolved by whoever forces it; all figures are hostile then, but not the attacker to itself [ia.attack-special.14] [ia.attack-special.15] [ia.attack-special.16] [ia.attack-special.17]', () => {
  const match = situation(LURE)
  match.player1.play('Lure of the Dark Side')
  if (match.question === 'choose-figure') match.player1.choose({ figure: 'squad 1' })
  expect([match.asked, match.question]).toEqual(['player1', 'target'])
  expect(match.player1.all('target')).toContain('squad 2')
  expect(match.player1.all('target')).not.toContain('squad 1')
  match.player1.attack('squad 2')
  expect(match.asked).toBe('player1')
})

test('the attack has seven steps in a fixed order [ia.attack-steps.1] [ia.target.1] [ia.attacks.1] [ia.attacks.3] [ia.surge.6]', () => {
  const match = situation({
    player1: {
      groups: { saboteur: { card: 'Rebel Saboteur', at: '1,1' } },
      hand: ['Wild Attack', 'Deadeye'],
    },
    player2: { groups: { vader: { card: 'Darth Vader', at: '3,1' } } },
    active: 'saboteur',
  })
  const steps: (number | undefined)[] = []
  match.player1.attack('vader', { dice: ['2 damage', '1 damage 2 surge'], defense: ['1 block', '1 block'] })
  for (; match.attack !== null; match.decline()) steps.push(match.attack.step)
  expect(steps).toEqual([...steps].sort())
  expect(steps).toContain(5)
})

test('several copies of a card are told apart [ia.group.2] [ia.group.6]', () => {
  const match = situation({
    player1: {
      groups: { one: { card: 'Stormtrooper', at: '1,1' }, two: { card: 'Stormtrooper', at: '1,3' } },
    },
    player2: { groups: { far: officer('9,7') } },
  })
  expect(match.player1.all('group')).toEqual(['one', 'two'])
})

test('groups of the same card have numbers, and their figures are counted through [ia.group.7]', () => {
  const { state } = situation({
    player1: {
      groups: {
        one: { card: 'Stormtrooper', at: ['1,1', '1,2', '1,3'] },
        two: { card: 'Stormtrooper', at: ['2,1', '2,2', '2,3'] },
      },
    },
    player2: { groups: { far: officer('9,7') } },
  })
  expect([0, 1].map((group) => groupLabel(state, group))).toEqual([
    'group:stormtrooper#1',
    'group:stormtrooper#2',
  ])
  expect(state.groups[1].figures.map((figure) => figureLabel(state, figure))).toEqual([
    'figure:stormtrooper#4',
    'figure:stormtrooper#5',
    'figure:stormtrooper#6',
  ])
})

test('friend and foe is a matter of players, not of affiliations [ia.affiliation.5]', () => {
  const match = situation({
    player1: {
      groups: { trooper: { card: 'Stormtrooper', at: '1,1' }, gideon: { card: 'Gideon Argus', at: '1,3' } },
    },
    player2: { groups: { imperial: { card: 'Stormtrooper', at: '4,1' } } },
    active: 'trooper',
  })
  expect(match.player1.all('target')).toEqual(['imperial'])
})

test('after the status phase a new round begins with the other player [ia.playing-missions.2] [ia.activation-phase.4] [ia.status-phase.1]', () => {
  const match = situation(SQUAD)
  match.nextRound()
  expect(match.picture).toMatchObject({ round: 2, initiative: 'player2' })
  expect(match.asked).toBe('player2')
})

test('two arrows are two actions [ia.actions.5]', () => {
  const trooper = (actions: number) =>
    situation({
      player1: { groups: { trooper: { card: 'rebel-trooper-elite', at: ['1,1'] } } },
      player2: { groups: { enemy: { card: 'Imperial Officer', at: '8,8' } } },
      active: { figure: 'trooper', actions },
    })
  expect(trooper(1).player1.offers({ do: 'special' })).toBe(false)
  const match = trooper(2)
  match.player1.special('Get Into Position')
  expect(match.picture).toMatchObject({ actions: 0 })
})

test('what cannot be done is not done by order either [ia.golden-rules.4]', () => {
  const match = situation({
    player1: {
      groups: {
        officer: { card: 'imperial-officer-elite', at: '1,1' },
        droid: { card: 'C-3PO', at: '2,1' },
      },
    },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '3,1' } } },
    active: 'officer',
  })
  match.player1.special('Executive Order')
  // Not whether to move or attack, but where to go.
  expect(match.question).toBe('spend-points')
})

test('a figure is friendly to itself [ia.friendly-figure.2]', () => {
  const match = situation({
    player1: {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,1' },
        trooper: { card: 'Stormtrooper', at: '2,1' },
      },
      hand: ['Field Tactician'],
    },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '8,8' } } },
    active: 'officer',
  })
  match.player1.play('Field Tactician')
  expect(match.player1.all('figure')).toEqual(['officer', 'trooper'])
})

test('a figure may interrupt its own activation: no action is used [ia.interrupt.3]', () => {
  const match = situation({
    player1: { groups: { luke: { card: 'luke-skywalker-jedi-knight', at: '1,1' } } },
    player2: { groups: { enemy: { card: 'Chewbacca', at: '2,1' } } },
    active: 'luke',
  })
  match.player1.use('Heroic')
  match.until('act')
  expect(match.picture).toMatchObject({ actions: 2 })
  expect(match.player1.offers({ do: 'attack' })).toBe(true)
})
