import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsOf, Stage, TABLET } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const MISSION = { campaign: { heroes: ['diala-passil', 'fenn-signis'], mission: 'aftermath' } }

async function openMenu(page: Page): Promise<void> {
  if (!(await page.locator('.menu').isVisible())) await page.click('.table-nav [popovertarget]')
}

async function choose(page: Page, deed: string): Promise<void> {
  await openMenu(page)
  await page.click(`.menu button:has-text("${deed}")`)
}

const chip = (side: string): string => `.table-top .chip:has-text("${side}")`

/** Waits until it is read at the head of the table who sits there. */
const seats = (page: Page, side: string, who: string) =>
  page.waitForSelector(`${chip(side)}:has-text("${who}")`)

test('in the middle of a mission a hero goes to a bot of a chosen level, back to her player, and to somebody with the link', async () => {
  const leias = await stage.visit({
    settings: { language: 'en', name: 'Leia' },
    kept: {
      'dejarik.wish.imperial-assault': {
        opponent: 'friend',
        seat: 0,
        also: [],
        clock: 'none',
        options: MISSION,
      },
    },
  })
  const leia = await leias.newPage()
  const complaints = complaintsOf(leia)
  await leia.goto('/')
  await leia.click('.tile:has-text("Imperial Assault")')
  await leia.click('.new-match .start')
  const link = await leia.inputValue('.copy-field textarea')
  const lukes = await stage.visit({ settings: { language: 'en', name: 'Luke' }, size: TABLET })
  const luke = await lukes.newPage()
  await luke.goto(link)
  await luke.click('.segment:has-text("Imperial player")')
  await luke.click('.start')
  await leia.waitForSelector('.foyer-seats li:has-text("Luke")')
  await leia.click('.fill-seats')
  await leia.waitForSelector('.ia-board')

  // The other hero is a bot's: she takes that one as well, and gives it to an easier one.
  await seats(luke, 'Fenn Signis', 'Medium')
  await choose(leia, 'Take over Fenn Signis')
  await seats(luke, 'Fenn Signis', 'Leia')
  await openMenu(leia)
  await leia.click('.menu .segment:has-text("Very easy")')
  await choose(leia, 'Give Fenn Signis to a bot')
  await seats(luke, 'Fenn Signis', 'Very easy')
  await choose(leia, 'Take over Fenn Signis')
  await seats(luke, 'Fenn Signis', 'Leia')
  await choose(leia, 'Leave Fenn Signis free')
  await luke.waitForSelector(`${chip('Fenn Signis')}[data-kind="nobody"]`)

  const hans = await stage.visit({ settings: { language: 'de', name: 'Han' } })
  const han = await hans.newPage()
  await han.goto(link)
  await han.waitForSelector('.ia-board')
  await choose(han, 'Fenn Signis übernehmen')
  await seats(luke, 'Fenn Signis', 'Han')
  expect(complaints).toEqual([])
  for (const visit of [leias, lukes, hans]) await visit.close()
})
