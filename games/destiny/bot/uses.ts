/**
 * Words for what cards do when they are used: each says what that would be worth now, in points of damage, before its
 * cost. Cards are weighed in these words in `events.ts` and `card-actions.ts`.
 */
import type { Seat } from '@dejarik/kernel'
import { type DieSymbol, factsOf, sideOf } from '../facts/index.ts'
import { type CardNumber, type Die, NONE, type State } from '../state.ts'
import { bestSide, gainOfReroll, isDamage, shownSide, shownValue, shownWorth } from './showing.ts'
import { bestHealing, bestHit, bestShielding, leastLoss } from './targets.ts'
import { CARD, dieWorth, PER_POINT, RESOURCE } from './worth.ts'

export type Use = (s: State, seat: Seat) => number
type Which = (s: State, die: Die) => boolean

/** The best so many numbers of those offered. */
function best(most: number, each: (offer: (worth: number) => void) => void): number {
  const found: number[] = []
  each((worth) => {
    if (worth > 0) found.push(worth)
  })
  found.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < found.length && i < most; i++) sum += found[i]
  return sum
}

const ANY: Which = () => true
export const shows =
  (...symbols: readonly DieSymbol[]): Which =>
  (_s, die) =>
    symbols.includes(shownSide(die).symbol)
export const damage = shows('melee', 'ranged')
export const ofCharacter: Which = (_s, die) => factsOf(die.kind).type === 'character'
export const ofUpgrade: Which = (_s, die) => factsOf(die.kind).type === 'upgrade'

function theirs(seat: Seat, die: Die): boolean {
  return die.pool !== NONE && die.pool !== seat
}

/** Removes so many of the others' dice. */
export function removes(most: number, which: Which = ANY): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (theirs(seat, die) && which(s, die)) offer(shownWorth(s, die))
    })
}

/** The opponent chooses which: the least of them. */
export function theyRemove(count: number): Use {
  return (s, seat) => {
    const shown: number[] = []
    for (const die of s.dice) if (theirs(seat, die)) shown.push(shownWorth(s, die))
    shown.sort((a, b) => a - b)
    let sum = 0
    for (let i = 0; i < count && i < shown.length; i++) sum += shown[i]
    return sum
  }
}

export function rerollsTheirs(most: number, which: Which = ANY): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (theirs(seat, die) && which(s, die)) offer(-gainOfReroll(s, die))
    })
}

export function rerollsMine(most: number): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (die.pool === seat) offer(gainOfReroll(s, die))
    })
}

/** Turns so many own dice to the best side. */
export function turns(most: number): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (die.pool === seat) offer(bestSide(s, die) - shownWorth(s, die))
    })
}

/** Turns an own die to its best side of a symbol. */
export function turnsTo(most: number, ...symbols: readonly DieSymbol[]): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) {
        if (die.pool !== seat) continue
        let highest = 0
        for (let side = 0; side < 6; side++) {
          const { symbol, value, modifier } = sideOf(die.kind, side)
          if (symbols.includes(symbol) && !modifier && value !== 'X') highest = Math.max(highest, value)
        }
        offer(highest - shownWorth(s, die))
      }
    })
}

/** Resolves one of the own dice for more than it shows, without waiting for a turn. */
export function resolves(plus: number, which: Which = ANY): Use {
  return (s, seat) =>
    best(1, (offer) => {
      for (const die of s.dice) {
        if (die.pool !== seat || !which(s, die) || shownSide(die).modifier) continue
        const { symbol } = shownSide(die)
        if (isDamage(symbol)) offer(bestHit(s, seat, shownValue(s, die) + plus) + NOW)
        else if (symbol !== 'blank') offer(shownWorth(s, die) + plus * 0.6)
      }
    })
}

/** Having it at once rather than in a later turn. */
export const NOW = 0.3

export const hits =
  (amount: number): Use =>
  (s, seat) =>
    bestHit(s, seat, amount)
export const shields =
  (amount: number): Use =>
  (s, seat) =>
    bestShielding(s, seat, amount)
export const heals =
  (amount: number): Use =>
  (s, seat) =>
    bestHealing(s, seat, amount)
export const plainly =
  (worth: number): Use =>
  () =>
    worth
export const less =
  (use: Use, price: (s: State, seat: Seat) => number): Use =>
  (s, seat) =>
    Math.max(0, use(s, seat) - price(s, seat))
export const either =
  (...uses: readonly Use[]): Use =>
  (s, seat) =>
    Math.max(...uses.map((use) => use(s, seat)))
