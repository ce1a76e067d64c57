import { type BuilderTable, useBuilderTable } from '../../../build/BuilderContext.tsx'
import { type Say, wordsIn } from './text/index.ts'

/** What every builder has, with X-Wing's own words. */
export function useBuilder(): BuilderTable & { readonly say: Say } {
  const table = useBuilderTable()
  return { ...table, say: wordsIn(table.language) }
}
