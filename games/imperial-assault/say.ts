/** Questions, options and log entries as messages of the catalogue. */
import type { Ask, LogEntry, Message, Option } from '@dejarik/kernel'
import type { View } from './view.ts'

export { nameOf } from './text/names.ts'

export function sayAsk(_view: View, { what }: Pick<Ask, 'what' | 'about'>): Message {
  return { key: `ask.${what}` }
}

export function sayOption(_view: View, option: Option): Message {
  return { key: `option.${option.do}` }
}

export function sayLog({ what }: LogEntry): Message {
  return { key: `log.${what}` }
}
