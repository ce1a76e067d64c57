import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { command } from './command.ts'

const pebbles = ['simulate', '--game', 'pebbles', '--matches', '40', '--seed', 'spring', '--json']

test('reports one JSON object', async () => {
  const { code, out, err } = await command([...pebbles, '--workers', '1'])
  const report = JSON.parse(out)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(Object.keys(report)).toEqual([
    'game',
    'matches',
    'decisions',
    'seconds',
    'decisionsPerSecond',
    'wins',
    'hash',
    'errors',
  ])
  expect(report).toMatchObject({ game: 'pebbles', matches: 40, decisions: 160, errors: 0 })
  expect(report.wins.left + report.wins.right).toBe(40)
})

test('the number of workers changes nothing', async () => {
  const [one, three] = await Promise.all([
    command([...pebbles, '--workers', '1']),
    command([...pebbles, '--workers', '3']),
  ])
  expect(JSON.parse(three.out)).toMatchObject({
    hash: JSON.parse(one.out).hash,
    wins: JSON.parse(one.out).wins,
  })
})

test('another seed plays other matches', async () => {
  const other = pebbles.with(pebbles.indexOf('spring'), 'autumn')
  const [a, b] = await Promise.all([command(pebbles), command(other)])
  expect(JSON.parse(a.out).hash).not.toBe(JSON.parse(b.out).hash)
})

test('bots that swap seats are counted by name', async () => {
  const { out } = await command([...pebbles, '--bots', 'greedy,random', '--swap'])
  const { wins } = JSON.parse(out)
  expect(Object.keys(wins)).toEqual(['greedy', 'random', 'draw'])
  expect(wins.greedy + wins.random).toBe(40)
})

test('a bug in the rules is counted, and its record is saved', async () => {
  const { code, out, err } = await command([...pebbles.with(2, 'cracked')])
  const { errors, records } = JSON.parse(out)
  expect(code).toBe(1)
  expect(errors).toBeGreaterThan(0)
  expect(existsSync(records[0])).toBe(true)
  expect(err).toContain('A bug in our rules of cracked: the pebble is cracked.')
})
