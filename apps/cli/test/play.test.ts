import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal, readRecord } from '@dejarik/kernel'
import { logBeside } from '@dejarik/text'
import { describe, expect, test } from 'vitest'
import { command, folder, type Ran } from './command.ts'

function play(lines: readonly string[], ...more: readonly string[]): Promise<Ran & { cwd: string }> {
  const cwd = folder()
  const argv = ['play', '--game', 'pebbles', '--bot', 'random', '--seed', 'table', ...more]
  return command(argv, { cwd, input: `${lines.join('\n')}\n` }).then((ran) => ({ ...ran, cwd }))
}

test('a whole match, and its record', async () => {
  const { code, out, cwd } = await play(['4', '1', 'q'])
  expect(code).toBe(0)
  expect(out).toContain('Pebbles: you are Left, against the random bot.')
  expect(out).toContain('Left decides: Guess the sum of the two shown pebbles. [pb.guess.1]')
  expect(out).toContain('The guess is 4. [pb.guess.1]')
  expect(out).toMatch(/You have (won!|lost\.)/)
  const record = readRecord(readFileSync(join(cwd, 'dejarik-pebbles-table.json'), 'utf8'))
  expect(isRefusal(record) ? record : record.entries).toHaveLength(4)
})

test('with the record of a finished match its log is kept, also when it is looked at again', async () => {
  const { cwd } = await play(['4', '1', 'q'])
  const file = join(cwd, 'dejarik-pebbles-table.json')
  const kept = readFileSync(file, 'utf8')
  expect(logBeside(kept)?.map(({ words }) => words.de)).toContain('Geraten wird 4.')
  await command(['play', '--game', 'pebbles', '--resume', 'dejarik-pebbles-table.json'], { cwd, input: '' })
  expect(readFileSync(file, 'utf8')).toBe(kept)
  const open = await play(['4', 'q'])
  expect(logBeside(readFileSync(join(open.cwd, 'dejarik-pebbles-table.json'), 'utf8'))).toBeNull()
})

test('in German', async () => {
  const { out } = await play(['4', 'q'], '--lang', 'de')
  expect(out).toContain('Steinchen: du spielst Links')
  expect(out).toContain('Links entscheidet: Zeige einen Stein.')
  expect(out).toMatch(/1 {2}\w+stein zeigen/)
})

test('the opponent’s hand stays hidden, one’s own is seen', async () => {
  const { out } = await play(['q'])
  const [, left, right] = /Left\n\s+hand\s+([^\n]+)\nRight\n\s+hand\s+([^\n]+)/.exec(out)!
  expect(left).toMatch(/^\w+ · \w+$/)
  expect(right).toBe('2 hidden')
})

test('a wrong answer is refused with a reason and the question asked again', async () => {
  const { out } = await play(['99', 'perhaps', '4', 'q'])
  expect(out).toContain('The number must be from 0 to 8. [pb.guess.1]')
  expect(out).toContain('Type a number from 0 to 8, or ? for all keys.')
  expect(out).toContain('The guess is 4.')
})

describe('keys', () => {
  test('u takes back, but not what was drawn', async () => {
    const { out } = await play(['u', '4', 'u', '5', 'q'])
    expect(out).toContain('There is nothing to take back yet.')
    expect(out).toContain('Taken back.')
    expect(out).toContain('The guess is 5.')
  })

  test('r shows the rule, l the log, ? the keys', async () => {
    const { out } = await play(['r', 'l', '?', 'q'])
    expect(out).toContain('pb.guess.1 · Showing\n  Left guesses a number from 0 to 8.')
    expect(out.match(/Right draws 2 pebbles\./g)).toHaveLength(2)
    expect(out).toContain('q  quit and save the record')
  })

  test('q saves, and the match can go on later', async () => {
    const { cwd, out } = await play(['4', 'q'])
    expect(out).toContain('npx dejarik play --game pebbles --resume dejarik-pebbles-table.json')
    const argv = ['play', '--game', 'pebbles', '--resume', 'dejarik-pebbles-table.json']
    const again = await command(argv, { cwd, input: '1\n' })
    expect(again.out).toMatch(/You have (won!|lost\.)/)
  })
})

test('a saved match of other rules goes on, and says from where; its file stays as it was', async () => {
  const { cwd } = await play(['4', 'q'])
  const file = join(cwd, 'dejarik-pebbles-table.json')
  const old = readFileSync(file, 'utf8').replace('"rules":"1"', '"rules":"0"')
  writeFileSync(file, old)
  const argv = ['play', '--game', 'pebbles', '--resume', 'dejarik-pebbles-table.json']
  const { code, out } = await command(argv, { cwd, input: '1\n' })
  expect(code).toBe(0)
  expect(out).toContain('it goes on from decision 1 of 1')
  expect(out).toMatch(/You have (won!|lost\.)/)
  expect(readFileSync(file, 'utf8')).toBe(old)
  expect(out).toContain('dejarik-pebbles-table-rules-1.json')
})
