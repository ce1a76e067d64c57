/** The cards that the rulebook shows in pictures. */
import { expect, test } from 'vitest'
import { DESIGNS } from '../../index.ts'
import { situation } from '../play.ts'

function traitsOf(id: string): unknown {
  const design = DESIGNS.find((one) => one.id === id)
  return design?.type === 'unit' ? design.traits : undefined
}

test.each([
  [0, 2],
  [3, 1],
])(
  'Jabba, a Scoundrel, exiles a hand card and draws: with the marker on space %i he draws %i [db.shown.1]',
  (force, drawn) => {
    const deck = ['Inquisitor', 'Imperial Shuttle', 'Imperial Shuttle']
    const match = situation({ force, empire: { units: ['Jabba the Hutt'], hand: ['Stormtrooper'], deck } })
    match.empire.use('Jabba the Hutt')
    expect(match.picture.exile).toContain('Stormtrooper')
    expect(match.picture.empire.hand).toHaveLength(drawn)
    expect(traitsOf('jabba-the-hutt')).toEqual(['scoundrel'])
  },
)

test('an Outer Rim Pilot is exiled for 1 Force [db.shown.2]', () => {
  const match = situation({ active: 'rebel', force: 3, rebel: { units: ['Outer Rim Pilot'] } })
  match.rebel.use('Outer Rim Pilot')
  expect(match.picture.force).toBe(4)
  expect(match.picture.exile).toContain('Outer Rim Pilot')
})

test.each([
  [4, 'deck'],
  [3, 'discard'],
] as const)('Leia’s purchase: with the marker on space %i it goes to the %s [db.shown.3]', (force, place) => {
  const match = situation({
    active: 'rebel',
    force,
    row: ['B-Wing'],
    rebel: { units: ['Princess Leia'], deck: ['Rebel Trooper'] },
  })
  match.rebel.use('Princess Leia')
  expect(match.picture.rebel[place][0]).toBe('B-Wing')
  expect(match.picture.rebel.resources).toBe(0)
})

test.each([
  ['Death Star', 2],
  ['Endor', 1],
])('Krennic, an Officer, on %s draws %i [db.shown.4]', (base, drawn) => {
  const match = situation({ empire: { base, units: ['Director Krennic'] } })
  match.empire.use('Director Krennic')
  expect(match.picture.empire.hand).toHaveLength(drawn)
  expect(traitsOf('director-krennic')).toEqual(['officer'])
})

test('a Rebel Commando lets the opponent choose the discard; with the Force chance decides [db.shown.5]', () => {
  const given = (force: number) => ({
    active: 'rebel',
    force,
    rebel: { units: ['Rebel Commando'] },
    empire: { hand: ['Stormtrooper', 'Darth Vader'] },
  })
  const chosen = situation(given(3))
  chosen.rebel.use('Rebel Commando')
  chosen.empire.pickCard('Stormtrooper')
  expect(chosen.picture.empire.hand).toEqual(['Darth Vader'])
  for (const [draw, left] of [
    [0, 'Darth Vader'],
    [1, 'Stormtrooper'],
  ] as const) {
    const random = situation(given(4), { 'random-discard': [draw] })
    random.rebel.use('Rebel Commando')
    expect(random.picture.empire.hand).toEqual([left])
  }
})

test('an X-Wing, a Fighter, draws 1 card with the Force [db.shown.6]', () => {
  const match = situation({ active: 'rebel', force: 4, rebel: { units: ['X-Wing'] } })
  match.rebel.use('X-Wing')
  expect(match.picture.rebel.hand).toHaveLength(1)
  expect(traitsOf('x-wing')).toEqual(['fighter'])
})
