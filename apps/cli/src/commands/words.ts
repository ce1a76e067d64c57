import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Done } from '../program.ts'
import { gameNamed, knownGame } from '../settings.ts'
import { print, type Shell } from '../shell.ts'
import { EXIT } from '../trouble.ts'

interface Flags {
  readonly game?: string
  readonly write?: boolean
}

export function wordsCommand(command: Command, shell: Shell, done: Done): void {
  command
    .option('-g, --game <game>', 'which game')
    .option('--write', 'write them to docs/words-<game>.md')
    .addHelpText('after', '\nExample:\n  $ npx dejarik words --game xwing')
    .action(async ({ game: id, write }: Flags) => {
      // They are read from its source: the game itself is not needed.
      const about = shell.registry.abouts?.[knownGame(shell, id)]
      const game = about === undefined ? await gameNamed(shell, id) : await about()
      // The parser is large, and no other command needs it.
      const [{ vocabularyOf }, { pageOf }] = await Promise.all([
        import('../words/vocabulary.ts'),
        import('../words/page.ts'),
      ])
      const page = pageOf(game, vocabularyOf(shell.root, game.id))
      if (write === true) writeFileSync(join(shell.root, 'docs', `words-${game.id}.md`), page)
      else print(shell, page.trimEnd())
      done(EXIT.fine)
    })
}
