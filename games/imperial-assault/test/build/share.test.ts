import { FastRng, shortHash } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { type Army, READY_ARMIES, randomArmy, readArmy, readShareCode, shareCode } from '../../build/index.ts'
import { COMMAND_CARDS, DEPLOYMENT_CARDS, SKIRMISH_UPGRADES } from '../../facts/index.ts'
import { armyOf, expectSentences } from './armies.ts'

test('every card has a short name of its own', () => {
  for (const table of [DEPLOYMENT_CARDS, SKIRMISH_UPGRADES, COMMAND_CARDS])
    expect(new Set(table.map(({ id }) => shortHash(id))).size).toBe(table.length)
})

test('armies survive the way into a link and back', () => {
  const made: Army[] = [
    ...READY_ARMIES.map(({ army }) => army),
    ...Array.from({ length: 30 }, (_, i) => randomArmy(new FastRng(i), () => true)!),
    armyOf('rebel', ['han-solo'], { name: 'Grüße & „Küsse“ 🚀', commands: [] }),
  ]
  for (const army of made) {
    const code = shareCode(army)
    expect(code).toMatch(/^[A-Za-z0-9_-]{8,400}$/)
    expect(readShareCode(code)).toEqual({ army, notes: [] })
  }
})

test('a link stays good: this one was made long ago', () => {
  const army: Army = {
    name: '',
    affiliation: 'mercenary',
    groups: [{ card: 'nexu-elite', count: 2 }],
    upgrades: [{ card: 'devious-scheme', count: 1 }],
    commands: [{ card: 'urgency', count: 1 }],
  }
  expect(shareCode(army)).toBe('AQIBBIO_AgFsXRABAVC6bQHQlw')
})

test('a link that was cut, changed or made up is refused', () => {
  const code = shareCode(READY_ARMIES[0].army)
  for (let length = 0; length < code.length; length++) {
    const { army, notes } = readShareCode(code.slice(0, length))
    expect(army).toBeNull()
    expectSentences(notes[0])
  }
  for (const bad of ['', '!', 'AAAA', 'ä'.repeat(20), 'A'.repeat(10_000), '__proto__'])
    expect(readShareCode(bad).army).toBeNull()
  const rng = new FastRng(7)
  for (let i = 0; i < 500; i++) {
    const random = Array.from({ length: rng.int(60) }, () => 'ABCabc019-_'[rng.int(11)]).join('')
    expect(() => readShareCode(random)).not.toThrow()
  }
})

test('an army from outside is taken only in its own shape', () => {
  const [{ army }] = READY_ARMIES
  expect(readArmy(JSON.parse(JSON.stringify(army)))).toEqual(army)
  expect(readArmy({ ...army, secret: 1 })).toEqual(army)
  expect(readArmy({ ...army, name: 'x'.repeat(200) })).toMatchObject({ name: 'x'.repeat(200) })
  const twice = [army.groups[0], army.groups[0]]
  for (const [bad, where] of [
    [null, 'army'],
    [[], 'army'],
    [{ ...army, name: 1 }, 'name'],
    [{ ...army, name: 'x'.repeat(201) }, 'name'],
    [{ ...army, affiliation: 'ewok' }, 'affiliation'],
    [{ ...army, affiliation: 'neutral' }, 'affiliation'],
    [{ ...army, groups: {} }, 'groups'],
    [{ ...army, groups: twice }, 'groups'],
    [{ ...army, groups: [{ card: 'nexu', count: 0 }] }, 'groups[0]'],
    [{ ...army, upgrades: undefined }, 'upgrades'],
    [{ ...army, upgrades: [{ card: 7, count: 1 }] }, 'upgrades[0]'],
    [{ ...army, commands: [{ card: 'urgency', count: 1.5 }] }, 'commands[0]'],
    [{ ...army, commands: Array.from({ length: 1000 }, (_, i) => ({ card: `${i}`, count: 1 })) }, 'commands'],
  ] as const)
    expect(readArmy(bad)).toMatchObject({ refused: 'import-bad-army', args: { where } })
})
