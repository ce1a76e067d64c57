import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { fromSetUp } from './alone.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  mak: { hero: 'mak-eshkarey', at: '0,4' },
  diala: { hero: 'diala-passil', at: '1,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('loose-cannon')).toEqual([
    ' ............',
    ' ............',
    ' ............',
    ' ............',
    '.............',
    '..oo.........',
    ' .oo.....##..',
    ' ............',
    '   ..........',
    '   ..........',
  ])
})

const WALKER = { 'role:walker': 3, aboard: 1 }

/** A position with Mak in the walker. */
function aboard(given: Parameters<typeof situation>[0]): ReturnType<typeof situation> {
  const match = situation({ mission: 'loose-cannon', counters: WALKER, ...given })
  Object.assign(match.state.figures[0], { space: -1, gone: true })
  return match
}

test('nothing stands between the hangar and the testing grounds [ia.walls.2]', () => {
  const match = aboard({
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, at: '6,6' } },
      allies: { walker: { card: 'AT-ST', at: '3,1' } },
      groups: { officer: { card: 'Imperial Officer', at: '7,7' } },
    },
  })
  match.hero('diala').activate('diala')
  expect(match.hero('diala').offers({ do: 'attack', target: 'officer' })).toBe(true)
  match.hero('diala').move('diala', '7,6')
  expect(match.figures.diala.at).toBe('7,6')
})

test('Mak begins in the walker, which fights for the Rebels', () => {
  const match = fromSetUp('loose-cannon', ['mak-eshkarey', 'diala-passil'])
  match.until('activate')
  expect(match.state.figures[0].space).toBe(-1)
  expect(match.state.groups.at(-1)).toMatchObject({ seat: 0, ready: true })
})

test('when the walker falls, Mak crawls out of it, hurt, and the champion uses the moment', () => {
  const match = aboard({
    campaign: {
      heroes: HEROES,
      allies: { walker: { card: 'AT-ST', at: '3,1', damage: 14 } },
      groups: { champion: { card: 'Royal Guard Champion', at: '5,2' } },
    },
    turn: 'empire',
  })
  match.empire.activate('champion')
  match.empire.attack('walker', {
    dice: ['3 damage', '2 damage 1 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block', '1 block'],
  })
  match.until('mission-pick')
  expect(heard(match)).toEqual(['advantage'])
  match.empire.choose({ option: 'He recovers' })
  expect(match.figures.mak).toMatchObject({ at: '3,1', damage: 10 })
})

test('the Rebels win when no Imperial figure is left, and Mak gets the Shadow Suit [ia.reward-cards.1]', () => {
  const match = aboard({
    campaign: {
      heroes: HEROES,
      allies: { walker: { card: 'AT-ST', at: '3,1' } },
      groups: { officer: { card: 'Imperial Officer', at: '1,6', damage: 2 } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('officer', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.card('reward/shadow-suit').hero).toBe(0)
})

test('at the end of round 1 the Rebels hear whom the guard has called [ia.reserved-groups.5] [ia.hidden-information.4]', () => {
  const match = aboard({
    campaign: {
      heroes: HEROES,
      allies: { walker: { card: 'AT-ST', at: '3,1' } },
      groups: { officer: { card: 'Imperial Officer', at: '11,8' } },
    },
  })
  expect(heard(match)).toEqual([])
  match.nextRound()
  expect(heard(match)).toEqual(['chaos'])
  expect(match.state.campaign?.reserve).toEqual([])
})

test('before round 4 begins, groups on the map are reinforced, too [ia.reinforcement.2]', () => {
  const match = aboard({
    round: 3,
    step: 'round-start',
    campaign: {
      heroes: HEROES,
      allies: { walker: { card: 'AT-ST', at: '3,1' } },
      groups: { guards: { card: 'Royal Guard', at: ['11,8'] } },
      threat: 4,
    },
  })
  // Nobody has activated yet: it is not the status phase that asks.
  expect(match.question).toBe('deployment')
  expect(heard(match)).toEqual(['withdrawal'])
  match.empire.choose({ do: 'reinforce', group: 'guards' })
  match.until('activate')
  expect(match.state.figures.filter(({ seat, space }) => seat === 1 && space >= 0)).toHaveLength(2)
})

test('from round 4 on the status phase brings no threat', () => {
  const match = aboard({
    round: 4,
    campaign: {
      heroes: HEROES,
      allies: { walker: { card: 'AT-ST', at: '3,1' } },
      groups: { officer: { card: 'Imperial Officer', at: '11,8' } },
    },
  })
  match.nextRound()
  expect(match.state.campaign?.threat).toBe(0)
})
