import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import { FastRng, type Game, randomAnswer } from '@dejarik/kernel'
import { LIMITS, SCHEMAS_PATH } from '@dejarik/protocol'
import { xwing } from '@dejarik/xwing'
import { Ajv, type ValidateFunction } from 'ajv'
import { expect, test } from 'vitest'
import { Table } from '../../src/table.ts'
import { arrive, partsOf, serve } from '../house.ts'
import { listenTo } from './sight.ts'

const GAMES: readonly Game[] = [deckbuilding, destiny, xwing, imperialAssault]
/** Enough that all four games are under way. */
const ANSWERS = 60

interface List {
  readonly schemas: readonly string[]
  readonly routes: readonly { readonly path: string }[]
}

async function schemasOf(address: string) {
  const read = async <T>(path: string): Promise<T> => (await fetch(`${address}${path}`)).json() as Promise<T>
  const list = await read<List>(SCHEMAS_PATH)
  const ajv = new Ajv({ strict: false })
  const schemas = new Map<string, ValidateFunction>()
  for (const path of list.schemas) {
    // Those of the socket's requests are of a newer draft, of which nothing is used here.
    const { $schema: _, ...schema } = await read<{ $schema: string }>(path)
    schemas.set(path.split('/').at(-1) ?? '', ajv.compile(schema))
  }
  return { list, schemas }
}

const MISSION = { campaign: { heroes: ['diala-passil', 'fenn-signis'], mission: 'aftermath' } }

test.each([...GAMES.map((game) => [game.id, {}] as const), ['imperial-assault', MISSION] as const])(
  'what crosses the socket is as the schemas say: %s %j',
  async (id, options) => {
    const server = await serve({ games: GAMES })
    const { schemas } = await schemasOf(server.address)
    const valid = (file: string, value: unknown): void => {
      const schema = schemas.get(file)
      expect(schema?.(value), `${file}: ${JSON.stringify(schema?.errors)}`).toBe(true)
    }
    const game = GAMES.find((one) => one.id === id)!
    const sides = game.seats(game.readOptions(options)).length
    const players = await arrive(server, ...['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, sides))
    const ears = players.map(listenTo)
    const [host] = players
    const parts = 'campaign' in options ? { host: { options } } : partsOf(game, options)
    const match = await host.host(id, parts.host)
    for (const [seat, player] of players.entries())
      if (seat > 0) await player.join(match, { seat, ...('second' in parts && parts.second) })
    await host.until(() => host.at(match).table.status === 'playing', 'it begins')
    const rng = new FastRng(7)
    for (let k = 0; k < ANSWERS && host.at(match).table.status === 'playing'; k++) {
      const player = players.find((one) => one.asked(match) !== null)!
      const { version } = player.at(match).table
      // Where ships are placed, only the server knows what the rules allow.
      const table = await server.hall.tables.find(match)
      if (!(table instanceof Table)) throw new Error('the table is open here')
      const answer = randomAnswer(table.position!.match.askOf(player.asked(match)!.seat)!, rng)
      valid('requests.json', { type: 'answer', id: 1, match, version, answer })
      await player.answer(match, answer)
      for (const one of players) await one.until(() => one.at(match).table.version > version, 'it goes on')
      const { view } = player.at(match).table
      valid(`${id}.json`, { view, options: game.readOptions(options) })
    }
    for (const { frames } of ears) {
      expect(frames.length).toBeGreaterThan(ANSWERS / 2)
      for (const { message } of frames) valid('messages.json', { message })
    }
  },
)

test('the list names what there is over HTTP, and a schema refuses what the server would', async () => {
  const server = await serve()
  const { list, schemas } = await schemasOf(server.address)
  expect(list.routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining<string>(['/healthz', '/readyz', SCHEMAS_PATH, '/api/matches/:id/record']),
  )
  const request = schemas.get('requests.json')!
  const chat = { type: 'chat', id: 1, match: 'abcdefgh', text: 'hello' }
  expect(request(chat)).toBe(true)
  for (const wrong of [
    { ...chat, more: 1 },
    { ...chat, id: -1 },
    { ...chat, text: 'x'.repeat(5 * LIMITS.chatLine) },
  ])
    expect(request(wrong)).toBe(false)
  expect((await fetch(`${server.address}${SCHEMAS_PATH}/passwd`)).status).toBe(404)
})
