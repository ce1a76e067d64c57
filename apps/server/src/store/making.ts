/** How matches come to be: made whole, begun once all are there, or found by a search. */
import { type Script, type Statement, sql, type Value } from './database.ts'
import type { Begin, Guest, NewMatch, Serving, Sought } from './store.ts'

export function* creating({ match, seats, checkpoint }: NewMatch): Script<boolean> {
  const values: { readonly [column: string]: Value } = {
    id: match.id,
    game: match.game,
    rules: match.rules,
    options: JSON.stringify(match.options ?? null),
    agreed: JSON.stringify(match.agreed ?? null),
    seed: match.seed,
    clock: JSON.stringify(match.clock),
    listed: match.listed ? 1 : 0,
    creator: match.creator,
    status: match.status,
    created: match.created,
    started: match.started,
    outcome: JSON.stringify(match.outcome),
    asked: JSON.stringify(match.asked),
    checkpoint: JSON.stringify(checkpoint),
    series: JSON.stringify(match.series),
    seeks: match.seeks,
  }
  const columns = Object.keys(values)
  const made = yield sql(
    `INSERT INTO matches (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})
     ON CONFLICT DO NOTHING RETURNING id`,
    ...Object.values(values),
  )
  if (made.length === 0) return false
  for (const { seat, guest, name, key, brings, ready } of seats) {
    yield putGuest({ id: guest, name })
    yield sql(
      'INSERT INTO seats (match, seat, guest, key, brings, ready) VALUES ($1, $2, $3, $4, $5, $6)',
      match.id,
      seat,
      guest,
      key,
      JSON.stringify(brings ?? null),
      ready ? 1 : 0,
    )
  }
  return true
}

export function beginning(match: string, { at, rules, options, asked, checkpoint }: Begin): Statement {
  return sql(
    `UPDATE matches SET status = 'playing', started = $2, rules = $3, options = $4, asked = $5, checkpoint = $6
     WHERE id = $1`,
    match,
    at,
    rules,
    JSON.stringify(options ?? null),
    JSON.stringify(asked),
    JSON.stringify(checkpoint),
  )
}

/** Of the same name nothing is written, so that nobody waits for anybody who sits down with the same bot. */
export function putGuest({ id, name }: Guest): Statement {
  return sql(
    `INSERT INTO guests (id, name) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE guests.name <> excluded.name`,
    id,
    name,
  )
}

/** Whether a match is open at a living server. */
export const isServed = (server: string, alive: string): string =>
  `(owner = ${server} OR EXISTS (SELECT 1 FROM servers WHERE id = matches.owner AND gone = 0 AND seen > ${alive}))`

/** Where a seat is free among those who look for this sort of match. */
export function* seeking(
  sort: string,
  guest: string,
  seats: number,
  { server, alive }: Serving,
): Script<Sought | null> {
  const waiting = yield sql(
    `SELECT id FROM matches WHERE status = 'waiting' AND seeks = $1 AND creator <> $2 AND ${isServed('$5', '$3')}
     AND NOT EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND guest = $2)
     AND (SELECT count(*) FROM seats WHERE match = matches.id) < $4 ORDER BY created LIMIT 1`,
    sort,
    guest,
    alive,
    seats,
    server,
  )
  if (waiting.length === 0) return null
  const match = String(waiting[0].id)
  const taken = (yield sql('SELECT seat FROM seats WHERE match = $1', match)).map(({ seat }) => Number(seat))
  const seat = Array.from({ length: seats }, (_, at) => at).find((at) => !taken.includes(at))
  return seat === undefined ? null : { match, seat }
}

/** Makes the table of a search, unless there is one to be joined by now. */
export function* makingSearch(made: NewMatch, seats: number, serving: Serving): Script<boolean> {
  const { id, seeks, creator } = made.match
  const sort = seeks ?? ''
  // Who looks for the same waits here, so that two never wait for each other.
  yield sql(
    'INSERT INTO searches (sort, n) VALUES ($1, 1) ON CONFLICT (sort) DO UPDATE SET n = searches.n + 1',
    sort,
  )
  if ((yield* seeking(sort, creator, seats, serving)) !== null) return false
  yield* creating(made)
  yield sql('UPDATE matches SET owner = $2 WHERE id = $1', id, serving.server)
  return true
}
