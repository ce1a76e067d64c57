/** Fenn Signis. */
import { expect, test } from 'vitest'
import { three } from './three.ts'

const HIT = ['2 damage 3 accuracy', '2 damage 3 accuracy'] as const
/** Three beside each other: Blast from the first reaches the second. */
const LINE = { card: 'Stormtrooper', at: ['4,4', '5,4', '7,5'] } as const

test('Havoc Shot gives the attack Blast 1 for 1 strain, wounded too [ia.blast.1] [ia.strain-campaign.3] [card: sheet/fenn-signis]', () => {
  const match = three({ fenn: { wounded: true }, groups: { troopers: LINE }, active: 'fenn' })
  const fenn = match.hero('fenn')
  fenn.attack('troopers 1', { dice: HIT, defense: ['1 block'] })
  fenn.use('Havoc Shot')
  expect(match.figures.fenn.strain).toBe(1)
  match.settle()
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.figures['troopers 2'].damage).toBe(1)
  expect(match.figures['troopers 3'].damage).toBe(0)
})

test('Havoc Shot can be paid with room that a surge has just made [ia.attack-special.19] [ia.strain-campaign.5] [card: sheet/fenn-signis]', () => {
  const match = three({ fenn: { strain: 4 }, groups: { troopers: LINE }, active: 'fenn' })
  const fenn = match.hero('fenn')
  fenn.attack('troopers 1', {
    dice: ['2 damage 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  expect(match.question).toBe('surge')
  fenn.surge('Recover 1 strain')
  fenn.use('Havoc Shot')
  match.settle()
  expect(match.figures.fenn.strain).toBe(4)
  expect(match.figures['troopers 2'].damage).toBe(1)
})

test('Havoc Shot needs a ranged weapon [card: sheet/fenn-signis]', () => {
  const match = three({
    fenn: { cards: ['item/vibroblade'] },
    groups: { troopers: { ...LINE, at: ['2,4', '3,4', '7,4'] } },
    active: 'fenn',
  })
  match.hero('fenn').choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  expect(match.offers({ do: 'use', ability: 'havoc-shot' })).toBe(false)
})

test('Lone Wolf recovers 1 strain at the end of an activation away from friends [card: sheet/fenn-signis]', () => {
  for (const [at, strain] of [
    ['1,4', 1],
    ['1,2', 2],
  ] as const) {
    const match = three({
      fenn: { at, strain: 2 },
      groups: { troopers: LINE },
      active: { figure: 'fenn', actions: 0 },
    })
    match.hero('fenn').end()
    expect(match.figures.fenn.strain).toBe(strain)
  }
})

test('Lone Wolf without strain recovers damage; a wounded Fenn has it no more [ia.strain-campaign.7] [ia.recover.4] [ia.wounded.4] [card: sheet/fenn-signis]', () => {
  for (const [wounded, damage] of [
    [false, 3],
    [true, 4],
  ] as const) {
    const match = three({
      fenn: { damage: 4, wounded },
      groups: { troopers: LINE },
      active: { figure: 'fenn', actions: 0 },
    })
    match.hero('fenn').end()
    expect(match.figures.fenn.damage).toBe(damage)
  }
})

test('Tactical Movement gives him or a friend within 3 spaces 2 movement points [ia.movement-points.6] [card: Tactical Movement]', () => {
  const given = { fenn: { cards: ['fenn-signis/tactical-movement'] }, groups: { troopers: LINE } } as const
  const himself = three(given)
  himself.hero('fenn').activate('fenn')
  himself.hero('fenn').use('Tactical Movement')
  himself.hero('fenn').choose({ do: 'choose-figure', figure: 'fenn' })
  expect(himself.figures.fenn.points).toBe(2)
  expect(himself.card('fenn-signis/tactical-movement').exhausted).toBe(true)

  const friend = three(given)
  friend.hero('fenn').activate('fenn')
  friend.hero('fenn').use('Tactical Movement')
  friend.hero('fenn').choose({ do: 'choose-figure', figure: 'gaarkhan' })
  friend.hero('gaarkhan').walk('3,7')
  expect(friend.figures.gaarkhan).toMatchObject({ at: '3,7', points: 0 })
  expect(friend.question).toBe('act')
})

test('Take Cover adds a white die for 1 strain [ia.attack-special.11] [card: fenn-signis/take-cover]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/take-cover'] },
    groups: { troopers: LINE },
    active: 'troopers 1',
  })
  match.empire.attack('fenn', { dice: HIT, defense: ['1 block', '1 block 1 evade'] })
  match.until('attack-pool')
  match.hero('fenn').use('Take Cover')
  match.settle()
  expect(match.figures.fenn).toMatchObject({ strain: 1, damage: 2 })
  expect(match.card('fenn-signis/take-cover').exhausted).toBe(true)
})

test('Adrenaline Rush: whoever is hurt may recover 3 strain after a test of strength [card: Adrenaline Rush]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/adrenaline-rush'], strain: 2 },
    groups: { troopers: LINE },
    active: 'troopers 1',
  })
  match.empire.attack('fenn', { dice: HIT, defense: ['1 block'] })
  match.until('attack-resolved')
  match.rolls('1 surge 2 accuracy', '2 damage 1 accuracy')
  match.hero('fenn').use('Adrenaline Rush')
  // Two strain, and a damage for the third (ia.strain-campaign.7).
  expect(match.figures.fenn).toMatchObject({ strain: 0, damage: 2 })
})

