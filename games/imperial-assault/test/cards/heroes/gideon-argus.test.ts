/** Gideon Argus. */
import { expect, test } from 'vitest'
import { healthOf } from '../../../rules/damage.ts'
import { situation } from '../../play.ts'
import { crew } from './crew.ts'

const DROID = { card: 'Probe Droid', at: '5,4' } as const
/** Distance 4 from all of them, and no surge. */
const PLAIN = ['2 damage 4 accuracy', '1 damage 2 accuracy'] as const

test('Command lets another friendly figure within 3 spaces move, for 2 strain [ia.interrupt.1] [ia.abilities.8] [ia.movement-points.6] [card: sheet/gideon-argus]', () => {
  const match = crew({ groups: { droid: DROID }, active: 'gideon' })
  match.hero('gideon').special('Command')
  expect(match.figures.gideon.strain).toBe(2)
  // Mak is 6 spaces away, so that it can only be Jyn, and her player decides.
  const jyn = match.hero('jyn')
  expect(jyn.all('effect')).toEqual(['attack', 'move'])
  jyn.choose({ effect: 'move' })
  jyn.walk('4,6')
  jyn.choose({ do: 'stay' })
  expect(match.figures.jyn.at).toBe('4,6')
  expect(match.hero('gideon').question).toBe('act')
})

test('Command lets another attack, and asks whom it is for [card: sheet/gideon-argus]', () => {
  const match = crew({ mak: { at: '2,3' }, groups: { droid: DROID }, active: 'gideon' })
  const gideon = match.hero('gideon')
  gideon.special('Command')
  expect(gideon.all('figure')).toEqual(['jyn', 'mak'])
  gideon.choose({ figure: 'mak' })
  match.hero('mak').choose({ effect: 'attack' })
  match
    .hero('mak')
    .attack('droid', { dice: ['2 damage 4 accuracy', '2 damage 3 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.droid.damage).toBe(3)
})

test('Command may be for an ally, who may do nothing; once an activation [ia.abilities.12] [card: sheet/gideon-argus]', () => {
  const match = crew({
    jyn: { at: '9,8' },
    allies: { luke: { card: 'Luke Skywalker', at: '1,2' } },
    groups: { droid: DROID },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.special('Command')
  gideon.choose({ do: 'pass', figure: 'luke' })
  expect(gideon.offers({ do: 'special', ability: 'command' })).toBe(false)
})

test('Command needs somebody near, and room for 2 strain; it stays when he is wounded [card: sheet/gideon-argus]', () => {
  const command = { do: 'special', ability: 'command' }
  const far = crew({ jyn: { at: '9,8' }, groups: { droid: DROID }, active: 'gideon' })
  expect(far.hero('gideon').offers(command)).toBe(false)
  const tired = crew({ gideon: { strain: 4 }, groups: { droid: DROID }, active: 'gideon' })
  expect(tired.hero('gideon').offers(command)).toBe(false)
  const wounded = crew({ gideon: { wounded: true }, groups: { droid: DROID }, active: 'gideon' })
  expect(wounded.hero('gideon').offers(command)).toBe(true)
})

test('Disabling Shot is a surge ability of ranged weapons, gone with his health [card: sheet/gideon-argus]', () => {
  for (const wounded of [false, true]) {
    const match = crew({ gideon: { wounded }, groups: { droid: DROID }, active: 'gideon' })
    const gideon = match.hero('gideon')
    gideon.attack('droid', { dice: ['2 damage 4 accuracy', '1 damage 2 surge'], defense: ['1 block'] })
    match.until('surge')
    expect(gideon.offers({ do: 'surge', surge: 'stun' })).toBe(!wounded)
    if (wounded) continue
    gideon.surge('stun')
    match.settle()
    expect(match.figures.droid.conditions).toEqual(['stunned'])
  }
})

test('Called Shot gives a friend a surge on a target that Gideon sees [card: Called Shot]', () => {
  for (const rows of [
    undefined,
    ['............', '............', '.####.......', ...new Array<string>(6).fill('............')],
  ]) {
    const match = crew({
      ...(rows !== undefined && { board: { rows } }),
      gideon: { cards: ['gideon-argus/called-shot'] },
      mak: { at: '2,4' },
      groups: { droid: DROID },
      active: 'mak',
    })
    match
      .hero('mak')
      .attack('droid', { dice: ['2 damage 4 accuracy', '1 damage 2 accuracy'], defense: ['1 block'] })
    expect(match.question).toBe(rows === undefined ? 'attack-modifiers' : 'act')
    if (rows !== undefined) continue
    match.hero('gideon').use('Called Shot')
    match.hero('mak').surge('+1 damage')
    expect(match.figures.droid.damage).toBe(3)
    expect(match.card('gideon-argus/called-shot').exhausted).toBe(true)
  }
})

test('Called Shot: of a large target he need not see the space that is aimed at [ia.large-figures.3] [card: Called Shot]', () => {
  const match = crew({
    board: {
      rows: ['', '', '....#', '....#', '....#', '', '', '', ''].map((row) => row.padEnd(12, '.')),
    },
    gideon: { at: '2,1', cards: ['gideon-argus/called-shot'] },
    jyn: { at: '6,7' },
    mak: { at: '0,8' },
    groups: { nexu: { card: 'Nexu', at: '6,2' } },
    active: 'jyn',
  })
  match.hero('jyn').attack('nexu', { at: '6,3' })
  expect(match.hero('gideon').offers({ do: 'use', ability: 'called-shot' })).toBe(true)
})

test('Military Efficiency converts damage to a surge, or block to evade [ia.convert.1] [ia.convert.2] [card: Military Efficiency]', () => {
  const cards = ['gideon-argus/military-efficiency']
  const attacking = crew({ gideon: { cards }, groups: { droid: DROID }, active: 'gideon' })
  const gideon = attacking.hero('gideon')
  gideon.attack('droid', { dice: PLAIN, defense: ['3 block'] })
  gideon.use('Military Efficiency')
  expect(attacking.attack).toMatchObject({ damage: 2, surges: 1 })
  gideon.surge('pierce 2')
  expect(attacking.figures.droid.damage).toBe(1)

  const defending = crew({
    gideon: { cards },
    groups: { droid: { ...DROID, at: '3,1' } },
    active: 'droid',
  })
  defending.empire.attack('gideon', {
    dice: ['2 damage 3 accuracy', '1 damage 2 surge', '2 damage 1 accuracy'],
    defense: ['3 block'],
  })
  defending.hero('gideon').use('Military Efficiency')
  expect(defending.attack).toMatchObject({ block: 2, evade: 1, surges: 1 })
})

test('Air of Command: 2 health, and Command for whomever he sees [card: Air of Command]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/air-of-command'] },
    mak: { at: '4,7' },
    groups: { droid: DROID },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.special('Command')
  expect(gideon.all('figure')).toEqual(['jyn', 'mak'])
  // 10 on the sheet, 3 as one of three heroes.
  expect(healthOf(match.state, 0)).toBe(15)
})

test('Mobile Tactician and Masterstroke follow each Command [card: Mobile Tactician] [card: Masterstroke]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/mobile-tactician', 'gideon-argus/masterstroke'] },
    groups: { droid: DROID },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.special('Command')
  match.hero('jyn').choose({ do: 'pass' })
  expect(match.figures.gideon.points).toBe(2)
  gideon.use('Masterstroke')
  match.hero('jyn').choose({ effect: 'move' })
  match.hero('jyn').choose({ do: 'stay' })
  expect(match.figures.gideon).toMatchObject({ points: 4, strain: 2 })
  expect(gideon.question).toBe('act')
  expect(match.state.activation?.actions).toBe(1)
})

