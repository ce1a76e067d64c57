import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Game } from '@dejarik/kernel'
import { isTrouble, LIMITS, recordPath, SOCKET_PATH, sayTrouble } from '@dejarik/protocol'
import websocket from '@fastify/websocket'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { Accounts } from './accounts/accounts.ts'
import { offerAccounts } from './accounts/routes.ts'
import { type Thinker, WorkerThinker } from './bots/thinker.ts'
import { bugReporter } from './bugs.ts'
import { buildIn } from './build.ts'
import { Door } from './door.ts'
import { Figures } from './figures.ts'
import { WorkerFolder } from './folding/folder.ts'
import { Hall } from './hall.ts'
import { offerHealth } from './health.ts'
import type { House } from './house.ts'
import { log } from './log.ts'
import { offerMetrics } from './metrics.ts'
import { noteHttp, pages, saySorry } from './pages.ts'
import { Pool } from './pool.ts'
import { recordFile } from './records.ts'
import { offerSchemas } from './schemas.ts'
import { isInvited, protect, secure } from './security.ts'
import { Lease } from './servers/lease.ts'
import { Porter } from './servers/porter.ts'
import type { Proxies, Settings } from './settings.ts'
import { type Home, openHome } from './store/home.ts'
import type { Store } from './store/store.ts'
import { tidy } from './tidying.ts'
import { SteadyClock } from './time.ts'
import { Purses } from './work.ts'

const PING_MS = 30_000
const SWEEP_MS = 60_000
const TIDY_MS = 60 * 60 * 1000
/** How often it is looked whether this server's clock and the store's still agree. */
const NUDGE_MS = 10_000

export interface RunningServer {
  /** `http://localhost:1977` */
  readonly address: string
  readonly hall: Hall
  /** Where the figures are; null if nowhere. */
  readonly metricsPort: number | null
  stop(): Promise<void>
}

/** How long answers that are under way may take once the server stops. */
const LAST_ANSWERS_MS = 1000

/**
 * Tables and long changes are compressed, short ones would not become shorter. Each by itself: it costs some bytes, but no
 * memory between messages, and how long one is tells nothing of what was said before.
 */
const SQUEEZED = {
  threshold: 1024,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3 },
  concurrencyLimit: 4,
}

const NOT_FROM_THERE = 'Pages of that site may not talk to this server (DEJARIK_ORIGINS).\n'

/** What a test may put in the place of what a server is made of. */
export interface Parts {
  readonly home?: Home
  readonly now?: () => number
  readonly thinker?: Thinker
}

