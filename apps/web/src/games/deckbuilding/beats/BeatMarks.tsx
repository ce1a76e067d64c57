import type { CardId } from '@dejarik/deckbuilding'
import { never } from '@dejarik/kernel'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { curve, type Point } from '../attack/tethers.ts'
import { placesOf } from '../placement.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import type { Shows } from './shows.ts'
import './beats.css'

interface Marks {
  readonly lines: readonly string[]
  /** Where the words stand. */
  readonly at: Point
}

/** What happens at this moment, at its place on the board: who attacks what, damage, what becomes of a card. */
export function BeatMarks({ board }: { board: RefObject<HTMLElement | null> }) {
  const { view, beat, say } = useTable()
  const [marks, setMarks] = useState<Marks | null>(null)
  const shows = beat?.shows ?? null
  useLayoutEffect(() => {
    setMarks(shows === null || board.current === null ? null : marksOf(board.current, view, shows))
  }, [shows, view, board])
  if (shows === null || marks === null) return null
  const { lines, at } = marks
  return (
    <div className="db-beat" aria-hidden="true" data-kind={kindOf(shows)}>
      <svg className="db-beat-lines" aria-hidden="true">
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      <span className="db-beat-words" style={{ left: at.x, top: at.y }}>
        {wordsOf(shows, say)}
      </span>
    </div>
  )
}

/** By which it is coloured. */
function kindOf(shows: Shows): string {
  if (shows.kind === 'fate') return shows.fate
  return shows.kind === 'damage' && shows.amount < 0 ? 'repair' : shows.kind
}

function wordsOf(shows: Shows, say: BoardTable['say']): string {
  switch (shows.kind) {
    case 'attack':
      return shows.needed === null
        ? say('beat.attack', { total: shows.total })
        : say('beat.hunt', { total: shows.total, needed: shows.needed })
    case 'damage':
      return shows.amount < 0 ? `+${-shows.amount}` : `−${shows.amount}`
    case 'fate':
      return say(`beat.${shows.fate}`)
    default:
      return never(shows)
  }
}

/** Null if nothing of it is in sight. */
function marksOf(board: HTMLElement, view: BoardTable['view'], shows: Shows): Marks | null {
  const target = shows.kind === 'attack' ? shows.target : shows.card
  const place = placeOf(board, view, target)
  if (place === null) return null
  bringIntoSight(board, place)
  const at = within(board, middleOf(board, place))
  const attackers = shows.kind === 'attack' ? shows.attackers : []
  const lines = attackers.flatMap((card) => {
    const slot = slotOf(board, card)
    return slot === null ? [] : [curve(middleOf(board, slot), at)]
  })
  return { lines, at }
}

/** The card itself, else the pile or hand that it lies in. */
function placeOf(board: HTMLElement, view: BoardTable['view'], card: CardId): Element | null {
  const place = placesOf(view).get(card)
  return slotOf(board, card) ?? (place === undefined ? null : board.querySelector(`[data-anchor="${place}"]`))
}

function slotOf(board: HTMLElement, card: CardId): Element | null {
  return board.querySelector(`[data-card="${card}"]`)
}

/** On a small screen the board scrolls, and the own hand lies over its lower end. */
function bringIntoSight(board: HTMLElement, element: Element): void {
  const foot = board.querySelector('.db-own-end')
  if (foot === null || foot.contains(element)) return
  const { top, bottom } = board.getBoundingClientRect()
  const covered = foot.getBoundingClientRect()
  // On a large one the foot has no box of its own.
  const end = covered.height > 0 ? Math.min(bottom, covered.top) : bottom
  const box = element.getBoundingClientRect()
  if (box.top < top || box.bottom > end) board.scrollTop += (box.top + box.bottom) / 2 - (top + end) / 2
}

/** The words are as wide as a card on a phone. */
const HALF_OF_WORDS = 70

function within({ clientWidth }: HTMLElement, { x, y }: Point): Point {
  return { x: Math.max(HALF_OF_WORDS, Math.min(clientWidth - HALF_OF_WORDS, x)), y }
}

function middleOf(board: HTMLElement, element: Element): Point {
  const origin = board.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return {
    x: box.left + box.width / 2 - origin.left + board.scrollLeft,
    y: box.top + box.height / 2 - origin.top + board.scrollTop,
  }
}
