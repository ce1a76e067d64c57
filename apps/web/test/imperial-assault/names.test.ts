import { imperialAssault } from '@dejarik/imperial-assault'
import { missionOf } from '@dejarik/imperial-assault/preview'
import { keyOf } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { nameOfToken, roleOfGroup } from '../../src/games/imperial-assault/names.ts'

function positionOn(mission: string, card: string, at: string) {
  const position = imperialAssault.scenario.position(
    {
      options: { missions: [mission] },
      counters: { 'role:medic': 3, 'role:vader': 3 },
      campaign: {
        heroes: {
          gideon: { hero: 'gideon-argus', at: '5,7' },
          diala: { hero: 'diala-passil', at: '4,7' },
        },
        groups: { special: { card, at } },
      },
    },
    keyOf('test'),
  )
  const state = accepted(position)
  return { state, view: imperialAssault.view(state, 0), mission: missionOf(state) }
}

test('a group that the mission speaks of is called by its role, too', () => {
  const table = positionOn('friends-of-old', 'Imperial Officer', '8,9')
  expect(roleOfGroup({ ...table, language: 'en' }, 2)).toBe('medic')
  expect(roleOfGroup({ ...table, language: 'de' }, 2)).toBe('Sanitäterin')
  expect(roleOfGroup({ ...table, language: 'en' }, 0)).toBeNull()
})

test('nobody is called twice by the same name', () => {
  const table = positionOn('last-stand', 'Darth Vader', '6,8')
  expect(roleOfGroup({ ...table, language: 'en' }, 2)).toBeNull()
})

test('a token says how it lies', () => {
  const { view } = positionOn('incoming', 'Imperial Officer', '6,8')
  expect(nameOfToken(view, 0, 'de')).toBe('Terminal 1 (verdeckt)')
})
