#!/usr/bin/env node
import { games } from './games.ts'
import { guard } from './guard.ts'
import { log } from './log.ts'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)
if (typeof settings === 'string') {
  console.error(settings)
  process.exit(2)
}

log.level = settings.log
try {
  const server = await startServer(settings, games)
  console.log(`Dejarik is at ${server.address}`)
  guard(process, () => server.stop(), process.exit)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
} catch (error) {
  const thrown: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
  const { code, syscall, message } = thrown
  if (code === 'EADDRINUSE')
    console.error(`Port ${settings.port} is taken. Stop what uses it, or choose another: PORT=1978 npm start`)
  else if (syscall === 'listen' || syscall === 'getaddrinfo')
    console.error(`The server can't listen on ${settings.host}, port ${settings.port}: ${message}`)
  else console.error(`The server can't use the data folder ${settings.data}: ${message}`)
  process.exit(1)
}
