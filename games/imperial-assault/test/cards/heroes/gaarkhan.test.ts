/** Gaarkhan. */
import { expect, test } from 'vitest'
import { three } from './three.ts'

const PAIR = { card: 'Stormtrooper', at: ['4,7', '4,8', '9,1'] } as const
const CHAMPION = { card: 'Royal Guard Champion', at: '2,7' } as const

test('Charge moves him up to his speed, then he may attack with a melee weapon [ia.move.6] [ia.actions.4]', () => {
  const match = three({
    gaarkhan: { cards: ['item/dl-44'] },
    groups: { troopers: PAIR },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.special('Charge')
  expect(match.figures.gaarkhan.strain).toBe(2)
  gaarkhan.walk('3,7')
  match.choose({ do: 'yes' })
  expect(gaarkhan.offers({ weapon: 'item/dl-44' })).toBe(false)
  gaarkhan.attack('troopers 1', { dice: ['3 damage', '1 damage 2 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.picture.actions).toBe(1)
  expect(gaarkhan.offers({ do: 'special', ability: 'charge' })).toBe(false)
})

test('Charge is there for a wounded Gaarkhan, but not without room for 2 strain [ia.strain-campaign.5] [ia.wounded.4] [card: sheet/gaarkhan]', () => {
  const charges = (gaarkhan: object): boolean =>
    three({ gaarkhan, groups: { troopers: PAIR }, active: 'gaarkhan' })
      .hero('gaarkhan')
      .offers({ do: 'special', ability: 'charge' })
  expect(charges({ wounded: true })).toBe(true)
  expect(charges({ wounded: true, strain: 2 })).toBe(false)
  expect(charges({ strain: 2 })).toBe(true)
})

test('Rage: an attack that did him 3 damage focuses him', () => {
  for (const [defense, conditions] of [
    ['1 block', ['focused']],
    ['2 block', []],
  ] as const) {
    const match = three({ groups: { troopers: PAIR }, active: 'troopers 1' })
    match.empire.attack('gaarkhan', {
      dice: ['2 damage 3 accuracy', '2 damage 3 accuracy'],
      defense: [defense],
    })
    match.settle()
    expect(match.figures.gaarkhan.conditions).toEqual(conditions)
  }
})

test('Rage is not his once the attack has wounded him [ia.wounded.1] [ia.wounded.4]', () => {
  const match = three({ groups: { troopers: PAIR }, active: 'troopers 1' })
  match.state.figures[2].damage = match.figures.gaarkhan.health - 3
  match.empire.attack('gaarkhan', {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.gaarkhan).toMatchObject({ wounded: true, conditions: [] })
})

test('Wookiee Fortitude recovers 2 damage or discards a condition [ia.abilities.13] [card: Wookiee Fortitude]', () => {
  const given = {
    gaarkhan: { cards: ['gaarkhan/wookiee-fortitude'], damage: 5, conditions: ['bleeding', 'weakened'] },
    groups: { troopers: PAIR },
    active: 'gaarkhan',
  } as const
  const healed = three(given)
  healed.hero('gaarkhan').use('Wookiee Fortitude')
  healed.hero('gaarkhan').choose({ do: 'recover' })
  expect(healed.figures.gaarkhan).toMatchObject({ damage: 3, strain: 1 })
  expect(healed.hero('gaarkhan').offers({ do: 'use' })).toBe(false)

  const freed = three(given)
  freed.hero('gaarkhan').use('Wookiee Fortitude')
  freed.hero('gaarkhan').choose({ do: 'choose-condition', condition: 'bleeding' })
  expect(freed.figures.gaarkhan).toMatchObject({ damage: 5, conditions: ['weakened'] })
})

test('Wookiee Loyalty blocks for him and for friends beside him, until it is exhausted [ia.exhaust.1] [card: Wookiee Loyalty]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/wookiee-loyalty'], at: '1,5' },
    groups: { troopers: PAIR },
    active: 'troopers 1',
  })
  const shot = { dice: ['2 damage 4 accuracy', '2 damage 3 accuracy'], defense: ['1 block'] }
  match.empire.attack('fenn', shot)
  match.until('attack-modifiers')
  match.hero('gaarkhan').use('Wookiee Loyalty')
  match.settle()
  expect(match.figures.fenn.damage).toBe(2)
  match.until('figure')
  match.empire.choose({ figure: 'troopers 2' })
  match.empire.attack('gaarkhan', shot)
  match.settle()
  expect(match.figures.gaarkhan.damage).toBe(3)
})

test('Wookiee Loyalty does not reach Diala, two spaces away [card: Wookiee Loyalty]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/wookiee-loyalty'], at: '1,3' },
    groups: { troopers: PAIR },
    active: 'troopers 1',
  })
  match.empire.attack('diala')
  match.settle()
  expect(match.card('gaarkhan/wookiee-loyalty').exhausted).toBe(false)
})

