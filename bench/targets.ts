import { CONSTRUCTED_DECKS } from '@dejarik/destiny/build'
import { type Game, isRefusal } from '@dejarik/kernel'

/** What each game must reach on one core; the issues of the project name these figures. */
export interface Targets {
  /** What matches are played with; the game's defaults unless said. */
  readonly options?: unknown
  readonly decisionsPerSecond: number
  /** Times boardgame.io's moves; null where that is no promise. */
  readonly timesBoardgameIo: number | null
  readonly forkMicros: number
  readonly restoreMillis: number
  /** Bytes of a stored record; null where that is no promise. */
  readonly recordBytes: number | null
  /** Matches of the self-check. */
  readonly selfcheck: number
  /** How many matches stand for the lines on records: matches of some games take far longer than of others. */
  readonly matches: { readonly restore: number; readonly random: number; readonly bots: number }
}

const DECKBUILDING: Targets = {
  decisionsPerSecond: 200_000,
  timesBoardgameIo: 20,
  forkMicros: 10,
  restoreMillis: 5,
  recordBytes: 2048,
  selfcheck: 1000,
  matches: { restore: 1000, random: 1000, bots: 200 },
}

const XWING: Targets = {
  decisionsPerSecond: 20_000,
  timesBoardgameIo: null,
  forkMicros: 50,
  restoreMillis: 100,
  recordBytes: null,
  selfcheck: 300,
  matches: { restore: 40, random: 200, bots: 20 },
}

const DESTINY: Targets = {
  options: { decks: CONSTRUCTED_DECKS.slice(0, 2).map(({ deck }) => deck) },
  decisionsPerSecond: 100_000,
  timesBoardgameIo: null,
  forkMicros: 15,
  restoreMillis: 20,
  recordBytes: null,
  selfcheck: 1000,
  matches: { restore: 200, random: 200, bots: 20 },
}

/** Two ready armies on one map: what walls allow there is worked out in the warm-up. */
const IMPERIAL_ASSAULT: Targets = {
  options: { missions: ['climate-research-camp-a'] },
  decisionsPerSecond: 50_000,
  timesBoardgameIo: null,
  forkMicros: 50,
  restoreMillis: 50,
  recordBytes: null,
  selfcheck: 300,
  matches: { restore: 100, random: 200, bots: 20 },
}

const BY_GAME: { readonly [game: string]: Targets } = {
  deckbuilding: DECKBUILDING,
  xwing: XWING,
  destiny: DESTINY,
  'imperial-assault': IMPERIAL_ASSAULT,
}

export function targetsOf(game: string): Targets {
  return BY_GAME[game] ?? DECKBUILDING
}

/** What a game is measured with: its default options, unless its targets name others. */
export function measuredOptions(game: Game): unknown {
  const options = game.readOptions(targetsOf(game.id).options ?? {})
  if (isRefusal(options)) throw new Error(`${game.id} refuses its options: ${options.refused}`)
  return options
}
