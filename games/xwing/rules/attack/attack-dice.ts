/** Attack step 2, Attack Dice (rulebook: "Angriffswürfel"). */
import type { Flow } from '@dejarik/kernel'
import type { Attack, State, T } from '../../state.ts'
import { raise } from '../ability-queue.ts'
import { forEachOpinion, isAllowed, opinions } from '../ask-cards.ts'
import { type DiceKind, facesOf, rollDice } from '../dice.ts'
import { isShip } from '../range.ts'
import { has, removeToken } from '../tokens.ts'

/** Whether nobody may add to or, but for the defender, modify the attacker's dice (xw.g.attack-adice.5, .7). */
export function isPrimaryAtRange0(attack: Attack): boolean {
  return attack.range === 0 && attack.weapon.primary
}

/** How many dice are rolled: value, bonuses, tokens and cards; limits last (xw.g.attack-adice.2 to .4). */
export function attackDiceCount(s: State, attack: Attack): number {
  let more = 0
  let fewer = isShip(attack.attacker) && has(s.ships[attack.attacker], 'deplete') ? -1 : 0
  if (attack.range === 1 && !attack.weapon.ordnance && isAllowed(s, 'rangeBonus', attack, 'attacker')) more++
  const hear = (number: number): void => {
    if (number > 0) more += number
    else fewer += number
  }
  forEachOpinion(s, 'attackDice', hear, attack)
  if (isPrimaryAtRange0(attack)) more = 0
  // Never fewer than 0 and never more than 6 (xw.g.attack-adice.4).
  const most = Math.min(6, ...opinions(s, 'mostAttackDice', attack))
  return Math.max(0, Math.min(most, attack.weapon.value + more + fewer))
}

export function* rollAttackDice(t: T): Flow {
  const s = t.state
  const attack = current(s)
  attack.step = 'roll-attack-dice'
  if (attack.treatedAsHit) return
  yield* raise(t, { event: 'rolls-attack-dice', ship: attack.attacker })
  const count = attackDiceCount(s, attack)
  if (isShip(attack.attacker)) removeToken(t, attack.attacker, 'deplete')
  attack.attackDice = rollDice(t, 'attack', count)
  logRoll(t, attack.attacker, 'attack', attack.attackDice)
  yield* raise(t, { event: 'attack-dice-rolled', ship: attack.attacker })
}

export function logRoll(t: T, ship: number, kind: DiceKind, dice: Attack['attackDice']): void {
  t.log?.('roll-dice', kind === 'attack' ? 'xw.g.attack-adice.1' : 'xw.g.attack-ddice.1', {
    ship,
    kind,
    count: dice.length,
    faces: facesOf(dice),
  })
  t.revealed('dice')
}

export function current(s: State): Attack {
  if (s.attack === null) throw new Error('no attack is going on')
  return s.attack
}
