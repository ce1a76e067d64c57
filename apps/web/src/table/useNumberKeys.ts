import { useRef } from 'react'

const PAUSE = 700

/** Options are numbered from 1; a second digit within a moment makes a longer number: 1, 2 is option 12. */
export function useNumberKeys(count: number, choose: (option: number) => void): (key: string) => boolean {
  const typed = useRef({ number: 0, at: 0 })
  return (key) => {
    const digit = Number(key)
    const now = performance.now()
    const before = now - typed.current.at < PAUSE ? typed.current.number : 0
    const longer = before * 10 + digit
    const number = longer >= 1 && longer <= count ? longer : digit
    if (number < 1 || number > count) return false
    typed.current = { number, at: now }
    choose(number - 1)
    return true
  }
}
