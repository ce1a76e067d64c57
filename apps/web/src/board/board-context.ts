import { type Context, createContext, useContext } from 'react'

/** What every part of a board needs to know: the context that holds it, and how its parts get at it. */
export function boardContext<T>(): [Context<T | null>, () => T] {
  const context = createContext<T | null>(null)
  const useBoard = (): T => {
    const table = useContext(context)
    if (table === null) throw new Error('a part of the board was drawn outside of a board')
    return table
  }
  return [context, useBoard]
}
