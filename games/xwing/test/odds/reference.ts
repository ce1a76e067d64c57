/**
 * The odds once more, slow and plain: single dice, all sequences of their eight sides, and every order in which a side
 * could use its effects, each found out by trying. It shares nothing with the odds but the description of an attack.
 */
import type { Attack, Change, ForcedReroll, Moment, Results, Rolled, Scored, Side } from '../../odds/index.ts'

const ATTACK_SIDES = ['blank', 'blank', 'focus', 'focus', 'hit', 'hit', 'hit', 'crit']
const DEFENSE_SIDES = ['blank', 'blank', 'blank', 'focus', 'focus', 'evade', 'evade', 'evade']

/** A die is the name of its result; one that was rerolled has a star. */
type Dice = readonly string[]
const faceOf = (die: string): string => die.replace('*', '')
const turned = (die: string, face: string): string => (die.endsWith('*') ? `${face}*` : face)

export interface Expected {
  /** By `hits,crits`. */
  readonly ends: ReadonlyMap<string, number>
  readonly damage: number
  readonly crits: number
  /** Somewhere on the way two choices were equally good but led to different ends. */
  readonly tied: boolean
}

const worthOf = ({ damage, crits }: Expected): number => damage + crits / 65536

type Effect =
  | {
      readonly kind: 'reroll'
      readonly most: number
      readonly of: readonly string[]
      readonly whole: boolean
    }
  | { readonly kind: 'change'; readonly most: number; readonly from: readonly string[]; readonly to: string }
  | { readonly kind: 'change-all'; readonly from: string; readonly to: string }
  | { readonly kind: 'add'; readonly face: string }

/** By the stated policy a side rerolls only these of its own results. */
const UNSCORED = ['blank', 'focus']

/** What comes of an attack; `own` are the own results that a side considers for a reroll. */
export function reference(
  attack: Attack,
  moment: Moment = { at: 'roll-attack' },
  own: readonly string[] = UNSCORED,
): Expected {
  const { attacker = {}, defender = {} } = attack
  const mayModify = attack.atRange0 !== true

  const ofAttacker: Effect[] = mayModify
    ? [
        ...spendable(attacker, 'hit'),
        ...(attacker.lock === true ? [rerollEffect({ upTo: 99 }, own)] : []),
        ...(attacker.rerolls ?? []).map((one) => rerollEffect(one, own)),
        ...(attacker.changes ?? []).map(changeEffect),
        ...additions(attacker.adds ?? {}),
      ]
    : []
  const ofDefender: Effect[] = [
    ...spendable(defender, 'evade'),
    ...(defender.evade
      ? [changeEffect({ from: ['blank', 'focus'], to: 'evade', upTo: defender.evade })]
      : []),
    ...(defender.rerolls ?? []).map((one) => rerollEffect(one, own)),
    ...(defender.changes ?? []).map(changeEffect),
    ...additions(defender.adds ?? {}),
  ]
  const defenderOnAttack = [
    ...(defender.onAttackDice?.rerolls ?? []).map((one) => rerollEffect(one, ATTACK_SIDES)),
    ...(defender.onAttackDice?.changes ?? []).map(changeEffect),
  ]
  const attackerOnDefense = mayModify
    ? [
        ...(attacker.onDefenseDice?.rerolls ?? []).map((one) => rerollEffect(one, DEFENSE_SIDES)),
        ...(attacker.onDefenseDice?.changes ?? []).map(changeEffect),
      ]
    : []

  const fights = new Map<string, ReturnType<typeof fight>>()
  const against = (attackDice: Dice): ReturnType<typeof fight> => {
    const scored = attackDice.map(faceOf).filter((face) => face === 'hit' || face === 'crit')
    const key = scored.sort().join()
    if (!fights.has(key)) fights.set(key, fight(scored))
    return fights.get(key)!
  }
  /** The defense against these attack results. */
  const fight = (scored: Dice) => {
    const end = (dice: Dice): Expected =>
      certain(
        cancelled(scored, dice.filter((die) => faceOf(die) === 'evade').length, defender.reinforce ?? 0),
      )
    const last = turn(DEFENSE_SIDES, ofDefender, 'defender', end)
    const first = turn(DEFENSE_SIDES, attackerOnDefense, 'attacker', last)
    return { roll: once(() => rolled(DEFENSE_SIDES, attack.defenseDice, first)), first, last, end }
  }
  const attackLast = turn(ATTACK_SIDES, ofAttacker, 'attacker', (dice) => against(dice).roll())
  const attackFirst = turn(ATTACK_SIDES, defenderOnAttack, 'defender', attackLast)

  switch (moment.at) {
    case 'roll-attack':
      return rolled(ATTACK_SIDES, attack.attackDice, attackFirst)
    case 'modify-attack':
      return (moment.turn === 'attacker' ? attackLast : attackFirst)(onTable(moment.dice))
    case 'roll-defense':
      return against(listed(moment.attack)).roll()
    case 'modify-defense': {
      const { first, last } = against(listed(moment.attack))
      return (moment.turn === 'defender' ? last : first)(onTable(moment.dice))
    }
    case 'neutralize':
      return against(listed(moment.attack)).end(Array(moment.evades).fill('evade'))
  }
}

/** Tries everything that a side could do in its turn, in any order, and takes what is best for it. */
function turn(
  sides: Dice,
  all: readonly Effect[],
  side: Side,
  next: (dice: Dice) => Expected,
): (dice: Dice) => Expected {
  const seen = new Map<string, Expected>()
  const best = (dice: Dice, left: readonly Effect[]): Expected => {
    const sorted = [...dice].sort()
    const key = `${sorted.join()} ${left.map((one) => all.indexOf(one)).join()}`
    const known = seen.get(key)
    if (known !== undefined) return known
    const options = [next(sorted)]
    for (const effect of left) {
      const rest = left.filter((one) => one !== effect)
      options.push(...usesOf(effect, sorted, sides, (after) => best(after, rest)))
    }
    const found = preferred(options, side)
    seen.set(key, found)
    return found
  }
  return (dice) => best(dice, all)
}

