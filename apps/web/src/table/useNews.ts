import { useState } from 'react'

/** How many lines have come that nobody has looked at. */
export function useNews(lines: number, looking: boolean): number {
  const [read, setRead] = useState(lines)
  // What was taken back need not be read.
  if ((looking && read !== lines) || lines < read) setRead(lines)
  return Math.max(0, lines - read)
}
