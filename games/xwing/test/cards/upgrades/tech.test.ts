/** Tech. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { BESIDE, FAR, facing, flight } from '../facing.ts'
import { attackWith, equipped, fire, mayFire, WAITING } from './weapon-fire.ts'

test('advanced optics: a focus token turns a blank into a hit [card: advancedoptics]', () => {
  const around = { ...WAITING, dice: 'blank blank hit / focus blank' }
  const match = attackWith('advancedoptics', around, { tokens: ['focus'] })
  match.player1.choose({ card: 'advancedoptics' })
  expect(match.attack?.attackDice).toEqual(['hit', 'blank', 'hit'])
  expect(match.ships.me.tokens).toEqual({})
  expect(
    attackWith('advancedoptics', { dice: 'blank blank hit' }).player1.offers({ card: 'advancedoptics' }),
  ).toBe(false)
})

/** A TIE/sf with concussion missiles: enemies at range 1 outside its arc, two at range 2, one at range 3. */
function automated(locks: readonly string[]) {
  const tie = (x: number, y: number) => ({ pilot: 'academypilot', at: [x, y, 180] as const })
  return facing(
    'declare-target',
    equipped('automatedtargetpriority', {
      pilot: 'zetasquadronsurvivor',
      upgrades: ['concussionmissiles'],
      locks,
    }),
    {
      enemy: { at: [337, 300, 0] },
      enemies: { left: tie(417, 520), right: tie(507, 520), far: tie(457, 630) },
      more: { unwritten: true },
    },
  )
}

test('automated target priority: the closest valid range of each weapon [card: automatedtargetpriority] [xw.a.cardfaq.84] [xw.a.cardfaq.85] [xw.a.cardfaq.89]', () => {
  const match = automated(['far'])
  const targets = (weapon: string) =>
    match.player1.offered.filter((one) => one.weapon === weapon).map(({ target }) => target)
  expect(new Set(targets('primary'))).toEqual(new Set(['left', 'right']))
  expect(new Set(targets('concussionmissiles'))).toEqual(new Set(['far']))
})

test('automated target priority: a lock at range 2 comes before one at range 3 [card: automatedtargetpriority] [xw.a.cardfaq.90] [xw.a.cardfaq.91]', () => {
  const match = automated(['far', 'left'])
  expect(match.player1.offers({ weapon: 'concussionmissiles', target: 'left' })).toBe(true)
  expect(match.player1.offers({ weapon: 'concussionmissiles', target: 'far' })).toBe(false)
})

test('automated target priority: a miss is remembered, and turned into a calculate token [card: automatedtargetpriority]', () => {
  const card = 'automatedtargetpriority'
  const match = attackWith(card, { dice: 'blank blank blank' })
  match.to('end')
  match.until('use-ability')
  match.player1.yes()
  expect(match.ships.me.tokens).toEqual({ calculate: 1 })
  const hit = attackWith(card, { dice: 'hit hit hit / blank blank' })
  hit.to('end')
  hit.to('engagement')
  expect(hit.question).not.toBe('use-ability')
})

test('deuterium power cells: a shield for a charge and a disarm token [card: deuteriumpowercells]', () => {
  const match = facing('system', equipped('deuteriumpowercells', { shields: 1 }))
  match.player1.choose({ do: 'system' })
  match.until('use-ability')
  match.player1.no()
  expect(match.ships.me).toMatchObject({ shields: 2, charges: { deuteriumpowercells: 1 } })
})

test('deuterium power cells: stress instead of another token [card: deuteriumpowercells]', () => {
  const ionized = (tokens: readonly 'stress'[]) => {
    const match = facing('declare-target', equipped('deuteriumpowercells', { shields: 0, tokens }), {
      enemy: { upgrades: ['ioncannon'] },
      dice: 'hit hit blank / blank blank',
      more: { active: 'enemy' },
    })
    match.player2.attack('me', { weapon: 'ioncannon' })
    return match
  }
  const match = ionized([])
  match.player1.yes()
  expect(match.ships.me.tokens).toEqual({ stress: 1 })
  expect(ionized(['stress']).ships.me.tokens).toEqual({ stress: 1, ion: 1 })
})

