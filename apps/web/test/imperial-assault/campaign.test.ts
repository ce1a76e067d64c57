import { EMPIRE, imperialAssault, REBELS, type View } from '@dejarik/imperial-assault'
import {
  CAMPAIGN_CARDS,
  CAMPAIGN_MISSIONS,
  defaultCampaign,
  surgesOf,
} from '@dejarik/imperial-assault/campaign'
import { isRefusal } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { deedsByThing } from '../../src/board/table.ts'
import { stateOfHeld } from '../../src/games/imperial-assault/campaign/cards/CardState.tsx'
import { costWords, kindLine } from '../../src/games/imperial-assault/campaign/cards/card-words.ts'
import { gainsOf } from '../../src/games/imperial-assault/campaign/pages/gains.ts'
import { pageOf, pagesFor } from '../../src/games/imperial-assault/campaign/pages/page.ts'
import { testOf } from '../../src/games/imperial-assault/campaign/panels/TestPanel.tsx'
import { isFriend, sideOf, teamsOf } from '../../src/games/imperial-assault/campaign/start/teams.ts'
import { campaignTerms } from '../../src/games/imperial-assault/campaign/start/terms.ts'
import { bodiesOf, type Choosable, thingsOf } from '../../src/games/imperial-assault/things.ts'
import { imperialAssaultTable } from '../../src/games/imperial-assault.ts'
import { logEye, whoseEntry } from '../../src/table/log/whose.ts'
import { asked, playUntil, viewOf } from './table.ts'

const CAMPAIGN = { campaign: {} }
const heroes = defaultCampaign().heroes.length

describe('who plays what', () => {
  const options = imperialAssault.readOptions(CAMPAIGN)

  test('all heroes, the Empire, or one hero', () => {
    expect(isRefusal(options)).toBe(false)
    const teams = teamsOf(options, 'en')!
    expect(teams.map(({ seats }) => seats)).toEqual([[0, 1, 2, 3], [4], [0], [1], [2], [3]])
    expect(teams[1]?.label).toBe('The Empire')
    expect(teamsOf(imperialAssault.readOptions({}), 'en')).toBeNull()
  })

  test('heroes are friends of each other, and the Imperial player is nobody’s', () => {
    const match = playUntil(({ what }) => what === 'activate', CAMPAIGN)
    const view = viewOf(match, 1)
    expect(view.side).toBe(REBELS)
    expect([0, 1, 2, 3, 4].map((seat) => isFriend(view, seat))).toEqual([true, true, true, true, false])
    expect(isFriend(viewOf(match, heroes), heroes)).toBe(true)
    expect(viewOf(match, heroes).side).toBe(EMPIRE)
  })

  test('in the log all that the own side does is the own, whichever hero looks', () => {
    const match = playUntil(({ what }, { round }) => what === 'activate' && round === 2, CAMPAIGN)
    const whose = (seat: number, side: string) => {
      const eye = logEye({ sideOf }, { seat, view: viewOf(match, seat) })
      const entries = match.log.filter(({ args }) => args['seat-name'] === `seat:${side}`)
      return [...new Set(entries.map((entry) => whoseEntry(entry, eye)))]
    }
    for (let hero = 0; hero < heroes; hero++) {
      expect(whose(hero, 'rebels')).toEqual(['own'])
      expect(whose(hero, 'empire')).toEqual(['foe'])
    }
    expect(whose(heroes, 'empire')).toEqual(['own'])
    expect(whose(heroes, 'rebels')).toEqual(['foe'])
  })

  test('the terms of a table name heroes and class', () => {
    const terms = campaignTerms(defaultCampaign(), 'de').map(({ text }) => text)
    expect(terms[0]).toBe('Kampagne')
    expect(terms[1]).toContain('Diala Passil')
  })
})

