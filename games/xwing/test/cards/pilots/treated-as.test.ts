/** Pilots who treat arcs, ranges and places as others. */
import { describe, expect, test } from 'vitest'
import { MM } from '../../../geometry/index.ts'
import { shipLimit } from '../../../rules/setup/forces.ts'
import { attackBy, attackByFriend, attackOn, facing, rolled } from '../facing.ts'

describe('“Recoil”', () => {
  // 40 mm aside at range 1: in the front arc, outside of the bullseye arc.
  const recoil = (tokens: readonly 'stress'[], at: readonly [number, number, number] = [500, 420, 180]) =>
    attackBy(
      { pilot: 'recoil', upgrades: ['marksmanship'], tokens },
      { dice: 'hit blank blank blank / blank blank blank', enemy: { at } },
    )

  test('stressed she has enemies at range 1 in her bullseye arc [card: recoil]', () => {
    expect(recoil(['stress']).offers({ card: 'marksmanship' })).toBe(true)
  })

  test('calm, beyond range 1 or outside of her front arc she has not [card: recoil]', () => {
    expect(recoil([]).offers({ card: 'marksmanship' })).toBe(false)
    expect(recoil(['stress'], [500, 560, 180]).offers({ card: 'marksmanship' })).toBe(false)
  })

  test('she does not treat them so for what would harm her [card: recoil]', () => {
    // While a friend attacks, Merl Cobben takes a defense die from whoever has her in the bullseye arc.
    const dice = (at: readonly [number, number, number]) => {
      const match = attackOn(
        { pilot: 'recoil', tokens: ['stress'] },
        {
          dice: 'blank blank blank / blank blank blank',
          distance: 240,
          enemies: { merl: { pilot: 'merlcobben', at, marks: ['engaged'] } },
        },
      )
      match.to('end')
      return rolled(match, 'defense')
    }
    // Straight ahead at range 1, and 43 mm aside of that.
    expect(dice([457, 410, 180])).toBe(2)
    expect(dice([410, 410, 180])).toBe(3)
  })
})

describe('Major Stridan', () => {
  const stridan = (y: number) => {
    const match = facing(
      'perform-action',
      { pilot: 'majorstridan' },
      {
        friends: {
          friend: { pilot: 'epsilonsquadroncadet', at: [457, y, 0] },
          near: { pilot: 'epsilonsquadroncadet', at: [310, 300, 0] },
          other: { pilot: 'epsilonsquadroncadet', at: [610, 300, 0] },
        },
        enemy: { at: [100, 850, 180] },
      },
    )
    match.player1.action('coordinate')
    return match.offers({ do: 'ship', ship: 'friend' })
  }

  test('coordinates friends at range 3, too, but not beyond [card: majorstridan]', () => {
    expect(stridan(600)).toBe(true)
    expect(stridan(700)).toBe(false)
  })

  test('his crew reaches friends at range 3 as if they were near, others’ do not [card: majorstridan]', () => {
    // Commander Malarus lets friends at range 0-1 reroll a blank.
    const helps = (pilot: string) =>
      attackByFriend({ pilot, upgrades: ['commandermalarus'] }, 'wing', {
        dice: 'blank blank / blank blank blank',
        friends: { wing: { pilot: 'epsilonsquadroncadet', at: [457, 600, 0] } },
        enemy: { at: [457, 760, 180] },
      }).offers({ card: 'commandermalarus' })
    expect(helps('majorstridan')).toBe(true)
    expect(helps('captaincardinal')).toBe(false)
  })
})

describe('Finch Dallow', () => {
  const bombing = () => {
    const match = facing('system', { pilot: 'finchdallow', upgrades: ['protonbombs'] }, { distance: 500 })
    match.player1.choose({ do: 'system', card: 'protonbombs' })
    match.player1.choose({ do: 'beside' })
    return match
  }

  test('places a bomb where it touches him instead of dropping it [card: finchdallow]', () => {
    const match = bombing()
    // Its outline reaches 13.8 mm forward; the large base 40 mm.
    expect(() => match.player1.place(457, 300, 0)).toThrow()
    expect(() => match.player1.place(457, 420, 0)).toThrow()
    match.player1.place(457, 357, 0)
    const [bomb] = Object.values(match.things)
    expect(bomb.at).toEqual([457, 357, 0])
    expect(match.ships.me.charges).toEqual({ protonbombs: 1 })
  })

  test('may drop it as everybody does [card: finchdallow]', () => {
    const match = facing('system', { pilot: 'finchdallow', upgrades: ['protonbombs'] }, { distance: 500 })
    match.player1.choose({ do: 'system', card: 'protonbombs' })
    match.player1.choose({ do: 'place-device', template: 'straight 1' })
    expect(Object.values(match.things)[0].at[1]).toBeLessThan(260)
  })

  test('mines are no bombs [card: finchdallow]', () => {
    const match = facing('system', { pilot: 'finchdallow', upgrades: ['proximitymines'] }, { distance: 500 })
    match.player1.choose({ do: 'system', card: 'proximitymines' })
    expect(match.offers({ do: 'beside' })).toBe(false)
  })
})

describe('Han Solo in the scavenged YT-1300', () => {
  const at = (y: number, pilot = 'hansolo-scavengedyt1300') => {
    const { state } = facing('perform-action', 'bluesquadronescort', {
      friends: { falcon: { pilot } },
      enemy: { at: [457, 850, 180] },
    }).match
    const falcon = state.ships.find(({ zone }) => zone === 'reserve')
    state.phase = 'setup'
    if (falcon === undefined) throw new Error('he waits in reserve')
    return shipLimit(state, falcon)({ x: 457 * MM, y: y * MM, a: 0 })
  }

  test('may be placed anywhere beyond range 3 of enemies [card: hansolo-scavengedyt1300]', () => {
    // The enemy’s base ends at 830 mm, his at y + 40: beyond 300 mm below 490.
    expect(at(480)).toBeNull()
    expect(at(500)?.refused).toBe('outside-deployment-zone')
    expect(at(480, 'chewbacca-scavengedyt1300')?.refused).toBe('outside-deployment-zone')
  })
})

describe('Echo of the standard loadout', () => {
  const decloaks = (charges: number) => {
    const match = facing(
      'system',
      { pilot: 'echo-ssl', tokens: ['cloak'], charges: { 'manualailerons-tiephphantom': charges } },
      { distance: 500 },
    )
    match.player1.choose({ do: 'decloak' })
    return match
  }

  test('Manual Ailerons bend the way of a decloak for a charge [card: echo-ssl]', () => {
    const match = decloaks(2)
    match.player1.yes()
    match.player1.choose({ do: 'move-to', side: 'right', end: 'bank 2' })
    expect(match.ships.me.at[2]).toBe(45)
    expect(match.ships.me.charges).toMatchObject({ 'manualailerons-tiephphantom': 1 })
  })

  test('who declines, or has no charge, goes straight [card: echo-ssl]', () => {
    const match = decloaks(2)
    match.player1.no()
    expect(match.offers({ do: 'move-to', end: 'bank 2' })).toBe(false)
    expect(match.ships.me.charges).toMatchObject({ 'manualailerons-tiephphantom': 2 })
    expect(decloaks(0).question).toBe('decloak')
  })
})
