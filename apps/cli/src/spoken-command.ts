/** Commands whose help speaks the reader's language. */
import type { Language } from '@dejarik/kernel'
import { type AddHelpTextPosition, Argument, Command, InvalidArgumentError, Option } from 'commander'
import { germanBelow } from './sentences/de-more.ts'
import { type Say, sayIn } from './sentences/index.ts'
import { BadInput } from './trouble.ts'

export class SpokenCommand extends Command {
  readonly #say: Say
  readonly #reader: Language

  constructor(name: string | undefined, reader: Language) {
    super(name)
    const say = sayIn(reader)
    this.#say = say
    this.#reader = reader
    this.helpOption('-h, --help', 'display help for command')
    this.configureHelp({
      styleTitle: (title) => say(title),
      commandUsage: (command) => usageOf(command, say),
      subcommandTerm: (command) =>
        `${command.name()} ${command.usage()}`
          .replaceAll('[options]', say('[options]'))
          .replaceAll('[command]', say('[command]')),
      optionDescription: (option) => described(option, say),
    })
  }

  override createCommand(name?: string): Command {
    return new SpokenCommand(name, this.#reader)
  }

  override createOption(flags: string, description?: string): Option {
    return new SpokenOption(flags, this.#say(description ?? ''), this.#say)
  }

  override createArgument(name: string, description?: string): Argument {
    return new Argument(name, this.#say(description ?? ''))
  }

  override description(): string
  override description(text: string): this
  override description(text?: string): string | this {
    return text === undefined ? super.description() : super.description(this.#say(text))
  }

  #below(english: string): string {
    const german = this.#reader === 'de' ? germanBelow[this.name()] : undefined
    return german ?? this.#say(english)
  }

  override addHelpText(position: AddHelpTextPosition, text: unknown): this {
    return super.addHelpText(position, this.#below(String(text)))
  }
}

function usageOf(command: Command, say: Say): string {
  const names: string[] = []
  for (let one: Command | null = command; one !== null; one = one.parent) names.unshift(one.name())
  const usage = command.usage().replace('[options]', say('[options]')).replace('[command]', say('[command]'))
  return `${names.join(' ')} ${usage}`
}

/** With what holds if it is left out. */
function described({ description, defaultValue, defaultValueDescription }: Option, say: Say): string {
  if (defaultValue === undefined || defaultValue === false) return description
  const value = defaultValueDescription ?? JSON.stringify(defaultValue)
  return `${description} (${say('default: {value}', { value })})`
}

/** What is wrong with its value is said in the reader's language, too. */
class SpokenOption extends Option {
  readonly #say: Say

  constructor(flags: string, description: string, say: Say) {
    super(flags, description)
    this.#say = say
  }

  override argParser<T>(read: (value: string, previous: T) => T): this {
    return super.argParser((value: string, previous: T): T => {
      try {
        return read(value, previous)
      } catch (error) {
        if (error instanceof BadInput) throw new InvalidArgumentError(error.in(this.#say))
        throw error
      }
    })
  }
}
