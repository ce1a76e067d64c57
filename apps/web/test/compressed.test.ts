import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from '../vite/compressed.ts'

test('each file of the build gets two smaller forms, unless it is as small as it can be', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const code = 'export const answer = 42\n'.repeat(100)
  writeFileSync(join(folder, 'index.html'), code)
  writeFileSync(join(folder, 'assets', 'index-abc.js'), code)
  writeFileSync(join(folder, 'dot.svg'), '<svg/>')

  await compressFiles(folder)
  // A second time changes nothing: forms have no forms.
  await compressFiles(folder)

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'assets')
  expect(files.sort()).toEqual(
    ['index-abc.js', 'index-abc.js.br', 'index-abc.js.gz']
      .map((name) => join('assets', name))
      .concat(['dot.svg', 'index.html', 'index.html.br', 'index.html.gz'])
      .sort(),
  )
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(code)
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(code)
})
