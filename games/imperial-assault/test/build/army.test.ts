import { expect, test } from 'vitest'
import { commandCostOf, pointsOf, validateArmy } from '../../build/index.ts'
import { armyOf, cards, refusals } from './armies.ts'

test('an army of 40 points with 15 command cards is legal', () => {
  const army = armyOf('imperial', [
    'darth-vader',
    'stormtrooper-elite',
    'stormtrooper',
    'probe-droid',
    'imperial-officer 2',
  ])
  expect(pointsOf(army)).toBe(40)
  expect(refusals(army)).toEqual([])
})

test('an army costs at most 40 points, and less is legal too [ia.skirmish.3]', () => {
  expect(refusals(armyOf('imperial', ['imperial-officer']))).toEqual([])
  const army = armyOf('imperial', ['darth-vader', 'at-st', 'stormtrooper-elite'])
  expect(refusals(army)).toEqual(['army-points ia.skirmish.3'])
  expect(validateArmy(army)[0].args).toEqual({ points: 41, limit: 40, over: 1 })
  expect(refusals(army, { limit: 50 })).toEqual([])
})

test('skirmish upgrades cost points; some make their figure cheaper', () => {
  const army = armyOf('imperial', ['darth-vader'], { upgrades: cards('driven-by-hatred', 'rule-by-fear') })
  expect(pointsOf(army)).toBe(14)
  expect(refusals(army)).toEqual([])
})

test('an army without figures would be lost at once [ia.winning-skirmish.5]', () => {
  expect(refusals(armyOf('rebel', []))).toEqual(['army-no-figures ia.winning-skirmish.5'])
})

test('all deployment cards have one affiliation [ia.affiliation.4]', () => {
  const army = armyOf('imperial', ['stormtrooper', 'nexu', 'han-solo'])
  expect(refusals(army)).toEqual(['army-affiliation ia.affiliation.4', 'army-affiliation ia.affiliation.4'])
  expect(validateArmy(army)[0].at).toEqual(['deployment:nexu'])
})

test('skirmish upgrades have it too; neutral ones fit every army [ia.affiliation.4]', () => {
  expect(refusals(armyOf('rebel', ['han-solo'], { upgrades: cards('channel-the-force') }))).toEqual([])
  expect(refusals(armyOf('rebel', ['han-solo'], { upgrades: cards('devious-scheme') }))).toEqual([
    'army-upgrade-affiliation ia.deployment-cards.6',
  ])
})

test('one copy of a unique card, two of an elite, four of a regular one [ia.component-limits.5] [ia.unique.1]', () => {
  expect(refusals(armyOf('imperial', ['imperial-officer 4', 'probe-droid-elite 2']))).toEqual([])
  expect(refusals(armyOf('imperial', ['imperial-officer 5']))).toEqual(['army-copies ia.component-limits.5'])
  expect(refusals(armyOf('imperial', ['probe-droid-elite 3']))).toEqual(['army-copies ia.component-limits.5'])
  const gideon = armyOf('rebel', ['gideon-argus 2'])
  expect(refusals(gideon)).toEqual(['army-copies ia.component-limits.5'])
  expect(validateArmy(gideon)[0].args).toMatchObject({ count: 2, most: 1, over: 1, rank: 'unique' })
})

test('a regular and an elite card of one name are two cards [ia.component-limits.5]', () => {
  expect(refusals(armyOf('mercenary', ['nexu 4', 'nexu-elite 2']))).toEqual([])
})

test('a unique upgrade is used once, another one up to four times [ia.unique.1]', () => {
  const army = (upgrade: string) => armyOf('imperial', ['stormtrooper-elite 2'], { upgrades: cards(upgrade) })
  expect(refusals(army('rule-by-fear 2'))).toEqual(['army-copies ia.component-limits.5'])
  expect(refusals(army('cross-training 4'))).toEqual([])
  expect(refusals(army('cross-training 5'))).toEqual(['army-copies ia.component-limits.5'])
})

test('unique cards of one name are the same, whatever their subtitle [ia.unique.2]', () => {
  const army = armyOf('rebel', ['luke-skywalker', 'luke-skywalker-jedi-knight'])
  expect(refusals(army)).toEqual(['army-unique ia.unique.2'])
  expect(validateArmy(army)[0].at).toEqual([
    'deployment:luke-skywalker',
    'deployment:luke-skywalker-jedi-knight',
  ])
})

test('an attachment needs a group with its trait [ia.attachments.6]', () => {
  const army = (group: string) => armyOf('imperial', [group], { upgrades: cards('vaders-finest') })
  expect(refusals(army('stormtrooper'))).toEqual([])
  expect(refusals(army('probe-droid'))).toEqual(['army-attachment ia.attachments.6'])
})

test('cards of the campaign stay there [ia.skirmish.3]', () => {
  expect(refusals(armyOf('rebel', ['obi-wan-kenobi']))).toEqual([])
  expect(refusals(armyOf('rebel', ['obi-wan-kenobi-campaign']))).toEqual(['army-campaign-only ia.skirmish.3'])
})

test('cards that do not exist, or that are not written yet, are named', () => {
  const army = armyOf('imperial', ['stormtrooper', 'ewok'])
  expect(refusals(army)).toEqual(['army-unknown-card ia.skirmish.3'])
  expect(pointsOf(army)).toBe(6)
  const isImplemented = (_kind: string, id: string): boolean => id !== 'stormtrooper'
  expect(refusals(armyOf('imperial', ['stormtrooper']), { isImplemented })).toEqual([
    'army-not-implemented -',
  ])
})

test('an empty army costs nothing', () => {
  const army = armyOf('rebel', [], { commands: [] })
  expect([pointsOf(army), commandCostOf(army)]).toEqual([0, 0])
})
