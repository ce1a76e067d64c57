/** Before the mission is drawn there is a table without a map. */
import { imperialAssault } from '@dejarik/imperial-assault'
import { findReadyArmy } from '@dejarik/imperial-assault/build'
import { Match } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from '../../src/games/imperial-assault/Board.tsx'
import { propsOf } from './props.ts'
import { ARMIES } from './table.ts'

const game = imperialAssault

test('initiative is decided before anybody sees the map', () => {
  const [one, other] = ARMIES.map((id) => findReadyArmy(id)!.army)
  const cheaper = { ...other!, groups: other!.groups.slice(0, -1) }
  const match = Match.start(game, accepted(game.readOptions({ armies: [one, cheaper] })), 'table', {
    log: true,
  })
  expect(match.asks[0]?.what).toBe('initiative')
  const html = renderToStaticMarkup(<Board {...propsOf(match, 1)} />)
  expect(html).toContain('Darth Vader')
  expect(html).toContain('<div class="ia-map"></div>')
})
