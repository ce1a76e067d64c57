import { createContext, useContext } from 'react'

/** Tells the frame where in the prompt a board may put its own ways to answer. */
export const FrameContext = createContext<(place: HTMLElement | null) => void>(() => {})

export function useAnswering(): (place: HTMLElement | null) => void {
  return useContext(FrameContext)
}
