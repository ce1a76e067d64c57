import type { Game } from '@dejarik/kernel'
import { gamesNamed } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { shownBy } from '../shown.ts'
import { EXIT } from '../trouble.ts'

/** Rules with a situation to show, and which of them no test shows. */
export interface Coverage {
  readonly total: number
  readonly shown: number
  readonly missing: readonly string[]
}

export function coverageOf(root: string, game: Game): Coverage {
  const { rules } = shownBy(root, game.id)
  const due = game.rules.rules.filter((rule) => rule.situation).map((rule) => rule.id)
  const missing = due.filter((id) => !rules.has(id))
  return { total: due.length, shown: due.length - missing.length, missing }
}

export async function coverage(
  shell: Shell,
  flags: { readonly game?: string | undefined; readonly json?: boolean | undefined },
): Promise<number> {
  const games = await gamesNamed(shell, flags.game)
  const report = Object.fromEntries(games.map((game) => [game.id, coverageOf(shell.root, game)]))
  if (flags.json === true) {
    printJson(shell, report)
    return EXIT.fine
  }
  for (const [game, { total, shown, missing }] of Object.entries(report)) {
    print(shell, `${game}: ${shown} of ${total} rules with a situation are shown by a test or a scenario.`)
    for (const id of missing) print(shell, `  missing ${id}`)
  }
  return EXIT.fine
}
