import { afterAll, beforeAll, expect, test } from 'vitest'
import { playRound } from './imperial-assault-player.ts'
import { WHOLE_MATCH } from './player.ts'
import { complaintsOf, Stage, TABLET } from './stage.ts'
import { tablesIn, wireOf } from './wire.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const MISSION = { campaign: { heroes: ['diala-passil', 'fenn-signis'], mission: 'aftermath' } }

interface View {
  readonly campaign: {
    readonly hand: readonly unknown[]
    readonly handBacks: { readonly [group: string]: number }
  }
}

/** What each view in these messages shows of the Imperial player's open groups. */
function handsIn(messages: readonly string[]): { readonly shown: number; readonly backs: number }[] {
  return tablesIn(messages).flatMap(({ view }) => {
    if (view === null) return []
    const { hand, handBacks } = (view as View).campaign
    return [{ shown: hand.length, backs: Object.values<number>(handBacks).reduce((a, b) => a + b, 0) }]
  })
}

test('a mission online: a hero, the Empire by link, a bot as the other hero; the Imperial hand stays secret', {
  timeout: WHOLE_MATCH,
}, async () => {
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
  const leiasWire = wireOf(leia)
  await leia.goto('/')
  await leia.click('.tile:has-text("Imperial Assault")')
  await leia.click('.new-match .start')
  const link = await leia.inputValue('.copy-field textarea')
  expect(await leia.locator('.foyer-seats li').allInnerTexts()).toEqual([
    'Diala Passil: Leia (you)',
    'Fenn Signis: Free seat',
    'Imperial player: Free seat',
  ])

  const lukes = await stage.visit({ settings: { language: 'de', name: 'Luke' }, size: TABLET })
  const luke = await lukes.newPage()
  const lukesWire = wireOf(luke)
  await luke.goto(link)
  await luke.waitForSelector('h1:has-text("Leia lädt dich ein")')
  // Only free seats are offered.
  expect(await luke.locator('.segment').allInnerTexts()).toEqual(['Fenn Signis', 'Imperialer Spieler'])
  await luke.click('.segment:has-text("Imperialer Spieler")')
  await luke.click('.start')
  await leia.waitForSelector('.foyer-seats li:has-text("Luke")')
  // Only who made the table may call it off.
  expect(await leia.getByText('Cancel the table').count()).toBe(1)
  expect(await luke.getByText('Tisch absagen').count()).toBe(0)
  await leia.click('.segment:has(input[value="greedy"])')
  await leia.click('.fill-seats')
  await Promise.all([leia, luke].map((page) => page.waitForSelector('.ia-board')))
  await Promise.all([leia, luke].map(playRound))

  const [heroSees, empireSees] = [leiasWire, lukesWire].map(({ received }) => handsIn(received))
  expect(heroSees!.some(({ backs }) => backs > 0)).toBe(true)
  expect(heroSees!.filter(({ shown }) => shown > 0)).toEqual([])
  expect(empireSees!.some(({ shown }) => shown > 0)).toBe(true)
  expect(complaints).toEqual([])
  for (const visit of [leias, lukes]) await visit.close()
})
