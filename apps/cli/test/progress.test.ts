import { expect, test } from 'vitest'
import { Progress } from '../src/progress.ts'

function drawn(isTTY: boolean): string {
  let text = ''
  const progress = new Progress({ write: (part) => (text += part), isTTY, columns: 60 }, 'pebbles', 4)
  progress.at(1)
  progress.at(4)
  progress.end()
  return text
}

test('a terminal sees the bar fill and go', () => {
  const text = drawn(true)
  expect(text).toContain('pebbles ███████░')
  expect(text).toContain('4/4')
  expect(text.endsWith('\r\u001b[2K')).toBe(true)
})

test('a pipe sees nothing', () => {
  expect(drawn(false)).toBe('')
})
