import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitmentOf, Match, writeRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { keptPages } from '@dejarik/text'
import { pebbles } from '@dejarik/text/pebbles'
import { describe, expect, test } from 'vitest'
import { command, folder } from './command.ts'

const cwd = folder()
const seed = 'replay'

/** A finished match: Left guesses 4, each shows the first pebble, Right adds nothing. */
function played(): Match {
  const match = Match.start(pebbles, {}, seed)
  for (const [seat, answer] of [
    [0, 4],
    [0, [0]],
    [1, [0]],
    [1, 1],
  ] as const)
    match.answer(seat, answer)
  return match as Match
}

function save(name: string, proofs: object = {}): string {
  const record = { ...JSON.parse(writeRecord(played().record)), ...proofs }
  writeFileSync(join(cwd, name), JSON.stringify(record))
  return name
}

/** The log of that match, as it is kept beside its record. */
function kept(): readonly string[] {
  const match = accepted(Match.restore(pebbles, played().record, { log: true }))
  return [...keptPages(pebbles, match.log)]
}

test('a match is told in sentences, secrets included', async () => {
  const { out } = await command(['replay', save('told.json')], { cwd })
  expect(out).toMatch(/^Pebbles, 4 decisions\. Won by (Left|Right) \[pb\.win\.1\]\.\n/)
  expect(out).toMatch(/ 0 {2}Left draws \w+ and \w+\. {2}\[pb\.deal\.1\]/)
  expect(out).toContain('1  The guess is 4.  [pb.guess.1]')
})

test('in German as well', async () => {
  const { out } = await command(['replay', save('erzählt.json'), '--lang', 'de'], { cwd })
  expect(out).toContain('Steinchen, 4 Entscheidungen.')
  expect(out).toContain('Geraten wird 4.')
})

test('--at shows the table and what is asked there', async () => {
  const file = save('at.json')
  const { out } = await command(['replay', file, '--at', '1'], { cwd })
  expect(out).toContain('guess  4')
  expect(out).toContain('Left: Show a pebble. [pb.show.1]')
  const { out: text } = await command(['replay', file, '--at', '1', '--json'], { cwd })
  expect(JSON.parse(text)).toMatchObject({
    n: 1,
    picture: { guess: 4 },
    asked: [{ seat: 'Left', rule: 'pb.show.1' }],
  })
})

describe('a record that no longer folds', () => {
  test('is told by the log that lies beside it, after a sentence that says why', async () => {
    const file = save('older.json', { rules: '0', log: kept() })
    const { out, code } = await command(['replay', file], { cwd })
    expect(code).toBe(0)
    expect(out).toMatch(/^This record was played under rules version 0.* Its log was kept with the match:\n/)
    expect(out).toContain('1  The guess is 4.  [pb.guess.1]')
    const german = await command(['replay', file, '--lang', 'de'], { cwd })
    expect(german.out).toContain('Das Protokoll wurde mit der Partie aufgehoben:')
    expect(german.out).toContain('Geraten wird 4.')
    const { out: text } = await command(['replay', file, '--json'], { cwd })
    expect(JSON.parse(text)).toMatchObject({ game: 'pebbles', rules: '0', folds: false })
    expect(JSON.parse(text).log).toContainEqual({ n: 1, rule: 'pb.guess.1', sentence: 'The guess is 4.' })
  })

  test('has neither a table nor a proof, and says so', async () => {
    const file = save('older-table.json', { rules: '0', log: kept() })
    for (const flag of [['--at', '1'], ['--verify']]) {
      const { code, err } = await command(['replay', file, ...flag], { cwd })
      expect(code).toBe(2)
      expect(err).toContain('rules version 0')
    }
  })

  test('without a log there is only the sentence', async () => {
    const { code, err } = await command(['replay', save('bare.json', { rules: '0' })], { cwd })
    expect(code).toBe(2)
    expect(err).toContain('rules version 0')
  })
})

test('a pasted record is read from standard input', async () => {
  const { out } = await command(['replay', '-', '--json'], { input: writeRecord(played().record) })
  expect(JSON.parse(out)).toMatchObject({ game: 'pebbles', decisions: 4, over: true })
})

describe('--verify', () => {
  const outcome = played().outcome

  test('the committed seed and the true outcome hold', async () => {
    const file = save('true.json', { commitment: commitmentOf(seed), outcome })
    const { code, out } = await command(['replay', file, '--verify', '--json'], { cwd })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ verified: true, commitment: true, claimedOutcome: true })
  })

  test('another seed than the committed one does not', async () => {
    const file = save('loaded.json', { commitment: commitmentOf('another') })
    const { code, err } = await command(['replay', file, '--verify'], { cwd })
    expect(code).toBe(2)
    expect(err).toContain('its seed is not the one that was committed to')
  })

  test('nor another winner', async () => {
    const file = save('lie.json', { outcome: { ...outcome, winners: [1 - outcome!.winners[0]] } })
    const { code, out, err } = await command(['replay', file, '--verify', '--json'], { cwd })
    expect(code).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ verified: false, claimedOutcome: false })
    expect(err).toContain('but its answers lead to')
  })

  test.each([
    [{ commitment: 7 }, 'its seed is not the one that was committed to'],
    [{ commitment: null }, 'its seed is not the one that was committed to'],
    [{ outcome: 'won' }, 'it claims the outcome "won", but its answers lead to'],
    [{ outcome: { winners: 'all' } }, 'but its answers lead to'],
  ])('proofs that are none prove nothing: %j', async (proofs, said) => {
    const { code, err } = await command(['replay', save('none.json', proofs), '--verify'], { cwd })
    expect(code).toBe(2)
    expect(err).toContain(said)
  })

  test('a record without proofs says so', async () => {
    const { code, out } = await command(['replay', save('plain.json'), '--verify'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain('It carries no commitment')
  })
})
