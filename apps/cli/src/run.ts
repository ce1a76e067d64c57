import { RulesBug } from '@dejarik/kernel'
import { CommanderError } from 'commander'
import { program } from './program.ts'
import { commanderSentence } from './sentences/commander.ts'
import { sayIn } from './sentences/index.ts'
import { readerOf } from './settings.ts'
import type { Shell, Surroundings } from './shell.ts'
import { BadInput, EXIT, endedBy, errorOf, firstLine, Interrupted, OwnBug, rulesBug } from './trouble.ts'

/** Runs one command line and returns its exit code. People get sentences; a stack only with DEBUG set. */
export async function run(argv: readonly string[], around: Surroundings): Promise<number> {
  const reader = readerOf(argv, around.env)
  const shell: Shell = { ...around, reader, say: sayIn(reader) }
  let code: number = EXIT.fine
  try {
    const commands = await program(shell, argv, (result) => {
      code = result
    })
    await commands.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine
    if (error instanceof Interrupted) {
      shell.err.write(`${shell.say(error.message)}\n`)
      return endedBy(error.signal)
    }
    const trouble = explain(error, shell)
    shell.err.write(`${trouble instanceof BadInput ? trouble.in(shell.say) : trouble.message}\n`)
    if (shell.env.DEBUG !== undefined) shell.err.write(`${errorOf(error).stack}\n`)
    return trouble instanceof BadInput ? EXIT.badInput : EXIT.ownBug
  }
}

function explain(error: unknown, { say, reader }: Shell): BadInput | OwnBug {
  if (error instanceof BadInput || error instanceof OwnBug) return error
  if (error instanceof CommanderError) return new BadInput(commanderSentence(error.message, reader))
  if (error instanceof RulesBug) return rulesBug(error.message, error.record)
  const message = error instanceof Error ? error.message : String(error)
  return new OwnBug(
    say('Dejarik itself failed: {why} Run it again with DEBUG=1 for the details.', {
      why: firstLine(message),
    }),
  )
}
