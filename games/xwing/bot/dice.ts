/** Dice: what to reroll, what to change and what to keep for later. */
import { never } from '@dejarik/kernel'
import type { AskFor, Die as DieOption, ModifyOption } from '../questions.ts'
import { defenseDiceCount } from '../rules/attack/defense-dice.ts'
import type { Spent } from '../rules/attack/modify-dice.ts'
import { footprint } from '../rules/range.ts'
import { type Attack, type Die, ENGAGED, type Ship, type State, THING, TOKEN_NUMBER } from '../state.ts'
import { attackMods, defenseMods, spreadOf, spreadOfHits } from './damage.ts'
import { profileOf, smallChanges } from './profile.ts'
import { attackingNow, bestShot, spreadOfShot } from './shot.ts'
import { defendingAgainst } from './targets.ts'
import { perDamage, worthLost } from './worth.ts'

function count(dice: readonly Die[], ...faces: readonly Die['face'][]): number {
  let found = 0
  for (const { face } of dice) if (faces.includes(face)) found++
  return found
}

/** How much an answer in a Modify Dice step is worth; `done` is 0. */
export function modificationValue(
  s: State,
  ask: AskFor<'modify-attack-dice' | 'modify-defense-dice'>,
  option: ModifyOption,
): number {
  const { attack } = s
  if (attack === null || option.do === 'done') return 0
  const roller = ask.what === 'modify-attack-dice' ? attack.attacker : attack.defender
  const isOwnPool = roller < THING && s.ships[roller].seat === ask.seat
  // What is done to the other side's dice is seldom bad.
  if (!isOwnPool) return 0.1
  return ask.what === 'modify-attack-dice'
    ? attackValue(s, attack, option.do)
    : defenseValue(s, attack, option.do)
}

/** Before all tokens: what comes first matters to what is left for them. */
const FIRST = 100
const NEVER = -1

function attackValue(s: State, attack: Attack, what: Spent): number {
  const ship = s.ships[attack.attacker]
  const { attackDice } = attack
  const hits = count(attackDice, 'hit', 'crit')
  const focused = count(attackDice, 'focus')
  const changes = smallChanges(ship)
  const fresh = attackDice.filter(({ rerolled }) => !rerolled)
  switch (what) {
    case 'lock': {
      const canChange = ship.tokens[TOKEN_NUMBER.focus] > 0 || changes > 0
      const bad = count(fresh, 'blank') + (canChange ? 0 : count(fresh, 'focus'))
      return bad === 0 ? NEVER : FIRST
    }
    case 'focus':
      return worthOfHits(s, attack, hits + focused) - worthOfHits(s, attack, hits) - keepValue(s, ship)
    case 'calculate':
    case 'force': {
      const one = worthOfHits(s, attack, hits + Math.min(1, focused)) - worthOfHits(s, attack, hits)
      // One result each: rather than a focus token, if they are enough.
      return (focused <= changes ? 1.2 : 0.8) * one - 0.5 * keepValue(s, ship)
    }
    case 'evade':
    case 'card':
      return count(fresh, 'blank') + focused > 0 ? 2 * FIRST : NEVER
    default:
      return never(what)
  }
}

/** A remote is worth hitting. */
const REMOTE = 0.3

/** Worth that the defender will lose on average by so many hits. */
function worthOfHits(s: State, attack: Attack, hits: number): number {
  if (attack.defender >= THING) return REMOTE * hits
  const target = s.ships[attack.defender]
  const spread = spreadOfHits(hits, defenseDiceCount(s, attack), defendingAgainst(s, target, attack))
  // Nothing is lost by a ship that is gone, but a hit is still better than none.
  return worthLost(s, target, spread) + 0.01 * spread.mean
}

/** What a focus token may save if the ship is still to be shot at this round. */
function keepValue(s: State, ship: Ship): number {
  let most = 0
  for (const foe of s.ships) {
    if (foe.seat === ship.seat || foe.zone !== 'play' || foe.destroyed || (foe.marks & ENGAGED) !== 0)
      continue
    const shot = bestShot(foe, footprint(foe), ship, footprint(ship))
    if (shot === null) continue
    const attacking = attackingNow(foe, ship.id)
    const evades = ship.tokens[TOKEN_NUMBER.evade]
    const bare = spreadOfShot(shot, ship, attacking, defenseMods(false, 0, evades)).mean
    const helped = spreadOfShot(shot, ship, attacking, defenseMods(true, 0, evades)).mean
    most = Math.max(most, bare - helped)
  }
  return 0.7 * most * perDamage(s, ship)
}

function defenseValue(s: State, attack: Attack, what: Spent): number {
  const ship = s.ships[attack.defender]
  const missing = count(attack.attackDice, 'hit', 'crit') - count(attack.defenseDice, 'evade')
  if (missing <= 0) return NEVER
  const focused = count(attack.defenseDice, 'focus')
  const blanks = count(attack.defenseDice, 'blank')
  const each = Math.max(0.05, perDamage(s, ship))
  switch (what) {
    case 'focus':
      return each * Math.min(missing, focused) - offenseKept(s, ship)
    case 'evade':
      return focused + blanks === 0 ? NEVER : each * 1.01
    case 'calculate':
    case 'force':
      return each * Math.min(1, focused) - 0.3 * offenseKept(s, ship)
    case 'lock':
    case 'card':
      return blanks + focused > 0 ? FIRST : NEVER
    default:
      return never(what)
  }
}

const FOCUSED = attackMods(true, 0, false)
const BARE = attackMods(false, 0, false)

/** A focus token that the ship could still attack with. */
function offenseKept(s: State, ship: Ship): number {
  if ((ship.marks & ENGAGED) !== 0) return 0
  let most = 0
  for (const foe of s.ships) {
    if (foe.seat === ship.seat || foe.zone !== 'play' || foe.destroyed) continue
    const shot = bestShot(ship, footprint(ship), foe, footprint(foe))
    if (shot === null) continue
    const defense = profileOf(foe).agility + shot.moreDefenseDice
    const gain =
      spreadOf(shot.attackDice, defense, FOCUSED, 0).mean - spreadOf(shot.attackDice, defense, BARE, 0).mean
    most = Math.max(most, gain * perDamage(s, foe))
  }
  return 0.7 * most
}

/** Places in the list of dice offered: blanks, and focus results that nothing else can change. */
export function rerolls(s: State, options: readonly DieOption[], seat: number): readonly number[] {
  const { attack } = s
  const faces = options.map(({ face }) => face)
  if (attack === null || options.length === 0) return []
  const roller = options[0].dice === 'attack' ? attack.attacker : attack.defender
  const isOwn = roller < THING && s.ships[roller].seat === seat
  if (!isOwn) return places(faces, (face) => face === 'hit' || face === 'crit' || face === 'evade')
  const ship = s.ships[roller]
  const changes = ship.tokens[TOKEN_NUMBER.focus] > 0 ? faces.length : smallChanges(ship)
  let spared = changes
  return places(faces, (face) => face === 'blank' || (face === 'focus' && --spared < 0))
}

function places(faces: readonly string[], test: (face: string) => boolean): readonly number[] {
  return faces.flatMap((face, place) => (test(face) ? [place] : []))
}
