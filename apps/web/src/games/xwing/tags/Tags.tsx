import { MM } from '@dejarik/xwing/geometry'
import { printed } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { oddsAfter } from '../attack/odds-after.ts'
import { short, WIDTH } from '../mat/projection.ts'
import { oddsInWords } from '../questions/difference.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfObject } from '../things.ts'
import { TokenSign } from '../tokens/TokenSign.tsx'
import type { Box } from './lay-tags.ts'
import { COUNT, INITIATIVE, TAG_HEIGHT, TEXT_AT, TOKEN, tagWidth, textWidth } from './tag-size.ts'
import type { Tag } from './useTags.ts'
import './tag.css'

/** Initiative, call sign and tokens of each ship, outside of its group on a line. */
export function Tags({ tags, unit, inHand }: { tags: readonly Tag[]; unit: number; inHand: number | null }) {
  return (
    <g className="xw-tags">
      {tags.map((tag) => (
        <Leader key={tag.ship.id} tag={tag} />
      ))}
      {tags.map((tag) => (
        <Worn key={tag.ship.id} tag={tag} unit={unit} />
      ))}
      {tags.map((tag) => (
        <OneTag key={tag.ship.id} tag={tag} unit={unit} isInHand={tag.ship.id === inHand} />
      ))}
    </g>
  )
}

function OneTag({ tag, unit, isInHand }: { tag: Tag; unit: number; isInHand: boolean }) {
  const { view, me, isPhone, looked, deeds, lit } = useTable()
  const { ship, sign, box } = tag
  const thing = thingOfObject(ship.id)
  // On a phone only of those whom the moment is about: there is no room for all.
  const isWhole = !isPhone || isInHand || looked === ship.id || view.active === ship.id
  const held = isWhole ? tag.held : []
  const width = tagWidth({ sign, hasInitiative: isWhole, counts: held.map(({ count }) => count) })
  const textAt = isWhole ? INITIATIVE + 4 : TEXT_AT
  return (
    <g
      className="xw-tag"
      data-whose={ship.seat === me ? 'own' : 'foe'}
      data-held={looked === ship.id}
      data-active={view.active === ship.id || isInHand}
      data-can={deeds.has(thing)}
      data-lit={lit.has(thing)}
      transform={`translate(${short(leftOf(tag, width * unit))} ${short(box.y - box.height / 2)}) scale(${short(unit)})`}
    >
      <rect className="xw-tag-plate" width={short(width)} height={TAG_HEIGHT} rx="4" />
      {isWhole && (
        <>
          <path className="xw-tag-initiative" d="M3 6.500L10.5 2.5L18 6.500V13.500L10.5 17.5L3 13.500Z" />
          <text className="xw-tag-number number" x="10.5" y="14.5">
            {ship.initiative}
          </text>
        </>
      )}
      <text className="xw-tag-sign" x={textAt} y="15">
        {sign}
      </text>
      <g transform={`translate(${short(textAt + textWidth(sign) + 3)} ${TAG_HEIGHT / 2})`}>
        {held.map(({ sign: token, count }, at) => {
          const x = held.slice(0, at).reduce((sum, one) => sum + TOKEN + (one.count > 1 ? COUNT : 0), 0)
          return (
            <g key={token} transform={`translate(${x + TOKEN / 2} 0)`}>
              <TokenSign sign={token} />
              {count > 1 && (
                <text className="xw-tag-count number" x={TOKEN / 2} y="5">
                  {count}
                </text>
              )}
            </g>
          )
        })}
      </g>
    </g>
  )
}

/** Who can be attacked wears the odds of it, on the far side of the tag. */
function Worn({ tag: { ship, box, base }, unit }: { tag: Tag; unit: number }) {
  const { view, state, options, lit, language } = useTable()
  const best = useMemo(() => {
    const odds = options.flatMap((option) => {
      if (option.do !== 'attack' || option.defender !== ship.id) return []
      return oddsAfter(view, state, option) ?? []
    })
    return odds.toSorted((a, b) => b.damage - a.damage)[0]
  }, [options, view, state, ship.id])
  if (best === undefined) return null
  const text = oddsInWords(best, language)
  const width = textWidth(text) * 0.88 + 14
  const half = (width * unit) / 2
  const x = Math.max(half, Math.min(WIDTH - half, box.x))
  const isBelow = box.y > base.y
  return (
    <g
      className="xw-tag-odds"
      data-lit={lit.has(thingOfObject(ship.id))}
      transform={`translate(${short(x - half)} ${short(box.y + (isBelow ? box.height / 2 + 2 * unit : -box.height / 2 - 22 * unit))}) scale(${short(unit)})`}
    >
      <rect width={short(width)} height="20" rx="4" />
      <text x={width / 2} y="14.5">
        {text}
      </text>
    </g>
  )
}

/** A tag that is wider than its place grows away from its ship. */
function leftOf({ box, base }: Tag, width: number): number {
  const side = box.x - base.x
  if (Math.abs(side) < base.width / 2) return box.x - width / 2
  return side > 0 ? box.x - box.width / 2 : box.x + box.width / 2 - width
}

/** From the border of the base to the nearest side of the tag. */
function Leader({ tag }: { tag: Tag }) {
  const { me, to } = useTable()
  const { ship, base, box } = tag
  const end = nearestOn(box, base)
  const start = borderOf(ship, to.turn(ship.pose.a), end.x - base.x, end.y - base.y)
  return (
    <path
      className="xw-tag-line"
      data-whose={ship.seat === me ? 'own' : 'foe'}
      d={`M${short(base.x + start.x)} ${short(base.y + start.y)}L${short(end.x)} ${short(end.y)}`}
    />
  )
}

function nearestOn({ x, y, width, height }: Box, to: Box): { x: number; y: number } {
  return {
    x: Math.max(x - width / 2, Math.min(x + width / 2, to.x)),
    y: Math.max(y - height / 2, Math.min(y + height / 2, to.y)),
  }
}

/** Where a ray from the middle leaves the turned base. */
function borderOf(ship: Tag['ship'], turn: number, dx: number, dy: number): { x: number; y: number } {
  const { base } = printed(ship)
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const across = Math.abs(dx * cos + dy * sin) / (base.halfWidth / MM)
  const along = Math.abs(dy * cos - dx * sin) / (base.halfLength / MM)
  const far = 1 / Math.max(across, along, 1e-6)
  return far >= 1 ? { x: dx, y: dy } : { x: dx * far, y: dy * far }
}
