import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptMatch, recordAfter } from './kept.ts'
import { complaintsOf, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('a finished match is watched again, shared as a link, and played on from its middle', async () => {
  const kept = keptMatch('finished', recordAfter(-1))
  const visit = await stage.visit({ settings: { language: 'en' }, kept })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/play/finished')
  await page.click('text=Watch the replay')
  await page.waitForSelector('.timeline')

  const at = async () => Number(/\d+/.exec(await page.innerText('.timeline-count'))?.[0])
  expect(await at()).toBe(0)
  await page.keyboard.press('End')
  const length = await at()
  expect(length).toBeGreaterThan(20)
  expect(await page.innerText('.timeline-deed')).toContain('Winner')
  await page.keyboard.press('ArrowLeft')
  expect(await at()).toBe(length - 1)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const turn = await at()
  expect(turn).toBeGreaterThan(0)
  expect(await page.locator('.track-turn').count()).toBeGreaterThan(3)

  // Either hand is open through its own eyes, both through all.
  const hands = () => page.locator('.table-board').innerHTML()
  await page.click('.timeline .segment:has-text("Empire")')
  const empire = await hands()
  await page.click('.timeline .segment:has-text("Rebels")')
  expect(await hands()).not.toBe(empire)

  await page.click('.timeline-ways button:has-text("Share")')
  const link = await page.inputValue('.copy-field textarea >> nth=0')
  expect(link).toContain('/replay#r=')
  const other = await visit.newPage()
  await other.goto(link)
  await other.waitForSelector('.timeline')
  expect(await other.innerText('.timeline-count')).toBe(await page.innerText('.timeline-count'))
  await other.close()
  await page.keyboard.press('Escape')

  await page.click('text=Play on from here')
  await page.click('.dialog .segment:has-text("Very easy")')
  await page.click('.dialog-foot .button-main')
  await page.waitForURL(/\/play\//)
  await page.waitForSelector('.prompt[data-own="true"] .option, .ending')
  expect(Number(await page.getAttribute('.prompt', 'data-n'))).toBeGreaterThanOrEqual(turn)
  expect(complaints).toEqual([])
  await visit.close()
})

test('a damaged record is refused with a sentence', async () => {
  const visit = await stage.visit({ settings: { language: 'de' } })
  const page = await visit.newPage()
  await page.goto('/replay')
  await page.fill('.open-paste', '{"dejarik":1')
  await page.click('.notice .button-main')
  expect(await page.innerText('.open-no')).toContain('Aufzeichnung')
  await visit.close()
})
