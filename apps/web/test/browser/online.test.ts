import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, lots, WHOLE_MATCH } from './player.ts'
import { complaintsOf, Stage, TABLET } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** Plays its seat until the match is over; `each` is told how many questions it has answered. */
async function playSeat(
  page: Page,
  seed: number,
  each: (count: number, page: Page) => Promise<Page> = async () => page,
): Promise<Page> {
  const lot = lots(seed)
  for (let count = 0; await decide(page, 'keys', lot); ) page = await each(++count, page)
  return page
}

test('two pages play a match by link, with a reload in the middle', { timeout: WHOLE_MATCH }, async () => {
  const wish = { opponent: 'friend', seat: 0, clock: 'none', options: { bases: 2 } }
  const leias = await stage.visit({ settings: { language: 'en', name: 'Leia' }, wish, size: TABLET })
  const leia = await leias.newPage()
  const complaints = complaintsOf(leia)
  await leia.goto('/')
  await leia.click('.start')
  const link = await leia.inputValue('.copy-field textarea')

  const lukes = await stage.visit({ settings: { language: 'de', name: 'Luke' }, size: TABLET })
  let luke = await lukes.newPage()
  await luke.goto(link)
  await Promise.all([leia.waitForSelector('.prompt'), luke.waitForSelector('.prompt')])
  expect(await leia.innerText('.table-players')).toContain('Luke')
  expect(await luke.innerText('.table-players')).toContain('Leia')

  // Somebody who comes later only watches.
  const watchers = await stage.visit()
  const watcher = await watchers.newPage()
  await watcher.goto(link)
  await watcher.waitForSelector('.prompt')
  expect(await watcher.$('.prompt [data-option]')).toBeNull()
  expect(await watcher.$('.undo')).toBeNull()
  await watchers.close()

  await leia.keyboard.press('c')
  await leia.fill('.chat-form input', 'May the Force be with you')
  await leia.keyboard.press('Enter')
  await leia.keyboard.press('Escape')
  await luke.keyboard.press('c')
  await luke.waitForSelector('.chat-line:has-text("May the Force")')
  for (const page of [leia, luke]) await page.keyboard.press('c')

  let reloaded = false
  const comesBack = async (count: number, page: Page): Promise<Page> => {
    if (count !== 20) return page
    await page.close()
    const again = await lukes.newPage()
    await again.goto(link)
    reloaded = true
    return again
  }
  ;[, luke] = await Promise.all([playSeat(leia, 21), playSeat(luke, 22, comesBack)])
  expect(reloaded).toBe(true)
  await Promise.all([leia.waitForSelector('.ending'), luke.waitForSelector('.ending')])
  expect(await leia.innerText('.ending-fair')).toContain('Fair shuffle proven')

  await leia.click('text=Play again')
  await luke.click('text=Neue Partie annehmen')
  await Promise.all([leia, luke].map((page) => page.waitForURL((url) => url.href !== link)))
  await leia.waitForSelector('.prompt [data-option], .prompt-waiting')
  expect(complaints).toEqual([])
  for (const visit of [leias, lukes]) await visit.close()
})

test('an undo after something was revealed needs the opponent’s consent', async () => {
  const wish = { opponent: 'friend', seat: 0, clock: '600', options: {} }
  const leias = await stage.visit({ settings: { language: 'en', name: 'Leia' }, wish })
  const leia = await leias.newPage()
  await leia.goto('/')
  await leia.click('.start')
  const link = await leia.inputValue('.copy-field textarea')
  const lukes = await stage.visit({ settings: { language: 'en', name: 'Luke' } })
  const luke = await lukes.newPage()
  await luke.goto(link)
  // Nobody is surprised by a clock that runs.
  for (const page of [leia, luke]) await page.click('text=I am ready')
  await leia.waitForSelector('.prompt [data-option]')
  expect(await leia.locator('.clock').count()).toBeGreaterThan(0)

  // Ending the turn draws cards: from then on it is Luke's to agree.
  const end = (await leia.locator('.prompt .option').count()) - 1
  await leia.click(`.prompt [data-option="${end}"]`)
  await leia.click('.confirm .button-main')
  await leia.waitForSelector('.undo:has-text("Ask to undo")')
  await leia.click('.undo')
  await luke.click('text=Agree')
  await leia.waitForSelector('.prompt[data-own="true"] [data-option]')
  expect(await leia.getAttribute('.prompt', 'data-n')).toBe('0')
  for (const visit of [leias, lukes]) await visit.close()
})
