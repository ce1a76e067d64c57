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
  ask(view: V, ask: Pick<Ask, 'what' | 'about'>): string
  option(view: V, option: Option): string
  log(entry: LogEntry): string
  seat(name: string): string
  rule(id: RuleId): RuleText
}

export function speaker<S extends BaseState, O, V>(game: Game<S, O, V>, language: Language): Speaker<V> {
  const book = new Phrasebook(language, [game.text, shared], (id, reader) => game.nameOf(id, reader))
  const say = (message: Message): string => book.say(message)
  return {
    language,
    say,
    parts: (message) => book.parts(message),
    refusal: (refusal) => sayRefusal(book, refusal),
    ask: (view, ask) => say(game.sayAsk(view, ask)),
    option: (view, option) => say(optionMessage(game, view, option)),
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
