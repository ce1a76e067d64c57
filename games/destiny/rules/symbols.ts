/** What the symbols do (rulebook: Würfelsymbole). */
import type { Flow } from '@dejarik/kernel'
import { abilityAt, dieRulesOf, placesOf } from '../cards/catalogue.ts'
import type { DieSymbol } from '../facts/index.ts'
import { type CardId, type CardNumber, NONE, type State, type T } from '../state.ts'
import { type AfterSpecial, done, type Me, type Special } from './abilities.ts'
import { cardsOfType, charactersOf, chooseCard, chooseOpponent, chooseTurn, chooseWay } from './choose.ts'
import { dealDamage, dealToEach } from './damage.ts'
import { poolOf, turnDie } from './dice.ts'
import { distributeDamage } from './distribute.ts'
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
  /** The character that was chosen. */
  readonly target: CardId
}

const PLAIN: Carried = { stays: false, lost: 0, target: NONE }

/** Carries out a symbol for `me.seat`; `me` is the die's card. */
export function* carryOut(t: T, me: Me, symbol: DieSymbol, value: number, manner: Manner): Flow<Carried> {
  switch (symbol) {
    case 'melee':
    case 'ranged':
      return { ...PLAIN, target: yield* damage(t, me, symbol, value, manner) }
    case 'indirect':
      yield* distributeDamage(t, me, yield* chooseOpponent(t, me), value, {
        ...manner,
        kind: 'indirect',
        cause: 'die',
      })
      return PLAIN
    case 'shield':
      yield* shields(t, me, value)
      return PLAIN
    case 'resource':
      gainResources(t, me.seat, value)
      return PLAIN
    case 'disrupt':
      return { ...PLAIN, lost: yield* loseResources(t, yield* chooseOpponent(t, me), value, me.seat) }
    case 'discard':
      yield* discardRandom(t, yield* chooseOpponent(t, me), value)
      return PLAIN
    case 'focus':
      yield* focus(t, me, value, manner.alsoItself === true)
      return PLAIN
    case 'special':
      return { ...PLAIN, stays: (yield* useSpecial(t, me)) === 'stay' }
    case 'blank':
    case 'any':
      return PLAIN
  }
}

function* damage(t: T, me: Me, kind: 'melee' | 'ranged', value: number, manner: Manner): Flow<CardId> {
  const hit = { kind, unblockable: manner.unblockable ?? false, cause: 'die' as const }
  if (manner.each === true) {
    const opponent = yield* chooseOpponent(t, me)
    yield* dealToEach(
      t,
      me,
      charactersOf(t.state, opponent).map(({ id }) => ({ card: id, amount: value })),
      hit,
    )
    return NONE
  }
  const rule = `sd.${kind}.1`
  const target = yield* chooseCard(t, me, 'damage', cardsOfType(t.state, 'character', me, 'any'), { rule })
  if (target === null) return NONE
  yield* dealDamage(t, me, target.id, value, hit)
  return target.id
}

function* shields(t: T, me: Me, value: number): Flow {
  if (dieRulesOf(me.kind)?.distributesShields === true) return yield* distributeShields(t, me, value)
  const characters = cardsOfType(t.state, 'character', me, 'any')
  const target = yield* chooseCard(t, me, 'shields', characters, { rule: 'sd.shield-symbol.1' })
  if (target !== null) yield* giveShields(t, me, target.id, value)
}

/** Up to as many other dice as the value, each once (sd.focus.1, .2). */
function* focus(t: T, me: Me, value: number, alsoItself: boolean): Flow {
  const turned: number[] = alsoItself ? [] : [me.die]
  for (let i = 0; i < value; i++) {
    const dice = poolOf(t.state, me.seat).filter(({ id }) => !turned.includes(id))
    const turn = yield* chooseTurn(t, me, 'focus', dice, () => true, { optional: true, rule: 'sd.focus.1' })
    if (turn === null) return
    turnDie(t, me, turn.die, turn.side)
    turned.push(turn.die.id)
  }
}

/** Specials of a card: its own, and those that it borrows while it is in play. */
export function specialsOf(s: State, card: CardId, kind: CardNumber): { kind: CardNumber; place: number }[] {
  const found = placesOf(kind, 'special').map((place) => ({ kind, place }))
  forEachBorrowed(
    s,
    (borrower, from) => {
      if (borrower.id === card && borrower.kind === kind)
        for (const place of placesOf(from, 'special')) found.push({ kind: from, place })
    },
    true,
  )
  return found
}

/** A card's own special; the player chooses among several (sd.special-ability.3). */
export function* useSpecial(t: T, me: Me): Flow<AfterSpecial> {
  const specials = specialsOf(t.state, me.card, me.kind)
  if (specials.length === 0) return
  const ways = specials.map((_, i) => `special-${i}`)
  const way = yield* chooseWay(t, me, 'special', ways, { rule: 'sd.special-ability.3' })
  const { kind, place } = specials[ways.indexOf(way)]
  t.log?.('special', 'sd.special-symbol.1', { seat: me.seat, kind })
  return yield* done((abilityAt(kind, place) as Special).run(t, { ...me, kind, special: true }))
}
