import { useState } from 'react'

/** Whether lines have come that nobody has looked at. */
export function useNews(lines: number, looking: boolean): boolean {
  const [read, setRead] = useState(lines)
  if (looking && read !== lines) setRead(lines)
  return lines > read
}
