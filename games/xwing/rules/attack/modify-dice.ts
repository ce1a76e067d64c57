/** Modify Attack Dice and Modify Defense Dice (rulebook: "Würfel modifizieren"). */
import { done, type Flow, isMet, never, type Usage } from '@dejarik/kernel'
import type { ModifyOption } from '../../questions.ts'
import { type Attack, opponentOf, type ShipId, type State, type T, TOKENS, type Token } from '../../state.ts'
import type { Kit, Me, Modification } from '../abilities.ts'
import { forEachListed, offering, raise } from '../ability-queue.ts'
import { isAllowed, isGranted } from '../ask-cards.ts'
import { cardOf } from '../cards.ts'
import { pay } from '../costs.ts'
import type { DiceKind } from '../dice.ts'
import { inTheBox } from '../in-the-box.ts'
import { isShip, seatOf } from '../range.ts'
import { current, isPrimaryAtRange0 } from './attack-dice.ts'
import { isDefendedAtRange0 } from './range.ts'
import { TOKEN_MODIFICATIONS } from './spend-tokens.ts'

/** What is spent for a modification; `card` for nothing but what the card says. */
export type Spent = Exclude<ModifyOption['do'], 'done'>

/** One modification that can be used now. */
interface Usable {
  readonly me: Me
  readonly key: string
  readonly modification: Modification
  readonly what: Spent
  /** Its key on the card; '' for tokens. */
  readonly ability: string
}

/** The other side modifies first: defender before attacker for attack dice (xw.g.attack-adice.6, xw.g.attack-ddice.5). */
export function* modifyDice(t: T, dice: DiceKind): Flow {
  const s = t.state
  const attack = current(s)
  attack.step = dice === 'attack' ? 'modify-attack-dice' : 'modify-defense-dice'
  if (attack.treatedAsHit) return
  const attacker = seatOf(s, attack.attacker)
  const first = dice === 'attack' ? opponentOf(attacker) : attacker
  for (const seat of [first, opponentOf(first)]) {
    attack.modifying = seat
    yield* modifyAs(t, attack, dice, seat)
  }
  attack.modifying = -1
  attack.modifier = -1
  const roller = dice === 'attack' ? attack.attacker : attack.defender
  if (isShip(roller)) yield* raise(t, { event: `${dice}-dice-modified`, ship: roller })
}

function* modifyAs(t: T, attack: Attack, dice: DiceKind, seat: number): Flow {
  const s = t.state
  while (true) {
    const usable = usableBy(s, attack, dice, seat)
    if (usable.length === 0) return
    const isForced = usable.some(({ modification }) => modification.must === true)
    const options = usable.map(
      ({ me, what, ability }): ModifyOption => ({
        do: what,
        ship: me.ship,
        card: me.card,
        ability,
      }),
    )
    const enough: ModifyOption = { do: 'done', ship: -1, card: -1, ability: '' }
    const offered = isForced ? options : [...options, enough]
    const rule = dice === 'attack' ? 'xw.g.attack-adice.6' : 'xw.g.attack-ddice.5'
    const chosen = yield* t.decide(seat, `modify-${dice}-dice` as const, offered, { rule })
    if (chosen.do === 'done') return
    const { me, key, modification } = usable[options.indexOf(chosen)]
    if (modification.limit === 'attack') attack.used.push(key)
    if (me.card >= 0) t.log?.('ability', cardOf(me.card).rule, { seat, ship: me.ship, card: me.card })
    attack.modifier = modifierOf(me, modification, attack)
    if (modification.noDice !== true) attack.used.push(modifiedKey(attack.modifier, dice))
    if (modification.cost !== undefined) yield* pay(t, me, modification.cost)
    const before = countRerolled(attack, dice)
    yield* done(modification.run(t, me, attack))
    const roller = dice === 'attack' ? attack.attacker : attack.defender
    if (attack.modifier === roller && countRerolled(attack, dice) > before)
      yield* raise(t, { event: 'own-dice-rerolled', ship: roller, dice })
  }
}

/** Who modifies the dice: "you", unless the card lets their roller or the defender do it. */
function modifierOf(me: Me, { by, dice }: Modification, { attacker, defender }: Attack): ShipId {
  if (by === undefined) return me.ship
  const ship = by === 'roller' && dice === 'attack' ? attacker : defender
  return isShip(ship) ? ship : me.ship
}

