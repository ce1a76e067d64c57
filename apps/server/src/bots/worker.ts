import { parentPort } from 'node:worker_threads'
import { serveBot } from '@dejarik/bots'
import { games } from '../games.ts'

if (parentPort !== null) serveBot(games, parentPort)
