/**
 * Writes `offline.js`, the service worker that keeps the client in the browser: the list of built files goes into it,
 * which of them every page needs, and a hash of their names as its version, so that a new build replaces the old one whole.
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

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

/** What a page loads before anybody opens a game: its code, with styles and fonts. */
function loadedAtOnce(bundle: Bundle): Set<string> {
  const page = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('index.html') === true,
  )
  const found = new Set(page === undefined ? [] : [page.fileName])
  for (const name of found) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    const { importedCss, importedAssets } = file.viteMetadata ?? { importedCss: [], importedAssets: [] }
    // The address of the bot worker is not its name: it comes with the first bot.
    for (const more of [...file.imports, ...importedCss, ...importedAssets])
      if (bundle[more] !== undefined) found.add(more)
  }
  return found
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
      const own = ['index.html', ...readdirSync(publicFolder)]
      const files = [...new Set([...own, ...built])].sort()
      const shell = [...new Set([...own, ...loadedAtOnce(bundle)])].sort()
      const code = readFileSync(source, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(versionOf(files)))
        .replace("['__FILES__']", JSON.stringify(files.map((file) => `/${file}`)))
        .replace("['__SHELL__']", JSON.stringify(shell.map((file) => `/${file}`)))
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: code })
    },
  }
}
