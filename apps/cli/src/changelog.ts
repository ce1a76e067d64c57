/** What CHANGELOG.md says of a game's rules, newest first. */
export interface RulesEntry {
  readonly version: string
  /** Not yet: players have no matches under these rules that could fold otherwise. */
  readonly released: boolean
}

const HEADING = /^### Rules (\S+)( \(not yet released\))?\n\n- /gm

/** `name` is the game's in English, as the heading of its chapter. */
export function rulesEntries(changelog: string, name: string): readonly RulesEntry[] {
  const chapter = changelog.split(/^## /m).find((part) => part.startsWith(`${name}\n`)) ?? ''
  return [...chapter.matchAll(HEADING)].map(([, version, unreleased]) => ({
    version,
    released: unreleased === undefined,
  }))
}
