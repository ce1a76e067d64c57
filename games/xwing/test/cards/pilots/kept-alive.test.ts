/** Pilots who are not destroyed, do not flee, or leave later; and sideslips by choice. */
import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { attackOn, BEHIND, BESIDE, FAR, facing, flight } from '../facing.ts'

const LAST_HIT = { shields: 0, damage: ['facedown', 'facedown', 'facedown'] }

describe('“Warthog”', () => {
  const destroyedBeside = (pilot: string) => {
    const match = attackOn(
      { pilot: 'bluesquadronescort', ...LAST_HIT },
      {
        dice: 'hit hit hit / blank blank',
        friends: { warthog: { pilot, at: [457, 200, 0], marks: ['engaged'] } },
        enemies: { slow: { pilot: 'academypilot', at: [100, 800, 180] } },
        enemy: { pilot: 'wedgeantilles' },
      },
    )
    match.until('attack')
    return match
  }

  test('destroyed friends stay until the end of the phase and still engage [card: warthog]', () => {
    const match = destroyedBeside('warthog')
    expect(match.ships.me).toMatchObject({ destroyed: true, zone: 'play' })
    match.to('end')
    expect(match.ships.me.zone).toBe('removed')
  })

  test('so they do beside the Headhunter [card: warthog-clonez95headhunter]', () => {
    const match = destroyedBeside('warthog-clonez95headhunter')
    expect(match.ships.me).toMatchObject({ destroyed: true, zone: 'play' })
    match.to('end')
    expect(match.ships.me.zone).toBe('removed')
  })

  test('beyond range 2 they go as usual, and limited ones too [card: warthog]', () => {
    const limited = attackOn(
      { pilot: 'lukeskywalker', ...LAST_HIT },
      {
        dice: 'hit hit hit / blank blank',
        friends: {
          warthog: { pilot: 'warthog', at: [457, 200, 0], marks: ['engaged'] },
          later: { pilot: 'bluesquadronescort', at: [800, 300, 0] },
        },
        enemy: { pilot: 'wedgeantilles' },
      },
    )
    limited.until('attack')
    expect(limited.ships.me.zone).toBe('removed')
  })
})

describe('Durge', () => {
  const durge = (damage: readonly string[]) =>
    attackOn(
      { pilot: 'durge-separatistalliance', shields: 0, damage },
      {
        dice: 'hit blank blank / blank blank',
        friends: { friend: FAR },
        more: { decks: { player1: ['fuelleak'] } },
      },
    )

  test('throws away Pilot cards and direct hits instead of dying [card: durge-separatistalliance]', () => {
    const match = durge(['facedown woundedpilot', 'facedown directhit', 'facedown consolefire', 'hullbreach'])
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    expect(match.ships.me).toMatchObject({ destroyed: false, charges: { 'durge-separatistalliance': 0 } })
    expect(match.ships.me.damage).toHaveLength(3)
    expect(match.ships.me.damage.every((card) => card.startsWith('facedown'))).toBe(true)
  })

  test('with nothing to throw away he dies all the same, and may decline [card: durge-separatistalliance]', () => {
    const match = durge([
      'facedown consolefire',
      'facedown hullbreach',
      'facedown fuelleak',
      'facedown fuelleak',
    ])
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    match.to('end')
    expect(match.ships.me.zone).toBe('removed')
    const declined = durge([
      'facedown woundedpilot',
      'facedown directhit',
      'facedown consolefire',
      'hullbreach',
    ])
    declined.to('end')
    expect(declined.ships.me.zone).toBe('removed')
  })
})

describe('Tel Trevura', () => {
  test('comes back at the own edge with 5 damage cards [card: teltrevura] [xw.g.reserve.3]', () => {
    const match = attackOn(
      { pilot: 'teltrevura', shields: 0, damage: Array<string>(5).fill('facedown') },
      { dice: 'hit hit hit / blank blank', friends: { friend: FAR } },
    )
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    match.until('place-ship')
    expect(match.ships.me).toMatchObject({ zone: 'reserve', destroyed: false })
    expect(match.ships.me.damage).toHaveLength(5)
    expect(() => match.player1.place(457, 457, 0)).toThrow()
    match.player1.place(457, 60, 0)
    expect(match.ships.me.zone).toBe('play')
    match.until('dials')
  })

  test('once [card: teltrevura]', () => {
    const match = attackOn(
      {
        pilot: 'teltrevura',
        shields: 0,
        damage: Array<string>(5).fill('facedown'),
        charges: { teltrevura: 0 },
      },
      { dice: 'hit hit hit / blank blank', friends: { friend: FAR } },
    )
    match.to('end')
    expect(match.ships.me.zone).toBe('removed')
  })
})