function usesOf(effect: Effect, dice: Dice, sides: Dice, go: (dice: Dice) => Expected): Expected[] {
  const picks = (allowed: (die: string) => boolean, most: number, least = 1): number[][] =>
    subsets(dice.flatMap((die, i) => (allowed(die) ? [i] : []))).filter(
      (pick) => pick.length >= least && pick.length <= most,
    )
  switch (effect.kind) {
    case 'add':
      return [go([...dice, effect.face])]
    case 'change-all':
      return dice.some((die) => faceOf(die) === effect.from)
        ? [go(dice.map((die) => (faceOf(die) === effect.from ? turned(die, effect.to) : die)))]
        : []
    case 'change':
      return picks((die) => effect.from.includes(faceOf(die)), effect.most).map((pick) =>
        go(dice.map((die, i) => (pick.includes(i) ? turned(die, effect.to) : die))),
      )
    case 'reroll': {
      const allowed = (die: string): boolean => !die.endsWith('*') && effect.of.includes(die)
      const least = effect.whole ? Math.min(effect.most, dice.filter(allowed).length) : 1
      return picks(allowed, effect.most, Math.max(1, least)).map((pick) =>
        rolled(sides, pick.length, (again) =>
          go([...dice.filter((_, i) => !pick.includes(i)), ...again.map((face) => `${face}*`)]),
        ),
      )
    }
  }
}

function preferred(options: readonly Expected[], side: Side): Expected {
  const sign = side === 'attacker' ? 1 : -1
  const top = options.reduce((a, b) => (sign * (worthOf(b) - worthOf(a)) > 1e-12 ? b : a))
  const tied = options.some(
    (one) => Math.abs(worthOf(one) - worthOf(top)) < 1e-10 && (one.tied || !sameEnds(one, top)),
  )
  return { ...top, tied: top.tied || tied }
}

function sameEnds(a: Expected, b: Expected): boolean {
  const keys = new Set([...a.ends.keys(), ...b.ends.keys()])
  return [...keys].every((key) => Math.abs((a.ends.get(key) ?? 0) - (b.ends.get(key) ?? 0)) < 1e-10)
}

/** The mean over all sequences of sides. */
function rolled(sides: Dice, n: number, next: (dice: Dice) => Expected): Expected {
  const ends = new Map<string, number>()
  const sequences = 8 ** n
  let [damage, crits, tied] = [0, 0, false]
  for (let i = 0; i < sequences; i++) {
    const one = next(Array.from({ length: n }, (_, die) => sides[Math.floor(i / 8 ** die) % 8]))
    for (const [key, chance] of one.ends) ends.set(key, (ends.get(key) ?? 0) + chance / sequences)
    damage += one.damage / sequences
    crits += one.crits / sequences
    tied ||= one.tied
  }
  return { ends, damage, crits, tied }
}

/** Takes results away pair by pair. */
function cancelled(scored: Dice, evades: number, reinforce: number): string[] {
  const left = [...scored]
  const cancelOne = (): void => {
    const i = left.includes('hit') ? left.indexOf('hit') : left.indexOf('crit')
    if (i >= 0) left.splice(i, 1)
  }
  for (let i = 0; i < evades; i++) cancelOne()
  for (let i = 0; i < reinforce; i++) if (left.length > 1) cancelOne()
  return left
}

function certain(left: Dice): Expected {
  const crits = left.filter((face) => face === 'crit').length
  return { ends: new Map([[`${left.length - crits},${crits}`, 1]]), damage: left.length, crits, tied: false }
}

function spendable(
  { focus = 0, calculate = 0, force = 0 }: { focus?: number; calculate?: number; force?: number },
  to: string,
): Effect[] {
  return [
    ...(focus > 0 ? [{ kind: 'change-all', from: 'focus', to } as const] : []),
    ...(calculate > 0 ? [changeEffect({ from: ['focus'], to, upTo: calculate })] : []),
    ...(force > 0 ? [changeEffect({ from: ['focus'], to, upTo: force })] : []),
  ]
}

const rerollEffect = ({ upTo, of, whole = false }: ForcedReroll<string>, considered: Dice): Effect => ({
  kind: 'reroll',
  most: upTo,
  of: (of ?? [...ATTACK_SIDES, ...DEFENSE_SIDES]).filter((face) => considered.includes(face)),
  whole,
})

const changeEffect = ({ from, to, upTo }: Change<string>): Effect => ({
  kind: 'change',
  from,
  to,
  most: upTo,
})

const listed = (results: Results<string> | Scored): string[] =>
  Object.entries(results).flatMap(([face, n]) => Array<string>(n ?? 0).fill(face))

const additions = (results: Results<string>): Effect[] =>
  listed(results).map((face) => ({ kind: 'add', face }))

const onTable = ({ fresh = {}, rerolled = {} }: Rolled<string>): string[] => [
  ...listed(fresh),
  ...listed(rerolled).map((face) => `${face}*`),
]

function subsets(items: readonly number[]): number[][] {
  const [first, ...rest] = items
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without, ...without.map((set) => [first, ...set])]
}

function once<T>(make: () => T): () => T {
  const made: T[] = []
  return () => {
    if (made.length === 0) made.push(make())
    return made[0]
  }
}
