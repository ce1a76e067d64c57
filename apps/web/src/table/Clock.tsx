import type { Seat } from '@dejarik/kernel'
import { useEffect, useState } from 'react'
import type { ClockState } from '../session/session.ts'
import { Clock as ClockMark } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import './clock.css'

const SCARCE = 30_000

/** Time left for one seat, running if it decides. */
export function Clock({ clock, seat }: { clock: ClockState; seat: Seat }) {
  const say = useWords()
  const running = clock.running.includes(seat)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  const spent = running ? Math.max(0, now - clock.at) : 0
  const left = Math.max(0, (clock.left[seat] ?? 0) - spent)
  return (
    <span className="clock number" data-scarce={left < SCARCE} role="timer" aria-label={say('table.clock')}>
      <ClockMark size="0.9em" />
      {written(left)}
    </span>
  )
}

/** 1:05:09, 12:34, 0:07. */
export function written(millis: number): string {
  const seconds = Math.ceil(millis / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
