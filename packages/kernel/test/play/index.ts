/** For tests of games: situations in words, whole matches, and what holds in all of them. */
export { accepted } from './accepted.ts'
export {
  clonesWhole,
  inRandomMatches,
  keepsSecrets,
  offersNothingTwice,
  passesSelfCheck,
  tellsNothingByUndo,
  tellsOptionsApart,
} from './always.ts'
export { keepsItsRecords } from './golden.ts'
export { mutated } from './mutated.ts'
export { keepsItsNumbers } from './numbers.ts'
export { type Pattern, Player, type Words } from './player.ts'
export { choosesByWords, hasSentences, mendsEveryRefusal, refusalsIn, saysTheSame } from './sentences.ts'
export { Situation } from './situation.ts'
export { greedyMatch, nowAndThen, randomMatch } from './whole-match.ts'
