/** Jyn Odan. */
import { expect, test } from 'vitest'
import { cardOf } from '../../../rules/cards.ts'
import { Testing } from '../../campaign/testing.ts'
import { situation } from '../../play.ts'
import { crew } from './crew.ts'
import { furtherItem } from './smugglers-luck.ts'

const DROID = { card: 'Probe Droid', at: '4,4' } as const
/** Distance 3, no surge. */
const HIT = ['2 damage 2 accuracy', '2 damage 1 accuracy'] as const

test('Quick Draw: a shot with a pistol at a hostile figure that begins its activation, once a round [ia.interrupt.1] [ia.strain-campaign.3] [card: sheet/jyn-odan]', () => {
  const match = crew({
    groups: { droid: DROID, officer: { card: 'Imperial Officer', at: '4,3' } },
    turn: 'empire',
  })
  match.empire.activate('droid')
  const jyn = match.hero('jyn')
  jyn.use('Quick Draw')
  expect(match.figures.jyn.strain).toBe(2)
  expect(match.attacked).toEqual(['droid'])
  jyn.attack('droid', { dice: HIT, defense: ['1 block'] })
  jyn.choose({ do: 'stay' })
  expect(match.figures.droid.damage).toBe(3)
  expect(match.empire.question).toBe('act')
  match.empire.end()
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  match.empire.activate('officer')
  expect(match.empire.question).toBe('act')
})

test('Quick Draw twice a round with two activation tokens [card: sheet/jyn-odan]', () => {
  const match = situation({
    campaign: {
      heroes: {
        jyn: { hero: 'jyn-odan', at: '1,4' },
        diala: { hero: 'diala-passil', at: '1,8' },
      },
      groups: { troopers: { card: 'Stormtrooper', at: ['4,3', '4,4', '4,5'] } },
    },
    turn: 'empire',
  })
  const jyn = match.hero('jyn')
  const miss = { dice: ['1 surge 1 accuracy', '1 surge 1 accuracy'], defense: ['1 block'] }
  match.empire.activate('troopers 1')
  jyn.use('Quick Draw')
  jyn.attack('troopers 1', miss)
  jyn.surge('Recover 1 strain')
  match.settle()
  match.empire.end()
  match.empire.activate('troopers 2')
  jyn.use('Quick Draw')
  jyn.attack('troopers 2', miss)
  jyn.surge('Recover 1 strain')
  match.settle()
  match.empire.end()
  // There would be room for 2 more strain.
  expect(match.figures.jyn.strain).toBe(2)
  expect(match.question).toBe('act')
})

test('Quick Draw is left when she is wounded [card: sheet/jyn-odan]', () => {
  const match = crew({ jyn: { wounded: true }, groups: { droid: DROID }, turn: 'empire' })
  match.empire.activate('droid')
  expect(match.hero('jyn').offers({ do: 'use', ability: 'quick-draw' })).toBe(true)
})

test('Quick Draw needs a pistol [card: sheet/jyn-odan]', () => {
  const groups = { droid: DROID, other: { ...DROID, at: '10,8' } }
  const match = crew({ groups, turn: 'empire' })
  match.card('jyn-odan/vintage-blaster').away = true
  match.empire.activate('droid')
  expect(match.empire.question).toBe('act')
})

test('Opportunist: 1 space after an attack that did damage, not when she is wounded [card: sheet/jyn-odan]', () => {
  for (const [wounded, block, question] of [
    [false, '1 block', 'move-spaces'],
    [false, '3 block', 'move-spaces'],
    [true, '1 block', 'act'],
  ] as const) {
    const match = crew({ jyn: { wounded }, groups: { droid: DROID }, active: 'jyn' })
    const jyn = match.hero('jyn')
    jyn.attack('droid', { dice: HIT, defense: [block] })
    expect(match.question).toBe(question)
    if (wounded) continue
    jyn.walk('2,4')
    expect(match.figures.jyn).toMatchObject({ at: '2,4', points: 0 })
  }
})

