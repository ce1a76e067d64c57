/** Whole campaigns by lot, drawn at many moments: nothing may be missing on any page, for anybody. */
import type { View } from '@dejarik/imperial-assault'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from '../../src/games/imperial-assault/Board.tsx'
import type { Shows } from '../../src/games/imperial-assault/beats/shows.ts'
import { Pages } from '../../src/games/imperial-assault/campaign/pages/Pages.tsx'
import { pagesFor } from '../../src/games/imperial-assault/campaign/pages/page.ts'
import { en } from '../../src/games/imperial-assault/campaign/text/en.ts'
import { TableProvider } from '../../src/games/imperial-assault/TableContext.tsx'
import { useBoardTable } from '../../src/games/imperial-assault/useBoardTable.ts'
import type { BoardProps } from '../../src/table/contract.ts'
import { propsOf } from './props.ts'
import { playOn } from './table.ts'

function AllPages({ props }: { props: BoardProps<View, Shows> }) {
  const table = useBoardTable(props)
  return (
    <TableProvider value={table}>
      {pagesFor(props.view).map((page) => (
        <Pages key={page} page={page} />
      ))}
    </TableProvider>
  )
}

const KEYS = new Set(Object.keys(en))

/** Keys of sentences that could not be said, and numbers that are none. */
function gapsIn(html: string): string[] {
  const words = html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/)
  return words.filter((word) => KEYS.has(word) || word === 'undefined' || word === 'NaN')
}

const EVERY = 211

test.each([
  ['en', { campaign: {} }],
  ['de', { campaign: { heroes: ['diala-passil', 'mak-eshkarey', 'jyn-odan'] } }],
] as const)('campaigns in %s are drawn without a gap', { timeout: 120_000 }, (language, options) => {
  const seen = new Set<string>()
  const heroes = 'heroes' in options.campaign ? 3 : 4
  playOn(options, 3, (match) => {
    const { what, seat: asked } = match.asks[0]!
    if (match.n % EVERY !== 0 && seen.has(what)) return false
    seen.add(what)
    for (const seat of new Set([asked, heroes])) {
      const props = propsOf(match, seat, language)
      expect(gapsIn(renderToStaticMarkup(<Board {...props} />))).toEqual([])
      expect(gapsIn(renderToStaticMarkup(<AllPages props={props} />))).toEqual([])
    }
    return false
  })
  expect([...seen]).toContain('buy-class')
})
