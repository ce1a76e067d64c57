import { useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '../TableContext.tsx'
import { thingOfCard, thingOfDie } from '../things.ts'
import './beams.css'

interface Line {
  readonly path: string
  readonly head: string
  readonly first: boolean
}

/** Lines from the die to everybody it could hit; the one who is harmed most by the solid one. */
export function Beams() {
  const { aim, blows, question } = useTable()
  const layer = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const targets =
    aim === null
      ? ''
      : blows
          .filter(({ isOwn, what }) => !isOwn || what === 'shields')
          .map(({ card }) => card)
          .join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: things stand still as long as the question is the same
  useLayoutEffect(() => {
    const from = aim === null ? null : placeOf(layer.current, thingOfDie(aim.die))
    if (from === null || targets === '') {
      setLines([])
      return
    }
    setLines(
      targets.split(' ').flatMap((card, i) => {
        const to = placeOf(layer.current, thingOfCard(Number(card)))
        return to === null ? [] : [lineTo(from, to, i === 0)]
      }),
    )
  }, [aim?.die, targets, question])
  return (
    <svg ref={layer} className="sd-beams" aria-hidden="true">
      {lines.map(({ path, head, first }) => (
        <g key={path} data-first={first}>
          <path d={path} />
          <path className="sd-beam-head" d={head} />
        </g>
      ))}
    </svg>
  )
}

/** Where a thing lies on the layer. */
function placeOf(layer: SVGSVGElement | null, thing: string): DOMRect | null {
  const board = layer?.closest('.sd-board')
  const at = board?.querySelector(`.sd-table [data-thing="${thing}"]`)
  if (layer === null || at === null || at === undefined) return null
  const [{ x, y }, box] = [layer.getBoundingClientRect(), at.getBoundingClientRect()]
  return new DOMRect(box.x - x, box.y - y, box.width, box.height)
}

/** How far the head of an arrow reaches from the edge of what it points at. */
const HEAD = 11

function lineTo(from: DOMRect, to: DOMRect, first: boolean): Line {
  const up = to.y < from.y
  const start = { x: from.x + from.width / 2, y: up ? from.top : from.bottom }
  const end = { x: to.x + to.width * 0.72, y: up ? to.bottom + HEAD : to.top - HEAD }
  const bend = (end.y - start.y) * 0.6
  const tip = up ? end.y - HEAD : end.y + HEAD
  return {
    first,
    path: `M${start.x} ${start.y}C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y}`,
    head: `M${end.x - 7} ${end.y}L${end.x + 7} ${end.y}L${end.x} ${tip}Z`,
  }
}
