import { type BotRequest, RemoteBot } from '@dejarik/bots'
import type { Answer } from '@dejarik/kernel'

/** Decides for a bot's seat. In the page it is a worker; a test may answer itself. */
export interface Thinker {
  decide(request: Omit<BotRequest, 'id'>): Promise<Answer>
  close(): void
}

/** A worker of its own for each match, so that leaving a match stops its thinking. */
export function workerThinker(): Thinker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' })
  const bot = new RemoteBot(worker)
  return {
    decide: (request) => bot.decide(request),
    close: () => worker.terminate(),
  }
}
