import { RulesBug } from '@dejarik/kernel'
import { CommanderError } from 'commander'
import { program } from './program.ts'
import type { Shell } from './shell.ts'
import { BadInput, EXIT, endedBy, firstLine, Interrupted, OwnBug, rulesBug } from './trouble.ts'

/** Runs one command line and returns its exit code. People get sentences; a stack only with DEBUG set. */
export async function run(argv: readonly string[], shell: Shell): Promise<number> {
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
      shell.err.write(`${error.message}\n`)
      return endedBy(error.signal)
    }
    const trouble = explain(error)
    shell.err.write(`${trouble.message}\n`)
    if (shell.env.DEBUG !== undefined) shell.err.write(`${(error as Error).stack}\n`)
    return trouble instanceof BadInput ? EXIT.badInput : EXIT.ownBug
  }
}

function explain(error: unknown): BadInput | OwnBug {
  if (error instanceof BadInput || error instanceof OwnBug) return error
  if (error instanceof CommanderError) return new BadInput(sentence(error.message))
  if (error instanceof RulesBug) return rulesBug(error.message, error.record)
  const message = error instanceof Error ? error.message : String(error)
  return new OwnBug(`Dejarik itself failed: ${firstLine(message)} Run it again with DEBUG=1 for the details.`)
}

/** Commander writes `error: unknown option '--foo'` and, on a line of its own, `(Did you mean …?)`. */
function sentence(message: string): string {
  const text = message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')
  const [first = '', ...rest] = text
  return firstLine(first.toUpperCase() + rest.join('')).replace(/\)\.$/, ')')
}
