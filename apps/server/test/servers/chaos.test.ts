/**
 * Three servers on one database, matches of all four games, and servers that are killed, frozen and started again, while
 * the database is killed once. Every answer that was acknowledged is in its journal, once, in its place, and every player
 * goes on by coming back as a page does.
 *
 *     DEJARIK_CHAOS=100 npx vitest run --project postgres apps/server/test/servers/chaos.test.ts
 */
import { setTimeout } from 'node:timers/promises'
import { type Answer, FastRng, type Game, Match, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, onTestFinished, test } from 'vitest'
import { games } from '../../src/games.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { SqlStore } from '../../src/store/sql-store.ts'
import type { Store } from '../../src/store/store.ts'
import { Player, type ServerProcess, startPostgres } from '../../test-support/index.ts'
import { folderForTest, serveApart } from '../house.ts'

/** How many matches; mishaps are as many in proportion. */
const MATCHES = Number(process.env.DEJARIK_CHAOS ?? 8)
const MISHAPS = Math.max(3, Math.round(MATCHES / 5))
/** Answers of each match after the last mishap. */
const AFTERWARDS = 5
/** A page hangs up on a server that says nothing for this long. */
const PATIENCE_MS = 6000
const FROZEN_MS = 5000
const SERVERS = 3

/** What is tried again: what could not be stored, or perhaps was, and where the way to the table was lost. */
const LATER: readonly string[] = ['not-stored', 'maybe-stored', 'not-at-table']

/** Comes to a server that is there, again and again until one lets him in. */
class Nomad {
  readonly #servers: readonly ServerProcess[]
  readonly #match: string
  readonly #rng: FastRng
  #token: string
  #player: Player | null = null

  constructor(servers: readonly ServerProcess[], match: string, token: string, rng: FastRng) {
    this.#servers = servers
    this.#match = match
    this.#token = token
    this.#rng = rng
  }

  /** Gives an answer until it is acknowledged; says how often it had to be sent. */
  async answer(version: number, answer: Answer): Promise<number> {
    for (let tries = 1; ; tries++) {
      const reply = await this.#send(version, answer, tries > 1).catch(() => null)
      if (reply?.type === 'done') return tries
      if (reply !== null && !LATER.includes(reply.code))
        throw new Error(`answer ${version} of ${this.#match}, sent ${tries} times: ${JSON.stringify(reply)}`)
      if (tries > 60) throw new Error(`answer ${version} of ${this.#match} never got through`)
      this.#player?.socket.terminate()
      this.#player = null
      await setTimeout(200)
    }
  }

