import { type Squad, shareCode } from '@dejarik/xwing/build'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPTIONS } from '../xwing/table.ts'
import { Stage } from './stage.ts'
import { tablesIn, wireOf } from './wire.ts'
import { flyOn } from './xwing-player.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

async function untilDials(page: Page): Promise<void> {
  while (true) {
    await page.waitForSelector('.prompt[data-own="true"]', { timeout: 60_000 })
    if ((await page.$('.xw-dials')) !== null) return
    await flyOn(page, 'mouse')
  }
}

/** Every dial of a seat's ships that a message tells, wherever it stands in it. */
function dialsTold(message: unknown, seat: number): unknown[] {
  if (typeof message !== 'object' || message === null) return []
  const { hasDial, dialUp, dial, seat: owner } = message as { [word: string]: unknown }
  const here = hasDial !== undefined && owner === seat && dialUp === false && dial !== null ? [dial] : []
  return [...here, ...Object.values(message).flatMap((part) => dialsTold(part, seat))]
}

test('an online planning phase with a squad from each player: nobody learns a dial before it is revealed', {
  timeout: 300_000,
}, async () => {
  const wish = { opponent: 'friend', seat: 0, clock: 'none', options: OPTIONS }
  const leias = await stage.visit({
    settings: { language: 'en', name: 'Leia' },
    kept: { 'dejarik.wish.xwing': wish },
  })
  const leia = await leias.newPage()
  const leiasWire = wireOf(leia)
  await leia.goto('/')
  await leia.click('.tile:has-text("X-Wing")')
  await leia.click('.start')
  const link = await leia.inputValue('.copy-field textarea')
  const lukes = await stage.visit({ settings: { language: 'de', name: 'Luke' } })
  const luke = await lukes.newPage()
  const lukesWire = wireOf(luke)
  await luke.goto(link)
  await luke.waitForSelector('.notice .match-options')
  // Luke brings a squad that he was sent; Leia's he will see only on the table.
  expect(await luke.innerText('.foyer-terms')).toContain('12')
  expect(lukesWire.received.join()).not.toContain(OPTIONS.squads[0].ships[0]!.pilot)
  await luke.click('.build-ways button')
  await luke.fill('.open-paste', `${stage.address}/build/xwing#${shareCode(OPTIONS.squads[1] as Squad)}`)
  await luke.click('dialog .button-main')
  await luke.click('dialog .button-main:has-text("Diese Staffel nehmen")')
  await luke.click('.start')
  await Promise.all([untilDials(leia), untilDials(luke)])

  leiasWire.sent.length = 0
  const heard = lukesWire.received.length
  await flyOn(leia, 'mouse')
  const [answer] = leiasWire.sent.filter((text) => text.includes('"answer"'))
  const dials = (JSON.parse(answer) as { answer: readonly number[] }).answer
  expect(dials.length).toBeGreaterThan(1)
  // Luke hears that Leia is ready, and not what she chose.
  await luke.waitForFunction(() => document.querySelector('.xw-dials') !== null)
  for (const text of lukesWire.received.slice(heard)) expect(text).not.toContain(JSON.stringify(dials))
  for (const { view } of tablesIn(lukesWire.received)) expect(dialsTold(view, 0)).toEqual([])

  await flyOn(luke, 'mouse')
  await leia.waitForFunction(() => document.querySelector('.xw-dials') === null)
  const [leiasTables, lukesTables] = [leiasWire, lukesWire].map(({ received }) => tablesIn(received))
  expect(JSON.stringify(lukesTables)).toContain('"hasDial":true')
  for (const { view } of lukesTables!) expect(dialsTold(view, 0)).toEqual([])
  for (const { view } of leiasTables!) expect(dialsTold(view, 1)).toEqual([])
  for (const visit of [leias, lukes]) await visit.close()
})