test('Opportunist does not follow an attack without damage; Sidewinder does, with 2 spaces [card: Sidewinder]', () => {
  const match = crew({
    jyn: { cards: ['jyn-odan/sidewinder'] },
    groups: { droid: DROID },
    active: 'jyn',
  })
  const jyn = match.hero('jyn')
  jyn.attack('droid', { dice: ['2 damage 2 accuracy', '1 damage 1 surge 1 accuracy'], defense: ['3 block'] })
  jyn.done()
  jyn.walk('3,4')
  expect(match.figures.jyn.at).toBe('3,4')
  expect(jyn.question).toBe('act')
  jyn.attack('droid', { dice: HIT, defense: ['1 block'] })
  // Both now, in her order.
  jyn.use('Sidewinder')
  jyn.walk('1,4')
  jyn.walk('0,4')
  expect(match.figures.jyn.at).toBe('0,4')
})

test('Quick As A Whip: 1 space after an attack on her [card: Quick As A Whip]', () => {
  const match = crew({
    jyn: { cards: ['jyn-odan/quick-as-a-whip'] },
    groups: { droid: DROID },
    active: 'droid',
  })
  match.empire.attack('jyn', { dice: ['1 surge 2 accuracy', '1 surge', '1 surge'], defense: ['dodge'] })
  match.until('attack-resolved')
  match.hero('jyn').use('Quick As A Whip')
  match.hero('jyn').walk('0,5')
  expect(match.figures.jyn.at).toBe('0,5')
})

test('Quick As A Whip: she may shoot back with Peacemaker before she moves [ia.conflicts.3] [card: Quick As A Whip] [card: Peacemaker]', () => {
  const match = crew({
    jyn: { cards: ['jyn-odan/quick-as-a-whip', 'reward/peacemaker'] },
    groups: { droid: DROID },
    active: 'droid',
  })
  const jyn = match.hero('jyn')
  match.empire.attack('jyn', { dice: ['1 surge 2 accuracy', '1 surge', '1 surge'], defense: ['dodge'] })
  match.until('attack-resolved')
  jyn.use('Peacemaker')
  jyn.attack('droid', { dice: HIT, defense: ['1 block'] })
  jyn.choose({ do: 'stay' })
  expect(match.figures.droid.damage).toBe(3)
  jyn.use('Quick As A Whip')
  jyn.walk('0,5')
  expect(match.figures.jyn.at).toBe('0,5')
})

const SUPPLIES = ['supply/adrenal-stim', 'supply/bacta-infusion', 'supply/troop-data']
const CRATE = { rows: new Array<string>(9).fill('............'), crates: ['2,4'] }

test("Smuggler’s Luck: another supply card instead of the one she drew [ia.supply-cards.2] [ia.supply-cards.3] [card: Smuggler's Luck]", () => {
  const match = crew({
    board: CRATE,
    jyn: { cards: ['jyn-odan/smugglers-luck'] },
    groups: { droid: DROID },
    supplies: SUPPLIES,
    active: 'jyn',
  })
  const jyn = match.hero('jyn')
  jyn.interact('open-crate')
  jyn.use('Smuggler’s Luck')
  expect(match.card('supply/bacta-infusion').hero).toBe(1)
  expect(match.state.held.filter(({ seat, hero }) => seat >= 0 && hero === 1)).toHaveLength(4)
  expect(match.state.campaign?.supplies).toHaveLength(1)
  expect(jyn.question).toBe('act')
})

test("Smuggler’s Luck rerolls any number of dice of her tests [ia.attribute-tests.3] [card: Smuggler's Luck]", () => {
  const match = crew({ jyn: { cards: ['jyn-odan/smugglers-luck'] }, groups: { droid: DROID }, active: 'jyn' })
  match.rolls('1 damage 2 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy')
  const testing = new Testing(match, 'jyn', ['tech'])
  expect(testing.asked).toMatchObject({ what: 'test-rolled' })
  expect(testing.answer(0).asked).toMatchObject({ what: 'reroll-test', min: 1, max: 3 })
  match.rolls('2 damage 3 accuracy', '1 damage 2 surge')
  expect(testing.answer([0, 2]).passed).toBe(true)
  expect(match.card('jyn-odan/smugglers-luck').exhausted).toBe(true)
})

test("Smuggler’s Luck: one more item in each upgrade stage, of which deck they like [ia.rebel-upgrade-stage.7] [card: Smuggler's Luck]", () => {
  const match = furtherItem()
  match.choose({ tier: 2 })
  const tiers = match.state.campaign?.shop.map((card) => cardOf(card).facts.tier)
  expect(tiers?.filter((tier) => tier === 1)).toHaveLength(6)
  expect(tiers?.filter((tier) => tier === 2)).toHaveLength(7)
})

