import { useEffect, useState } from 'react'

/** Minutes and seconds since it came into sight, or that are left of `upTo`. */
export function Seconds({ upTo }: { upTo?: number }) {
  const [since] = useState(() => performance.now())
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const gone = Math.round((now - since) / 1000)
  const seconds = upTo === undefined ? gone : Math.max(0, upTo - gone)
  return (
    <span className="foyer-seconds" role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
