import type { MessageArg, RuleId } from './api.ts'

/** No, with its reason: a key of the catalogue (`refusal.<key>`), what goes into it, and the rule behind it. */
export interface Refusal {
  readonly refused: string
  readonly args?: { readonly [name: string]: MessageArg }
  readonly rule?: RuleId
}

export function refuse(key: string, rule?: RuleId, args?: Refusal['args']): Refusal {
  return { refused: key, ...(rule !== undefined && { rule }), ...(args !== undefined && { args }) }
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' && value !== null && 'refused' in value && typeof value.refused === 'string'
  )
}
