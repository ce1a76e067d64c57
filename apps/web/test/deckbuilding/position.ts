/** Positions in words, as the board sees them: real matches, opened at a scenario. */
import { type CardId, deckbuilding, designOfCard, type Move, type View } from '@dejarik/deckbuilding'
import { type AskView, amongAll, type Match, openScenario, type Seat } from '@dejarik/kernel'
import { openAsk, optionsOfChoice } from '../../src/board/asked.ts'
import type { Decision } from '../../src/games/deckbuilding/attack/assembly.ts'

export const EMPIRE = 0
export const REBELS = 1

export class Position {
  readonly seat: Seat
  readonly match: Match

  constructor(given: unknown, seat: Seat = REBELS) {
    const scenario = {
      game: 'deckbuilding',
      title: { de: '', en: '' },
      rules: [],
      given: { active: seat === REBELS ? 'rebel' : 'empire', ...(given as object) },
      when: [],
      // biome-ignore lint/suspicious/noThenProperty: a scenario says what then holds
      then: {},
    }
    this.seat = seat
    this.match = openScenario(deckbuilding, scenario) as unknown as Match
  }

  get view(): View {
    return this.match.view(this.seat) as View
  }

  get ask(): AskView {
    const asks = this.match.asks.map((ask) => this.match.askFor(ask, this.seat))
    return openAsk(asks, this.seat)!
  }

  get options(): readonly Move[] {
    return optionsOfChoice(this.ask.choice) as readonly Move[]
  }

  /** The first card of that English name in sight. */
  card(name: string, skip = 0): CardId {
    const { row, sides, pilots, galaxyDiscard } = this.view
    const all = [...row, ...pilots, ...galaxyDiscard].filter((card) => card >= 0)
    for (const side of sides) {
      all.push(...side.hand, ...side.discard)
      all.push(...[...side.units, ...side.ships].map((one) => one.card))
      if (side.base !== null) all.push(side.base.card)
    }
    const found = all.filter((card) => designOfCard(card).name.en === name)[skip]
    if (found === undefined) throw new Error(`no ${name} in sight`)
    return found
  }

  option(fits: Partial<Move>): number {
    return this.options.findIndex((move) =>
      Object.entries(fits).every(([word, value]) => move[word as keyof Move] === value),
    )
  }

  answer(answer: number): void {
    const no = this.match.answer(this.seat, amongAll(this.ask.choice, answer))
    if (no !== null) throw new Error(no.refused)
  }

  /** Answers one question after the other, as the shell's `answerAll` does; how many were answered. */
  answerAll(decisions: readonly Decision[]): number {
    let given = 0
    for (const decide of decisions) {
      const asks = this.match.asks.map((ask) => this.match.askFor(ask, this.seat))
      const ask = openAsk(asks, this.seat)
      const answer = ask === null ? null : decide(ask)
      if (typeof answer !== 'number') return given
      if (this.match.answer(this.seat, amongAll(ask?.choice, answer)) !== null) return given
      given++
    }
    return given
  }
}
