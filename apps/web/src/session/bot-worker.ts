import { serveBot } from '@dejarik/bots'
import { engines } from '../games/engines.ts'

serveBot(engines, self)
