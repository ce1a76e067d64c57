/** Tokens that lie face down are marked and named as such, and no colour shows. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from '../../src/games/imperial-assault/Board.tsx'
import { propsOf } from './props.ts'
import { playOn } from './table.ts'

test('the terminals of Incoming lie face down', () => {
  const options = { campaign: { heroes: ['gideon-argus', 'diala-passil'], mission: 'incoming' } }
  const match = playOn(options, 1, ({ asks }) => asks[0]?.what === 'activate')
  if (match === null) throw new Error('nobody was activated')
  const html = renderToStaticMarkup(<Board {...propsOf(match, 0)} />)
  for (const number of [1, 2, 3, 4]) expect(html).toContain(`terminal ${number} (face down)`)
  expect(html.split('data-face="down"')).toHaveLength(5)
  expect(html).not.toMatch(/data-face="(?:red|yellow)"/u)
})
