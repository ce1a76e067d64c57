/** Crew members who help friendly ships with their dice. */
import { describe, expect, test } from 'vitest'
import { AHEAD, attackBy, attackByFriend, attackOn, BESIDE, FAR, facing } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

describe('Aayla Secura', () => {
  const attacked = (at: readonly [number, number, number]) =>
    attackOn(
      xwing('aaylasecura', { at }),
      { dice: 'hit hit blank / blank blank', friends: { friend: AHEAD } },
      'friend',
    )

  test('a blank of the defender becomes a focus result [card: aaylasecura]', () => {
    expect(attacked([457, 300, 0]).offers({ do: 'card', card: 'aaylasecura' })).toBe(true)
  })

  test('not if the attacker is not in her bullseye arc [card: aaylasecura]', () => {
    expect(attacked([457, 300, 180]).offers({ do: 'card' })).toBe(false)
  })
})

describe('Admiral Sloane', () => {
  const attack = (tokens: readonly 'stress'[]) =>
    attackByFriend(xwing('admiralsloane'), 'friend', {
      friends: { friend: BESIDE },
      enemy: { tokens },
      dice: 'blank blank blank',
    })

  test('a friend rerolls a die against a stressed ship [card: admiralsloane]', () => {
    expect(attack(['stress']).offers({ do: 'card', card: 'admiralsloane' })).toBe(true)
    expect(attack([]).offers({ do: 'card' })).toBe(false)
  })

  test('who destroys a friend gains 2 stress tokens, at once [card: admiralsloane] [xw.a.cardfaq.95]', () => {
    const dying = { ...BESIDE, shields: 0, damage: ['facedown', 'facedown', 'facedown'] }
    const around = { dice: 'hit hit hit / blank blank', friends: { friend: dying } }
    const match = attackOn(xwing('admiralsloane'), around, 'friend')
    match.until('attack')
    expect(match.ships.enemy.tokens.stress).toBe(2)
  })
})

describe('Emperor Palpatine', () => {
  const palpatine = { pilot: 'omicrongrouppilot', upgrades: ['emperorpalpatine'], at: [380, 200, 0] as const }

  test('his Force changes a focus result of another ship [card: emperorpalpatine] [xw.a.cardfaq.30]', () => {
    const match = attackByFriend(palpatine, 'friend', {
      friends: { friend: BESIDE },
      dice: 'focus blank blank',
    })
    match.choose({ do: 'card', card: 'emperorpalpatine' })
    expect(match.ships.me.force).toBe(0)
    expect(match.attack?.attackDice ?? []).toEqual([])
    expect(match.events).toContain('hit')
  })

  test('not without Force [card: emperorpalpatine]', () => {
    const around = { friends: { friend: BESIDE }, dice: 'focus blank blank' }
    expect(attackByFriend({ ...palpatine, force: 0 }, 'friend', around).offers({ do: 'card' })).toBe(false)
  })
})

describe('Gar Saxon', () => {
  const attack = (locks: readonly string[], pilot: string) =>
    attackByFriend(xwing('garsaxon', { locks }), 'friend', {
      friends: { friend: { ...BESIDE, pilot } },
      dice: 'focus blank blank',
    })

  test('a friend of low initiative hits what he has locked [card: garsaxon]', () => {
    expect(attack(['enemy'], 'bluesquadronescort').offers({ do: 'card', card: 'garsaxon' })).toBe(true)
    expect(attack([], 'bluesquadronescort').offers({ do: 'card' })).toBe(false)
    expect(attack(['enemy'], 'wedgeantilles').offers({ do: 'card', card: 'garsaxon' })).toBe(false)
  })
})

describe('Tristan Wren', () => {
  const attack = (weapon: string) => {
    const friend = { ...BESIDE, upgrades: ['protontorpedoes'], locks: ['enemy'] }
    const around = { friends: { friend }, dice: 'hit hit blank blank', more: { active: 'friend' } }
    const match = facing('declare-target', xwing('tristanwren'), around)
    match.player1.attack('enemy', { weapon })
    return match.offers({ do: 'card', card: 'tristanwren' })
  }

  test('a charge for a crit of an attack without range bonus [card: tristanwren]', () => {
    expect(attack('protontorpedoes')).toBe(true)
    expect(attack('primary')).toBe(false)
  })
})

describe('The Wolfpack of Coruscant', () => {
  const pack = xwing('wolfpack-siegeofcoruscant')
  const attack = (locks: readonly string[]) => {
    const friends = { plo: { ...FAR, pilot: 'plokoon', locks } }
    return attackBy(pack, { friends, dice: 'blank blank blank', more: { unwritten: true } })
  }

  test('spends the lock of Plo Koon [card: wolfpack-siegeofcoruscant]', () => {
    const match = attack(['enemy'])
    match.choose({ card: 'wolfpack-siegeofcoruscant' })
    match.choose({ do: 'die' })
    expect(match.ships.plo.locks).toEqual([])
    expect(attack([]).offers({ card: 'wolfpack-siegeofcoruscant' })).toBe(false)
  })
})
