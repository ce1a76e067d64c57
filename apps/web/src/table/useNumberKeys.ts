import { useRef } from 'react'

const PAUSE = 700

/**
 * Options are numbered from 1; a second digit within a moment makes a longer number: 1, 2 is option 12. Not across
 * questions: who answers the first with 1 and the second with 2 is quick, not fond of 12.
 */
export function useNumberKeys(
  question: string,
  count: number,
  choose: (option: number) => void,
): (key: string, at: number) => boolean {
  const typed = useRef({ question, number: 0, at: 0 })
  return (key, at) => {
    const digit = Number(key)
    // By when the keys were pressed, not when the page comes to them: drawing may take its time in between.
    const goesOn = typed.current.question === question && at - typed.current.at < PAUSE
    const before = goesOn ? typed.current.number : 0
    const longer = before * 10 + digit
    const number = longer >= 1 && longer <= count ? longer : digit
    if (number < 1 || number > count) return false
    typed.current = { question, number, at }
    choose(number - 1)
    return true
  }
}
