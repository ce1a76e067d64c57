import { createInterface, type Interface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { styleText } from 'node:util'
import { botNamed, type Level } from '@dejarik/bots'
import {
  type Answer,
  type Ask,
  amongAll,
  checkAnswer,
  copiesOf,
  FastRng,
  type Language,
  logFor,
  type Match,
  type Refusal,
  refuse,
  type Seat,
} from '@dejarik/kernel'
import { type KeptLog, keptPages, type Speaker, speaker } from '@dejarik/text'
import { botMove } from '../bot-move.ts'
import { Lexicon } from '../lexicon.ts'
import { onSignal, print, type Shell, type Signal } from '../shell.ts'
import { EXIT, endedBy, errorOf, firstLine, saveRecord } from '../trouble.ts'
import { readAnswer } from './answers.ts'
import { renderPicture } from './picture.ts'
import type { RecordFile } from './record-file.ts'
import { seenBy } from './sight.ts'

export interface Sitting {
  readonly match: Match
  readonly seat: Seat
  readonly bot: Level
  readonly language: Language
  /** Where the record goes. */
  readonly file: RecordFile
}

/** Milliseconds after which a match is saved though bots are still deciding. */
const SAVE_AFTER = 1000

type Next = 'decide' | 'quit'

/** One player in a terminal, bots on the other seats. */
export class Terminal {
  readonly #shell: Shell
  readonly #sitting: Sitting
  readonly #speaker: Speaker
  readonly #lexicon: Lexicon
  readonly #rng: FastRng
  /** Log entries already told. */
  #told = 0
  #lines: Interface | null = null
  /** The whole log, once the match is over. */
  #kept: KeptLog | undefined
  /** What told the program to end. */
  #ended: Signal | null = null

  constructor(shell: Shell, sitting: Sitting) {
    this.#shell = shell
    this.#sitting = sitting
    this.#speaker = speaker(sitting.match.game, sitting.language)
    this.#lexicon = new Lexicon(sitting.match.game, sitting.language)
    this.#rng = new FastRng(sitting.match.n, 11)
  }

  /** Returns the exit code. */
  async play(): Promise<number> {
    const stopListening = onSignal(this.#shell, (signal) => {
      this.#ended = signal
      this.#lines?.close()
    })
    try {
      await this.#match()
    } finally {
      stopListening()
    }
    this.#close()
    return this.#ended === null ? EXIT.fine : endedBy(this.#ended)
  }

  async #match(): Promise<void> {
    const { match, seat, bot } = this.#sitting
    const { game } = match
    this.#say('play.begin', {
      game: game.name[this.#sitting.language],
      seat: this.#seatName(seat),
      level: bot,
      seed: match.seed,
    })
    this.#say('play.saves', { path: this.#sitting.file.shown })
    await this.#bots()
    if (!match.over && this.#ended === null) await this.#converse()
    // Otherwise a pipe that stays open would be waited for.
    this.#lines?.close()
  }

  async #converse(): Promise<void> {
    this.#board()
    this.#question()
    const { in: input } = this.#shell
    this.#lines = createInterface({ input, terminal: false })
    // A terminal that was closed can't be read any more.
    input.once('error', () => this.#lines?.close())
    for await (const line of this.#lines) {
      // A terminal has shown what was typed and its line break; a pipe has not.
      if (this.#shell.out.isTTY !== true) print(this.#shell, line)
      const next = await this.#heed(line.trim())
      this.#save()
      if (next === 'quit' || this.#sitting.match.over || this.#ended !== null) return
      this.#question()
    }
  }

  /** Acts on what was typed. */
  async #heed(line: string): Promise<Next> {
    const { match, seat } = this.#sitting
    switch (line.toLowerCase()) {
      case 'q':
        return 'quit'
      case 'u':
        this.#undo()
        return 'decide'
      case 'r':
        for (const { rule } of match.asks) this.#rule(rule)
        return 'decide'
      case 'l':
        this.#log()
        return 'decide'
      case 'b':
        this.#board()
        return 'decide'
      case '?':
        this.#say('play.keys')
        return 'decide'
    }
    const ask = match.askOf(seat)
    const answer = ask === null ? null : this.#read(ask, line)
    if (ask === null || answer === null) {
      if (ask !== null) this.#say('play.not-understood', { expected: this.#expected(ask) })
      return 'decide'
    }
    const { choice } = match.askFor(ask, seat)
    const offered = choice !== undefined && 'options' in choice ? { ...ask, options: choice.options } : ask
    const no = checkAnswer(offered, answer) ?? match.answer(seat, amongAll(choice, answer))
    if (no !== null) this.#refuse(no)
    else {
      this.#save()
      this.#news()
      if (await this.#bots()) this.#board()
    }
    return 'decide'
  }

  /** What can't be saved now goes on, and is tried again. */
  #save(): boolean {
    const { match, file } = this.#sitting
    try {
      if (match.over) this.#kept ??= [...keptPages(match.game, match.log)]
      file.write(match.record, this.#kept)
      return true
    } catch (error) {
      this.#say('play.unsaved', { path: file.shown, why: firstLine(errorOf(error).message) })
      return false
    }
  }

  /** A star stands for any legal place. */
  #read(ask: Ask, line: string): Answer | null {
    const { places } = this.#sitting.match.game
    if (ask.form !== 'place') return readAnswer(ask, line)
    if (line === '*') return ask.sample(this.#rng)
    return places === undefined ? readAnswer(ask, line) : places.read(ask, line)
  }

  /** Bots decide until it is the player's turn; whether they had anything to decide. */
  async #bots(): Promise<boolean> {
    const { match, seat, bot } = this.#sitting
    let moved = false
    let saved = performance.now()
    while (!match.over && match.askOf(seat) === null && this.#ended === null) {
      botMove(botNamed(bot), match, match.asks[0].seat, this.#rng)
      moved = true
      if (performance.now() - saved > SAVE_AFTER) {
        this.#save()
        saved = performance.now()
      }
      // Lets signals through.
      await setImmediate()
    }
    this.#news()
    return moved && !match.over
  }

  #news(): void {
    const { match, seat } = this.#sitting
    for (const entry of match.log.slice(this.#told))
      print(this.#shell, `  ${this.#speaker.log(logFor(entry, seat))} ${this.#dim(`[${entry.rule}]`)}`)
    this.#told = match.log.length
  }

  #board(): void {
    const { match, seat } = this.#sitting
    const lines = match.game.sayTable?.(match.view(seat)).map((line) => this.#speaker.say(line))
    const table = lines?.join('\n') ?? renderPicture(seenBy(match, seat), this.#lexicon)
    print(this.#shell, `\n${table}`)
  }

  #question(): void {
    const { match, seat } = this.#sitting
    const ask = match.askOf(seat)
    if (ask === null) return
    const view = match.view(seat)
    const question = this.#lexicon.phrase('play.asks', {
      seat: this.#seatName(seat),
      question: this.#speaker.ask(view, ask),
    })
    print(this.#shell, `\n${this.#bold(question)} ${this.#dim(`[${ask.rule}]`)}`)
    const { choice } = match.askFor(ask, seat)
    if (choice !== undefined && 'options' in choice)
      for (const [i, option] of choice.options.entries()) {
        const cap = ask.form === 'split' ? ` (${this.#lexicon.phrase('play.cap', { cap: ask.caps[i] })})` : ''
        const copies = copiesOf(choice, i)
        const times = copies > 1 ? ` ×${copies}` : ''
        print(
          this.#shell,
          `${String(i + 1).padStart(3)}  ${this.#speaker.option(view, option)}${times}${cap}`,
        )
      }
    if (ask.form === 'place')
      for (const hint of match.game.places?.hint(view, ask) ?? [])
        print(this.#shell, `     ${this.#speaker.say(hint)}`)
    this.#shell.out.write(`${this.#expected(ask)} > `)
  }

  /** What kind of input fits the question. */
  #expected(ask: Ask): string {
    const args: { [name: string]: string | number } = {}
    if (ask.form === 'some' || ask.form === 'number' || ask.form === 'split') {
      args.min = ask.min
      args.max = ask.max
      args.exact = ask.min === ask.max ? 'yes' : 'no'
    }
    if (ask.form === 'some') args.ordered = ask.ordered ? 'yes' : 'no'
    if (ask.form === 'place') args.length = ask.length
    return this.#lexicon.phrase(`play.prompt.${ask.form}`, args)
  }

  /** Back to the player's own last decision: bots agree to everything but the unseeing of hidden things. */
  #undo(): void {
    const { match, seat } = this.#sitting
    const to = match.entries.findLastIndex((entry) => entry.seat === seat)
    if (to < 0) this.#refuse(refuse('undo-nothing'))
    else if (to < match.barrier.n)
      this.#refuse(refuse('undo-revealed', undefined, { why: match.barrier.why }))
    else {
      match.undoTo(to)
      this.#told = match.log.length
      this.#say('play.undone')
    }
  }

  #rule(id: string): void {
    const { section, text } = this.#speaker.rule(id)
    print(this.#shell, `${id} · ${section}\n  ${text}`)
  }

  #log(): void {
    if (this.#sitting.match.log.length === 0) this.#say('play.no-log')
    this.#told = 0
    this.#news()
  }

  #close(): void {
    const { match, seat, file } = this.#sitting
    const { outcome } = match
    if (outcome !== null) {
      if (match.game.sayTable === undefined)
        print(this.#shell, `\n${renderPicture(match.game.scenario.picture(match.state), this.#lexicon)}`)
      else this.#board()
      print(this.#shell)
      const winners = outcome.winners.map((winner) => this.#seatName(winner))
      print(this.#shell, this.#bold(this.#lexicon.outcome(winners, outcome.rule)))
      if (outcome.winners.length > 0)
        this.#say(outcome.winners.includes(seat) ? 'play.you-won' : 'play.you-lost')
    }
    print(this.#shell)
    const shown = this.#save() ? file.shown : saveRecord(match.record)
    this.#say('play.saved', { path: shown })
    if (outcome === null) this.#say('play.resume', { game: match.game.id, path: shown })
  }

  #refuse(no: Refusal): void {
    const rule = no.rule === undefined ? '' : ` ${this.#dim(`[${no.rule}]`)}`
    print(this.#shell, `${this.#speaker.refusal(no)}${rule}`)
  }

  #say(key: string, args: { readonly [name: string]: string | number } = {}): void {
    print(this.#shell, this.#lexicon.phrase(key, args))
  }

  #seatName(seat: Seat): string {
    const { match } = this.#sitting
    return this.#speaker.seat(match.game.seats(match.options)[seat])
  }

  #bold(text: string): string {
    return this.#style('bold', text)
  }

  #dim(text: string): string {
    return this.#style('dim', text)
  }

  #style(style: 'bold' | 'dim', text: string): string {
    const plain = this.#shell.out.isTTY !== true || this.#shell.env.NO_COLOR !== undefined
    return plain ? text : styleText(style, text, { validateStream: false })
  }
}
