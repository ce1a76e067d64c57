/** Diala Passil. */
import { expect, test } from 'vitest'
import { three } from './three.ts'

const CHAMPION = { card: 'Royal Guard Champion', at: '2,1' } as const
const TROOPER = { card: 'Stormtrooper', at: '2,1' } as const

test('Precise Strike takes a die out of the defense pool for 2 strain, once an activation [ia.strain-campaign.3] [ia.abilities.8] [card: sheet/diala-passil]', () => {
  const match = three({ groups: { champion: CHAMPION }, active: 'diala' })
  const diala = match.hero('diala')
  diala.attack('champion')
  diala.use('Precise Strike')
  expect(match.figures.diala.strain).toBe(2)
  diala.choose({ do: 'remove-die', color: 'black' })
  expect(match.attack?.defense).toHaveLength(1)
  match.settle()
  diala.attack('champion')
  expect(match.question).not.toBe('attack-pool')
  match.settle()
})

test('Precise Strike is not for who has no room for 2 strain, and not for a wounded Diala [ia.strain-campaign.5] [ia.wounded.4] [card: sheet/diala-passil]', () => {
  for (const diala of [{ strain: 4 }, { wounded: true }]) {
    const match = three({ diala, groups: { champion: CHAMPION }, active: 'diala' })
    match.hero('diala').attack('champion')
    expect(match.question).not.toBe('attack-pool')
  }
})

test('Precise Strike needs a melee weapon [card: sheet/diala-passil]', () => {
  const match = three({
    diala: { cards: ['item/dl-44'] },
    groups: { champion: CHAMPION },
    active: 'diala',
  })
  match.hero('diala').choose({ do: 'attack', weapon: 'item/dl-44' })
  expect(match.attack?.step).not.toBe(1)
})