export const both =
  (...uses: readonly Use[]): Use =>
  (s, seat) =>
    uses.reduce((sum, use) => sum + use(s, seat), 0)

/** Damage to an own character to be rid of a die. */
export const forOwnDamage: Use = (s, seat) =>
  best(1, (offer) => {
    for (const die of s.dice)
      if (theirs(seat, die) && damage(s, die))
        offer(shownWorth(s, die) - leastLoss(s, seat, shownValue(s, die)))
  })

/** The least of the own dice goes for it. */
export const leastOwnDie: Use = (s, seat) => {
  let least = Number.POSITIVE_INFINITY
  for (const die of s.dice) if (die.pool === seat) least = Math.min(least, shownWorth(s, die))
  return least
}

export const opponentsResources: Use = (s, seat) => {
  let most = 0
  for (let of = 0; of < s.players.length; of++)
    if (of !== seat) most = Math.max(most, Math.min(5, s.players[of].resources))
  return most * RESOURCE
}

export const opponentsCards: Use = (s, seat) => {
  let most = 0
  for (let of = 0; of < s.players.length; of++)
    if (of !== seat) most = Math.max(most, s.players[of].hand.length)
  return most
}

/** Rolling the dice of the own ready characters, as many as it lets. */
export function activates(most: number, which: (kind: CardNumber) => boolean): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const card of s.cards)
        if (card.type === 'character' && card.controller === seat && card.ready && which(card.kind)) {
          let sum = 0
          for (const die of s.dice) if (die.card === card.id && die.pool === NONE) sum += dieWorth(die.kind)
          offer(sum)
        }
    })
}

/** Readying the best exhausted character. */
export const readies: Use = (s, seat) =>
  best(1, (offer) => {
    for (const card of s.cards)
      if (card.type === 'character' && card.controller === seat && !card.ready) {
        let sum = 0
        for (const die of s.dice) if (die.card === card.id && die.pool === NONE) sum += dieWorth(die.kind)
        offer(sum)
      }
  })

export const shieldsAway: Use = (s, seat) => {
  let most = 0
  for (const card of s.cards) if (card.controller !== seat) most = Math.max(most, card.shields)
  return most * 0.8
}

export const ownShieldsAsDamage: Use = (s, seat) => {
  let most = 0
  for (const card of s.cards) if (card.controller === seat) most = Math.max(most, card.shields)
  return most === 0 ? 0 : Math.max(0, bestHit(s, seat, most) - most * 0.6)
}

export const low: Which = (s, die) => shownValue(s, die) <= 2
export const high: Which = (s, die) => shownValue(s, die) >= 2

/** Everybody's dice at once. */
export const rerollOfAll: Use = (s, seat) => {
  let sum = 0
  for (const die of s.dice)
    if (die.pool !== NONE) sum += die.pool === seat ? gainOfReroll(s, die) : -gainOfReroll(s, die)
  return Math.max(0, sum)
}
export const isRed = (kind: CardNumber): boolean => factsOf(kind).color === 'red'
export const notUnique = (kind: CardNumber): boolean => !factsOf(kind).unique

/** Removes as many dice as the others have blanks. */
export const removesForBlanks: Use = (s, seat) => {
  let blanks = 0
  for (const die of s.dice) if (theirs(seat, die) && shownSide(die).symbol === 'blank') blanks++
  return removes(blanks)(s, seat)
}

/** Turns the own blanks to their best sides. */
export const turnsBlanks: Use = (s, seat) =>
  best(6, (offer) => {
    for (const die of s.dice)
      if (die.pool === seat && shownSide(die).symbol === 'blank') offer(bestSide(s, die))
  })

/** Damage as high as a die of the others shows, or a share of it. */
export function hitsAsTheirs(share: number, which: Which): Use {
  return (s, seat) =>
    best(1, (offer) => {
      for (const die of s.dice)
        if (theirs(seat, die) && which(s, die)) offer(bestHit(s, seat, Math.ceil(shownValue(s, die) * share)))
    })
}

/** A card of the others for each own die that shows the symbol. */
export function discardsFor(symbol: DieSymbol): Use {
  return (s, seat) => {
    let count = 0
    for (const die of s.dice) if (die.pool === seat && shownSide(die).symbol === symbol) count++
    return CARD * Math.min(count, opponentsCards(s, seat))
  }
}

/** Resolves a side with a plus by itself. */
export const resolvesModifier: Use = (s, seat) =>
  best(1, (offer) => {
    for (const die of s.dice)
      if (die.pool === seat && shownSide(die).modifier)
        offer(PER_POINT[shownSide(die).symbol] * shownValue(s, die))
  })
