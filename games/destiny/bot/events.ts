/**
 * What events are for: each says what it would be worth now, in points of damage, before its cost and the card itself.
 * Events that are missing count as usual ones.
 */
import type { Seat } from '@dejarik/kernel'
import { factsOf, sideOf } from '../cards/catalogue.ts'
import { CARDS, type DieSymbol } from '../facts/index.ts'
import { type CardNumber, type Die, NONE, type State } from '../state.ts'
import { bestSide, gainOfReroll, isDamage, shownSide, shownValue, shownWorth } from './showing.ts'
import { bestHealing, bestHit, bestShielding, leastLoss } from './targets.ts'
import { dieWorth, RESOURCE } from './worth.ts'

type Use = (s: State, seat: Seat) => number
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
const shows =
  (...symbols: readonly DieSymbol[]): Which =>
  (_s, die) =>
    symbols.includes(shownSide(die).symbol)
const damage = shows('melee', 'ranged')
const ofCharacter: Which = (_s, die) => factsOf(die.kind).type === 'character'
const ofUpgrade: Which = (_s, die) => factsOf(die.kind).type === 'upgrade'

function theirs(seat: Seat, die: Die): boolean {
  return die.pool !== NONE && die.pool !== seat
}

/** Removes so many of the others' dice. */
function removes(most: number, which: Which = ANY): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (theirs(seat, die) && which(s, die)) offer(shownWorth(s, die))
    })
}

/** The opponent chooses which: the least of them. */
function theyRemove(count: number): Use {
  return (s, seat) => {
    const shown: number[] = []
    for (const die of s.dice) if (theirs(seat, die)) shown.push(shownWorth(s, die))
    shown.sort((a, b) => a - b)
    let sum = 0
    for (let i = 0; i < count && i < shown.length; i++) sum += shown[i]
    return sum
  }
}

function rerollsTheirs(most: number, which: Which = ANY): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (theirs(seat, die) && which(s, die)) offer(-gainOfReroll(s, die))
    })
}

function rerollsMine(most: number): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (die.pool === seat) offer(gainOfReroll(s, die))
    })
}

/** Turns so many own dice to the best side. */
function turns(most: number): Use {
  return (s, seat) =>
    best(most, (offer) => {
      for (const die of s.dice) if (die.pool === seat) offer(bestSide(s, die) - shownWorth(s, die))
    })
}

