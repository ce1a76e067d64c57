/**
 * The exact odds of dice and opening hands, free of rules engine and state: `oddsOf` a roll with its rerolls,
 * `activationOdds` of a card with its upgrades, `wantedInHand` after the mulligan, and series for plots of them.
 * Abilities of cards are not counted, only what dice show and cost.
 */
export { type Activation, type ActivationOdds, activationOdds, diceOf } from './activation.ts'
export { type Bar, barsOf, type CountRow, handBars, rowsOf } from './bars.ts'
export { COUNTED_SYMBOLS, COUNTS, type Count, type CountedSymbol, DAMAGE } from './count.ts'
export { openingHandOf } from './deck-odds.ts'
export { asNumber, type Fraction } from './fraction.ts'
export { canTell, chanceOf, type Odds, type Outcome, oddsOf, type Roll } from './odds.ts'
export {
  HAND_SIZE,
  type OpeningHand,
  type WantedInHand,
  wantedInHand,
} from './opening-hand.ts'
export { needsX, type RollDie, type RollSide, rollDie } from './roll-die.ts'
