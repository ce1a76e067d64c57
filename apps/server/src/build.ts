import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_META } from '@dejarik/protocol'

const META = new RegExp(`<meta name="${BUILD_META}" content="([^"]+)"`)

/** Which build of the client lies in a folder: asked each time, because a new one may be put there while the server runs. */
export function buildIn(folder: string): () => string | null {
  const file = join(folder, 'index.html')
  let read: { at: number; build: string | null } = { at: Number.NaN, build: null }
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null
    if (at === null) return null
    if (at !== read.at) read = { at, build: META.exec(readFileSync(file, 'utf8'))?.[1] ?? null }
    return read.build
  }
}
