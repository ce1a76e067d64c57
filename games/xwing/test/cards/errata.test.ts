/** Errata that no card's own test shows, and what stands where on a card (rulebook: appendices). */
import { describe, expect, test } from 'vitest'
import { upgradeFacts } from '../../facts/index.ts'
import { isAtRange } from '../../rules/range.ts'
import { facing, flight, LATER } from './facing.ts'

describe('Errata', () => {
  test('the Force of Asajj Ventress comes back [xw.a.errata-upgrades.4]', () => {
    const match = facing(
      'end',
      { pilot: 'trandoshanslaver', upgrades: ['asajjventresscommand'], force: 0 },
      {
        more: { unwritten: true },
      },
    )
    match.to('planning')
    expect(match.ships.me.force).toBe(1)
  })

  test.each([
    ['“Countdown” [xw.a.errata-ships.13]', 'countdown'],
    ['“Vagabond” [xw.a.errata-ships.33]', 'vagabond'],
    ['“Pure Sabacc” [xw.a.errata-ships.34]', 'puresabacc'],
  ])('%s must boost before the reveal unless stressed', (_, pilot) => {
    const fly = (tokens: readonly 'stress'[]) =>
      facing('activation', { pilot, dial: '2 straight', tokens }, { distance: 560, friends: LATER })
    expect(fly([]).question).toBe('boost')
    expect(fly([]).player1.offers({ do: 'decline' })).toBe(false)
    expect(fly(['stress']).question).not.toBe('boost')
  })

  test.each([
    ['Major Vermeil [xw.a.errata-ships.25]', 'majorvermeil'],
    ['a Scarif Base Pilot [xw.a.errata-ships.28]', 'scarifbasepilot'],
  ])('%s may boost before the reveal', (_, pilot) => {
    const match = facing('activation', { pilot, dial: '1 straight' }, { distance: 560, friends: LATER })
    expect(match.question).toBe('boost')
    expect(match.player1.offers({ do: 'decline' })).toBe(true)
  })

  test.each([
    ['landing struts [xw.a.errata-upgrades.20]', 'landingstruts#1'],
    ['grappling struts [xw.a.errata-upgrades.23]', 'grapplingstruts#1'],
  ])('open %s: no barrel rolls', (_, upgrade) => {
    const droid = (upgrades: readonly string[]) =>
      facing('perform-action', { pilot: 'tradefederationdrone', upgrades }).player1.all('action')
    expect(droid([])).toContain('barrel-roll')
    expect(droid([upgrade])).not.toContain('barrel-roll')
  })

  test('Dedicated is for clones of the Republic [xw.a.errata-upgrades.27]', () => {
    expect(upgradeFacts('dedicated').restrictions).toEqual([
      { needs: 'faction', of: ['galacticrepublic'] },
      { needs: 'keyword', of: ['clone'] },
    ])
  })

  test('Tracking Torpedoes are not reloaded [xw.a.errata-upgrades.30]', () => {
    const me = {
      pilot: 'scimitarsquadronpilot',
      upgrades: ['trackingtorpedoes'],
      charges: { trackingtorpedoes: 0 },
    }
    expect(facing('perform-action', me).player1.offers({ action: 'reload' })).toBe(false)
  })
})

describe('What stands on a card', () => {
  test('an upgrade has a text; some add linked actions [xw.a.anatomy-upgrade.2] [xw.a.anatomy-upgrade.4]', () => {
    const match = facing('perform-action', {
      pilot: 'bluesquadronescort',
      upgrades: ['firstorderordnancetech', 'protontorpedoes'],
      charges: { protontorpedoes: 0 },
    })
    match.player1.action('reload')
    expect(match.player1.offers({ action: 'lock' })).toBe(true)
  })
})

test('“range 1-2” is every band from 1 to 2 [xw.g.range.5]', () => {
  const at = (distance: number): boolean => {
    const { match } = facing('perform-action', 'bluesquadronescort', { distance })
    return isAtRange(match.state, 0, 1, 1, 2)
  }
  expect([at(40), at(100), at(200), at(300)]).toEqual([false, true, true, false])
})

test('a device has one pair of guides, a ship a front and a rear pair: bombs leave by the rear one [xw.g.guides.1]', () => {
  const match = facing(
    'system',
    { pilot: 'graysquadronbomber', upgrades: ['protonbombs'] },
    { distance: 500 },
  )
  match.player1.choose({ do: 'system', card: 'protonbombs' })
  expect(match.things.protonbomb.at[1]).toBeLessThan(300)
  expect(flight('graysquadronbomber', '1 straight', { friends: LATER }).ships.me.at[1]).toBeGreaterThan(300)
})
