import type { View } from '@dejarik/deckbuilding'
import type { LogEntry } from '@dejarik/kernel'
import { Component, createRef, type RefObject } from 'react'
import { journeysBetween } from '../placement.ts'
import { fly, ghost, slide } from './moves.ts'

export interface MotionProps {
  readonly board: RefObject<HTMLElement | null>
  readonly view: View
  /** What happened since the view before; without it nothing moves (scrubbing a replay). */
  readonly events: readonly LogEntry[]
  /** Duration in ms; 0 when motion is off. */
  readonly motion: number
}

/** Where everything was on the screen. */
interface Seen {
  /** By card: the element that showed it and its place. */
  readonly slots: ReadonlyMap<number, { readonly element: HTMLElement; readonly box: DOMRect }>
  readonly anchors: ReadonlyMap<string, DOMRect>
}

/** Draws are dealt one after the other; ms between two cards. */
const STAGGER = 45
/** A card that moved less than this stayed where it was. */
const STILL = 2

/**
 * Turns the difference between two views into motion, from cause to effect: each card glides from where it was
 * to where it is. Damage is shown by beats. A class, because only a class is told right before the
 * screen changes; so the board is measured when something moves and at no other time.
 */
export class Motion extends Component<MotionProps> {
  readonly #layer = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: MotionProps): Seen | null {
    const { board, view, events, motion } = this.props
    const moves = before.view !== view && motion > 0 && events.length > 0
    return moves && board.current !== null ? look(board.current) : null
  }

  override componentDidUpdate(before: MotionProps, _state: unknown, seen: Seen | null): void {
    const { board, view, motion } = this.props
    if (seen === null || board.current === null || this.#layer.current === null) return
    move(before.view, view, seen, look(board.current), this.#layer.current, motion)
  }

  override render() {
    return <div ref={this.#layer} className="db-layer" aria-hidden="true" />
  }
}

function look(board: HTMLElement): Seen {
  const slots = new Map<number, { element: HTMLElement; box: DOMRect }>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-card]'))
    slots.set(Number(element.dataset.card), { element, box: element.getBoundingClientRect() })
  const anchors = new Map<string, DOMRect>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-anchor]'))
    anchors.set(element.dataset.anchor ?? '', element.getBoundingClientRect())
  return { slots, anchors }
}

function move(was: View, is: View, before: Seen, now: Seen, layer: HTMLElement, motion: number): void {
  const travelled = new Set<number>()
  let dealt = 0
  for (const { card, from, to } of journeysBetween(was, is)) {
    travelled.add(card)
    const old = before.slots.get(card)
    const start = old?.box ?? before.anchors.get(from)
    const arrived = now.slots.get(card)
    const end = now.anchors.get(to)
    if (start === undefined) continue
    if (arrived !== undefined)
      fly(arrived.element, start, arrived.box, motion, from.includes('deck') ? dealt++ * STAGGER : 0)
    else if (old !== undefined && end !== undefined) ghost(layer, old.element, start, end, motion)
  }
  for (const [card, { element, box }] of now.slots) {
    const old = before.slots.get(card)
    if (old === undefined || travelled.has(card)) continue
    if (Math.abs(old.box.left - box.left) + Math.abs(old.box.top - box.top) > STILL)
      slide(element, old.box, box, motion)
  }
}
