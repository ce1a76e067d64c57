/** Sentences for people: questions, options and the log by their keys. */
import type { Ask, Language, LogEntry, Message, Option } from '@dejarik/kernel'
import { factName, findCard } from './facts/index.ts'
import type { View } from './view.ts'

export function nameOf(id: string, language: Language): string {
  const [what, key = ''] = id.split(':')
  return (what === 'card' ? findCard(key)?.name[language] : factName(id, language)) ?? id
}

export function sayAsk(_view: View, ask: Pick<Ask, 'what' | 'about'>): Message {
  return { key: `ask.${ask.what}` }
}

export function sayOption(_view: View, option: Option): Message {
  return { key: `option.${option.do}` }
}

export function sayLog(entry: LogEntry): Message {
  return { key: `log.${entry.what}` }
}
