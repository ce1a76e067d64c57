/** The army builder as it is met: built by keys, a list from elsewhere, a link to a friend. */
import { isImplemented } from '@dejarik/imperial-assault'
import { type Army, findReadyArmy, writeList } from '@dejarik/imperial-assault/build'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText, playBuilt, press, search, takeRead } from './building.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const { army: ready } = findReadyArmy('lord-vaders-escort')!
const points = (page: Page) => page.locator('.build-total-sum b').innerText()
const deck = (page: Page) => page.locator('.ia-deck-total').innerText()

test('an army is built with the keys alone, and errors are named [ia.command-cards.9] [ia.component-limits.5]', async () => {
  const visit = await stage.visit({ settings: { language: 'en' } })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/')
  await press(page, '.home-nav a:has-text("Armies")')
  await press(page, '[data-begin="imperial"]')
  await page.waitForSelector('.build-editor')
  expect(await page.locator('[data-problem="army-no-figures"]').innerText()).toContain(
    'ia.winning-skirmish.5',
  )

  await search(page, 'darth vader', 'darth-vader')
  expect(await page.locator('[data-card="darth-vader"] .ia-stats').innerText()).toContain('16')
  await press(page, '[data-card="darth-vader"] .build-add')
  // Unique: the row says why not, and the button does nothing more.
  await page.waitForSelector('[data-card="darth-vader"] .build-why-not')
  expect(await page.locator('[data-card="darth-vader"] .build-why-not').innerText()).toContain(
    'ia.component-limits.5',
  )
  await press(page, '[data-card="darth-vader"] .build-add')
  expect(await points(page)).toBe('18 of 40')
  await search(page, 'royal guard', 'royal-guard-elite')
  for (let i = 0; i < 2; i++) await press(page, '[data-card="royal-guard-elite"] .build-add')
  await page.waitForSelector('[data-problem="army-points"]')
  expect(await points(page)).toBe('42 of 40')
  expect(await page.locator('[data-problem="army-points"]').innerText()).toContain('Save 2 points')
  await press(page, '#card-deployment-royal-guard-elite .button')
  await page.waitForFunction(() => document.querySelector('[data-problem="army-points"]') === null)
  expect(await points(page)).toBe('30 of 40')

  // The command deck: first one too few, then whole.
  await press(page, '[data-want="command"]')
  await page.waitForSelector('[data-card="celebration"]')
  const open = page.locator('.ia-row[data-can="true"]')
  for (let i = 1; i <= 15; i++) {
    const ids = await open.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-card') ?? ''))
    const card = ids.find((id) => isImplemented('command', id))
    await press(page, `[data-card="${card}"] .build-add`)
    await page.waitForFunction(
      (so) => document.querySelector('.ia-deck-total')?.textContent?.includes(`${so} of 15 cards`),
      i,
    )
    if (i === 14)
      expect(await page.locator('[data-problem="commands-size"]').innerText()).toContain('Add 1 card')
  }
  await page.waitForSelector('.build-legal')
  expect(await deck(page)).toContain('15 of 15 cards')

  // The last copy takes its button with it; the focus stays in its part.
  const [line] = await page.locator('#part-command .ia-line').evaluateAll((all) => all.map(({ id }) => id))
  const copies = Number.parseInt(await page.locator(`[id="${line}"] .build-copies .number`).innerText(), 10)
  for (let i = 0; i < copies; i++) await press(page, `[id="${line}"] .button`)
  await page.waitForFunction(() => document.activeElement?.id === 'part-command')
  await press(page, '.build-deeds .button:has-text("Undo")')
  await page.waitForSelector(`[id="${line}"]`)

  // From the builder to the table: the same army fights.
  for (let i = 1; i < copies; i++) await press(page, '.build-deeds .button:has-text("Undo")')
  await page.waitForSelector('.build-legal')
  await press(page, '.build-name input')
  await page.fill('.build-name input', 'Two guards')
  const [options] = await playBuilt<{ armies: Army[] }>(page, 'Your army', 'Two guards')
  expect(options.armies[0]?.groups.map(({ card }) => card).sort()).toEqual([
    'darth-vader',
    'royal-guard-elite',
  ])
  expect(complaints).toEqual([])
  await visit.close()
})

