import { keepsItsNumbers, keepsItsRecords } from '@dejarik/kernel/play'
import { test } from 'vitest'
import { xwing } from '../../index.ts'
import { numbers } from './numbers.ts'
import { tables } from './tables.ts'

const folder = new URL('./', import.meta.url)

test('recorded matches come to the states that they always have', { timeout: 120_000 }, () => {
  keepsItsRecords(xwing, tables, folder)
})

test('what stored states name by number still has this number', () => {
  keepsItsNumbers(xwing, numbers, folder)
})