/** Turns an own die to its best side of a symbol. */
function turnsTo(most: number, ...symbols: readonly DieSymbol[]): Use {
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
function resolves(plus: number, which: Which = ANY): Use {
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
const NOW = 0.3

const hits =
  (amount: number): Use =>
  (s, seat) =>
    bestHit(s, seat, amount)
const shields =
  (amount: number): Use =>
  (s, seat) =>
    bestShielding(s, seat, amount)
const heals =
  (amount: number): Use =>
  (s, seat) =>
    bestHealing(s, seat, amount)
const plainly =
  (worth: number): Use =>
  () =>
    worth
const less =
  (use: Use, price: (s: State, seat: Seat) => number): Use =>
  (s, seat) =>
    Math.max(0, use(s, seat) - price(s, seat))
const either =
  (...uses: readonly Use[]): Use =>
  (s, seat) =>
    Math.max(...uses.map((use) => use(s, seat)))
const both =
  (...uses: readonly Use[]): Use =>
  (s, seat) =>
    uses.reduce((sum, use) => sum + use(s, seat), 0)

/** Damage to an own character to be rid of a die. */
const forOwnDamage: Use = (s, seat) =>
  best(1, (offer) => {
    for (const die of s.dice)
      if (theirs(seat, die) && damage(s, die))
        offer(shownWorth(s, die) - leastLoss(s, seat, shownValue(s, die)))
  })

/** The least of the own dice goes for it. */
const leastOwnDie: Use = (s, seat) => {
  let least = Number.POSITIVE_INFINITY
  for (const die of s.dice) if (die.pool === seat) least = Math.min(least, shownWorth(s, die))
  return least
}

const opponentsResources: Use = (s, seat) => {
  let most = 0
  for (let of = 0; of < s.players.length; of++)
    if (of !== seat) most = Math.max(most, Math.min(5, s.players[of].resources))
  return most * RESOURCE
}

const opponentsCards: Use = (s, seat) => {
  let most = 0
  for (let of = 0; of < s.players.length; of++) if (of !== seat) most = Math.max(most, s.players[of].hand.length)
  return most
}

/** Rolling the dice of the own ready characters, as many as it lets. */
function activates(most: number, which: (kind: CardNumber) => boolean): Use {
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
const readies: Use = (s, seat) =>
  best(1, (offer) => {
    for (const card of s.cards)
      if (card.type === 'character' && card.controller === seat && !card.ready) {
        let sum = 0
        for (const die of s.dice) if (die.card === card.id && die.pool === NONE) sum += dieWorth(die.kind)
        offer(sum)
      }
  })

const shieldsAway: Use = (s, seat) => {
  let most = 0
  for (const card of s.cards) if (card.controller !== seat) most = Math.max(most, card.shields)
  return most * 0.8
}

const ownShieldsAsDamage: Use = (s, seat) => {
  let most = 0
  for (const card of s.cards) if (card.controller === seat) most = Math.max(most, card.shields)
  return most === 0 ? 0 : Math.max(0, bestHit(s, seat, most) - most * 0.6)
}

const low: Which = (s, die) => shownValue(s, die) <= 2
const high: Which = (s, die) => shownValue(s, die) >= 2
const rerollOfAll: Use = (s, seat) => {
  let sum = 0
  for (const die of s.dice)
    if (die.pool !== NONE) sum += die.pool === seat ? gainOfReroll(s, die) : -gainOfReroll(s, die)
  return Math.max(0, sum)
}
const isRedKind = (kind: CardNumber): boolean => factsOf(kind).color === 'red'
const notUnique = (kind: CardNumber): boolean => !factsOf(kind).unique

const EVENTS: { readonly [card: string]: Use } = {
  // Awakenings
  '01068': forOwnDamage,
  '01069': theyRemove(1),
  '01070': plainly(6),
  '01071': opponentsResources,
  '01072': plainly(1),
  '01073': rerollsTheirs(2),
  '01074': plainly(2.2),
  '01075': less(removes(2), (s, seat) => leastLoss(s, seat, 3)),
  '01079': both(opponentsResources, plainly(1)),
  '01080': (s, seat) => 0.5 * (5 - s.players[seat].hand.length),
  '01081': less(plainly(1.6), (s, seat) => leastLoss(s, seat, 1)),
  '01082': (s, seat) => {
    let blanks = 0
    for (const die of s.dice) if (theirs(seat, die) && shownSide(die).symbol === 'blank') blanks++
    return removes(blanks)(s, seat)
  },
  '01083': both(turnsTo(1, 'melee'), plainly(NOW)),
  '01084': shieldsAway,
  '01085': removes(1, ofCharacter),
  '01086': resolves(1, damage),
  '01087': plainly(0.5),
  '01091': (s, seat) =>
    best(6, (offer) => {
      for (const die of s.dice)
        if (die.pool === seat && shownSide(die).symbol === 'blank') offer(bestSide(s, die))
    }),
  '01092': plainly(1.2),
  '01093': plainly(0.3),
  '01094': plainly(1),
  '01095': less(hits(1), leastOwnDie),
  '01096': resolves(0.5, shows('ranged')),
  '01097': less(removes(1), leastOwnDie),
  '01098': (s, seat) => 0.5 * Math.max(0, opponentsCards(s, seat) - s.players[seat].hand.length + 1),
  '01103': resolves(2, shows('discard')),
  '01104': removes(9, high),
  '01105': heals(2),
  '01106': both(activates(1, isRedKind), plainly(NOW)),
  '01107': turns(1),
  '01108': resolves(1),
  '01109': plainly(1.5),
  '01110': plainly(0.3),
  '01111': plainly(1),
  '01112': plainly(0.5),
  '01114': less(removes(9), plainly(3)),
  '01115': shields(2),
  '01116': removes(1),
  '01117': forOwnDamage,
  '01118': plainly(0),
  '01119': plainly(0),
  '01120': plainly(0.8),
  '01121': ownShieldsAsDamage,
  '01122': both(hits(1), heals(1)),
  '01126': both(rerollsTheirs(9), plainly(0.3)),
  '01127': plainly(0.6),
  '01128': plainly(0.4),
  '01129': plainly(0),
  '01130': either(theyRemove(2), plainly(0.8)),
  '01131': less(theyRemove(2), leastOwnDie),
  '01132': plainly(0.8),
  '01133': both(resolves(0, shows('ranged')), removes(1, shows('ranged'))),
  '01134': plainly(0.7),
  '01138': plainly(0.6),
  '01139': both(shields(2), plainly(0.6)),
  '01140': resolves(1, shows('ranged')),
  '01141': readies,
  '01142': resolves(1, shows('resource')),
  '01143': activates(9, notUnique),
  '01145': both(removes(1, shows('ranged')), (s, seat) =>
    best(1, (offer) => {
      for (const die of s.dice)
        if (theirs(seat, die) && shownSide(die).symbol === 'ranged') offer(shownValue(s, die) / 2)
    }),
  ),
  '01146': rerollOfAll,
  '01147': (s, seat) => removes(9)(s, seat) / 2,
  '01148': plainly(0.5),
  '01149': either(turns(1), removes(1)),
  '01151': turnsTo(1, 'ranged'),
  '01152': both(resolves(0), plainly(0.8)),
  '01153': removes(9, shows('melee')),
  '01154': (s, seat) => {
    let count = 0
    for (const die of s.dice) if (die.pool === seat && shownSide(die).symbol === 'melee') count++
    return 0.6 * Math.min(count, opponentsCards(s, seat))
  },
  '01155': removes(9, shows('ranged')),
  '01156': removes(1),
  '01157': shields(1),
  '01158': plainly(0.6),
  '01159': removes(1, low),
  '01160': both(removes(1, damage), (s, seat) =>
    best(1, (offer) => {
      for (const die of s.dice)
        if (theirs(seat, die) && damage(s, die)) offer(bestHit(s, seat, shownValue(s, die)))
    }),
  ),
  '01161': rerollsTheirs(9),
  '01162': either(rerollsMine(1), rerollsTheirs(1)),
  // Two-Player Game
  '04011': (s, seat) =>
    best(1, (offer) => {
      for (const die of s.dice)
        if (theirs(seat, die) && damage(s, die)) offer(bestHit(s, seat, shownValue(s, die)))
    }),
  '04012': turnsTo(1, 'melee', 'ranged'),
  '04013': hits(1),
  '04014': plainly(3.4),
  '04016': plainly(0.5),
  '04017': both(turnsTo(1, 'melee'), removes(1, shows('melee'))),
  '04019': removes(1, ofUpgrade),
  '04020': rerollsTheirs(1),
  '04021': removes(1, shows('melee')),
  '04022': removes(1),
  '04034': resolves(2, damage),
  '04036': turns(1),
  '04038': turns(1),
  '04040': removes(1),
  '04041': both(rerollsMine(1), plainly(0.8)),
  '04042': hits(1),
  '04043': removes(1, shows('ranged')),
  '04045': rerollsTheirs(9, damage),
}

/** Of an event that nobody has weighed yet: as much as it costs, and the card. */
const USUAL = 0.9
const PER_COST = 0.9

export function eventWorth(s: State, seat: Seat, kind: CardNumber): number {
  const { id, reprintOf, cost } = CARDS[kind]
  const use = EVENTS[id] ?? EVENTS[reprintOf ?? '']
  if (use !== undefined) return use(s, seat)
  return USUAL + PER_COST * (typeof cost === 'number' ? cost : 0)
}

/** Whether an event only answers what others have rolled, and is better kept until they have. */
export function isAnswer(kind: CardNumber): boolean {
  const { id, reprintOf } = CARDS[kind]
  return ANSWERS.includes(id) || (reprintOf !== null && ANSWERS.includes(reprintOf))
}

// biome-ignore format: ids
const ANSWERS: readonly string[] = [
  '01068', '01069', '01073', '01075', '01082', '01085', '01097', '01104', '01116', '01117', '01126', '01130',
  '01131', '01145', '01147', '01153', '01155', '01156', '01159', '01160', '01161',
  '04011', '04019', '04020', '04021', '04022', '04040', '04043', '04045',
]
