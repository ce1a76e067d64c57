import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The command as people run it, from any folder. */
function dejarik(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...argv], { cwd: tmpdir() }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

test('--json prints one JSON object and nothing else', async () => {
  const { code, out, err } = await dejarik('simulate', '--game', 'deckbuilding', '--matches', '4', '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(out)).toMatchObject({ game: 'deckbuilding', matches: 4, errors: 0 })
})

test('bad input exits with 2 and one sentence', async () => {
  expect(await dejarik('cards', '--game', 'deckbuildin')).toEqual({
    code: 2,
    out: '',
    err: 'There is no game "deckbuildin". Did you mean "deckbuilding"? Known games: deckbuilding, xwing, destiny, imperial-assault.\n',
  })
})