test('Foresight rerolls a defense die for 1 strain, once an attack, wounded too [ia.attack-special.12] [ia.abilities.3] [card: sheet/diala-passil]', () => {
  const match = three({
    diala: { wounded: true },
    groups: { trooper: TROOPER },
    active: 'trooper',
  })
  match.empire.attack('diala', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.until('attack-rerolls')
  match.hero('diala').use('Foresight')
  match.hero('diala').reroll(['blank'], ['1 block'])
  match.settle()
  expect(match.figures.diala).toMatchObject({ damage: 3, strain: 1 })
})

test('Force Adept lets a friend reroll an attack die [ia.attack-steps.7] [card: Force Adept]', () => {
  const match = three({
    diala: { cards: ['diala-passil/force-adept'] },
    groups: { trooper: { ...TROOPER, at: '3,4' } },
    active: 'fenn',
  })
  match.hero('fenn').attack('trooper', {
    dice: ['1 surge 2 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.hero('diala').use('Force Adept')
  match.hero('fenn').reroll(['1 surge 2 accuracy'], ['2 damage 3 accuracy'])
  match.settle()
  expect(match.figures.trooper.at).toBe('gone')
  expect(match.figures.diala.strain).toBe(1)
})

test('Force Adept does not help the Empire, and can be used by who is exhausted [ia.exhaust.8] [card: Force Adept]', () => {
  const match = three({
    diala: { cards: ['diala-passil/force-adept'], exhausted: true },
    groups: { trooper: { ...TROOPER, at: '3,4' } },
    active: 'trooper',
  })
  match.empire.attack('fenn', { dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  expect(match.offers({ do: 'use', ability: 'force-adept' })).toBe(false)
})

test('Force Adept adds a blue die to her test of strength or tech, and rerolls a die of anybody’s test [ia.attribute-tests.2] [card: Force Adept]', () => {
  const match = three({
    diala: { cards: ['diala-passil/force-adept', 'item/slicing-tools'] },
    groups: { probe: { card: 'Probe Droid', at: '2,1' } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  diala.special('Slicing Tools')
  match.rolls('1 damage 2 accuracy', '2 damage 3 accuracy', '1 surge 2 accuracy')
  diala.use('Force Adept')
  expect(match.state.test?.dice).toHaveLength(2)
  expect(match.card('diala-passil/force-adept').exhausted).toBe(true)
  diala.use('Force Adept')
  diala.pick({ do: 'test-die', side: '1 damage 2 accuracy' })
  match.until('act')
  expect(match.figures.probe).toMatchObject({ damage: 1, conditions: ['stunned'] })
  expect(match.figures.diala.strain).toBe(1)
})

test('Force Throw pushes a small figure within 3 spaces after a test of insight [ia.push.1] [ia.abilities.10] [ia.abilities.13] [card: Force Throw]', () => {
  const match = three({
    diala: { cards: ['diala-passil/force-throw'] },
    groups: { trooper: { ...TROOPER, at: '4,1' }, nexu: { card: 'Nexu', at: '2,2' } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  match.rolls('1 surge 2 accuracy', '1 surge 1 accuracy', '1 surge')
  diala.use('Force Throw')
  expect(match.figures.diala.strain).toBe(2)
  expect(diala.offers({ figure: 'nexu' })).toBe(false)
  diala.choose({ do: 'choose-figure', figure: 'trooper' })
  diala.put('7,1')
  expect(match.figures.trooper).toMatchObject({ at: '7,1', damage: 1 })
  expect(diala.offers({ do: 'use', ability: 'force-throw' })).toBe(false)
  expect(match.picture.actions).toBe(2)
})

test('Force Throw of a friend does no damage, and of nobody without a success [ia.attribute-tests.3] [ia.attribute-tests.4] [card: Force Throw]', () => {
  const given = {
    diala: { cards: ['diala-passil/force-throw'] },
    fenn: { at: '2,2' },
    active: 'diala',
    groups: { trooper: { ...TROOPER, at: '9,8' } },
  } as const
  const friend = three(given)
  friend.rolls('1 surge 2 accuracy', '1 surge 1 accuracy', '1 surge')
  friend.hero('diala').use('Force Throw')
  friend.hero('diala').put('5,2')
  expect(friend.figures.fenn).toMatchObject({ at: '5,2', damage: 0 })

  const failed = three(given)
  failed.rolls('2 damage 3 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy')
  failed.hero('diala').use('Force Throw')
  expect(failed.question).toBe('act')
})

test('Battle Meditation follows a rest: she or a friend becomes Focused [ia.rest.1] [card: Battle Meditation]', () => {
  const match = three({
    diala: { cards: ['diala-passil/battle-meditation'], strain: 3 },
    allies: { rebel: { card: 'Rebel Trooper', at: '8,8' } },
    groups: { trooper: { ...TROOPER, at: '9,1' } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  match.rolls('1 surge 2 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy')
  diala.choose({ do: 'rest' })
  diala.use('Battle Meditation')
  diala.choose({ do: 'choose-figure', figure: 'rebel' })
  expect(match.figures.rebel.conditions).toEqual(['focused'])
  expect(match.figures.diala).toMatchObject({ strain: 0, conditions: [] })
})

test('Defensive Stance blocks where Foresight was used, and focuses her if nothing comes of the attack [card: Defensive Stance]', () => {
  const given = {
    diala: { cards: ['diala-passil/defensive-stance'] },
    groups: { trooper: TROOPER },
    active: 'trooper',
  } as const
  const shot = { dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] }
  const used = three(given)
  used.empire.attack('diala', shot)
  used.until('attack-rerolls')
  used.hero('diala').use('Foresight')
  used.hero('diala').reroll(['1 block'], ['1 block'])
  used.settle()
  expect(used.figures.diala).toMatchObject({ damage: 1, conditions: [] })

  const dodged = three(given)
  dodged.empire.attack('diala', { ...shot, defense: ['dodge'] })
  dodged.settle()
  expect(dodged.figures.diala).toMatchObject({ damage: 0, conditions: ['focused'] })
})

test('Art of Movement: a point more, and nothing extra for difficult terrain and foes [ia.move.10] [card: Art of Movement]', () => {
  const match = three({
    board: ['........', '..~.....', '........', '........', '........', '........', '........', '........'],
    diala: { cards: ['diala-passil/art-of-movement'] },
    groups: { trooper: { ...TROOPER, at: '4,1' } },
    active: 'diala',
  })
  match.hero('diala').move('diala')
  expect(match.figures.diala.points).toBe(5)
  match.hero('diala').walk('6,1')
  expect(match.figures.diala).toMatchObject({ at: '6,1', points: 0 })
})

test('Art of Movement is no way through walls [card: Art of Movement]', () => {
  const match = three({
    board: ['.#......', '.#......', '.#......', '........', '........', '........', '........', '........'],
    diala: { at: '0,0', cards: ['diala-passil/art-of-movement'] },
    groups: { trooper: { ...TROOPER, at: '4,1' } },
    active: 'diala',
  })
  match.hero('diala').move('diala')
  expect(match.hero('diala').offers({ do: 'walk', to: '2,0' })).toBe(false)
})

test('Force Adept helps a friend’s test, too: the friend rerolls [card: Force Adept]', () => {
  const match = three({
    diala: { cards: ['diala-passil/force-adept'] },
    fenn: { cards: ['fenn-signis/adrenaline-rush'], strain: 3 },
    groups: { trooper: { ...TROOPER, at: '3,4' } },
    active: 'trooper',
  })
  match.empire.attack('fenn', { dice: ['1 damage 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.until('attack-resolved')
  match.rolls('1 damage 2 accuracy', '2 damage 1 accuracy', '1 damage 1 surge 2 accuracy')
  match.hero('fenn').use('Adrenaline Rush')
  match.hero('diala').use('Force Adept')
  match.hero('fenn').pick({ do: 'test-die', side: '2 damage 1 accuracy' })
  match.settle()
  expect(match.figures.fenn.strain).toBe(0)
  expect(match.figures.diala.strain).toBe(1)
})
