import { keepsItsRecords } from '@dejarik/kernel/play'
import { test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { tables } from './tables.ts'

test('recorded matches come to the states that they always have', { timeout: 120_000 }, () => {
  keepsItsRecords(deckbuilding, tables, new URL('./', import.meta.url))
})
