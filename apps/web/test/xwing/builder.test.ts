import { READY_SQUADS, type Squad, shareCode, writeList, xwsText } from '@dejarik/xwing/build'
import { findUpgrade, pilotFacts } from '@dejarik/xwing/facts'
import { describe, expect, test } from 'vitest'
import { BuiltShelf } from '../../src/build/shelf.ts'
import { newProblems, problemsOf } from '../../src/games/xwing/builder/check.ts'
import {
  addShip,
  addUpgrade,
  duplicateShip,
  removeShip,
  removeUpgrade,
  rename,
  toggleObstacle,
} from '../../src/games/xwing/builder/edit.ts'
import { NO_FILTER, poolOf } from '../../src/games/xwing/builder/pool/filter.ts'
import { SQUADS } from '../../src/games/xwing/builder/shelf.ts'
import { readIncoming } from '../../src/games/xwing/builder/transfer/incoming.ts'
import { openSlots } from '../../src/games/xwing/builder/upgrade-bar.ts'
import { shelfOf } from '../memory-shelf.ts'

const EMPTY: Squad = { faction: 'rebelalliance', ships: [] }
const luke = addShip(EMPTY, 'lukeskywalker')
const reasons = (now: Squad, would: Squad) =>
  newProblems(now, would).map(({ refused, rule }) => [refused, rule])

describe('building', () => {
  test('a first ship is not refused for being the only one', () => {
    expect(newProblems(EMPTY, luke)).toEqual([])
    expect(problemsOf(luke).map(({ refused }) => refused)).toEqual(['squad-too-few-ships'])
  })

  test('a limited pilot is refused a second time, with its rule [xw.g.limited.1]', () => {
    expect(reasons(luke, addShip(luke, 'lukeskywalker'))).toEqual([['squad-limited', 'xw.g.limited.1']])
  })

  test('too many points are named, but keep no ship out: another may leave for it [xw.a.squad.3]', () => {
    const many = Array.from({ length: 5 }).reduce<Squad>((so) => addShip(so, 'redsquadronveteran'), EMPTY)
    expect(newProblems(removeShip(many, 0), many)).toEqual([])
    expect(problemsOf(many).map(({ refused }) => refused)).toEqual(['squad-points'])
  })

  test('an upgrade that does not fit is refused with the reason [xw.a.squad-upgrades.1] [xw.g.upgrade.4]', () => {
    const refused = reasons(luke, addUpgrade(luke, 0, 'darthvader')).map(([what]) => what)
    expect(refused).toContain('squad-slots')
    expect(refused).toContain('squad-needs-faction')
  })

  test('a duplicate leaves limited upgrades behind [xw.g.limited.1]', () => {
    const one = addUpgrade(addUpgrade(addShip(EMPTY, 'redsquadronveteran'), 0, 'r2d2'), 0, 'servomotorsfoils')
    expect(findUpgrade('r2d2')?.limited).toBe(1)
    const two = duplicateShip(one, 0)
    expect(two.ships.map(({ upgrades }) => upgrades)).toEqual([
      ['r2d2', 'servomotorsfoils'],
      ['servomotorsfoils'],
    ])
  })

  test('a standardized upgrade comes to all ships of the type, and leaves all [xw.g.standardized.1]', () => {
    const two = ['deltasquadronpilot', 'deltasquadronpilot', 'academypilot'].reduce<Squad>(addShip, {
      faction: 'galacticempire',
      ships: [],
    })
    const elite = addUpgrade(two, 0, 'tiedefenderelite')
    expect(elite.ships.map(({ upgrades }) => upgrades)).toEqual([
      ['tiedefenderelite'],
      ['tiedefenderelite'],
      [],
    ])
    expect(removeUpgrade(elite, 1, 0)).toEqual(two)
  })

  test('three obstacles are taken, a fourth is not, and none is a choice too [xw.a.squad-obstacles.1]', () => {
    const three = ['coreasteroid0', 'coreasteroid1', 'gascloud1'].reduce(toggleObstacle, EMPTY)
    expect(toggleObstacle(three, 'gascloud3')).toBe(three)
    const none = [...(three.obstacles ?? [])].reduce(toggleObstacle, three)
    expect(none).not.toHaveProperty('obstacles')
  })

  test('an empty name is no name', () => {
    expect(rename(rename(EMPTY, 'Reds'), '')).toEqual(EMPTY)
  })
})

