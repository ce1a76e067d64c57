/**
 * An attack in assembly: who is gathered and against what, before any of it is told to the table. Plain data
 * and plain functions; `useAssembly` gives it to the board.
 */
import { type CardId, designOfCard, type Questions, textOf } from '@dejarik/deckbuilding'
import type { Answer, AskView } from '@dejarik/kernel'
import { answerTo } from '../../../board/asked.ts'
import type { Choosable } from '../things.ts'

export interface Assembly {
  /** In the order of gathering. */
  readonly attackers: readonly CardId[]
  /** A row card, `BASE_ATTACK`, or null while it is open. */
  readonly target: number | null
}

export const NO_ASSEMBLY: Assembly = { attackers: [], target: null }

/** By card: the targets it may be committed against now. */
export type Commits = ReadonlyMap<CardId, readonly number[]>

export function commitsOf(options: readonly Choosable[]): Commits {
  const commits = new Map<CardId, number[]>()
  for (const option of options) {
    if (option.do !== 'commit') continue
    const targets = commits.get(option.card)
    if (targets === undefined) commits.set(option.card, [option.to])
    else targets.push(option.to)
  }
  return commits
}

/** Targets that all of these may attack; without attackers, those that anyone may. */
export function targetsFor(attackers: readonly CardId[], commits: Commits): readonly number[] {
  const lists =
    attackers.length === 0 ? [...commits.values()] : attackers.map((card) => commits.get(card) ?? [])
  const all = [...new Set(lists.flat())]
  return attackers.length === 0 ? all : all.filter((target) => lists.every((list) => list.includes(target)))
}

/** Takes a card into the attack or out of it. A card that can't attack the target turns the attack elsewhere. */
export function gather(assembly: Assembly, card: CardId, commits: Commits): Assembly {
  if (assembly.attackers.includes(card)) {
    const attackers = assembly.attackers.filter((one) => one !== card)
    return attackers.length === 0 ? NO_ASSEMBLY : { ...assembly, attackers }
  }
  if (!commits.has(card)) return assembly
  const attackers = [...assembly.attackers, card]
  const targets = targetsFor(attackers, commits)
  // A ship among hunters: nothing can be attacked by all of them, so the gathering begins anew with it.
  if (targets.length === 0) return { attackers: [card], target: null }
  const { target } = assembly
  return { attackers, target: target !== null && targets.includes(target) ? target : null }
}

/** Sets the target; those who can't attack it step back. Aiming twice lets go of it. */
export function aim(assembly: Assembly, target: number, commits: Commits): Assembly {
  if (assembly.target === target) return { ...assembly, target: null }
  const attackers = assembly.attackers.filter((card) => commits.get(card)?.includes(target) === true)
  return { attackers, target }
}

/** What is left of it under other options: a card played, bought or spent in between may have changed them. */
export function stillPossible(assembly: Assembly, commits: Commits): Assembly {
  const attackers = assembly.attackers.filter((card) => commits.has(card))
  const targets = targetsFor(attackers, commits)
  const target = assembly.target !== null && targets.includes(assembly.target) ? assembly.target : null
  if (attackers.length === assembly.attackers.length && target === assembly.target) return assembly
  return attackers.length === 0 && target === null ? NO_ASSEMBLY : { attackers, target }
}

/** Finds its answer in whatever is asked by then, or null if the table has moved on. */
export type Decision = (ask: AskView) => Answer | null

/** The answers that tell the table of this attack: one commitment after the other, then the blow if wanted. */
export function decisionsOf({ attackers, target }: Assembly, resolve: boolean): readonly Decision[] {
  if (target === null) return []
  const commits = attackers.map((card) =>
    choose((move) => move.do === 'commit' && move.card === card && move.to === target),
  )
  return resolve ? [...commits, choose((move) => move.do === 'resolve' && move.to === target)] : commits
}

/**
 * Plays these cards, as long as nothing else is asked in between: those first that ask nothing. Copies come in the order of
 * the hand.
 */
export function playsOf(hand: readonly CardId[]): readonly Decision[] {
  const inOrder = hand.toSorted((a, b) => Number(asksWhenPlayed(a)) - Number(asksWhenPlayed(b)))
  return inOrder.map((card) => choose((move) => move.do === 'play' && move.card === card))
}

function asksWhenPlayed(card: CardId): boolean {
  return (textOf(designOfCard(card).id)?.abilities ?? []).some(
    (ability) => ability.word === 'when' && ability.at === 'play',
  )
}

function choose(fits: (move: Choosable) => boolean): Decision {
  return ({ what, choice }) => {
    if (what !== 'action' || choice?.form !== 'one') return null
    return answerTo<Questions>(choice, fits)
  }
}
