import { parentPort } from 'node:worker_threads'
import { serveBot } from '../../src/index.ts'
import { duel } from './duel.ts'

if (parentPort !== null) serveBot([duel], parentPort)
