import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptMatch, recordAfter } from './kept.ts'
import { decide, lots, playOut, WHOLE_MATCH } from './player.ts'
import { complaintsOf, PHONE, Stage, TABLET } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const wish = { opponent: 'bot', level: 'greedy', seat: 1, options: { bases: 2 } }

describe('a match against the bot through the page, to its end', () => {
  /** Near its end. */
  const kept = keptMatch('late', recordAfter(220))

  test.each([
    {
      language: 'de',
      hand: 'mouse',
      size: TABLET,
      from: 'late',
      over: /gewonnen|verloren/,
      home: 'Startseite',
    },
    { language: 'en', hand: 'keys', size: PHONE, from: 'new', over: /won|lost/, home: 'Home' },
    { language: 'en', hand: 'finger', size: PHONE, from: 'late', over: /won|lost/, home: 'Home' },
  ] as const)(
    'in $language with the $hand at $size.width px, a $from one',
    { timeout: WHOLE_MATCH },
    async ({ language, hand, size, from, over, home }) => {
      const visit = await stage.visit({
        settings: { language },
        wish,
        size,
        kept,
        touch: hand === 'finger',
      })
      const page = await visit.newPage()
      const complaints = complaintsOf(page)
      await page.goto(from === 'late' ? '/play/late' : '/')
      if (from === 'new') await page.click('.start')
      const answers = await playOut(page, hand, 1977)
      expect(answers).toBeGreaterThan(10)
      expect(await page.innerText('.ending-text')).toMatch(over)
      expect(complaints).toEqual([])
      await page.click(`.ending-buttons button:has-text("${home}")`)
      await page.waitForSelector('.continue-finished')
      await visit.close()
    },
  )
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
  for (let i = 0; i < 12; i++) await decide(page, 'mouse', lot)
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
  await decide(page, 'mouse', lot)
  await visit.close()
})

test('a second tab of the same match says so, and can take it over', async () => {
  const kept = keptMatch('middle', recordAfter(60))
  const visit = await stage.visit({ settings: { language: 'en' }, kept, size: PHONE })
  const [first, second] = [await visit.newPage(), await visit.newPage()]
  await first.goto('/play/middle')
  await decide(first, 'keys', lots(1))
  const reached = await first.getAttribute('.prompt', 'data-n')
  await second.goto('/play/middle')
  await second.waitForSelector('h1:has-text("This match is open in another tab")')
  await second.click('text=Play it here instead')
  await second.waitForSelector('.prompt')
  expect(await second.getAttribute('.prompt', 'data-n')).toBe(reached)
  await first.waitForSelector('h1:has-text("This match is open in another tab")')
  await decide(second, 'keys', lots(1))
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

test('beside the log a strip with a seen card in it still shows all to its right end', async () => {
  // The Rebels hold a card that the Empire has seen, whose name takes much room.
  const kept = keptMatch('seen', recordAfter(124, 0, 'known7', 7))
  const visit = await stage.visit({ settings: { language: 'de' }, kept, size: { width: 1024, height: 768 } })
  const page = await visit.newPage()
  await page.goto('/play/seen')
  await page.waitForSelector('.db-known')
  const overhang = await page.evaluate(() =>
    [...document.querySelectorAll('.db-strip')].map((strip) => strip.scrollWidth - strip.clientWidth),
  )
  expect(overhang).toEqual([0, 0])
  await visit.close()
})

describe('in the middle of a match', () => {
  /** At an own turn with something to play, and something that costs too much. */
  async function middle(): Promise<Page> {
    const kept = keptMatch('middle', recordAfter(60))
    const page = await stage.page({ settings: { language: 'en' }, kept })
    await page.goto('/play/middle')
    await page.waitForSelector('.prompt .option')
    return page
  }

  test('pointing at an option lights up its card, and the other way round', async () => {
    const page = await middle()
    await page.hover('.prompt [data-do="play"]')
    const card = await page.getAttribute('.table-board [data-lit="true"]', 'data-thing')
    expect(card).toMatch(/^card:/)
    await page.mouse.move(0, 0)
    await page.hover(`.table-board [data-thing="${card}"]`)
    expect(await page.getAttribute('.prompt .option[data-lit="true"]', 'data-do')).toBe('play')
  })

  test('a card that can’t be chosen says why, with the rule', async () => {
    const page = await middle()
    await page.click('.table-board .db-card[data-can="false"]')
    await page.waitForSelector('.toast-no .rule-chip')
    await page.click('.toast-no .rule-chip')
    expect(await page.locator('.rail .rule[aria-current]').count()).toBe(1)
  })

  test('what happened while one looked away is told on return', async () => {
    const page = await middle()
    const look = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await look(true)
    await decide(page, 'keys', lots(1))
    await look(false)
    expect(await page.innerText('.recap')).toMatch(/Since you looked away[\s\S]*The Empire/)
  })

  test('the log shows a card where its name is pointed at, and at full size on a click', async () => {
    const page = await middle()
    await page.keyboard.press('l')
    const name = page.locator('.log .named').last()
    await name.hover()
    await page.waitForSelector('.peek')
    await name.click()
    expect(await page.innerText('.dialog h2')).toBe(await name.innerText())
  })
})
