// `npm start`: set up, build the client if it changed, and run the server, which prints its address.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import process from 'node:process'
import { buildClient } from './build.js'
import { node, root, setup } from './setup.js'

setup()
buildClient()

const server = spawn(node(), ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal))
// A signal to npm ends npm and its shell but is not passed on, so notice that they are gone.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && server.kill(), 500).unref()
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
