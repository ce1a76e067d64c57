/** What the table of a campaign says: sides, heroes, cards by their names. */
import { optionsOf } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { imperialAssault } from '../index.ts'
import { type Situation, situation } from './play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1', strain: 2, cards: ['item/dl-44'] },
  diala: { hero: 'diala-passil', at: '1,3', wounded: true },
} as const

function mission(more: object = {}): Situation {
  return situation({
    campaign: {
      heroes: HEROES,
      groups: { officer: { card: 'Imperial Officer', at: '4,1' } },
      hand: ['Stormtrooper'],
      threat: 3,
      ...more,
    },
  })
}

/** The options of whoever is asked, as they are said. */
function said({ match }: Situation) {
  const [ask] = match.asks
  if (ask.form !== 'one') throw new Error('nobody is asked for one thing')
  return optionsOf(ask).map((option) => imperialAssault.sayOption(match.view(ask.seat), option))
}

test('an attack is said with its weapon', () => {
  const match = mission()
  match.hero('gideon').activate('gideon')
  const attack = said(match).find(({ key }) => key === 'option.attack')
  expect(attack?.args).toMatchObject({
    target: { name: 'figure:imperial-officer' },
    hasWeapon: 'yes',
  })
})

test('log entries name sides, heroes and cards', () => {
  const match = mission()
  match.hero('gideon').activate('gideon')
  match.hero('gideon').choose({ do: 'rest' })
  const of = (what: string) => {
    const entry = match.match.log.find((one) => one.what === what)
    if (entry === undefined) throw new Error(`there is no ${what}`)
    return imperialAssault.sayLog(entry)
  }
  expect(of('activate')).toMatchObject({
    args: { seat: { name: 'seat:rebels' }, side: 'rebels', group: { name: 'group:sheet/gideon-argus' } },
  })
  expect(of('rest')).toMatchObject({ args: { figure: { name: 'figure:sheet/gideon-argus' } } })
  expect(imperialAssault.nameOf('group:sheet/gideon-argus', 'de')).toBe('Gideon Argus')
})

test('the table: threat, heroes with strain and cards; a hand is counted for others and named for its player', () => {
  const match = mission()
  const lines = (seat: number) => imperialAssault.sayTable?.(match.match.view(seat)) ?? []
  const find = (seat: number, key: string) => lines(seat).find((line) => line.key === key)?.args
  expect(find(0, 'table.mission')).toMatchObject({ threat: 3, level: 2 })
  expect(find(0, 'table.hero')).toMatchObject({
    figure: { name: 'hero:gideon-argus' },
    health: 'healthy',
    strain: 2,
  })
  expect(find(0, 'table.empire')).toMatchObject({ hand: 1, reserve: 0 })
  expect(find(0, 'table.deployment-hand')).toBeUndefined()
  expect(find(2, 'table.deployment-hand')).toEqual({ cards: [{ name: 'deployment:stormtrooper' }] })
  expect(lines(0).some(({ key }) => key === 'table.head')).toBe(false)
})

test('between missions the table tells what is on offer, and options their price', () => {
  const match = situation({ step: 'buy-items', campaign: { heroes: HEROES, slot: 0, credits: 5000 } })
  const keys = (imperialAssault.sayTable?.(match.match.view(0)) ?? []).map(({ key }) => key)
  expect(keys[0]).toBe('table.between')
  expect(keys).toContain('table.shop')
  expect(keys).not.toContain('table.figure')
  const options = said(match)
  expect(options[0].key).toBe('option.buy-item')
  expect(options[0].args?.price).toBeGreaterThan(0)
  expect(options.at(-1)?.key).toBe('option.done-buying')
})