describe('Moralo Eval', () => {
  const eval_ = (at: readonly [number, number, number]) =>
    facing(
      'maneuver',
      { pilot: 'moraloeval', at, dial: '3 straight' },
      { distance: 300, friends: { friend: BESIDE } },
    )

  test('comes back at the edge over which he fled [card: moraloeval] [xw.g.flee.1]', () => {
    const match = eval_([60, 457, 270])
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    expect(match.ships.me).toMatchObject({ zone: 'reserve', charges: { moraloeval: 1 } })
    match.until('place-ship')
    expect(() => match.player1.place(457, 60, 0)).toThrow()
    match.player1.place(60, 457, 90)
    expect(match.ships.me.zone).toBe('play')
  })

  test('or flees like anybody [card: moraloeval]', () => {
    const match = eval_([60, 457, 270])
    match.until('use-ability')
    match.player1.choose({ do: 'no' })
    expect(match.ships.me.zone).toBe('removed')
  })
})

describe('Nash Windrider', () => {
  test('a friend that is destroyed before its turn still engages [card: nashwindrider]', () => {
    const match = situation(
      {
        step: 'engagement',
        player1: {
          tie: { pilot: 'academypilot', at: [457, 300, 0], damage: ['facedown', 'facedown'] },
          nash: { pilot: 'nashwindrider', at: [457, 200, 0] },
        },
        player2: { wedge: { pilot: 'wedgeantilles', at: [457, 500, 180] } },
      },
      { dice: 'hit hit hit / blank blank blank' },
    )
    match.player2.attack('tie')
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    match.player1.attack('wedge')
    expect(match.ships.nash.charges).toEqual({ nashwindrider: 0 })
  })
})

describe('sideslips by choice', () => {
  test('Keo Venzee without Force: harder, sideways, and a Force [card: keovenzee]', () => {
    const match = facing(
      'activation',
      { pilot: 'keovenzee', force: 0, dial: '2 bank right' },
      { distance: 560 },
    )
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    const { executed, force } = match.match.state.ships[0]
    expect(executed).toMatchObject({ bearing: 'slip-bank', speed: 2, difficulty: 'white' })
    expect(force).toBe(1)
    const ready = facing('activation', { pilot: 'keovenzee', dial: '2 bank right' }, { distance: 560 })
    expect(ready.question).not.toBe('use-ability')
  })

  test('“Slider” for 2 charges, with a bank of speed 2 alone [card: slider]', () => {
    const match = facing('activation', { pilot: 'slider', dial: '2 bank left' }, { distance: 560 })
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    expect(match.match.state.ships[0].executed).toMatchObject({ bearing: 'slip-bank', direction: 'left' })
    expect(match.ships.me.charges).toEqual({ slider: 0 })
    const other = facing('activation', { pilot: 'slider', dial: '3 bank left' }, { distance: 560 })
    expect(other.question).not.toBe('use-ability')
  })

  test('Captain Hark with lowered wings, instead of a stop [card: captainhark]', () => {
    const match = facing(
      'activation',
      { pilot: 'captainhark', upgrades: ['swivelwing'], dial: '0 stationary' },
      { distance: 560 },
    )
    match.until('choose-maneuver')
    match.player1.choose({ direction: 'left' })
    const flown = match.match.log.find(({ what }) => what === 'maneuver')
    expect(flown?.args).toMatchObject({ speed: 1, bearing: 'slip-bank', direction: 'left' })
    expect(match.ships.me.cards).toContain('swivelwing#1')
    const raised = flight(
      { pilot: 'captainhark', upgrades: ['swivelwing#1'], revealed: true },
      '0 stationary',
      { friends: { friend: BEHIND } },
    )
    expect(raised.question).not.toBe('choose-maneuver')
  })
})
