/** One ability engine for all games: words, who has a say, using abilities, windows around what happens. */
export * from './doing.ts'
export * from './index-of-abilities.ts'
export * from './installed.ts'
export * from './raise.ts'
export * from './use.ts'
export * from './words.ts'
