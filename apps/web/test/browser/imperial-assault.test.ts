import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptTable, optionsWith, playUntil } from '../imperial-assault/table.ts'
import { testLooks, WIDE } from './accessibility.ts'
import { arrive, atKept, playOn, roundOf } from './imperial-assault-player.ts'
import { WHOLE_MATCH } from './player.ts'
import { decisionsOn, untilAnswered } from './prompt.ts'
import { complaintsOf, PHONE, Stage, type Visitor } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const hasAttack = (ask: unknown): boolean =>
  (ask as { options: { list?: readonly { do: string }[] } }).options.list?.some(
    (one) => one.do === 'attack',
  ) === true

/** Moments of skirmishes that were played to there. */
const KEPT = {
  ...keptTable(
    'zone',
    playUntil(({ what }) => what === 'zone'),
  ),
  ...keptTable(
    'walk',
    playUntil(
      ({ what }, { round, activation }) => what === 'act' && round === 2 && activation?.actions === 2,
    ),
  ),
  ...keptTable(
    'shoot',
    playUntil((ask, { round }) => ask.what === 'act' && round >= 2 && hasAttack(ask)),
  ),
  ...keptTable(
    'surge',
    playUntil(({ what }) => what === 'surge'),
  ),
  ...keptTable(
    'reroll',
    playUntil(({ what }) => what === 'reroll'),
  ),
}
type Moment = 'zone' | 'walk' | 'shoot' | 'surge' | 'reroll'

const at = (moment: Moment, visitor: Visitor = { settings: { language: 'en' } }): Promise<Page> =>
  atKept(stage, moment, { ...visitor, kept: KEPT })

test.each([
  { language: 'en', hand: 'mouse', round: 'Round' },
  { language: 'de', hand: 'keys', round: 'Runde' },
] as const)(
  'a whole round against the bot in $language, with $hand',
  { timeout: WHOLE_MATCH },
  async ({ language, hand, round }) => {
    const wish = { opponent: 'bot', level: 'greedy', options: optionsWith() }
    const visit = await stage.visit({
      settings: { language },
      kept: { 'dejarik.wish.imperial-assault': wish },
    })
    const page = await visit.newPage()
    const complaints = complaintsOf(page)
    await page.goto('/')
    await page.click('.tile:has-text("Imperial Assault")')
    await page.waitForSelector('.match-options')
    expect(await page.locator('.match-options select').count()).toBe(3)
    await page.click('.start')
    await page.waitForSelector('.ia-board')
    while ((await roundOf(page)) < 2) {
      expect(await playOn(page, hand)).toBe(true)
      expect(await page.innerText('.prompt')).not.toMatch(/\b(ask|option)\.[a-z]/)
    }
    expect(await page.innerText('.ia-strip-round')).toContain(round)
    expect(complaints).toEqual([])
    await visit.close()
  },
)

test('a space out of reach needs a move first, and one click shows the way and its cost', async () => {
  const page = await at('walk')
  const spot = page.locator('.ia-spot[data-moves="1"]').first()
  await spot.hover()
  expect(await page.innerText('.ia-caption')).toContain('move action')
  expect(await page.locator('.ia-way path').count()).toBeGreaterThan(0)
  const n = await decisionsOn(page)
  await spot.click()
  expect(await page.getAttribute('.prompt', 'data-n')).toBe(n)
  await spot.click()
  await untilAnswered(page, n)
  await page.waitForSelector('.ia-actions-left i[data-spent="true"]')
  await page.context().close()
})

test('pointing at a target draws the line of sight and tells the exact odds', async () => {
  const page = await at('shoot')
  await page.locator('.ia-figure[data-can="true"]').first().dispatchEvent('pointerover')
  await page.waitForSelector('.mat-odds')
  expect(await page.innerText('.mat-odds figcaption')).toMatch(/damage on average/)
  expect(await page.locator('.ia-caption[data-sees="true"]').count()).toBe(1)
  await page.context().close()
})

test('who is not seen is told why', async () => {
  const page = await at('shoot')
  const unseen = page.locator('.ia-figure:has([data-whose="foe"]):not([data-can="true"])')
  const count = await unseen.count()
  expect(count).toBeGreaterThan(0)
  const told: string[] = []
  for (let i = 0; i < count; i++) {
    await unseen.nth(i).dispatchEvent('pointerover')
    told.push(await page.innerText('.ia-caption'))
    await unseen.nth(i).dispatchEvent('pointerout')
  }
  expect(told.some((words) => words.includes('no line of sight'))).toBe(true)
  await page.context().close()
})

test('dice to reroll are clicked on the dice themselves', async () => {
  const page = await at('reroll')
  const die = page.locator('.ia-one-die[data-can="true"]').first()
  await die.click()
  expect(await die.getAttribute('aria-pressed')).toBe('true')
  const n = await decisionsOn(page)
  await page.click('.prompt .confirm .button-main')
  await untilAnswered(page, n)
  await page.context().close()
})

test('a command card opens at full size and says whether it can be played', async () => {
  const page = await at('walk')
  await page.locator('.ia-command').first().click()
  await page.waitForSelector('.sheet[data-pinned="true"] .ia-card')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.sheet', { state: 'detached' })
  await page.context().close()
})

testLooks(
  [
    { size: WIDE, themes: ['dark'], screens: ['zone', 'shoot'] },
    { size: WIDE, themes: ['dark', 'light'], screens: ['walk', 'surge'] },
    { size: PHONE, themes: ['dark'], screens: ['walk', 'surge'] },
  ],
  {
    visit: (visitor) => stage.visit({ ...visitor, kept: KEPT }),
    go: arrive,
  },
)