describe('the upgrade bar', () => {
  test('shows what is free, by kind', () => {
    const { slots } = pilotFacts('lukeskywalker')
    const free = openSlots(pilotFacts('lukeskywalker'), [])
    expect(free.reduce((sum, { count }) => sum + count, 0)).toBe(slots.length)
  })

  test('offers the special slot as long as nothing needs it [xw.a.faq-squad.1]', () => {
    const pilot = { ...pilotFacts('lukeskywalker'), slots: [], choiceSlot: ['talent', 'astromech'] as const }
    const talent = findUpgrade('marksmanship')!
    expect(openSlots(pilot, [])).toEqual([{ kinds: ['talent', 'astromech'], count: 1 }])
    expect(openSlots(pilot, [talent])).toEqual([])
  })
})

describe('the pool', () => {
  test('finds ship cards by either language, by text and by ship', () => {
    const ids = (query: string) =>
      poolOf('rebelalliance', { ...NO_FILTER, query }, 'de').groups.flatMap(({ pilots }) =>
        pilots.map(({ id }) => id),
      )
    expect(ids('rot staffel veteran')).toEqual(ids('red squadron veteran'))
    expect(ids('t 65')).toContain('lukeskywalker')
    expect(ids('kein solches wort')).toEqual([])
  })

  test('hides what can’t be taken, and says how many', () => {
    const some = poolOf('rebelalliance', NO_FILTER, 'en')
    const all = poolOf('rebelalliance', { ...NO_FILTER, all: true }, 'en')
    expect(some.hidden).toBeGreaterThan(0)
    expect(all.count).toBe(some.count + some.hidden)
  })

  test('filters by initiative and points', () => {
    const { groups } = poolOf('galacticempire', { ...NO_FILTER, initiative: 1, points: 2 }, 'en')
    const pilots = groups.flatMap((group) => group.pilots)
    expect(pilots.length).toBeGreaterThan(0)
    expect(pilots.every((pilot) => pilot.initiative === 1 && pilot.points <= 2)).toBe(true)
  })
})

describe('squads from outside', () => {
  const { squad } = READY_SQUADS[0]!

  test.each([
    ['an XWS file', 'xws', xwsText(squad)],
    ['a German list', 'list', writeList(squad, 'de')],
    ['an English list', 'list', writeList(squad, 'en')],
    ['a link', 'link', `https://example.org/build/xwing#${shareCode(squad)}`],
  ] as const)('%s is read for what it is', (_, shape, text) => {
    const read = readIncoming(text)
    expect(read.shape).toBe(shape)
    expect(read.notes).toEqual([])
    // XWS lists upgrades by slot, so their order is not part of a squad.
    const ships = (of: Squad | null) => of?.ships.map(({ pilot, upgrades }) => [pilot, upgrades.toSorted()])
    expect(ships(read.squad)).toEqual(ships(squad))
  })

  test.each(['', '{', '[]', 'nothing', '\u0000', 'x'.repeat(100_000), '/build/xwing#nonsense'])(
    'nonsense is refused with a reason (%#)',
    (text) => {
      const read = readIncoming(text)
      expect(read.squad).toBeNull()
      expect(read.notes.length).toBeGreaterThan(0)
    },
  )
})

describe('kept squads', () => {
  function shelfWith(entries: { readonly [key: string]: string }): [BuiltShelf<Squad>, Map<string, string>] {
    const kept = new Map(Object.entries(entries))
    return [new BuiltShelf(SQUADS, shelfOf(kept)), kept]
  }

  test('come back as they were, with what another program wrote', () => {
    const [squads] = shelfWith({})
    const squad: Squad = { ...luke, name: 'Reds', kept: { vendor: { other: { link: 'x' } } } }
    squads.keep({ id: 'a', when: 5, built: squad })
    expect(squads.find('a')).toEqual({ id: 'a', when: 5, built: squad })
  })

  test('the latest stands first', () => {
    const [squads] = shelfWith({})
    for (const [id, when] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const)
      squads.keep({ id, when, built: luke })
    expect(squads.all().map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"squad":{"faction":"x"}}',
    '{"squad":{"faction":"resistance","ships":5}}',
  ])('a broken entry (%s) is named and disturbs no other', (text) => {
    const [squads, kept] = shelfWith({ 'dejarik.squad.bad': text, 'dejarik.settings': '{' })
    squads.keep({ id: 'good', when: 1, built: luke })
    expect(squads.all().map(({ id }) => id)).toEqual(['good'])
    expect(squads.unreadable()).toEqual(['bad'])
    expect(kept.get('dejarik.squad.bad')).toBe(text)
  })
})
