/** From the log to beats: declare, roll, result, damage, defeat; walks; what a mission brings at its moment. */
import { NONE, type View } from '@dejarik/imperial-assault'
import { keyOf } from '@dejarik/imperial-assault/map'
import { stateFrom, wayTo } from '@dejarik/imperial-assault/preview'
import type { LogEntry } from '@dejarik/kernel'
import type { Beat } from '../../../table/contract.ts'
import type { Change, ShownAttack, ShownDice, Shows } from './shows.ts'

/** How long each is held at 1×, in ms. */
const HOLD = {
  declare: 800,
  roll: 1100,
  reroll: 700,
  result: 900,
  damage: 700,
  defeated: 900,
  wounded: 1400,
  walk: 600,
}
/** What is read stays until somebody goes on, or so long. */
const READING = 8000
const ROUND = 900
const DEFENSE_BIT = 16

export function beats(before: View, after: View, entries: readonly LogEntry[]): readonly Beat<Shows>[] {
  const found: Beat<Shows>[] = []
  let attack = underWay(before)
  for (const entry of entries) {
    const beat = beatOf(before, after, attack, entry)
    if (beat === null) continue
    if (beat.shows.kind === 'attack') attack = beat.shows
    found.push(beat)
  }
  return found
}

function beatOf(before: View, after: View, attack: ShownAttack | null, entry: LogEntry): Beat<Shows> | null {
  const made =
    BEATS[entry.what]?.({ before, after, attack, args: entry.args, number: numbersOf(entry.args) }) ?? null
  return made === null ? null : { ...made, entries: [entry] }
}

interface Scene {
  readonly before: View
  readonly after: View
  readonly attack: ShownAttack | null
  readonly args: LogEntry['args']
  /** NONE if the entry has no such number. */
  number(name: string): number
}

type Maker = (scene: Scene) => Omit<Beat<Shows>, 'entries'> | null

function numbersOf(args: LogEntry['args']): Scene['number'] {
  return (name) => (typeof args[name] === 'number' ? args[name] : NONE)
}

const fallen =
  (how: 'defeated' | 'wounded' | 'withdrawn'): Maker =>
  ({ number }) => ({
    shows: { kind: 'fallen', figure: number('figure'), how },
    hold: how === 'wounded' ? HOLD.wounded : HOLD.defeated,
  })

const result =
  (isHit: boolean): Maker =>
  ({ attack, number }) => {
    if (attack === null) return null
    const [damage, block, pierce, dealt] = ['damage', 'block', 'pierce', 'dealt'].map(number)
    const sum = isHit ? { damage, block, pierce, dealt } : null
    return { shows: { ...attack, stage: 'result', sum }, hold: HOLD.result }
  }

/** By what an entry of the log tells. */
const BEATS: { readonly [what: string]: Maker } = {
  attack: ({ number }) => ({
    shows: {
      kind: 'attack',
      stage: 'declare',
      attacker: number('attacker'),
      target: number('target'),
      object: number('object'),
      dice: null,
      again: NONE_AGAIN,
      sum: null,
    },
    hold: HOLD.declare,
  }),
  rolled: ({ attack, args }) =>
    attack === null
      ? null
      : { shows: { ...attack, stage: 'roll', dice: { ...NO_DICE, ...listsOf(args) } }, hold: HOLD.roll },
  rerolled: ({ attack, args, number }) => {
    const dice = attack?.dice ?? null
    const place = number('die')
    if (attack === null || dice === null || place === NONE) return null
    const side = number('side')
    const isAttack = args.pool === 'attack'
    const turned = isAttack
      ? { ...dice, attackSides: dice.attackSides.with(place, side) }
      : { ...dice, defenseSides: dice.defenseSides.with(place, side) }
    const { attack: ours, defense: theirs } = attack.again
    const again = isAttack
      ? { attack: ours | (1 << place), defense: theirs }
      : { attack: ours, defense: theirs | (1 << place) }
    return { shows: { ...attack, stage: 'reroll', dice: turned, again }, hold: HOLD.reroll }
  },
  hit: result(true),
  missed: result(false),
  damage: ({ number }) => ({
    shows: { kind: 'damage', figure: number('figure'), amount: number('amount') },
    hold: HOLD.damage,
  }),
  defeated: fallen('defeated'),
  wounded: fallen('wounded'),
  withdrawn: fallen('withdrawn'),
  walk: ({ before, number }) => ({
    shows: {
      kind: 'walk',
      figure: number('figure'),
      way: wayOf(before, number('figure'), number('to'), number('cost')),
    },
    hold: HOLD.walk,
    after: true,
  }),
  briefing: () => ({ shows: { kind: 'briefing' }, hold: READING }),
  event: ({ before, after, number }) => ({
    shows: { kind: 'event', secret: number('secret'), changes: changesIn(before, after) },
    hold: READING,
    after: true,
  }),
  round: ({ number }) => ({ shows: { kind: 'round', round: number('round') }, hold: ROUND }),
}

const NONE_AGAIN = { attack: 0, defense: 0 }

/** Beyond so many, numbers on the map help nobody. */
const MOST_CHANGES = 6

/** Who and what has come onto the map, and doors that were opened. */
function changesIn(before: View, after: View): readonly Change[] {
  const came = (
    what: 'figure' | 'token',
    was: readonly { readonly space: number }[],
    is: readonly { readonly space: number }[],
  ): Change[] =>
    is.flatMap(({ space }, id) => (space !== NONE && (was[id]?.space ?? NONE) === NONE ? [{ what, id }] : []))
  const opened = before.doors & ~after.doors
  const doors = Array.from({ length: 31 }, (_, id) => id)
    .filter((id) => (opened & (1 << id)) !== 0)
    .map((id) => ({ what: 'door' as const, id }))
  return [
    ...doors,
    ...came('figure', before.figures, after.figures),
    ...came('token', before.tokens, after.tokens),
  ].slice(0, MOST_CHANGES)
}

const NO_DICE: ShownDice = { attackDice: [], attackSides: [], defenseDice: [], defenseSides: [] }

/** Lists of numbers in an entry, by their names. */
function listsOf(args: LogEntry['args']): { [name: string]: readonly number[] } {
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, value.filter((one) => typeof one === 'number')] as const] : [],
    ),
  )
}

/** An attack that goes on. */
function underWay({ attacks }: View): ShownAttack | null {
  const attack = attacks.at(-1)
  if (attack === undefined) return null
  const { attacker, target, object, attackDice, attackSides, defenseDice, defenseSides } = attack
  const dice = attackSides.length === 0 ? null : { attackDice, attackSides, defenseDice, defenseSides }
  const again = { attack: attack.rerolled & 0xffff, defense: attack.rerolled >> DEFENSE_BIT }
  return { kind: 'attack', stage: 'roll', attacker, target, object, dice, again, sum: null }
}

/** Where a figure walks, stand by stand; empty where that can't be told. */
function wayOf(before: View, figure: number, to: number, cost: number): readonly number[] {
  const one = before.figures[figure]
  if (one === undefined || one.space === NONE) return []
  const start = keyOf(one)
  const way = wayTo(stateFrom(before), figure, to, cost)
  return way.at(-1) === to ? [start, ...way] : [start, to]
}
