/** What events are for. Those that are missing count as usual ones. */
import type { Seat } from '@dejarik/kernel'
import { CARDS } from '../facts/index.ts'
import type { CardNumber, State } from '../state.ts'
import { leastLoss } from './targets.ts'
import {
  activates,
  both,
  damage,
  discardsFor,
  either,
  forOwnDamage,
  heals,
  high,
  hits,
  hitsAsTheirs,
  isRed,
  leastOwnDie,
  less,
  low,
  NOW,
  notUnique,
  ofCharacter,
  ofUpgrade,
  opponentsCards,
  opponentsResources,
  ownShieldsAsDamage,
  plainly,
  readies,
  removes,
  removesForBlanks,
  rerollOfAll,
  rerollsMine,
  rerollsTheirs,
  resolves,
  shields,
  shieldsAway,
  shows,
  theyRemove,
  turns,
  turnsBlanks,
  turnsTo,
  type Use,
} from './uses.ts'

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
  '01082': removesForBlanks,
  '01083': both(turnsTo(1, 'melee'), plainly(NOW)),
  '01084': shieldsAway,
  '01085': removes(1, ofCharacter),
  '01086': resolves(1, damage),
  '01087': plainly(0.5),
  '01091': turnsBlanks,
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
  '01106': both(activates(1, isRed), plainly(NOW)),
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
  '01145': both(removes(1, shows('ranged')), hitsAsTheirs(0.5, shows('ranged'))),
  '01146': rerollOfAll,
  '01147': (s, seat) => removes(9)(s, seat) / 2,
  '01148': plainly(0.5),
  '01149': either(turns(1), removes(1)),
  '01151': turnsTo(1, 'ranged'),
  '01152': both(resolves(0), plainly(0.8)),
  '01153': removes(9, shows('melee')),
  '01154': discardsFor('melee'),
  '01155': removes(9, shows('ranged')),
  '01156': removes(1),
  '01157': shields(1),
  '01158': plainly(0.6),
  '01159': removes(1, low),
  '01160': both(removes(1, damage), hitsAsTheirs(1, damage)),
  '01161': rerollsTheirs(9),
  '01162': either(rerollsMine(1), rerollsTheirs(1)),
  // Two-Player Game
  '04011': hitsAsTheirs(1, damage),
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
