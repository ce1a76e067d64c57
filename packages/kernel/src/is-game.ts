import type { Game } from './api.ts'
import { isFields } from './schema.ts'

/** Whether a module that was loaded by its address holds a game here. What it does in play is its own to answer for. */
export function isGame(value: unknown): value is Game {
  return (
    isFields(value) &&
    typeof value.id === 'string' &&
    typeof value.rulesVersion === 'string' &&
    typeof value.readOptions === 'function' &&
    typeof value.setup === 'function' &&
    isFields(value.steps)
  )
}
