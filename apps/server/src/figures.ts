import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; an answer that was committed and told should be among the first of these. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What is counted where it is known only at the moment of asking. */
export interface Standing {
  readonly connections: number
  /** Open tables, by game. */
  readonly tables: ReadonlyMap<string, number>
  /** Bots that think, and questions that wait for one. */
  readonly thinking: number
  readonly waiting: number
}

/** How the server does, for Prometheus. */
export class Figures {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'dejarik_requests_total',
    help: 'Requests over the socket, by type and what came of them: done, or the code of the trouble.',
    labelNames: ['type', 'result'],
    registers: [this.#registry],
  })
  readonly #requestSeconds = new Histogram({
    name: 'dejarik_request_seconds',
    help: 'From reading a request until it is answered, by type.',
    labelNames: ['type'],
    buckets: SECONDS,
    registers: [this.#registry],
  })
  readonly #commitSeconds = new Histogram({
    name: 'dejarik_commit_seconds',
    help: 'From an act of a match until it is stored.',
    buckets: SECONDS,
    registers: [this.#registry],
  })
  readonly #commitFailures = new Counter({
    name: 'dejarik_commit_failures_total',
    help: 'Acts that could not be stored, or of which that is not known.',
    registers: [this.#registry],
  })
  readonly #botSeconds = new Histogram({
    name: 'dejarik_bot_seconds',
    help: 'From a bot being asked until it answers, the wait for a thread included.',
    buckets: SECONDS,
    registers: [this.#registry],
  })
  readonly #bytes = new Counter({
    name: 'dejarik_socket_bytes_total',
    help: 'Bytes of messages over sockets before compression, by direction.',
    labelNames: ['direction'],
    registers: [this.#registry],
  })
  readonly #bugs = new Counter({
    name: 'dejarik_bugs_total',
    help: 'Answers that met a bug of the rules, by game; their records lie in the folder bugs.',
    labelNames: ['game'],
    registers: [this.#registry],
  })
  readonly #mishaps = new Counter({
    name: 'dejarik_mishaps_total',
    help: 'Faults that nobody had foreseen.',
    registers: [this.#registry],
  })

  request(type: string, ms: number, trouble: string | null): void {
    this.#requests.inc({ type, result: trouble ?? 'done' })
    this.#requestSeconds.observe({ type }, ms / 1000)
  }

  received(bytes: number): void {
    this.#bytes.inc({ direction: 'in' }, bytes)
  }

  sent(bytes: number): void {
    this.#bytes.inc({ direction: 'out' }, bytes)
  }

  bug(game: string): void {
    this.#bugs.inc({ game })
  }

  mishap(): void {
    this.#mishaps.inc()
  }

  /** Times the storing of an act. */
  commit<T>(stored: Promise<T>): Promise<T> {
    const end = this.#commitSeconds.startTimer()
    return stored.then(
      (done) => {
        end()
        return done
      },
      (error) => {
        this.#commitFailures.inc()
        throw error
      },
    )
  }

  /** Times the thinking of a bot. */
  bot<T>(thought: Promise<T>): Promise<T> {
    const end = this.#botSeconds.startTimer()
    return thought.finally(() => end())
  }

  /** From now on also what the process itself can tell: its event loop, memory and garbage. */
  watch(standing: () => Standing): void {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    const gauge = (name: string, help: string, read: (now: Standing) => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read(standing()))
        },
      })
    gauge('dejarik_connections', 'Open sockets.', ({ connections }) => connections)
    gauge('dejarik_bots_thinking', 'Bots that think now.', ({ thinking }) => thinking)
    gauge('dejarik_bots_waiting', 'Questions that wait for a thread to think in.', ({ waiting }) => waiting)
    new Gauge({
      name: 'dejarik_matches_open',
      help: 'Matches in memory, by game.',
      labelNames: ['game'],
      registers,
      collect() {
        this.reset()
        for (const [game, count] of standing().tables) this.set({ game }, count)
      },
    })
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  get contentType(): string {
    return this.#registry.contentType
  }
}
