/**
 * Writes each file of the build a second and a third time, compressed as far as it goes, for the server to send:
 * `index.html.br`, `index.html.gz`. Compressing once, here, can take the time that a server would not have.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** A form that is hardly smaller is not worth the unpacking: pictures and fonts are compressed already. */
const WORTH_IT = 0.95

const FORMS = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
] as const

export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'dejarik-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    // After all others: by now every file is there, those that are only copied too.
    closeBundle: { order: 'post', sequential: true, handler: () => compressFiles(folder) },
  }
}

export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !FORMS.some(({ ending }) => file.endsWith(ending)))
  // Each waits for a thread of its own; there are as many as Node has for such work.
  await Promise.all(
    files.flatMap((file) =>
      FORMS.map(async ({ ending, compress }) => {
        const bytes = readFileSync(file)
        const smaller = await compress(bytes)
        if (smaller.length < bytes.length * WORTH_IT) writeFileSync(file + ending, smaller)
      }),
    ),
  )
}
