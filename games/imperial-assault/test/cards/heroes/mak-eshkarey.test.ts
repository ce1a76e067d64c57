/** Mak Eshka'rey. */
import { expect, test } from 'vitest'
import { imperialAssault } from '../../../index.ts'
import { healthOf } from '../../../rules/damage.ts'
import { sees } from '../../../rules/ground.ts'
import { crew } from './crew.ts'

/** Four spaces from Mak: too far to see him. */
const DROID = { card: 'Probe Droid', at: '5,7' } as const
const HIT = ['2 damage 4 accuracy', '2 damage 3 accuracy'] as const
const MAK = 2
const FOE = 3

test('Covert: who is 4 or more spaces away does not see him, until he is wounded [ia.line-of-sight.10] [card: sheet/mak-eshkarey]', () => {
  for (const [at, wounded, seen] of [
    ['5,7', false, false],
    ['4,7', false, true],
    ['5,7', true, true],
  ] as const) {
    const match = crew({ mak: { wounded }, groups: { droid: { ...DROID, at } }, active: 'droid' })
    expect(sees(match.state, FOE, MAK)).toBe(seen)
    expect(match.empire.offers({ do: 'attack', target: 'mak' })).toBe(seen)
    const reason = imperialAssault.whyNot(match.empire.view, 3, 'figure:2')
    if (!seen) expect(reason?.refused).toBe('is-unseen')
    // He sees it all the same.
    expect(sees(match.state, MAK, FOE)).toBe(true)
  }
})

test('Covert: he does not block the lines of those who do not see him [card: sheet/mak-eshkarey]', () => {
  for (const [at, seen] of [
    ['6,7', true],
    ['5,7', true],
    ['4,7', false],
  ] as const) {
    const match = crew({ gideon: { at: '0,7' }, groups: { droid: { ...DROID, at } }, active: 'droid' })
    expect(match.empire.offers({ do: 'attack', target: 'gideon' })).toBe(seen)
  }
})

test('Ambush: 1 strain for Pierce 2 against a figure that does not see him [card: sheet/mak-eshkarey]', () => {
  const match = crew({ groups: { droid: DROID }, active: 'mak' })
  const mak = match.hero('mak')
  mak.attack('droid', { dice: HIT, defense: ['2 block'] })
  mak.use('Ambush')
  match.settle()
  expect(match.figures.mak.strain).toBe(1)
  expect(match.figures.droid.damage).toBe(4)
})

test('Ambush is not for a figure that sees him [card: sheet/mak-eshkarey]', () => {
  const seen = crew({ groups: { droid: { ...DROID, at: '4,7' } }, active: 'mak' })
  seen.hero('mak').attack('droid', { dice: HIT, defense: ['2 block'] })
  expect(seen.events).not.toContain('use')
  expect(seen.hero('mak').question).toBe('act')
  // Wounded he is in sight of everybody.
  const wounded = crew({ mak: { wounded: true }, groups: { droid: DROID }, active: 'mak' })
  wounded.hero('mak').attack('droid', { dice: HIT, defense: ['2 block'] })
  expect(wounded.hero('mak').question).toBe('act')
})

test('Ambush is left when he is wounded, for a shot through others [card: sheet/mak-eshkarey]', () => {
  const match = crew({
    jyn: { at: '3,7' },
    mak: { wounded: true, cards: ['mak-eshkarey/target-acquired'] },
    groups: { droid: DROID },
    active: 'mak',
  })
  const mak = match.hero('mak')
  mak.use('Target Acquired')
  mak.attack('droid', { dice: HIT, defense: ['2 block'] })
  mak.use('Ambush')
  match.settle()
  expect(match.figures.droid.damage).toBe(4)
})

test('Ambush in the Shadow Suit is for those who see him, too [card: Shadow Suit]', () => {
  const match = crew({
    mak: { cards: ['reward/shadow-suit'] },
    groups: { droid: { ...DROID, at: '4,7' } },
    active: 'mak',
  })
  match.hero('mak').attack('droid', { dice: HIT, defense: ['2 block'] })
  match.hero('mak').use('Ambush')
  match.settle()
  expect(match.figures.droid.damage).toBe(4)
})

test('Disengage: 3 movement points when a hostile figure comes within 3 spaces [ia.enter.1] [ia.movement-points.6] [card: Disengage]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/disengage'] },
    groups: { droid: { ...DROID, at: '6,7' } },
    active: 'droid',
  })
  match.empire.move('droid', '3,7')
  const mak = match.hero('mak')
  expect(match.figures.droid.at).toBe('4,7')
  mak.use('Disengage')
  expect(match.figures.mak.strain).toBe(1)
  mak.walk('3,7')
  mak.choose({ do: 'stay' })
  // The droid stands where it was interrupted, and still has a point.
  expect(match.figures.droid).toMatchObject({ at: '4,7', points: 1 })
  match.empire.walk('5,6')
  expect(match.card('mak-eshkarey/disengage').exhausted).toBe(true)
})

test('Supply Network: a passed test of insight shows the top supply card [ia.attribute-tests.4] [ia.abilities.10] [card: Supply Network]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/supply-network'] },
    groups: { droid: DROID },
    supplies: ['supply/adrenal-stim', 'supply/bacta-infusion'],
    active: 'mak',
  })
  const mak = match.hero('mak')
  match.rolls('1 damage 2 accuracy', '1 surge 1 accuracy')
  mak.use('Supply Network')
  expect(mak.offered).toMatchObject([
    { do: 'supply-on-top', card: 'supply/adrenal-stim' },
    { do: 'supply-under', card: 'supply/adrenal-stim' },
  ])
  mak.choose({ do: 'supply-under' })
  expect(mak.offers({ do: 'use', ability: 'supply-network' })).toBe(false)
  mak.special('Supply Network')
  expect(match.card('supply/bacta-infusion').hero).toBe(MAK)
  expect(match.card('mak-eshkarey/supply-network').depleted).toBe(true)
})

