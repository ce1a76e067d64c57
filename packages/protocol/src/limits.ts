/** Changes when a client of yesterday would misunderstand a server of today. */
export const PROTOCOL = 6

/** Where the server listens for WebSockets. */
export const SOCKET_PATH = '/ws'

/** The page of a match, to be sent to a friend; `#key` behind it opens one's own seat on another device. */
export const invitationPath = (match: string): string => `/m/${match}`

/** The same page for those who only want to watch. */
export const watchingPath = (match: string): string => `${invitationPath(match)}/watch`

/** The record of a finished match, as a file. */
export const recordPath = (match: string): string => `/api/matches/${match}/record`

/** What others need who write a client: JSON Schemas of both sides of the socket, of views and options. */
export const SCHEMAS_PATH = '/api/schemas'

/** Under it is what concerns accounts, each a POST of JSON with the guest's token. */
export const ACCOUNT_PATH = '/api/account'

/** Whether the server could store an answer now. */
export const HEALTH_PATH = '/healthz'

/** Whether guests should be led to this server. */
export const READY_PATH = '/readyz'

/** In the head of the client's page: `<meta name="dejarik-build" content="…">`, other for every build. */
export const BUILD_META = 'dejarik-build'

/** First parts of the addresses of the client's pages. */
export const PAGES: readonly string[] = [
  'play',
  'm',
  'replay',
  'rules',
  'cards',
  'build',
  'gallery',
  'lobby',
  'account',
]

/** Bots that can take a seat, from weakest to strongest. */
export const BOT_LEVELS = ['random', 'greedy', 'easy', 'medium', 'hard'] as const

export const LIMITS = {
  /** Bytes of one message from a client. */
  messageBytes: 16 * 1024,
  /** Characters of a guest's name. */
  name: 24,
  /** Characters of one line of chat. */
  chatLine: 500,
  /** Lines of chat that are kept for those who come later. */
  chatLines: 200,
  /** Entries of a log that are sent at once. */
  logPage: 200,
  /** Integers in one answer. */
  answer: 200,
  /** How deep options may be nested. */
  optionDepth: 8,
  /** Matches of one guest that are not over. */
  openMatches: 20,
  /** Tables that one connection follows at once. */
  tables: 16,
  /** Milliseconds within which whoever was found by a search says that he is ready. */
  ready: 40_000,
  /** Texts that an account keeps of browsers, and characters of one. */
  keptTexts: 500,
  keptText: 64 * 1024,
  /** Names that a list of those who are here holds. */
  here: 100,
  /** Milliseconds after which a match without clocks is deserted, if who has to decide is not there. */
  deserted: 24 * 60 * 60 * 1000,
  /** Seconds on a player's clock, at least and at most. */
  clock: { min: 5, max: 24 * 60 * 60 },
  /** Seconds added to a player's clock when the decision passes on, at most. */
  increment: 600,
} as const
