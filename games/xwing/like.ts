/** What is interchangeable: obstacles of one outline, or devices of a kind, that are still to be placed. */
import type { Option } from '@dejarik/kernel'
import type { State } from './state.ts'

export function like(_s: State, option: Option): string | undefined {
  return 'type' in option && typeof option.type === 'string' ? option.type : undefined
}
