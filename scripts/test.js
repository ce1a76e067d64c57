// `npm test` runs every stage; `npm test -- types unit` only the named ones.
// Each stage is an npm script of the same name. The last line printed is the sum: "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { ensureChromium } from './chromium.js'
import { ensurePostgres } from './postgres.js'
import { fail, root, setup } from './setup.js'

const stages = ['types', 'lint', 'check', 'build', 'unit', 'postgres', 'browser']
const testStages = ['unit', 'postgres', 'browser']

const named = process.argv.slice(2)
const unknown = named.filter((name) => !stages.includes(name))
if (unknown.length > 0) fail(`No such stage: ${unknown.join(', ')}. There are: ${stages.join(', ')}.`)
const chosen = named.length > 0 ? stages.filter((stage) => named.includes(stage)) : stages

setup()
if (chosen.includes('browser')) process.env.CHROMIUM = ensureChromium()
if (chosen.includes('postgres')) process.env.DEJARIK_POSTGRES = ensurePostgres()

const reports = mkdtempSync(join(tmpdir(), 'dejarik-test-'))
// What needs no quiet goes side by side; tests have the machine to themselves.
const results = await Promise.all(chosen.filter((stage) => !testStages.includes(stage)).map(run))
for (const stage of testStages) if (chosen.includes(stage)) results.push(await run(stage))
rmSync(reports, { recursive: true })

console.log('')
for (const { stage, ok, seconds } of results) {
  console.log(`${ok ? '✓' : '✗'} ${stage.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** @param {string} stage */
async function run(stage) {
  const report = join(reports, `${stage}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isTest = testStages.includes(stage)
  if (isTest) console.log(`\n— ${stage}`)
  const started = performance.now()
  const status = await npmRun([stage, ...(isTest ? ['--', ...reporters] : [])], isTest)
  const seconds = (performance.now() - started) / 1000
  const { passed, failed } = isTest ? counts(report) : { passed: 0, failed: 0 }
  const ran = passed + failed > 0 || !isTest
  const ok = status === 0 && failed === 0 && ran
  // A stage can fail without a failed test: then the stage itself is the failure, so that the sum is honest.
  return { stage, ok, seconds, passed, failed: ok ? 0 : Math.max(failed, 1) }
}

/**
 * Runs an npm script. What it prints is shown as it comes, or else whole when it is over.
 * @param {string[]} args
 * @param {boolean} isShownAtOnce
 * @returns {Promise<number | null>} its exit code
 */
function npmRun(args, isShownAtOnce) {
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    stdio: isShownAtOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      if (!isShownAtOnce) process.stdout.write(`\n— ${args[0]}\n${printed}`)
      resolve(status)
    })
  })
}

/** @param {string} report */
function counts(report) {
  try {
    return countsIn(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 } // Vitest stopped before it could report; its own output says why.
  }
}

/** @param {unknown} report */
function countsIn(report) {
  /** @type {{ readonly [field: string]: unknown }} */
  const { numPassedTests, numFailedTests } = typeof report === 'object' ? { ...report } : {}
  return { passed: Number(numPassedTests ?? 0), failed: Number(numFailedTests ?? 0) }
}
