import { type Army, findReadyArmy } from '@dejarik/imperial-assault/build'
import { describe, expect, test } from 'vitest'
import { causeOf, isWrong } from '../../../src/games/imperial-assault/builder/army/place.ts'
import { groupsInWords, strengthOf } from '../../../src/games/imperial-assault/builder/army-words.ts'
import { findCard } from '../../../src/games/imperial-assault/builder/card.ts'
import { fits, isOfUse, newProblems, problemsOf } from '../../../src/games/imperial-assault/builder/check.ts'
import {
  addCard,
  chooseAffiliation,
  copiesIn,
  emptyArmy,
  isEmpty,
  MAX_NAME,
  rename,
  setCopies,
  sorted,
} from '../../../src/games/imperial-assault/builder/edit.ts'

const card = (kind: string, id: string) => findCard(kind, id)!
const VADER = card('deployment', 'darth-vader')
const STORMTROOPER = card('deployment', 'stormtrooper')
const ELITE = card('deployment', 'stormtrooper-elite')
const HAN = card('deployment', 'han-solo')
const escort = findReadyArmy('lord-vaders-escort')!.army
const empire = emptyArmy('imperial')
const reasons = (now: Army, would: Army) =>
  newProblems(now, would).map(({ refused, rule }) => [refused, rule])
const keys = (army: Army) => problemsOf(army).map(({ refused }) => refused)

describe('the groups', () => {
  test('a first group is not refused for what is still missing', () => {
    const begun = addCard(empire, STORMTROOPER)
    expect(newProblems(empire, begun)).toEqual([])
    expect(keys(begun)).toEqual(['commands-size'])
  })

  test('a unique card is refused a second time, a regular one a fifth, with the rule [ia.component-limits.5]', () => {
    const one = addCard(empire, VADER)
    const four = setCopies(empire, 'deployment', 'stormtrooper', 4)
    expect(reasons(one, addCard(one, VADER))).toEqual([['army-copies', 'ia.component-limits.5']])
    expect(reasons(setCopies(four, 'deployment', 'stormtrooper', 3), four)).toEqual([])
    expect(reasons(four, addCard(four, STORMTROOPER))).toEqual([['army-copies', 'ia.component-limits.5']])
  })

  test('an elite card is refused a third time, whatever regular ones there are [ia.component-limits.5]', () => {
    const both = addCard(setCopies(empire, 'deployment', 'stormtrooper-elite', 2), STORMTROOPER)
    expect(reasons(both, addCard(both, ELITE))).toEqual([['army-copies', 'ia.component-limits.5']])
  })

  test('too many points are named, but keep nobody out: another may leave for them', () => {
    expect(newProblems(escort, addCard(escort, STORMTROOPER))).toEqual([])
    expect(keys(addCard(escort, STORMTROOPER))).toEqual(['army-points'])
  })

  test('a rebel joins neither the Empire nor, without an alliance, mercenaries [ia.affiliation.4]', () => {
    expect(reasons(escort, addCard(escort, HAN))).toEqual([['army-affiliation', 'ia.affiliation.4']])
    const hunters = emptyArmy('mercenary')
    expect(fits(hunters, HAN)).toBe(false)
    const allied = addCard(hunters, card('upgrade', 'temporary-alliance-mercenary'))
    expect(fits(allied, HAN)).toBe(true)
    expect(newProblems(allied, addCard(allied, HAN))).toEqual([])
  })

  test('are named in one line and added up', () => {
    expect(groupsInWords(escort, 'en')).toContain('Darth Vader (Lord of the Sith), Stormtrooper (Elite)')
    expect(groupsInWords(escort, 'de')).toContain('2 × Imperialer Offizier')
    expect(strengthOf(setCopies(empire, 'deployment', 'stormtrooper', 2))).toEqual({
      groups: 2,
      figures: 6,
      health: 18,
    })
  })
})

describe('the command deck', () => {
  test('more copies than the card allows are refused [ia.command-cards.11]', () => {
    const [{ card: id, count }] = escort.commands
    const more = setCopies(escort, 'command', id, count + 1)
    expect(reasons(escort, more)).toEqual([['commands-copies', 'ia.command-cards.11']])
  })

  test('a sixteenth card goes in, and is named [ia.command-cards.9]', () => {
    const more = addCard(escort, card('command', 'deadeye'))
    expect(newProblems(escort, more)).toEqual([])
    expect(keys(more)).toEqual(['commands-size'])
  })

  test('a card that nobody can use is marked, not refused [ia.command-cards.8]', () => {
    const arcing = card('command', 'arcing-shot')
    expect(isOfUse(escort, arcing)).toBe(false)
    expect(fits(escort, arcing)).toBe(false)
    expect(newProblems(escort, addCard(escort, arcing))).toEqual([])
    expect(isOfUse(empire, arcing)).toBe(true)
  })
})

describe('an upgrade', () => {
  test('fits an army with somebody who can carry it [ia.attachments.6]', () => {
    const anger = card('upgrade', 'advanced-com-systems')
    expect(isOfUse(escort, anger)).toBe(true)
    expect(isOfUse(addCard(empire, STORMTROOPER), anger)).toBe(false)
  })

  test('of another affiliation is refused [ia.deployment-cards.6]', () => {
    const suit = card('upgrade', 'combat-suit')
    expect(reasons(escort, addCard(escort, suit))).toEqual([
      ['army-upgrade-affiliation', 'ia.deployment-cards.6'],
    ])
  })
})

describe('the army', () => {
  test('keeps its cards when it changes sides, and says what is wrong then', () => {
    const turned = chooseAffiliation(escort, 'rebel')
    expect(turned.groups).toEqual(escort.groups)
    expect(new Set(keys(turned))).toEqual(new Set(['army-affiliation']))
  })

  test('copies go one by one, and the last takes the entry with it', () => {
    const less = setCopies(escort, 'deployment', 'imperial-officer', 1)
    expect(copiesIn(less, 'deployment', 'imperial-officer')).toBe(1)
    expect(setCopies(less, 'deployment', 'imperial-officer', 0).groups).toHaveLength(less.groups.length - 1)
  })

  test('shows dear groups first and cheap commands first, and what it does not know last', () => {
    const unknown = { card: 'nobody', count: 1 }
    const costs = (kind: 'deployment' | 'command', list: Army['groups']) =>
      sorted([unknown, ...list], kind).map(({ card: id }) => findCard(kind, id)?.facts.cost ?? null)
    const groups = costs('deployment', escort.groups)
    const commands = costs('command', escort.commands)
    expect([groups[0], groups.at(-1)]).toEqual([18, null])
    expect([commands[0], commands.at(-1)]).toEqual([0, null])
  })

  test('a problem marks its cards and leads to the first of them', () => {
    const wrong = addCard(escort, HAN)
    const [problem] = problemsOf(wrong).filter(({ refused }) => refused === 'army-affiliation')
    expect(isWrong('deployment', 'han-solo', [problem!])).toBe(true)
    expect(isWrong('deployment', 'darth-vader', [problem!])).toBe(false)
    expect(causeOf(problem!, wrong, 'en')).toEqual({
      name: 'Han Solo (Scoundrel)',
      anchor: 'card-deployment-han-solo',
    })
  })

  test('begun and left as it was, it is empty; its name is cut to what a link carries', () => {
    expect(isEmpty(empire)).toBe(true)
    expect(isEmpty(addCard(empire, VADER))).toBe(false)
    expect(rename(empire, 'x'.repeat(200)).name).toHaveLength(MAX_NAME)
  })
})