test('ferrosphere paint: a lock from outside the bullseye arc costs stress, or is broken [card: ferrospherepaint] [xw.a.errata-upgrades.13]', () => {
  const locking = (at: readonly [number, number, number], tokens: readonly 'jam'[] = []) => {
    const match = facing('perform-action', equipped('ferrospherepaint'), {
      enemy: { at, tokens },
      more: { active: 'enemy' },
    })
    match.player2.action('lock')
    return match
  }
  const stressed = locking([557, 500, 180])
  stressed.player2.choose({ do: 'gain-stress' })
  expect(stressed.ships.enemy).toMatchObject({ locks: ['me'], tokens: { stress: 1 } })
  const broken = locking([557, 500, 180])
  broken.player2.choose({ do: 'break-lock' })
  expect(broken.ships.enemy).toMatchObject({ locks: [], tokens: {} })
  expect(locking([457, 540, 180]).question).not.toBe('lock-or-stress')
  // What a jam token eats was acquired all the same, and can't be broken any more (xw.g.jam.12).
  const jammed = locking([557, 500, 180], ['jam'])
  expect(jammed.ships.enemy).toMatchObject({ locks: [], tokens: { stress: 1 } })
})

test('pattern analyzer: the action comes before the stress [card: patternanalyzer]', () => {
  const match = flight(equipped('patternanalyzer'), '4 koiogran')
  match.player1.action('focus')
  expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
  const white = flight(equipped('patternanalyzer'), '4 straight')
  white.player1.action('focus')
  expect(white.player1.question).toBeNull()
})

test('primed thrusters: barrel rolls while stressed, twice at most [card: primedthrusters]', () => {
  const offered = (...tokens: 'stress'[]) => {
    const match = facing('perform-action', equipped('primedthrusters', { tokens }))
    return match.player1.question === 'action' ? match.player1.all('action') : []
  }
  expect(offered('stress', 'stress')).toEqual(['barrel-roll'])
  expect(offered('stress', 'stress', 'stress')).toEqual([])
})

test('sensor scramblers: can’t be locked, and decloaks in the End Phase near the enemy [card: sensorscramblers]', () => {
  const me = equipped('sensorscramblers', { tokens: ['cloak'] })
  const match = facing('end', me)
  expect(match.question).toBe('decloak')
  match.player1.choose({ side: 'straight' })
  expect(match.ships.me.tokens).toEqual({})
  const far = facing('end', me, { distance: 560 })
  expect(far.ships.me.tokens).toEqual({ cloak: 1 })
  const locking = facing('perform-action', me, { more: { active: 'enemy' } })
  locking.player2.action('lock')
  expect(locking.ships.enemy.locks).toEqual([])
})

test('targeting synchronizer: a friend’s lock is enough at range 1-2 [card: targetingsynchronizer]', () => {
  const friend = (at: object) => ({
    friends: { friend: { ...BESIDE, upgrades: ['targetingsynchronizer'], locks: ['enemy'], ...at } },
  })
  expect(mayFire('protontorpedoes', friend({}))).toBe(true)
  expect(mayFire('protontorpedoes', friend({ at: FAR.at }))).toBe(false)
  expect(mayFire('protontorpedoes', friend({ locks: [] }))).toBe(false)
  expect(fire('protontorpedoes', { ...friend({}), dice: 'hit hit hit hit' }).ships.friend.locks).toEqual([
    'enemy',
  ])
})

test('hyperspace tracking data: a chosen initiative in set-up, tokens after it [card: hyperspacetrackingdata]', () => {
  const match = situation({
    step: 'docking',
    player1: {
      shuttle: { pilot: 'starkillerbasepilot', upgrades: ['hyperspacetrackingdata'] },
      wing: { pilot: 'academypilot' },
    },
    player2: { enemy: { pilot: 'academypilot' } },
  })
  match.player1.yes()
  match.player1.answer(6)
  expect(match.ships.shuttle.initiative).toBe(6)
  match.player1.place(300, 60, 0)
  match.player2.place(300, 860, 180)
  match.player1.place(200, 60, 0)
  match.player1.choose({ token: 'evade' })
  match.player1.choose({ token: 'focus' })
  expect(match.ships.shuttle).toMatchObject({ initiative: 2, tokens: { evade: 1 } })
  expect(match.ships.wing.tokens).toEqual({ focus: 1 })
})
