/** For tests of games: situations in words, and matches at random. */
export { type Pattern, Player, type Words } from './player.ts'
export { nowAndThen, randomMatch, sharedPaths } from './random-match.ts'
export { Situation } from './situation.ts'
