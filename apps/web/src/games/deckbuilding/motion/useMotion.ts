import type { View } from '@dejarik/deckbuilding'
import type { LogEntry } from '@dejarik/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { damageBetween, journeysBetween } from '../placement.ts'
import { fly, ghost, pop, slide } from './moves.ts'

interface Seen {
  readonly view: View
  /** By card: the element that showed it and where it was. */
  readonly slots: ReadonlyMap<number, { readonly element: HTMLElement; readonly box: DOMRect }>
  readonly anchors: ReadonlyMap<string, DOMRect>
}

/** Draws are dealt one after the other; ms between two cards. */
const STAGGER = 45
/** A card that moved less than this stayed where it was. */
const STILL = 2

/**
 * Turns the difference between two views into motion, from cause to effect: each card glides from where it was
 * to where it is, and damage pops up where it was dealt. Nothing moves when no event says that something
 * happened (scrubbing a replay) or when motion is off.
 */
export function useMotion(
  board: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  view: View,
  events: readonly LogEntry[],
  motion: number,
): void {
  const last = useRef<Seen | null>(null)
  useLayoutEffect(() => {
    if (board.current === null) return
    const before = last.current
    const now = look(board.current, view)
    if (before !== null && before.view !== view && motion > 0 && events.length > 0 && layer.current !== null)
      move(before, now, layer.current, motion)
    last.current = now
  })
}

function look(board: HTMLElement, view: View): Seen {
  const slots = new Map<number, { element: HTMLElement; box: DOMRect }>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-card]'))
    slots.set(Number(element.dataset.card), { element, box: element.getBoundingClientRect() })
  const anchors = new Map<string, DOMRect>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-anchor]'))
    anchors.set(element.dataset.anchor ?? '', element.getBoundingClientRect())
  return { view, slots, anchors }
}

function move(before: Seen, now: Seen, layer: HTMLElement, motion: number): void {
  const travelled = new Set<number>()
  let dealt = 0
  for (const { card, from, to } of journeysBetween(before.view, now.view)) {
    const start = before.slots.get(card)?.box ?? before.anchors.get(from)
    const arrived = now.slots.get(card)
    const delay = from.includes('deck') ? dealt++ * STAGGER : 0
    travelled.add(card)
    if (start === undefined) continue
    if (arrived !== undefined) fly(arrived.element, start, arrived.box, motion, delay)
    else {
      const old = before.slots.get(card)
      const end = now.anchors.get(to)
      if (old !== undefined && end !== undefined) ghost(layer, old.element, start, end, motion)
    }
  }
  for (const [card, { element, box }] of now.slots) {
    const old = before.slots.get(card)
    if (old === undefined || travelled.has(card)) continue
    if (Math.abs(old.box.left - box.left) + Math.abs(old.box.top - box.top) > STILL)
      slide(element, old.box, box, motion)
  }
  for (const [card, change] of damageBetween(before.view, now.view)) {
    const slot = now.slots.get(card)
    if (slot !== undefined) pop(layer, slot.box, change, motion)
  }
}
