/** Force powers. */
import { describe, expect, test } from 'vitest'
import { attackOn, facing, rolled } from '../facing.ts'
import { ASIDE, attackWith, defendWith, equipped, fire, mayFire, SIDEWAYS, WAITING } from './weapon-fire.ts'

/** A TIE Advanced v1 of the Inquisitors: 1 Force, boost and barrel roll. */
const INQUISITOR = { pilot: 'inquisitor' }

test('brilliant evasion: one Force for two focus results [card: brilliantevasion]', () => {
  const around = { dice: 'hit hit hit / focus focus focus', enemy: ASIDE }
  const match = defendWith('brilliantevasion', around, { ...INQUISITOR, tokens: ['calculate'] })
  match.player1.choose({ do: 'card' })
  expect(match.attack?.defenseDice).toEqual(['evade', 'evade', 'focus'])
  expect(match.ships.me.force).toBe(0)
  const aimedAt = defendWith('brilliantevasion', { dice: 'hit hit hit / focus focus' }, INQUISITOR)
  expect(aimedAt.player1.offers({ card: 'brilliantevasion' })).toBe(false)
})

test('extreme maneuvers: Force for a boost with the turn template [card: extrememaneuvers]', () => {
  const match = facing('perform-action', equipped('extrememaneuvers', INQUISITOR))
  match.player1.action('boost', { card: 'extrememaneuvers' })
  match.player1.choose({ side: 'left' })
  expect(match.ships.me).toMatchObject({ force: 0, tokens: {} })
  expect(match.ships.me.at[2]).toBe(270)
  const spent = facing('perform-action', equipped('extrememaneuvers', { ...INQUISITOR, force: 0 }))
  expect(spent.player1.offers({ card: 'extrememaneuvers' })).toBe(false)
})

test('foresight: Force for a shot in the bullseye arc, with one change [card: foresight]', () => {
  const flying = (x: number) =>
    facing('maneuver', equipped('foresight', { ...INQUISITOR, tokens: ['focus'] }), {
      enemy: { at: [x, 540, 180], dial: '1 straight' },
      more: { active: 'enemy' },
      dice: 'focus focus',
    })
  const match = flying(457)
  match.player1.yes()
  match.player1.attack('enemy')
  expect(match.ships.me.force).toBe(0)
  expect(match.player1.offered).toHaveLength(2)
  expect(match.player1.offers({ card: 'foresight' })).toBe(true)
  expect(flying(557).player1.question).toBeNull()
})

test('foresight: may be the normal attack, for nothing [card: foresight] [xw.a.cardfaq.59]', () => {
  const match = fire('foresight', { dice: 'hit hit' }, { ...INQUISITOR, force: 0 })
  expect(rolled(match, 'attack')).toBe(2)
})

test('hate: damage becomes Force [card: hate]', () => {
  const around = { dice: 'hit hit blank / blank blank blank' }
  const match = defendWith('hate', around, { ...INQUISITOR, force: 0 })
  match.until('attack')
  expect(match.ships.me).toMatchObject({ force: 1, shields: 0 })
  expect(match.ships.me.damage.length).toBe(0)
})

test('heightened perception: engages at initiative 7, in this phase [card: heightenedperception]', () => {
  const match = facing('engagement', equipped('heightenedperception', INQUISITOR), {
    enemy: { pilot: 'wedgeantilles' },
    more: { unwritten: true, firstPlayer: 'player2' },
  })
  match.player1.yes()
  expect(match.ships.me).toMatchObject({ initiative: 7, force: 0 })
  expect(match.asked).toBe('player1')
  match.to('end')
  expect(match.ships.me.initiative).toBe(3)
})

test('instinctive aim: Force instead of a lock or focus [card: instinctiveaim]', () => {
  const torpedoes = { ...INQUISITOR, upgrades: ['instinctiveaim'] }
  expect(mayFire('protontorpedoes', {}, { ...torpedoes, force: 0 })).toBe(false)
  const match = fire('protontorpedoes', { dice: 'hit hit hit hit' }, torpedoes)
  expect(match.ships.me).toMatchObject({ force: 0, charges: { protontorpedoes: 1 } })
  expect(mayFire('protonrockets', { distance: 140 }, torpedoes)).toBe(true)
  expect(mayFire('energyshellcharges', {}, torpedoes)).toBe(false)
})

test('instinctive aim: with the lock the Force stays [card: instinctiveaim]', () => {
  const me = { ...INQUISITOR, upgrades: ['instinctiveaim'], locks: ['enemy'] }
  expect(fire('protontorpedoes', { dice: 'hit hit hit hit' }, me).ships.me.force).toBe(1)
})

test('malice: a crit, and Force back for a wounded pilot [card: malice]', () => {
  const struck = (card: string) => {
    const around = { dice: 'hit blank / blank blank', more: { decks: { player2: [card] } } }
    const match = attackWith('malice', around, INQUISITOR)
    match.player1.choose({ do: 'card' })
    match.until('attack')
    return match.ships.me.force
  }
  expect(struck('woundedpilot')).toBe(1)
  expect(struck('damagedengine')).toBe(0)
})

test('patience: deplete for Force with an enemy ahead [card: patience]', () => {
  const me = equipped('patience', { ...INQUISITOR, force: 0 })
  const match = facing('engagement', me)
  match.player1.yes()
  expect(match.ships.me).toMatchObject({ force: 1, tokens: { deplete: 1 } })
  expect(facing('engagement', me, { enemy: { at: [457, 100, 0] } }).question).not.toBe('use-ability')
})

