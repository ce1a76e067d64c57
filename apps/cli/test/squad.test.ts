import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { READY_SQUADS, readXws, shareCode, writeList, xwsText } from '@dejarik/xwing/build'
import { describe, expect, test } from 'vitest'
import { command } from './command.ts'

const [{ squad: SQUAD }] = READY_SQUADS

function file(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'squad-')), 'squad.txt')
  writeFileSync(path, text)
  return path
}

describe('dejarik squad', () => {
  test('reads files, lists and codes, and says that a squad is legal', async () => {
    for (const text of [xwsText(SQUAD), writeList(SQUAD, 'de'), shareCode(SQUAD)]) {
      const { code, out } = await command(['squad', file(text)])
      expect(out).toMatch(/legal, 20 of 20 points by the list 2024-09-06/)
      expect(code).toBe(0)
    }
  })

  test('says what is wrong, and how to mend it; the exit code tells scripts', async () => {
    const { code, out } = await command([
      'squad',
      file(xwsText({ ...SQUAD, ships: SQUAD.ships.slice(0, 2) })),
    ])
    expect(out).toMatch(/not legal/)
    expect(out).toMatch(/only 2 ships; it needs at least 3\. Add ships/)
    expect(code).toBe(2)
  })

  test('what was left out keeps a squad from being legal', async () => {
    const { out } = await command(['squad', file(`${writeList(SQUAD, 'en')}\n- No Such Upgrade\n`), '--json'])
    const [told] = JSON.parse(out)
    expect(told).toMatchObject({ legal: false, list: '2024-09-06', limit: 20 })
    expect(told.notes).toContainEqual(expect.objectContaining({ means: 'lost' }))
  })

  test('a first-edition file is recognised as such', async () => {
    const old = JSON.stringify({
      version: '0.3.0',
      faction: 'rebel',
      pilots: [{ name: 'lukeskywalker', upgrades: { amd: ['r2d2'] } }],
    })
    const { code, out } = await command(['squad', file(old)])
    expect(out).toMatch(/first edition/)
    expect(code).toBe(2)
  })

  test('checks by another list and limit', async () => {
    const { out } = await command(['squad', file(xwsText(SQUAD)), '--list', 'XWA-50P-2.0', '--json'])
    expect(JSON.parse(out)[0]).toMatchObject({ list: 'xwa-50p-2.0', limit: 50 })
    const limited = await command(['squad', file(xwsText(SQUAD)), '--limit', '19', '--json'])
    expect(JSON.parse(limited.out)[0]).toMatchObject({ legal: false, limit: 19 })
  })

  test('converts', async () => {
    const { out } = await command(['squad', file(shareCode(SQUAD)), '--as', 'xws'])
    const { squad } = readXws(out)
    expect(squad?.ships.map(({ pilot }) => pilot)).toEqual(SQUAD.ships.map(({ pilot }) => pilot))
    expect(squad?.ships[0].upgrades.toSorted()).toEqual(SQUAD.ships[0].upgrades.toSorted())
    const list = await command(['squad', file(xwsText(SQUAD)), '--as', 'list', '-l', 'de'])
    expect(list.out).toContain('Rebellen')
    expect(list.out).toContain('Treffsicherheit')
  })
})

test('simulate --save writes a record for every match', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'records-')), 'new')
  const { code } = await command([
    'simulate',
    '--game',
    'pebbles',
    '--matches',
    '3',
    '--workers',
    '1',
    '--save',
    folder,
  ])
  expect(code).toBe(0)
  const records = [1, 2, 3].map((n) => JSON.parse(readFileSync(join(folder, `match-000${n}.json`), 'utf8')))
  expect(new Set(records.map(({ seed }) => seed)).size).toBe(3)
})
