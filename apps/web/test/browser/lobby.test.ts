/** Who has no friend at hand: the lobby, a quick match, a running match that is watched. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, lots } from './player.ts'
import { complaintsOf, Stage, TABLET } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const wish = { opponent: 'friend', seat: 0, clock: '600', options: { bases: 3 } }

test('two pages find each other by a quick match, say that they are ready, and a third one watches', async () => {
  const visits = await Promise.all([
    stage.visit({ settings: { language: 'en', name: 'Leia' }, wish, size: TABLET }),
    stage.visit({ settings: { language: 'de', name: 'Luke' }, wish, size: TABLET }),
    stage.visit({ settings: { language: 'en', name: 'Yoda' }, size: TABLET }),
  ])
  const [leia, luke, yoda] = await Promise.all(visits.map((visit) => visit.newPage()))
  const complaints = [leia, luke, yoda].map(complaintsOf)
  await yoda.goto('/')
  await yoda.click('.home-nav >> text=Lobby')
  await yoda.waitForSelector('.lobby-people >> text=Yoda')

  await leia.goto('/lobby')
  await leia.click('.lobby-find .start')
  await leia.waitForSelector('h1:has-text("looking for an opponent")')
  // A page that is loaded anew goes on looking.
  await leia.reload()
  await leia.waitForSelector('.foyer-search')
  // Whoever looks around sees it, and could sit down.
  await yoda.waitForSelector('.lobby-table:has-text("Leia") >> text=Join')

  await luke.goto('/lobby')
  await luke.click('.lobby-find .start')
  await luke.waitForSelector('h1:has-text("Alle sind da")')
  await leia.click('text=I am ready')
  await luke.waitForSelector('.foyer-seats [data-ready="true"]:has-text("Leia")')
  expect(await luke.$('.prompt')).toBeNull()
  await luke.click('text=Ich bin bereit')
  await Promise.all([leia, luke].map((page) => page.waitForSelector('.prompt')))
  expect(await leia.innerText('.table-players')).toContain('Luke')
  expect(await leia.locator('.clock').count()).toBeGreaterThan(0)

  await yoda.click('.lobby-table:has-text("Leia") >> text=Watch')
  await yoda.waitForURL(/\/watch$/)
  await yoda.waitForSelector('.prompt')
  expect(await yoda.$('.prompt [data-option]')).toBeNull()
  const before = await yoda.getAttribute('.prompt', 'data-n')
  for (const page of [leia, luke])
    if (await page.$('.prompt[data-own="true"]')) await decide(page, 'keys', lots(5))
  await yoda.waitForFunction((n) => document.querySelector('.prompt')?.getAttribute('data-n') !== n, before)
  expect(complaints.flat()).toEqual([])
  for (const visit of visits) await visit.close()
})

test('an open table stands in the list until somebody sits down; several matches are counted', async () => {
  const lists = await stage.visit({ settings: { language: 'en', name: 'Han' }, size: TABLET })
  const han = await lists.newPage()
  await han.goto('/lobby')
  await han.waitForSelector('.lobby-people >> text=Han')
  const three = { ...wish, clock: 'none', best: '3' }
  const opens = await stage.visit({ settings: { language: 'en', name: 'Lando' }, wish: three, size: TABLET })
  const lando = await opens.newPage()
  await lando.goto('/lobby')
  await lando.click('text=Open a table')
  await lando.waitForSelector('text=Link for watching')
  const line = '.lobby-table:has-text("Lando")'
  expect(await han.innerText(line)).toContain('Best of 3')
  await han.click(`${line} >> text=Join`)
  await Promise.all([han, lando].map((page) => page.waitForSelector('.prompt')))
  await han.click('.table-nav [popovertarget]')
  await han.click('.menu .button-danger')
  await han.click('dialog .button-danger')
  await lando.waitForSelector('.ending-series:has-text("1 : 0")')
  await lando.click('text=Next match')
  await han.click('text=Accept another match')
  await lando.waitForSelector('.prompt')
  for (const visit of [lists, opens]) await visit.close()
})
