import { commandOf } from '@dejarik/imperial-assault/preview'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptTable, optionsWith, playUntil } from '../imperial-assault/table.ts'
import { testLooks, WIDE } from './accessibility.ts'
import { arrive, atKept, cutOff, overlapsOf, playOn, roundOf } from './imperial-assault-player.ts'
import { WHOLE_MATCH } from './player.ts'
import { decisionsOn, untilAnswered } from './prompt.ts'
import { complaintsOf, MIDDLE, PHONE, Stage, type Visitor } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const hasAttack = (ask: unknown): boolean =>
  (ask as { options: { list?: readonly { do: string }[] } }).options.list?.some(
    (one) => one.do === 'attack',
  ) === true

const hasLongWord = (card: number): boolean =>
  commandOf(card)
    .facts.name.de.split(' ')
    .some((word) => word.length > 16)

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
  // All figures are still where they were deployed, shoulder to shoulder.
  ...keptTable(
    'close',
    playUntil(({ what }, { round }) => what === 'activate' && round === 1),
  ),
  ...keptTable(
    'cards',
    playUntil((ask, { sides }) => {
      const { hand } = sides[ask.seat]!
      return ask.what === 'act' && hand.length > 3 && hand.some(hasLongWord)
    }),
  ),
  ...keptTable(
    'defend',
    playUntil(({ what }) => what === 'attack-rerolls'),
  ),
}
type Moment = 'zone' | 'walk' | 'shoot' | 'surge' | 'reroll' | 'close' | 'cards' | 'defend'

const at = (moment: Moment, visitor: Visitor = { settings: { language: 'en' } }): Promise<Page> =>
  atKept(stage, moment, { ...visitor, kept: KEPT })

test.each([
  { language: 'en', hand: 'mouse', much: 'set-up and a dozen questions', until: 1, more: 12, round: 'Round' },
  { language: 'de', hand: 'keys', much: 'a whole round', until: 2, more: 0, round: 'Runde' },
] as const)(
  '$much against the bot in $language, with $hand',
  { timeout: WHOLE_MATCH },
  async ({ language, hand, until, more, round }) => {
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
    for (let left = more; (await roundOf(page)) < until || left-- > 0; ) {
      expect(await playOn(page, hand)).toBe(true)
      expect(await page.innerText('.prompt')).not.toMatch(/\b(ask|option)\.[a-z]/)
    }
    expect(await page.innerText('.ia-round')).toContain(round)
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
  await page.waitForSelector('.ia-action[data-spent="true"]')
})

test('pointing at a target draws the line of sight and tells the exact odds', async () => {
  const page = await at('shoot')
  await page.locator('.ia-figure[data-can="true"]').first().dispatchEvent('pointerover')
  await page.waitForSelector('.mat-odds')
  expect(await page.innerText('.mat-odds figcaption')).toMatch(/damage on average/)
  expect(await page.locator('.ia-sight[data-sees="true"] .ia-sight-line').count()).toBe(2)
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
})

test('dice to reroll are clicked on the dice themselves', async () => {
  const page = await at('reroll')
  const die = page.locator('.ia-one-die[data-can="true"]').first()
  await die.click()
  expect(await die.getAttribute('aria-pressed')).toBe('true')
  const n = await decisionsOn(page)
  await page.click('.prompt .confirm .button-main')
  await untilAnswered(page, n)
})

test('a command card opens at full size and says whether it can be played', async () => {
  const page = await at('walk')
  await page.locator('.ia-command').first().click()
  await page.waitForSelector('.sheet[data-pinned="true"] .ia-card')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.sheet', { state: 'detached' })
})

test('figures side by side leave each other’s numbers to be read, from afar too', async () => {
  const page = await at('close', { settings: { language: 'de' }, size: WIDE })
  expect(await page.locator('.ia-badge-health').count()).toBeGreaterThan(9)
  expect(await overlapsOf(page, '.ia-badge-tag, .ia-badge-health')).toEqual([])
})

test('command cards have room for their names', async () => {
  const page = await at('cards', { settings: { language: 'de' }, size: WIDE })
  expect(await page.locator('.ia-command').count()).toBeGreaterThan(3)
  expect(await overlapsOf(page, '.ia-command')).toEqual([])
  expect(await cutOff(page, '.ia-command, .ia-command-name')).toEqual([])
})

test('the words about a line of sight and the buttons of the map leave each other free', async () => {
  const page = await at('shoot', { settings: { language: 'de' } })
  await page
    .locator('.ia-figure:has([data-whose="foe"]):not([data-can="true"])')
    .first()
    .dispatchEvent('pointerover')
  await page.waitForSelector('.ia-caption')
  expect(await overlapsOf(page, '.ia-caption, .ia-controls .button')).toEqual([])
})

test.each([
  ['phone', PHONE],
  ['screen of middle size', MIDDLE],
])('on a %s the sum of an attack is in sight together with both rows of dice', async (_, size) => {
  for (const moment of ['surge', 'defend'] as const) {
    const page = await at(moment, { settings: { language: 'de' }, size })
    const place = (await page.locator(size === PHONE ? '.desk-card' : '.over').boundingBox())!
    for (const part of [
      '[data-pool="attack"]',
      '[data-pool="defense"]',
      '.ia-attack-health',
      '.ia-total-dealt',
    ]) {
      const box = (await page.locator(`.ia-attack ${part}`).boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(place.y + place.height)
      expect(box.x + box.width).toBeLessThanOrEqual(place.x + place.width)
    }
  }
})

test('options for which there is no room are counted, and a click brings them into sight', async () => {
  for (const size of [PHONE, MIDDLE]) {
    const page = await at('shoot', { settings: { language: 'de' }, size })
    const more = page.locator('.prompt .beyond')
    const named = () => more.getAttribute('aria-label')
    /** Clicks, and waits until the count is another. */
    const goOn = async () => {
      const before = await named()
      await more.click()
      await expect.poll(named).not.toBe(before)
    }
    expect(await named()).toMatch(/^\d+ weitere$/)
    const last = page.locator('.prompt .option').last()
    const options = (await page.locator('.prompt .options').boundingBox())!
    const isSeen = async () => {
      const box = (await last.boundingBox())!
      return box.y < options.y + options.height && box.x < options.x + options.width
    }
    expect(await isSeen()).toBe(false)
    while ((await named()) !== 'Zurück zum Anfang') await goOn()
    expect(await isSeen()).toBe(true)
    await goOn()
    expect(await isSeen()).toBe(false)
  }
})

testLooks(
  [
    { size: WIDE, themes: ['dark'], screens: ['zone', 'shoot'] },
    { size: WIDE, themes: ['dark', 'light'], screens: ['walk', 'surge'] },
    { size: PHONE, themes: ['dark'], screens: ['walk', 'surge'] },
  ],
  {
    open: (visitor) => stage.page({ ...visitor, kept: KEPT }),
    go: arrive,
  },
)