test('Cheap Shot: Quick Draw with 1 damage more and a surge to stun, and no other attack [card: Cheap Shot]', () => {
  const cards = ['jyn-odan/cheap-shot']
  const match = crew({ jyn: { cards }, groups: { droid: DROID }, turn: 'empire' })
  match.empire.activate('droid')
  const jyn = match.hero('jyn')
  jyn.use('Quick Draw')
  jyn.attack('droid', { dice: ['1 damage 1 surge 2 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  jyn.surge('stun')
  // Opportunist asks while the attack is still looked at, although its surge to stun is gone.
  expect(match.question).toBe('move-spaces')
  expect(match.attack?.surges).toBe(0)
  match.settle()
  expect(match.figures.droid).toMatchObject({ damage: 3, conditions: ['stunned'] })

  const own = crew({ jyn: { cards }, groups: { droid: DROID }, active: 'jyn' })
  own.hero('jyn').attack('droid', {
    dice: ['1 damage 1 surge 2 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  expect(own.attack).toMatchObject({ damage: 3 })
  expect(own.hero('jyn').offers({ surge: 'stun' })).toBe(false)
})

test('Roll With It: 1 block more, and block results become evade [ia.convert.2] [ia.abilities.3] [card: Roll With It]', () => {
  const match = crew({ jyn: { cards: ['jyn-odan/roll-with-it'] }, groups: { droid: DROID }, active: 'droid' })
  match.empire.attack('jyn', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 2 surge', '1 surge'],
    defense: ['1 block 1 evade'],
  })
  const jyn = match.hero('jyn')
  jyn.use('Roll With It')
  expect(match.figures.jyn.strain).toBe(1)
  jyn.use('Roll With It')
  expect(jyn.all('amount')).toEqual([1, 2])
  jyn.choose({ amount: 2 })
  expect(match.attack).toMatchObject({ block: 0, evade: 3, surges: 1 })
})

test('Get Cocky: 2 strain or Focused for a defeated target [card: Get Cocky]', () => {
  for (const effect of ['recover-strain', 'focus']) {
    const match = crew({
      jyn: { cards: ['jyn-odan/get-cocky'], strain: 3 },
      groups: { droid: { ...DROID, damage: 3 } },
      active: 'jyn',
    })
    const jyn = match.hero('jyn')
    jyn.attack('droid', { dice: HIT, defense: ['1 block'] })
    jyn.choose({ do: 'stay' })
    jyn.use('Get Cocky')
    jyn.choose({ effect })
    expect(match.figures.jyn.strain).toBe(effect === 'focus' ? 3 : 1)
    expect(match.figures.jyn.conditions).toEqual(effect === 'focus' ? ['focused'] : [])
  }
  const alive = crew({ jyn: { cards: ['jyn-odan/get-cocky'] }, groups: { droid: DROID }, active: 'jyn' })
  alive.hero('jyn').attack('droid', { dice: HIT, defense: ['1 block'] })
  alive.hero('jyn').choose({ do: 'stay' })
  expect(alive.hero('jyn').question).toBe('act')
})

test('Gunslinger: the surge abilities of all pistols that she brought, and a surge for strain [ia.item-cards.5] [card: Gunslinger]', () => {
  const match = crew({
    jyn: { cards: ['jyn-odan/gunslinger', 'item/dh-17'] },
    groups: { droid: DROID },
    active: 'jyn',
  })
  const jyn = match.hero('jyn')
  match.rolls('1 damage 1 surge 2 accuracy', '2 damage 1 accuracy', '3 block')
  jyn.choose({ do: 'attack', target: 'droid', weapon: 'jyn-odan/vintage-blaster' })
  jyn.use('Gunslinger')
  expect(match.attack).toMatchObject({ surges: 2 })
  const offered = jyn.all('surge')
  expect(match.figures.jyn.strain).toBe(1)
  jyn.done()
  match.settle()
  match.card('item/dh-17').away = true
  match.rolls('1 damage 1 surge 2 accuracy', '2 damage 1 accuracy', '3 block')
  jyn.choose({ do: 'attack', target: 'droid', weapon: 'jyn-odan/vintage-blaster' })
  expect(offered.length).toBeGreaterThan(jyn.all('surge').length)
})
