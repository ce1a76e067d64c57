import { factsOf, type View } from '@dejarik/destiny'
import type { Side } from '@dejarik/destiny/facts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptTable, optionsWith, playUntil, STARTERS } from '../destiny/table.ts'
import { EVERYTHING, graveViolations, testLooks, WIDE } from './accessibility.ts'
import { playOn } from './destiny-player.ts'
import { WHOLE_MATCH } from './player.ts'
import { complaintsOf, PHONE, Stage, type Visitor } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const wish = { opponent: 'bot', level: 'random', seat: 0, options: optionsWith(STARTERS) }

describe('a starter match against the bot through the page', () => {
  async function begin(visitor: Visitor): Promise<{ page: Page; complaints: readonly string[] }> {
    const visit = await stage.visit({ ...visitor, kept: { 'dejarik.wish.destiny': wish } })
    const page = await visit.newPage()
    const complaints = complaintsOf(page)
    await page.goto('/')
    await page.click('.tile:has-text("Destiny")')
    await page.click('.start')
    await page.waitForSelector('.sd-board')
    return { page, complaints }
  }

  test('to its end with the keys, in English', { timeout: WHOLE_MATCH }, async () => {
    const { page, complaints } = await begin({ settings: { language: 'en' }, size: PHONE })
    let questions = 0
    while (await playOn(page, 'keys')) questions++
    expect(questions).toBeGreaterThan(20)
    expect(await page.innerText('.sd-round')).toContain('Round')
    expect(await page.innerText('.ending-text')).not.toBe('')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('to its end with a finger at 360 px', { timeout: WHOLE_MATCH }, async () => {
    const { page, complaints } = await begin({ settings: { language: 'en' }, size: PHONE, touch: true })
    let questions = 0
    while (await playOn(page, 'finger')) questions++
    expect(questions).toBeGreaterThan(20)
    expect(await page.innerText('.ending-text')).not.toBe('')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('two rounds with the mouse, in German', { timeout: WHOLE_MATCH }, async () => {
    const { page, complaints } = await begin({ settings: { language: 'de' } })
    const round = (): Promise<string> => page.innerText('.sd-round')
    while (!/3/.test(await round())) expect(await playOn(page, 'mouse')).toBe(true)
    expect(await round()).toContain('Runde')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

function sidesIn(view: View, seat: number): readonly Side[] {
  return view.dice.filter(({ pool }) => pool === seat).map(({ kind, side }) => factsOf(kind).die![side]!)
}

function isPlainResource({ symbol, modifier, cost }: Side): boolean {
  return symbol === 'resource' && !modifier && cost === 0
}

/** At these questions of the first seat. */
const moments = {
  battlefield: playUntil((ask) => ask.what === 'battlefield' && ask.seat === 0),
  shields: playUntil((ask) => ask.what === 'distribute-shields' && ask.seat === 0),
  dice: playUntil(
    (ask, view) =>
      ask.what === 'action' &&
      ask.seat === 0 &&
      view.round >= 2 &&
      view.dice.filter(({ pool }) => pool === 0).length >= 3,
  ),
  resources: playUntil(
    (ask, view) =>
      ask.what === 'action' && ask.seat === 0 && sidesIn(view, 0).filter(isPlainResource).length === 2,
  ),
  focus: playUntil((ask) => ask.what === 'focus' && ask.seat === 0, ['way-of-the-jedi', 'dark-disciples']),
  three: playUntil(
    (ask, view) => ask.what === 'action' && ask.seat === 0 && view.round === 2,
    [...STARTERS, 'way-of-the-jedi'],
  ),
}

const KEPT = Object.assign({}, ...Object.entries(moments).map(([id, match]) => keptTable(id, match, 0)))

async function at(moment: keyof typeof moments): Promise<Page> {
  const page = await stage.page({ settings: { language: 'en' }, size: WIDE, kept: KEPT })
  await arrive(page, moment)
  return page
}

async function arrive(page: Page, moment: string): Promise<void> {
  await page.goto(`/play/${moment}`)
  await page.waitForSelector('.prompt[data-own="true"]')
  await page.evaluate(() => document.fonts.ready)
}

test('several dice of a symbol are resolved one after another, each by its click', async () => {
  const page = await at('resources')
  const held = async (): Promise<number> =>
    Number(await page.innerText('.sd-seat[data-whose="own"] .sd-seat-resources b'))
  const before = await held()
  const dice = page.locator(
    '.sd-pool[data-whose="own"] [data-symbol="resource"] .sd-pool-die[data-can="true"]',
  )
  const gain = Number(
    await page.innerText('.sd-pool[data-whose="own"] [data-symbol="resource"] .sd-pool-sum'),
  )
  for (let left = 2; left > 0; left--) {
    await dice.first().click()
    await page.click('.prompt .confirm .button-main')
    await expect.poll(() => dice.count()).toBe(left - 1)
  }
  expect(await held()).toBe(before + gain)
  expect(gain).toBeGreaterThan(1)
})

test('a die that may be turned shows its six sides to choose from', async () => {
  const page = await at('focus')
  await page.locator('.sd-pool-die[data-can="true"]').first().click()
  expect(await page.locator('.sd-sides button').count()).toBe(6)
  expect(await graveViolations(page, EVERYTHING)).toEqual([])
  const n = await page.getAttribute('.prompt', 'data-n')
  await page.locator('.sd-sides button:not(:disabled)').first().click()
  await page.waitForFunction(
    (before) => document.querySelector('.prompt')?.getAttribute('data-n') !== before,
    n,
  )
})

test('shields are distributed on the characters, with the rest in sight', async () => {
  const page = await at('shields')
  const left = await page.innerText('.sd-sums-left')
  await page.locator('.sd-share button:last-child').first().click()
  expect(await page.innerText('.sd-sums-left')).not.toBe(left)
})

test('rolled dice tumble, and a key lets them lie', async () => {
  const visit = await stage.visit({ settings: { language: 'en', motion: true }, size: WIDE, kept: KEPT })
  const page = await visit.newPage()
  await arrive(page, 'three')
  // Time stands still, so that nothing but the key can end it.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.click('.prompt [data-do="activate"]')
  await page.click('.prompt .confirm .button-main')
  await page.waitForSelector('.sd-tumbling')
  const tumbling = async (): Promise<number> => {
    await page.keyboard.press('Shift')
    return page.locator('.sd-tumbling').count()
  }
  await expect.poll(tumbling, { timeout: 20_000 }).toBe(0)
  await visit.close()
})

test('the discard pile opens to be looked through', async () => {
  const page = await at('dice')
  await page.locator('.sd-side[data-whose="own"] button.sd-pile').last().click()
  await page.waitForSelector('dialog[open]')
})

testLooks(
  [
    { size: WIDE, themes: ['dark'], screens: ['battlefield', 'three'] },
    { size: WIDE, themes: ['dark', 'light'], screens: ['dice'] },
    { size: PHONE, themes: ['dark'], screens: ['shields', 'dice'] },
  ],
  {
    open: (visitor) => stage.page({ ...visitor, kept: KEPT }),
    go: arrive,
  },
)
