/** Rulebook: crates and mission tokens, interacting with them, retrieving and control, on printed missions. */
import { expect, test } from 'vitest'
import { officers, points } from '../missions/officers.ts'
import { situation } from '../play.ts'

test('only the tokens of the mission’s own side are laid out [ia.mission-setup-skirmish.8]', () => {
  const kinds = (mission: string): string[] =>
    Object.keys(officers(mission, { ours: ['9,8'], theirs: ['0,8'] }).tokens)
  expect(kinds('geonosis-foundry-a')).toContain('generator 1')
  expect(kinds('geonosis-foundry-a')).not.toContain('weapon 1')
  expect(kinds('geonosis-foundry-b')).toContain('weapon 1')
  expect(kinds('geonosis-foundry-b')).not.toContain('generator 1')
})

test('a crate is in nobody’s way, neither for steps nor for sight [ia.crate-tokens.2]', () => {
  const match = officers('mos-eisley-back-alleys-a', { ours: ['4,4'], theirs: ['4,2', '12,2'] })
  expect(match.tokens['crate 1'].at).toBe('4,3')
  expect(match.player1.offers({ do: 'attack', target: 'theirs 1' })).toBe(true)
  match.player1.move('ours 1', '4,3')
  expect(match.figures['ours 1'].at).toBe('4,3')
})

test('difficult terrain is difficult under a crate, too [ia.crate-tokens.3]', () => {
  const match = officers('hoth-weather-shelter-a', {
    ours: ['10,4'],
    theirs: ['5,9'],
    more: { tokens: [{ kind: 'crate', at: '11,4' }] },
  })
  match.player1.move('ours 1')
  expect(match.player1.offers({ do: 'walk', to: '11,4', cost: 2 })).toBe(true)
})

test('what the mission allows is done by interacting, on the token or beside it [ia.interact.3] [ia.interact.5]', () => {
  const offered = (at: string): boolean =>
    officers('climate-research-camp-a', { ours: [at], theirs: ['8,0'] }).player1.offers({
      do: 'interact',
      what: 'retrieve',
    })
  expect(offered('0,3')).toBe(true)
  expect(offered('1,2')).toBe(true)
  expect(offered('2,3')).toBe(false)
})

test('nobody takes what another carries, passes it on or lets it go; it is not claimed [ia.retrieve.3] [ia.retrieve.7]', () => {
  const match = situation({
    mission: 'climate-research-camp-a',
    active: 'carrier',
    player1: {
      groups: {
        carrier: { card: 'Imperial Officer', at: '9,16', carries: [2] },
        friend: { card: 'Imperial Officer', at: '10,16' },
      },
    },
    player2: { groups: { thief: { card: 'Imperial Officer', at: '9,17' } } },
  })
  expect(match.figures.carrier.carries).toHaveLength(1)
  expect(match.player1.offers({ do: 'interact' })).toBe(false)
  expect(match.player1.points).toBe(0)
  match.player1.end()
  match.player2.activate('thief')
  expect(match.player2.offers({ do: 'interact' })).toBe(false)
})

test('where both players have figures, nobody has control [ia.control.3]', () => {
  const zone = (ours: string, theirs: string) => {
    const match = officers('climate-research-camp-b', { ours: [ours], theirs: [theirs] })
    match.nextRound()
    return points(match)
  }
  // Two points for the opponent's zone: player1's is below.
  expect(zone('8,0', '6,8')).toEqual([2, 0])
  expect(zone('8,0', '9,0')).toEqual([0, 0])
  expect(zone('6,8', '10,17')).toEqual([0, 2])
  expect(zone('11,17', '10,17')).toEqual([0, 0])
})

test('a mission rule goes before the rules: nobody opens a door that it locks [ia.golden-rules.3] [ia.doors.8]', () => {
  const opens = (mission: string): boolean =>
    officers(mission, { ours: ['9,8'], theirs: ['0,8'] }).player1.offers({
      do: 'interact',
      what: 'open-door',
    })
  expect(opens('geonosis-foundry-b')).toBe(true)
  expect(opens('geonosis-foundry-a')).toBe(false)
})

test('Reach reaches a door from one space further away [ia.attacking-objects.15]', () => {
  const attacks = (card: string, at: string): boolean =>
    situation({
      mission: 'geonosis-foundry-a',
      active: 'striker',
      player1: { groups: { striker: { card, at } } },
      player2: { groups: { other: { card: 'Imperial Officer', at: '0,8' } } },
    }).player1.offers({ do: 'attack', object: 'gate' })
  expect(attacks('Darth Vader', '10,8')).toBe(false)
  expect(attacks('Royal Guard', '10,8')).toBe(true)
  expect(attacks('Royal Guard', '11,8')).toBe(false)
})
