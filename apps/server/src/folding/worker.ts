import { parentPort } from 'node:worker_threads'
import { games } from '../games.ts'
import type { FoldReply, FoldRequest } from './folder.ts'
import { Astray, foldPast } from './past.ts'

const replyTo = ({ game, record, to }: FoldRequest): FoldReply => {
  const found = games.find(({ id }) => id === game)
  if (found === undefined) return { failed: `there is no game ${game}` }
  try {
    return foldPast(found, { record, to })
  } catch (error) {
    return error instanceof Astray ? { astray: true } : { failed: String(error) }
  }
}

parentPort?.on('message', (request: FoldRequest) => parentPort?.postMessage(replyTo(request)))
