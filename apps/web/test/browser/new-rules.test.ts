/** Matches on the shelf that are of older rules, as their players find them after an update. */
import { readFileSync } from 'node:fs'
import { deckbuilding } from '@dejarik/deckbuilding'
import { Match, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playOn } from './imperial-assault-player.ts'
import { keptMatch, recordAfter } from './kept.ts'
import { decide, lots } from './player.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** A campaign of 62 decisions, as the client kept it when it kept no positions: rules 5 of Imperial Assault. */
const EVENING = {
  id: 'evening',
  game: 'imperial-assault',
  record:
    '{"dejarik":1,"game":"imperial-assault","rules":"5","options":{"armies":[],"missions":[],"campaign":{"heroes":["diala-passil","fenn-signis","gaarkhan","gideon-argus"],"imperialClass":"military-might","agendas":["agents-of-the-empire","for-the-right-price","imperial-discipline","imperial-industry","imperial-security-bureau","lord-vaders-command"],"sideMissions":["homecoming","sorry-about-the-mess","target-of-opportunity","the-spice-job"]}},"seed":"an evening","answers":"34G001022310451011000E3010131072002I30010110E002I110100K201012"}',
  seat: 0,
  also: [1, 2, 3],
  names: ['Diala Passil', 'Fenn Signis', 'Gaarkhan', 'Gideon Argus'].map((name) => ({ de: name, en: name })),
  level: 'greedy',
  botSeed: 1977,
  when: 1763400000000,
  over: false,
}

const asked = (page: Page): Promise<unknown> => page.waitForSelector('.prompt[data-own="true"]')

const barOf = (page: Page): Promise<string> => page.innerText('.bar-trouble')

test('a campaign that was kept under rules 5, without its position, is opened, told about and played on', async () => {
  const visit = await stage.visit({
    settings: { language: 'de' },
    kept: { 'dejarik.match.evening': EVENING },
  })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.click('.continue-list button:has-text("Weiter")')
  await asked(page)
  expect(await barOf(page)).toMatch(/Die Regeln haben sich geändert.* ab Entscheidung \d+ von 62 weiter/s)
  await page.click('.bar-trouble button:has-text("In Ordnung")')
  await page.waitForSelector('.bar-trouble', { state: 'detached' })
  for (let i = 0; i < 3; i++) await playOn(page, 'keys')
  await page.reload()
  await asked(page)
  expect(await page.locator('.bar-trouble').count()).toBe(0)
  await playOn(page, 'keys')
  await page.goto('/')
  await page.click('.continue-finished summary')
  expect(await page.innerText('.continue-finished')).toContain('Vor der Regeländerung')
  expect(complaints).toEqual([])
  await visit.close()
})

/** What a browser held of an earlier Dejarik, by key. */
const EARLIER: { readonly [key: string]: string } = JSON.parse(
  readFileSync(new URL('../stored/shelf.json', import.meta.url), 'utf8'),
)

test('each open match on the shelf of an earlier Dejarik is found at home, opened and asks its player', async () => {
  const kept = Object.fromEntries(Object.entries(EARLIER).map(([key, value]) => [key, JSON.parse(value)]))
  const page = await stage.page({ settings: { language: 'en' }, kept, size: PHONE })
  const complaints = complaintsOf(page)
  await page.goto('/')
  const open = Object.values(kept).filter(({ over }) => !over)
  await page.click('.continue-more summary')
  expect(await page.locator('.continue-list button:visible:has-text("Continue")').count()).toBe(open.length)
  for (const { id } of open) {
    await page.goto(`/play/${id}`)
    await asked(page)
    expect(await page.locator('.bar-trouble').count(), id).toBe(1)
    expect(await barOf(page), id).toMatch(/The rules have changed.* goes on from decision \d+ of \d+/s)
    await page.click('.bar-trouble button')
    await page.waitForSelector('.bar-trouble', { state: 'detached' })
    await asked(page)
  }
  expect(complaints).toEqual([])
})

/** A record as rules that are gone would have kept it. */
const ofOldRules = (record: string): string => record.replace(/"rules":"\w+"/, '"rules":"0"')

/** The position that lies beside it. */
function stepOf(id: string, record: string) {
  const match = accepted(Match.restore(deckbuilding, accepted(readRecord(record))))
  return { [`dejarik.step.${id}`]: { step: 1, ...match.checkpoint } }
}

test('a match with its position goes on as it stood, also where its decisions lead elsewhere by now', async () => {
  const [record, other] = [recordAfter(40), recordAfter(60, 0, 'another')]
  const visit = await stage.visit({
    settings: { language: 'en' },
    kept: {
      ...keptMatch('same', ofOldRules(record)),
      ...stepOf('same', record),
      ...keptMatch('elsewhere', ofOldRules(other)),
      ...stepOf('elsewhere', record),
      ...keptMatch('today', record),
    },
  })
  const page = await visit.newPage()
  const optionsAt = async (id: string): Promise<readonly string[]> => {
    await page.goto(`/play/${id}`)
    await asked(page)
    return page.locator('.prompt .option').allInnerTexts()
  }
  const today = await optionsAt('today')
  expect(await page.locator('.bar-trouble').count()).toBe(0)
  expect(await optionsAt('same')).toEqual(today)
  expect(await barOf(page)).toMatch(/goes on (where you left it|from decision 41 of 41)/)
  expect(await optionsAt('elsewhere')).toEqual(today)
  expect(await barOf(page)).toMatch(/goes on from decision \d+ of \d+, with the table as it stood there/)
  const lot = lots(5)
  for (let i = 0; i < 5; i++) await decide(page, 'keys', lot)
  await visit.close()
})

test('a finished match of older rules says in a sentence why it can’t be shown, and its log is still there', async () => {
  const [[key, kept]] = Object.entries(keptMatch('done', recordAfter(-1)))
  const visit = await stage.visit({
    settings: { language: 'en' },
    kept: { [key!]: { ...kept, over: true, won: true } },
  })
  const page = await visit.newPage()
  await page.goto('/play/done')
  await page.waitForSelector('.ending')
  await page.waitForFunction(() => localStorage.getItem('dejarik.log.done') !== null)
  // An update comes.
  await page.evaluate((at) => {
    localStorage.setItem(at, localStorage.getItem(at)!.replace(/(rules\\":\\")\w+/, '$10'))
  }, key!)
  await page.goto('/')
  await page.click('.continue-finished button:has-text("Watch")')
  const sentence = 'This record was played under rules version 0'
  await page.waitForSelector(`text=${sentence}`)
  expect(await page.textContent('.kept-log')).toContain('The Rebels win the match')
  await page.goto('/play/done')
  await page.waitForSelector(`text=${sentence}`)
  expect(await page.textContent('.kept-log')).toContain('The Rebels win the match')
  await visit.close()
})