test('Adrenaline Rush is nothing for who was not hurt [card: Adrenaline Rush]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/adrenaline-rush'], strain: 2 },
    groups: { troopers: LINE },
    active: 'troopers 1',
  })
  match.empire.attack('fenn', { dice: ['1 damage 2 accuracy', '1 surge 1 accuracy'], defense: ['3 block'] })
  match.settle()
  expect(match.card('fenn-signis/adrenaline-rush').exhausted).toBe(false)
  expect(match.figures.fenn.damage).toBe(0)
})

test('Weapon Expert: Pierce 1 and 2 accuracy for 1 strain [ia.attack-special.13] [ia.abilities.4] [card: Weapon Expert]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/weapon-expert'] },
    groups: { troopers: LINE },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  fenn.attack('troopers 3', { dice: ['1 damage 2 accuracy', '2 damage 2 accuracy'], defense: ['1 block'] })
  fenn.use('Weapon Expert')
  expect(match.attack).toMatchObject({ accuracy: 6, pierce: 1 })
  match.settle()
  expect(match.figures['troopers 3'].at).toBe('gone')
})

test('Suppressive Fire: whoever was hurt by the attack or its Blast is hurt again or Stunned, as its player likes [card: Suppressive Fire]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/suppressive-fire'] },
    diala: { at: '5,3' },
    groups: {
      troopers: LINE,
      guard: { card: 'Stormtrooper (Elite)', at: '4,5', conditions: ['stunned'] },
      officer: { card: 'Imperial Officer', at: '3,3' },
    },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  fenn.attack('troopers 1', {
    dice: ['1 damage 5 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  fenn.use('Havoc Shot')
  fenn.done()
  fenn.use('Suppressive Fire')
  expect(match.figures.fenn.strain).toBe(2)
  // The target, then the others by turns; the friend beside it is hurt, too.
  match.empire.choose({ effect: 'stun', figure: 'troopers 1' })
  match.hero('diala').choose({ effect: 'suffer', figure: 'diala' })
  match.empire.choose({ effect: 'stun', figure: 'troopers 2' })
  match.empire.choose({ effect: 'suffer', figure: 'officer' })
  expect(match.figures['troopers 1']).toMatchObject({ damage: 1, conditions: ['stunned'] })
  expect(match.figures['troopers 2']).toMatchObject({ damage: 1, conditions: ['stunned'] })
  expect(match.figures.diala).toMatchObject({ damage: 2, conditions: [] })
  expect(match.figures.officer.damage).toBe(2)
  // Who is Stunned already has no choice.
  expect(match.figures.guard).toMatchObject({ damage: 2, conditions: ['stunned'] })
  expect(match.figures['troopers 3'].damage).toBe(0)
})

test('Suppressive Fire needs Havoc Shot in the same attack [card: Suppressive Fire]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/suppressive-fire'] },
    groups: { troopers: LINE },
    active: 'fenn',
  })
  match.hero('fenn').attack('troopers 1', {
    dice: ['1 damage 5 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(1)
  expect(match.card('fenn-signis/suppressive-fire').exhausted).toBe(false)
})

test('Trench Fighter: 2 damage on a figure within 3 spaces [card: Trench Fighter]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/trench-fighter'] },
    groups: { troopers: LINE },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  fenn.attack('troopers 3')
  expect(match.offers({ do: 'use', ability: 'trench-fighter' })).toBe(false)
  match.settle()
  fenn.attack('troopers 1')
  match.rolls('1 damage 5 accuracy', '1 damage 1 surge 1 accuracy', '1 block')
  fenn.use('Trench Fighter')
  match.settle()
  expect(match.figures['troopers 1'].at).toBe('gone')
})

test('Rebel Elite: more health and endurance, and a wider Havoc Shot [ia.endurance.1] [card: Rebel Elite]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/rebel-elite'], strain: 4 },
    groups: { troopers: LINE },
    active: 'fenn',
  })
  const plain = three({ groups: { troopers: LINE } })
  expect(match.figures.fenn.health).toBe(plain.figures.fenn.health + 3)
  const fenn = match.hero('fenn')
  fenn.attack('troopers 1', { dice: HIT, defense: ['1 block'] })
  fenn.use('Havoc Shot')
  match.settle()
  expect(match.figures.fenn.strain).toBe(5)
  expect(match.figures['troopers 2'].damage).toBe(2)
})

test('Superior Positioning moves and focuses, and blocks as long as he is Focused [ia.focused.1] [ia.actions.11] [card: Superior Positioning]', () => {
  const match = three({
    fenn: { cards: ['fenn-signis/superior-positioning'] },
    groups: { troopers: LINE },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  fenn.special('Superior Positioning')
  fenn.walk('1,2')
  expect(match.figures.fenn).toMatchObject({ at: '1,2', strain: 1, conditions: ['focused'] })
  expect(fenn.offers({ do: 'special', ability: 'superior-positioning' })).toBe(false)
  fenn.end()
  match.empire.activate('troopers 1')
  match.empire.attack('fenn', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.fenn.damage).toBe(2)
})
