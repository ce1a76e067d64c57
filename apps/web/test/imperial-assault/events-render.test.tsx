/** Events of a mission are on the Imperial player's page from the start, and on the heroes' once they were read aloud. */
import type { Match } from '@dejarik/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissionPage } from '../../src/games/imperial-assault/campaign/pages/MissionPage.tsx'
import { TableProvider } from '../../src/games/imperial-assault/TableContext.tsx'
import { useBoardTable } from '../../src/games/imperial-assault/useBoardTable.ts'
import { propsOf } from './props.ts'
import { playOn, viewOf } from './table.ts'

/** Each round of it ends with an event. */
const OPTIONS = { campaign: { heroes: ['gideon-argus', 'diala-passil'], mission: 'drawn-in' } }
const ALL = ['subdue', 'champion', 'elevator', 'alarm']
const [GIDEON, EMPIRE] = [0, 2]

function Page({ match, seat }: { match: Match; seat: number }) {
  const table = useBoardTable(propsOf(match, seat))
  return (
    <TableProvider value={table}>
      <MissionPage />
    </TableProvider>
  )
}

/** Ids of the events that a seat finds on its page, and whether it says which are still unheard. */
function eventsFor(match: Match, seat: number) {
  const html = renderToStaticMarkup(<Page match={match} seat={seat} />)
  return {
    events: [...html.matchAll(/data-event="([^"]+)"/gu)].map(([, id]) => id),
    unheard: html.split('not read aloud yet').length - 1,
    endings: html.includes('How it can end'),
  }
}

test('before anything has happened [ia.hidden-information.2] [ia.hidden-information.3]', () => {
  const match = playOn(OPTIONS, 1, ({ asks }) => asks[0]?.what === 'activate')
  if (match === null) throw new Error('nobody was activated')
  expect(eventsFor(match, EMPIRE)).toEqual({ events: ALL, unheard: 4, endings: true })
  expect(eventsFor(match, GIDEON)).toEqual({ events: [], unheard: 0, endings: false })
})

test('when one was read aloud [ia.hidden-information.4]', () => {
  const match = playOn(OPTIONS, 1, (now) => viewOf(now, GIDEON).campaign?.heard === 1)
  if (match === null) throw new Error('no round ended')
  expect(eventsFor(match, EMPIRE)).toMatchObject({ events: ALL, unheard: 3 })
  expect(eventsFor(match, GIDEON)).toMatchObject({ events: ['subdue'], unheard: 0 })
})
