import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Shell } from './shell.ts'
import { BadInput, errorOf } from './trouble.ts'

/** The text of a file; `-` is what is piped in. */
export async function readText(shell: Shell, path: string): Promise<string> {
  if (path === '-') return decoded(await buffer(shell.in))
  try {
    return decoded(readFileSync(resolve(shell.cwd, path)))
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** A byte order mark, with which some programs begin a file, says how to read it and is not part of the text. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

function unreadable(path: string, error: unknown): BadInput {
  switch (errorOf(error).code) {
    case 'ENOENT':
      return new BadInput('There is no file {path}.', { path })
    case 'EISDIR':
      return new BadInput('{path} is a folder, and a file is needed.', { path })
    default:
      return new BadInput('The file {path} can’t be read: {why}.', { path, why: errorOf(error).message })
  }
}

export function readJson(path: string, source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new BadInput('{path} is not JSON: {why}.', { path, why: errorOf(error).message })
  }
}

/** All files below a folder with one of these endings, in an order that no file system changes. */
export function filesBelow(folder: string, endings: readonly string[]): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => join(folder, name))
}