test('Supply Network shows nothing if the test fails [card: Supply Network]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/supply-network'] },
    groups: { droid: DROID },
    active: 'mak',
  })
  match.rolls('1 damage 2 accuracy', '2 damage 1 accuracy')
  match.hero('mak').use('Supply Network')
  expect(match.hero('mak').question).toBe('act')
  expect(match.events).toContain('test-failed')
})

test('Jeswandi Training: 2 health, and Focused after an attack of a hostile figure nearby [card: Jeswandi Training]', () => {
  for (const [at, asked] of [
    ['4,7', 'attack-resolved'],
    ['6,4', 'act'],
  ] as const) {
    const match = crew({
      mak: { cards: ['mak-eshkarey/jeswandi-training'] },
      groups: { droid: { ...DROID, at } },
      active: 'droid',
    })
    expect(healthOf(match.state, MAK)).toBe(15)
    match.empire.attack('jyn', {
      dice: ['2 damage 4 accuracy', '1 damage 2 accuracy', '2 damage 1 accuracy'],
      defense: ['blank'],
    })
    expect(match.question).toBe(asked)
    if (asked === 'act') continue
    match.hero('mak').use('Jeswandi Training')
    expect(match.figures.mak.conditions).toEqual(['focused'])
  }
})

test('Target Acquired: figures do not block his lines, and 2 accuracy more [card: Target Acquired]', () => {
  const given = { jyn: { at: '3,7' }, groups: { droid: DROID } } as const
  const without = crew({ ...given, active: 'mak' })
  expect(without.hero('mak').offers({ do: 'attack', target: 'droid' })).toBe(false)
  const match = crew({ ...given, mak: { cards: ['mak-eshkarey/target-acquired'] }, active: 'mak' })
  const mak = match.hero('mak')
  mak.use('Target Acquired')
  mak.attack('droid', { dice: ['1 surge 2 accuracy', '1 damage 2 accuracy'], defense: ['2 block'] })
  mak.pass()
  expect(match.attack).toMatchObject({ accuracy: 6 })
  match.settle()
  expect(match.figures.mak).toMatchObject({ strain: 1, effects: [] })
  expect(mak.offers({ do: 'attack' })).toBe(false)
})

test('Execute: no white dice for whom he ambushes, and a strain back for a kill [card: Execute]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/execute'] },
    groups: { officer: { card: 'Imperial Officer', at: '5,7' } },
    active: 'mak',
  })
  const mak = match.hero('mak')
  mak.attack('officer', { dice: HIT })
  mak.use('Ambush')
  mak.use('Execute')
  match.settle()
  expect(match.figures.officer.at).toBe('gone')
  expect(match.figures.mak.strain).toBe(1)
})

test('Execute without Ambush takes no dice [card: Execute]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/execute'] },
    groups: { officer: { card: 'Imperial Officer', at: '5,7' } },
    active: 'mak',
  })
  const mak = match.hero('mak')
  mak.attack('officer', { dice: HIT, defense: ['dodge'] })
  mak.pass()
  expect(mak.question).toBe('act')
})

test('Expertise: another action after he has interacted [ia.abilities.5] [card: Expertise]', () => {
  const match = crew({
    board: { rows: new Array<string>(9).fill('............'), crates: ['2,7'] },
    mak: { cards: ['mak-eshkarey/expertise'] },
    groups: { droid: DROID },
    supplies: ['supply/adrenal-stim'],
    active: 'mak',
  })
  const mak = match.hero('mak')
  mak.interact('open-crate')
  mak.use('Expertise')
  expect(match.state.activation?.actions).toBe(2)
  expect(match.figures.mak.strain).toBe(1)
})

test('Decoy: the attack misses; then he is elsewhere, Focused, and may attack [ia.miss.1] [ia.abilities.11] [card: Decoy]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/decoy'] },
    groups: { droid: { ...DROID, at: '3,7' } },
    active: 'droid',
  })
  const mak = match.hero('mak')
  match.empire.attack('mak', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  mak.use('Decoy')
  match.until('choose-effect')
  expect(match.events).toContain('missed')
  mak.choose({ effect: 'place' })
  mak.put('3,5')
  mak.choose({ effect: 'attack' })
  mak.attack('droid', { dice: [...HIT, '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.mak).toMatchObject({ at: '3,5', damage: 0, conditions: [] })
  expect(match.figures.droid.at).toBe('gone')
  expect(match.card('mak-eshkarey/decoy').depleted).toBe(true)
})

test('No Escape: Focused and a second attack on who still stands [card: No Escape]', () => {
  const match = crew({ mak: { cards: ['mak-eshkarey/no-escape'] }, groups: { droid: DROID }, active: 'mak' })
  const mak = match.hero('mak')
  mak.attack('droid', { dice: HIT, defense: ['3 block'] })
  mak.pass()
  mak.use('No Escape')
  expect(match.figures.mak.strain).toBe(2)
  mak.attack('droid', { dice: [...HIT, '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.droid.at).toBe('gone')
})
