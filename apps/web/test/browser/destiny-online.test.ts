import { type DeckOption, destiny } from '@dejarik/destiny'
import { findReadyDeck, shareCode } from '@dejarik/destiny/build'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { optionsWith, STARTERS } from '../destiny/table.ts'
import { EVERYTHING, graveViolations } from './accessibility.ts'
import { playOn } from './destiny-player.ts'
import { WHOLE_MATCH } from './player.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'
import { wireOf } from './wire.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const [KYLO, REY] = STARTERS.map((id) => findReadyDeck(id)!.deck as DeckOption)

/** Leia makes a table for a friend, with Kylo Ren's starter deck as her own. */
async function inviteFrom(page: Page): Promise<string> {
  await page.goto('/')
  await page.click('.tile:has-text("Destiny")')
  await page.waitForSelector('.match-options')
  // Only one's own deck is asked for; the friend's is the friend's business.
  expect(await page.locator('.match-options select').count()).toBe(1)
  await page.click('.start')
  return page.inputValue('.copy-field textarea')
}

const leiasVisit = () =>
  stage.visit({
    settings: { language: 'en', name: 'Leia' },
    kept: { 'dejarik.wish.destiny': { opponent: 'friend', clock: 'none', options: optionsWith(STARTERS) } },
  })

/** Cards that only this deck has, as they would stand in a message. */
const onlyIn = ({ cards }: DeckOption, other: DeckOption): string[] =>
  cards
    .filter(({ card }) => other.cards.every((one) => one.card !== card))
    .map(({ card }) => JSON.stringify(card))

async function playSeat(page: Page, each: (count: number, page: Page) => Promise<Page>): Promise<Page> {
  for (let count = 1; await playOn(page, 'keys'); count++) page = await each(count, page)
  return page
}

test('an online match of the two starter decks, each brought by its own player, with a reload in the middle', {
  timeout: WHOLE_MATCH,
}, async () => {
  const leias = await leiasVisit()
  const leia = await leias.newPage()
  const complaints = complaintsOf(leia)
  const leiasWire = wireOf(leia)
  const link = await inviteFrom(leia)

  const lukes = await stage.visit({ settings: { language: 'de', name: 'Luke' }, size: PHONE })
  let luke = await lukes.newPage()
  const lukesWire = wireOf(luke)
  await luke.goto(link)
  await luke.waitForSelector('h1:has-text("Leia lädt dich ein")')
  await luke.selectOption('.match-options select', `ready ${STARTERS[1]}`)
  expect(lukesWire.received.join()).not.toContain(JSON.stringify(KYLO.characters[0]!.card))
  await luke.click('.start')
  await Promise.all([leia, luke].map((page) => page.waitForSelector('.sd-board')))
  expect(await leia.locator('.sd-side[data-whose="own"] .sd-plate').count()).toBe(KYLO.characters.length)

  let reloaded = false
  const comesBack = async (count: number, page: Page): Promise<Page> => {
    if (count !== 8) return page
    await page.reload()
    await page.waitForSelector('.sd-board')
    reloaded = true
    return page
  }
  ;[, luke] = await Promise.all([playSeat(leia, async (_, page) => page), playSeat(luke, comesBack)])
  expect(reloaded).toBe(true)
  expect(await leia.innerText('.ending-fair')).toContain('Fair shuffle proven')
  for (const [wire, own, other] of [
    [leiasWire, KYLO, REY],
    [lukesWire, REY, KYLO],
  ] as const) {
    const told = wire.received.join('')
    expect(onlyIn(other, own).filter((id) => told.includes(id))).toEqual([])
  }
  expect(complaints).toEqual([])
  for (const visit of [leias, lukes]) await visit.close()
})

test('who is invited imports a deck at the door; one against the rules is named with its rule', async () => {
  const leias = await leiasVisit()
  const leia = await leias.newPage()
  const link = await inviteFrom(leia)
  const lukes = await stage.visit({ settings: { language: 'en', name: 'Luke' }, size: PHONE })
  const luke = await lukes.newPage()
  await luke.goto(link)
  const bring = async (deck: DeckOption) => {
    await luke.click('.build-ways button')
    await luke.fill('.open-paste', `${stage.address}/build/destiny#${shareCode(deck)}`)
    await luke.click('dialog .button-main')
    await luke.click('dialog .button-main:has-text("Take this deck")')
  }
  await bring({ ...REY, name: 'Too short', cards: REY.cards.slice(2) })
  expect(await luke.innerText('.build-ways-no .rule-chip')).toContain('sd.')
  expect(await graveViolations(luke, EVERYTHING)).toEqual([])
  expect(await luke.locator('option:disabled:has-text("Too short")').count()).toBe(1)
  await bring({ ...REY, name: 'Rey at the door' })
  expect(await luke.locator('.build-ways-no p').count()).toBe(0)
  await luke.focus('.start')
  await luke.keyboard.press('Enter')
  await Promise.all([leia, luke].map((page) => page.waitForSelector('.sd-board')))
  expect(await luke.locator('.sd-side[data-whose="own"] .sd-plate').count()).toBe(REY.characters.length)
  for (const visit of [leias, lukes]) await visit.close()
})

test('a table for three: one person and two bots', async () => {
  const wish = { opponent: 'bot', level: 'random', options: optionsWith(STARTERS) }
  const visit = await stage.visit({ settings: { language: 'en' }, kept: { 'dejarik.wish.destiny': wish } })
  const page = await visit.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.click('.tile:has-text("Destiny")')
  await page.click('.match-options .segment:has-text("3")')
  // Against bots one chooses for them too.
  expect(await page.locator('.match-options select').count()).toBe(3)
  await page.click('.start')
  await page.waitForSelector('.sd-table[data-foes="2"]')
  const names = destiny.text.en
  for (const seat of [2, 3]) {
    const name = names[`seat.player${seat}`]!
    expect(await page.locator(`.sd-foes .sd-seat:has-text("${name}")`).count()).toBe(1)
  }
  const round = async () => Number(/\d+/.exec(await page.innerText('.sd-round'))?.[0] ?? 0)
  while ((await round()) < 2) expect(await playOn(page, 'keys')).toBe(true)
  expect(complaints).toEqual([])
  await visit.close()
})
