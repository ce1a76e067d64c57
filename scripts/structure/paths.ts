// A comment or a page that names a file is followed by whoever reads it.
import { dirname, join } from 'node:path/posix'
import type { Finding } from './source.ts'

/** A path with a folder in it, or the bare name of a source file in backquotes. */
const PATH =
  /(?<![\w./@:{}*$<>-])(?:\.{1,2}\/)*(?:[\w.*-]+|<[\w-]+>)(?:\/(?:[\w.*-]+|<[\w-]+>))+\.(?:tsx?|js|json|jsonl|md|css|txt|ya?ml)\b|(?<=`)[\w-]+\.(?:test\.)?tsx?(?=`)/g

export class Paths {
  readonly #files: readonly string[]
  readonly #known = new Map<string, boolean>()

  constructor(files: readonly string[]) {
    this.#files = files
  }

  /** Paths that comments (of source) or the whole text (of a page) name and that lead nowhere. */
  check(file: string, text: string): Finding[] {
    const lines = (file.endsWith('.md') ? text : commentsOf(text)).split('\n')
    return lines.flatMap((line, index) =>
      [...line.matchAll(PATH)]
        .map(([path]) => path)
        .filter((path) => !this.#leads(file, path))
        .map((path) => ({
          file,
          line: index + 1,
          what: path,
          why: 'there is no such file; name the one that is meant',
        })),
    )
  }

  /** From the file's own folder, or the end of any path: comments leave out the folders that their readers are in. */
  #leads(file: string, path: string): boolean {
    if (path.startsWith('.')) return this.#is(join(dirname(file), path), '^')
    return this.#is(path, '(^|/)')
  }

  #is(path: string, from: string): boolean {
    const key = from + path
    const known = this.#known.get(key)
    if (known !== undefined) return known
    // `*` and `<game>` stand for any name.
    const parts = path.split(/\*|<[\w-]+>/).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    const pattern = new RegExp(`${from}${parts.join('[^/]*')}$`)
    const found = this.#files.some((one) => pattern.test(one))
    this.#known.set(key, found)
    return found
  }
}

/** The text with everything blanked out that is no comment; lines stay where they are. */
function commentsOf(text: string): string {
  return text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(\/\/[^\n]*|\/\*.*?\*\/)|./gs,
    (all, quoted: string | undefined, comment: string | undefined) =>
      comment ?? (quoted === undefined ? (all === '\n' ? '\n' : ' ') : quoted.replace(/[^\n]/g, ' ')),
  )
}
