import { parentPort } from 'node:worker_threads'
import { serveLeague } from '../../src/league/index.ts'
import { duel } from './duel.ts'

if (parentPort !== null) serveLeague([duel], parentPort)
