/** Rulebook: attacks, step by step. */
import { expect, test } from 'vitest'
import { FOCUSED } from '../../rules/conditions.ts'
import { type SituationGiven, situation } from '../play.ts'

/** A Stormtrooper at three spaces from two elite ones, with a free line of sight. */
const FIRING_LINE: SituationGiven = {
  board: ['.......', '.......', '.......'],
  player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
  player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: ['4,1', '6,2'] } } },
  active: 'trooper',
}

const HIT = { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] }

test('block takes away damage, and the rest is suffered [ia.attack-steps.13]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', HIT)
  match.settle()
  expect(match.figures['elite 1'].damage).toBe(3)
})

test('as much block as damage: nothing is suffered, and it is told [ia.attack-steps.13] [ia.attack-steps.14]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', {
    dice: ['1 damage 2 accuracy', '2 damage 3 accuracy'],
    defense: ['3 block'],
  })
  match.settle()
  expect(match.figures['elite 1'].damage).toBe(0)
  expect(match.events).toContain('no-damage')
})

test('attacker and defender roll what their cards say [ia.attack-steps.5] [ia.attack-special.8]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', {
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  expect(match.attack).toMatchObject({
    step: 5,
    dice: ['1 damage 1 surge 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
    damage: 3,
    accuracy: 4,
    block: 1,
  })
})

test('a ranged attack misses for lack of accuracy [ia.attack-steps.12] [ia.miss.1] [ia.miss.3] [ia.ranged-attack.3]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 2', {
    dice: ['1 damage 2 accuracy', '2 damage 2 accuracy'],
    defense: ['1 evade'],
  })
  expect(match.figures['elite 2'].damage).toBe(0)
  expect(match.events).toContain('missed')
})

test('one more accuracy, and it hits', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 2', {
    dice: ['1 damage 2 accuracy', '2 damage 3 accuracy'],
    defense: ['1 evade'],
  })
  expect(match.figures['elite 2'].damage).toBe(3)
})

test('beside its target a ranged attack is one space away, and stays a ranged attack [ia.ranged-attack.4] [ia.adjacent.6] [ia.melee-attack.4]', () => {
  const beside = (accuracy: string): number => {
    const match = situation({
      player1: { groups: { saska: { card: 'Saska Teft', at: '1,1' } } },
      player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '2,1', conditions: ['hidden'] } } },
      active: 'saska',
      unwritten: true,
    })
    expect(match.player1.offered.find((words) => words.target === 'elite')).toMatchObject({ distance: 1 })
    // A green and a yellow die, 1 more of her own, 2 less against who is Hidden.
    match.player1.attack('elite', {
      dice: ['2 damage 1 accuracy', accuracy],
      defense: ['1 block'],
    })
    match.settle()
    return match.figures.elite.damage
  }
  expect(beside('1 damage 2 surge')).toBe(0)
  expect(beside('2 damage 1 accuracy')).toBe(3)
})

test('melee knows no accuracy [ia.melee-attack.3]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } } },
    player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '2,1' } } },
    active: 'vader',
  })
  match.player1.attack('elite', {
    dice: ['2 damage', '1 damage', '1 damage 2 surge'],
    defense: ['1 block'],
  })
  expect(match.attack?.accuracy).toBe(0)
  match.settle()
  expect(match.figures.elite.damage).toBe(3)
})

test('melee reaches who is adjacent, ranged whoever is seen [ia.attack-steps.2] [ia.attack-steps.3] [ia.attack-steps.4] [ia.melee-attack.1] [ia.melee-attack.2] [ia.ranged-attack.1]', () => {
  const position: SituationGiven = {
    board: ['......#.', '......##', '........'],
    player1: {
      groups: {
        vader: { card: 'Darth Vader', at: '1,1' },
        trooper: { card: 'Stormtrooper', at: '1,2' },
      },
    },
    player2: {
      groups: {
        near: { card: 'Imperial Officer', at: '2,0' },
        far: { card: 'Imperial Officer', at: '7,2' },
        hidden: { card: 'Imperial Officer', at: '7,0' },
      },
    },
  }
  const melee = situation({ ...position, active: 'vader' })
  expect(melee.player1.all('target')).toEqual(['near'])
  const ranged = situation({ ...position, active: 'trooper' })
  expect(ranged.player1.all('target')).toEqual(['far', 'near'])
})

