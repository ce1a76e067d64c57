/** A server of another version than the page: after a deploy, and after it was rolled back. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, lots } from './player.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** A deploy and what the browser keeps of it take their time on a busy machine. */
const PATIENCE = { timeout: 90_000 }

let stage: Stage
let next: string
beforeAll(async () => {
  next = nextBuild()
  stage = await Stage.open({ keepsClient: true })
})
afterAll(async () => {
  await stage.close()
  rmSync(next, { recursive: true, force: true })
})

/** The same client as a later build would be: its scripts have other names, and its page and its worker say so. */
function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-next-'))
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const renamed = (text: string): string =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, '-NEXT.js')), text)
  const rewrite = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  for (const script of scripts) {
    rewrite(`assets/${script}`, renamed)
    renameSync(join(assets, script), join(assets, renamed(script)))
  }
  rewrite('index.html', (text) => renamed(text).replace(/(name="dejarik-build" content=")\w+/, '$1next'))
  rewrite('offline.js', (text) => renamed(text).replace(/VERSION = "\w+"/, 'VERSION = "next"'))
  return folder
}

const buildOf = (page: Page): Promise<string | null> =>
  page.getAttribute('meta[name="dejarik-build"]', 'content')

/** Until the page of this build is there: what a person sees, however long the last file takes that nobody waits for. */
const isOf = (page: Page, build: string | null): Promise<unknown> =>
  page.waitForSelector(`meta[name="dejarik-build"][content="${build}"]`, { ...PATIENCE, state: 'attached' })

/** Whether the page runs the script of the later build. */
const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /index-.*-NEXT/.test(name)))

/** What goes over the page's lines to the server, by type. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)).type)),
  )
  return sent
}

/** What a page of another build than the server's says, in the language of who sits before it. */
const WORDS = {
  de: { title: 'Seite und Server passen nicht zusammen', reload: 'Neu laden' },
  en: { title: 'Page and server don’t match', reload: 'Reload' },
} as const

test('an open match goes on after a deploy and after it was rolled back, each with one click', async () => {
  const visit = await stage.visit({
    settings: { language: 'de' },
    wish: { opponent: 'friend', level: 'greedy', seat: 0, clock: 'none', options: { bases: 2 } },
    keepsClient: true,
    size: PHONE,
  })
  const other = await stage.visit({ settings: { language: 'en' }, size: PHONE })
  const [ann, bob] = [await visit.newPage(), await other.newPage()]
  const complaints = complaintsOf(ann)
  await ann.goto('/')
  await ann.evaluate(() => navigator.serviceWorker.ready)
  await ann.click('.start')
  await ann.waitForURL('**/m/*')
  await bob.goto(ann.url())
  const lot = lots(3)
  const n = async (): Promise<number> => Number(await ann.getAttribute('.prompt', 'data-n'))
  const answer = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      const page = (await ann.locator('.prompt[data-own="true"]').count()) > 0 ? ann : bob
      await decide(page, 'keys', lot)
    }
  }
  await ann.waitForSelector('.prompt', PATIENCE)
  await answer(4)
  const [first, reached] = [await buildOf(ann), await n()]
  expect(first).toMatch(/^\w{12}$/)

  for (const [web, isLater] of [
    [next, true],
    [DIST, false],
  ] as const) {
    const sent = sentBy(ann)
    await stage.deploy(web)
    await ann.waitForSelector(`h1:has-text("${WORDS.de.title}")`, PATIENCE)
    expect(new Set(sent)).toEqual(new Set(['hello']))
    await bob.waitForSelector(`h1:has-text("${WORDS.en.title}")`, PATIENCE)
    await ann.click(`button:has-text("${WORDS.de.reload}")`)
    await isOf(ann, isLater ? 'next' : first)
    await ann.waitForSelector('.prompt', PATIENCE)
    expect(await isNext(ann)).toBe(isLater)
    expect(await n()).toBeGreaterThanOrEqual(reached)
    await bob.click(`button:has-text("${WORDS.en.reload}")`)
    await bob.waitForSelector('.prompt', PATIENCE)
    await answer(2)
  }
  // At home it is offered, too.
  await ann.goto('/', { waitUntil: 'commit' })
  await ann.waitForSelector('.continue-list button', PATIENCE)
  await stage.deploy(next)
  await ann.waitForSelector('.continue-other', PATIENCE)
  await ann.click(`.continue-other button:has-text("${WORDS.de.reload}")`)
  await isOf(ann, 'next')
  await ann.waitForSelector('.continue-list button', PATIENCE)
  expect(complaints.filter((text) => !/WebSocket|ERR_CONNECTION/.test(text))).toEqual([])
  await visit.close()
  await other.close()
})
