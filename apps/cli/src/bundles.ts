/**
 * A game is several hundred modules, and to find and read each of them takes longer than most commands. So whoever uses a
 * game for the first time leaves it behind as few large files in `node_modules/.cache`, and the next command takes those.
 * A bundle says of which files it was made and how they stood; if one of them was touched since, the sources are read
 * again, and bundled anew. All entries of a game are bundled together, so that no module is there twice; the kernel and
 * everything else stays outside.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { aNumber, aText, byName, fieldsOf, isRefusal, listOf, readJson } from '@dejarik/kernel'

/** A file and how it stood. Nobody writes to it without changing one of these, whatever date he gives it. */
const SEEN = fieldsOf({ file: aText, size: aNumber, modified: aNumber, changed: aNumber })
/** `entries` are files in `folder`, by what is imported. */
const BUNDLE = fieldsOf({ folder: aText, files: listOf(SEEN), entries: byName(aText) })
const MANIFEST = fieldsOf({ exports: byName(aText) })

type Seen = ReturnType<typeof SEEN>
export type Bundle = ReturnType<typeof BUNDLE>

const SELF = fileURLToPath(import.meta.url)
/** A command that has begun with an older bundle is over by then. */
const HOUR = 3_600_000

/** From here on games are taken from their bundles; those that have none get one when the command is done. */
export function useBundles(games: readonly string[], root: string): void {
  const bundles = new Map<string, Bundle | null>()
  const bundleOf = (game: string): Bundle | null => {
    const known = bundles.get(game)
    if (known !== undefined) return known
    const found = findBundle(root, game)
    bundles.set(game, found)
    return found
  }
  registerHooks({
    resolve(specifier, context, next) {
      const game = games.find((id) => isOf(specifier, id))
      const bundle = game === undefined ? null : bundleOf(game)
      const file = bundle?.entries[specifier]
      if (bundle === null || file === undefined) return next(specifier, context)
      return { url: pathToFileURL(join(bundle.folder, file)).href, format: 'module', shortCircuit: true }
    },
  })
  process.once('beforeExit', async () => {
    for (const [game, bundle] of bundles) if (bundle === null) await makeBundle(root, game)
  })
}

function isOf(specifier: string, game: string): boolean {
  return specifier === `@dejarik/${game}` || specifier.startsWith(`@dejarik/${game}/`)
}

function cacheIn(root: string): string {
  return join(root, 'node_modules/.cache/bundles')
}

/** Null if there is none, or if it is not of today's sources. */
export function findBundle(root: string, game: string): Bundle | null {
  const file = join(cacheIn(root), `${game}.json`)
  if (!existsSync(file)) return null
  const bundle = readJson(readFileSync(file, 'utf8'), BUNDLE)
  const isGood =
    !isRefusal(bundle) && existsSync(bundle.folder) && bundle.files.every((one) => isAsSeen(root, one))
  return isGood ? bundle : null
}

function isAsSeen(root: string, { file, size, modified, changed }: Seen): boolean {
  const now = seenNow(root, file)
  return now !== null && now.size === size && now.modified === modified && now.changed === changed
}

function seenNow(root: string, file: string): Seen | null {
  const found = statSync(join(root, file), { throwIfNoEntry: false })
  if (found === undefined) return null
  return { file, size: found.size, modified: found.mtimeMs, changed: found.ctimeMs }
}

/** Where it can't be made (no bundler installed, nowhere to write), the sources do. */
export async function makeBundle(root: string, game: string): Promise<void> {
  const source = join(root, 'games', game)
  const folder = join(cacheIn(root), `${game}-${Date.now()}-${process.pid}`)
  try {
    const { rolldown } = await import('rolldown')
    const entries = entriesOf(game, source)
    const bundler = await rolldown({
      input: Object.fromEntries(entries.map(({ name, file }) => [name, file])),
      external: (id) => !id.startsWith('.') && !id.startsWith(source),
      platform: 'node',
    })
    const { output } = await bundler.write({ dir: folder, format: 'esm' })
    await bundler.close()
    const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
    const made = new Set([
      SELF,
      join(source, 'package.json'),
      ...modules.filter((id) => id.startsWith(source)),
    ])
    keep(root, game, {
      folder,
      files: [...made].map((file) => seenNow(root, relative(root, file))).filter((one) => one !== null),
      entries: Object.fromEntries(entries.map(({ specifier, name }) => [specifier, `${name}.js`])),
    })
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Entry {
  readonly specifier: string
  /** Of its file in the bundle. */
  readonly name: string
  readonly file: string
}

function entriesOf(game: string, source: string): readonly Entry[] {
  const manifest = readJson(readFileSync(join(source, 'package.json'), 'utf8'), MANIFEST)
  if (isRefusal(manifest)) return []
  return Object.entries(manifest.exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([path, file]) => ({
      specifier: `@dejarik/${game}${path.slice(1)}`,
      name: path === '.' ? 'index' : path.slice(2),
      file: join(source, file),
    }))
}

/** In one stroke, since other commands may look at this moment. */
function keep(root: string, game: string, bundle: Bundle): void {
  const cache = cacheIn(root)
  mkdirSync(cache, { recursive: true })
  const writing = `${bundle.folder}.json`
  writeFileSync(writing, JSON.stringify(bundle))
  renameSync(writing, join(cache, `${game}.json`))
  for (const name of readdirSync(cache)) {
    const old = join(cache, name)
    const isOld = old !== bundle.folder && Date.now() - statSync(old).mtimeMs > HOUR
    if (isOld && new RegExp(`^${game}-\\d`).test(name)) rmSync(old, { recursive: true, force: true })
  }
}
