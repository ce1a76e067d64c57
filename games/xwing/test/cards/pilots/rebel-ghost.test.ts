import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

describe('"Chopper"', () => {
  test('jams enemies that touch him, twice [card: chopper] [card: chopper-gauntletfighter] [xw.a.queue-ex2.3]', () => {
    const enemies = { far: { pilot: 'bluesquadronescort', at: [457, 700, 180] } } as const
    const match = facing('engagement', 'chopper', { distance: 60, enemies })
    expect(gained(match, 'enemy')).toEqual(['jam', 'jam'])
    expect(gained(match, 'far')).toEqual([])
  })
})

describe('Ezra Bridger', () => {
  test.each([
    'ezrabridger',
    'ezrabridger-tielnfighter',
    'ezrabridger-sheathipedeclassshuttle',
    'ezrabridger-gauntletfighter',
  ])(
    '%s changes 2 focus results for 1 Force while stressed [card: ezrabridger] [card: ezrabridger-tielnfighter] [card: ezrabridger-sheathipedeclassshuttle] [card: ezrabridger-gauntletfighter]',
    (pilot) => {
      const match = attackOn({ pilot, tokens: ['stress'] }, { dice: 'hit hit hit / focus focus focus' })
      match.player1.choose({ do: 'card' })
      if (match.question === 'how-many') match.player1.answer(2)
      expect(match.events).toContain('change-dice')
      expect(match.events.filter((event) => event === 'spend-force')).toHaveLength(1)
    },
  )
  test('calm, he only has the Force', () => {
    const match = attackOn('ezrabridger', { dice: 'hit hit hit / focus focus' })
    expect(match.player1.all('do')).toEqual(['done', 'force'])
  })
})

describe('Hera Syndulla', () => {
  test('sets her dial to another maneuver of the same colour [card: herasyndulla] [card: herasyndulla-vcx100lightfreighter] [xw.a.cardfaq.50]', () => {
    const match = facing('activation', { pilot: 'herasyndulla', dial: '1 straight' }, { distance: 560 })
    expect(match.player1.offered.every((words) => words.difficulty === 'blue')).toBe(true)
    match.player1.choose({ do: 'maneuver', speed: 2, bearing: 'straight' })
    match.until('action')
    expect(match.ships.me.executed).toBe('2 straight')
  })
  test('not from a white one', () => {
    const match = facing('activation', { pilot: 'herasyndulla', dial: '3 straight' }, { distance: 560 })
    expect(match.question).toBe('action')
  })
})

describe('Sabine Wren', () => {
  test.each(['sabinewren', 'sabinewren-tielnfighter'])(
    '%s rolls before she activates [card: sabinewren] [card: sabinewren-tielnfighter]',
    (pilot) => {
      const match = facing('activation', pilot, { distance: 560 })
      expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
      expect(match.ships.me.executed).toBeNull()
    },
  )
  test('not while stressed', () => {
    const match = facing('activation', { pilot: 'sabinewren', tokens: ['stress'] }, { distance: 560 })
    expect(match.ships.me.executed).not.toBeNull()
  })
})

describe('"Zeb" Orrelios', () => {
  test.each(['zeborrelios', 'zeborrelios-tielnfighter', 'zeborrelios-sheathipedeclassshuttle'])(
    '%s evades crits first [card: zeborrelios] [card: zeborrelios-tielnfighter] [card: zeborrelios-sheathipedeclassshuttle]',
    (pilot) => {
      const match = attackOn({ pilot, shields: 0 }, { dice: 'hit crit blank / evade' })
      match.to('end')
      expect(match.ships.me.damage).toEqual(['facedown'])
    },
  )
  test('but the enemy does not against him', () => {
    const match = attackBy('zeborrelios', {
      dice: 'hit crit blank / evade blank',
      more: { decks: { player2: ['structuraldamage'] } },
    })
    match.to('end')
    expect(match.ships.enemy.damage).toEqual(['structuraldamage'])
  })
})

describe('Alexsandr Kallus', () => {
  test('1 more die if the attacker modified its dice [card: alexsandrkallus]', () => {
    const match = attackOn('alexsandrkallus', { dice: 'focus hit hit', enemy: { tokens: ['focus'] } })
    match.player2.choose({ do: 'focus' })
    match.player1.yes()
    expect(rolled(match, 'defense')).toBe(1)
  })
  test('not if it left them alone', () => {
    const match = attackOn('alexsandrkallus', { dice: 'hit hit hit', enemy: { tokens: ['focus'] } })
    expect(rolled(match, 'defense')).toBe(0)
  })
})

describe('Kanan Jarrus', () => {
  test('spends Force for a friend in his firing arc [card: kananjarrus]', () => {
    const friends = { wing: { pilot: 'bluesquadronescort', at: [457, 400, 0] } } as const
    const match = attackOn('kananjarrus', { distance: 300, friends }, 'wing')
    match.player1.yes()
    expect(match.ships.me.force).toBe(1)
    expect(rolled(match, 'attack')).toBe(2)
  })
  test('not for one behind him, nor for himself', () => {
    expect(attackOn('kananjarrus').question).not.toBe('use-ability')
    const behind = { pilot: 'bluesquadronescort', at: [530, 300, 0] } as const
    expect(attackOn('kananjarrus', { friends: { behind } }, 'behind').question).not.toBe('use-ability')
  })
})

describe('AP-5', () => {
  test('coordinates a friend with 1 stress token, not with 2 [card: ap5]', () => {
    const wing = { ...BESIDE, tokens: ['stress'] } as const
    const match = facing('perform-action', 'ap5', { friends: { wing } })
    match.player1.action('coordinate')
    match.player1.action('focus', { ship: 'wing' })
    expect(gained(match, 'wing')).toEqual(['focus'])
    const worn = facing('perform-action', 'ap5', {
      friends: { wing: { ...wing, tokens: ['stress', 'stress'] } },
    })
    worn.player1.action('coordinate')
    expect(worn.player1.offers({ action: 'focus', ship: 'wing' })).toBe(false)
  })
})

describe('Fenn Rau (Sheathipede)', () => {
  const enemy = { tokens: ['focus'], locks: ['me'] } as const
  test('takes stress, and the enemy spends no tokens in its attack [card: fennrau-sheathipedeclassshuttle] [xw.a.errata-ships.15]', () => {
    const match = facing('engagement', 'fennrau-sheathipedeclassshuttle', {
      dice: 'focus focus hit',
      enemy,
      more: { firstPlayer: 'player2' },
    })
    while (match.question !== 'use-ability') match.decline()
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
    match.player2.attack('me')
    expect(match.asked).not.toBe('player2')
  })
  test('what a card does to the dice without a token stays free [card: fennrau-sheathipedeclassshuttle] [card: predator]', () => {
    const match = facing('engagement', 'fennrau-sheathipedeclassshuttle', {
      dice: 'focus focus blank / hit',
      enemy: { ...enemy, upgrades: ['predator'] },
      more: { firstPlayer: 'player2' },
    })
    while (match.question !== 'use-ability') match.decline()
    match.player1.yes()
    match.player2.attack('me')
    expect(match.player2.all('do')).toEqual(['card', 'done'])
    expect(match.player2.offers({ card: 'predator' })).toBe(true)
  })
  test('not while stressed himself', () => {
    const match = facing(
      'engagement',
      { pilot: 'fennrau-sheathipedeclassshuttle', tokens: ['stress'] },
      { enemy },
    )
    while (match.question !== 'attack') match.decline()
    expect(match.events).not.toContain('ability')
  })
})
