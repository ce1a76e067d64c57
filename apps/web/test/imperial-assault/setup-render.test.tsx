/** Before the mission is drawn there is a table without a map. */
import { imperialAssault, type View } from '@dejarik/imperial-assault'
import { findReadyArmy } from '@dejarik/imperial-assault/build'
import { askFor, type Game, Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { speaker as speakerOf } from '@dejarik/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from '../../src/games/imperial-assault/Board.tsx'
import type { BoardProps } from '../../src/table/contract.ts'
import { CHOOSING } from './choosing.ts'
import { ARMIES, viewOf } from './table.ts'

const game = imperialAssault as unknown as Game

test('initiative is decided before anybody sees the map', () => {
  const [one, other] = ARMIES.map((id) => findReadyArmy(id)!.army)
  const cheaper = { ...other!, groups: other!.groups.slice(0, -1) }
  const match = Match.start(game, accepted(game.readOptions({ armies: [one, cheaper] })), 'table', {
    log: true,
  })
  expect(match.asks[0]?.what).toBe('initiative')
  const props: BoardProps<View> = {
    view: viewOf(match, 1),
    seat: 1,
    asks: match.asks.map((ask) => askFor(ask, 1)),
    choosing: CHOOSING,
    language: 'en',
    speaker: speakerOf(game, 'en'),
    events: [],
    motion: 0,
    show: () => {},
    openRule: () => {},
  }
  const html = renderToStaticMarkup(<Board {...props} />)
  expect(html).toContain('Darth Vader')
  expect(html).toContain('<div class="ia-map"></div>')
})
