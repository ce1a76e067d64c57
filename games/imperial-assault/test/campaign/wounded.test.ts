/** Wounded and withdrawn heroes (rulebook: Verwundet, Rückzug). */
import { expect, test } from 'vitest'
import { type ThreeGiven, three } from '../cards/heroes/three.ts'
import type { Situation } from '../play.ts'

const HIT = { dice: ['2 damage 4 accuracy', '2 damage 3 accuracy'], defense: ['1 block'] } as const
const TROOPERS = { card: 'Stormtrooper', at: ['4,1', '4,4', '4,7'] } as const

/** A hero that the next three damage will fell. */
function failing(name: 'diala' | 'fenn' | 'gaarkhan', given: ThreeGiven): Situation {
  const match = three({ groups: { troopers: TROOPERS }, active: 'troopers 2', ...given })
  const hero = ['diala', 'fenn', 'gaarkhan'].indexOf(name)
  match.state.figures[hero].damage = match.figures[name].health - 3
  return match
}

test('a healthy hero that is defeated becomes wounded and stays [ia.wounded.1] [ia.wounded.2] [ia.strain-campaign.8] [ia.defeated.2]', () => {
  const match = failing('fenn', { fenn: { strain: 4, conditions: ['focused'] } })
  match.empire.attack('fenn', HIT)
  match.settle()
  expect(match.events).toContain('wounded')
  expect(match.figures.fenn).toMatchObject({
    at: '1,4',
    damage: 0,
    strain: 3,
    wounded: true,
    conditions: ['focused'],
  })
})

test('damage beyond the last point of health is lost when a hero is wounded [ia.damage.8]', () => {
  const match = failing('fenn', {})
  match.state.figures[1].damage += 2
  match.empire.attack('fenn', HIT)
  match.settle()
  expect(match.figures.fenn).toMatchObject({ damage: 0, wounded: true })
})

test('a hero that is wounded drops what it carries [ia.retrieve.4]', () => {
  const match = three({
    tokens: [{ kind: 'terminal' }],
    fenn: { carries: [0] },
    groups: { troopers: TROOPERS },
    active: 'troopers 2',
  })
  match.state.figures[1].damage = match.figures.fenn.health - 3
  expect(match.figures.fenn.carries).toEqual(['terminal'])
  match.empire.attack('fenn', HIT)
  match.settle()
  expect(match.figures.fenn).toMatchObject({ wounded: true, carries: [] })
  expect(match.tokens.terminal.at).toBe('1,4')
})

test('a hero that is wounded in its own activation has finished it, and no other’s is shorter [ia.defeated.2] [ia.defeated.5]', () => {
  const bleeding = { strain: 4, conditions: ['bleeding'] } as const
  const match = three({ fenn: bleeding, groups: { troopers: TROOPERS }, active: 'fenn' })
  match.state.figures[1].damage = match.figures.fenn.health - 1
  match.hero('fenn').move('fenn')
  expect(match.figures.fenn).toMatchObject({ wounded: true, points: 0 })
  // An action and the points of the move are lost, and the Empire’s turn has come.
  expect([match.asked, match.question]).toEqual(['player4', 'figure'])
  match.empire.activate('troopers 2')
  expect(match.picture.actions).toBe(2)
})

test('the wounded side has its own speed, endurance and abilities [ia.wounded.4]', () => {
  const match = three({ fenn: { wounded: true }, groups: { troopers: TROOPERS }, active: 'fenn' })
  match.hero('fenn').move('fenn')
  expect(match.figures.fenn.points).toBe(3)
})

test('who rests stays wounded [ia.wounded.5]', () => {
  const match = three({ fenn: { wounded: true, damage: 2 }, groups: { troopers: TROOPERS }, active: 'fenn' })
  match.hero('fenn').choose({ do: 'rest' })
  expect(match.figures.fenn).toMatchObject({ damage: 0, wounded: true })
})

test('a wounded hero that is defeated withdraws: it activates no more, and stays wounded [ia.wounded.3] [ia.withdraw.1] [ia.withdraw.7]', () => {
  const match = failing('fenn', { fenn: { wounded: true } })
  match.empire.attack('fenn', HIT)
  match.settle()
  expect(match.events).toContain('withdrawn')
  expect(match.figures.fenn.at).toBe('gone')
  match.nextRound()
  expect(match.offers({ do: 'activate', group: 'diala' })).toBe(true)
  expect(match.offers({ do: 'activate', group: 'fenn' })).toBe(false)
  expect(match.figures.fenn.wounded).toBe(true)
})

test('cards of a withdrawn hero are of no use [ia.withdraw.2]', () => {
  const given = {
    diala: { wounded: true, cards: ['diala-passil/force-adept'] },
    groups: { troopers: TROOPERS },
  } as const
  const match = failing('diala', { ...given, active: 'troopers 1' })
  match.empire.attack('diala', { ...HIT, defense: ['1 block'] })
  match.settle()
  expect(match.figures.diala.at).toBe('gone')
  match.nextRound()
  match.hero('fenn').activate('fenn')
  match.until('act')
  match
    .hero('fenn')
    .attack('troopers 2', { dice: ['1 damage 5 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  expect(match.offers({ do: 'use', ability: 'force-adept' })).toBe(false)
})

test('without a Rebel figure the mission is lost; then everybody is back and has the rewards of heroes [ia.withdraw.5] [ia.withdraw.8] [ia.deplete.2]', () => {
  const match = failing('fenn', {
    fenn: { wounded: true, cards: ['item/overcharger'] },
    diala: { wounded: true },
    gaarkhan: { wounded: true },
  })
  match.card('item/overcharger').depleted = true
  for (const hero of [0, 2]) Object.assign(match.state.figures[hero], { space: -1, gone: true })
  match.empire.attack('fenn', HIT)
  match.settle()
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.xp).toEqual([1, 1, 1, 1])
  expect(Object.values(match.figures).map(({ wounded, damage }) => [wounded, damage])).toEqual([
    [false, 0],
    [false, 0],
    [false, 0],
  ])
  expect(match.card('item/overcharger').depleted).toBe(false)
  expect(match.state.winners).toEqual([3])
})

test('the player of a withdrawn hero still decides with the others [ia.withdraw.3]', () => {
  const match = three({ diala: { wounded: true }, groups: { troopers: TROOPERS }, active: 'diala' })
  match.hero('diala').end()
  match.state.figures[0].damage = match.figures.diala.health - 3
  match.empire.activate('troopers 1')
  match.empire.attack('diala', HIT)
  match.settle()
  expect(match.figures.diala.at).toBe('gone')
  match.until('activate')
  match.hero('diala').choose({ do: 'activate', group: 'gaarkhan' })
  expect(match.hero('gaarkhan').question).toBe('act')
})
