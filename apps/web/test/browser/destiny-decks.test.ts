/** The deck builder as it is met: build and play, a list and a file from elsewhere, a link to a friend. */

import { isImplemented } from '@dejarik/destiny'
import { type Deck, findReadyDeck, siteText, writeList } from '@dejarik/destiny/build'
import { CARDS } from '@dejarik/destiny/facts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText, playBuilt, press, search, takeRead } from './building.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const { deck: ready } = findReadyDeck('phasmas-squad')!
const points = (page: Page) => page.locator('.build-total-sum b').innerText()
const cards = (page: Page) => page.locator('.sb-size b').innerText()

test('a deck is built with the keys alone, errors are named, and it is played against the bot', async () => {
  const visit = await stage.visit({ settings: { language: 'en' } })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/build/destiny')
  await press(page, '.sb-ways .button-main')
  expect(await page.locator('[data-problem="deck-no-characters"]').innerText()).toContain('sd.team.7')

  await search(page, 'captain phasma', '01001')
  await press(page, '[data-card="01001"] [data-dice="2"]')
  await search(page, 'first order stormtrooper', '01002')
  for (let i = 0; i < 3; i++) await press(page, '[data-card="01002"] .build-add')
  await page.waitForFunction(() => document.querySelectorAll('.sb-character').length === 4)
  expect(await points(page)).toBe('36 of 30')
  const dear = page.locator('[data-problem="deck-points"]')
  expect(await dear.innerText()).toContain('The team costs 36 points; 30 are allowed.')
  expect(await dear.locator('.rule-chip').innerText()).toContain('sd.team.1')
  await press(page, '.sb-character:nth-child(4) .button[aria-label^="Remove"]')
  await page.waitForFunction(() => document.querySelectorAll('.sb-character').length === 3)
  expect(await dear.count()).toBe(0)
  // The button is gone, the focus is not.
  await page.waitForFunction(() => document.activeElement?.id === 'team')

  // Unique: the row says why not.
  await search(page, 'captain phasma', '01001')
  expect(await page.locator('[data-card="01001"] .build-why-not').innerText()).toContain('sd.team.4')

  await press(page, '.sb-slot:first-of-type .button')
  await page.waitForSelector('[data-card="01168"]')
  await press(page, '[data-card="01168"] .build-add')
  await page.waitForSelector('#card-01168')

  await press(page, '.sb-type:first-of-type header .button')
  await page.waitForSelector('[data-card="01007"]')
  await page.locator('.build-select select').nth(1).selectOption('')
  await page.waitForFunction(() => document.querySelectorAll('.sb-row').length === 40)
  const offered = page.locator('.sb-row .build-add:not([data-dice])')
  for (let added = 0; added < 30; added += 2)
    for (let copy = 1; copy <= 2; copy++) {
      await offered.nth(added / 2).focus()
      await page.keyboard.press('Enter')
    }
  await page.waitForSelector('.build-legal')
  expect(await cards(page)).toBe('30 of 30 cards')
  expect(await page.locator('.sb-stats .sb-plot').getAttribute('aria-label')).toContain('Cost 0')
  expect(await page.locator('.sb-odds-sum').innerText()).toMatch(/At least one: \d+%/)

  await page.locator('.build-name input').fill('Phasma and friends')
  const [{ decks }, seat] = await playBuilt<{ decks: Deck[] }>(page, 'Your deck', 'Phasma and friends')
  expect(seat).toBe(0)
  expect(decks[0]?.name).toBe('Phasma and friends')
  expect(decks[0]?.characters[0]).toEqual({ card: '01001', dice: 2 })
  expect(complaints).toEqual([])
  await visit.close()
})

test('a list is imported: what could not be used is named, and what is wrong is marked', async () => {
  const visit = await stage.visit({ settings: { language: 'de' }, size: PHONE })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  const list = `${writeList(ready, 'de')}\n1x Kein solcher Name\n3x Verteidigungshaltung (Erwachen #115)\n`
  await page.goto('/build/destiny')
  await page.click('.build-new .panel-head .button')
  await page.fill('.build-import textarea', list)
  await page.click('.dialog-foot .button-main')
  await page.waitForSelector('.build-outcome')
  expect(await page.locator('.build-outcome b').innerText()).toContain('Liste: 3 Charaktere, 33 Karten')
  const notes = await page.locator('.build-notes li').allInnerTexts()
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain('Kein solcher Name')

  await page.click('.dialog-foot .button-main:has-text("nehmen")')
  await page.waitForSelector('.build-editor')
  await page.click('.build-panes .segment:nth-child(2)')
  const wrong = page.locator('[data-problem="deck-affiliation"]')
  expect(await wrong.innerText()).toContain('sd.deckbuilding.4')
  expect(await page.locator('[data-problem="deck-copies"]').innerText()).toContain('Entferne')
  await wrong.locator('.button').click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('card-01115')
  expect(await page.locator('#card-01115').getAttribute('data-wrong')).toBe('true')
  for (let i = 0; i < 3; i++) await page.locator('#card-01115 .button').first().click()
  // What was left out has to be agreed to.
  await wrong.waitFor({ state: 'detached' })
  expect(await page.locator('.build-legal').count()).toBe(0)
  await page.click('[data-problem="deck-left-out"] .button')
  await page.waitForSelector('.build-legal')
  expect(await cards(page)).toBe('30 von 30 Karten')
  expect(complaints).toEqual([])
  await visit.close()
})