test('nobody attacks a friend or an empty space [ia.attack-special.4] [ia.attack-special.5] [ia.friendly-figure.1] [ia.friendly-figure.4] [ia.hostile-figure.1]', () => {
  const match = situation({
    player1: {
      groups: {
        trooper: { card: 'Stormtrooper', at: '1,1' },
        officer: { card: 'Imperial Officer', at: '1,2' },
      },
    },
    player2: { groups: { enemy: { card: 'Imperial Officer', at: '5,1' } } },
    active: 'trooper',
  })
  expect(match.player1.offered.filter((words) => words.do === 'attack')).toEqual([
    { do: 'attack', figure: 'trooper', target: 'enemy', space: '5,1', distance: 4 },
  ])
})

test('each evade takes a surge away before surges are spent [ia.attack-steps.9] [ia.surge.2]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 2 accuracy'],
    defense: ['1 evade'],
  })
  expect(match.attack).toMatchObject({ surges: 1, evade: 1 })
})

test('a surge pays for one surge ability, and each only once [ia.abilities.5] [ia.abilities.7] [ia.surge.5] [ia.attack-steps.10] [ia.attack-steps.11]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 2 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('+1 damage')
  expect(match.player1.offers({ surge: '+1 damage' })).toBe(false)
  match.player1.done()
  expect(match.figures['elite 1'].damage).toBe(2)
})

test('surges that are not spent are lost with the attack [ia.surge.3]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 2 accuracy'],
    defense: ['1 block'],
  })
  match.player1.done()
  expect(match.figures['elite 1'].damage).toBe(1)
  expect(match.attack).toBeNull()
})

test('dodge makes the attack miss whatever it shows [ia.miss.2]', () => {
  const match = situation({
    ...FIRING_LINE,
    player2: { groups: { officer: { card: 'Imperial Officer', at: '4,1' } } },
  })
  match.player1.attack('officer', {
    dice: ['2 damage 4 accuracy', '2 damage 3 accuracy'],
    defense: ['dodge'],
  })
  expect(match.figures.officer).toMatchObject({ at: '4,1', damage: 0 })
})

