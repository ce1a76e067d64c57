/** Crew members with two sides. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, BESIDE, FAR, facing, flight, gained } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

/** The upgrades of `me` that are up. */
function up(match: ReturnType<typeof facing>): string[] {
  return [...match.ships.me.cards]
}

describe('Agent Terex', () => {
  test('gives his calculate tokens away [card: agentterex]', () => {
    const match = facing('engagement', xwing('agentterex'), { friends: { friend: BESIDE } })
    match.player1.ship('friend')
    expect(match.ships.friend.tokens.calculate).toBe(1)
    expect(up(match)).toContain('agentterex')
  })

  test('as a cyborg he rolls for a token in the System Phase [card: agentterex]', () => {
    const roll = (dice: string): string[] => {
      const match = facing('system', { upgrades: ['agentterex#1'] }, { dice })
      match.choose({ do: 'system' })
      return gained(match, 'me')
    }
    expect(roll('hit')).toEqual(['calculate'])
    expect(roll('blank')).toEqual(['jam'])
  })

  test('and hands it on [card: agentterex]', () => {
    const match = facing('perform-action', { upgrades: ['agentterex#1'], tokens: ['jam'] })
    match.choose({ do: 'action', action: 'card' })
    expect(match.ships.enemy.tokens.jam).toBe(1)
  })
})

describe('Chancellor Palpatine', () => {
  test('stress for an attacker near him, then the other face [card: chancellorpalpatine]', () => {
    const match = attackOn(xwing('chancellorpalpatine'), { dice: 'blank blank blank / blank blank' })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.enemy.tokens.stress).toBe(1)
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(up(match)).toContain('chancellorpalpatine#1')
  })

  test('not for one at range 3 [card: chancellorpalpatine]', () => {
    const match = attackOn(xwing('chancellorpalpatine'), {
      dice: 'blank blank blank / blank blank blank',
      distance: 340,
    })
    match.to('end')
    expect(match.ships.enemy.tokens.stress).toBeUndefined()
  })

  test('as Sidious he stresses and helps whom he coordinates [card: chancellorpalpatine]', () => {
    const match = facing(
      'perform-action',
      { upgrades: ['chancellorpalpatine#1'] },
      { friends: { friend: { ...BESIDE, at: [560, 300, 0] } } },
    )
    match.choose({ do: 'action', action: 'coordinate', colour: 'purple' })
    match.player1.noAction()
    expect(gained(match, 'friend')).toEqual(['stress', 'focus'])
  })
})

describe('Commander Malarus', () => {
  const attack = (dice: string, friend = 'bluesquadronescort') =>
    attackByFriend(xwing('commandermalarus'), 'friend', {
      friends: { friend: { ...BESIDE, pilot: friend } },
      dice,
    })

  test('a blank is rerolled; a miss turns the card [card: commandermalarus]', () => {
    const match = attack('blank focus focus / blank / blank blank')
    match.choose({ do: 'card', card: 'commandermalarus' })
    match.until('attack')
    expect(up(match)).toContain('commandermalarus#1')
  })

  test('not for limited ships [card: commandermalarus]', () => {
    expect(
      attack('blank blank blank', 'wedgeantilles').offers({ do: 'card', card: 'commandermalarus' }),
    ).toBe(false)
  })

  test('perfected: focus results hit in the bullseye arc, and stress [card: commandermalarus]', () => {
    const match = attackBy({ upgrades: ['commandermalarus#1'] }, { dice: 'focus focus blank / blank blank' })
    match.to('end')
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(match.ships.me.tokens.stress).toBe(1)
  })
})

describe('IG-11', () => {
  const ig = (dice: string, charges = 0) =>
    attackOn(xwing('ig11', { shields: 0, charges: { ig11: charges } }), { dice })

  test('a fuse instead of a faceup card [card: ig11]', () => {
    const match = ig('crit hit blank / blank blank')
    match.to('end')
    expect(match.ships.me.damage).toEqual(['facedown'])
    expect(up(match)).toContain('ig11')
  })

  test('the second fuse turns the card [card: ig11]', () => {
    const match = ig('crit crit blank / blank blank')
    match.until('attack')
    expect(up(match)).toContain('ig11#1')
  })

  test('and when they have burnt down, it blows up [card: ig11]', () => {
    const match = facing(
      'end',
      { upgrades: ['ig11#1'], charges: { 'ig11#1': 1 } },
      { friends: { near: BESIDE, far: FAR } },
    )
    expect(match.ships.me.destroyed).toBe(true)
    expect(match.ships.near.shields).toBe(1)
    expect(match.ships.far.shields).toBe(2)
  })
})

describe('L3-37', () => {
  test('has all attack dice rerolled, once [card: l337]', () => {
    const match = attackOn(xwing('l337'), { dice: 'hit hit hit / blank blank blank' })
    match.choose({ do: 'card', card: 'l337' })
    expect(up(match)).toContain('l337#1')
    match.to('end')
    expect(match.ships.me.shields).toBe(2)
  })

  test('her programming: banks are easier without shields [card: l337] [xw.a.cardfaq.49]', () => {
    const bank = (shields: number) =>
      flight({ upgrades: ['l337#1'], shields, tokens: ['strain'] }, '3 bank left').ships.me.tokens.strain
    expect(bank(0)).toBeUndefined()
    expect(bank(1)).toBe(1)
  })
})

describe('Prime Minister Almec', () => {
  test('stress for a calculate token after a white maneuver is revealed [card: primeministeralmec]', () => {
    const match = facing('activation', xwing('primeministeralmec', { dial: '3 straight' }), { distance: 560 })
    match.choose({ do: 'yes' })
    expect(gained(match, 'me')).toEqual(['stress', 'calculate'])
  })

  test('2 stress tokens turn the card [card: primeministeralmec]', () => {
    expect(up(facing('end', xwing('primeministeralmec', { tokens: ['stress', 'stress'] })))).toContain(
      'primeministeralmec#1',
    )
    expect(up(facing('end', xwing('primeministeralmec', { tokens: ['stress'] })))).toContain(
      'primeministeralmec',
    )
  })

  test('then a red maneuver lets a friend focus [card: primeministeralmec]', () => {
    const match = flight({ upgrades: ['primeministeralmec#1'] }, '4 koiogran')
    match.player1.action('focus')
    expect(gained(match, 'me')).toEqual(['stress', 'focus'])
  })
})
