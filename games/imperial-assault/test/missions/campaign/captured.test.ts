import { expect, test } from 'vitest'
import { cardOf } from '../../../rules/cards.ts'
import { type Situation, situation } from '../../play.ts'
import { fromSetUp } from './alone.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '9,1' },
  diala: { hero: 'diala-passil', at: '11,11' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('captured')).toEqual([
    '           .... ',
    '  ............. ',
    ' ............#. ',
    ' ....   .. .... ',
    ' ...  ~~......  ',
    '...   ~~~~....  ',
    '.......~~~~~....',
    '.......~~~~~....',
    '...   ~~~..~..  ',
    ' ...  ~~...~..  ',
    ' .....  ....... ',
    ' ...............',
    '    ............',
    '    ...##...... ',
    '      ....      ',
  ])
})

/** Its items lie face down. */
function disarm({ state }: Situation, hero: number): void {
  for (const held of state.held)
    if (held.hero === hero && cardOf(held.card).facts.item !== null) held.facedown = true
}

const EMPIRE = { officer: { card: 'Imperial Officer', at: '15,12' } } as const

test('heroes begin without their items, and fight with bare hands [ia.attribute-tests.6]', () => {
  const match = fromSetUp('captured')
  match.until('activate')
  expect(match.state.held.filter(({ facedown }) => facedown)).toHaveLength(2)
  const bare = situation({
    mission: 'captured',
    campaign: { heroes: HEROES, groups: { officer: { card: 'Imperial Officer', at: '9,2' } } },
  })
  disarm(bare, 0)
  const gideon = bare.hero('gideon')
  gideon.activate('gideon')
  bare.rolls('1 damage 1 surge 3 accuracy', '2 damage 1 accuracy', '2 damage 1 accuracy')
  bare.rolls('2 damage 1 accuracy', '1 damage 1 surge 1 accuracy', 'blank')
  gideon.attack('officer')
  bare.until('surge')
  gideon.surge('+2 damage')
  bare.settle()
  expect(bare.figures.officer.at).toBe('gone')
})

test('who has taken the equipment is armed again; the last one brings the escape under way', () => {
  const match = situation({ mission: 'captured', campaign: { heroes: HEROES, groups: EMPIRE } })
  disarm(match, 0)
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('take-equipment')
  expect(match.state.held.some(({ facedown }) => facedown)).toBe(false)
  expect(match.state.counters[0]).toBe(1)
  expect(heard(match)).toEqual(['escape'])
})

test('as long as somebody is without equipment, nobody knows the way out [ia.hidden-information.4]', () => {
  const match = situation({ mission: 'captured', campaign: { heroes: HEROES, groups: EMPIRE } })
  disarm(match, 0)
  disarm(match, 1)
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('take-equipment')
  expect(heard(match)).toEqual([])
  gideon.end()
  match.empire.activate('officer')
  match.empire.end()
  match.hero('diala').activate('diala')
  expect(match.hero('diala').offers({ do: 'interact', what: 'open-hatches' })).toBe(false)
})

test('with the chute the locked doors open [ia.hidden-information.4]', () => {
  const match = situation({
    mission: 'captured',
    counters: { armed: 1, hatch: 1 },
    campaign: { heroes: { ...HEROES, diala: { ...HEROES.diala, at: '3,10' } }, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  match.rolls('1 surge 2 accuracy')
  diala.interact('open-chute')
  diala.choose({ do: 'attribute', attribute: 'strength' })
  expect(heard(match)).toEqual(['doors'])
  expect(match.state.doors).toBe(0b0101)
})

test('no door stops the guards: they see the prisoners in their cell from outside [ia.doors.2]', () => {
  const match = situation({
    mission: 'captured',
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '15,7' } },
      groups: { officer: { card: 'Imperial Officer', at: '13,7' } },
    },
    turn: 'empire',
  })
  match.empire.activate('officer')
  expect(match.empire.offers({ do: 'attack', target: 'gideon' })).toBe(true)
  match.empire.move('officer', '14,7')
  expect(match.figures.officer.at).toBe('14,7')
})

test('the red terminal opens the hatches, and whoever climbs down is in the trash compactor [ia.interact.6] [ia.place.2] [ia.terminal-tokens.6]', () => {
  const match = situation({
    mission: 'captured',
    counters: { armed: 1 },
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  match.rolls('1 surge 2 accuracy')
  diala.interact('open-hatches')
  diala.choose({ do: 'attribute', attribute: 'strength' })
  diala.end()
  match.empire.activate('officer')
  match.empire.end()
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('climb-down')
  gideon.choose({ space: '10,6' })
  expect(match.figures.gideon.at).toBe('10,6')
})

test('the Rebels win when all of them are at the open chute', () => {
  const match = situation({
    mission: 'captured',
    counters: { armed: 1, hatch: 1, chute: 1 },
    campaign: {
      heroes: { gideon: { ...HEROES.gideon, at: '10,6' }, diala: { ...HEROES.diala, at: '9,8' } },
      groups: EMPIRE,
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.move('diala', '10,8')
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.influence).toBe(0)
})