  async #send(version: number, answer: Answer, again: boolean) {
    const player = this.#player?.closed === null ? this.#player : await within(this.#comeBack())
    this.#player = player
    const given = typeof answer === 'number' ? answer : [...answer]
    return within(player.send({ type: 'answer', match: this.#match, version, answer: given, again }))
  }

  async #comeBack(): Promise<Player> {
    const server = this.#servers[this.#rng.int(this.#servers.length)]
    const player = await Player.arrive(server.address, { token: this.#token })
    // A page opens a new line then.
    player.astray = () => player.socket.terminate()
    await player.join(this.#match)
    return player
  }
}

/** What takes longer is given up. */
function within<T>(task: Promise<T>): Promise<T> {
  task.catch(() => {})
  return Promise.race([
    task,
    setTimeout(PATIENCE_MS).then(() => {
      throw new Error('nobody answers')
    }),
  ])
}

interface Chaos {
  readonly store: Store
  readonly servers: readonly ServerProcess[]
}

/** A match of this game between two, and what they and the test know of it. */
class Duel {
  readonly id: string
  readonly match: Match
  readonly #nomads: readonly Nomad[]
  readonly #rng: FastRng
  resent = 0

  private constructor(id: string, match: Match, nomads: readonly Nomad[], rng: FastRng) {
    this.id = id
    this.match = match
    this.#nomads = nomads
    this.#rng = rng
  }

  static async begin({ store, servers }: Chaos, game: Game, index: number): Promise<Duel> {
    const { address } = servers[index % servers.length]
    const [ann, bob] = await Promise.all([Player.arrive(address), Player.arrive(address)])
    const options = accepted(game.readOptions({}))
    const parts = game.seatOptions?.split(options)
    const id = await ann.host(
      game.id,
      parts ? { options: parts.table, brings: parts.brought[0] } : { options },
    )
    await bob.join(id, parts ? { brings: parts.brought[1] } : {})
    const stored = (await store.match(id))!
    const match = Match.start(game, accepted(game.readOptions(stored.options)), stored.seed, { keep: 0 })
    const nomads = [ann, bob].map(
      ({ token }, seat) => new Nomad(servers, id, token, new FastRng(index, seat)),
    )
    for (const player of [ann, bob]) player.socket.terminate()
    return new Duel(id, match, nomads, new FastRng(index, 9))
  }

  /** One answer after the other, until the end or `enough`. */
  async play(enough: () => boolean): Promise<void> {
    const { match } = this
    while (!match.over && !enough()) {
      const [ask] = match.asks
      const answer = randomAnswer(ask, this.#rng)
      this.resent += (await this.#nomads[ask.seat].answer(match.n, answer)) - 1
      expect(match.answer(ask.seat, answer)).toBeNull()
    }
  }
}

test(`${MATCHES} matches of all four games on three servers, with ${MISHAPS} servers killed or frozen and the database killed once: nothing acknowledged is lost, nothing done twice`, async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const address = `${postgres.address}postgres`
  const env = {
    DEJARIK_DATA: folderForTest(),
    DATABASE_URL: address,
    DEJARIK_CONNECTIONS: '5000',
    DEJARIK_MESSAGES: '1000',
  }
  const servers: ServerProcess[] = []
  for (let k = 0; k < SERVERS; k++) servers.push(await serveApart(env))
  const store = new SqlStore(await openPostgres(address))
  const duels: Duel[] = []
  for (let i = 0; i < MATCHES; i++)
    duels.push(await Duel.begin({ store, servers }, games[i % games.length], i))

  let isOver = false
  const goals = new Map<Duel, number>()
  const played = duels.map((duel) => duel.play(() => isOver && duel.match.n >= (goals.get(duel) ?? 0)))
  const failed = Promise.all(played)
  failed.catch(() => {})

  /** Nobody but the test ends a server. */
  const expectAlive = (): void => {
    for (const { pid, complained } of servers) {
      try {
        process.kill(pid, 0)
      } catch {
        throw new Error(`a server has died: ${complained.join(' ')}`)
      }
    }
  }
  const rng = new FastRng(1977, 1)
  for (let k = 0; k < MISHAPS; k++) {
    await setTimeout(500 + rng.int(1500))
    expectAlive()
    const which = rng.int(SERVERS)
    if (k === 1) {
      await postgres.end('SIGQUIT')
      await postgres.restart()
    } else if (k % 3 === 2) {
      process.kill(servers[which].pid, 'SIGSTOP')
      await setTimeout(FROZEN_MS)
      process.kill(servers[which].pid, 'SIGCONT')
    } else {
      await servers[which].end('SIGKILL')
      servers[which] = await serveApart(env)
    }
  }
  for (const duel of duels) goals.set(duel, duel.match.n + AFTERWARDS)
  isOver = true
  await failed
  expectAlive()

  let answers = 0
  for (const { id, match } of duels) {
    const journal = await store.journal(id, 0)
    expect(journal.map(({ n }) => n)).toEqual(journal.map((_, i) => i + 1))
    expect(journal.map(({ act }) => act)).toEqual(match.entries.map((entry) => ({ act: 'enter', ...entry })))
    answers += match.entries.length
  }
  await store.close()
  expect(answers).toBeGreaterThan(MATCHES * AFTERWARDS)
  expect(duels.reduce((sum, { resent }) => sum + resent, 0)).toBeGreaterThan(0)
}, 1_800_000)