describe('what is asked in a campaign has its place on the board', () => {
  test('cards on offer, cards in play, groups, points, missions, heroes and dice of tests', () => {
    expect(thingsOf({ do: 'buy-item', card: 7 } as Choosable)).toEqual(['offer:7'])
    expect(thingsOf({ do: 'buy-class', figure: 1, card: 7 } as Choosable)).toEqual(['offer:7'])
    expect(thingsOf({ do: 'sell', held: 3, credits: 50 } as Choosable)).toEqual(['held:3'])
    expect(thingsOf({ do: 'use', figure: 0, ability: 'order', card: -1, held: 3 } as Choosable)).toEqual([
      'held:3',
    ])
    expect(thingsOf({ do: 'give', held: 3, hero: 2, on: -1 } as Choosable)).toEqual(['held:3'])
    expect(thingsOf({ do: 'deploy-group', kind: 9, threat: 4 } as Choosable)).toEqual(['deployment:9'])
    expect(thingsOf({ do: 'reinforce', group: 5, threat: 2 } as Choosable)).toEqual(['group:5'])
    expect(thingsOf({ do: 'point', point: 1 } as Choosable)).toEqual(['point:1'])
    expect(thingsOf({ do: 'mission', mission: 60 } as Choosable)).toEqual(['mission:60'])
    expect(thingsOf({ do: 'hero', hero: 2 } as Choosable)).toEqual(['figure:2'])
    expect(thingsOf({ do: 'test-die', figure: 0, die: 1, color: 0, side: 2 } as Choosable)).toEqual([
      'die:test:1',
    ])
  })

  test('what a hero does itself is a button of its own', () => {
    for (const verb of ['rest', 'strain-move', 'attribute'])
      expect(thingsOf({ do: verb, figure: 0 } as Choosable)).toEqual([])
  })

  test('a hero is activated by its card and its figure', () => {
    const match = playUntil(({ what, seat }) => what === 'activate' && seat < heroes, CAMPAIGN)
    const { choice, seat } = asked(match)
    const view = viewOf(match, seat)
    const offered = choice?.form === 'one' ? choice.options : []
    const deeds = deedsByThing(offered, (option) => bodiesOf(option, view))
    expect(deeds.get('group:0')).toBeDefined()
    expect(deeds.get('figure:0')).toEqual(deeds.get('group:0'))
  })
})

describe('pages', () => {
  const at = (step: string): View => ({ step, winners: null }) as View

  test('each stage opens its own page, and missions the map', () => {
    expect(pageOf(at('sell-items'))).toBe('shop')
    expect(pageOf(at('buy-classes'))).toBe('upgrades')
    expect(pageOf(at('agenda'))).toBe('upgrades')
    expect(pageOf(at('equip'))).toBe('equip')
    expect(pageOf(at('act'))).toBe('map')
    expect(pageOf({ step: 'act', winners: [0] })).toBe('summary')
  })

  test('a mission by itself has no log of the campaign and no upgrades', () => {
    const single = { campaign: { mission: 'aftermath' } }
    const pages = (options: unknown) => {
      const match = playUntil(({ what }) => what === 'activate', options)
      return pagesFor(viewOf(match, 0))
    }
    expect(pages(single)).toEqual(['map', 'mission', 'heroes', 'empire'])
    expect(pages(CAMPAIGN)).toEqual(['map', 'mission', 'log', 'heroes', 'upgrades', 'empire'])
  })
})

describe('words', () => {
  test('every card has a line for its kind, and what is bought a price', () => {
    for (const facts of CAMPAIGN_CARDS) {
      expect(kindLine(facts, 'de')).not.toContain('.')
      expect(costWords(facts, 'en') !== '').toBe(['item', 'agenda'].includes(facts.kind) || facts.cost > 0)
    }
  })

  test('every ending says what it brings', () => {
    const aftermath = CAMPAIGN_MISSIONS.find(({ id }) => id === 'aftermath')!
    for (const ending of aftermath.campaign!.endings) {
      expect(gainsOf(ending, 'de').length).toBeGreaterThan(0)
      expect(gainsOf(ending, 'en').join()).not.toMatch(/gain\./)
    }
  })

  test('a card is ready, exhausted, depleted or left behind', () => {
    const match = playUntil(({ what }) => what === 'activate', CAMPAIGN)
    const held = viewOf(match, 0).held[0]!
    expect(stateOfHeld(held)).toBe('ready')
    expect(stateOfHeld({ ...held, exhausted: true })).toBe('exhausted')
    expect(stateOfHeld({ ...held, exhausted: true, depleted: true })).toBe('depleted')
    expect(stateOfHeld({ ...held, away: true })).toBe('away')
  })
})

describe('what is shown of the moment', () => {
  test('a test that nobody was asked about is told from the log', () => {
    const events = [
      {
        n: 3,
        what: 'test-rolled',
        rule: 'r',
        args: { figure: 1, attribute: 2, dice: [0, 2], sides: [3, 0] },
      },
      { n: 3, what: 'test-failed', rule: 'r', args: { figure: 1, successes: 2, needed: 3 } },
    ]
    const told = testOf(events)!
    expect(told).toMatchObject({ figure: 1, attribute: 2, needed: 3 })
    expect(surgesOf(told) + told.successes).toBe(2)
    expect(testOf([])).toBeNull()
  })

  test('who sees all in a replay sees the Imperial hand, too', () => {
    const match = playUntil(({ what }) => what === 'activate', CAMPAIGN)
    const views = [0, 1, 2, 3, 4].map((seat) => viewOf(match, seat))
    expect(views[0]!.campaign!.hand).toEqual([])
    const all = imperialAssaultTable.overlook(views) as View
    expect(all.campaign!.hand.length).toBeGreaterThan(0)
    expect(all.side).toBe(REBELS)
  })
})
