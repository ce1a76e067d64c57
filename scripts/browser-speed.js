// `npm run browser:speed`: builds the client, finds a Chromium and measures the tables in it (apps/web/speed).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { buildClient } from './build.js'
import { ensureChromium } from './chromium.js'
import { root } from './setup.js'

buildClient()
const { status } = spawnSync(
  process.execPath,
  [join(root, 'apps/web/speed/main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM: ensureChromium() } },
)
process.exitCode = status ?? 1