test('a deck that lost a line in reading is not played until that is agreed to, which is kept', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, size: PHONE })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/build/destiny')
  const { verdict, notes } = await importText(page, `${writeList(ready, 'en')}\n2x Blok\n`)
  expect(verdict).toBe('One entry was left out.')
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain('Did you mean “Block”?')
  await takeRead(page)
  const play = page.locator('.build-deeds .button-main')
  expect(await play.isDisabled()).toBe(true)
  const missing = page.locator('[data-problem="deck-left-out"]')
  expect(await missing.innerText()).toContain('Blok')
  await page.reload()
  await page.click('.build-panes .segment:nth-child(2)')
  await missing.locator('.button').click()
  await page.waitForSelector('.build-legal')
  await page.reload()
  await page.waitForSelector('.build-editor')
  expect(await play.isDisabled()).toBe(false)
  expect(await missing.count()).toBe(0)
  expect(complaints).toEqual([])
  await visit.close()
})

test('an import says in one sentence what is in the way, and cards that can’t be played are one entry', async () => {
  const unwritten = CARDS.filter(({ id, type }) => type === 'event' && !isImplemented(id)).slice(0, 5)
  const visit = await stage.visit({ settings: { language: 'de' }, size: PHONE })
  const page = await visit.newPage()
  await page.goto('/build/destiny')
  const whole = await importText(page, writeList(ready, 'de'))
  expect(whole.verdict).toBe('Alles darin ließ sich benutzen.')
  await page.fill(
    '.build-import textarea',
    writeList({ ...ready, cards: unwritten.map(({ id }) => ({ card: id, count: 1 })) }, 'de'),
  )
  await page.click('.dialog-foot .button-main')
  const verdict = await page.locator('.build-verdict').innerText()
  expect(verdict).not.toContain('Alles darin')
  expect(verdict).toMatch(/Regel(n)? spr(icht|echen) dagegen\.$/u)
  if (unwritten.length > 1) {
    expect(verdict).toContain(`${unwritten.length} Karten davon können hier noch nicht gespielt werden`)
    expect(await page.locator('.build-wrong [data-problem="deck-not-implemented"]').count()).toBe(1)
    await takeRead(page)
    expect(await page.locator('.build-problems [data-problem="deck-not-implemented"]').count()).toBe(1)
    expect(await page.locator('[data-problem="deck-not-implemented"] .button').count()).toBe(unwritten.length)
  }
  await visit.close()
})

test('JSON of the deck site goes in and comes out again', async () => {
  const visit = await stage.visit({ settings: { language: 'en' }, size: PHONE })
  const page = await visit.newPage()
  const named: Deck = { ...ready, name: 'From the site' }
  await page.goto('/build/destiny')
  await page.click('.build-new .panel-head .button')
  await page.setInputFiles('.open-file input', {
    name: 'deck.json',
    mimeType: 'application/json',
    buffer: Buffer.from(siteText(named)),
  })
  await page.waitForSelector('.build-outcome')
  expect(await page.locator('.build-outcome').innerText()).toContain('a deck of the deck site')
  await page.click('.dialog-foot .button-main:has-text("Take")')
  await page.waitForSelector('.build-editor')
  await page.click('.build-deeds .button:has-text("Share")')
  expect(await page.getByLabel('JSON for deck sites', { exact: true }).inputValue()).toBe(siteText(named))
  await visit.close()
})

test('a link shows the deck to whoever opens it, who can keep it', async () => {
  const deck: Deck = { ...ready, name: 'Für Anna: Trupp' }
  const sender = await stage.visit({
    settings: { language: 'de' },
    size: PHONE,
    kept: { 'dejarik.deck.mine': { when: 1, deck }, 'dejarik.deck.broken': { deck: 5 } },
  })
  const page = await sender.newPage()
  await page.goto('/build/destiny/mine')
  await page.click('.build-deeds .button:has-text("Teilen")')
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await sender.close()

  const friend = await stage.visit({ settings: { language: 'en' }, size: PHONE })
  const theirs = await friend.newPage()
  const complaints = complaintsOf(theirs)
  await theirs.goto(link)
  await theirs.waitForSelector('.build-sheet')
  expect(await theirs.locator('h1').innerText()).toBe('Für Anna: Trupp')
  expect(await theirs.locator('.sb-character .build-card-name').allInnerTexts()).toEqual([
    '◇ Captain Phasma',
    ...Array(2).fill('First Order Stormtrooper'),
  ])
  expect(await cards(theirs)).toBe('30 of 30 cards')
  await theirs.click('.build-deeds .button:has-text("Keep")')
  await theirs.waitForSelector('.build-pool')
  await theirs.click('.build-back')
  expect(await theirs.locator('.build-saved .build-line').count()).toBe(1)

  await theirs.goto(`${link.slice(0, -3)}xyz`)
  await theirs.waitForSelector('[data-note="import-bad-code"]')
  expect(complaints).toEqual([])
  await friend.close()
})
