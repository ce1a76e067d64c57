/** The squad builder as it is met: build and fly, a file from elsewhere, a link to a friend. */
import { READY_SQUADS, type Squad, writeList, writeXws } from '@dejarik/xwing/build'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText, playBuilt, press, takeRead } from './building.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** Names of the ship cards in the squad, in order. */
const namesOf = (page: Page) => page.locator('.xb-ship-head .build-card-name').allInnerTexts()
const total = (page: Page) => page.locator('.build-total-sum b').innerText()

test('a squad is built with the keys alone and flown against the bot', async () => {
  const visit = await stage.visit({ settings: { language: 'en' } })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/build/xwing')
  await press(page, 'button[data-faction="rebelalliance"]')

  await page.locator('.search-field input').focus()
  await page.keyboard.type('red squadron veteran')
  await page.waitForSelector('[data-pilot="redsquadronveteran"]')
  for (let count = 1; count <= 4; count++) {
    await press(page, '[data-pilot="redsquadronveteran"] .build-add')
    await page.waitForFunction((n) => document.querySelectorAll('.xb-ship').length === n, count)
    expect(await total(page)).toBe(`${5 * count} of 20`)
    // Fewer than three ships is said, with its rule, until there are three.
    expect(await page.locator('[data-problem="squad-too-few-ships"]').count()).toBe(count < 3 ? 1 : 0)
  }
  await page.waitForSelector('.build-legal')

  await press(page, '#ship-1 .xb-free-slot:has-text("Talent")')
  await press(page, '[data-upgrade="marksmanship"]')
  await page.waitForSelector('#ship-1 .xb-upgrade:has-text("Marksmanship")')
  expect(await page.locator('#ship-1 .xb-loadout').innerText()).toContain('1 of 3')
  // Its only talent slot is taken: the next one would not fit, and is not offered.
  expect(await page.locator('#ship-1 .xb-free-slot:has-text("Talent")').count()).toBe(0)

  await press(page, '#ship-2 .xb-free-slot:has-text("Talent")')
  await press(page, '.xb-not summary')
  const why = page.locator('.xb-not [data-upgrade="outmaneuver"]')
  expect(await why.innerText()).toContain('loadout')
  expect(await why.locator('.rule-chip').first().innerText()).toContain('xw.a.squad.5')
  await page.keyboard.press('Escape')

  await page.locator('.build-name input').focus()
  await page.keyboard.type('Four Reds')
  const [{ squads }, seat] = await playBuilt<{ squads: Squad[] }>(page, 'Your squad', 'Four Reds')
  expect(seat).toBe(0)
  expect(squads[0]?.name).toBe('Four Reds')
  expect(squads[0]?.ships[0]).toEqual({ pilot: 'redsquadronveteran', upgrades: ['marksmanship'] })
  expect(complaints).toEqual([])
  await visit.close()
})

test('a banned ship card can be read but not added [xw.a.squad-ban.2]', async () => {
  const visit = await stage.visit({ settings: { language: 'en' } })
  const page = await visit.newPage()
  await page.goto('/build/xwing')
  await page.click('button[data-faction="rebelalliance"]')
  await page.fill('.search-field input', 'dash rendar')
  await page.waitForFunction(() => document.querySelectorAll('.xb-group').length < 2)
  expect(await page.locator('[data-pilot="dashrendar"]').count()).toBe(0)
  await page.click('.build-pool-count .button:has-text("Show")')
  const row = page.locator('[data-pilot="dashrendar"]')
  expect(await row.locator('.build-why-not').innerText()).toContain('xw.a.squad-ban.2')
  await row.locator('.build-add').click({ force: true })
  expect(await page.locator('.xb-ship').count()).toBe(0)
  await row.locator('.build-card-name').click()
  await page.waitForSelector('.dialog .build-reasons')
  await page.click('.dialog .rule-chip')
  await page.waitForURL(/\/rules\/xw\.a\.squad-ban\.2/)
  await visit.close()
})

test('a list that somebody wrote can be dropped onto the page', async () => {
  const visit = await stage.visit({ settings: { language: 'de' } })
  const page = await visit.newPage()
  await page.goto('/build/xwing')
  await page.waitForSelector('.build-list')
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'staffel.txt', { type: 'text/plain' }))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
    },
    writeList(READY_SQUADS[2]!.squad, 'de'),
  )
  await page.waitForSelector('.build-outcome')
  expect(await page.locator('.build-outcome').innerText()).toContain('Liste: 8 Schiffe, 20 Punkte')
  expect(await page.locator('.build-notes').count()).toBe(0)
  await visit.close()
})

