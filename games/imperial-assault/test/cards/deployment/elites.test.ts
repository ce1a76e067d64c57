/** Elite groups whose abilities are those of the regular ones, or more. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const WOOKIEE = { groups: { wookiee: { card: 'wookiee-warrior', at: '4,1' } } }

test('an elite Nexu pounces, and what it bites bleeds [card: nexu-elite]', () => {
  const match = situation({
    player1: { groups: { nexu: { card: 'nexu-elite', at: '0,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at: '6,1' } } },
    active: 'nexu',
  })
  match.player1.special('Pounce')
  match.player1.put('4,1')
  match.player1.yes()
  match.player1.attack('wookiee', { dice: ['3 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.nexu.at).toBe('4,1')
  expect(match.figures.wookiee).toMatchObject({ damage: 4, conditions: ['bleeding'] })
})

test('an elite Hired Gun shoots once more before it is defeated [card: hired-gun-elite]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper', at: '1,1' } } },
    player2: { groups: { guns: { card: 'hired-gun-elite', at: ['4,1', '9,8'], damage: 3 } } },
  })
  match.player1.activate('trooper')
  match.player1.attack('guns 1', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.until('suffered')
  match.player2.use('Parting Shot')
  match.player2.attack('trooper', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.settle()
  expect(match.figures['guns 1'].at).toBe('gone')
  expect(match.figures.trooper.damage).toBe(2)
})

test('an elite HK droid has a defense die rerolled [card: hk-assassin-droid-elite]', () => {
  const match = situation({
    player1: { groups: { hk: { card: 'hk-assassin-droid-elite', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('hk')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy', '1 damage 2 accuracy'],
    defense: ['3 block'],
  })
  match.rolls('1 block')
  match.player1.use('Versatile Weaponry')
  match.settle()
  expect(match.figures.wookiee.damage).toBe(4)
})

test.each([
  ['4,1', 0],
  ['9,1', 2],
])('an elite Wampa is hungry if nobody is near: wookiee at %s [card: wampa-elite]', (at, points) => {
  const match = situation({
    player1: { groups: { wampa: { card: 'wampa-elite', at: '1,1' } } },
    player2: { groups: { wookiee: { card: 'wookiee-warrior', at } } },
  })
  match.player1.activate('wampa')
  expect(match.figures.wampa.points).toBe(points)
})

test('an elite Trandoshan is relentless against who is within 3 spaces [card: trandoshan-hunter-elite]', () => {
  const match = situation({
    player1: { groups: { hunter: { card: 'trandoshan-hunter-elite', at: '1,1' } } },
    player2: { ...WOOKIEE, deck: ['Urgency'] },
  })
  match.player1.activate('hunter')
  match.player1.attack('wookiee', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player2.number(0)
  match.settle()
  expect(match.figures.wookiee.damage).toBe(4)
})

test('an elite Tusken’s cycler is a ranged attack without surges to spend [card: tusken-raider-elite]', () => {
  const match = situation({
    player1: { groups: { tusken: { card: 'tusken-raider-elite', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('tusken')
  match.player1.special('Tusken Cycler')
  match.player1.attack('wookiee', { dice: ['1 damage 1 surge 3 accuracy', '3 damage'], defense: ['3 block'] })
  match.settle()
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
  expect(match.figures.wookiee.damage).toBe(2)
})

test('a regular Weequay Pirate lets a die of either pool be rerolled, and can’t prowl [card: weequay-pirate]', () => {
  const match = situation({
    player1: { groups: { pirate: { card: 'weequay-pirate', at: '1,1' } } },
    player2: WOOKIEE,
  })
  match.player1.activate('pirate')
  match.player1.attack('wookiee', {
    dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['3 block'],
  })
  match.player1.use('Raider')
  match.player1.reroll(['3 block'], ['1 block'])
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
  expect(match.player1.offers({ do: 'special' })).toBe(false)
})

test('an elite Probe Droid destroys itself at the end of a round [card: probe-droid-elite]', () => {
  const match = situation({
    player1: {
      groups: {
        probe: { card: 'probe-droid-elite', at: '3,1' },
        trooper: { card: 'stormtrooper', at: '2,1' },
      },
    },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['4,1', '6,6'] } } },
  })
  match.until('round-end')
  match.rolls('2 damage')
  match.player1.use('Self-Destruct')
  expect(match.figures.probe.at).toBe('gone')
  expect(match.figures['wookiees 1'].damage).toBe(2)
  expect(match.figures['wookiees 2'].damage).toBe(0)
})

test('an elite Sentry Droid fires at two targets with less damage each [card: sentry-droid-elite]', () => {
  const match = situation({
    player1: { groups: { sentry: { card: 'sentry-droid-elite', at: '1,1' } } },
    player2: { groups: { wookiees: { card: 'wookiee-warrior', at: ['3,1', '3,3'] } } },
  })
  match.player1.activate('sentry')
  match.player1.special('Multi-Fire')
  const shot = {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  }
  match.player1.attack('wookiees 1', shot)
  match.until('target')
  match.player1.attack('wookiees 2', shot)
  match.settle()
  expect(match.figures['wookiees 1'].damage).toBe(3)
  expect(match.figures['wookiees 2'].damage).toBe(3)
})

test('an elite Ranger hides after it has defeated its target [card: alliance-ranger-elite]', () => {
  const match = situation({
    player1: { groups: { ranger: { card: 'alliance-ranger-elite', at: '1,1' } } },
    player2: { groups: { troopers: { card: 'stormtrooper', at: ['4,1', '9,8'], damage: 2 } } },
  })
  match.player1.activate('ranger')
  match.player1.attack('troopers 1', {
    dice: ['2 damage 3 accuracy', '2 damage 3 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.ranger.conditions).toEqual(['hidden'])
})

test('an elite Smuggler opens a door and slips on 3 spaces [card: alliance-smuggler-elite]', () => {
  const match = situation({
    board: { rows: ['......', '......'], doors: ['2,0,W 2,1,W'] },
    player1: { groups: { smuggler: { card: 'alliance-smuggler-elite', at: '1,0' } } },
    player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '5,1' } } },
  })
  match.player1.activate('smuggler')
  match.player1.special("Improved Smuggler's Instincts")
  match.player1.walk('4,0')
  expect(match.figures.smuggler.at).toBe('4,0')
})

test('an elite ISB Infiltrator lets its comrade attack whom it sees, once a round [card: isb-infiltrator-elite]', () => {
  const match = situation({
    player1: { groups: { spies: { card: 'isb-infiltrator-elite', at: ['1,1', '1,3'] } } },
    player2: WOOKIEE,
  })
  match.player1.activate('spies 1')
  match.player1.special('Coordinated Raid')
  match.player1.attack('wookiee', {
    dice: ['2 damage 4 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.wookiee.damage).toBe(3)
  match.player1.end()
  match.until('act')
  expect(match.player1.offers({ do: 'special' })).toBe(false)
})

test('elite Wing Guards keep the peace for others: strain for both [card: wing-guard-elite]', () => {
  const match = situation({
    player1: { groups: { trooper: { card: 'stormtrooper', at: '1,1' } }, deck: ['Urgency'] },
    player2: {
      groups: {
        wings: { card: 'wing-guard-elite', at: ['4,2', '4,0'] },
        jawa: { card: 'jawa-scavenger', at: '4,1' },
      },
      deck: ['Urgency'],
    },
  })
  match.player1.activate('trooper')
  match.player1.attack('jawa', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.player2.use('Keep the Peace', { by: 'wings 1' })
  match.player2.number(0)
  match.player1.number(0)
  expect(match.figures['wings 1'].damage).toBe(1)
  expect(match.figures.trooper.damage).toBe(1)
})

test.each([
  ['3,1', 0],
  ['4,1', 1],
])(
  'composite plating of an elite Heavy Stormtrooper at %s stops %i [card: heavy-stormtrooper-elite]',
  (at, stopped) => {
    const match = situation({
      player1: { groups: { rebel: { card: 'gideon-argus', at: '0,1' } } },
      player2: { groups: { heavy: { card: 'heavy-stormtrooper-elite', at } } },
    })
    match.player1.activate('rebel')
    match.player1.attack('heavy', {
      dice: ['1 damage 5 accuracy', '2 damage 3 accuracy'],
      defense: ['1 block'],
    })
    match.settle()
    expect(match.figures.heavy.damage).toBe(2 - stopped)
  },
)

test.each([
  [4, false],
  [5, true],
])(
  'an elite Wookiee Warrior with %i damage is furious: %s [card: wookiee-warrior-elite]',
  (damage, furious) => {
    const match = situation({
      player1: { groups: { wookiee: { card: 'wookiee-warrior-elite', at: '3,1', damage } } },
      player2: { groups: { trooper: { card: 'stormtrooper-elite', at: '4,1' } } },
    })
    match.player1.activate('wookiee')
    match.player1.attack('trooper', { dice: ['1 damage', '2 damage 1 accuracy'], defense: ['3 block'] })
    expect(match.question === 'surge').toBe(furious)
  },
)
