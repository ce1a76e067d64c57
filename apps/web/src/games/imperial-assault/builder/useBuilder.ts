import { type BuilderTable, useBuilderTable } from '../../../build/BuilderContext.tsx'
import { type Say, says } from './text/index.ts'

/** What every builder has, with Imperial Assault's own words. */
export function useBuilder(): BuilderTable & { readonly say: Say } {
  const table = useBuilderTable()
  return { ...table, say: says[table.language] }
}
