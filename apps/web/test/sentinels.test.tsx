/** Numbers that stand for "none" inside the games are never shown to a person: not on a board, not in a sentence. */
import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import { FastRng, type Game, type Language, Match, randomAnswer } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { speaker as speakerOf } from '@dejarik/text'
import { xwing } from '@dejarik/xwing'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Board as DeckbuildingBoard } from '../src/games/deckbuilding/Board.tsx'
import { Board as DestinyBoard } from '../src/games/destiny/Board.tsx'
import { Board as ImperialAssaultBoard } from '../src/games/imperial-assault/Board.tsx'
import { Board as XwingBoard } from '../src/games/xwing/Board.tsx'
import type { BoardProps } from '../src/table/contract.ts'
import { layoutOf } from '../src/table/frame/layout.ts'
import { optionsWith as decks, STARTERS } from './destiny/table.ts'
import { CHOOSING } from './imperial-assault/choosing.ts'
import { ARMIES, optionsWith as armies } from './imperial-assault/table.ts'
import { OPTIONS as SQUADS } from './xwing/table.ts'

const TABLES = [
  { name: 'Deckbuilding', game: deckbuilding, Board: DeckbuildingBoard, options: {} },
  { name: 'Destiny', game: destiny, Board: DestinyBoard, options: decks(STARTERS) },
  { name: 'X-Wing', game: xwing, Board: XwingBoard, options: SQUADS },
  {
    // Closed doors stand between the sides.
    name: 'a skirmish',
    game: imperialAssault,
    Board: ImperialAssaultBoard,
    options: armies(ARMIES, 'hoth-battle-station-a'),
  },
  {
    name: 'a mission',
    game: imperialAssault,
    Board: ImperialAssaultBoard,
    options: { campaign: { mission: 'aftermath' } },
  },
].map((one) => {
  const game: Game = one.game
  return { ...one, game, Board: one.Board as unknown as ComponentType<BoardProps> }
})

/** A number on its own that no card, die or distance can have, and what comes of a value that is not there. What is subtracted has a true minus. */
const SENTINEL = /(?<![\d.,:/])(?:255|65535|99|-1)(?![\d.,%])|NaN|Infinity|undefined|\bnull\b|\[object/u

/** What is read: texts and names for the ear, and not the numbers of a drawing. */
function readOf(html: string): string[] {
  const names = [...html.matchAll(/(?:aria-label|aria-description|title|alt)="([^"]*)"/gu)].map(
    ([, name]) => name!,
  )
  const texts = html.replace(/<style.*?<\/style>/gsu, '').split(/<[^>]*>/u)
  return [...names, ...texts].map((text) => text.trim()).filter((text) => text !== '')
}

function drawn(Board: ComponentType<BoardProps>, game: Game, match: Match, language: Language): string[] {
  const { seat } = match.asks[0]!
  return readOf(
    renderToStaticMarkup(
      <Board
        view={match.view(seat)}
        seat={seat}
        asks={match.asks.map((ask) => match.askFor(ask, seat))}
        choosing={CHOOSING}
        language={language}
        speaker={speakerOf(game, language)}
        events={match.log.filter(({ n }) => n === match.n)}
        beat={null}
        about={null}
        motion={0}
        layout={layoutOf(1440, 900)}
        answering={null}
        show={() => {}}
        openRule={() => {}}
      />,
    ),
  )
}

/** The question with all its options, and what has happened since the last one. */
function said(game: Game, match: Match, language: Language): string[] {
  const speaker = speakerOf(game, language)
  return match.asks.flatMap((open) => {
    const ask = match.askFor(open, open.seat)
    const view = match.view(open.seat)
    const { choice } = ask
    const options = choice !== undefined && 'options' in choice ? choice.options : []
    return [
      speaker.ask(view, ask),
      ...options.map((option) => speaker.option(view, option)),
      ...match.log.filter(({ n }) => n === match.n).map((entry) => speaker.say(game.sayLog(entry))),
    ]
  })
}

const LANGUAGES: readonly Language[] = ['de', 'en']
const DECISIONS = 144
/** A drawing costs more than a sentence. */
const EVERY = 24

describe.each(TABLES)('$name', ({ game, Board, options }) => {
  test('shows no sentinel on the board and in no sentence, in both languages', { timeout: 120_000 }, () => {
    const match = Match.start(game, accepted(game.readOptions(options)), 'sentinels', { log: true })
    const rng = new FastRng(7, 0)
    const found = new Set<string>()
    for (let n = 0; n < DECISIONS && !match.over; n++) {
      for (const language of LANGUAGES) {
        const texts = [
          ...said(game, match, language),
          ...(n % EVERY === 0 ? drawn(Board, game, match, language) : []),
        ]
        for (const text of texts) if (SENTINEL.test(text)) found.add(text)
      }
      const ask = match.asks[0]!
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
    expect([...found]).toEqual([])
  })
})
