/** Words about dice in pools, and about who lets them be used: what many cards of the later sets share. */
import type { Flow, Seat } from '@dejarik/kernel'
import { type Color, type DieSymbol, factsOf } from '../facts/index.ts'
import { type Ability, type Me, only } from '../rules/abilities.ts'
import { canResolve, type How, type Resolved, resolveDie } from '../rules/actions/resolve-dice.ts'
import { chooseDie, chooseOpponent, diceIn, opponentsOf, upgradesOn } from '../rules/choose.ts'
import { dieValue, isCharacterDie } from '../rules/dice.ts'
import { listedDice } from '../rules/elite.ts'
import { hasSubtypeNow } from '../rules/later/subtypes.ts'
import { gainResources, spend } from '../rules/resources.ts'
import { type Card, type CardId, type Die, findDie, NONE, ownerOf, type State, type T } from '../state.ts'
import { countCharacters } from './more-words.ts'
import { spotsTitled } from './spotting.ts'
import { diceOf, hasSubtype, isColor } from './words.ts'

/** Damage of any kind. */
export const DAMAGE: readonly DieSymbol[] = ['melee', 'ranged', 'indirect']

/** "Spot 2 (Blue) characters or …". */
export function spotsTwo(color: Color, title: string): (s: State, seat: Seat) => boolean {
  return (s, seat) =>
    countCharacters(s, seat, ({ kind }) => isColor(kind, color)) >= 2 || spotsTitled(s, seat, title)
}

/** What a die would be worth with this side up. */
export function valueOn(s: State, die: Die, side: number): number {
  return dieValue(s, { ...die, side })
}

/** Dice "(yours and/or an opponent's)": his own and those of one opponent, whom he chooses (sd.mp-opponent.1). */
export function* diceOfMineAndAnOpponent(t: T, me: Me): Flow<Die[]> {
  const opponent = yield* chooseOpponent(t, me)
  return t.state.dice.filter(({ pool }) => pool === me.seat || pool === opponent)
}

/** Character and upgrade dice of a character, or support and mod dice of a support, that lie in a pool. */
export function rolledDiceOf(s: State, card: CardId): Die[] {
  return diceOf(s, card).filter(({ pool }) => pool !== NONE)
}

/** The character dice of a character that lie in a pool. */
export function characterDiceOf(s: State, card: CardId): Die[] {
  return s.dice.filter((die) => die.card === card && die.pool !== NONE && isCharacterDie(s, die))
}

export function isNonUniqueCharacterDie(s: State, die: Die): boolean {
  return isCharacterDie(s, die) && !factsOf(die.kind).unique
}

export function sumOfValues(s: State, dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + dieValue(s, die), 0)
}

/** "Resolve an opponent's die … as if it were your own." */
export function* resolveTheirs(
  t: T,
  me: Me,
  isOne: (die: Die) => boolean,
  how: How = {},
): Flow<Resolved | null> {
  const open = diceIn(t.state, me, 'opponents').filter(
    (die) => isOne(die) && canResolve(t.state, me.seat, die, how),
  )
  const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-dice.9' })
  return die === null ? null : yield* resolveDie(t, me, die, how)
}

/** Dice of a player that were removed on the last turn of an opponent and lie on their cards again. */
export function removedDice(s: State, seat: Seat): Die[] {
  return opponentsOf(s, seat).flatMap((opponent) =>
    s.players[opponent].removed.flatMap((note) => {
      const die = findDie(s, note.die)
      return note.seat === seat && die?.seat === seat && die.pool === NONE && die.on === die.card ? [die] : []
    }),
  )
}

/** "Give an opponent N of your resources": whether he got them. */
export function giveResources(t: T, from: Seat, to: Seat, amount: number): boolean {
  if (!spend(t, from, amount)) return false
  gainResources(t, to, amount)
  return true
}

/** What a character costs its team; that stays the same for the whole match (sd.character-points.4). */
export function pointsOf(s: State, card: Card): number {
  const { points } = factsOf(card.kind)
  if (card.type !== 'character' || points === null) return 0
  return listedDice(s, card.id) > 1 ? (points.elite ?? points.normal) : points.normal
}

/** "If you are fighting on your battlefield": the one in use is his. */
export function isOnOwnBattlefield(s: State, seat: Seat): boolean {
  return s.battlefield !== NONE && ownerOf(s.battlefield) === seat
}

/** "If you have more (Red) cards in play than an opponent." */
export function hasMoreOf(s: State, seat: Seat, color: Color): boolean {
  const count = (of: Seat): number =>
    s.cards.filter((card) => card.controller === of && isColor(card.kind, color)).length
  return opponentsOf(s, seat).some((other) => count(seat) > count(other))
}

/** "Modify vehicle support." */
export const MODIFIES_VEHICLE: Ability = only({ modify: (_s, card) => hasSubtype(card.kind, 'vehicle') })

/** Mods on a support. */
export function modsOn(s: State, support: CardId): Card[] {
  return upgradesOn(s, support).filter((card) => hasSubtypeNow(s, card, 'mod'))
}

/** "One of your … characters or supports" that can be activated. */
export function isVehicleSupport(s: State, card: Card): boolean {
  return card.type === 'support' && hasSubtypeNow(s, card, 'vehicle')
}
