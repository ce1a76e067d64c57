/**
 * Builds the bot worker together with the page, so that the engine of a game is one file for both. Vite builds a
 * worker by itself, with a second copy of all that the page has already loaded.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const worker = fileURLToPath(new URL('../src/session/bot-worker.ts', import.meta.url))
const ADDRESS = "new URL('./bot-worker.ts', import.meta.url)"

/** What the worker needs comes by itself: there is no document into which it could be put beforehand. */
export const notInWorker = (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
  hostId.includes('bot-worker') ? [] : files

export function botWorker(): Plugin {
  return {
    name: 'dejarik-bot-worker',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/session\/thinker\.ts$/ },
      handler(code) {
        if (!code.includes(ADDRESS)) this.error(`The bot worker is not started with ${ADDRESS}.`)
        const file = this.emitFile({ type: 'chunk', id: worker, name: 'bot-worker' })
        return { code: code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${file}`), map: null }
      },
    },
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      )
      const start = [...chunks.values()].find((chunk) => chunk.facadeModuleId === worker)
      const page = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith('index.html'))
      if (start === undefined || page === undefined)
        return this.error('The bot worker is not part of the build.')
      const loaded = new Set([start])
      for (const chunk of loaded)
        for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
          const more = chunks.get(name)
          if (more !== undefined) loaded.add(more)
        }
      if (loaded.has(page)) this.error('The bot worker would load the page.')
    },
  }
}
