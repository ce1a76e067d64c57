import { expect, test } from 'vitest'
import { assembled, commandLimitOf } from '../../build/index.ts'
import { findUpgrade } from '../../facts/index.ts'
import { armyOf, cards, FREE_COMMANDS, refusals } from './armies.ts'

test('Temporary Alliance brings up to two Rebel cards to mercenaries [ia.golden-rules.2] [ia.affiliation.4] [card: temporary-alliance-mercenary]', () => {
  const army = (...rebels: string[]) =>
    armyOf('mercenary', ['nexu', ...rebels], { upgrades: cards('temporary-alliance-mercenary') })
  expect(refusals(army('han-solo', 'gideon-argus'))).toEqual([])
  expect(refusals(army('rebel-trooper 2'))).toEqual([])
  expect(refusals(army('rebel-trooper 2', 'gideon-argus'))).toEqual(['army-allies ia.golden-rules.2'])
  expect(refusals(army('stormtrooper'))).toEqual(['army-affiliation ia.affiliation.4'])
})

test('the Empire allies with mercenaries [card: temporary-alliance-imperial]', () => {
  const upgrades = cards('temporary-alliance-imperial')
  expect(refusals(armyOf('imperial', ['stormtrooper', 'nexu 2'], { upgrades }))).toEqual([])
  expect(refusals(armyOf('imperial', ['stormtrooper', 'han-solo'], { upgrades }))).toEqual([
    'army-affiliation ia.affiliation.4',
  ])
})

test('no alliance lets in skirmish upgrades of others [ia.deployment-cards.5] [ia.deployment-cards.6]', () => {
  const upgrades = cards('temporary-alliance-mercenary', 'rebel-high-command')
  expect(refusals(armyOf('mercenary', ['nexu'], { upgrades }))).toEqual([
    'army-upgrade-affiliation ia.deployment-cards.6',
  ])
})

test('an alliance of another affiliation is no alliance [ia.deployment-cards.6]', () => {
  const upgrades = cards('temporary-alliance-mercenary')
  expect(refusals(armyOf('imperial', ['stormtrooper', 'han-solo'], { upgrades }))).toEqual([
    'army-affiliation ia.affiliation.4',
    'army-upgrade-affiliation ia.deployment-cards.6',
  ])
})

test('both alliances have one name and are unique [ia.unique.2]', () => {
  const upgrades = cards('temporary-alliance-imperial', 'temporary-alliance-mercenary')
  expect(refusals(armyOf('imperial', ['stormtrooper'], { upgrades }))).toContain('army-unique ia.unique.2')
})

test('Balance of the Force makes room for 3 points of command cards [ia.golden-rules.2] [ia.command-cards.10] [card: Balance of the Force]', () => {
  const dear = [
    'son-of-skywalker',
    'take-it-down',
    'shadow-ops',
    'covering-fire',
    'maximum-firepower',
    'lord-of-the-sith',
  ]
  const free = FREE_COMMANDS.slice(0, 9).map(({ card }) => card)
  const commands = cards(...free, ...dear)
  expect(refusals(armyOf('rebel', ['gideon-argus'], { commands }))).toEqual([
    'commands-cost ia.command-cards.10',
  ])
  const army = armyOf('rebel', ['gideon-argus'], { commands, upgrades: cards('balance-of-the-force') })
  expect(refusals(army)).toEqual([])
  expect(commandLimitOf(assembled(army))).toBe(18)
})

test('Heroic Effort asks for unique deployment cards only; upgrades are not meant [ia.deployment-cards.5]', () => {
  const upgrades = cards('heroic-effort', 'survivalist')
  expect(refusals(armyOf('rebel', ['fenn-signis', 'gideon-argus'], { upgrades }))).toEqual([])
  expect(refusals(armyOf('rebel', ['fenn-signis', 'rebel-trooper'], { upgrades }))).toEqual([
    'army-needs ia.golden-rules.2',
  ])
})

test('the Spectre Cell asks for Spectres, and Chopper is one', () => {
  const upgrades = cards('spectre-cell')
  expect(refusals(armyOf('rebel', ['hera-syndulla', 'c1-10p'], { upgrades }))).toEqual([])
  expect(refusals(armyOf('rebel', ['hera-syndulla', 'han-solo'], { upgrades }))).toEqual([
    'army-needs ia.golden-rules.2',
  ])
})

test('every card with an exception exists', () => {
  for (const id of [
    'balance-of-the-force',
    'heroic-effort',
    'spectre-cell',
    'temporary-alliance-imperial',
    'temporary-alliance-mercenary',
  ])
    expect(findUpgrade(id), id).toBeDefined()
})
