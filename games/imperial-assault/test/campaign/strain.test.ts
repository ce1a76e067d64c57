/** Strain (rulebook: Anstrengung, Ausdauer, Ausruhen, Regenerieren). */
import { expect, test } from 'vitest'
import { imperialAssault } from '../../index.ts'
import { three } from '../cards/heroes/three.ts'

const TROOPERS = { card: 'Stormtrooper', at: ['9,1', '9,4', '9,7'] } as const

test('strain buys two movement points an activation [ia.activation.7] [ia.strain-campaign.1] [ia.strain-campaign.4]', () => {
  const match = three({ groups: { troopers: TROOPERS }, active: 'fenn' })
  const fenn = match.hero('fenn')
  fenn.choose({ do: 'strain-move' })
  fenn.choose({ do: 'strain-move' })
  expect(match.figures.fenn).toMatchObject({ strain: 2, points: 2 })
  const told = match.match.log.filter(({ what }) => what === 'movement-points')
  expect(told.map(({ args }) => args?.points)).toEqual([1, 1])
  expect(fenn.offers({ do: 'strain-move' })).toBe(false)
  fenn.walk('3,4')
  expect(match.figures.fenn).toMatchObject({ at: '3,4', points: 0 })
  expect(match.picture.actions).toBe(2)
})

test('nobody suffers strain beyond his endurance of his own will [ia.strain-campaign.5] [ia.endurance.1] [ia.abilities.8]', () => {
  const full = three({ fenn: { strain: 4 }, groups: { troopers: TROOPERS }, active: 'fenn' })
  expect(full.hero('fenn').offers({ do: 'strain-move' })).toBe(false)
  const room = three({ fenn: { strain: 3 }, groups: { troopers: TROOPERS }, active: 'fenn' })
  room.hero('fenn').choose({ do: 'strain-move' })
  expect(room.hero('fenn').offers({ do: 'strain-move' })).toBe(false)
})

test('strain that is forced on a hero beyond its endurance is damage [ia.strain-campaign.6]', () => {
  for (const [strain, damage] of [
    [3, 0],
    [4, 1],
  ] as const) {
    const match = three({
      fenn: { strain, conditions: ['bleeding'] },
      groups: { troopers: TROOPERS },
      active: 'fenn',
    })
    match.hero('fenn').move('fenn')
    expect(match.figures.fenn).toMatchObject({ strain: 4, damage })
  }
})

test('strain of others is damage at once [ia.strain-campaign.2]', () => {
  const match = three({
    groups: { troopers: { ...TROOPERS, conditions: ['bleeding'] } },
    allies: { rebel: { card: 'Rebel Trooper', at: '8,8' } },
    active: 'troopers 1',
  })
  match.empire.move('troopers 1')
  expect(match.figures['troopers 1']).toMatchObject({ strain: 0, damage: 1 })
})

test('a rest recovers strain equal to the endurance, and damage with what is left [ia.rest.1] [ia.rest.3] [ia.strain-campaign.7] [ia.recover.4]', () => {
  const match = three({ fenn: { strain: 1, damage: 5 }, groups: { troopers: TROOPERS }, active: 'fenn' })
  match.hero('fenn').choose({ do: 'rest' })
  expect(match.figures.fenn).toMatchObject({ strain: 0, damage: 2 })
  expect(match.picture.actions).toBe(1)
})

test('who has no strain recovers damage with all of it, and no strain is told [ia.rest.3] [ia.strain-campaign.7]', () => {
  const match = three({ fenn: { damage: 5 }, groups: { troopers: TROOPERS }, active: 'fenn' })
  match.hero('fenn').choose({ do: 'rest' })
  expect(match.figures.fenn).toMatchObject({ strain: 0, damage: 1 })
  expect(match.events).toContain('recover')
  expect(match.events).not.toContain('strain-recovered')
})

test('whoever has nothing to recover from does not rest, unless it is good for something else [ia.rest.1] [card: Adrenal Implant]', () => {
  const fresh = three({ groups: { troopers: TROOPERS }, active: 'fenn' })
  expect(fresh.hero('fenn').offers({ do: 'rest' })).toBe(false)
  expect(imperialAssault.whyNot(fresh.match.view(0), 0, 'action:rest')?.refused).toBe('nothing-to-recover')
  const implants = three({
    fenn: { cards: ['reward/adrenal-implant'] },
    groups: { troopers: TROOPERS },
    active: 'fenn',
  })
  expect(implants.hero('fenn').offers({ do: 'rest' })).toBe(true)
})

test('only heroes rest [ia.rest.2]', () => {
  const given = {
    groups: { troopers: TROOPERS },
    allies: { rebel: { card: 'Rebel Trooper', at: '8,8' } },
  } as const
  for (const active of ['troopers 1', 'rebel'])
    expect(three({ ...given, active }).offers({ do: 'rest' })).toBe(false)
})

test('a wounded hero rests with the endurance that is left to it [ia.wounded.4]', () => {
  const match = three({
    fenn: { strain: 3, wounded: true, damage: 5 },
    groups: { troopers: TROOPERS },
    active: 'fenn',
  })
  match.hero('fenn').choose({ do: 'rest' })
  expect(match.figures.fenn).toMatchObject({ strain: 0, damage: 5 })
})
