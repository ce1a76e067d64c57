/** Rulebook: interrupts, and what they leave of the attack that they interrupt. */
import { expect, test } from 'vitest'
import { type Situation, type SituationGiven, situation } from '../play.ts'

/** Greedo aims at an elite Jet Trooper two spaces away, who may shoot first and fly on. */
const SHOWDOWN: SituationGiven = {
  board: ['..........', '..........', '..........', '..........', '..........'],
  player1: { groups: { greedo: { card: 'Greedo', at: '1,1' } } },
  player2: {
    groups: {
      jets: { card: 'Jet Trooper (Elite)', at: '3,1' },
      officer: { card: 'Imperial Officer', at: '6,0' },
    },
  },
  active: 'greedo',
}

/** The Jet Trooper misses, and flies on. */
function shootFirst(match: Situation, to: string): void {
  match.player2.choose({ do: 'yes' })
  match.player2.attack('greedo', {
    dice: ['1 damage 2 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['dodge'],
  })
  match.until('spend-points')
  match.player2.walk(to)
}

test('a target that has moved in full view is attacked where it is now [ia.interrupt.4] [ia.interrupt.2] [ia.target.3] [card: Greedo]', () => {
  const match = situation(SHOWDOWN)
  match.player1.attack('jets')
  shootFirst(match, '4,1')
  match.rolls('2 damage 3 accuracy', '2 damage 2 accuracy', '1 block')
  match.player2.decline()
  expect(match.attack).toMatchObject({ attacker: 'greedo', target: 'jets', distance: 3 })
  match.settle()
  expect(match.figures.jets).toMatchObject({ at: '4,1', damage: 4 })
})

test.each([
  ['farther away, and it misses', '5,1', 0],
  ['as far as before, and it hits', '3,3', 5],
])(
  'accuracy is for the distance at which they stand by then: %s [ia.attack-steps.12] [ia.accuracy.1]',
  (_, to, damage) => {
    const match = situation(SHOWDOWN)
    match.player1.attack('jets')
    match.player2.choose({ do: 'yes' })
    match.player2.attack('greedo', {
      dice: ['1 damage 2 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
      defense: ['dodge'],
    })
    match.until('spend-points')
    // Three accuracy, with that on Greedo's card.
    match.rolls('2 damage 1 accuracy', '2 damage 1 accuracy', '1 evade')
    match.player2.walk(to)
    match.settle()
    expect(match.events.filter((event) => event === 'missed')).toHaveLength(damage === 0 ? 2 : 1)
    expect(match.figures.jets.damage).toBe(damage)
  },
)

/** Behind the pillars nobody sees him. */
const PILLARS: SituationGiven = {
  ...SHOWDOWN,
  board: ['....#.....', '....#.....', '....#.....', '..........', '..........'],
  player1: { groups: { greedo: { card: 'Greedo', at: '1,1', conditions: ['focused', 'hidden'] } } },
}

test('an attack on who has moved out of sight has no effect, and the action is lost [ia.interrupt.4] [ia.interrupt.5] [ia.interrupt.6]', () => {
  const match = situation(PILLARS)
  match.player1.attack('jets')
  shootFirst(match, '5,1')
  match.until('act')
  expect(match.events).toContain('attack-void')
  expect(match.picture.actions).toBe(1)
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
  expect(match.figures.jets.damage).toBe(0)
  // No die was rolled, and no attack resolved.
  expect(match.figures.greedo.conditions).toEqual(['focused', 'hidden'])
})

test('who is defeated before his dice are rolled does not attack [ia.interrupt.4]', () => {
  const match = situation({
    ...SHOWDOWN,
    player1: {
      groups: { greedo: { card: 'Greedo', at: '1,1', damage: 6 }, far: { card: 'Bossk', at: '9,4' } },
    },
  })
  match.player1.attack('jets')
  match.player2.choose({ do: 'yes' })
  match.player2.attack('greedo', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.greedo.at).toBe('gone')
  expect(match.figures.jets.damage).toBe(0)
})

/** An AT-ST shoots a Gamorrean Guard, who lunges at another before he falls. */
const LUNGE: SituationGiven = {
  player1: {
    groups: {
      walker: { card: 'AT-ST', at: '0,0' },
      before: { card: 'Imperial Officer', at: '6,2' },
      after: { card: 'Imperial Officer', at: '9,1' },
    },
  },
  player2: {
    groups: { guard: { card: 'Gamorrean Guard', at: '6,1' }, far: { card: 'Bossk', at: '11,8' } },
    hand: ['Dying Lunge'],
  },
  active: 'walker',
}

test('Blast hits those beside the space in which the target is by then [ia.blast.1] [ia.target.3] [card: Dying Lunge]', () => {
  const match = situation(LUNGE)
  match.player1.attack('guard', {
    dice: ['1 damage 1 surge 3 accuracy', '3 damage', '3 damage'],
    defense: ['1 block'],
  })
  match.until('surge')
  match.player1.surge('blast 2')
  match.until('suffered')
  match.player2.play('Dying Lunge')
  match.player2.walk('8,1')
  match.player2.attack('after', { dice: ['1 damage', '1 damage'], defense: ['1 block 1 evade'] })
  match.settle()
  expect(match.figures.guard.at).toBe('gone')
  expect(match.figures.before.damage).toBe(0)
  expect(match.figures.after.damage).toBe(2)
})

/** A Bantha Rider, two spaces wide and three long, who may trot on as soon as Greedo is hurt. */
const BANTHA: SituationGiven = {
  board: ['..........', '..........', '..........', '###.......', '###.......', '..........'],
  player1: { groups: { greedo: { card: 'Greedo', at: '0,0' } } },
  player2: { groups: { bantha: { card: 'Bantha Rider', at: '3,0' } }, hand: ['Opportunistic'] },
  active: 'greedo',
}

function trot(match: Situation, to: string): void {
  match.player2.choose({ do: 'yes' })
  match.player2.attack('greedo', { dice: ['1 damage 5 accuracy', '1 damage'], defense: ['1 block'] })
  match.until('suffered')
  match.player2.play('Opportunistic')
  match.player2.walk(to)
}

test('the target space goes with a large target: the same part of its base as before [ia.target.2] [ia.target.3] [card: Opportunistic]', () => {
  const match = situation(BANTHA)
  match.player1.attack('bantha', { at: '4,0' })
  trot(match, '3,3')
  match.until('surge')
  expect(match.attack).toMatchObject({ attacker: 'greedo', at: '4,3', distance: 4 })
})

test('if that part is out of sight, the attacker targets another that is not [ia.large-figures.3] [ia.interrupt.4]', () => {
  const match = situation(BANTHA)
  match.player1.attack('bantha', { at: '3,2' })
  trot(match, '3,3')
  expect(match.question).toBe('target')
  expect(match.player1.offers({ do: 'attack', space: '3,5' })).toBe(false)
  match.player1.attack('bantha', { at: '3,3' })
  expect(match.attack).toMatchObject({ attacker: 'greedo', at: '3,3', distance: 3 })
})

test('in a campaign, too: whoever shoots first and steps aside is attacked all the same [ia.interrupt.4] [card: Opportunist]', () => {
  const match = situation({
    campaign: {
      heroes: {
        jyn: { hero: 'jyn-odan', at: '3,1' },
        diala: { hero: 'diala-passil', at: '9,8' },
      },
      groups: { greedo: { card: 'Greedo', at: '1,1' } },
    },
    active: 'greedo',
  })
  match.empire.attack('jyn')
  match.hero('jyn').choose({ do: 'yes' })
  match.hero('jyn').attack('greedo', {
    dice: ['2 damage 2 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('move-spaces')
  match.hero('jyn').walk('3,2')
  match.rolls('2 damage 3 accuracy', '2 damage 2 accuracy', '1 evade')
  match.settle()
  expect(match.figures.jyn).toMatchObject({ at: '3,2', damage: 5 })
})

/** A Hidden pirate shoots a Hired Gun two spaces away. */
const AMBUSH: SituationGiven = {
  player1: {
    groups: { pirate: { card: 'Weequay Pirate (Elite)', at: '1,1', conditions: ['hidden'] } },
  },
  player2: {
    groups: { gun: { card: 'Hired Gun', at: '3,1' }, far: { card: 'Bossk', at: '9,8' } },
  },
  active: 'pirate',
}
const DEADLY = { dice: ['2 damage 2 accuracy', '2 damage 2 accuracy'], defense: ['1 block'] }

test('who is Hidden stays so until his attack is resolved: a Parting Shot goes wide [ia.conditions.5] [ia.interrupt.2] [card: Hired Gun]', () => {
  const match = situation(AMBUSH)
  match.player1.attack('gun', DEADLY)
  match.until('suffered')
  match.player2.use('Parting Shot')
  // Three accuracy, two of which are lost on somebody Hidden.
  match.player2.attack('pirate', {
    dice: ['2 damage 2 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.pirate).toMatchObject({ damage: 0, conditions: [] })
  expect(match.figures.gun.at).toBe('gone')
})

test('Dying Lunge finds him Hidden and Focused as well, and both are gone once it is over [ia.focused.1] [ia.conditions.5]', () => {
  const match = situation({
    ...AMBUSH,
    player1: {
      groups: {
        pirate: { card: 'Weequay Pirate (Elite)', at: '1,1', conditions: ['focused', 'hidden'] },
      },
    },
    player2: {
      groups: { squad: { card: 'Stormtrooper', at: '3,1' }, far: { card: 'Bossk', at: '9,8' } },
      hand: ['Dying Lunge'],
    },
  })
  match.player1.attack('squad', {
    dice: ['2 damage 2 accuracy', '2 damage 2 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.until('suffered')
  match.player2.play('Dying Lunge')
  expect(match.figures.pirate.conditions).toEqual(['focused', 'hidden'])
  match.settle()
  expect(match.figures.pirate.conditions).toEqual([])
})

/** Two Hired Guns: whoever falls shoots once more. */
const GUNS: SituationGiven = {
  player1: { groups: { one: { card: 'Hired Gun', at: '1,1', conditions: ['focused'] } } },
  player2: { groups: { other: { card: 'Hired Gun', at: '3,1' }, far: { card: 'Bossk', at: '9,8' } } },
  active: 'one',
}

test('the die of Focused is for one attack, not for another that interrupts it as well [ia.focused.1] [ia.focused.2]', () => {
  const match = situation(GUNS)
  match.player1.attack('other', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  match.until('suffered')
  match.player2.use('Parting Shot')
  match.player2.attack('one', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('suffered')
  match.player1.use('Parting Shot')
  match.player1.attack('far', {
    dice: ['1 damage 1 surge 2 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  expect(match.attack?.dice).toEqual(['1 damage 1 surge 2 accuracy', '2 damage 1 accuracy'])
})
