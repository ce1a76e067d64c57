import { expect, test } from 'vitest'
import { command } from './command.ts'

const COMMANDS = [
  ['play'],
  ['simulate'],
  ['selfcheck'],
  ['golden'],
  ['scenario'],
  ['replay'],
  ['rules'],
  ['rules', 'coverage'],
  ['cards'],
  ['odds'],
  ['squad'],
  ['map'],
  ['mission'],
  ['bench'],
]

test.each(COMMANDS)('%s %s has help with an example', async (...argv) => {
  const { code, out, err } = await command([...argv.filter((word) => word !== undefined), '--help'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/Examples?:\n {2}\$ npx dejarik /)
})

test('without a command the help is shown, with the games on offer', async () => {
  const { code, out } = await command([])
  expect(code).toBe(0)
  expect(out).toContain('Games: pebbles, cracked')
})
