import { type Context, createContext, type ReactNode, useContext } from 'react'
import type { ThingTable } from './table.ts'
import { ChoicesProvider } from './thing/Choices.tsx'

const ThingTableContext = createContext<ThingTable | null>(null)

/** The board that a thing lies on, whichever game it is of. */
export function useThingTable(): ThingTable {
  return given(useContext(ThingTableContext))
}

/** What every part of a game's board needs to know: who gives it, and how its parts get at it. */
export function boardContext<T extends ThingTable>() {
  const context: Context<T | null> = createContext<T | null>(null)
  function TableProvider({ value, children }: { value: T; children: ReactNode }) {
    return (
      <ThingTableContext value={value}>
        <context.Provider value={value}>
          <ChoicesProvider table={value}>{children}</ChoicesProvider>
        </context.Provider>
      </ThingTableContext>
    )
  }
  return { TableProvider, useTable: (): T => given(useContext(context)), TableContext: context }
}

function given<T>(table: T | null): T {
  if (table === null) throw new Error('a part of the board was drawn outside of a board')
  return table
}
