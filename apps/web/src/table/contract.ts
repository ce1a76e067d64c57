/**
 * What the shell and a game's board agree on. The shell owns the match, the prompt bar, the log and the keys;
 * a board draws the view and turns clicks on things into choices. Both speak of the same option indices.
 */
import type { Answer, AskView, Game, Language, LogEntry, Option, Refusal, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { ComponentType, ReactNode } from 'react'
import type { Layout } from './frame/layout.ts'

/** What is being chosen at this moment; shared by the prompt bar and the board. */
export interface Choosing {
  /** Option under the pointer or the keyboard's focus: both sides light it up. */
  readonly hovered: number | null
  /** Option that a first tap armed: its consequence is shown, a second tap or Enter does it. */
  readonly armed: number | null
  /** Options picked so far where several may be chosen, in the order of picking. */
  readonly picked: readonly number[]
  /** Shares so far where a total is split. */
  readonly shares: readonly number[]

  hover(option: number | null): void
  /**
   * An option was clicked: the first click arms, the second answers; with a mouse one is enough, unless much hangs on it.
   * For `some` and `split` it toggles or adds one.
   */
  pick(option: number): void
  /** An option was taken whose consequence has been shown, by Enter or on an open card: answers, unless much hangs on it. */
  take(option: number): void
  /** Whether the click that was just made does things at once, for boards with ways of their own to arm. */
  isEnough(): boolean
  setShare(option: number, share: number): void
  /** Answers with what is picked. */
  confirm(): void
  cancel(): void
  /** Answers at once: for boards that have shown the consequence in their own way. */
  answer(answer: Answer): void
  /** Answers several prompts of this seat one after the other; stops at the first that is refused or changes. */
  answerAll(next: readonly ((ask: AskView) => Answer | null)[]): void
  /** A thing that can't be chosen was tried: the shell shows why. */
  tried(thing: string): void
}

/**
 * A moment of what happened between two decisions: a shot is declared, dice are rolled, a ship is lost. A game's face
 * makes beats of the log; the board draws the one that is on, at its place.
 */
export interface Beat<Shows = unknown> {
  /** What the board draws; each game has a union of its own. */
  readonly shows: Shows
  /** The entries of the log that it tells; those before them that no beat tells are told with it. */
  readonly entries: readonly LogEntry[]
  /** How long it is held at 1×, in ms. */
  readonly hold: number
  /** From here on the position after the decision is in sight; until then the one before. */
  readonly after?: boolean
}

export interface BoardProps<V = unknown, Shows = unknown> {
  readonly view: V
  /** The eye: the own seat, or whose eyes a replay looks through. */
  readonly seat: Seat
  /** What is asked now; `choice` is there only for the own seat. */
  readonly asks: readonly AskView[]
  readonly choosing: Choosing
  readonly language: Language
  readonly speaker: Speaker
  /** What has happened since the last view, for animations; empty when scrubbing. */
  readonly events: readonly LogEntry[]
  /** What is shown at this moment of what happened; while it is on, nobody is asked. Without motion it is a still. */
  readonly beat: Beat<Shows> | null
  /** What the own question is about: its pieces are lit. */
  readonly about: About | null
  /** Duration of motion in ms; 0 when animations are off. */
  readonly motion: number
  /** Where the parts of a table with a desk lie in this window. */
  readonly layout: Layout
  /** Where in the prompt a board puts its own ways to answer: for a place, or for several questions at once. */
  readonly answering: HTMLElement | null
  /** Opens a card, pile or other thing at full size in the shell's dialog. */
  show(content: ShownContent): void
  /** Opens the rules drawer at a rule. */
  openRule(id: string): void
}

export interface ShownContent {
  readonly title: string
  readonly body: ComponentType
  /** Nothing in it can take the focus. */
  readonly textOnly?: boolean
}

/** Choices before a match. */
export interface OptionsProps {
  /** The game's options. */
  readonly value: unknown
  onChange(value: unknown): void
  readonly language: Language
  /** The other players bring their own parts, so only one's own is chosen here. */
  readonly ownOnly: boolean
}

/** The choice of what one player brings to a match. */
export interface BringProps {
  /** A seat's part of the game's options. */
  readonly value: unknown
  onChange(value: unknown): void
  readonly language: Language
}

/** What a table has agreed on, line by line. */
export type Terms = readonly { readonly label: string; readonly text: string }[]

/** For games whose players each bring a part of the options (`Game.seatOptions`). */
export interface Bringing {
  readonly Choice: ComponentType<BringProps>
  /** `table`: what is not brought. */
  termsOf(table: unknown, language: Language): Terms
}

/** Where squads or decks are built: all that are kept, one of them, or one that came by a link. */
export interface BuilderProps {
  readonly id: string | null
  readonly code: string
  /** Takes what was built to the choices before a match; `change` answers the game's new options. */
  play(change: (options: unknown) => unknown): void
}

/** Seats that one person can play together. */
export interface Team {
  readonly label: string
  /** The first is whose eyes look until another is asked. */
  readonly seats: readonly Seat[]
}

/** What a question is about. */
export interface About {
  /** The card whose text asks, by the id used in messages; null where the rules do. */
  readonly card: string | null
  /** What the card says, in a line. */
  readonly text?: string
  /** Whose card it is or whom it concerns: things on the board, as in `thingsOf`. */
  readonly things: readonly string[]
  /** What it costs to say yes. */
  readonly cost?: string
}

/** What an option comes to at a glance. */
export type Bearing = 'harms-enemy' | 'harms-own' | 'nothing'

/** A question that comes again and again. */
export interface RecurringWindow {
  /** The same whenever it is the same question. */
  readonly id: string
  /** As a list calls it: “End of an activation: Overwatch”. */
  readonly name: string
  /** The answer that passes. */
  readonly pass: Answer
  /** Differs from round to round. */
  readonly round: number
  /** When it is worth asking: “only with a target in reach”. */
  readonly conditions: readonly WindowCondition[]
  /** Who passes now loses something for good: it is asked, whatever was said at other times. */
  readonly isLastChance?: boolean
}

export interface WindowCondition {
  readonly id: string
  readonly label: string
  readonly isMet: boolean
}

/** Where in the log something begins that is read as one: a turn or round, and inside it somebody's activation or attack. */
export type GroupStart = 'turn' | 'activation'

/** How both sides stood over time. */
export interface Course {
  /** What is counted: “Points”. */
  readonly what: string
  /** What one step is: “Round”. */
  readonly unit: string
  /** What wins, where that is a number. */
  readonly goal?: number
  readonly points: readonly { readonly at: number; readonly own: number; readonly foe: number }[]
}

/** Something that both sides did, counted. */
export interface EndFigure {
  readonly label: string
  readonly own: number
  readonly foe: number
  /** It is above or below something, as luck is above or below what was to be expected. */
  readonly signed?: boolean
}

/** How a match came to its end. */
export interface EndSummary {
  /** Why it ended, where the game can say more than the rule; null where it can't. */
  readonly why: string | null
  readonly course: Course | null
  readonly figures: readonly EndFigure[]
}

/** Everything the shell needs of a game besides its `Game` object. `Shows` is what its beats draw. */
export interface GameFace<V = unknown, Shows = unknown> {
  readonly game: Game
  Board(props: BoardProps<V, Shows>): ReactNode
  /** What happened between two decisions, beat by beat; without it, each decision is told in the prompt. */
  beats?(before: V, after: V, entries: readonly LogEntry[]): readonly Beat<Shows>[]
  /** What a question is about; without it, the card that its sentence names. */
  about?(view: V, ask: AskView, language: Language): About | null
  /** What changes by an option, in a line or two; null if nothing can be said. */
  difference?(view: V, ask: AskView, option: Option, language: Language): string | null
  /** Whom an option harms, or that it changes nothing; null for any other. */
  bearing?(view: V, seat: Seat, ask: AskView, option: Option): Bearing | null
  /** Options of a kind, offered as one as long as there are many; null for what stands alone. */
  familyOf?(
    view: V,
    ask: AskView,
    option: Option,
    language: Language,
  ): { readonly id: string; readonly label: string } | null
  /** Which recurring question this is; null if it is none. */
  windowOf?(view: V, ask: AskView, language: Language): RecurringWindow | null
  /** Whether a turn or an activation begins with this entry; without it, turns begin at the marks of a replay. */
  groupOf?(entry: LogEntry): GroupStart | null
  /** What a folded turn or activation comes to, in a line; without it, its key events. */
  summaryOf?(entries: readonly LogEntry[], language: Language): string | null
  /** How it came, told after the end; `side` is the viewer's as the log calls it. */
  endOf?(view: V, log: readonly LogEntry[], side: Seat, language: Language): EndSummary
  /** Dice and symbols that an entry speaks of, drawn behind its sentence. */
  signsOf?(entry: LogEntry, language: Language): ReactNode
  /** Choices before a match: variant, length…; value is the game's options. */
  readonly Options: ComponentType<OptionsProps>
  /** For games whose players bring something built. */
  readonly Builder?: ComponentType<BuilderProps>
  /** Each player brings a side of their own, so nobody chooses between the seats either. */
  readonly bringing?: Bringing
  /** Where one person may play several seats: what can be chosen against bots. Null where it can't be chosen. */
  teamsOf?(options: unknown, language: Language): readonly Team[] | null
  /** Where not all others are opponents: whether that seat is on the viewer's side. */
  isFriend?(view: V, seat: Seat): boolean
  /** Where the log speaks of sides, and not of seats: the viewer's side. */
  sideOf?(view: V): Seat
  /** Things on the board that embody an option, e.g. `card:17`. */
  thingsOf(option: Option): readonly string[]
  /** A card by the id used in messages, drawn at full size. */
  readonly CardFace: ComponentType<{ id: string; language: Language }>
  whyNot(view: V, seat: Seat, thing: string): Refusal | null
  /** Whether this option of that question can't be undone or harms who takes it: then one click is never enough. */
  weighs?(view: V, seat: Seat, ask: AskView, option: Option): boolean
  readonly prompt: PromptPlace
  /** How far the match has come, in the line on top. */
  Standing?(props: StandingProps<V>): ReactNode
  /** Keys of its own board, with what they do; listed with those of the table. */
  keys?(language: Language): readonly BoardKey[]
}

/** Where the prompt stands: at the foot of the table, or at the foot of a desk beside a square board, which a line across the table would make smaller. */
export interface PromptPlace {
  readonly at: 'desk' | 'foot'
}

export interface StandingProps<V> {
  readonly view: V
  readonly seat: Seat
  readonly language: Language
}

export interface BoardKey {
  readonly keys: readonly string[]
  readonly what: string
}
