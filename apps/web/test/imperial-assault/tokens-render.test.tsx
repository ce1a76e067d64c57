/** Tokens that lie face down are marked and named as such, and no colour shows. */
import { imperialAssault, type View } from '@dejarik/imperial-assault'
import { askFor, type Game } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from '../../src/games/imperial-assault/Board.tsx'
import type { BoardProps } from '../../src/table/contract.ts'
import { CHOOSING } from './choosing.ts'
import { playOn, viewOf } from './table.ts'

const game = imperialAssault as unknown as Game

test('the terminals of Incoming lie face down', () => {
  const options = { campaign: { heroes: ['gideon-argus', 'diala-passil'], mission: 'incoming' } }
  const match = playOn(options, 1, ({ asks }) => asks[0]?.what === 'activate')
  if (match === null) throw new Error('nobody was activated')
  const props: BoardProps<View> = {
    view: viewOf(match, 0),
    seat: 0,
    asks: match.asks.map((ask) => askFor(ask, 0)),
    choosing: CHOOSING,
    language: 'en',
    speaker: speakerOf(game, 'en'),
    events: [],
    motion: 0,
    show: () => {},
    openRule: () => {},
  }
  const html = renderToStaticMarkup(<Board {...props} />)
  for (const number of [1, 2, 3, 4]) expect(html).toContain(`terminal ${number} (face down)`)
  expect(html.split('data-face="down"')).toHaveLength(5)
  expect(html).not.toMatch(/data-face="(?:red|yellow)"/u)
})