test('an XWS file is taken, and what could not be used of it is named', async () => {
  const visit = await stage.visit({ settings: { language: 'de' }, size: PHONE })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  const file = {
    name: 'Fremde Staffel',
    faction: 'rebelalliance',
    points: 19,
    pilots: [
      { id: 'redsquadronveteran', ship: 't65xwing', upgrades: { astromech: ['r4astromech', 'r9x9'] } },
      { id: 'nosuchpilot', ship: 't65xwing' },
      { id: 'bluesquadronescort', ship: 't65xwing' },
    ],
    vendor: { elsewhere: { builder: 'Elsewhere', uid: 7 } },
  }
  await page.goto('/build/xwing')
  await page.click('.build-new .panel-head .button')
  await page.setInputFiles('.open-file input', {
    name: 'squad.xws',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await page.waitForSelector('.build-outcome')
  const notes = await page.locator('.build-notes li').allInnerTexts()
  expect(
    notes.some((note) => note.includes('Schiff 1 (Veteran der roten Staffel)') && note.includes('r9x9')),
  ).toBe(true)
  expect(notes.some((note) => note.includes('Schiff 2') && note.includes('nosuchpilot'))).toBe(true)
  expect(notes.some((note) => note.startsWith('points'))).toBe(true)
  expect(notes).toHaveLength(3)

  await page.click('.dialog-foot .button-main:has-text("nehmen")')
  await page.waitForSelector('.build-editor')
  expect(await page.inputValue('.build-name input')).toBe('Fremde Staffel')
  await page.click('.build-panes .segment:nth-child(2)')
  expect(await namesOf(page)).toEqual(['Veteran der roten Staffel', 'Eskorte der blauen Staffel'])
  expect(await page.locator('[data-problem="squad-too-few-ships"]').innerText()).toContain('xw.a.squad.4')

  // What another program wrote goes out again, after the page was left and found.
  await page.reload()
  await page.click('.build-deeds .button:has-text("Teilen")')
  const written = JSON.parse(await page.getByLabel('XWS-Datei', { exact: true }).inputValue()) as typeof file
  expect(written.vendor).toEqual(file.vendor)
  expect(written.pilots.map(({ id }) => id)).toEqual(['redsquadronveteran', 'bluesquadronescort'])
  expect(complaints).toEqual([])
  await visit.close()
})

test('a squad that lost an upgrade in reading is not flown until that is agreed to, which is kept', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, size: PHONE })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  const { pilots, ...rest } = writeXws(READY_SQUADS[0]!.squad) as { pilots: { id: string }[] }
  const [first, ...others] = pilots
  await page.goto('/build/xwing')
  const file = { ...rest, pilots: [{ ...first, upgrades: { talent: ['predater'] } }, ...others] }
  const { verdict, notes } = await importText(page, JSON.stringify(file))
  expect(verdict).toBe('One entry was left out.')
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/^Ship 1 \(.+\): .+Did you mean “Predator”\?/)
  await takeRead(page)
  const play = page.locator('.build-deeds .button-main')
  expect(await play.isDisabled()).toBe(true)
  const missing = page.locator('[data-problem="squad-left-out"]')
  expect(await missing.innerText()).toContain('predater')
  await missing.locator('.button').click()
  await page.waitForSelector('.build-legal')
  await page.reload()
  await page.waitForSelector('.build-editor')
  expect(await play.isDisabled()).toBe(false)
  expect(complaints).toEqual([])
  await visit.close()
})

test('a squad of the first edition is called that, in one sentence', async () => {
  const visit = await stage.visit({ settings: { language: 'de' }, size: PHONE })
  const page = await visit.newPage()
  await page.goto('/build/xwing')
  await page.click('.build-new .panel-head .button')
  const file = { version: '0.3.0', faction: 'rebel', pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] }
  await page.fill('.build-import textarea', JSON.stringify(file))
  await page.click('.dialog-foot .button-main')
  const notes = page.locator('.build-notes li')
  await notes.first().waitFor()
  expect(await notes.count()).toBe(1)
  expect(await notes.innerText()).toContain('ersten Edition')
  await visit.close()
})

test('a link shows the squad to whoever opens it, who can keep it', async () => {
  const ready = READY_SQUADS[0]!
  const squad: Squad = { ...ready.squad, name: 'Für Anna: Röte' }
  const sender = await stage.visit({
    settings: { language: 'de' },
    kept: { 'dejarik.squad.mine': { when: 1, squad }, 'dejarik.squad.broken': { squad: 5 } },
  })
  const page = await sender.newPage()
  await page.goto('/build/xwing/mine')
  await page.click('.build-deeds .button:has-text("Teilen")')
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await sender.close()

  const friend = await stage.visit({ settings: { language: 'en' } })
  const theirs = await friend.newPage()
  const complaints = complaintsOf(theirs)
  await theirs.goto(link)
  await theirs.waitForSelector('.build-sheet')
  expect(await theirs.locator('h1').innerText()).toBe('Für Anna: Röte')
  expect(await namesOf(theirs)).toEqual([
    ...Array(2).fill('Red Squadron Veteran'),
    ...Array(2).fill('Blue Squadron Escort'),
  ])
  expect(await theirs.locator('.xb-obstacle').count()).toBe(3)
  await theirs.click('.build-deeds .button:has-text("Keep")')
  await theirs.waitForSelector('.build-pool')
  await theirs.click('.build-back')
  expect(await theirs.locator('.build-saved .build-line').count()).toBe(1)

  await theirs.goto(`${link.slice(0, -3)}xyz`)
  await theirs.waitForSelector('[data-note="import-bad-code"]')
  expect(complaints).toEqual([])
  await friend.close()
})