test('Ferocity: the die of Focused is red, and a surge cleaves [ia.focused.1] [card: gaarkhan/ferocity]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/ferocity'], at: '3,7', conditions: ['focused'] },
    groups: { troopers: PAIR },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.attack('troopers 1', {
    dice: ['2 damage', '1 damage 2 surge', '2 damage 1 surge'],
    defense: ['1 block'],
  })
  expect(match.question).toBe('surge')
  // His ax has the same: offered once, and triggered once each.
  expect(match.offered.filter(({ surge }) => surge === 'cleave 1')).toHaveLength(1)
  gaarkhan.surge('cleave 1')
  gaarkhan.surge('cleave 1')
  gaarkhan.done()
  gaarkhan.choose({ do: 'cleave', figure: 'troopers 2' })
  expect(match.figures['troopers 2'].damage).toBe(2)
  expect(match.figures.gaarkhan.conditions).toEqual([])
})

test('Ferocity turns no other die red where another card has replaced that of Focused [card: gaarkhan/ferocity]', () => {
  const match = three({
    gaarkhan: {
      cards: ['gaarkhan/ferocity', 'item/dl-44', 'item/disruption-cell'],
      attached: { 'item/disruption-cell': 'item/dl-44' },
      at: '3,7',
      conditions: ['focused'],
    },
    groups: { troopers: PAIR },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  gaarkhan.use('Disruption Cell')
  gaarkhan.choose({ do: 'remove-die', color: 'green' })
  expect(Object.keys(match.state.attacks[0].attackDice)).toHaveLength(3)
})

test('Ferocity is nothing without Focused [card: gaarkhan/ferocity]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/ferocity'], at: '3,7' },
    groups: { troopers: PAIR },
    active: 'gaarkhan',
  })
  match
    .hero('gaarkhan')
    .attack('troopers 1', { dice: ['2 damage 1 surge', '1 damage 2 surge'], defense: ['1 block'] })
  expect(match.attack?.dice).toHaveLength(2)
  expect(match.offered.filter(({ surge }) => surge === 'cleave 1')).toHaveLength(1)
})

test('Staggering Blow stuns a target that suffered 3 damage [card: Staggering Blow]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/staggering-blow'] },
    groups: { champion: CHAMPION },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.attack('champion', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['3 block', 'blank'] })
  match.settle()
  expect(match.card('gaarkhan/staggering-blow').exhausted).toBe(false)
  gaarkhan.attack('champion', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['2 block', 'blank'] })
  gaarkhan.use('Staggering Blow')
  expect(match.figures.champion).toMatchObject({ damage: 5, conditions: ['stunned'] })
  expect(match.figures.gaarkhan.strain).toBe(1)
})

test('Rampage follows Charge: every foe beside him suffers 1 damage [card: Rampage]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/rampage'] },
    groups: { troopers: PAIR },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.special('Charge')
  gaarkhan.walk('3,7')
  match.choose({ do: 'no' })
  expect(match.figures['troopers 1'].damage).toBe(1)
  expect(match.figures['troopers 2'].damage).toBe(1)
  expect(match.figures['troopers 3'].damage).toBe(0)
})

test('Vicious Strike: 1 damage more for 1 strain, in every attack [card: Vicious Strike]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/vicious-strike'] },
    groups: { champion: CHAMPION },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  for (const strain of [1, 2]) {
    gaarkhan.attack('champion')
    match.rolls('3 damage', '2 damage 1 accuracy', '2 block', 'blank')
    gaarkhan.use('Vicious Strike')
    match.settle()
    expect(match.figures.gaarkhan.strain).toBe(strain)
  }
  expect(match.figures.champion.damage).toBe(8)
})

test('Unstoppable: endurance and speed, and 2 damage more once he is wounded [card: Unstoppable]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/unstoppable'], wounded: true, strain: 2 },
    groups: { champion: CHAMPION },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.attack('champion', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['2 block', 'blank'] })
  match.settle()
  expect(match.figures.champion.damage).toBe(5)
  expect(gaarkhan.offers({ do: 'special', ability: 'charge' })).toBe(true)
  gaarkhan.move('gaarkhan')
  expect(match.figures.gaarkhan.points).toBe(4)
})