test('Masterstroke is no answer to another special action [card: Masterstroke]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/hammer-and-anvil', 'gideon-argus/masterstroke'] },
    groups: { droid: DROID },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.special('Hammer and Anvil')
  gideon.choose({ figure: 'jyn' })
  match.empire.choose({ do: 'attack-first', figure: 'gideon' })
  gideon.choose({ do: 'pass' })
  match.hero('jyn').choose({ do: 'pass' })
  expect(gideon.question).toBe('act')
})

test('For the Cause! focuses another who has declared an attack, in time for it [ia.focused.1] [ia.focused.4] [card: For the Cause!]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/for-the-cause'] },
    groups: { droid: DROID },
    active: 'jyn',
  })
  const jyn = match.hero('jyn')
  jyn.attack('droid', {
    dice: ['2 damage 2 accuracy', '2 damage 1 accuracy', '2 damage 3 accuracy'],
    defense: ['3 block'],
  })
  match.hero('gideon').use('For the Cause!')
  expect(match.figures.gideon.strain).toBe(1)
  match.settle()
  expect(match.figures.droid.damage).toBe(3)
  expect(match.figures.jyn.conditions).toEqual([])
})

test('Rallying Shout recovers 2 strain of another hero in sight [ia.recover.4] [ia.strain-campaign.7] [card: Rallying Shout]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/rallying-shout'], strain: 3 },
    jyn: { strain: 1, damage: 4 },
    groups: { droid: DROID },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.use('Rallying Shout')
  expect(match.figures.jyn).toMatchObject({ strain: 0, damage: 3 })
  expect(match.figures.gideon.strain).toBe(3)
  expect(gideon.offers({ do: 'use', ability: 'rallying-shout' })).toBe(false)
})

test('Hammer and Anvil: two attacks in the order of the target, the second without defense dice [card: Hammer and Anvil]', () => {
  const match = crew({
    gideon: { cards: ['gideon-argus/hammer-and-anvil'] },
    mak: { at: '9,8' },
    groups: { droid: DROID, guard: { card: 'Royal Guard', at: ['11,0'] } },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.special('Hammer and Anvil')
  gideon.choose({ figure: 'jyn' })
  gideon.choose({ figure: 'droid' })
  match.empire.choose({ do: 'attack-first', figure: 'jyn' })
  match.hero('jyn').choose({ effect: 'attack' })
  match
    .hero('jyn')
    .attack('droid', { dice: ['2 damage 2 accuracy', '2 damage 2 accuracy'], defense: ['3 block'] })
  match.until('choose-effect')
  expect(match.figures.droid.damage).toBe(1)
  gideon.choose({ effect: 'attack' })
  gideon.attack('droid', { dice: PLAIN })
  match.settle()
  expect(match.figures.droid.damage).toBe(4)
})

test('Hammer and Anvil: who attacks alone meets the whole defense [card: Hammer and Anvil]', () => {
  const match = situation({
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1', cards: ['gideon-argus/hammer-and-anvil'] },
        diala: { hero: 'diala-passil', at: '1,2' },
      },
      groups: { droid: DROID },
    },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  gideon.special('Hammer and Anvil')
  gideon.choose({ effect: 'attack' })
  gideon.attack('droid', { dice: PLAIN, defense: ['1 block'] })
  match.settle()
  expect(match.figures.droid.damage).toBe(2)
  expect(gideon.question).toBe('act')
})