test('a list is imported: what could not be used is named, and what is wrong is marked', async () => {
  const visit = await stage.visit({ settings: { language: 'de' }, size: PHONE })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  const list = `${writeList({ ...ready, name: 'Eskorte' }, 'de')}\n1x Kein solcher Name\n1x Han Solo\n`
  await page.goto('/build/imperial-assault')
  await page.click('.build-new .panel-head .button')
  await page.fill('.build-import textarea', list)
  await page.click('.dialog-foot .button-main')
  await page.waitForSelector('.build-outcome')
  expect(await page.locator('.build-outcome b').innerText()).toContain(
    'Liste: 7 Gruppen, 15 Befehlskarten, 52 Punkte',
  )
  const notes = await page.locator('.build-notes li').allInnerTexts()
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain('Kein solcher Name')

  await page.click('.dialog-foot .button-main:has-text("nehmen")')
  await page.waitForSelector('.build-editor')
  await page.click('.build-panes .segment:nth-child(2)')
  const wrong = page.locator('[data-problem="army-affiliation"]')
  expect(await wrong.locator('.rule-chip').innerText()).toContain('ia.affiliation.4')
  await wrong.locator('.button').click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('card-deployment-han-solo')
  expect(await page.locator('#card-deployment-han-solo').getAttribute('data-wrong')).toBe('true')
  await page.locator('#card-deployment-han-solo .button').first().click()
  // What was left out has to be agreed to.
  await wrong.waitFor({ state: 'detached' })
  expect(await page.locator('.build-legal').count()).toBe(0)
  await page.click('[data-problem="army-left-out"] .button')
  await page.waitForSelector('.build-legal')
  expect(await points(page)).toBe('40 von 40')

  // The same list goes out again, in either language.
  await page.click('.build-deeds .button:has-text("Teilen")')
  await page.click('.build-share .segment:has-text("English")')
  const out = await page.getByLabel('Liste in Worten', { exact: true }).inputValue()
  expect(out).toContain('1x Stormtrooper (Elite)')
  expect(complaints).toEqual([])
  await visit.close()
})

test('an army whose first line was no card that we know is not played until that is agreed to, which is kept', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, size: PHONE })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/build/imperial-assault')
  const list = writeList({ ...ready, name: '' }, 'en')
  const { verdict, notes } = await importText(page, `Stormtroopers\n${list}`)
  expect(verdict).toBe('One entry was left out.')
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain('Did you mean “Stormtrooper”?')
  await takeRead(page)
  const missing = page.locator('[data-problem="army-left-out"]')
  expect(await missing.innerText()).toContain('Stormtroopers')
  const id = page.url().split('/').at(-1)
  const offered = async () => {
    await page.goto('/')
    await page.click('.tile:has-text("Imperial Assault")')
    const option = page.locator(`option[value="saved ${id}"]`)
    await option.first().waitFor({ state: 'attached' })
    return (await option.first().getAttribute('disabled')) === null
  }
  expect(await offered()).toBe(false)
  await page.goto(`/build/imperial-assault/${id}`)
  await page.click('.build-panes .segment:nth-child(2)')
  await missing.locator('.button').click()
  await page.waitForSelector('.build-legal')
  expect(await offered()).toBe(true)
  expect(complaints).toEqual([])
  await visit.close()
})

test('a link shows the army to whoever opens it, who can keep it; a rule opens in the book', async () => {
  const army: Army = { ...ready, name: 'Für Anna: Eskorte', upgrades: [{ card: 'combat-suit', count: 1 }] }
  const sender = await stage.visit({
    settings: { language: 'de' },
    size: PHONE,
    kept: { 'dejarik.army.mine': { when: 1, army }, 'dejarik.army.broken': { army: 5 } },
  })
  const page = await sender.newPage()
  await page.goto('/build/imperial-assault/mine')
  await page.click('.build-deeds .button:has-text("Teilen")')
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await sender.close()

  const friend = await stage.visit({ settings: { language: 'en' }, size: PHONE })
  const theirs = await friend.newPage()
  const complaints = complaintsOf(theirs)
  await theirs.goto(link)
  await theirs.waitForSelector('.build-sheet')
  expect(await theirs.locator('h1').innerText()).toBe('Für Anna: Eskorte')
  expect(await theirs.locator('#part-deployment .build-card-name').allInnerTexts()).toEqual([
    expect.stringContaining('Darth Vader (Lord of the Sith)'),
    'Stormtrooper (Elite)',
    'Stormtrooper',
    'Probe Droid',
    'Imperial Officer',
  ])
  await theirs.click('#part-deployment .build-card-name')
  expect(await theirs.locator('.dialog .ia-card').innerText()).toContain('Force Choke')
  await theirs.keyboard.press('Escape')
  await theirs.click('.build-deeds .button:has-text("Keep")')
  await theirs.waitForSelector('.build-pool')
  await theirs.click('.build-back')
  expect(await theirs.locator('.build-saved .build-line').count()).toBe(1)

  await theirs.goto(link)
  await theirs.click('[data-problem="army-upgrade-affiliation"] .rule-chip')
  await theirs.waitForSelector('[data-rule="ia.deployment-cards.6"][aria-current]')

  await theirs.goto(`${link.slice(0, -3)}xyz`)
  await theirs.waitForSelector('[data-note="import-bad-code"]')
  expect(complaints).toEqual([])
  await friend.close()
})
