import { describe, expect, test } from 'vitest'
import { AHEAD, attackBy, attackOn, BESIDE, FAR, facing, flight, gained, rolled } from '../facing.ts'

describe('Garven Dreis', () => {
  test.each(['garvendreis', 'garvendreis-t65xwing'])(
    '%s hands a spent focus token on [card: garvendreis] [card: garvendreis-t65xwing] [card: garvendreis-battleofyavin]',
    (pilot) => {
      const match = attackBy(
        { pilot, tokens: ['focus'] },
        { dice: 'focus hit hit', friends: { wing: BESIDE } },
      )
      match.player1.choose({ do: 'focus' })
      match.player1.ship('wing')
      expect(match.ships.wing.tokens).toEqual({ focus: 1 })
    },
  )
  test('nobody else is near: nothing is asked', () => {
    const match = attackBy({ pilot: 'garvendreis', tokens: ['focus'] }, { dice: 'focus hit hit' })
    match.player1.choose({ do: 'focus' })
    expect(match.question).not.toBe('choose-ship')
  })
})

describe('Jek Porkins', () => {
  test('rolls to get rid of stress; a hit hurts [card: jekporkins] [card: jekporkins-battleofyavin] [card: jekporkins-swz106]', () => {
    const match = flight('jekporkins', '4 koiogran', { dice: 'hit' })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({})
    expect(match.ships.me.shields).toBe(1)
  })
  test('a crit does not, and he may keep the stress', () => {
    const lucky = flight('jekporkins', '4 koiogran', { dice: 'crit' })
    lucky.player1.yes()
    expect(lucky.ships.me.shields).toBe(2)
    const calm = flight('jekporkins', '4 koiogran')
    calm.player1.no()
    expect(calm.ships.me.tokens).toEqual({ stress: 1 })
  })
})

describe('Luke Skywalker', () => {
  test('recovers Force when he becomes the defender [card: lukeskywalker] [card: lukeskywalker-battleofyavin] [card: lukeskywalker-swz106]', () => {
    const match = attackOn({ pilot: 'lukeskywalker', force: 0 })
    match.player1.yes()
    expect(match.ships.me.force).toBe(1)
  })
  test('not when he has all of it, and not when he attacks', () => {
    expect(attackOn('lukeskywalker').question).not.toBe('use-ability')
    expect(attackBy({ pilot: 'lukeskywalker', force: 0 }, { dice: 'hit hit hit' }).question).not.toBe(
      'use-ability',
    )
  })
})

describe('Biggs Darklighter', () => {
  const biggs = { ...AHEAD, pilot: 'biggsdarklighter' }
  test('takes a crit for a friend in the attack arc [card: biggsdarklighter]', () => {
    const match = attackOn('bluesquadronescort', { dice: 'hit crit blank / blank blank', friends: { biggs } })
    match.player1.yes()
    match.player1.choose({ face: 'crit' })
    expect(match.ships.biggs.shields).toBe(1)
    expect(match.ships.me.shields).toBe(1)
  })
  test('not from outside the attack arc', () => {
    const behind = { pilot: 'biggsdarklighter', at: [457, 650, 0] } as const
    const match = attackOn('bluesquadronescort', {
      dice: 'hit crit blank / blank blank',
      friends: { behind },
    })
    expect(match.question).not.toBe('use-ability')
  })
  test('Battle of Yavin: moves with a friend of another initiative [card: biggsdarklighter-battleofyavin]', () => {
    const match = facing('system', 'biggsdarklighter-battleofyavin', {
      friends: { wing: { ...BESIDE, pilot: 'redsquadronveteran' }, far: FAR },
      more: { unwritten: true },
    })
    match.player1.choose({ do: 'system' })
    expect(match.player1.all('ship')).toEqual(['wing'])
    match.player1.ship('wing')
    const changed = match.ships.me.initiative
    expect(changed).toBe(match.ships.wing.initiative)
    match.to('engagement')
    expect(match.ships.me.initiative).toBe(3)
  })
})

describe('Corran Horn (X-wing)', () => {
  const wing = { ...BESIDE, locks: ['me'] }
  test('a friend moves its lock from him to his target [card: corranhorn-t65xwing]', () => {
    const match = attackBy({ pilot: 'corranhorn-t65xwing', locks: ['enemy'] }, { friends: { wing } })
    match.player1.ship('wing')
    expect(match.ships.wing.locks).toEqual(['enemy'])
  })
  test('he needs a lock of his own', () => {
    expect(attackBy('corranhorn-t65xwing', { friends: { wing } }).question).not.toBe('choose-ship')
  })
})

