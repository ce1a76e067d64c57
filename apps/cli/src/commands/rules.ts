import type { Game, Rule } from '@dejarik/kernel'
import { speaker } from '@dejarik/text'
import type { Command } from 'commander'
import { didYouMean } from '../did-you-mean.ts'
import type { Done } from '../program.ts'
import { gameNamed } from '../settings.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { BadInput, EXIT } from '../trouble.ts'
import { coverage } from './coverage.ts'

interface Flags {
  readonly game?: string
  readonly json?: boolean
}

export function rulesCommand(command: Command, shell: Shell, done: Done): void {
  command
    .argument('[query...]', 'an id (db.purchase.4), the beginning of one (db.purchase), or words')
    .option('-g, --game <game>', 'which game')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (query: string[], flags: Flags) => done(await rules(shell, query.join(' '), flags)))

  command
    .helpCommand(false)
    .command('coverage')
    .description('Which rules no test shows.')
    .option('-g, --game <game>', 'only this game (default: all)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', COVERAGE)
    .action(async (_: object, sub: Command) => {
      const { game, json } = sub.optsWithGlobals<Flags>()
      done(await coverage(shell, { game, json }))
    })
}

const EXAMPLES = `
Examples:
  $ npx dejarik rules --game deckbuilding db.purchase.4
  $ npx dejarik rules --game deckbuilding Stützpunkt zerstört
  $ npx dejarik rules coverage --json`

const COVERAGE = `
A rule counts as shown when the title of a test under games/<game>/test names its id in square brackets, or when
the field "rules" of a scenario under games/<game>/scenarios lists it. Rules without a situation to show
(headings, principles) are not counted.

Example:
  $ npx dejarik rules coverage --json`

async function rules(shell: Shell, query: string, flags: Flags): Promise<number> {
  const game = await gameNamed(shell, flags.game)
  const found = search(game, query)
  if (flags.json === true) printJson(shell, { game: game.id, query, rules: found })
  else if (found.length === 0)
    print(shell, shell.say('No rule of {game} mentions "{query}".', { game: game.id, query }))
  else if (found.length === 1) printWhole(shell, game, found[0])
  else for (const rule of found) print(shell, `${rule.id.padEnd(18)} ${rule.text[shell.reader]}`)
  return EXIT.fine
}

/** The rule of that id; else all whose id begins so; else all that hold every word, in either language. */
export function search(game: Game, query: string): readonly Rule[] {
  const { rules, prefix, sections } = game.rules
  const wanted = query.toLowerCase()
  const exact = rules.find((rule) => rule.id === wanted)
  if (exact !== undefined) return [exact]
  if (wanted.startsWith(`${prefix}.`)) {
    const begun = rules.filter((rule) => rule.id.startsWith(wanted))
    if (begun.length > 0) return begun
    const ids = rules.map((rule) => rule.id)
    throw new BadInput(
      '{game} has no rule "{query}". {meant}Look for words instead: dejarik rules --game {game} <words>.',
      { game: game.id, query, meant: didYouMean(wanted, ids) },
    )
  }
  const words = wanted
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(folded)
  return rules.filter((rule) => {
    const section = sections.find((one) => one.id === rule.section)
    const text = [rule.text.de, rule.text.en, section?.de, section?.en].join('\n')
    const written = `${folded(text)}\n${folded(spelledOut(text))}`
    return words.every((word) => written.includes(word))
  })
}

/** Without capitals, dots and accents, as people type who don't have them. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** German umlauts as two letters. */
function spelledOut(text: string): string {
  return text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${folded(letter)}e`)
}

function printWhole(shell: Shell, game: Game, rule: Rule): void {
  for (const reader of ['de', 'en'] as const) {
    const { section, text } = speaker(game, reader).rule(rule.id)
    print(shell, `${rule.id} · ${section}\n  ${text}`)
  }
  if (rule.see.length > 0) print(shell, `→ ${rule.see.join(', ')}`)
}
