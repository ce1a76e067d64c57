import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '5,7' },
  diala: { hero: 'diala-passil', at: '4,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('the-spice-job')).toEqual([
    '         ..  ',
    '   ..~~~~....',
    '   ..~~......',
    '....~~~......',
    '....~~~~...#.',
    '...~~~~~~...#',
    '...~~..~~....',
    '........     ',
    '......#.     ',
    ' .......     ',
    '    ....     ',
  ])
})

/** Chewbacca's group, and those of the droid and of the hunters. */
const ROLES = { 'role:chewbacca': 3, 'role:droid': 4, 'role:hunters': 5 }
const CHEWIE = { card: 'Chewbacca', at: '10,0' } as const
const EMPIRE = {
  droid: { card: 'Probe Droid', at: '11,1' },
  hunters: { card: 'Trandoshan Hunter (Elite)', at: ['4,6', '12,1'] },
} as const

/** Diala stands beside the remains of a hunter. */
const REMAINS: SituationGiven = {
  mission: 'the-spice-job',
  counters: { ...ROLES, fallen: 1 },
  tokens: [{ kind: 'remains', at: '4,8' }, { kind: 'keycard' }],
  campaign: {
    heroes: { ...HEROES, diala: { ...HEROES.diala, at: '4,9' } },
    allies: { chewie: CHEWIE },
    groups: EMPIRE,
  },
  active: 'diala',
}

test('remains are searched; the red die tells where the keycard is, and its carrier opens doors [ia.retrieve.2] [ia.hidden-information.4]', () => {
  const match = situation(REMAINS)
  const diala = match.hero('diala')
  match.rolls('3 damage')
  expect(heard(match)).toEqual([])
  diala.interact('search')
  expect(heard(match)).toEqual(['keycard'])
  match.empire.choose({ option: 'Gain threat equal to the threat level' })
  expect(match.state.campaign?.threat).toBe(2)
  expect(match.state.figures[1].carried).toHaveLength(1)
  diala.interact('open-door')
  expect(heard(match)).toEqual(['keycard', 'spice-room'])
  expect(match.state.campaign?.reserve).toEqual([])
})

test('nobody misses the keycard while it is not found [ia.hidden-information.4]', () => {
  const match = situation(REMAINS)
  match.rolls('2 damage')
  match.hero('diala').interact('search')
  expect(match.question).toBe('act')
  expect(heard(match)).toEqual([])
})

test('a hunter that is defeated leaves remains in its space', () => {
  const match = situation({
    mission: 'the-spice-job',
    counters: ROLES,
    campaign: {
      heroes: HEROES,
      allies: { chewie: CHEWIE },
      groups: { ...EMPIRE, hunters: { ...EMPIRE.hunters, at: [{ at: '4,6', damage: 7 }, '12,1'] } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('hunters 1', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(Object.values(match.tokens).filter(({ at }) => at === '4,6')).toHaveLength(1)
})

test('Chewbacca passes without a die [ia.attribute-tests.13], and the sixth barrel wins [ia.allies-rebel.1]', () => {
  const match = situation({
    mission: 'the-spice-job',
    counters: { ...ROLES, claimed: 5 },
    campaign: { heroes: HEROES, allies: { chewie: { ...CHEWIE, at: '1,4' } }, groups: EMPIRE },
  })
  match.hero('gideon').activate('chewie')
  match.choose({ do: 'interact', what: 'claim-spice' })
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.allies).toHaveLength(1)
})

test('the Empire wins at the end of round 5', () => {
  const match = situation({
    mission: 'the-spice-job',
    counters: ROLES,
    round: 5,
    campaign: { heroes: HEROES, allies: { chewie: CHEWIE }, groups: EMPIRE },
  })
  while (!match.over) match.decline()
  expect(match.state.campaign?.influence).toBe(2)
})