function countRerolled({ attackDice, defenseDice }: Attack, dice: DiceKind): number {
  return (dice === 'attack' ? attackDice : defenseDice).filter(({ rerolled }) => rerolled).length
}

function modifiedKey(ship: ShipId, dice: DiceKind): string {
  return `modified ${dice} ${ship}`
}

/** Whether a ship has modified attack or defense dice in this attack. */
export function hasModified(attack: Attack, ship: ShipId, dice: DiceKind): boolean {
  return attack.used.includes(modifiedKey(ship, dice))
}

function isToken(what: Spent): what is Spent & Token {
  return TOKENS.some((token) => token === what)
}

/** Tokens and locks that a card spends to modify dice; `card` if it spends none. */
function spentFor({ spends, cost }: Modification): readonly string[] {
  const words: string[] = spends === undefined ? [] : [spends]
  if (cost?.lock === true) words.push('lock')
  for (const token of TOKENS) if ((cost?.spend?.[token] ?? 0) > 0) words.push(token)
  return words.length === 0 ? ['card'] : words
}

/**
 * Whether that ship can't touch these dice at range 0: the attacker's only the defender can modify, no other ship of
 * either side (xw.g.attack-adice.7); the defender's none of its enemies (xw.g.attack-ddice.8).
 */
export function isFrozenFor(s: State, attack: Attack, dice: DiceKind, ship: ShipId): boolean {
  if (dice === 'attack') return isPrimaryAtRange0(attack) && ship !== attack.defender
  return s.ships[ship].seat === seatOf(s, attack.attacker) && isDefendedAtRange0(s, attack)
}

/** Most are used once in an attack (xw.g.once.1): what was noted in it is not used again. */
function modifying(): Usage<Kit, Attack> {
  usage ??= { ...offering, isFree: (_s, { key, event }) => !event.used.includes(key) }
  return usage
}
/** Made at first use, because remotes attack and abilities know remotes. */
let usage: Usage<Kit, Attack> | null = null

/** What a seat may use on these dice now. */
export function usableBy(s: State, attack: Attack, dice: DiceKind, seat: number): Usable[] {
  const found: Usable[] = []
  const offer = (
    me: Me,
    modification: Modification,
    key: string,
    what: Spent,
    spent: readonly string[],
    ability: string,
  ): void => {
    if (modification.dice !== dice || !fits(me, modification, attack)) return
    if (!isMet(modifying(), s, { me, key, ability: modification, event: attack })) return
    const modifier = modifierOf(me, modification, attack)
    if (isToken(what) && !isAllowed(s, 'maySpend', s.ships[modifier], what)) return
    if (modification.noDice === true) {
      found.push({ me, key, modification, what, ability })
      return
    }
    if (isFrozenFor(s, attack, dice, modifier) && !isGranted(s, 'modifiesAtRange0', attack, dice, what))
      return
    if (spent.every((word) => isAllowed(s, 'mayModify', attack, dice, modifier, word, me)))
      found.push({ me, key, modification, what, ability })
  }
  const roller = dice === 'attack' ? attack.attacker : attack.defender
  if (isShip(roller) && s.ships[roller].seat === seat)
    for (const [what, modification] of TOKEN_MODIFICATIONS)
      offer({ ship: roller, slot: -1, card: -1 }, modification, what, what, [what], '')
  const listed = inTheBox(s).modify.to(dice)
  if (listed === null) return found
  forEachListed(s, listed, (modifications, ship, slot, card) => {
    const me: Me = { ship: ship.id, slot, card }
    for (const { key: ability, ability: modification } of modifications) {
      if ((ship.seat === seat) === (modification.offeredTo === 'enemy')) continue
      const key = `${ship.id} ${slot} ${ability}`
      offer(me, modification, key, modification.spends ?? 'card', spentFor(modification), ability)
    }
  })
  return found
}

/** Whether "you" plays the part in this attack that the ability speaks of. */
function fits(me: Me, { as }: Modification, attack: Attack): boolean {
  switch (as) {
    case 'attacker':
      return me.ship === attack.attacker
    case 'defender':
      return me.ship === attack.defender
    case 'any':
      return true
    case 'other':
      return me.ship !== attack.attacker && me.ship !== attack.defender
    default:
      return never(as)
  }
}