describe('Edrio Two Tubes', () => {
  test('acts before he activates while focused [card: edriotwotubes] [xw.a.errata-preview.2]', () => {
    const match = facing('activation', { pilot: 'edriotwotubes', tokens: ['focus'], dial: '2 straight' })
    expect(match.question).toBe('action')
    match.player1.action('barrel-roll')
    match.choose({ side: 'left' })
    expect(match.ships.me.executed).not.toBeNull()
  })
  test('not without a focus token', () => {
    const match = facing('activation', { pilot: 'edriotwotubes', dial: '2 straight' })
    match.until('action')
    expect(match.ships.me.executed).toBe('2 straight')
  })
})

test('Kendy Idele lets a friend focus for a strain token [card: kendyidele-battleoverendor]', () => {
  const match = attackBy(
    { pilot: 'kendyidele-battleoverendor', tokens: ['focus'] },
    { dice: 'focus hit hit', friends: { wing: BESIDE }, more: { unwritten: true } },
  )
  match.player1.choose({ do: 'focus' })
  match.player1.ship('wing')
  match.player1.action('focus', { colour: 'red' })
  expect(match.ships.wing.tokens).toEqual({ focus: 1, stress: 1 })
  expect(match.ships.me.tokens).toEqual({ strain: 1 })
})

describe('Leevan Tenza', () => {
  test('evades for a stress token after a barrel roll [card: leevantenza]', () => {
    const match = facing('perform-action', 'leevantenza')
    match.player1.action('barrel-roll')
    match.choose({ side: 'left', end: 'level' })
    match.player1.action('evade', { colour: 'red' })
    expect(match.ships.me.tokens).toEqual({ evade: 1, stress: 1 })
  })
  test('not after a focus action', () => {
    const match = facing('perform-action', 'leevantenza')
    match.player1.action('focus')
    expect(match.question).not.toBe('action')
  })
})

describe('Wedge Antilles', () => {
  test('the defender rolls 1 die less [card: wedgeantilles]', () => {
    const match = attackBy('wedgeantilles', { dice: 'hit hit hit / blank' })
    match.to('end')
    expect(match.ships.enemy.damage).toHaveLength(3)
  })
  test('he himself rolls all of his', () => {
    expect(rolled(attackOn('wedgeantilles', { dice: 'blank blank blank' }), 'defense')).toBe(2)
  })
  test('Battle of Yavin: with a friend in the arc of the defender [card: wedgeantilles-battleofyavin]', () => {
    const more = { unwritten: true }
    const pilot = 'wedgeantilles-battleofyavin'
    const together = attackBy(pilot, { dice: 'hit hit hit', friends: { wing: AHEAD }, more })
    together.to('end')
    expect(rolled(together, 'defense')).toBe(1)
    const alone = attackBy(pilot, { dice: 'hit hit hit', more })
    alone.to('end')
    expect(rolled(alone, 'defense')).toBe(2)
  })
  test('Battle over Endor: a focus token for a hit, none for a miss [card: wedgeantilles-battleoverendor]', () => {
    const more = { unwritten: true }
    const hit = attackBy('wedgeantilles-battleoverendor', { dice: 'hit blank blank / blank blank', more })
    hit.to('end')
    expect(gained(hit, 'me')).toEqual(['focus'])
    const miss = attackBy('wedgeantilles-battleoverendor', { dice: 'hit blank blank / evade blank', more })
    miss.to('end')
    expect(gained(miss, 'me')).toEqual([])
  })
})

describe('Wes Janson', () => {
  test('jams whom he attacked, once for his charge [card: wesjanson]', () => {
    const match = attackBy('wesjanson', { dice: 'blank blank blank' })
    match.player1.yes()
    expect(gained(match, 'enemy')).toEqual(['jam'])
  })
  test('and who attacked him; not without a charge', () => {
    const match = attackOn('wesjanson', { dice: 'blank blank blank' })
    match.player1.yes()
    expect(gained(match, 'enemy')).toEqual(['jam'])
    const spent = attackOn({ pilot: 'wesjanson', charges: { wesjanson: 0 } }, { dice: 'blank blank blank' })
    expect(spent.question).not.toBe('use-ability')
  })
})

test('Yendor rerolls a blank for a strain token [card: yendor-battleoverendor]', () => {
  const match = attackBy(
    { pilot: 'yendor-battleoverendor', tokens: ['focus'] },
    { dice: 'hit focus blank / hit', more: { unwritten: true } },
  )
  match.player1.choose({ do: 'card' })
  expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'hit'])
  expect(gained(match, 'me')).toEqual(['strain'])
})
