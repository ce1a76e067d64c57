/** Sensors. */
import { describe, expect, test } from 'vitest'
import { AHEAD, attackBy, BESIDE, FAR, facing } from '../facing.ts'
import { attackWith, defendWith, equipped, WAITING } from './weapon-fire.ts'

const DONE = { marks: ['activated'] as const }

test('advanced sensors: the one action comes before the maneuver [card: advancedsensors] [xw.a.errata-preview.5]', () => {
  const flying = () =>
    facing('activation', equipped('advancedsensors', { dial: '4 straight' }), {
      enemy: { ...DONE, at: [800, 800, 0] },
    })
  const match = flying()
  match.player1.action('focus')
  expect(match.ships.me.at[1]).toBe(500)
  expect(match.events.filter((what) => what === 'action')).toHaveLength(1)
  const without = flying()
  without.player1.noAction()
  expect(without.ships.me.at[1]).toBe(500)
  expect(without.player1.offers({ action: 'focus' })).toBe(true)
})

test('blank signature: a focus result becomes an evade while not locked [card: blanksignature-battleoverendor]', () => {
  const card = 'blanksignature-battleoverendor'
  const dice = 'hit hit hit / focus blank'
  const match = defendWith(card, { dice })
  match.player1.choose({ do: 'card' })
  expect(match.ships.me.charges[card]).toBe(0)
  expect(defendWith(card, { dice, enemy: { locks: ['me'] } }).player1.offers({ card })).toBe(false)
})

/** A rock where a straight boost leads. */
const ROCK = { things: [{ type: 'coreasteroid5', at: [457, 370, 0] as const }] }

test('collision detector: boosts onto a rock and ignores it for a charge [card: collisiondetector]', () => {
  const me = equipped('collisiondetector', { pilot: 'greensquadronpilot' })
  const match = facing('perform-action', me, { more: ROCK })
  match.player1.action('boost')
  match.player1.choose({ side: 'straight', fails: 'no' })
  match.player1.yes()
  expect(match.ships.me).toMatchObject({ charges: { collisiondetector: 1 }, shields: 2 })
  // It may even attack from there.
  match.until('attack')
  expect(match.asked).toBe('player1')
})

test('collision detector: without the charge the rock is a rock [card: collisiondetector]', () => {
  const me = equipped('collisiondetector', { pilot: 'greensquadronpilot' })
  const match = facing('perform-action', me, { more: ROCK, dice: 'blank' })
  match.player1.action('boost')
  match.player1.choose({ side: 'straight' })
  match.player1.no()
  expect(match.ships.me.shields).toBe(1)
  const bare = facing('perform-action', { pilot: 'greensquadronpilot' }, { more: ROCK })
  bare.player1.action('boost')
  expect(bare.player1.offers({ side: 'straight', fails: 'yes' })).toBe(true)
})

test('fire-control system: one reroll, then the lock can’t be spent [card: firecontrolsystem]', () => {
  const around = { ...WAITING, dice: 'blank blank hit / hit / focus blank' }
  const match = attackWith('firecontrolsystem', around, { locks: ['enemy'] })
  match.player1.choose({ do: 'card' })
  match.player1.pick({ face: 'blank' })
  expect(match.attack?.attackDice).toEqual(['hit', 'blank', 'hit'])
  expect(match.player1.question).toBeNull()
  expect(match.ships.me.locks).toEqual(['enemy'])
})

