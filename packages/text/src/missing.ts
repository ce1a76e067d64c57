/** For tests: what a game would fail to say, or would say wrong. */
import {
  type Ask,
  type BaseState,
  FastRng,
  type Game,
  isRefusal,
  type Language,
  type LogEntry,
  logFor,
  Match,
  type Message,
  optionsOf,
  randomAnswer,
  type Seat,
  SPECTATOR,
} from '@dejarik/kernel'
import { isNamed, NAME, wrongCase } from './case-check.ts'
import { Phrasebook } from './phrasebook.ts'
import { shared } from './shared/index.ts'
import { optionMessage } from './speaker.ts'

/** A sentence that can't be said, or not so. */
export interface Gap {
  readonly language: Language
  readonly key: string
  readonly problem: string
}

export interface ListenSettings {
  /** Random matches to listen to. */
  readonly matches?: number
  /** Options to play them with, in turn. */
  readonly options?: readonly unknown[]
}

const LANGUAGES: readonly Language[] = ['de', 'en']

/**
 * What a game would fail to say: keys that only one language has, patterns that do not parse, and whatever
 * comes up in random matches (questions, options, log, as every seat reads them) without a sentence, in German with a
 * name in the wrong case, or in the log with something for one seat alone that this seat does not read.
 */
export function missingKeys<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  settings: ListenSettings = {},
): readonly Gap[] {
  const gaps = new Map<string, Gap>()
  const { heard, secrets } = listen(game, settings)
  for (const language of LANGUAGES) {
    const book = new Phrasebook(language, [game.text, shared], (id, reader) => game.nameOf(id, reader))
    const note = (key: string, problem: string): void => {
      if (!gaps.has(`${language} ${key}`)) gaps.set(`${language} ${key}`, { language, key, problem })
    }
    for (const message of heard) {
      try {
        if (book.format(message) === null) note(message.key, 'no sentence')
      } catch (error) {
        note(message.key, error instanceof Error ? error.message : String(error))
      }
    }
    for (const [key, entries] of secrets)
      if (entries.every((entry) => isLeftOut(game, book, entry)))
        note(key, 'leaves out what one seat alone is told')
    if (language === 'de') for (const [key, problem] of wronglySaid(game, heard)) note(key, problem)
    const other = language === 'de' ? 'en' : 'de'
    for (const key of Object.keys(game.text[other]))
      if (!book.knows(key)) note(key, `only in the catalogue for ${other}`)
    for (const [key, problem] of unreadable(game.text[language], language)) note(key, problem)
  }
  return [...gaps.values()]
}

/**
 * Whether the words for the one seat that is told more say nothing of it: neither of its names nor, where it has none,
 * of anything else.
 */
function isLeftOut<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  book: Phrasebook,
  entry: LogEntry,
): boolean {
  const own = game.sayLog(logFor(entry, entry.secret?.seat ?? SPECTATOR))
  const others = game.sayLog(logFor(entry, SPECTATOR))
  const { args = {} } = own
  const words = book.say(own)
  const more = Object.keys(args).filter(
    (name) => JSON.stringify(args[name]) !== JSON.stringify(others.args?.[name]),
  )
  const names = more.filter((name) => typeof args[name] === 'object')
  return (names.length > 0 ? names : more).every((name) => {
    const { [name]: _, ...rest } = args
    return book.say({ ...own, args: rest }) === words
  })
}

/** Patterns of a catalogue that are not ICU messages. */
function unreadable(catalogue: Game['text'][Language], language: Language): [string, string][] {
  const book = new Phrasebook(language, [{ de: catalogue, en: catalogue }])
  return Object.keys(catalogue).flatMap((key): [string, string][] => {
    try {
      book.format({ key })
      return []
    } catch (error) {
      // Without arguments most sentences lack something; only what does not parse is wrong in itself.
      return error instanceof SyntaxError ? [[key, error.message]] : []
    }
  })
}

/** With every name replaced by one that shows its case. */
function wronglySaid<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  heard: readonly Message[],
): [string, string][] {
  const book = new Phrasebook('de', [game.text, shared], (id, reader) => {
    if (!isNamed(id)) return game.nameOf(id, reader)
    return reader === 'de' ? NAME : 'Red Guard'
  })
  return heard.flatMap((message) =>
    wrongCase(book.say(message)).map((problem): [string, string] => [message.key, problem]),
  )
}

interface Heard {
  /** One message of each key and set of arguments. */
  readonly heard: readonly Message[]
  /** By key, entries of the log that tell one seat more than the others. */
  readonly secrets: ReadonlyMap<string, readonly LogEntry[]>
}

/** Of each key; the one or the other may have nothing to tell, such as a look at a hand without cards. */
const SECRETS_OF_A_KEY = 20

/** What random matches bring up. */
function listen<S extends BaseState, O, V>(game: Game<S, O, V>, settings: ListenSettings): Heard {
  const { matches = 20, options: variants = [{}] } = settings
  const secrets = new Map<string, LogEntry[]>()
  const heard = new Map<string, Message>()
  const hear = (message: Message): void => {
    heard.set([message.key, ...Object.keys(message.args ?? {})].join(' '), message)
  }
  for (let i = 0; i < matches; i++) {
    const options = game.readOptions(variants[i % variants.length])
    if (isRefusal(options)) throw new Error(`options ${i % variants.length}: ${options.refused}`)
    const names = game.seats(options)
    for (const name of names) hear({ key: `seat.${name}` })
    const readers: readonly Seat[] = [SPECTATOR, ...names.keys()]
    const rng = new FastRng(i, 4)
    const match = Match.start(game, options, `listen ${i}`, { keep: 1, log: true })
    while (!match.over) {
      const ask = match.asks[0]
      for (const seat of readers) hear(game.sayAsk(match.view(seat), ask))
      const view = match.view(ask.seat)
      for (const option of choices(ask)) hear(optionMessage(game, view, option))
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
    for (const entry of match.log) {
      for (const seat of readers) hear(game.sayLog(logFor(entry, seat)))
      if (entry.secret === undefined) continue
      const { key } = game.sayLog(logFor(entry, entry.secret.seat))
      const alike = secrets.get(key) ?? []
      if (alike.length < SECRETS_OF_A_KEY) secrets.set(key, [...alike, entry])
    }
  }
  return { heard: [...heard.values()], secrets }
}

function choices(ask: Ask): ReturnType<typeof optionsOf> {
  return ask.form === 'number' || ask.form === 'place' ? [] : optionsOf(ask)
}
