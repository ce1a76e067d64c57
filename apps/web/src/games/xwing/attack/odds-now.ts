/** The exact odds of an attack as it stands: what is on the table, and what both sides can still spend. */
import { never } from '@dejarik/kernel'
import {
  type Attack,
  type Die,
  type ShipView,
  type State,
  THING,
  TOKEN_NUMBER,
  type View,
} from '@dejarik/xwing'
import {
  type AttackFace,
  type DefenseFace,
  type Moment,
  type Odds,
  type Attack as OddsAttack,
  oddsOf,
  type Results,
  type Rolled,
  type Side,
} from '@dejarik/xwing/odds'
import {
  attackDiceCount,
  defenseDiceCount,
  numberOf,
  seatOf,
  workingReinforcements,
} from '@dejarik/xwing/preview'

/** Dice that somebody is about to reroll: what allowed it is spent already. */
export type Rerolling = 'attack' | 'defense' | null

/** Null once the dice are settled: then the result itself is to be seen. */
export function oddsNow(view: View, s: State, attack: Attack, rerolling: Rerolling = null): Odds | null {
  const moment = momentOf(s, attack)
  return moment === null ? null : oddsOf(described(view, s, attack, rerolling), moment)
}

const REROLL = { rerolls: [{ upTo: 6 }] }

function described(view: View, s: State, attack: Attack, rerolling: Rerolling): OddsAttack {
  const attacker = attack.attacker < THING ? view.ships[attack.attacker] : null
  const defender = attack.defender < THING ? view.ships[attack.defender] : null
  return {
    attackDice: attackDiceCount(s, attack),
    defenseDice: defenseDiceCount(s, attack),
    attacker: {
      ...(attacker !== null && tokensOf(attacker)),
      lock: attacker?.locks.includes(attack.defender) ?? false,
      ...(rerolling === 'attack' && REROLL),
    },
    defender:
      defender === null
        ? {}
        : {
            ...tokensOf(defender),
            evade: defender.tokens[TOKEN_NUMBER.evade],
            reinforce: workingReinforcements(s, attack),
            ...(rerolling === 'defense' && REROLL),
          },
    atRange0: attack.range === 0 && attack.weapon.primary,
    ...(defender !== null && { target: targetOf(view, defender) }),
  }
}

function tokensOf({ tokens, force }: ShipView) {
  return { focus: tokens[TOKEN_NUMBER.focus], calculate: tokens[TOKEN_NUMBER.calculate], force }
}

const DIRECT_HITS = 5

/** Every card that nobody has seen may be the next: facedown ones are as good as those in the deck. */
function targetOf(view: View, ship: ShipView) {
  const directHit = numberOf('damage', 'directhit')
  const own = view.ships.filter(({ seat }) => seat === ship.seat)
  const isHit = (card: number): boolean => card === directHit
  const seen =
    view.discards[ship.seat].filter(isHit).length +
    own.reduce((sum, { faceup }) => sum + faceup.filter(isHit).length, 0)
  const unseen = view.deckCounts[ship.seat] + own.reduce((sum, { facedown }) => sum + facedown, 0)
  return {
    hull: ship.hull - ship.faceup.length - ship.facedown,
    shields: ship.shields,
    deck: { cards: unseen, directHits: Math.max(0, Math.min(unseen, DIRECT_HITS - seen)) },
  }
}

function momentOf(s: State, attack: Attack): Moment | null {
  const { step, attackDice, defenseDice, modifying } = attack
  const turn: { turn?: Side } =
    modifying < 0 ? {} : { turn: seatOf(s, attack.attacker) === modifying ? 'attacker' : 'defender' }
  const scored = { hit: count(attackDice, 'hit'), crit: count(attackDice, 'crit') }
  switch (step) {
    case 'declare-target':
      return { at: 'roll-attack' }
    case 'roll-attack-dice':
    case 'modify-attack-dice':
      return attackDice.length === 0
        ? { at: 'roll-attack' }
        : { at: 'modify-attack', dice: rolled(attackDice, attackResults), ...turn }
    case 'roll-defense-dice':
    case 'modify-defense-dice':
      return step === 'roll-defense-dice' && defenseDice.length === 0
        ? { at: 'roll-defense', attack: scored }
        : { at: 'modify-defense', attack: scored, dice: rolled(defenseDice, defenseResults), ...turn }
    case 'neutralize-results':
    case 'deal-damage':
    case 'aftermath':
      return null
    default:
      return never(step)
  }
}

function count(dice: readonly Die[], face: Die['face']): number {
  return dice.filter((die) => die.face === face).length
}

function attackResults(dice: readonly Die[]): Results<AttackFace> {
  return {
    blank: count(dice, 'blank'),
    focus: count(dice, 'focus'),
    hit: count(dice, 'hit'),
    crit: count(dice, 'crit'),
  }
}

function defenseResults(dice: readonly Die[]): Results<DefenseFace> {
  return { blank: count(dice, 'blank'), focus: count(dice, 'focus'), evade: count(dice, 'evade') }
}

function rolled<F extends string>(
  dice: readonly Die[],
  tally: (some: readonly Die[]) => Results<F>,
): Rolled<F> {
  return {
    fresh: tally(dice.filter((die) => !die.rerolled)),
    rerolled: tally(dice.filter((die) => die.rerolled)),
  }
}
