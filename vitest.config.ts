import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { findChromium, findShell } from './scripts/chromium.js'
import { findPostgres } from './scripts/postgres.js'

// For what starts it before any test runs.
process.env.DEJARIK_POSTGRES ??= findPostgres() ?? ''

const online = 'apps/server/test/online/**/*.test.ts'
const severalServers = 'apps/server/test/servers/**/*.test.ts'
const inBrowser = ['apps/*/test/browser/**/*.test.ts', online]

// What a test starts as a process of its own, a server or a command, finds there what was compiled before.
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/dejarik', import.meta.url)) }

export default defineConfig({
  test: {
    passWithNoTests: false,
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,games,apps}/*/test/**/*.test.{ts,tsx}', '{bench,scripts}/test/**/*.test.ts'],
          exclude: [...inBrowser, severalServers],
          env,
          pool: 'threads',
          // Loading the games takes longer than most tests of them; no test changes what it loads.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: inBrowser,
          env: { ...env, CHROMIUM: findChromium() ?? '', CHROMIUM_SHELL: findShell() ?? '' },
          pool: 'forks',
          // Each file starts servers and browsers of its own; what it loads is loaded once, as above.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: [online, severalServers],
          // These open files of earlier versions, or break a file; what is theirs has no counterpart here.
          exclude: ['apps/server/test/online/st{orage,ored}.test.ts'],
          globalSetup: 'apps/server/test-support/postgres-for-tests.ts',
          env,
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
