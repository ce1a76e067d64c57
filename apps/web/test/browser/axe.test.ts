import { type Deck, shareCode as deckCode, findReadyDeck } from '@dejarik/destiny/build'
import { type Army, shareCode as armyCode, findReadyArmy } from '@dejarik/imperial-assault/build'
import { type Squad, shareCode } from '@dejarik/xwing/build'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeMoment } from '../../src/session/moment.ts'
import { keptTable, playUntil } from '../imperial-assault/table.ts'
import { testLooks, WIDE } from './accessibility.ts'
import { keptMatch, recordAfter } from './kept.ts'
import { PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const middle = recordAfter(160)
const finished = recordAfter(-1)
/** With something to complain about: one ship is too few, and a card of it is there twice. */
const squad: Squad = {
  faction: 'rebelalliance',
  ships: [{ pilot: 'lukeskywalker', upgrades: ['r2d2', 'r2d2'] }],
}

/** Too dear, of both sides, too small, and with a card too often. */
const deck: Deck = {
  ...findReadyDeck('phasmas-squad')!.deck,
  characters: [
    { card: '01001', dice: 2 },
    { card: '01037', dice: 2 },
  ],
  cards: [
    { card: '01007', count: 3 },
    { card: '01008', count: 2 },
    { card: '01115', count: 1 },
  ],
}

/** Too dear, of two sides, with a card too often, and with an upgrade and a command for nobody. */
const army: Army = {
  ...findReadyArmy('lord-vaders-escort')!.army,
  groups: [
    { card: 'darth-vader', count: 2 },
    { card: 'han-solo', count: 1 },
    { card: 'stormtrooper-elite', count: 1 },
  ],
  upgrades: [{ card: 'combat-suit', count: 1 }],
  commands: [
    { card: 'arcing-shot', count: 2 },
    { card: 'planning', count: 1 },
  ],
}

/** A skirmish in its second round, and an attack in it. */
const skirmishes = {
  ...keptTable(
    'skirmish',
    playUntil(({ what }, { round }) => what === 'act' && round === 2),
  ),
  ...keptTable(
    'attack',
    playUntil(({ what }) => what === 'surge'),
  ),
}

/** Goes to a screen as it is met in use. */
const screens: { readonly [name: string]: (page: Page) => Promise<unknown> } = {
  home: async (page) => {
    await page.goto('/')
    await page.waitForSelector('.start')
  },
  table: async (page) => {
    await page.goto('/play/middle')
    await page.waitForSelector('.prompt .option')
    await page.keyboard.press('1')
  },
  keys: async (page) => {
    await page.goto('/play/middle')
    await page.waitForSelector('.prompt .option')
    await page.keyboard.press('?')
    await page.waitForSelector('.keys')
  },
  ending: async (page) => {
    await page.goto('/play/finished')
    await page.waitForSelector('.ending')
    // The log of a whole match is checked in the middle of one; here it would only take long.
    if (await page.$('.rail')) await page.keyboard.press('l')
  },
  foyer: async (page) => {
    await page.goto('/')
    await page.click('.segment:has-text("Freund")')
    await page.click('.start')
    await page.waitForSelector('.copy-field')
  },
  rules: async (page) => {
    await page.goto('/rules')
    await page.fill('input[type=search]', 'sabotage')
    await page.waitForSelector('.rule')
  },
  cards: async (page) => {
    await page.goto('/cards')
    await page.fill('input[type=search]', 'wing')
    await page.waitForFunction(() => document.querySelectorAll('.cards-card').length < 10)
  },
  'open a replay': async (page) => {
    await page.goto('/replay')
    await page.waitForSelector('.open-paste')
  },
  replay: async (page) => {
    await page.goto(`/replay#${await writeMoment({ record: middle, n: 120 })}`)
    await page.waitForSelector('.timeline')
  },
  squads: async (page) => {
    await page.goto('/build/xwing')
    await page.waitForSelector('.build-saved .build-line')
  },
  'build a squad': async (page) => {
    await page.goto('/build/xwing/mine')
    await page.fill('.search-field input', 'wedge')
    await page.waitForSelector('[data-pilot="wedgeantilles"]')
  },
  'choose an upgrade': async (page) => {
    await page.goto('/build/xwing/mine')
    await page.waitForSelector('.build-editor')
    if (await page.isVisible('.build-panes')) await page.click('.build-panes .segment:nth-child(2)')
    await page.click('.xb-obstacles summary')
    await page.click('.xb-free-slot')
    await page.click('.xb-not summary')
  },
  'a squad by link': async (page) => {
    await page.goto(`/build/xwing#${shareCode(squad)}`)
    await page.waitForSelector('.build-sheet')
  },
  decks: async (page) => {
    await page.goto('/build/destiny')
    await page.waitForSelector('.build-saved .build-line')
  },
  'build a deck': async (page) => {
    await page.goto('/build/destiny/mine')
    await page.waitForSelector('.sb-row')
    if (await page.isHidden('.sb-filters .build-filters')) await page.click('.sb-filters summary')
    await page.click('.sb-filters [data-value="ranged"]')
    await page.waitForSelector('.build-pool-count .button')
  },
  'a deck by link': async (page) => {
    await page.goto(`/build/destiny#${deckCode(deck)}`)
    await page.waitForSelector('.build-sheet')
    await page.click('.sb-odds-panel .segment:nth-child(2)')
    await page.waitForSelector('.sb-counts')
  },
  armies: async (page) => {
    await page.goto('/build/imperial-assault')
    await page.waitForSelector('.build-saved .build-line')
  },
  'build an army': async (page) => {
    await page.goto('/build/imperial-assault/mine')
    await page.waitForSelector('.ia-row')
    if (await page.isHidden('.ia-filters .build-filters')) await page.click('.ia-filters summary')
    await page.fill('.search-field input', 'storm')
    await page.waitForFunction(() => document.querySelectorAll('.ia-row').length < 10)
  },
  'choose commands': async (page) => {
    await page.goto('/build/imperial-assault/mine')
    await page.waitForSelector('.ia-row')
    await page.click('.build-pool .segment:nth-child(3)')
    await page.click('.build-pool-count .button')
    await page.waitForSelector('.ia-idle')
  },
  'an army by link': async (page) => {
    await page.goto(`/build/imperial-assault#${armyCode(army)}`)
    await page.waitForSelector('.build-sheet')
  },
  'a card of an army': async (page) => {
    await page.goto(`/build/imperial-assault#${armyCode(army)}`)
    await page.click('#part-deployment .build-card-name')
    await page.waitForSelector('.dialog .ia-card')
  },
  skirmish: async (page) => {
    await page.goto('/play/skirmish')
    await page.waitForSelector('.ia-spot')
    await page.locator('.ia-figure').first().focus()
  },
  'a figure’s card': async (page) => {
    await page.goto('/play/skirmish')
    await page.waitForSelector('.ia-spot')
    await page.keyboard.press('n')
    await page.waitForSelector('.ia-desk .ia-detail')
  },
  'signs of the map': async (page) => {
    await page.goto('/play/skirmish')
    await page.click('.ia-controls .button:last-child')
    await page.waitForSelector('.ia-legend')
  },
  'an attack in a skirmish': async (page) => {
    await page.goto('/play/attack')
    await page.waitForSelector('.ia-face')
  },
  'open elsewhere': async (page) => {
    const other = await page.context().newPage()
    onTestFinished(() => other.close())
    await other.goto('/play/middle')
    await other.waitForSelector('.prompt')
    await page.goto('/play/middle')
    await page.waitForSelector('.notice')
  },
}

const kept = {
  ...keptMatch('middle', middle),
  ...keptMatch('finished', finished),
  ...skirmishes,
  'dejarik.squad.mine': { when: 1, squad },
  'dejarik.deck.mine': { when: 1, deck },
  'dejarik.army.mine': { when: 1, army },
}

testLooks(
  [
    { size: WIDE, themes: ['dark', 'light'], screens: Object.keys(screens) },
    { size: PHONE, themes: ['dark', 'light'], screens: Object.keys(screens) },
  ],
  {
    open: (visitor) => stage.page({ ...visitor, kept }),
    go: (page, screen) => screens[screen]!(page),
    // What is behind a dialog, and which filters are open, depends on the size at which one came.
    anew: [
      'keys',
      'choose an upgrade',
      'build a deck',
      'build an army',
      'choose commands',
      'a figure’s card',
      'signs of the map',
    ],
  },
)

test('on a phone every button of the shell is at least 40 px high', async () => {
  const visit = await stage.visit({ kept: keptMatch('middle', middle), size: PHONE })
  const page = await visit.newPage()
  await screens.table!(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt button, .table-top button, .table-top a')]
      .filter((one) => one.offsetParent !== null && !one.classList.contains('rule-chip'))
      .filter((one) => one.getBoundingClientRect().height < 40)
      .map((one) => one.outerHTML),
  )
  expect(small).toEqual([])
  await visit.close()
})
