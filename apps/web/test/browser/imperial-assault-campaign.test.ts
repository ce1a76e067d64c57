import { defaultCampaign } from '@dejarik/imperial-assault/campaign'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptTable, playUntil } from '../imperial-assault/table.ts'
import { testLooks, WIDE } from './accessibility.ts'
import { arrive, atKept, cutOff, overlapsOf, playOn, roundOf } from './imperial-assault-player.ts'
import { WHOLE_MATCH } from './player.ts'
import { decisionsOn, untilAnswered } from './prompt.ts'
import { complaintsOf, PHONE, Stage, TABLET, type Visitor } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const IMPERIAL = defaultCampaign().heroes.length
const HEROES = defaultCampaign().heroes.map((_, seat) => seat)
const isHero = ({ seat }: { readonly seat: number }): boolean => seat < IMPERIAL
const INTRODUCTION = { campaign: { mission: 'aftermath' } }
const CAMPAIGN = { campaign: {} }

/** A moment of a campaign; whoever is asked there is the visitor, with all heroes if it is one. */
function kept(id: string, ...moment: Parameters<typeof playUntil>) {
  const match = playUntil(...moment)
  const seat = match.asks[0]!.seat
  const [[key, one]] = Object.entries(keptTable(id, match, isHero({ seat }) ? 0 : seat)) as [[string, object]]
  return { [key]: { ...one, also: isHero({ seat }) ? HEROES.slice(1) : [] } }
}

const KEPT = {
  ...kept('act', (ask, { round }) => ask.what === 'act' && isHero(ask) && round > 0, INTRODUCTION),
  ...kept('deployment', ({ what }) => what === 'deployment', INTRODUCTION),
  ...kept('open', ({ what }) => what === 'open-group', INTRODUCTION),
  ...kept('sell', ({ what }) => what === 'sell', CAMPAIGN),
  ...kept('class', (ask) => ask.what === 'buy-class' && isHero(ask), CAMPAIGN),
}
type Moment = 'act' | 'deployment' | 'open' | 'sell' | 'class'

const at = (moment: Moment, visitor: Visitor = { settings: { language: 'en' } }): Promise<Page> =>
  atKept(stage, moment, { ...visitor, kept: KEPT })

/** A first click shows, a second one does it. */
async function twice(page: Page, selector: string): Promise<void> {
  const before = await decisionsOn(page)
  await page.click(selector)
  await page.click(selector)
  await untilAnswered(page, before)
}

const creditsIn = async (page: Page): Promise<number> =>
  Number(/(\d+) credits/.exec((await page.innerText('.ia-purse')).replaceAll(',', ''))?.[1])

test('the introduction with all heroes against the bot: a round with the mouse, a reload, and to its end with the keys', {
  timeout: WHOLE_MATCH,
}, async () => {
  const visit = await stage.visit({
    // Without the log beside it, the page is drawn faster.
    size: TABLET,
    settings: { language: 'en' },
    kept: { 'dejarik.wish.imperial-assault': { opponent: 'bot', level: 'greedy' } },
  })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.click('.tile:has-text("Imperial Assault")')
  await page.click('.segment:has-text("One mission")')
  expect(await page.locator('.ia-hero-choice li[data-chosen="true"]').count()).toBe(IMPERIAL)
  await page.click('.start')
  await page.waitForSelector('.ia-board')
  expect(await page.locator('.table-players').innerText()).toContain('Diala Passil')
  while ((await roundOf(page)) < 2) expect(await playOn(page, 'mouse')).toBe(true)
  const n = await decisionsOn(page)
  await page.reload()
  await page.waitForSelector('.ia-turn')
  expect(await page.getAttribute('.prompt', 'data-n')).toBe(n)
  while (await playOn(page, 'keys'))
    expect(await page.innerText('.prompt')).not.toMatch(/\b(ask|option)\.[a-z]/)
  expect(await page.innerText('.ia-outcome')).toMatch(/has won|have won/)
  expect(await page.innerText('.ia-outcome')).toMatch(/XP for each hero/)
  expect(complaints).toEqual([])
  await visit.close()
})