test('a die is rerolled in step 3, before modifiers [ia.attack-steps.6] [ia.attack-special.12] [ia.reroll.1]', () => {
  const match = situation({
    ...FIRING_LINE,
    player1: { groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,2'] } } },
    active: 'squad 1',
  })
  match.player1.attack('elite 1', {
    dice: ['1 surge 2 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  expect(match.question).toBe('attack-rerolls')
  expect(match.attack?.step).toBe(3)
  match.player1.use('Squad Training')
  match.player1.reroll(['1 surge 2 accuracy'], ['2 damage 4 accuracy'])
  expect(match.events.filter((what) => what === 'rerolled')).toHaveLength(1)
  expect(match.figures['elite 1'].damage).toBe(3)
})

test('whoever rerolls, a die that was rerolled stays [ia.attack-steps.7]', () => {
  const match = situation({
    ...FIRING_LINE,
    player1: { groups: { squad: { card: 'Stormtrooper', at: ['1,1', '1,2'] } } },
    player2: {
      groups: {
        elite: { card: 'Stormtrooper (Elite)', at: '4,1' },
        guard: { card: 'Royal Guard', at: '5,1' },
      },
      hand: ['Guardian Stance'],
    },
    active: 'squad 1',
  })
  match.player1.attack('elite', {
    dice: ['1 surge 2 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  match.player1.use('Squad Training')
  match.player1.reroll(['1 surge 2 accuracy'], ['2 damage 4 accuracy'])
  match.player2.play('Guardian Stance')
  expect(match.question).toBe('reroll')
  expect(match.player2.all('side')).toEqual(['1 block', '2 damage 3 accuracy'])
})

test('Focused adds a green die to the very next attack, and is gone [ia.focused.1] [ia.focused.2]', () => {
  const match = situation({
    ...FIRING_LINE,
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1', conditions: ['focused'] } } },
  })
  match.player1.attack('elite 1', {
    dice: ['1 damage 2 accuracy', '1 damage 1 surge 2 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  expect(match.attack?.dice).toHaveLength(3)
  match.player1.done()
  expect(match.figures['elite 1'].damage).toBe(3)
  expect(match.figures.trooper.conditions).toEqual([])
})

test('who becomes Focused by its own attack keeps that for the next one [ia.focused.3] [ia.focused.4] [ia.conditions.11]', () => {
  const match = situation({
    board: ['.......'],
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,0' } } },
    player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '3,0' } } },
    active: 'officer',
  })
  match.player1.attack('elite', {
    dice: ['2 damage 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('focus')
  expect(match.figures.elite.damage).toBe(2)
  expect(match.figures.officer.conditions).toEqual(['focused'])
})

test('Focused that is gained after the roll is kept for the next attack [ia.focused.4]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', {
    dice: ['1 damage 2 accuracy', '1 damage 1 surge 2 accuracy'],
    defense: ['1 block'],
  })
  expect(match.question).toBe('surge')
  match.state.figures[0].conditions |= FOCUSED
  match.settle()
  expect(match.figures.trooper.conditions).toEqual(['focused'])
})

test('a deployment card attacks with one action only [ia.actions.10] [ia.attack-special.1]', () => {
  const match = situation(FIRING_LINE)
  match.player1.attack('elite 1', HIT)
  expect(match.question).toBe('act')
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('a single target of an ability is attacked unasked [ia.attack-steps.2]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } } },
    player2: { groups: { one: { card: 'Chewbacca', at: '2,1' } } },
    active: 'vader',
  })
  match.player1.special('Brutality')
  expect(match.attacked).toEqual(['one'])
  expect(match.question).not.toBe('target')
})

test('a special action with attacks in it is that one action [ia.attack-special.2] [ia.actions.6]', () => {
  const match = situation({
    player1: { groups: { vader: { card: 'Darth Vader', at: '1,1' } } },
    player2: {
      groups: {
        one: { card: 'Chewbacca', at: '2,1' },
        two: { card: 'Stormtrooper (Elite)', at: ['1,2', '8,8'] },
      },
    },
    active: 'vader',
  })
  match.player1.special('Brutality')
  match.player1.attack('one')
  match.until('target')
  expect(match.attacked).toEqual(['two 1'])
  match.settle()
  expect(match.question).toBe('act')
  expect(match.picture.actions).toBe(1)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('of a large figure one space is the target, and the distance counts to it [ia.large-figures.3] [ia.target.2] [ia.target.3]', () => {
  const match = situation({
    ...FIRING_LINE,
    player2: { groups: { nexu: { card: 'Nexu', at: '4,0' } } },
  })
  expect(match.player1.all('space')).toEqual(['4,0', '4,1', '5,0', '5,1'])
  const roll = { dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] }
  match.player1.attack('nexu', { at: '5,0', ...roll })
  expect(match.figures.nexu.damage).toBe(0)
  const near = situation({ ...FIRING_LINE, player2: { groups: { nexu: { card: 'Nexu', at: '4,0' } } } })
  near.player1.attack('nexu', { at: '4,0', ...roll })
  expect(near.figures.nexu.damage).toBe(2)
})

test('a large figure attacks from any of its spaces [ia.large-figures.2]', () => {
  const match = situation({
    board: ['........', '..#.....', '........'],
    player1: { groups: { engineer: { card: 'E-Web Engineer', at: '1,1' } } },
    player2: { groups: { officer: { card: 'Imperial Officer', at: '4,1' } } },
    active: 'engineer',
  })
  expect(match.figures.engineer.at).toBe('1,1')
  expect(match.player1.all('target')).toEqual(['officer'])
})

test('a converted result is gone, and the new one counts, in step 4 [ia.convert.1] [ia.convert.2]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
    player2: { groups: { jet: { card: 'Jet Trooper', at: ['3,1'] } } },
    active: 'trooper',
  })
  match.player1.attack('jet', {
    dice: ['1 damage 2 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('attack-modifiers')
  expect(match.attack).toMatchObject({ step: 4, block: 1, evade: 0 })
  match.player2.use('Agile')
  // No block any more, and the surge is evaded: nothing is left to ask.
  expect(match.figures.jet.damage).toBe(2)
})

test('what neither adds dice nor rerolls nor modifies is used once the attack is declared [ia.attack-special.10]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } } },
    player2: {
      groups: {
        wings: { card: 'Wing Guard', at: ['4,2'] },
        jawa: { card: 'Jawa Scavenger', at: '4,1' },
      },
    },
    active: 'trooper',
  })
  match.player1.attack('jawa')
  expect(match.player2.question).toBe('attack-declared')
  expect(match.player2.offers({ do: 'use', ability: 'keep-the-peace' })).toBe(true)
  expect(match.attack?.dice).toEqual([])
})
