import { availableParallelism } from 'node:os'
import { isLevel, LEVELS, type Level } from '@dejarik/bots'
import { type Game, isRefusal, type Language } from '@dejarik/kernel'
import { speaker } from '@dejarik/text'
import { didYouMean } from './did-you-mean.ts'
import type { Sentence } from './sentences/index.ts'
import type { Shell, Surroundings } from './shell.ts'
import { BadInput } from './trouble.ts'

/** Readers of what is typed after an option. Each turns text into a value or says what is wrong with it. */

export async function gameNamed(shell: Shell, id: string | undefined): Promise<Game> {
  return shell.registry.games[knownGame(shell, id)]()
}

/** The id of a game that there is. */
export function knownGame({ registry: { games } }: Shell, id: string | undefined): string {
  if (id !== undefined && Object.hasOwn(games, id)) return id
  const ids = Object.keys(games)
  const known: Sentence = {
    english: ids.length === 1 ? 'Known game: {ids}.' : 'Known games: {ids}.',
    args: { ids: ids.join(', ') },
  }
  if (id === undefined) throw new BadInput('Say which game: --game <game>. {known}', { known })
  throw new BadInput('There is no game "{id}". {meant}{known}', { id, meant: didYouMean(id, ids), known })
}

/** The game of this name, or all. */
export function gamesNamed(shell: Shell, id: string | undefined): Promise<readonly Game[]> {
  const ids = id === undefined ? Object.keys(shell.registry.games) : [id]
  return Promise.all(ids.map((one) => gameNamed(shell, one)))
}

/** What the self-check plays of a game in turn. */
export async function variantsOf(shell: Shell, game: Game): Promise<readonly unknown[]> {
  const raw = (await shell.registry.variants?.[game.id]?.()) ?? [{}]
  return raw.map((options) => optionsFor(game, options))
}

export function count(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new BadInput('It must be a whole number from 1 up.')
  return value
}

export function counts(text: string): readonly number[] {
  return text.split(',').map((number) => count(number.trim()))
}

/** The same with an end. */
export function countUpTo(most: number, more = ''): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < 1 || value > most)
      throw new BadInput('It must be a whole number from 1 to {most}.{more}', {
        most,
        more: { english: more, args: {} },
      })
    return value
  }
}

/** So many that all results still fit into memory. */
export const matchCount = countUpTo(1_000_000, ' For more, let several seeds play.')

/** Beyond a few for each core, threads only take each other’s memory and time. */
export const workerCount = countUpTo(Math.max(16, 4 * availableParallelism()))

export function moment(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new BadInput('It must be a whole number from 0 up.')
  return value
}

export function language(text: string): Language {
  if (text === 'de' || text === 'en') return text
  throw new BadInput('It must be de or en.')
}

/** What the terminal speaks, if nothing else is said. */
export function languageOf(env: Surroundings['env']): Language {
  // As everywhere, a variable that is empty counts as one that is not set.
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || 'C'
  // A list of languages, the best first; whoever wants none at all has no use for it.
  const wanted = /^(?:C|POSIX)(?![a-z])/i.test(locale) ? [] : (env.LANGUAGE ?? '').split(':')
  const found = [...wanted, locale].map((one) => /^(de|en)(?![a-z])/i.exec(one)?.[1].toLowerCase())
  return found.find((one) => one === 'de' || one === 'en') ?? 'en'
}

/** In which language a command line is answered, also where it can't be read: --lang wins. */
export function readerOf(argv: readonly string[], env: Surroundings['env']): Language {
  for (const [i, word] of argv.entries()) {
    const said =
      /^(?:--lang=|-l=?)(de|en)$/.exec(word)?.[1] ?? (/^(?:--lang|-l)$/.test(word) ? argv[i + 1] : '')
    if (said === 'de' || said === 'en') return said
  }
  return languageOf(env)
}

export function level(text: string): Level {
  if (isLevel(text)) return text
  throw new BadInput('{meant}It must be one of {known}.', {
    meant: didYouMean(text, LEVELS),
    known: LEVELS.join(', '),
  })
}

export function levels(text: string): readonly Level[] {
  return text.split(',').map((name) => level(name.trim()))
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput('It must be JSON, for example \'{"bases":4}\'.')
  }
}

/** Options of a game: an object, whatever the game makes of it. */
export function optionsJson(text: string): unknown {
  const value = json(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new BadInput('It must be a JSON object, for example \'{"bases":4}\'.')
}

/** A game's options, checked by the game itself. */
export function optionsFor(game: Game, raw: unknown, reader: Language = 'en'): unknown {
  const options = game.readOptions(raw ?? {})
  if (isRefusal(options))
    throw new BadInput('--options: {why}', { why: speaker(game, reader).refusal(options) })
  return options
}

/** The bot of each seat. One for each may be named, one for each side where seats play together, or one for all. */
export function botsFor(
  game: Game,
  options: unknown,
  named: readonly Level[] = ['random'],
): readonly Level[] {
  const seats = game.seats(options)
  if (named.length === 1) return seats.map(() => named[0])
  if (named.length === seats.length) return named
  const sides = game.sides?.(options) ?? []
  if (named.length === sides.length)
    return seats.map((_, seat) => named[sides.findIndex((side) => side.seats.includes(seat))])
  const each: Sentence | string =
    sides.length === 0
      ? ''
      : {
          english: ' one for each side ({sides}),',
          args: { sides: sides.map(({ name }) => name).join(', ') },
        }
  throw new BadInput(
    '--bots names {count} bots, but {game} has {seats} seats ({names}): name one for each,{each} or one for all.',
    { count: named.length, game: game.id, seats: seats.length, names: seats.join(', '), each },
  )
}
