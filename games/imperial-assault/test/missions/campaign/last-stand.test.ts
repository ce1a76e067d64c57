import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { almostDone, endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '8,13', diala: '9,12' } as const
const OFFICER = { officer: { card: 'Imperial Officer', at: '0,6' } } as const

test('the map is that of Desperate Hour', () => {
  expect(rowsOf('last-stand')).toEqual(rowsOf('desperate-hour'))
})

test('a door of the command center shuts the others, and Vader stands there, twice as busy [ia.hidden-information.4]', () => {
  const match = twoHeroes('last-stand', AT, { open: [1, 2], groups: OFFICER, active: 'gideon' })
  almostDone(match, 'command-north')
  match.hero('gideon').interact('force-door')
  match.until('act')
  expect(heard(match)).toEqual(['vader'])
  expect(match.state.doors).toBe(11)
  expect(match.state.groups).toHaveLength(4)
  match.nextRound()
  expect(match.state.groups[3].spare).toBe(1)
})

test('the hangar door changes them again [ia.deployment-point.3] [ia.hidden-information.4]', () => {
  const match = twoHeroes(
    'last-stand',
    { gideon: '13,8', diala: '7,3' },
    { open: [1], groups: OFFICER, active: 'gideon' },
  )
  almostDone(match, 'hangar')
  match.hero('gideon').interact('force-door')
  match.until('act')
  expect(heard(match)).toEqual(['hangar'])
  expect(match.state.groups).toHaveLength(6)
  expect(match.state.campaign?.points).toBe(0b110011)
})

test('the warehouse door changes the deployment points [ia.hidden-information.4]', () => {
  const match = twoHeroes(
    'last-stand',
    { gideon: '8,9', diala: '7,3' },
    { groups: OFFICER, active: 'gideon' },
  )
  almostDone(match, 'warehouse')
  expect(heard(match)).toEqual([])
  match.hero('gideon').interact('force-door')
  match.until('act')
  expect(heard(match)).toEqual(['warehouse'])
  expect(match.state.groups).toHaveLength(5)
  expect(match.state.campaign?.points).toBe(0b1100)
})

/** Diala’s blow is one too many for Vader. */
function strike(exhausted: boolean): ReturnType<typeof twoHeroes> {
  const match = twoHeroes('last-stand', AT, {
    counters: { 'role:vader': 3, line: 1 },
    groups: { vader: { card: 'Darth Vader', at: '8,12', damage: 23, exhausted } },
    active: 'diala',
  })
  match.hero('diala').attack('vader', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.settle()
  return match
}

test('Vader’s defeat wins the campaign [ia.winning-campaign.2]', () => {
  const match = strike(true)
  toTheEnd(match)
  expect(match.state.winners).toEqual([0, 1])
})

test('who strikes Vader down before his second activation has to live through it', () => {
  const match = strike(false)
  match.state.groups[2].spare = 1
  match.hero('diala').end()
  expect(match.figures.vader.damage).toBe(24)
  match.empire.activate('vader')
  match.empire.end()
  expect(match.figures.vader.at).toBe('8,12')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  match.empire.activate('vader')
  match.empire.end()
  expect(match.state.winners).toEqual([0, 1])
})

test('round 12 is the last', () => {
  expect(endOfRound('last-stand', AT, 12).state.winners).toEqual([2])
})
