import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, flight, gained, LATER, rolled } from '../facing.ts'

describe('Adi Gallia', () => {
  test('Force against the range bonus of an attacker [card: adigallia] [card: adigallia-delta7baethersprite]', () => {
    const match = attackOn('adigallia', { distance: 140 })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
  })
  test('and of a defender; not at range 2', () => {
    const match = attackBy('adigallia', { distance: 320, dice: 'hit hit' })
    match.player1.yes()
    expect(rolled(match, 'defense')).toBe(2)
    expect(attackOn('adigallia').question).not.toBe('use-ability')
  })
})

describe('Ahsoka Tano', () => {
  test('1 Force for the action of a stressed friend, or her own [card: ahsokatano] [card: ahsokatano-delta7baethersprite]', () => {
    const wing = { ...BESIDE, at: [517, 380, 0], tokens: ['stress'] } as const
    const match = flight('ahsokatano', '2 straight', { friends: { wing } })
    match.player1.pick({ card: 'ahsokatano' }, { card: 'finetunedcontrols' })
    expect(match.player1.all('ship')).toEqual(['me', 'wing'])
    match.player1.ship('wing')
    match.player1.action('focus')
    expect(match.ships.wing.tokens).toEqual({ focus: 1, stress: 1 })
    expect(match.ships.me.force).toBe(1)
  })
})

describe('Anakin Skywalker', () => {
  test('sheds stress with an enemy in his bullseye [card: anakinskywalker] [card: anakinskywalker-delta7baethersprite] [card: anakinskywalker-btlbywing]', () => {
    const match = flight({ pilot: 'anakinskywalker-btlbywing', tokens: ['stress'] }, '2 turn left', {
      enemy: { at: [250, 379, 0] },
    })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({})
    expect(match.ships.me.force).toBe(2)
  })
  test('not with nobody ahead', () => {
    const match = flight({ pilot: 'anakinskywalker-btlbywing', tokens: ['stress'] }, '2 turn left')
    expect(match.question).not.toBe('use-ability')
  })
  test('N-1: rolls before he reveals, for Force [card: anakinskywalker-nabooroyaln1starfighter] [xw.a.faq-activation.9]', () => {
    const pilot = 'anakinskywalker-nabooroyaln1starfighter'
    const match = facing('activation', { pilot, dial: '2 straight' }, { distance: 560 })
    match.player1.yes()
    match.choose({ side: 'left', end: 'level' })
    expect(match.ships.me.force).toBe(0)
    const walls = { left: { ...BESIDE, at: [400, 300, 0], marks: ['activated'] } } as const
    const failed = facing('activation', { pilot, dial: '2 straight' }, { distance: 560, friends: walls })
    failed.player1.yes()
    failed.choose({ side: 'left', fails: 'yes' })
    expect(failed.ships.me.force).toBe(1)
  })
})

describe('Barriss Offee', () => {
  const barriss = { ...BESIDE, pilot: 'barrissoffee' } as const
  test('Force for a friend with the target in its bullseye [card: barrissoffee] [card: barrissoffee-delta7baethersprite]', () => {
    const match = attackBy({ tokens: ['focus'] }, { dice: 'hit focus blank', friends: { barriss } })
    match.player1.choose({ do: 'card', ship: 'barriss' })
    match.player1.choose({ face: 'hit' })
    expect(match.attack?.attackDice).toEqual(['crit', 'focus', 'blank'])
  })
  test('not outside it', () => {
    const match = attackBy(
      { tokens: ['focus'] },
      { dice: 'hit focus blank', friends: { barriss }, enemy: { at: [540, 540, 180] } },
    )
    expect(match.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Luminara Unduli', () => {
  const luminara = { ...BESIDE, pilot: 'luminaraunduli' } as const
  test('softens a crit against a friend [card: luminaraunduli] [card: luminaraunduli-delta7baethersprite]', () => {
    const match = attackOn(
      {},
      { dice: 'crit hit blank', friends: { luminara }, enemy: { at: [540, 540, 180] } },
    )
    match.player1.choose({ do: 'card' })
    match.player1.choose({ face: 'crit' })
    expect(match.events).toContain('change-dice')
  })
  test('not in the bullseye of the attacker', () => {
    expect(attackOn({}, { dice: 'crit hit blank', friends: { luminara } }).question).not.toBe(
      'modify-attack-dice',
    )
  })
})

describe('Mace Windu', () => {
  test('a red maneuver gives Force back, a blue one none [card: macewindu] [card: macewindu-delta7baethersprite]', () => {
    const me = { pilot: 'macewindu', force: 0 }
    expect(flight(me, '4 koiogran', { friends: LATER }).ships.me.force).toBe(1)
    expect(flight(me, '2 straight', { friends: LATER }).ships.me.force).toBe(0)
  })
})

describe('Obi-Wan Kenobi', () => {
  const obi = { ...BESIDE, pilot: 'obiwankenobi' } as const
  test('Force gives a spent focus token back [card: obiwankenobi] [card: obiwankenobi-delta7baethersprite]', () => {
    const match = attackBy({ tokens: ['focus'] }, { dice: 'focus hit hit', friends: { obi } })
    match.player1.choose({ do: 'focus' })
    match.player1.yes()
    expect(gained(match, 'me')).toEqual(['focus'])
  })
  test('not an evade token', () => {
    const match = attackOn({ tokens: ['evade'] }, { dice: 'hit hit hit / blank blank', friends: { obi } })
    match.player1.choose({ do: 'evade' })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Plo Koon', () => {
  test('takes an orange token from a friend, or gives a green one [card: plokoon] [card: plokoon-delta7baethersprite]', () => {
    const wing = { ...BESIDE, tokens: ['disarm'] } as const
    const match = facing('engagement', { pilot: 'plokoon', tokens: ['focus'] }, { friends: { wing } })
    match.player1.ship('wing')
    match.player1.choose({ token: 'disarm' })
    expect(match.ships.me.tokens).toEqual({ disarm: 1, focus: 1 })
    expect(match.ships.me.force).toBe(1)
  })
  test('nothing to exchange', () => {
    expect(facing('engagement', 'plokoon', { friends: { wing: BESIDE } }).question).not.toBe('choose-ship')
  })
})

describe('Saesee Tiin', () => {
  const saesee = { ...BESIDE, pilot: 'saeseetiin', marks: ['activated'] } as const
  test('sets a friend’s dial to the same speed and colour [card: saeseetiin] [card: saeseetiin-delta7baethersprite]', () => {
    const match = facing('activation', { dial: '2 straight' }, { friends: { saesee }, distance: 560 })
    match.player1.yes()
    expect(match.player1.all('speed')).toEqual([2])
    match.player1.choose({ do: 'maneuver', bearing: 'bank', direction: 'left' })
    match.until('action')
    expect(match.ships.me.executed).toBe('2 bank left')
  })
})
