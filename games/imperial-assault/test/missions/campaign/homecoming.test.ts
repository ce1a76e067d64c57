import { expect, test } from 'vitest'
import { designOf } from '../../../rules/cards.ts'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '12,2' },
  diala: { hero: 'diala-passil', at: '11,3' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('homecoming')).toEqual([
    '    ........ ',
    ' ........#...',
    '.............',
    '........ ... ',
    '......... .. ',
    '.. ..##......',
    '.....##......',
    '..........#..',
    '.. ..........',
    '....#....    ',
    '.~.....#.    ',
    '.......#.    ',
    '   ......    ',
    '   ......    ',
  ])
})

/** The first group behind the heroes. */
const LUKE = { 'role:luke': 3 }

test('only Luke opens the garage, and Vader waits inside [ia.allies-rebel.7] [ia.reserved-groups.5]', () => {
  const match = situation({
    mission: 'homecoming',
    counters: LUKE,
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, at: '4,13' } },
      allies: { luke: { card: 'Luke Skywalker', at: '4,12' } },
      groups: { trooper: { card: 'Stormtrooper', at: ['0,9'] } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  expect(diala.offers({ do: 'interact', what: 'open-garage' })).toBe(false)
  diala.end()
  match.until('activate')
  match.empire.activate('trooper')
  match.empire.end()
  match.until('activate')
  match.hero('gideon').activate('luke')
  expect(heard(match)).toEqual([])
  match.choose({ do: 'interact', what: 'open-garage' })
  expect(heard(match)).toEqual(['garage'])
  expect(match.state.doors).toBe(0)
  expect(match.state.campaign?.reserve).toEqual([])
  expect(match.state.groups).toHaveLength(6)
})

test('Luke escapes while at most two Imperial figures are in the garage, and joins the heroes [ia.allies-rebel.1]', () => {
  const place = (at: string) =>
    situation({
      mission: 'homecoming',
      open: [1, 2, 3],
      counters: LUKE,
      campaign: {
        heroes: HEROES,
        allies: { luke: { card: 'Luke Skywalker', at: '4,6' } },
        groups: { troopers: { card: 'Stormtrooper', at: ['8,8', '8,9', at] } },
      },
    })
  const guarded = place('7,8')
  guarded.hero('gideon').activate('luke')
  expect(guarded.offers({ do: 'interact', what: 'escape' })).toBe(false)
  const free = place('0,9')
  free.hero('gideon').activate('luke')
  free.choose({ do: 'interact', what: 'escape' })
  expect(free.events).toContain('mission-over')
  expect(free.state.campaign?.allies).toHaveLength(1)
})

test('Luke is there, and the heroes may bring another ally all the same [ia.allies-rebel.15]', () => {
  const match = situation({
    mission: 'homecoming',
    step: 'mission-set-up',
    campaign: { heroes: HEROES, gained: ['Chewbacca'] },
  })
  match.until('ally')
  match.choose({ do: 'ally' })
  match.until('activate')
  const allies = match.state.groups.slice(2).filter(({ seat }) => seat === 0)
  expect(allies.map(({ kind }) => designOf(kind).facts.name.en).sort()).toEqual([
    'Chewbacca',
    'Luke Skywalker',
  ])
})

test('Luke has more health, and the Empire wins when he is defeated [ia.allies-rebel.14]', () => {
  const match = situation({
    mission: 'homecoming',
    counters: LUKE,
    campaign: {
      heroes: HEROES,
      allies: { luke: { card: 'Luke Skywalker', at: '4,12', damage: 9 } },
      groups: {
        first: { card: 'Imperial Officer', at: '4,13' },
        second: { card: 'Imperial Officer', at: '3,13' },
      },
    },
    turn: 'empire',
  })
  const shoot = () => {
    match.empire.attack('luke', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
    match.settle()
  }
  match.empire.activate('first')
  shoot()
  expect(match.figures.luke.damage).toBe(12)
  match.until('activate')
  match.hero('gideon').activate('gideon')
  match.hero('gideon').end()
  match.until('activate')
  match.empire.activate('second')
  shoot()
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.influence).toBe(2)
})
