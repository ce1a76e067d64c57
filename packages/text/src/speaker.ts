import type {
  Ask,
  BaseState,
  Game,
  Language,
  LogEntry,
  Message,
  Option,
  Refusal,
  RuleId,
} from '@dejarik/kernel'
import type { Part } from './parts.ts'
import { Phrasebook } from './phrasebook.ts'
import { sayRefusal } from './refusals.ts'
import { shared } from './shared/index.ts'

/** A rule as readers see it. */
export interface RuleText {
  readonly id: RuleId
  /** Heading of its section. */
  readonly section: string
  readonly text: string
}

/** Turns what a game says in keys into sentences of one language. */
export interface Speaker<V = unknown> {
  readonly language: Language
  say(message: Message): string
  parts(message: Message): readonly Part[]
  refusal(refusal: Refusal): string
  /** What a seat is asked; `view` is the reader's own. */
  ask(view: V, ask: Pick<Ask, 'what' | 'about' | 'amount'>): string
  option(view: V, option: Option): string
  /** To choose nothing of what this question offers. */
  none(what: string): string
  log(entry: LogEntry): string
  seat(name: string): string
  rule(id: RuleId): RuleText
}

/** What those at the table are called, by the names of their seats; who is not in it keeps the seat's: "Player 2". */
export type People = { readonly [seat: string]: string }

export function speaker<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  language: Language,
  people: People = {},
): Speaker<V> {
  const book = new Phrasebook(language, [game.text, shared], (id, reader) =>
    nameAmong(game, people, id, reader),
  )
  const say = (message: Message): string => book.say(message)
  return {
    language,
    say,
    parts: (message) => book.parts(message),
    refusal: (refusal) => sayRefusal(book, refusal),
    ask: (view, ask) => say(game.sayAsk(view, ask)),
    option: (view, option) => say(optionMessage(game, view, option)),
    none: (what) => say({ key: book.knows(`none.${what}`) ? `none.${what}` : 'none.other' }),
    log: (entry) => say(game.sayLog(entry)),
    seat: (name) => say({ key: `seat.${name}` }),
    rule(id) {
      const rule = game.rules.rules.find((one) => one.id === id)
      if (rule === undefined) return { id, section: '', text: id }
      const section = game.rules.sections.find((one) => one.id === rule.section)
      return { id, section: section?.[language] ?? rule.section, text: rule.text[language] }
    },
  }
}

/** `seat:player2` by itself, and `figure:stormtrooper#1@player2`, whose owner is said in brackets. */
function nameAmong(game: Pick<Game, 'nameOf'>, people: People, id: string, language: Language): string {
  const [, thing = '', seat = ''] = /^(.*?)(?:^seat:|@)(\w+)$/u.exec(id) ?? []
  if (!Object.hasOwn(people, seat)) return game.nameOf(id, language)
  return thing === '' ? people[seat] : `${game.nameOf(thing, language)} (${people[seat]})`
}

/** Yes and no are the kernel's own options, and need no word of the game. */
export function optionMessage<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  view: V,
  option: Option,
): Message {
  return option.do === 'yes' || option.do === 'no'
    ? { key: `option.${option.do}` }
    : game.sayOption(view, option)
}
