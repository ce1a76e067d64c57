import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What tools write: the same as in .gitignore. */
const notOurs =
  /^(node_modules|dist|coverage|test-results|\.git|\.env)$|\.(log|sqlite|sqlite-\w+|tsbuildinfo)$/

/**
 * Every file below a folder that a person wrote, in an order that does not depend on the file system.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notOurs.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesUnder(path)
      return entry.isFile() ? [path] : []
    })
}
