/**
 * Writes `offline.js`, the service worker that keeps the whole client in the browser: the list of built files
 * goes into it, and a hash of their names as its version, so that a new build replaces the old one whole.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { BUILD_META } from '@dejarik/protocol'
import type { Plugin } from 'vite'

const source = new URL('./offline-worker.js', import.meta.url)
const publicFolder = new URL('../public/', import.meta.url)

/** Other for every build: names of files hold a hash of what is in them. */
function versionOf(files: readonly string[]): string {
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
}

export function offline(): Plugin {
  return {
    name: 'dejarik-offline',
    apply: 'build',
    // The page knows which build it is of, so that it can tell whether the server is of the same.
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const content = versionOf(Object.keys(bundle).sort())
        return [{ tag: 'meta', attrs: { name: BUILD_META, content }, injectTo: 'head' }]
      },
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => !file.endsWith('.map'))
      const files = [...new Set(['index.html', ...built, ...readdirSync(publicFolder)])].sort()
      const code = readFileSync(source, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(versionOf(files)))
        .replace("['__FILES__']", JSON.stringify(files.map((file) => `/${file}`)))
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: code })
    },
  }
}
