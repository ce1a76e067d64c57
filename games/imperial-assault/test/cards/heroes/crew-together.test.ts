/** Gideon Argus, Jyn Odan and Mak Eshka'rey: where their cards meet each other and the rules. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { crew } from './crew.ts'

const DROID = { card: 'Probe Droid', at: '4,4' } as const
const HIT = ['2 damage 2 accuracy', '2 damage 1 accuracy'] as const

test('Quick Draw may end the activation that it interrupts [ia.defeated.5]', () => {
  const match = crew({
    groups: { droid: { ...DROID, damage: 3 }, officer: { card: 'Imperial Officer', at: '9,8' } },
    turn: 'empire',
  })
  match.empire.activate('droid')
  match.hero('jyn').use('Quick Draw')
  match.hero('jyn').attack('droid', { dice: HIT, defense: ['1 block'] })
  match.settle()
  expect(match.figures.droid.at).toBe('gone')
  expect(match.question).toBe('activate')
})

test('Hammer and Anvil: a target that falls to the first attack is spared the second [card: Hammer and Anvil]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/hammer-and-anvil'] },
    mak: { at: '9,8' },
    groups: { droid: { ...DROID, damage: 4 } },
    active: 'gideon',
  })
  match.hero('gideon').special('Hammer and Anvil')
  match.hero('gideon').choose({ figure: 'jyn' })
  match.empire.choose({ do: 'attack-first', figure: 'jyn' })
  match.hero('jyn').choose({ effect: 'attack' })
  match.hero('jyn').attack('droid', { dice: HIT, defense: ['1 block'] })
  match.settle()
  expect(match.figures.droid.at).toBe('gone')
  expect(match.hero('gideon').question).toBe('act')
})

test('Masterstroke may be for the same figure or another; it needs no action [ia.abilities.10] [card: Masterstroke]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/masterstroke'] },
    mak: { at: '2,3' },
    groups: { droid: DROID },
    active: { figure: 'gideon', actions: 1 },
  })
  const gideon = match.hero('gideon')
  gideon.special('Command')
  gideon.choose({ figure: 'mak' })
  match.hero('mak').choose({ do: 'pass' })
  gideon.use('Masterstroke')
  gideon.choose({ figure: 'jyn' })
  match.hero('jyn').choose({ effect: 'attack' })
  match.hero('jyn').attack('droid', { dice: HIT, defense: ['1 block'] })
  match.settle()
  expect(match.figures.droid.damage).toBe(3)
  expect(match.figures.gideon.strain).toBe(2)
})

test('Military Efficiency has nothing to convert without damage or block [ia.abilities.2] [card: Military Efficiency]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/military-efficiency'] },
    groups: { droid: { ...DROID, at: '4,1' } },
    active: 'droid',
  })
  match.empire.attack('gideon', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['1 evade'],
  })
  expect(match.figures.gideon.damage).toBe(6)
})

test('Decoy: he may stay where he is, and becomes Focused all the same [card: Decoy]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/decoy'] },
    groups: { droid: { ...DROID, at: '3,7' } },
    active: 'droid',
  })
  const mak = match.hero('mak')
  match.empire.attack('mak')
  mak.use('Decoy')
  match.until('choose-effect')
  mak.choose({ do: 'pass' })
  mak.choose({ do: 'pass' })
  expect(match.figures.mak).toMatchObject({ at: '1,7', conditions: ['focused'], damage: 0 })
  expect(match.empire.question).toBe('act')
})

test('No Escape is not for who has fallen [card: No Escape]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/no-escape'] },
    groups: { droid: { ...DROID, at: '4,7', damage: 4 } },
    active: 'mak',
  })
  match.hero('mak').attack('droid', {
    dice: ['2 damage 4 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  expect(match.figures.droid.at).toBe('gone')
  expect(match.hero('mak').question).toBe('act')
})

test('Disengage holds up every walk: what is left of an Order is spent anew [ia.interrupt.1] [card: Disengage]', () => {
  const match = crew({
    mak: { cards: ['mak-eshkarey/disengage'] },
    groups: {
      officer: { card: 'Imperial Officer', at: '8,7' },
      trooper: { card: 'Stormtrooper', at: ['6,7'] },
    },
    active: 'officer',
  })
  match.empire.special('Order')
  match.until('spend-points')
  match.empire.walk('3,6')
  match.hero('mak').use('Disengage')
  match.hero('mak').walk('3,6')
  match.hero('mak').choose({ do: 'stay' })
  // The space that it was on its way to is taken.
  expect(match.empire.question).toBe('spend-points')
  expect(match.figures.trooper.at).toBe('4,7')
  expect(match.empire.offers({ do: 'walk', to: '3,6' })).toBe(false)
})

test('a die is rerolled at most once in a test, whoever could', () => {
  const match = situation({
    campaign: {
      heroes: {
        mak: { hero: 'mak-eshkarey', at: '1,1', cards: ['mak-eshkarey/supply-network'] },
        diala: { hero: 'diala-passil', at: '1,2', cards: ['diala-passil/force-adept'] },
      },
      groups: { droid: DROID },
    },
    active: 'mak',
  })
  match.rolls('2 damage 3 accuracy', '2 damage 1 accuracy')
  match.hero('mak').use('Supply Network')
  match.rolls('2 damage 4 accuracy')
  match.hero('diala').use('Force Adept')
  match.choose({ do: 'test-die', color: 'blue' })
  expect(match.events).toContain('test-failed')
  expect(match.hero('mak').question).toBe('act')
})

test('who is incapacitated neither draws quickly nor obeys [ia.incapacitated.7]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/hammer-and-anvil'] },
    jyn: { wounded: true },
    mak: { at: '2,2', cards: ['fenn-signis/tactical-movement'] },
    groups: { droid: DROID },
    active: 'gideon',
  })
  // As missions leave a wounded hero on the map that would withdraw.
  match.state.figures[1].gone = true
  const gideon = match.hero('gideon')
  gideon.special('Command')
  expect(match.hero('mak').offered.every(({ figure }) => figure === 'mak')).toBe(true)
  match.decline()
  gideon.end()
  match.empire.activate('droid')
  expect(match.hero('jyn').offers({ do: 'use', ability: 'quick-draw' })).toBe(false)
})
