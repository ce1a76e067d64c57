import { factsOf, SEAT_NAMES } from '@dejarik/destiny'
import { never } from '@dejarik/kernel'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { FoeMark, OwnMark, Resource, Shield } from '../../../symbols/index.ts'
import { DieFace } from '../dice/DieFace.tsx'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { Picture } from '../portraits/Picture.tsx'
import { useTable } from '../TableContext.tsx'
import { poolOf, thingOfCard, thingOfDie, thingOfSeat } from '../things.ts'
import type { Shows } from './beats.ts'
import './beats.css'

/** What happens, drawn where it happens, over a table that does not move. */
export function BeatLayer() {
  const { shows, motion } = useTable()
  const layer = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<DOMRect | null>(null)
  const [to, setTo] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    setAt(shows === null ? null : placeOf(thingShown(shows), layer.current))
    setTo(
      shows?.what === 'resolved' && shows.to !== null && motion > 0
        ? placeOf(thingOfCard(shows.to), layer.current)
        : null,
    )
  }, [shows, motion])
  return (
    <div ref={layer} className="sd-beats" aria-hidden="true">
      {shows !== null && (
        <div
          key={keyOf(shows)}
          className="sd-beat name"
          data-what={shows.what}
          data-flies={at !== null && to !== null}
          style={
            at === null
              ? { left: '50%', top: '46%' }
              : {
                  left: at.x + at.width / 2,
                  top: at.y + at.height / 2,
                  ...(to !== null && flight(at, to, motion)),
                }
          }
        >
          <Shown shows={shows} />
        </div>
      )}
    </div>
  )
}

function Shown({ shows }: { shows: Shows }) {
  const { me, say, speaker, language } = useTable()
  switch (shows.what) {
    case 'paid':
    case 'lost':
      return (
        <>
          <Resource size="1em" />−{shows.amount}
        </>
      )
    case 'gained':
      return (
        <>
          <Resource size="1em" />+{shows.amount}
        </>
      )
    case 'resolved':
      return (
        <>
          <SymbolSign symbol={shows.symbol} size="1em" />
          {shows.value > 0 && shows.value}
        </>
      )
    case 'rolled':
      return <Rolled shows={shows} />
    case 'removed':
      return <>{say('beat.removed', { count: shows.dice.length })}</>
    case 'damage':
      return <>−{shows.amount}</>
    case 'healed':
      return <>+{shows.amount}</>
    case 'blocked':
      return (
        <>
          <Shield size="1em" />
          {say('beat.blocked', { amount: shows.amount })}
        </>
      )
    case 'shield':
      return (
        <>
          <Shield size="1em" />+{shows.amount}
        </>
      )
    case 'defeated':
      return <>{say('aim.defeated')}</>
    case 'played':
    case 'activated':
    case 'claimed':
      return (
        <>
          <span className="sd-beat-picture">
            <Picture kind={shows.kind} />
          </span>
          <span>
            <small>
              {shows.seat === me ? <OwnMark size="0.8em" /> : <FoeMark size="0.8em" />}
              {speaker.seat(SEAT_NAMES[shows.seat])} {say(`beat.${shows.what}`)}
            </small>
            {factsOf(shows.kind).name[language]}
          </span>
        </>
      )
    default:
      return never(shows)
  }
}

function keyOf(shows: Shows): string {
  return JSON.stringify(shows)
}

function thingShown(shows: Shows): string | null {
  switch (shows.what) {
    case 'paid':
    case 'gained':
    case 'lost':
      return thingOfSeat(shows.seat)
    case 'rolled':
      return poolOf(shows.seat)
    case 'resolved':
    case 'removed':
      return shows.dice[0] === undefined ? null : thingOfDie(shows.dice[0])
    case 'damage':
    case 'blocked':
    case 'shield':
    case 'healed':
    case 'defeated':
      return thingOfCard(shows.card)
    case 'played':
    case 'activated':
    case 'claimed':
      return null
    default:
      return never(shows)
  }
}

/** From where it lies to the middle of whom it is for. */
function flight(at: DOMRect, to: DOMRect, motion: number): CSSProperties {
  return {
    '--dx': `${to.x + to.width / 2 - at.x - at.width / 2}px`,
    '--dy': `${to.y + to.height / 2 - at.y - at.height / 2}px`,
    animationDuration: `${motion * FLIGHT}ms`,
  }
}

/** A flight lasts as long as so many movements of the board. */
const FLIGHT = 2.6

/** What came up: whose dice, and their sides. */
function Rolled({ shows: { seat, faces, again } }: { shows: Extract<Shows, { what: 'rolled' }> }) {
  const { me, say } = useTable()
  return (
    <>
      <small>
        {seat === me ? <OwnMark size="0.8em" /> : <FoeMark size="0.8em" />}
        {say(again ? 'beat.rerolled' : 'beat.rolled')}
      </small>
      {faces.map(({ kind, side }, i) => {
        const { die, color } = factsOf(kind)
        const shown = die?.[side]
        // biome-ignore lint/suspicious/noArrayIndexKey: dice in the order of the roll
        return shown === undefined ? null : <DieFace key={i} side={shown} color={color} size="34px" />
      })}
    </>
  )
}

/** Where it happens: where the thing lies; null for what has no place of its own. */
function placeOf(thing: string | null, layer: HTMLElement | null): DOMRect | null {
  const it = layer
    ?.closest('.sd-board')
    ?.querySelector(`.sd-table :is([data-thing="${thing}"], [data-pool="${thing}"])`)
  if (thing === null || layer === null || it === null || it === undefined) return null
  const [{ x, y }, box] = [layer.getBoundingClientRect(), it.getBoundingClientRect()]
  return new DOMRect(box.x - x, box.y - y, box.width, box.height)
}
