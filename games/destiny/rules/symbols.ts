/** What the symbols do (rulebook: Würfelsymbole). */
import { type Flow, never, settled } from '@dejarik/kernel'
import type { DieSymbol } from '../facts/index.ts'
import { type CardId, type CardNumber, NONE, type State, type T } from '../state.ts'
import type { AfterSpecial, Me, Special } from './abilities.ts'
import { abilitiesOf, dieRulesOf } from './cards.ts'
import { cardsOfType, charactersOf, chooseCard, chooseOpponent, chooseTurn, chooseWay } from './choose.ts'
import { dealDamage, dealToEach } from './damage.ts'
import { poolOf, turnDie } from './dice.ts'
import { distributeDamage } from './distribute.ts'
import { effectOf } from './effect-of.ts'
import { discardRandom } from './hand.ts'
import { forEachBorrowed } from './queue.ts'
import { gainResources, loseResources } from './resources.ts'
import { distributeShields, giveShields } from './shields.ts'

/** How a symbol is carried out, if not as usual. */
export interface Manner {
  readonly unblockable?: boolean
  /** Against each of an opponent's characters (Salvo). */
  readonly each?: boolean
  /** The focus die itself may be turned (sd.clar-sor.5). */
  readonly alsoItself?: boolean
}

export interface Carried {
  readonly stays: boolean
  /** Resources that somebody lost. */
  readonly lost: number
  /** The character that was dealt damage. */
  readonly target: CardId
}

const PLAIN: Carried = { stays: false, lost: 0, target: NONE }

/** Carries out a symbol for `me.seat`; `me` is the die's card. */
export function carryOut(t: T, me: Me, symbol: DieSymbol, value: number, manner: Manner): Flow<Carried> {
  switch (symbol) {
    case 'melee':
    case 'ranged':
      return manner.each === true
        ? damageEach(t, me, symbol, value, manner)
        : damage(t, me, symbol, value, manner)
    case 'indirect':
      return indirect(t, me, value, manner)
    case 'shield':
      return shields(t, me, value)
    case 'resource':
      gainResources(t, me.seat, value)
      return NOTHING_MORE
    case 'disrupt':
      return disrupt(t, me, value)
    case 'discard':
      return discard(t, me, value)
    case 'focus':
      return focus(t, me, value, manner.alsoItself === true)
    case 'special':
      return specially(t, me)
    case 'blank':
    case 'any':
      return NOTHING_MORE
    default:
      return never(symbol)
  }
}

const NOTHING_MORE = settled(PLAIN)

function* damage(t: T, me: Me, kind: 'melee' | 'ranged', value: number, manner: Manner): Flow<Carried> {
  const rule = kind === 'melee' ? 'sd.melee.1' : 'sd.ranged.1'
  const target = yield* chooseCard(t, me, 'damage', cardsOfType(t.state, 'character', me, 'any'), {
    rule,
    amount: value,
  })
  if (target === null) return PLAIN
  const hit = { kind, unblockable: manner.unblockable ?? false, cause: 'die' as const }
  const { isDealt } = yield* dealDamage(t, me, target.id, value, hit)
  return { stays: false, lost: 0, target: isDealt ? target.id : NONE }
}

function* damageEach(t: T, me: Me, kind: 'melee' | 'ranged', value: number, manner: Manner): Flow<Carried> {
  const opponent = yield* chooseOpponent(t, me)
  const shares = charactersOf(t.state, opponent).map(({ id }) => ({ card: id, amount: value }))
  yield* dealToEach(t, me, shares, { kind, unblockable: manner.unblockable ?? false, cause: 'die' })
  return PLAIN
}

function* indirect(t: T, me: Me, value: number, manner: Manner): Flow<Carried> {
  const opponent = yield* chooseOpponent(t, me)
  yield* distributeDamage(t, me, opponent, value, { ...manner, kind: 'indirect', cause: 'die' })
  return PLAIN
}

function* shields(t: T, me: Me, value: number): Flow<Carried> {
  if (dieRulesOf(me.kind)?.distributesShields === true) yield* distributeShields(t, me, value)
  else {
    const characters = cardsOfType(t.state, 'character', me, 'any')
    const target = yield* chooseCard(t, me, 'shields', characters, {
      rule: 'sd.shield-symbol.1',
      amount: value,
    })
    if (target !== null) yield* giveShields(t, me, target.id, value)
  }
  return PLAIN
}

function* disrupt(t: T, me: Me, value: number): Flow<Carried> {
  const lost = yield* loseResources(t, yield* chooseOpponent(t, me), value, me.seat)
  return { stays: false, lost, target: NONE }
}

function* discard(t: T, me: Me, value: number): Flow<Carried> {
  yield* discardRandom(t, yield* chooseOpponent(t, me), value)
  return PLAIN
}

/** Up to as many other dice as the value, each once (sd.focus.1, .2). */
function* focus(t: T, me: Me, value: number, alsoItself: boolean): Flow<Carried> {
  const turned: number[] = alsoItself ? [] : [me.die]
  for (let i = 0; i < value; i++) {
    const dice = poolOf(t.state, me.seat).filter(({ id }) => !turned.includes(id))
    const turn = yield* chooseTurn(t, me, 'focus', dice, () => true, { optional: true, rule: 'sd.focus.1' })
    if (turn === null) break
    yield* turnDie(t, me, turn.die, turn.side)
    turned.push(turn.die.id)
  }
  return PLAIN
}

function* specially(t: T, me: Me): Flow<Carried> {
  const stays = (yield* useSpecial(t, me)) === 'stay'
  return { stays, lost: 0, target: NONE }
}

/** Specials of a card: its own, and those that it borrows while it is in play. */
export function specialsOf(
  s: State,
  card: CardId,
  kind: CardNumber,
): { readonly kind: CardNumber; readonly ability: Special }[] {
  const found = abilitiesOf(kind, 'special').map(({ ability }) => ({ kind, ability }))
  forEachBorrowed(
    s,
    (borrower, from) => {
      if (borrower.id === card && borrower.kind === kind)
        for (const { ability } of abilitiesOf(from, 'special')) found.push({ kind: from, ability })
    },
    true,
  )
  return found
}

/** A card's own special; the player chooses among several (sd.special-ability.3). */
export function* useSpecial(t: T, me: Me): Flow<AfterSpecial> {
  const specials = specialsOf(t.state, me.card, me.kind)
  if (specials.length === 0) return
  const ways = specials.map((_, i) => `special-${i}` as const)
  const way = yield* chooseWay(t, me, 'special', ways, { rule: 'sd.special-ability.3' })
  const { kind, ability } = specials[ways.indexOf(way)]
  t.log?.('special', 'sd.special-symbol.1', { seat: me.seat, kind })
  const it: Me = { ...me, kind, special: true }
  return yield* effectOf(t, it, () => ability.run(t, it))
}
