import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, lots, playOut } from './player.ts'
import { complaintsOf, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const wish = { opponent: 'bot', level: 'greedy', seat: 1, options: { bases: 2 } }

describe('a whole match against the bot through the page', () => {
  test.each([
    { language: 'de', hand: 'mouse', over: /gewonnen|verloren/, home: 'Startseite' },
    { language: 'en', hand: 'keys', over: /won|lost/, home: 'Home' },
  ] as const)('in $language with the $hand', async ({ language, hand, over, home }) => {
    const visit = await stage.visit({ settings: { language }, wish })
    const page = await visit.newPage()
    const complaints = complaintsOf(page)
    await page.goto('/')
    await page.click('.start')
    const answers = await playOut(page, hand, 1977)
    expect(answers).toBeGreaterThan(10)
    expect(await page.innerText('.ending-text')).toMatch(over)
    expect(complaints).toEqual([])
    await page.click(`.ending-buttons button:has-text("${home}")`)
    await page.waitForSelector('.continue-finished')
    await visit.close()
  })
})

test('from a cold start it takes two clicks to the first question', async () => {
  const visit = await stage.visit()
  const page = await visit.newPage()
  await page.goto('/')
  await page.click('.tile[aria-pressed]')
  await page.click('.start')
  await page.waitForSelector('.prompt .option, .prompt-waiting')
  await visit.close()
})

test('a reload in the middle goes on where it was', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, wish })
  const page = await visit.newPage()
  await page.goto('/')
  await page.click('.start')
  const lot = lots(5)
  for (let i = 0; i < 12; i++) await decide(page, 'keys', lot)
  await page.waitForSelector('.prompt[data-own="true"] .option')
  const moment = () =>
    page.evaluate(() => ({
      n: document.querySelector('.prompt')?.getAttribute('data-n'),
      options: [...document.querySelectorAll('.prompt .option')].map((one) => one.textContent),
    }))
  const before = await moment()
  await page.reload()
  await page.waitForSelector('.prompt[data-own="true"] .option')
  expect(await moment()).toEqual(before)
  await decide(page, 'keys', lot)
  await visit.close()
})

test('undo takes the last decision back and says what that is', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, wish: { ...wish, seat: 0 } })
  const page = await visit.newPage()
  await page.goto('/')
  await page.click('.start')
  await page.waitForSelector('.prompt[data-own="true"] .option')
  const first = await page.innerText('.prompt .options')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.undo')?.getAttribute('aria-disabled') === 'false')
  expect(await page.getAttribute('.undo', 'title')).toMatch(/^Takes back: The Empire/)
  await page.keyboard.press('u')
  await page.waitForFunction((text) => document.querySelector('.prompt .options')?.textContent !== text, '')
  expect(await page.innerText('.prompt .options')).toBe(first)
  await visit.close()
})

test('the first tap only arms, and Esc disarms', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, wish: { ...wish, seat: 0 } })
  const page = await visit.newPage()
  await page.goto('/')
  await page.click('.start')
  await page.click('.prompt [data-option="0"]')
  expect(await page.getAttribute('.prompt [data-option="0"]', 'aria-pressed')).toBe('true')
  expect(await page.getAttribute('.prompt', 'data-n')).toBe('0')
  await page.keyboard.press('Escape')
  expect(await page.getAttribute('.prompt [data-option="0"]', 'aria-pressed')).toBe('false')
  await visit.close()
})