test('an upgrade stage: sell, buy an item and assign it, buy a class card; the Empire’s is the bot’s', async () => {
  const page = await at('sell')
  const complaints = complaintsOf(page)
  expect(await page.getAttribute('.ia-page', 'data-page')).toBe('shop')
  expect(await page.innerText('.ia-outcome')).toContain('Aftermath')
  const before = await creditsIn(page)
  await twice(page, '[data-deed="sell"] >> nth=0')
  expect(await creditsIn(page)).toBe(before + 50)
  await twice(page, '[data-deed="done"]')
  expect(await page.locator('[data-thing^="offer:"]').count()).toBe(6)
  await twice(page, '[data-deed="buy-item"] >> nth=0')
  const after = await creditsIn(page)
  expect(after).toBeLessThan(before + 50)
  await twice(page, '[data-deed="hero"]:has-text("Fenn Signis")')
  if ((await page.locator('[data-deed="buy-item"]').count()) > 0) await twice(page, '[data-deed="done"]')
  expect(await page.getAttribute('.ia-page', 'data-page')).toBe('upgrades')
  await twice(page, '[data-deed="buy-class"] >> nth=0')
  while ((await page.locator('[data-deed="buy-class"]').count()) > 0) await twice(page, '[data-deed="done"]')
  // The bot's agenda cards stay hidden; then the heroes choose the next mission.
  await page.waitForSelector('.ia-page[data-page="mission"] [data-deed="mission"]')
  await twice(page, '[data-deed="mission"] >> nth=0')
  await page.waitForSelector('.ia-page[data-page="equip"]')
  expect(await page.locator('.ia-equip-item').count()).toBe(IMPERIAL)
  await page.click('.ia-pages button:has-text("Log")')
  expect(await page.locator('.ia-slot[data-when="done"]').count()).toBe(1)
  expect(await page.innerText('.ia-slot[data-when="done"]')).toMatch(/Aftermath.*(Rebels|Empire) won/s)
  expect(await page.innerText('.ia-slot[aria-current="step"] .ia-slot-words')).toMatch(
    /^2\. .*now.*Side mission/s,
  )
  // The line is whole up to here, and broken ahead.
  const lineAfter = (when: string) =>
    page.$eval(`.ia-slot[data-when="${when}"]`, (one) => {
      const { borderTopStyle, borderTopWidth, borderLeftStyle } = getComputedStyle(one, '::after')
      return borderTopWidth === '0px' ? borderLeftStyle : borderTopStyle
    })
  expect([await lineAfter('done'), await lineAfter('now')]).toEqual(['solid', 'dashed'])
  await page.click('.ia-pages button:has-text("Upgrades")')
  expect(await page.locator('.ia-card-state[data-state="owned"]').count()).toBeGreaterThan(IMPERIAL - 1)
  expect(complaints).toEqual([])
})

test('a fifth hero is refused with the reason, and with fewer than two the start says what is missing', async () => {
  const visit = await stage.visit({
    settings: { language: 'en' },
    kept: { 'dejarik.wish.imperial-assault': { level: 'greedy', options: INTRODUCTION, seat: IMPERIAL } },
  })
  const page = await visit.newPage()
  await page.goto('/')
  await page.click('.tile:has-text("Imperial Assault")')
  await page.waitForSelector('.ia-hero-choice')
  const heroes = page.locator('.ia-hero-choice > ul > li')
  const chosen = page.locator('.ia-hero-choice li[data-chosen="true"] .name')
  const before = await chosen.allInnerTexts()
  expect(before).toHaveLength(4)
  const fifth = page.locator('.ia-hero-choice li[data-chosen="false"]').first()
  await fifth.locator('label').click()
  expect(await fifth.locator('[role="alert"]').innerText()).toMatch(/No more than 4 heroes/)
  expect(await chosen.allInnerTexts()).toEqual(before)
  for (const hero of [0, 1, 2]) await heroes.nth(hero).locator('label').click()
  expect(await chosen.allInnerTexts()).toEqual(before.slice(3))
  expect(await page.innerText('.ia-hero-choice > [role="status"]')).toMatch(/One more hero/)
  await page.click('.start')
  expect(await page.innerText('.new-match-start [role="alert"]')).toMatch(/needs 2 to 4 different heroes/)
  await heroes.nth(5).locator('label').click()
  expect(await page.locator('.new-match-start [role="alert"]').count()).toBe(0)
  // Who wanted to play the Empire still does.
  expect(await page.isChecked('.segment:has-text("The Empire") input')).toBe(true)
  await page.click('.start')
  await page.waitForSelector('.ia-board')
  expect(await page.locator('.table-players li').count()).toBe(3)
  await visit.close()
})