describe('fire-control system: the lock can’t be spent on anything else in that attack', () => {
  const dice = 'blank focus hit / blank / focus focus'
  const usedFireControl = (pilot: string, upgrades: readonly string[] = [], around = {}) => {
    const me = {
      pilot,
      locks: ['enemy'],
      tokens: ['focus'] as const,
      upgrades: ['firecontrolsystem', ...upgrades],
    }
    const match = attackBy(me, { dice, more: { unwritten: true }, ...around })
    match.until('modify-attack-dice')
    match.player1.choose({ card: 'firecontrolsystem' })
    match.player1.pick({ face: 'blank' })
    return match
  }
  test.each([
    ['Jango Fett', 'bluesquadronescort', ['jangofett']],
    ['Shara Bey', 'sharabey', []],
    ['Static', 'static', []],
    ['Alpha-3B', 'loyalistvolunteer', ['alpha3bbesh']],
    ['Synchronized Console', 'bluesquadronescort', ['synchronizedconsole']],
    ['Stabilized S-foils', 'bluesquadronpilot', ['stabilizedsfoils#1', 'ioncannon']],
  ])('%s [card: firecontrolsystem]', (_who, pilot, upgrades) => {
    const match = usedFireControl(pilot, upgrades, { friends: { wing: BESIDE } })
    const cards = upgrades.length === 0 ? [pilot] : upgrades
    while (match.match.state.attack !== null) {
      for (const card of cards) expect(match.offers({ card })).toBe(false)
      expect(['use-ability', 'choose-ship']).not.toContain(match.question)
      match.decline()
    }
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
  test('a lock of another ship is not “your lock”', () => {
    const friends = { wing: { ...BESIDE, locks: ['enemy'] } }
    const match = usedFireControl('lieutenantlehuse', [], { friends })
    match.player1.choose({ card: 'lieutenantlehuse' })
    expect(match.ships.wing.locks).toEqual([])
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
  test('in the next attack it can be spent again', () => {
    const match = attackBy(
      { pilot: 'sharabey', locks: ['enemy'], upgrades: ['firecontrolsystem'] },
      { dice, more: { unwritten: true } },
    )
    expect(match.player1.offers({ card: 'sharabey' })).toBe(true)
  })
})

test('fire-control system: nothing without a lock [card: firecontrolsystem]', () => {
  expect(attackWith('firecontrolsystem', { dice: 'blank blank hit' }).player1.offers({ do: 'card' })).toBe(
    false,
  )
})

test('long-range scanners: a charge locks at any range [card: longrangescanners-alphaclassstarwing]', () => {
  const card = 'longrangescanners-alphaclassstarwing'
  const match = facing('perform-action', equipped(card), { distance: 560 })
  match.player1.action('lock', { card })
  expect(match.ships.me).toMatchObject({ locks: ['enemy'], charges: { [card]: 1 } })
  const usual = facing('perform-action', equipped(card), { distance: 560 })
  usual.player1.action('lock')
  expect(usual.ships.me.locks).toEqual([])
})

test('passive sensors: an action now, a lock before the fight [card: passivesensors]', () => {
  const match = facing('perform-action', equipped('passivesensors'), { enemy: DONE })
  match.player1.cardAction('passivesensors')
  match.until('action')
  expect(match.player1.all('action')).toEqual(['calculate', 'lock'])
  match.player1.action('lock')
  expect(match.ships.me.locks).toEqual(['enemy'])
  const unused = facing('perform-action', equipped('passivesensors'), { enemy: DONE })
  unused.player1.noAction()
  expect(unused.question).not.toBe('action')
})

test('passive sensors: not as a coordinated action, and not coordinated once used [card: passivesensors]', () => {
  const coordinating = (charges: object) => {
    const friends = {
      friend: { ...BESIDE, upgrades: ['squadleader'] },
      other: { ...BESIDE, at: [577, 400, 0] as const },
    }
    const me = equipped('passivesensors', { ...charges })
    const match = facing('perform-action', me, { friends, more: { active: 'friend' } })
    match.player1.action('coordinate')
    return match
  }
  const fresh = coordinating({})
  expect(fresh.player1.all('ship')).toEqual(['me', 'other'])
  fresh.player1.ship('me')
  expect(fresh.player1.offers({ card: 'passivesensors' })).toBe(false)
  expect(coordinating({ charges: { passivesensors: 0 } }).player1.offers({ ship: 'me', do: 'ship' })).toBe(
    false,
  )
})

test('relay system: locks what a friend has locked, jammed or not [card: relaysystem-tiephphantom] [xw.g.jam.12]', () => {
  const card = 'relaysystem-tiephphantom'
  const locking = (friend: object) => {
    const match = facing('perform-action', equipped(card), {
      friends: { friend: friend as never },
      more: { active: 'friend' },
    })
    match.player1.action('lock')
    match.player1.choose({ target: 'enemy' })
    return match
  }
  const match = locking(BESIDE)
  match.player1.yes()
  expect(match.ships.me.locks).toEqual(['enemy'])
  expect(locking({ ...FAR, at: [757, 400, 0] }).question).not.toBe('use-ability')
  const jammed = locking({ ...BESIDE, tokens: ['jam'] })
  expect(jammed.ships.friend.locks).toEqual([])
  jammed.player1.yes()
  expect(jammed.ships.me.locks).toEqual(['enemy'])
})

test('relay system: passes its lock on after a hit [card: relaysystem-tiephphantom]', () => {
  const card = 'relaysystem-tiephphantom'
  const around = { dice: 'hit blank hit / blank blank', friends: { friend: AHEAD } }
  const match = attackWith(card, around, { locks: ['enemy'] })
  match.until('choose-ship')
  match.player1.ship('friend')
  expect(match.ships.me.locks).toEqual([])
  expect(match.ships.friend.locks).toEqual(['enemy'])
})

describe('Trajectory Simulator', () => {
  const punisher = (payload: string) => ({
    pilot: 'cutlasssquadronpilot',
    upgrades: ['trajectorysimulator', payload],
  })
  const dropping = (payload: string) => {
    const match = facing('system', punisher(payload), { distance: 560 })
    match.player1.choose({ do: 'system' })
    return match
  }

  test('a Punisher launches a proton bomb five ahead [card: trajectorysimulator] [xw.a.deploy-examples.3]', () => {
    const match = dropping('protonbombs')
    match.player1.choose({ how: 'launch', template: 'straight 5' })
    const [x, y] = match.things.protonbomb.at
    expect(x).toBeCloseTo(457, 0)
    // Half a medium base and the template lie between the centre of the ship and the guides of the bomb.
    expect(y).toBeGreaterThan(300 + 30 + 200)
  })

  test('at most one of two thermal detonators [xw.a.cardfaq.101]', () => {
    const match = dropping('thermaldetonators')
    match.player1.choose({ template: 'straight 5' })
    expect(match.player1.offers({ template: 'straight 5' })).toBe(false)
    expect(match.player1.offers({ template: 'straight 2' })).toBe(true)
  })

  test('also for a bomb that another card lets the ship drop', () => {
    const me = {
      pilot: 'paigetico',
      upgrades: ['trajectorysimulator', 'protonbombs', 'seismiccharges'],
    }
    const match = facing('system', me, { distance: 560 })
    match.player1.choose({ card: 'protonbombs' })
    match.player1.choose({ how: 'drop' })
    match.player1.yes()
    match.player1.choose({ card: 'seismiccharges' })
    expect(match.player1.offers({ how: 'launch', template: 'straight 5' })).toBe(true)
  })

  test('no mine', () => {
    expect(dropping('proximitymines').player1.offers({ template: 'straight 5' })).toBe(false)
  })
})
