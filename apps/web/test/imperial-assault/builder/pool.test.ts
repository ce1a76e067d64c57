import { findReadyArmy } from '@dejarik/imperial-assault/build'
import { DEPLOYMENT_CARDS } from '@dejarik/imperial-assault/facts'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../../src/games/imperial-assault/builder/card.ts'
import { keywordsOf } from '../../../src/games/imperial-assault/builder/cards/effect-words.ts'
import { emptyArmy } from '../../../src/games/imperial-assault/builder/edit.ts'
import {
  type Filter,
  filtersOn,
  isFiltered,
  NO_FILTER,
  poolOf,
} from '../../../src/games/imperial-assault/builder/pool/filter.ts'

const escort = findReadyArmy('lord-vaders-escort')!.army
const find = (some: Partial<Filter>, army = emptyArmy('imperial')) =>
  poolOf(army, { ...NO_FILTER, all: true, ...some }, 'de').cards
const ids = (cards: readonly Card[]) => cards.map(({ facts }) => facts.id)

describe('the pool', () => {
  test('finds cards by either language, by trait, ability, keyword and user', () => {
    expect(ids(find({ query: 'sturmtruppen' }))).toEqual(ids(find({ query: 'stormtrooper' })))
    expect(ids(find({ query: 'machtwürgegriff' }))).toEqual(['darth-vader'])
    expect(ids(find({ query: 'probe selbstzerstörung' }))).toEqual(['probe-droid', 'probe-droid-elite'])
    expect(ids(find({ kind: 'command', query: 'thrawn' }))).toContain('foresee')
    expect(ids(find({ query: 'kein solches wort' }))).toEqual([])
  })

  test.each<[Partial<Filter>, (card: Card) => boolean]>([
    [{ affiliation: 'rebel' }, ({ kind, facts }) => kind === 'deployment' && facts.affiliation === 'rebel'],
    [{ trait: 'droid' }, ({ kind, facts }) => kind === 'deployment' && facts.traits.includes('droid')],
    [{ cost: 4 }, ({ facts }) => facts.cost <= 4],
    [{ box: 'core' }, ({ facts }) => facts.boxes.includes('core')],
    [{ figures: 3 }, ({ kind, facts }) => kind === 'deployment' && facts.group === 3],
    [{ rank: 'elite' }, ({ kind, facts }) => kind === 'deployment' && facts.elite && !facts.unique],
    [{ keyword: 'stun' }, ({ kind, facts }) => kind === 'deployment' && keywordsOf(facts).has('stun')],
    [
      { kind: 'command', trait: 'trooper' },
      ({ kind, facts }) => kind === 'command' && facts.usedBy!.traits.includes('trooper'),
    ],
    [
      { kind: 'upgrade', affiliation: 'neutral' },
      ({ kind, facts }) => kind === 'upgrade' && facts.affiliation === 'neutral',
    ],
  ])('is filtered by %o', (some, isRight) => {
    const found = find(some)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((card) => !isRight(card))).toEqual([])
    expect(filtersOn({ ...NO_FILTER, ...some })).toBe(1)
  })

  test('offers at first what fits: own groups, and commands that somebody can use [ia.affiliation.4]', () => {
    const groups = poolOf(escort, NO_FILTER, 'en')
    expect(
      groups.cards.every(({ kind, facts }) => kind !== 'deployment' || facts.affiliation === 'imperial'),
    ).toBe(true)
    expect(groups.cards.length + groups.hidden).toBe(find({}).length)
    const commands = ids(poolOf(escort, { ...NO_FILTER, kind: 'command' }, 'en').cards)
    expect(commands).toContain('lord-of-the-sith')
    expect(commands).not.toContain('arcing-shot')
    expect(isFiltered(NO_FILTER)).toBe(false)
  })

  test('leaves out what is printed for the campaign alone', () => {
    const campaign = DEPLOYMENT_CARDS.filter(({ modes }) => !modes.includes('skirmish'))
    expect(campaign.length).toBeGreaterThan(0)
    expect(ids(find({})).filter((id) => campaign.some((card) => card.id === id))).toEqual([])
  })

  test('puts regular and elite cards of a name together', () => {
    const found = ids(find({}))
    expect(found.indexOf('stormtrooper-elite')).toBe(found.indexOf('stormtrooper') + 1)
  })
})