test('a hero’s sheet opens beside the map, and its card at full size', async () => {
  const page = await at('act')
  await page.click('.ia-turn:has-text("Diala")')
  const sheet = await page.innerText('.ia-desk .ia-sheet-of')
  for (const words of ['Diala Passil', 'Strength', 'Insight', 'Tech', 'Foresight', 'Plasteel Staff'])
    expect(sheet).toContain(words)
  await page.click('.ia-hand .ia-held >> nth=0')
  expect(await page.innerText('.ia-sheet-card')).toContain('Reach')
  await page.keyboard.press('Escape')
})

test('the Rebels, too, can have the names of map tiles shown [ia.hidden-information.5]', async () => {
  const page = await at('act')
  const names = page.locator('.ia-tiles text')
  expect(await names.count()).toBe(0)
  const button = page.locator('.ia-controls .button[aria-pressed]')
  await button.click()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(await names.allTextContents()).toEqual(expect.arrayContaining(['7A', '10A', '22B', '25B']))
  expect(await overlapsOf(page, '.ia-tiles text')).toEqual([])
  await page.keyboard.press('k')
  expect(await names.count()).toBe(0)
})

test('the Imperial player deploys from cards with their threat, and nobody else sees his hand', async () => {
  const page = await at('deployment')
  expect(await page.innerText('.prompt .options')).toMatch(/\d threat/)
  expect(await page.locator('.ia-hand .ia-group-chip').count()).toBeGreaterThan(0)
  expect(await page.locator('.ia-point').count()).toBeGreaterThan(0)
  const rebel = await at('act')
  expect(await rebel.locator('.ia-group-chip, .ia-point').count()).toBe(0)
  expect(await rebel.locator('.ia-purse').innerText()).toMatch(/×/)
})

test('all five players are named, and what the Empire does is marked as its player’s own', async () => {
  const page = await at('deployment', { settings: { language: 'de' }, size: WIDE })
  expect(await page.locator('.table-players li').count()).toBe(IMPERIAL + 1)
  expect(await cutOff(page, '.table-players, .table-players .player-side')).toEqual([])
  await page.keyboard.press('l')
  const [own, foe] = await Promise.all(
    ['.log-own', '.log-foe'].map(async (lines) => (await page.locator(lines).allTextContents()).join(' ')),
  )
  expect(own).toContain('Das Imperium aktiviert')
  expect(own).not.toContain('Die Rebellen')
  expect(foe).toContain('Die Rebellen aktivieren')
  expect(foe).not.toContain('Das Imperium')
})

test('the choice of open groups tells elite groups from regular ones', async () => {
  const page = await at('open', { settings: { language: 'de' }, size: WIDE })
  const elite = page.locator('.ia-groups .ia-group-chip b > span:nth-child(2)')
  expect(await elite.count()).toBeGreaterThan(3)
  for (const chip of await page.locator('.ia-groups .ia-group-chip:has(b > span:nth-child(2))').all()) {
    const [outer, mark] = [
      await chip.boundingBox(),
      await chip.locator('b > span:nth-child(2)').boundingBox(),
    ]
    expect(mark!.x + mark!.width).toBeLessThanOrEqual(outer!.x + outer!.width)
  }
})

testLooks(
  [
    { size: WIDE, themes: ['dark'], screens: ['act', 'deployment', 'class'] },
    { size: WIDE, themes: ['light'], screens: ['open'] },
    { size: WIDE, themes: ['dark', 'light'], screens: ['class, at the log'] },
    { size: PHONE, themes: ['dark'], screens: ['act', 'sell', 'sell, at the log'] },
  ],
  {
    open: (visitor) => stage.page({ ...visitor, kept: KEPT }),
    async go(page, screen) {
      const [moment = '', log] = screen.split(', ')
      await arrive(page, moment)
      if (log !== undefined) await page.click('.ia-pages button:has-text("Logbuch")')
    },
  },
)
