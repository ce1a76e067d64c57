import { type Army, findReadyArmy } from '@dejarik/imperial-assault/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARMIES, optionsWith } from '../imperial-assault/table.ts'
import { playRound } from './imperial-assault-player.ts'
import { WHOLE_MATCH } from './player.ts'
import { complaintsOf, PHONE, Stage } from './stage.ts'
import { tablesIn, wireOf } from './wire.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const [REBELS, EMPIRE] = ARMIES.map((id) => findReadyArmy(id)!.army) as [Army, Army]

/** Command cards that only this army has, as they would stand in a message. */
const onlyIn = ({ commands }: Army, other: Army): string[] =>
  commands
    .filter(({ card }) => other.commands.every((one) => one.card !== card))
    .map(({ card }) => JSON.stringify(card))

interface SideOnTheWire {
  readonly hand: readonly number[]
  readonly handSize: number
  readonly deckCards: readonly number[]
}

/** Both sides as every view in these messages has them. */
function sidesIn(messages: readonly string[]): SideOnTheWire[][] {
  const found: SideOnTheWire[][] = []
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'sides' && Array.isArray(inner) && inner.every((one) => 'handSize' in one))
        found.push(inner)
      else search(inner)
    }
  }
  for (const { view } of tablesIn(messages)) search(view)
  return found
}

test('an online skirmish: each brings an army, and nobody is told of the other’s command cards', {
  timeout: WHOLE_MATCH,
}, async () => {
  const leias = await stage.visit({
    settings: { language: 'en', name: 'Leia' },
    kept: {
      'dejarik.wish.imperial-assault': { opponent: 'friend', clock: 'none', options: optionsWith() },
    },
  })
  const leia = await leias.newPage()
  const complaints = complaintsOf(leia)
  const leiasWire = wireOf(leia)
  await leia.goto('/')
  await leia.click('.tile:has-text("Imperial Assault")')
  await leia.waitForSelector('.match-options')
  // Only one's own army is asked for, and the mission; the friend's army is the friend's business.
  expect(await leia.locator('.match-options select').count()).toBe(2)
  await leia.click('.start')
  const link = await leia.inputValue('.copy-field textarea')

  const lukes = await stage.visit({ settings: { language: 'de', name: 'Luke' }, size: PHONE })
  const luke = await lukes.newPage()
  const lukesWire = wireOf(luke)
  await luke.goto(link)
  await luke.waitForSelector('h1:has-text("Leia lädt dich ein")')
  await luke.selectOption('.match-options select', `ready ${ARMIES[1]}`)
  await luke.click('.start')
  await Promise.all([leia, luke].map((page) => page.waitForSelector('.ia-board')))
  await Promise.all([leia, luke].map(playRound))

  for (const [seat, wire, own, other] of [
    [0, leiasWire, REBELS, EMPIRE],
    [1, lukesWire, EMPIRE, REBELS],
  ] as const) {
    const told = wire.received.join('')
    expect(onlyIn(other, own).filter((id) => told.includes(id))).toEqual([])
    const views = sidesIn(wire.received)
    expect(views.some((sides) => sides[seat]!.hand.length > 0)).toBe(true)
    expect(views.some((sides) => sides[1 - seat]!.handSize > 0)).toBe(true)
    expect(
      views.filter((sides) => sides[1 - seat]!.hand.length + sides[1 - seat]!.deckCards.length > 0),
    ).toEqual([])
  }
  expect(complaints).toEqual([])
  for (const visit of [leias, lukes]) await visit.close()
})