/** Starts a server. Throws with the reason if the data folder, the database or the port can't be used. */
export async function startServer(
  settings: Settings,
  games: readonly Game[],
  parts: Parts = {},
): Promise<RunningServer> {
  const home = parts.home ?? (await openHome(settings))
  const { store } = home
  const clock = new SteadyClock(await home.time())
  const now = parts.now ?? clock.now
  const thinkers = new Pool(
    parts.thinker ? [parts.thinker] : Array.from({ length: settings.botThreads }, () => new WorkerThinker()),
  )
  const folders = new Pool([new WorkerFolder()])
  const figures = new Figures()
  const lease = new Lease(store, now, home.isAlone)
  const house: House = {
    store,
    games: new Map(games.map((game) => [game.id, game])),
    now,
    lease,
    reportBug: countedBugs(figures, bugReporter(join(settings.data, 'bugs'))),
    figures,
    build: buildIn(settings.web),
    guests: new Purses(settings.guestMeans),
    addresses: new Purses(settings.addressMeans),
    thinkers,
    folders,
  }
  const hall = new Hall(house)
  const porter = new Porter(house, hall, home.post)
  hall.lobby.onChange = () => porter.branch.lobbyChanged()
  const door = new Door(house, porter, settings)
  const app = fastify({
    trustProxy: believed(settings.behindProxy),
    bodyLimit: 1024,
    // Addresses that can't be decoded reach no handler of ours.
    frameworkErrors: (error, request, reply) => saySorry(error, protect(request, reply)),
  })
  secure(app)
  noteHttp(app)
  app.setErrorHandler<FastifyError>((error, _, reply) => saySorry(error, reply))
  await app.register(websocket, {
    // Frames a little over the limit get an answer; far over it, the connection is closed unread.
    options: { maxPayload: 4 * LIMITS.messageBytes, perMessageDeflate: SQUEEZED },
  })
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isInvited(request, settings.origins))
          return reply.code(403).type('text/plain').send(NOT_FROM_THERE)
      },
    },
    (socket, request) => door.enter(socket, request.socket, request.ip, request.id),
  )
  offerSchemas(app)
  offerRecords(app, store)
  offerAccounts(app, house, new Accounts(house, (person) => porter.personChanged(person)), settings.origins)
  let isOpen = false
  offerHealth(app, store, now, () => isOpen && lease.holds)
  await pages(app, settings.web)

  await porter.branch.open(lease.server)
  await lease.begin({
    gone: (server) => porter.branch.lost(server),
    lapsed: () => void hall.tables.holdOn(),
  })
  await tidy(store, settings.keeps, now())
  await app.listen({ port: settings.port, host: settings.host })
  isOpen = true
  if (settings.metrics !== null)
    figures.watch(() => ({
      connections: door.count,
      tables: hall.tables.byGame,
      thinking: thinkers.busy,
      waiting: thinkers.waiting,
    }))
  const metrics = settings.metrics && (await offerMetrics(figures, settings.metrics))
  log.info({ server: lease.server, port: portOf(app.server) }, 'the server is open')
  const timers = [
    setInterval(() => door.ping(), PING_MS),
    setInterval(() => {
      hall.tables.sweep(settings.idleMs)
      house.guests.sweep()
      house.addresses.sweep()
    }, SWEEP_MS),
    setInterval(
      () =>
        void tidy(store, settings.keeps, now()).catch((error) =>
          log.error({ err: error }, 'what nobody uses could not be forgotten'),
        ),
      TIDY_MS,
    ),
    // A time that can't be had now is asked for again.
    setInterval(
      () =>
        void home.time().then(
          (time) => clock.nudge(time),
          () => {},
        ),
      NUDGE_MS,
    ),
  ]
  const stop = async (): Promise<void> => {
    isOpen = false
    log.info({ server: lease.server }, 'the server stops')
    for (const timer of timers) clearInterval(timer)
    metrics?.close()
    await door.close()
    // Whoever is being answered still gets it; whoever holds a connection and says nothing is not waited for.
    const patience = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS)
    await app.close()
    clearTimeout(patience)
    await hall.close()
    await lease.end()
    await porter.branch.close()
    await thinkers.close()
    await folders.close()
    await store.close()
    home.leave()
  }
  let stopped: Promise<void> | null = null
  return {
    address: `http://localhost:${portOf(app.server)}`,
    metricsPort: metrics && portOf(metrics),
    hall,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

function countedBugs(figures: Figures, report: House['reportBug']): House['reportBug'] {
  return (match, bug) => {
    figures.bug(bug.record.game)
    return report(match, bug)
  }
}

/** In the framework's terms; `hop` counts from our side, 0 is whoever holds the connection. */
function believed(proxies: Proxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies
  return proxies && [...proxies]
}

const RECORD = { config: { says: 'The record of a finished match, as a file.' } }

function offerRecords(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { id: string } }>(recordPath(':id'), RECORD, async (request, reply) => {
    const { id } = request.params
    const file = await recordFile(store, id)
    if (isTrouble(file))
      return reply
        .code(file.code === 'not-over' ? 403 : 404)
        .type('text/plain')
        .send(`${sayTrouble(file, 'en')}\n`)
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="dejarik-${id}.json"`)
      .send(file)
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