test('precognitive reflexes: an action after the dial; a foreign one is the last [card: precognitivereflexes]', () => {
  const flying = (pilot: string) =>
    facing('activation', equipped('precognitivereflexes', { pilot, force: 1, dial: '4 straight' }), {
      enemy: { marks: ['activated'] },
      more: { unwritten: true },
    })
  // An X-wing has a barrel roll but no boost.
  const boosted = flying('lukeskywalker')
  boosted.player1.yes()
  boosted.player1.action('boost')
  boosted.player1.choose({ side: 'straight' })
  expect(boosted.ships.me.tokens).toEqual({ strain: 1 })
  expect(boosted.events.filter((what) => what === 'action')).toHaveLength(1)
  const atHome = flying('lukeskywalker')
  atHome.player1.yes()
  atHome.player1.action('barrel-roll')
  atHome.player1.choose({ do: 'move-to' })
  expect(atHome.ships.me.tokens).toEqual({})
  expect(atHome.player1.offers({ action: 'focus' })).toBe(true)
})

test('predictive shot: no more defense dice than hits [card: predictiveshot] [xw.a.cardfaq.31]', () => {
  const dice = 'hit blank'
  const match = attackWith('predictiveshot', { dice }, INQUISITOR)
  match.player1.yes()
  match.to('end')
  expect(rolled(match, 'defense')).toBe(1)
  expect(attackWith('predictiveshot', { dice, enemy: ASIDE }, INQUISITOR).question).not.toBe('use-ability')
})

test('roiling anger: strain for Force in the sights of an enemy [card: roilinganger-siegeofcoruscant]', () => {
  const me = equipped('roilinganger-siegeofcoruscant', { ...INQUISITOR, force: 0 })
  const match = facing('engagement', me)
  match.player1.yes()
  expect(match.ships.me).toMatchObject({ force: 1, tokens: { strain: 1 } })
  expect(facing('engagement', me, { enemy: SIDEWAYS }).question).not.toBe('use-ability')
})

test('sense: looks at a dial, for Force from afar [card: sense] [xw.a.faq-activation.10]', () => {
  const match = facing('system', equipped('sense', INQUISITOR), { enemy: { dial: '3 straight' } })
  expect(match.player1.view.ships[1].dial).toBeNull()
  match.player1.choose({ do: 'system', card: 'sense' })
  match.player1.ship('enemy')
  expect(match.player1.view.ships[1].dial).toBe(match.match.state.ships[1].dial)
  expect(match.ships.me.force).toBe(0)
})

test('sense: for nothing at range 1, not at all without Force at range 2 [card: sense]', () => {
  const close = facing('system', equipped('sense', { ...INQUISITOR, force: 0 }), { distance: 140 })
  close.player1.choose({ do: 'system' })
  close.player1.ship('enemy')
  expect(close.player1.view.ships[1].dial).not.toBeNull()
  expect(close.player2.view.ships[0].dial).toBeNull()
  expect(facing('system', equipped('sense', { ...INQUISITOR, force: 0 })).question).not.toBe('system')
})

test('shattering shot: Force adds a focus result through an obstacle [card: shatteringshot]', () => {
  const things = [{ type: 'coreasteroid0', at: [457, 420, 0] as const }]
  const around = { ...WAITING, dice: 'hit blank / focus blank blank', more: { things } }
  const match = attackWith('shatteringshot', around, INQUISITOR)
  match.player1.choose({ card: 'shatteringshot' })
  expect(match.attack?.attackDice).toEqual(['hit', 'blank', 'focus'])
  const clear = attackWith('shatteringshot', { dice: 'hit blank' }, INQUISITOR)
  expect(clear.player1.offers({ card: 'shatteringshot' })).toBe(false)
})

test('supernatural reflexes: an action before the activation, a foreign one at the price of damage [card: supernaturalreflexes]', () => {
  const flying = () =>
    facing('activation', equipped('supernaturalreflexes', { pilot: 'lukeskywalker', dial: '2 straight' }), {
      enemy: { marks: ['activated'] },
      more: { unwritten: true },
    })
  const boosted = flying()
  boosted.player1.yes()
  boosted.player1.action('boost')
  boosted.player1.choose({ side: 'straight' })
  expect(boosted.ships.me.shields).toBe(1)
  const home = flying()
  home.player1.yes()
  home.player1.action('barrel-roll')
  home.player1.choose({ do: 'move-to' })
  expect(home.ships.me.shields).toBe(2)
})

describe('Compassion', () => {
  test('takes a Pilot card from a friend, and brings Force back with 2 damage cards [card: compassion]', () => {
    const match = attackOn(
      { pilot: 'bluesquadronescort', shields: 0 },
      {
        dice: 'crit blank blank / blank blank',
        friends: {
          jedi: { pilot: 'lukeskywalker', at: [457, 200, 0], upgrades: ['compassion'], damage: ['facedown'] },
        },
        more: { decks: { player1: ['woundedpilot', 'fuelleak'] } },
      },
    )
    match.until('use-ability')
    match.player1.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual([])
    expect(match.ships.jedi.damage).toHaveLength(2)
    expect(match.ships.jedi.force).toBe(2)
  })
})
